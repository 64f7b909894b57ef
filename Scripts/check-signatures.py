#!/usr/bin/env python3
"""Compares the modules under Apple's names with an iOS SDK: Scripts/check-signatures.py SDK [--write] [MODULE…]

SDK is Xcode's iPhoneOS SDK, or a folder with files `MODULE.swiftinterface`. From each public declaration of a
module's interface a call is made, with a parameter of the very type for each argument, and once more without the
arguments that have defaults. The compiler says which of these calls our modules take. Run it after
`swift build`, whose modules it uses.

Prints for each type how many of its members can be called, and those that cannot. With --write, the column
"signature" of docs/supported.md is written anew.
"""

import argparse
import collections
import pathlib
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

ROOT = pathlib.Path(__file__).resolve().parent.parent
MODULES = ["SwiftUI", "WidgetKit", "AppIntents", "ActivityKit", "Charts"]
#: Functions in one file for the compiler.
BATCH = 150

QUALIFIER = re.compile(
    r"\b(?:SwiftUI|SwiftUICore|Swift|Foundation|CoreFoundation|CoreGraphics|WidgetKit|AppIntents|Combine|UIKit"
    r"|_Concurrency|Charts|ActivityKit|Intents|os|Dispatch|DeveloperToolsSupport|CoreTransferable|Symbols"
    r"|UniformTypeIdentifiers|Observation|CoreText|CoreLocation|QuartzCore|CoreData|Accessibility|PhotosUI"
    r"|ObjectiveC|Spatial)\.(?=[A-Z_])"
)
MODIFIER = re.compile(
    r"\s*(public|open|package|internal|private|fileprivate|final|static|class(?=\s+(?:func|var|subscript))|override"
    r"|mutating|nonmutating|convenience|required|indirect|lazy|weak|unowned|dynamic|optional|prefix|postfix|infix"
    r"|nonisolated(?:\([a-z]+\))?|consuming|borrowing|__consuming|__owned|distributed"
    r"|(?:public|internal|private|fileprivate)\(set\))\s+"
)
ATTRIBUTE = re.compile(r"\s*@[A-Za-z_][\w.]*")
#: What the compiler makes for a type by itself, or a widget never calls.
SKIPPED = {"hash(into:)", "hashValue", "encode(to:)", "init(from:)", "customMirror", "debugDescription"}


@dataclass
class Declaration:
    """One declaration of an interface, and where it stands."""

    path: tuple
    kind: str
    name: str
    text: str
    isStatic: bool = False
    isMutating: bool = False
    conditions: list = field(default_factory=list)

    @property
    def owner(self):
        return ".".join(self.path)


# MARK: Reading an interface


def closing(text, start):
    """The place of the bracket that closes the one at `start`."""
    pairs = {"(": ")", "[": "]", "<": ">", "{": "}"}
    opening, closing_ = text[start], pairs[text[start]]
    depth = 0
    for place in range(start, len(text)):
        if text[place] == opening:
            depth += 1
        elif text[place] == closing_ and not (closing_ == ">" and text[place - 1] == "-"):
            depth -= 1
            if depth == 0:
                return place
    return len(text) - 1


def split(text, separator=","):
    """The parts of a list, whose brackets hold together."""
    parts, depth, part = [], 0, ""
    for place, character in enumerate(text):
        if character in "([{<":
            depth += 1
        elif character in ")]}" or (character == ">" and text[place - 1 : place] != "-"):
            depth -= 1
        if character == separator and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += character
    return [one.strip() for one in parts + [part] if one.strip()]


def without_attributes(text):
    attributes = []
    while match := ATTRIBUTE.match(text):
        end = match.end()
        if text[end : end + 1] == "<":
            end = closing(text, end) + 1
        if text[end : end + 1] == "(":
            end = closing(text, end) + 1
        attributes.append(text[:end].strip())
        text = text[end:]
    return attributes, text.lstrip()


def statements(text):
    """The declarations of one level: the text before a body, and the body if there is one."""
    place, end = 0, len(text)
    while place < end:
        while place < end and text[place] in " \t\n;":
            place += 1
        if place >= end:
            return
        if text.startswith("//", place) or text[place] == "#":
            place = text.find("\n", place)
            if place < 0:
                return
            continue
        start, depth = place, 0
        while place < end:
            character = text[place]
            if character == '"':
                place = text.index('"', place + 1)
            elif character in "([":
                depth += 1
            elif character in ")]":
                depth -= 1
            elif character == "{" and depth == 0:
                close = body_end(text, place)
                yield text[start:place].strip(), text[place + 1 : close]
                place = close + 1
                break
            elif character == "\n" and depth == 0:
                if without_attributes(text[start:place].strip())[1]:
                    yield text[start:place].strip(), None
                    break
            place += 1
        else:
            if text[start:].strip():
                yield text[start:].strip(), None


def body_end(text, start):
    depth, place = 0, start
    while True:
        character = text[place]
        if character == '"':
            place += 1
            while text[place] != '"':
                place += 2 if text[place] == "\\" else 1
        elif text.startswith("//", place):
            place = text.index("\n", place)
        elif character == "{":
            depth += 1
        elif character == "}":
            depth -= 1
            if depth == 0:
                return place
        place += 1


class Interface:
    """The public declarations of a module's interface that can be used on iOS."""

    def __init__(self):
        self.declarations = []
        #: Type → the names of its generic parameters; and what is required of them.
        self.generics = {}
        self.protocols = set()

    def read(self, text, path=(), conditions=(), unavailable=False, in_protocol=False):
        for head, body in statements(text):
            attributes, rest = without_attributes(head)
            is_out = unavailable or any(
                re.match(r"@available\((iOS|\*), *unavailable|@_spi", one) for one in attributes
            )
            modifiers = []
            while match := MODIFIER.match(rest):
                modifiers.append(match.group(1))
                more, rest = without_attributes(rest[match.end() :])
                attributes += more
            match = re.match(r"(\w+)\b", rest)
            if not match:
                continue
            kind, rest = match.group(1), rest[match.end() :].strip()
            if kind in ("struct", "class", "enum", "protocol", "actor", "extension"):
                self.read_type(kind, rest, body, path, conditions, is_out, modifiers)
                continue
            if is_out or not (in_protocol or kind == "case" or {"public", "open"} & set(modifiers)):
                continue
            self.add(kind, rest, path, list(conditions), modifiers)

    def read_type(self, kind, rest, body, path, conditions, is_out, modifiers):
        rest = QUALIFIER.sub("", rest)
        match = re.match(r"[\w.]+", rest)
        name = match.group(0)
        rest = rest[match.end() :]
        required = list(conditions)
        own_path = tuple(name.split(".")) if kind == "extension" else path + (name,)
        if rest.startswith("<"):
            end = closing(rest, 0)
            parameters = []
            for one in split(rest[1:end]):
                parameter, _, bound = one.partition(":")
                parameters.append(parameter.strip())
                if bound:
                    required.append(one)
            rest = rest[end + 1 :]
            self.generics[own_path] = (parameters, required[:])
        where = re.search(r"\bwhere\b", rest)
        if where:
            extra = split(rest[where.end() :])
            required += extra
            if kind != "extension" and own_path in self.generics:
                self.generics[own_path][1].extend(extra)
        if kind == "extension":
            required = split(rest[where.end() :]) if where else []
        if kind == "protocol":
            self.protocols.add(own_path)
        if kind != "extension" and not is_out and ({"public", "open"} & set(modifiers)):
            self.declarations.append(Declaration(path, "type", name, kind))
        inner = required if kind == "extension" else []
        if body is not None:
            self.read(body, own_path, inner, is_out, kind == "protocol")

    def add(self, kind, rest, path, conditions, modifiers):
        is_static = "static" in modifiers or "class" in modifiers
        is_mutating = "mutating" in modifiers
        common = {"isStatic": is_static, "isMutating": is_mutating, "conditions": conditions}
        if kind in ("var", "let"):
            match = re.match(r"`?(\w+)`?", rest)
            # The projected value of a wrapped property.
            if not match:
                return
            self.declarations.append(
                Declaration(path, "var", match.group(1), rest[match.end() :].lstrip(" :"), **common)
            )
        elif kind in ("func", "init", "subscript"):
            if kind != "func":
                rest = kind + rest.lstrip("?!")
            match = re.match(r"`?(\w+)`?", rest)
            if match:
                self.declarations.append(Declaration(path, kind, match.group(1), rest[match.end() :], **common))
        elif kind == "case":
            for one in split(rest):
                match = re.match(r"`?(\w+)`?", one)
                self.declarations.append(Declaration(path, "case", match.group(1), "", **common))


# MARK: Making calls


@dataclass
class Parameter:
    label: str
    type: str
    hasDefault: bool
    isInout: bool
    isAutoclosure: bool
    isPack: bool

    def argument(self, index):
        value = f"a{index}"
        if self.isInout:
            value = "&" + value
        if self.isAutoclosure:
            value += "()"
        if self.isPack:
            value = f"repeat each {value}"
        return value if self.label == "_" else f"{self.label}: {value}"


def without_builders(kind):
    """A parameter's type without attributes that only concern what stands behind it."""
    kept = ""
    while match := re.match(r"@([\w.]+)", kind):
        end = match.end()
        if kind[end : end + 1] == "<":
            end = closing(kind, end) + 1
        if match.group(1) in ("escaping", "Sendable", "MainActor"):
            kept += match.group(0) + " "
        kind = kind[end:].lstrip()
    return kept + kind


def parameter(text):
    depth, colon = 0, None
    for place, character in enumerate(text):
        if character in "([<":
            depth += 1
        elif character in ")]>":
            depth -= 1
        elif character == ":" and depth == 0:
            colon = place
            break
    names = without_attributes(text[:colon])[1].split()
    kind = text[colon + 1 :]
    has_default = False
    depth = 0
    for place, character in enumerate(kind):
        if character in "([{<":
            depth += 1
        elif character in ")]}" or (character == ">" and kind[place - 1] != "-"):
            depth -= 1
        elif character == "=" and depth == 0:
            has_default, kind = True, kind[:place]
            break
    kind = QUALIFIER.sub("", kind).strip()
    is_autoclosure = "@autoclosure" in kind
    kind = without_builders(kind)
    kind = re.sub(r"\b_const\b|\b__owned\b|\b__shared\b|\bisolated\b", "", kind).strip()
    is_inout = kind.startswith("inout ")
    is_pack = kind.startswith("repeat ")
    if kind.endswith("..."):
        kind = kind[:-3]
    return Parameter(names[0], kind, has_default, is_inout, is_autoclosure, is_pack)


@dataclass
class Call:
    """A function of the compiler's: one use of a declaration."""

    declaration: Declaration
    shown: str
    source: str
    #: Another way to write it: an initializer without the generic parameters, which the compiler finds.
    otherwise: str = ""


class Calls:
    def __init__(self, interface):
        self.interface = interface

    def owner(self, path):
        """The text of a type with its generic parameters, those, and what is required of them."""
        text, names, required = [], [], []
        for length in range(1, len(path) + 1):
            parameters, needed = self.interface.generics.get(path[:length], ([], []))
            spelled = [f"repeat {one}" if one.startswith("each ") else one for one in parameters]
            text.append(path[length - 1] + (f"<{', '.join(spelled)}>" if spelled else ""))
            names += parameters
            required += needed
        return ".".join(text), names, required

    def calls(self, declaration):
        full = f"{declaration.owner}.{declaration.name}"
        if any(part.startswith("_") for part in full.split(".") if part) or "$" in declaration.text:
            return
        owner, names, required = self.owner(declaration.path) if declaration.path else ("", [], [])
        required = [QUALIFIER.sub("", one) for one in required + declaration.conditions]
        receiver, selves = owner, []
        if declaration.path in self.interface.protocols or declaration.path == ("View",):
            same = [one for one in required if re.match(r"Self\s*==", one)]
            if same:
                receiver = same[0].split("==")[1].strip()
                required = [one for one in required if one is not same[0]]
            else:
                receiver = "Self_"
                selves = [f"Self_: {owner}"]
        if declaration.kind == "type":
            yield self.type_call(declaration)
            return
        yield from self.uses(declaration, receiver, selves, names, required)

    def type_call(self, declaration):
        path = declaration.path + (declaration.name,)
        owner, names, required = self.owner(path)
        name = ".".join(path)
        if path in self.interface.protocols:
            source = f"func t(_: any {name}.Type) {{}}"
        else:
            generic = f"<{', '.join(names)}>" if names else ""
            where = f" where {', '.join(QUALIFIER.sub('', one) for one in required)}" if required else ""
            whole = "".join(f", _: {one.split(':')[0].strip()}.Type" for one in names if not one.startswith("each "))
            source = f"func t{generic}(_: {owner}.Type{whole}){where} {{}}"
        return Call(declaration, name, source)

    def uses(self, declaration, receiver, selves, names, required):
        def fixed(text):
            return re.sub(r"\bSelf\b", "Self_" if selves else receiver, QUALIFIER.sub("", text))

        required = [fixed(one) for one in required]
        if declaration.kind == "case":
            yield self.made(declaration, selves + names, required, [], f"_ = {receiver}.{declaration.name}", "")
            return
        if declaration.kind == "var":
            kind = re.sub(r"\s*=.*$", "", fixed(declaration.text), flags=re.S)
            target = receiver if declaration.isStatic else "self_"
            typed = "" if re.search(r"\bsome\b|\b_[A-Z]|@_opaque", kind) or not kind else f": {kind}"
            own = [] if declaration.isStatic else [f"_ self_: {receiver}"]
            body = f"let _{typed} = {target}.{declaration.name}"
            yield self.made(declaration, selves + names, required, own, body, f": {kind}")
            return
        text = declaration.text.strip()
        generic = []
        if text.startswith("<"):
            end = closing(text, 0)
            generic = [fixed(one) for one in split(text[1:end])]
            text = text[end + 1 :].strip()
        end = closing(text, 0)
        parameters = [parameter(fixed(one)) for one in split(text[1:end])]
        if declaration.kind == "subscript":
            # A name of a subscript's parameter is no label, unless there are two.
            for one, written in zip(parameters, split(text[1:end])):
                if len(written.split(":")[0].split()) == 1:
                    one.label = "_"
        tail = fixed(text[end + 1 :])
        own_required = []
        if where := re.search(r"\bwhere\b", tail):
            own_required = split(tail[where.end() :])
            tail = tail[: where.start()]
        result = tail.split("->", 1)[1].strip() if "->" in tail else ""
        if declaration.kind == "subscript":
            own_kind = "subscript"
        else:
            own_kind = declaration.kind
        every = [True] * len(parameters)
        fewer = [not one.hasDefault for one in parameters]
        for kept in [every] if every == fewer else [every, fewer]:
            chosen = [(index, one) for index, one in enumerate(parameters) if kept[index]]
            arguments = ", ".join(one.argument(index) for index, one in chosen)
            own = [f"_ a{index}: {self.passed(one)}" for index, one in chosen]
            if own_kind == "init":
                body = f"{receiver}({arguments})"
            else:
                target = receiver if declaration.isStatic else "self_"
                if not declaration.isStatic:
                    own.insert(0, f"_ self_: {'inout ' if declaration.isMutating else ''}{receiver}")
                body = f"{target}[{arguments}]" if own_kind == "subscript" else f"{target}.{declaration.name}({arguments})"
            effects = ("try " if "throws" in tail else "") + ("await " if "async" in tail else "")
            is_plain = result and not re.search(r"\bsome\b|\b_[A-Z]|->|@_opaque", result)
            body = f"let _: {result} = {effects}{body}" if is_plain else f"_ = {effects}{body}"
            labels = ", ".join(
                f"{one.label}: {one.type}{' = …' if one.hasDefault else ''}" for one in parameters
            )
            if kept is not every and kept != every:
                labels += ") without its defaults ("
            made = self.made(
                declaration, selves + names + generic, required + own_required, own, body, f"({labels})", effects
            )
            if own_kind == "init" and receiver.startswith(declaration.owner + "<"):
                made.otherwise = made.source.replace(f" {receiver}({arguments})", f" {declaration.owner}({arguments})")
            yield made

    def passed(self, one):
        kind = one.type
        if one.isInout:
            return kind
        bare = without_attributes(kind)[1]
        is_function = "->" in bare and bare.startswith("(") and not bare.endswith("?") and self.is_function(bare)
        if one.isAutoclosure:
            return f"@escaping {kind.replace('@escaping', '').strip()}"
        if is_function and "@escaping" not in kind:
            return "@escaping " + kind
        return kind

    def is_function(self, kind):
        rest = kind[closing(kind, 0) + 1 :].lstrip()
        return rest.startswith(("->", "throws", "async", "rethrows"))

    def made(self, declaration, generic, required, parameters, body, shown, effects="try await "):
        names, seen = [], set()
        for one in generic:
            name = one.split(":")[0].strip()
            if name not in seen:
                seen.add(name)
                names.append(one)
        # The compiler wants each generic parameter in a parameter's type, and by itself.
        for index, one in enumerate(names):
            name = re.split(r"[:\s]", one.removeprefix("each "))[0]
            pack = one.startswith("each ")
            parameters = parameters + [f"_ g{index}: {f'repeat (each {name}).Type' if pack else f'{name}.Type'}"]
        clause = f"<{', '.join(names)}>" if names else ""
        where = f" where {', '.join(dict.fromkeys(required))}" if required else ""
        rethrown = " async throws" if effects else ""
        source = f"@MainActor func t{clause}({', '.join(parameters)}){rethrown}{where} {{ {body} }}"
        return Call(declaration, f"{declaration.owner}.{declaration.name}{shown}", source)


# MARK: Asking the compiler


def interface_of(sdk, module):
    for path in [
        sdk / f"{module}.swiftinterface",
        *sorted((sdk / f"System/Library/Frameworks/{module}.framework/Modules/{module}.swiftmodule").glob("*.swiftinterface")),
    ]:
        if path.is_file():
            return path.read_text()
    sys.exit(f"error: {sdk} has no interface of {module}; give an iPhoneOS SDK or a folder of MODULE.swiftinterface files")


def refused_either_way(calls, folder, number, before):
    """Which of the calls the compiler refuses in both ways to write them: index → the first error."""
    errors = refused([call.source for call in calls], folder, number, before)
    again = [index for index in errors if calls[index].otherwise]
    second = refused([calls[index].otherwise for index in again], folder, number, before) if again else {}
    return {
        index: error for index, error in errors.items() if index not in again or again.index(index) in second
    }


def refused(calls, folder, number, before=None):
    """Which of the calls the compiler refuses: index → its first error."""
    lines = ["import SwiftUI", "import WidgetKit", "import AppIntents", "import Charts", "import ActivityKit"]
    lines += ["import UniformTypeIdentifiers", "import CoreTransferable", "import CoreLocation", "import CoreData"]
    first = len(lines) + 1
    for index, call in enumerate(calls):
        lines.append(re.sub(r"func t\b", f"func t{index}", " ".join(call.split()), count=1))
    path = folder / f"Calls{number}.swift"
    path.write_text("\n".join(lines) + "\n")
    modules = ROOT / ".build/debug"
    found = [*modules.glob("C*.build/module.modulemap"), *(ROOT / "Sources").glob("*/module.modulemap")]
    maps = [f"-fmodule-map-file={one}" for one in found]
    maps += [f"-I{one}" for one in (ROOT / "Sources").glob("C*/include")]
    command = ["swiftc", "-typecheck", "-swift-version", "5", "-suppress-warnings"]
    for one in [before] if before else []:
        command += ["-I", one]
    command += ["-I", modules / "Modules"]
    for one in maps:
        command += ["-Xcc", one]
    output = subprocess.run([*map(str, command), str(path)], capture_output=True, text=True).stderr
    errors = {}
    for match in re.finditer(re.escape(str(path)) + r":(\d+):\d+: error: (.*)", output):
        errors.setdefault(int(match.group(1)) - first, match.group(2))
    if -1 in errors or not errors and "error:" in output:
        sys.exit(f"error: the imports of the calls fail:\n{output}")
    return errors


def compared(sdk, modules, before=None):
    """(module, call, error or None) of each call."""
    with tempfile.TemporaryDirectory() as name:
        batches = []
        everything = Interface()
        interfaces = {}
        for module in MODULES:
            interface = Interface()
            text = interface_of(sdk, module)
            interface.read(text)
            everything.read(text)
            if module in modules:
                interfaces[module] = interface
        for module, interface in interfaces.items():
            # A module's extensions need the generic parameters of another's types.
            interface.generics = everything.generics
            interface.protocols = everything.protocols
            made = {}
            for declaration in interface.declarations:
                if declaration.name in SKIPPED:
                    continue
                for call in Calls(interface).calls(declaration):
                    made.setdefault(call.source, call)
            calls = list(made.values())
            batches += [(module, calls[start : start + BATCH]) for start in range(0, len(calls), BATCH)]
        with ThreadPoolExecutor(2) as pool:
            answers = pool.map(
                lambda item: refused_either_way(item[1][1], pathlib.Path(name), item[0], before), enumerate(batches)
            )
            for (module, calls), errors in zip(batches, answers):
                for index, call in enumerate(calls):
                    yield module, call, errors.get(index)


def report(results):
    counts, failures = collections.Counter(), collections.defaultdict(list)
    for module, call, error in results:
        counts[module, error is None] += 1
        if error:
            failures[module, call.declaration.owner].append((call.shown, error))
    for (module, owner), those in sorted(failures.items(), key=lambda one: (one[0][0], -len(one[1]))):
        print(f"{module} {owner or 'types'}: {len(those)}")
        for shown, error in those:
            print(f"    {shown}\n        {error}")
    for module in dict.fromkeys(one[0] for one in counts):
        good, bad = counts[module, True], counts[module, False]
        print(f"{module}: {good} of {good + bad} uses compile")


# MARK: The column of docs/supported.md

DOCUMENT = ROOT / "docs/supported.md"


class Column:
    """How many uses of a documented name compile."""

    def __init__(self, results):
        self.uses = collections.defaultdict(collections.Counter)
        for _, call, error in results:
            for name in set(self.names(call.declaration)):
                self.uses[name][error is None] += 1

    def names(self, declaration):
        """The names under which docs/supported.md lists a declaration: those of its types, and its own."""
        path = declaration.path + ((declaration.name,) if declaration.kind == "type" else ())
        yield from path
        if declaration.kind == "func" and not declaration.isStatic:
            yield f".{declaration.name}"
        if declaration.kind == "var" and declaration.path == ("EnvironmentValues",):
            yield f"\\.{declaration.name}"

    def text(self, names):
        """The cell of a row: a check mark, or the names of which something is missing."""
        known = [name for name in names if name in self.uses]
        if not known:
            return "–"
        parts = [
            f"`{name}` {self.uses[name][True]} of {sum(self.uses[name].values())}"
            for name in known
            if self.uses[name][False]
        ]
        return ", ".join(parts) if parts else "✓"

    def write(self, path):
        lines = []
        for line in path.read_text().split("\n"):
            names = re.findall(r"`([^`]+)`", line[1:].split("|")[0]) if line.startswith("|") else []
            if line.startswith("| what |"):
                self.is_measured = not self.is_own
                line = "|".join(line.split("|")[:3]) + ("| signature |" if self.is_measured else "|")
            elif line.startswith("|---"):
                line = "|---|---|---|" if self.is_measured else "|---|---|"
            elif names:
                line = "|".join(line.split("|")[:3]) + (f"| {self.text(names)} |" if self.is_measured else "|")
            elif line.startswith("## "):
                self.is_own = line.startswith("## Other frameworks")
            elif line.startswith("For terminals only"):
                self.is_own = True
            lines.append(line)
        path.write_text("\n".join(lines))

    is_own = False
    is_measured = False


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("sdk", type=pathlib.Path)
    parser.add_argument("modules", nargs="*", default=MODULES)
    parser.add_argument("--modules-before", type=pathlib.Path, help="a folder of modules that come before the built ones")
    parser.add_argument("--write", action="store_true", help="write the column into docs/supported.md")
    options = parser.parse_args()
    results = list(compared(options.sdk, options.modules, options.modules_before))
    report(results)
    if options.write:
        Column(results).write(DOCUMENT)


if __name__ == "__main__":
    main()
