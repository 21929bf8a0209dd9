"""Pages other than the table: languages, settings, accessibility."""
