"""The pages of the settings: how it runs, looks, sounds; keys, folders; pause and title ask."""
