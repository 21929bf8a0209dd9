"""Capitals at the beginning of a sentence."""


def upper_first(text: str) -> str:
    text = text.lstrip()
    return text[:1].upper() + text[1:]
