"""What is printed, and its loading."""
