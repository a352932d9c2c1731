"""Who plays here: what is remembered, medals, profiles; seats, tables and the title ask."""
