"""Random-play speed of this engine compared with others: ``python -m bench``."""
