"""What would come of a table or a plan, foretold without dice; view, minds and scenes ask."""
