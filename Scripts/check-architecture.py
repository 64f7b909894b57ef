#!/usr/bin/env python3
"""Checks that docs/architecture.md names only what exists: types, folders, and the rooms in their order.

  Scripts/check-architecture.py

A name in backquotes that begins with a capital letter is a target or a type that Sources declares; one with
a slash is a folder there. The lines `TARGET: ROOM → ROOM` have the rooms of docs/rooms.md. Exit 1 where
the page is wrong.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/architecture.md"
ROOMS = ROOT / "docs/rooms.md"
TYPE = re.compile(r"\b(?:struct|class|enum|protocol|actor|typealias)\s+([A-Z]\w*)")


def rooms():
    """The outermost rooms of each target, in the order of docs/rooms.md."""
    found, target = {}, ""
    for line in ROOMS.read_text(encoding="utf-8").splitlines():
        if heading := re.match(r"## (\w+)$", line):
            target = heading[1]
        elif (room := re.match(r"- `([\w/.]+)`", line)) and room[1] != ".":
            names = found.setdefault(target, [])
            if (name := room[1].split("/")[0]) not in names:
                names.append(name)
    return found


def drawn_rooms(text):
    """The rooms of each target as the page draws them: `TARGET: ROOM → ROOM`, also over several lines."""
    block = re.search(r"^## Rooms$.*?^```$(.*?)^```$", text, re.M | re.S)
    joined = re.sub(r"\n +", " ", block[1]) if block else ""
    lines = (line.split(":", 1) for line in joined.splitlines() if ":" in line)
    return {target.strip(): [name.strip() for name in names.split("→")] for target, names in lines}


def mistakes():
    text = PAGE.read_text(encoding="utf-8")
    sources = ROOT / "Sources"
    declared = {name for path in sources.rglob("*.swift") for name in TYPE.findall(path.read_text(encoding="utf-8"))}
    for number, line in enumerate(text.splitlines(), start=1):
        for name in re.findall(r"(?<!`)`([A-Z][\w/]*)`(?!`)", line):
            if not (sources / name).is_dir() and not (ROOT / name).is_dir() and name not in declared:
                yield f"{number}: error: Sources has no {name}"
    known, drawn = rooms(), drawn_rooms(text)
    for target in known:
        if known[target] != drawn.get(target):
            yield f"1: error: expected {target}: {' → '.join(known[target])}"
    for target in drawn.keys() - known.keys():
        yield f"1: error: docs/rooms.md has no {target}"


def main():
    found = list(mistakes())
    for mistake in found:
        print(f"docs/architecture.md:{mistake}")
    sys.exit(1 if found else 0)


main()
