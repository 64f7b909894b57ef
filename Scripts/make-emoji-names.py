#!/usr/bin/env python3
"""Writes the table of emoji names that plugins may use, `:sparkles:`.

    pip download --no-deps emoji; Scripts/make-emoji-names.py emoji-*.whl

The names are GitHub's (gemoji) and Unicode's own, as the Python package `emoji` has them, without skin
tones and sequences with joiners, which terminals draw each in its own way.
"""

import sys
import textwrap

sys.path.insert(0, sys.argv[1])
import emoji  # noqa: E402

names = {}
for text, facts in emoji.EMOJI_DATA.items():
    if facts["status"] != emoji.STATUS["fully_qualified"]:
        continue
    if any(ord(c) == 0x200D or 0x1F3FB <= ord(c) <= 0x1F3FF for c in text):
        continue
    for name in [facts["en"]] + facts.get("alias", []):
        name = name.strip(":").lower()
        if len(name) <= 32 and all(c.isascii() and (c.isalnum() or c in "_+-") for c in name):
            names[name] = text
# GitHub's names go before Unicode's.
for text, facts in emoji.EMOJI_DATA.items():
    for name in facts.get("alias", []):
        name = name.strip(":").lower()
        if name in names and facts["status"] == emoji.STATUS["fully_qualified"]:
            names[name] = text

words = " ".join(f"{name} {names[name]}" for name in sorted(names))
lines = textwrap.wrap(words, 92, break_long_words=False, break_on_hyphens=False)
with open("Sources/WidgetSources/XBar/EmojiTable.swift", "w", encoding="utf-8") as file:
    file.write("// Made by Scripts/make-emoji-names.py.\n\n")
    file.write("/// Emoji by their names: each name and its emoji, a space between any two, by name.\n")
    file.write('enum EmojiTable {\n  static let words = """\n')
    for line in lines:
        file.write(f"    {line}\n")
    file.write('    """\n}\n')
print(len(names), "names")
