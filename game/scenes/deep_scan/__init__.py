"""Deep Scan at the table: what is asked, told and shown of it."""
