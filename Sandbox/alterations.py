"""Faults that change what the JSON of an answer says."""

import copy
import itertools
import re
from datetime import timedelta

from hostile_texts import SETS
from world import instant, iso

_INSTANT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")
_COUNTS = ("count", "total")


def with_texts(value, texts, name):
    """`value` with one of a set's texts, in turn, for every string under one of the keys `texts`; for
    every string of all where `texts` is None."""
    turn = itertools.cycle(SETS[name])

    def walk(value, is_text):
        if isinstance(value, dict):
            return {
                key: walk(inner, texts is None or key in texts) for key, inner in value.items()
            }
        if isinstance(value, list):
            return [walk(inner, is_text) for inner in value]
        return next(turn) if is_text and isinstance(value, str) else value

    return walk(value, False)


def resized(value, rows):
    """`value` with so many elements in each outermost list, ids made distinct, and its counts so."""
    if isinstance(value, list):
        return [
            _renumbered(value[index % len(value)], index) for index in range(rows if value else 0)
        ]
    if not isinstance(value, dict):
        return value
    return {
        key: rows if key in _COUNTS and isinstance(inner, int) else resized(inner, rows)
        for key, inner in value.items()
    }


def _renumbered(value, index):
    if isinstance(value, dict) and isinstance(value.get("id"), str):
        return {**value, "id": f"{value['id']}-{index}"}
    return copy.copy(value)


def flawed(value):
    """`value` with one element more in each outermost list, before the others and of other types."""
    if isinstance(value, list):
        return [mistyped(value[0]), *value] if value else value
    if isinstance(value, dict):
        return {key: flawed(inner) for key, inner in value.items()}
    return value


def shifted(value, seconds):
    """`value` with every instant so many seconds later."""
    if isinstance(value, dict):
        return {key: shifted(inner, seconds) for key, inner in value.items()}
    if isinstance(value, list):
        return [shifted(inner, seconds) for inner in value]
    if isinstance(value, str) and _INSTANT.fullmatch(value):
        return iso(instant(value) + timedelta(seconds=seconds))
    return value


def mistyped(value):
    """`value` with its keys, but with another JSON type for everything under them."""
    if isinstance(value, dict):
        return {key: _other(inner) for key, inner in value.items()}
    return _other(value)


def emptied(value):
    """`value` with its keys and elements, but null for every text and number."""
    if isinstance(value, dict):
        return {key: emptied(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [emptied(inner) for inner in value]
    return None


def _other(value):
    if isinstance(value, bool):
        return "yes"
    if isinstance(value, str):
        return 7
    if isinstance(value, (int, float)):
        return "seven"
    if isinstance(value, list):
        return {"0": value[0]} if value else {}
    if isinstance(value, dict):
        return [value]
    return value
