#!/usr/bin/env python3
"""Checks that each test that SECURITY.md names for a promise exists, and that each promise has one."""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "SECURITY.md"


def tests():
    """The names of all test functions as `File.function`."""
    names = set()
    for folder in ("Tests", "Examples"):
        for path in (ROOT / folder).rglob("*Tests.swift"):
            text = path.read_text()
            for name in re.findall(r"\bfunc (\w+)\(", text):
                names.add(f"{path.stem}.{name}")
    return names


def promises():
    """The rows of the table of promises: the line's number and its last cell."""
    lines = PAGE.read_text().split("## What is promised", 1)
    begin = lines[0].count("\n") + 1
    section = lines[1].split("\n## ", 1)[0]
    for number, line in enumerate(section.split("\n"), begin):
        if line.startswith("|") and not line.startswith(("|---", "| to whom")):
            yield number, line.strip("|").split("|")[-1]


def main():
    known = tests()
    faults = []
    count = 0
    for number, cell in promises():
        named = re.findall(r"`([^`]+)`", cell)
        count += 1
        if not named:
            faults.append(f"SECURITY.md:{number}: this promise names no test")
        faults += [f"SECURITY.md:{number}: there is no test {name}" for name in named if name not in known]
    if count == 0:
        faults.append("SECURITY.md: expected a table under “What is promised”")
    print("\n".join(faults), end="\n" if faults else "", file=sys.stderr)
    return 1 if faults else 0


sys.exit(main())
