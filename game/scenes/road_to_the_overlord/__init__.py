"""Road to the Overlord at the table: what is asked, told and shown of it."""
