#!/usr/bin/env python3
"""Makes WidthTable.swift and CompositionTable.swift from Debian's package unicode-data.

Run it in the root of the project, without arguments.
"""

import pathlib
import re

UNICODE = pathlib.Path("/usr/share/unicode")
TARGET = pathlib.Path("Sources/WidgetLayout/Engine/Glyphs")
COMMAND = "python3 Scripts/make-width-table.py"
SCALARS = 0x110000
# Circled numbers and hexagrams, which the C library, and so ncurses and tmux, gives two columns. Unicode calls the former
# ambiguous, and the latter wide from version 16 on.
WIDE_IN_C = [*range(0x3248, 0x3250), *range(0x4DC0, 0x4E00)]

# In the order of the cases of CharacterClass.swift.
(NARROW, WIDE, NARROW_PICTOGRAPH, WIDE_PICTOGRAPH, SKIN_TONE, FLAG_LETTER, SPACE, WIDE_SPACE,
 FIXED_SPACE, MARK, JAMO, INVISIBLE, LINE_BREAK, REPLACED) = range(14)


def properties(name, missing=None):
    """One property value a scalar; lines read `first..last ; value # comment`."""
    values = [missing] * SCALARS
    for line in (UNICODE / name).read_text().splitlines():
        match = re.match(r"([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*(\w+)", line)
        if match:
            first, last, value = match.groups()
            for scalar in range(int(first, 16), int(last or first, 16) + 1):
                values[scalar] = value
    return values


def scalars(name, value):
    """The scalars that have one of a file's many properties."""
    found = set()
    for line in (UNICODE / name).read_text().splitlines():
        match = re.match(r"([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*(\w+)", line)
        if match and match[3] == value:
            found.update(range(int(match[1], 16), int(match[2] or match[1], 16) + 1))
    return found


def classes():
    """The class of every scalar. Categories come before widths: a wide mark is a mark."""
    category = properties("extracted/DerivedGeneralCategory.txt", "Cn")
    east_asian = properties("EastAsianWidth.txt", "N")
    syllable = properties("HangulSyllableType.txt")
    presentation = scalars("emoji/emoji-data.txt", "Emoji_Presentation")
    pictographs = scalars("emoji/emoji-data.txt", "Extended_Pictographic")
    skin_tones = scalars("emoji/emoji-data.txt", "Emoji_Modifier")
    flag_letters = scalars("PropList.txt", "Regional_Indicator")
    ignorable = scalars("DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")
    bidi = scalars("PropList.txt", "Bidi_Control")

    def class_of(scalar):
        kind = category[scalar]
        wide = east_asian[scalar] in ("W", "F") or scalar in presentation
        wide = wide or scalar in WIDE_IN_C
        if kind in ("Cc", "Cn", "Co", "Cs") or scalar in bidi:
            return REPLACED
        if kind in ("Zl", "Zp"):
            return LINE_BREAK
        if kind == "Zs":
            if scalar in (0x00A0, 0x2007, 0x202F):
                return FIXED_SPACE
            return WIDE_SPACE if wide else SPACE
        if kind == "Cf" or scalar in ignorable:
            return INVISIBLE
        if kind in ("Mn", "Me"):
            return MARK
        if syllable[scalar] in ("V", "T"):
            return JAMO
        if scalar in skin_tones:
            return SKIN_TONE
        if scalar in flag_letters:
            return FLAG_LETTER
        if scalar in pictographs:
            return WIDE_PICTOGRAPH if wide else NARROW_PICTOGRAPH
        return WIDE if wide else NARROW

    return [class_of(scalar) for scalar in range(SCALARS)]


def compositions(classes):
    """(base, mark, composed) of what is drawn as one scalar rather than as a scalar and a mark."""
    excluded = scalars("DerivedNormalizationProps.txt", "Full_Composition_Exclusion")
    for line in (UNICODE / "UnicodeData.txt").read_text().splitlines():
        fields = line.split(";")
        composed, parts = int(fields[0], 16), fields[5].split()
        if len(parts) != 2 or parts[0].startswith("<") or composed in excluded:
            continue
        base, mark = int(parts[0], 16), int(parts[1], 16)
        # Sixteen bits hold all but some pairs of scripts that terminals do not shape.
        if classes[mark] == MARK and composed < 0x10000 and classes[base] == classes[composed]:
            yield base, mark, composed


def write(name, summary, constant, entries, per_line):
    lines = [
        f"// Made by `{COMMAND}` from Unicode 15.0; do not edit.",
        "",
        f"/// {summary}",
        f"enum {name} {{",
        f"  static let {constant[0]}: [{constant[1]}] = [",
    ]
    for start in range(0, len(entries), per_line):
        lines.append("    " + ", ".join(entries[start:start + per_line]) + ",")
    lines += ["  ]", "}", ""]
    (TARGET / f"{name}.swift").write_text("\n".join(lines))


def main():
    table = classes()
    starts = [scalar for scalar in range(SCALARS)
              if scalar == 0 or table[scalar] != table[scalar - 1]]
    write("WidthTable",
          "The scalars at which the class changes: the first scalar, then the raw value of its class.",
          ("changes", "UInt32"), [f"0x{scalar:05X}_{table[scalar]:02X}" for scalar in starts], 8)
    pairs = sorted(compositions(table))
    write("CompositionTable",
          "The canonical compositions by base and mark: sixteen bits each of base, mark and composition.",
          ("pairs", "UInt64"),
          [f"0x{base:04X}_{mark:04X}_{composed:04X}" for base, mark, composed in pairs], 5)


main()
