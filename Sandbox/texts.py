"""Texts as searches compare them."""

import unicodedata


def folded(text):
    """Small letters without accents, to compare."""
    decomposed = unicodedata.normalize("NFKD", text.casefold().strip())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))
