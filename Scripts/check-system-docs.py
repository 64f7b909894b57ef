#!/usr/bin/env python3
"""Checks that the tests which docs/systems names are about what their rows say, and that they passed.

  Scripts/check-system-docs.py [TESTS.xml]

A row of a table with three columns says what an article or a fault asks for, what answers to it, and which
tests hold it. In backquotes, the first two columns name its subjects: types of the sources, or faults of the
sandbox. A test is about its row where its source, with what it calls in the tests' files, names a subject, or
shows a kind of widget whose source leads to the subject. One of a row's tests at least drives the programs that
ship. With the results of a whole run of the tests, as
the option `--xunit-output` of the tests writes them, each test must have run and passed. Exit 1 where a row is wrong.
"""

import collections
import pathlib
import re
import sys
import xml.etree.ElementTree

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGES = ["activity", "calendar", "cards", "deals", "faults", "insights"]
TESTS = ROOT / "Examples/Systems/Tests"
PROGRAM_TESTS = ROOT / "Tests/ProgramTests"
SOURCES = [ROOT / "Examples/Systems/Widgets", ROOT / "Sources", ROOT / "Sandbox"]

#: Rows that no test of the programs can hold: a placeholder is there for as long as a first reading takes.
IN_CODE = {"placeholder redacted, parts of it not"}

NAME = re.compile(r"`([^`]+)`")
WORD = re.compile(r"\w+")
TYPE = re.compile(r"\b(?:struct|class|enum|protocol|actor|typealias|extension)\s+([A-Z]\w*)")
DECLARED = re.compile(r"\b(?:struct|class|enum|protocol|actor)\s+([A-Z]\w*)")
ALL_SYSTEMS = {"SystemGroup", "SystemWidgets", "SystemSurroundings"}
KIND = re.compile(r'\bkind: "?([a-z][\w-]*)')
SUITE = re.compile(r"^(?:@\w+(?:\([^\n]*\))?\s+)*(?:(?:final|public|package|private|fileprivate)\s+)*"
                   r"(?:struct|class|enum|actor|extension)\s+(\w+)", re.M)


def text(path):
    return path.read_text(encoding="utf-8")


def members(source):
    """The functions, properties and types of a file by name, each with its whole text."""
    found = collections.defaultdict(list)
    lines = source.splitlines()
    for number, line in enumerate(lines):
        match = re.match(r"( *)(?:@[^\n]*\) |@\w+ )*(?:[a-z]+(?:\(set\))? )*(?:func|var|let|struct|class|enum|init)\b ?(\w*)", line)
        if not match or not match[2] or line.lstrip().startswith("//"):
            continue
        indent, end = match[1], number
        if not re.search(r"[^{]\{[^{}]*\}$|^[^{([]*$", line):
            while end + 1 < len(lines) and not re.match(indent + r"[\])}]", lines[end + 1]):
                end += 1
        # What stands above a test belongs to it: its arguments.
        start = number
        while start and lines[start - 1].strip().startswith("@"):
            start -= 1
        if start and re.fullmatch(r" *\]?\)", lines[start - 1]):
            start = max((i for i in range(start) if lines[i].startswith(indent + "@Test")), default=start)
        found[match[2]].append("\n".join(lines[start:end + 2]))
    return found


class Tests:
    """The tests' files, and what each of their functions calls."""

    def __init__(self):
        self.files, self.suites, self.shared = {}, collections.defaultdict(list), collections.defaultdict(list)
        for path in sorted(TESTS.rglob("*.swift")) + sorted((ROOT / "Tests").rglob("*.swift")):
            source = text(path)
            self.files[path] = members(source)
            for suite in set(SUITE.findall(source)):
                self.suites[suite].append(path)
        for path in sorted((TESTS / "Support").glob("*.swift")) + sorted((ROOT / "Tests/ProgramTests/Systems").glob("System*.swift")):
            for name in SUITE.findall(text(path)):
                self.shared[name].append(text(path))

    def functions(self, suite, name):
        """The files of a suite that declare a test of this name."""
        return [path for path in self.suites.get(suite, []) if name in self.files[path]]

    def reached(self, path, name):
        """The source of a test with that of all it calls in its own file and in the shared ones, the boards
        that it shows and the program that it starts."""
        seen, waiting, parts = set(), [name], []
        while waiting:
            word = waiting.pop()
            if word in seen:
                continue
            seen.add(word)
            bodies = self.files[path].get(word, []) + self.shared.get(word, [])
            parts += bodies
            for body in bodies:
                waiting += WORD.findall(body)
        source = "\n".join(parts)
        boards = re.findall(r'SystemStand\("(\w+)"\)', source)
        parts += [text(ROOT / f"Examples/boards/{board}.yaml") for board in boards]
        if "systems().path" in source:
            parts.append(text(ROOT / "Examples/Systems/Program/main.swift"))
        return "\n".join(parts)


class Sources:
    """The types of the sources, the kinds of widgets, and which types the source of a type names."""

    def __init__(self):
        self.named, self.kinds, self.home = collections.defaultdict(set), {}, collections.defaultdict(set)
        bodies, own = collections.defaultdict(str), set()
        for folder in SOURCES:
            for path in folder.rglob("*.swift"):
                source = text(path)
                for name in set(TYPE.findall(source)):
                    self.home[name].add(path)
                    bodies[name] += source
                if folder == SOURCES[0]:
                    own |= set(DECLARED.findall(source))
                for kind in KIND.findall(source):
                    self.kinds.setdefault(kind, set()).update(DECLARED.findall(source))
        # What makes all the systems' widgets leads to every one of them, and says nothing of a test.
        for name in own - ALL_SYSTEMS:
            self.named[name] = (set(WORD.findall(bodies[name])) & bodies.keys()) - ALL_SYSTEMS

    def led_to(self, names):
        """The types to which the source of these types leads, inside of the systems."""
        seen, waiting = set(), list(names)
        while waiting:
            name = waiting.pop()
            if name not in seen:
                seen.add(name)
                waiting += self.named.get(name, ())
        return seen


def faults():
    """The names of the sandbox's faults."""
    source = text(ROOT / "Sandbox/faults.py") + text(ROOT / "docs/sandbox.md")
    names = set(re.findall(r'["`]([a-z0-9][a-z0-9-]*)["`]', source))
    return names | {str(status) for status in range(400, 600)}


class Page:
    """A page's rows with their tests and subjects."""

    def __init__(self, name):
        self.path = ROOT / f"docs/systems/{name}.md"
        self.rows = []
        source = text(self.path)
        folder, suites = name.capitalize(), []
        if match := re.search(r"in `(\w+Tests)` where no other is named", source):
            suites = [match[1]]
        lines = source.splitlines()
        is_held = False
        for number, line in enumerate(lines, start=1):
            if heading := re.match(r"#+ (\w+)", line):
                folder = heading[1] if (TESTS / heading[1]).is_dir() else folder
                if match := re.search(r"`(\w+Tests)`", line):
                    suites = [match[1]]
            if match := re.search(r"in `(\w+Tests)`", line) if not line.startswith("|") else None:
                suites = [match[1]]
            cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")]
            if not line.startswith("|"):
                is_held = False
                continue
            if len(cells) != 3 or line.startswith("|---"):
                continue
            if lines[number].startswith("|---") if number < len(lines) else False:
                held = cells[2]
                is_held = held in ("test", "held by") or bool(re.fullmatch(r"`\w+Tests`", held))
                if match := re.fullmatch(r"`(\w+Tests)`", held):
                    suites = [match[1]]
                continue
            if is_held:
                self.rows.append((number, cells, folder, list(suites)))


def tests_of(row, tests):
    """The tests that a row names, as pairs of a suite and a function, and what is no test."""
    _, cells, folder, suites = row
    found, other, suite = [], [], None
    for name in NAME.findall(cells[2]):
        if "/" in name:
            other.append((name, (ROOT / name).exists()))
        elif re.fullmatch(r"\w+Tests", name):
            paths = tests.suites.get(name, [])
            all_tests = [test for path in paths for test in re.findall(r"@Test\b(?:.|\n)*?\bfunc (\w+)", text(path))]
            found += [(name, test) for test in all_tests]
            other.append((name, bool(all_tests)))
        elif "." in name:
            suite, function = name.split(".", 1)
            found.append((suite, function))
        else:
            candidates = ([suite] if suite else []) + suites
            candidates += sorted(
                s for s, paths in tests.suites.items() if s.endswith("Tests") and any((TESTS / folder) in p.parents for p in paths))
            match = next((s for s in candidates if tests.functions(s, name)), None)
            if match:
                found.append((match, name))
            else:
                golden = list((TESTS / folder).glob(f"*/{name}.txt"))
                other.append((name, bool(golden)))
    return found, other


def subjects(cells, sources, known_faults):
    """The types and the faults that a row is about."""
    types, named = set(), set()
    for name in NAME.findall(cells[0]) + NAME.findall(cells[1]):
        if name in known_faults:
            named.add(name)
        for word in re.findall(r"\b[A-Z]\w+", name):
            if word in sources.home:
                types.add(word)
        if "/" in name and (ROOT / name).exists():
            types.add(pathlib.PurePath(name).name)
    return types, named


def has_fault(source, fault):
    """True where a test's source has a fault, also one made of its parts."""
    if re.search(r'(?<![\w-])' + re.escape(fault) + r'(?![\w-])', source):
        return True
    return fault.startswith("text-") and '"text-' in source.replace('\\"', '"') and f'"{fault[5:]}"' in source


def passed(path):
    """The tests of a run that passed, and those that did not, as pairs of a suite and a function."""
    good, bad = set(), set()
    for case in xml.etree.ElementTree.parse(path).getroot().iter("testcase"):
        key = (case.get("classname", "").split(".")[-1], re.sub(r"\(.*", "", case.get("name", "")))
        (bad if case.find("failure") is not None else good).add(key)
    return good - bad, bad


def mistakes(results):
    tests, sources, known_faults = Tests(), Sources(), faults()
    good, bad = passed(results) if results else (set(), set())
    for name in PAGES:
        page = Page(name)
        if len(page.rows) < 10:
            yield f"{page.path.relative_to(ROOT)}:1: error: expected a table of tests"
        for row in page.rows:
            place = f"{page.path.relative_to(ROOT)}:{row[0]}: error:"
            found, other = tests_of(row, tests)
            for word, is_there in other:
                if not is_there:
                    yield f"{place} there is no test and no file {word}"
            if not found and not any(is_there for _, is_there in other):
                yield f"{place} names no test"
            ships = any(PROGRAM_TESTS in path.parents for test in found for path in tests.functions(*test))
            if not ships and row[1][0] not in IN_CODE:
                yield f"{place} names no test of the programs that ship, of {PROGRAM_TESTS.relative_to(ROOT)}"
            types, named = subjects(row[1], sources, known_faults)
            if not types and not named:
                yield f"{place} names neither a type of the sources nor a fault of the sandbox"
                continue
            reached = {}
            for suite, function in found:
                paths = tests.functions(suite, function)
                if not paths:
                    yield f"{place} there is no test {suite}.{function}"
                    continue
                source = "\n".join(tests.reached(path, function) for path in paths)
                reached[suite, function] = source
                words = set(WORD.findall(source))
                kinds = {kind for kind in sources.kinds if re.search(rf'kind: \\?"?{re.escape(kind)}\b', source)}
                led = sources.led_to(set().union(words & sources.home.keys(), *(sources.kinds[kind] for kind in kinds)))
                is_about = bool(types & (words | led)) or any(has_fault(source, fault) for fault in named) \
                    or any(pathlib.PurePath(f).stem in words for f in types if "." in f)
                if not is_about:
                    yield f"{place} {suite}.{function} is not about {', '.join(sorted(types | named))}"
                if results and (suite, function) not in good:
                    what = "failed" if (suite, function) in bad else "did not run"
                    yield f"{place} {suite}.{function} {what}"
            for fault in sorted(named):
                if reached and not any(has_fault(source, fault) for source in reached.values()):
                    yield f"{place} no test of the row has the fault {fault}"


def main():
    found = list(mistakes(sys.argv[1] if len(sys.argv) > 1 else None))
    for mistake in found:
        print(mistake)
    sys.exit(1 if found else 0)


main()
