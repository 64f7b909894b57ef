#!/usr/bin/env python3
"""Writes the Swift source that Xcode makes by itself while it builds a widget.

    make-xcode-sources.py FOLDER... > Generated.swift

From each `.intentdefinition`: a class for each intent and type, and an enum for each choice.
From each `.xcassets`: `Color.name` and `Image.name` of its colours and pictures.
"""
import json
import pathlib
import plistlib
import re
import sys

SIMPLE = {
    "String": ("String?", "nil"), "Integer": ("NSNumber?", "nil"), "Decimal": ("NSNumber?", "nil"),
    "Boolean": ("NSNumber?", "nil"), "Date": ("DateComponents?", "nil"), "URL": ("URL?", "nil"),
    "TimeInterval": ("NSNumber?", "nil"),
}


def identifier(text):
    """A name as Xcode makes it: words joined, the first one in lower case."""
    words = re.findall(r"[A-Za-z0-9]+", text)
    name = "".join(word[:1].upper() + word[1:] for word in words)
    name = name[:1].lower() + name[1:]
    return "_" + name if name[:1].isdigit() else name


def property_type(parameter):
    kind = parameter["INIntentParameterType"]
    if "INIntentParameterEnumType" in parameter:
        return parameter["INIntentParameterEnumType"], ".unknown"
    if kind in SIMPLE:
        swift, value = SIMPLE[kind]
    elif "INIntentParameterObjectType" in parameter:
        swift, value = parameter["INIntentParameterObjectType"] + "?", "nil"
    else:
        swift, value = "Any?", "nil"
    if parameter.get("INIntentParameterSupportsMultipleValues"):
        return "[" + swift.rstrip("?") + "]?", "nil"
    return swift, value


def default(parameter, swift):
    value = parameter.get("INIntentParameterMetadata", {}).get("INIntentParameterMetadataDefaultValue")
    if value is None:
        return None
    if swift == "String?":
        return json.dumps(value, ensure_ascii=False)
    if swift == "NSNumber?":
        return f"NSNumber(value: {str(value).lower() if isinstance(value, bool) else value})"
    return None


def enum(definition):
    yield f"public enum {definition['INEnumName']}: Int, CaseIterable, Sendable {{"
    yield "  case unknown = 0"
    for value in definition["INEnumValues"]:
        name = identifier(value["INEnumValueName"])
        if name != "unknown":
            yield f"  case {name} = {value.get('INEnumValueIndex', 0)}"
    yield "}\n"


def intent(definition, enums):
    name = definition["INIntentName"] + "Intent"
    yield f"open class {name}: INIntent, @unchecked Sendable {{"
    handler = []
    settable = []
    for parameter in definition.get("INIntentParameters", []):
        swift, value = property_type(parameter)
        value = default(parameter, swift) or value
        choice = parameter.get("INIntentParameterMetadata", {}).get(
            "INIntentParameterMetadataDefaultValue")
        if value == ".unknown" and choice in enums.get(swift, []):
            value = "." + identifier(choice)
        field = parameter["INIntentParameterName"]
        yield f"  open var {field}: {swift} = {value}"
        title = json.dumps(parameter.get("INIntentParameterDisplayName", field), ensure_ascii=False)
        if kind := settable_type(parameter, swift):
            settable.append(f"      INIntentParameter(\"{field}\", title: {title}{kind}, \\{name}.{field}),")
        if parameter.get("INIntentParameterSupportsDynamicEnumeration"):
            handler.append(
                f"  func provide{field[:1].upper() + field[1:]}OptionsCollection(\n"
                f"    for intent: {name}\n"
                f"  ) async throws -> INObjectCollection<{item(swift)}>\n")
    if settable:
        yield "  open override var settableParameters: [INIntentParameter] {"
        yield "    ["
        yield from settable
        yield "    ]"
        yield "  }"
    yield "}\n"
    yield f"public protocol {name}Handling: AnyObject {{"
    yield from handler
    yield "}\n"


def settable_type(parameter, swift):
    """What is said of a parameter's type where boards can set it; None where they cannot."""
    if swift == "NSNumber?":
        kinds = {"Integer": ".integer", "Boolean": ".flag"}
        return ", type: " + kinds.get(parameter["INIntentParameterType"], ".number")
    is_known = "INIntentParameterEnumType" in parameter or "INIntentParameterObjectType" in parameter
    return "" if not swift.startswith("[") and (swift == "String?" or is_known) else None


def item(swift):
    name = swift.replace("[", "").replace("]", "").rstrip("?")
    return "NSString" if name == "String" else name


def definitions(path):
    content = plistlib.loads(path.read_bytes())
    enums = {}
    for definition in content.get("INEnums", []):
        enums[definition["INEnumName"]] = [v["INEnumValueName"] for v in definition["INEnumValues"]]
        yield from enum(definition)
    for definition in content.get("INTypes", []):
        yield f"open class {definition['INTypeName']}: INObject, @unchecked Sendable {{"
        for value in definition.get("INTypeProperties", []):
            if not value.get("INTypePropertyDefault"):
                swift, start = SIMPLE.get(value.get("INTypePropertyType"), ("Any?", "nil"))
                yield f"  open var {value['INTypePropertyName']}: {swift} = {start}"
        yield "}\n"
    for definition in content.get("INIntents", []):
        yield from intent(definition, enums)


def assets(path):
    colors = sorted({f.stem for f in path.rglob("*.colorset")})
    images = sorted({f.stem for f in path.rglob("*.imageset")})
    taken = {"accentColor", "primary", "secondary", "black", "white", "red", "green", "blue"}
    for kind, names in (("Color", colors), ("Image", images)):
        named = [(asset_name(n, kind), n) for n in names]
        named = [(swift, name) for swift, name in named if swift not in taken]
        if not named:
            continue
        yield f"extension {kind} {{"
        for swift, name in named:
            yield f"  static var {swift}: {kind} {{ {kind}({json.dumps(name)}) }}"
        yield "}\n"
        if kind == "Color":
            yield "extension ShapeStyle where Self == Color {"
            for swift, name in named:
                yield f"  static var {swift}: Color {{ Color({json.dumps(name)}) }}"
            yield "}\n"


def asset_name(name, kind):
    swift = identifier(name)
    for suffix in (kind, kind.lower()):
        if swift.endswith(suffix) and swift != suffix and kind == "Image":
            return swift[: -len(suffix)]
    return swift


def main():
    print("import Foundation\nimport Intents\nimport SwiftUI\n")
    for folder in sys.argv[1:]:
        root = pathlib.Path(folder)
        for path in sorted(root.rglob("*.intentdefinition")):
            print("\n".join(definitions(path)))
        for path in sorted([root] if root.suffix == ".xcassets" else root.rglob("*.xcassets")):
            print("\n".join(assets(path)))


if __name__ == "__main__":
    main()
