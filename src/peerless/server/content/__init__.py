"""The processes that check and compile homebrew."""
