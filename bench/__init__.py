"""Random-play speed of this engine beside other engines: ``python -m bench``."""
