#!/usr/bin/env python3
"""Checks that no folder of a target uses a folder that stands below it in docs/rooms.md.

  Scripts/check-rooms.py [--compile] [TARGET...]

Reads the order of the rooms from docs/rooms.md, and by default checks all targets there by the names of
their types and members: a name that only one room declares may be used in that room and in those after it.
Names declared in two rooms, members named as one of another target, and initializers are not seen. With --compile, each room is type-checked
together with the rooms before it alone, which sees everything and takes minutes; only a target without
dependencies can be checked so. Exit 1 where a reference runs against the order.
"""

import argparse
import collections
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/rooms.md"

# Literals first, so that no word of a comment or a string counts as a name.
NOISE = re.compile(r'"""(?:.|\n)*?"""|"(?:\\\([^)\n]*\)|\\.|[^"\\\n])*"|//[^\n]*|/\*(?:.|\n)*?\*/')
INTERPOLATED = re.compile(r"\\\(([^)\n]*)\)")
WORDS = r"(?:(?:@\w+(?:\([^)]*\))?|public|package|internal|final|indirect|nonisolated|static|mutating|lazy|open)\s+)*"
TYPE = re.compile(r"^" + WORDS + r"(?:struct|class|enum|protocol|actor|typealias)\s+([A-Z]\w*)", re.M)
# What has no `private` before it and stands two columns in is a member of a type or an extension.
MEMBER = re.compile(r"^  " + WORDS + r"(?:\w+\(set\)\s+)*(?:func|var|let)\s+(\w+)", re.M)
# The cases of an enumeration are members too.
CASE = re.compile(r"^  (?:indirect )?case ([a-z]\w*(?:, \w+)*)$", re.M)
# Whatever else may give a name its meaning: members of nested types, cases, local names.
DECLARED = re.compile(r"\b(?:func|var|let|case)\s+\(?(\w+(?:[^\n=]*,\s*\w+)*)")
# The standard library's names that a room declares too.
STANDARD = {
    "add", "down", "endIndex", "first", "isNumber", "max", "min", "properties", "reduce", "removeAll", "resume",
    "startIndex", "utf8", "value", "write"}
ANY_NAME = re.compile(
    r"\b(?:struct|class|enum|protocol|actor|typealias|associatedtype|func|var|let|case|for|each)\s+(\w+)"
    r"|\b(\w+)\s*:|<\s*(\w+)|,\s*(\w+)\s*(?=[,>])")


class Target:
    """A target's rooms in their order, and its sources without comments and strings."""

    def __init__(self, name, rooms):
        self.name = name
        self.folder = ROOT / "Sources" / name
        self.rooms = rooms
        self.text, self.room, self.homeless = {}, {}, []
        for path in sorted(self.folder.rglob("*.swift")):
            place = path.relative_to(self.folder)
            names = [room for room in rooms if pathlib.PurePath(room) in place.parents]
            if names:
                self.room[path] = rooms.index(max(names, key=len))
                self.text[path] = plain(path.read_text(encoding="utf-8"))
            else:
                self.homeless.append(place)

    def empty_rooms(self):
        return [room for index, room in enumerate(self.rooms) if index not in self.room.values()]


def plain(source):
    """A source without comments and strings; what is put into a string stays."""
    def rest(match):
        literal = match[0]
        return " ".join(INTERPOLATED.findall(literal)) if literal.startswith('"') else " "
    return NOISE.sub(rest, source)


def targets(page):
    """The targets of the page, each with its rooms, in order."""
    found = collections.OrderedDict()
    name = None
    for line in page.splitlines():
        if heading := re.match(r"## (\w+)$", line):
            name = heading[1]
        elif (room := re.match(r"- `([\w/.]+)`", line)) and name:
            found.setdefault(name, []).append(room[1])
    return [Target(name, rooms) for name, rooms in found.items()]


def homes(target, pattern, others=None):
    """The one room that declares a name, for each name that only one room declares in any way."""
    rooms, elsewhere = collections.defaultdict(set), collections.defaultdict(set)
    for path, text in target.text.items():
        for name in pattern.findall(text):
            rooms[name].add(target.room[path])
        for names in others.findall(text) if others else ():
            for name in re.findall(r"\w+", names):
                elsewhere[name].add(target.room[path])
    return {name: min(found) for name, found in rooms.items()
            if len(found | elsewhere[name]) == 1 and name not in STANDARD}


def foreign_members(target):
    """The members that types of other targets have."""
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "Sources").rglob("*.swift")
             if target.folder not in path.parents]
    members = {name for text in texts for name in MEMBER.findall(text)}
    return members | {name for text in texts for names in CASE.findall(text) for name in names.split(", ")}


def against(target):
    """Each use of a name in a room before the one that declares it: path, line, name, and that room."""
    types, members = homes(target, TYPE), homes(target, MEMBER, DECLARED)
    for name in foreign_members(target):
        members.pop(name, None)
    for path, text in target.text.items():
        here = target.room[path]
        own = {name for found in ANY_NAME.findall(text) for name in found if name}
        for number, line in enumerate(text.splitlines(), start=1):
            for name in re.findall(r"(?<![.\w])[A-Z]\w*", line):
                if types.get(name, here) > here and name not in own:
                    yield path, number, name, types[name]
            for name in re.findall(r"\.(\w+)", line):
                if members.get(name, here) > here and name not in own:
                    yield path, number, name, members[name]


def unlisted(known):
    """The targets with folders of source that the page does not have."""
    return [folder.name for folder in sorted((ROOT / "Sources").iterdir())
            if folder.name not in known and any(path.parent != folder for path in folder.rglob("*.swift"))]


def check_names(target):
    count = 0
    for path, number, name, room in against(target):
        print(f"{path.relative_to(ROOT)}:{number}: error: {target.rooms[target.room[path]]} uses {name} of "
              f"{target.rooms[room]}, which stands below it in docs/rooms.md")
        count += 1
    for place in target.homeless:
        print(f"docs/rooms.md: error: {target.name} has no room for {place}")
    for room in target.empty_rooms():
        print(f"docs/rooms.md: error: {target.name} has no source in {room}")
    return count + len(target.homeless) + len(target.empty_rooms())


def check_compiled(target):
    """Type-checks each room with those before it."""
    count = 0
    for last, room in enumerate(target.rooms):
        files = [str(path.relative_to(ROOT)) for path, index in target.room.items() if index <= last]
        result = subprocess.run(
            [swiftc(), "-typecheck", "-swift-version", "6", "-enable-upcoming-feature",
             "InternalImportsByDefault", "-parse-as-library", "-module-name", target.name,
             "-package-name", "rooms", *files],
            cwd=ROOT, capture_output=True, text=True, check=False)
        for line in sorted({line for line in result.stderr.splitlines() if re.match(r"(\S+: )?error: ", line)}):
            print(line)
        if result.returncode:
            print(f"error: {room} of {target.name} does not compile with the rooms above it alone")
            count += 1
    return count


def swiftc():
    return shutil.which("swiftc") or "/opt/swift/usr/bin/swiftc"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--compile", action="store_true", dest="compiles")
    parser.add_argument("names", metavar="TARGET", nargs="*")
    options = parser.parse_args()
    all_targets = targets(PAGE.read_text(encoding="utf-8"))
    if not all_targets:
        sys.exit("docs/rooms.md: error: no rooms; expected `## TARGET` and lines of - `ROOM`: ...")
    unknown = set(options.names) - {target.name for target in all_targets}
    if unknown:
        sys.exit(f"docs/rooms.md: error: no target {', '.join(sorted(unknown))}")
    check = check_compiled if options.compiles else check_names
    chosen = [target for target in all_targets if not options.names or target.name in options.names]
    missing = unlisted({target.name for target in all_targets})
    for name in missing:
        print(f"docs/rooms.md: error: no rooms of {name}; expected `## {name}` and lines of - `ROOM`: ...")
    sys.exit(1 if sum(check(target) for target in chosen) + len(missing) else 0)


main()
