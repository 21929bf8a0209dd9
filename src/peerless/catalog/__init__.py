"""Heroes and boards: reading, checking and compiling them."""

from peerless.catalog.content import Content, load_content
from peerless.catalog.settings import Settings

__all__ = ["Content", "Settings", "load_content"]
