"""Pages beside the table: languages, settings, accessibility."""
