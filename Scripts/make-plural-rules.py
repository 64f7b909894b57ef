#!/usr/bin/env python3
"""Writes the rules by which languages choose the form of a text that depends on a number.

    pip download --no-deps babel; Scripts/make-plural-rules.py babel-*.whl

The rules are those of Unicode's CLDR for cardinal numbers, as the Python package `babel` has them. A line has
the languages, and after a colon the categories with their conditions; what fits none is `other`.
"""

import collections
import re
import sys
import tempfile
import zipfile

folder = tempfile.mkdtemp()
zipfile.ZipFile(sys.argv[1]).extractall(folder)
sys.path.insert(0, folder)
import babel  # noqa: E402
from babel.localedata import locale_identifiers  # noqa: E402

languages = collections.defaultdict(list)
for name in sorted(locale_identifiers()):
    if not re.fullmatch(r"[a-z]+(_PT)?", name):
        continue
    rules = babel.Locale.parse(name).plural_form.rules
    text = "; ".join(f"{category} {condition}" for category, condition in rules.items())
    # Numbers in the short form of millions, c and e, are not written here.
    text = re.sub(r" or [ce] [^;]*", "", text)
    languages[text].append(name.replace("_", "-"))

lines = [f"    {' '.join(names)}: {text}" for text, names in sorted(languages.items(), key=lambda pair: pair[1]) if text]
with open("Sources/WidgetLayout/Text/Keys/PluralTable.swift", "w", encoding="utf-8") as file:
    file.write("// Written by Scripts/make-plural-rules.py; do not edit.\n\n")
    file.write("/// The rules by which languages choose a plural form, from Unicode's CLDR.\n")
    file.write("enum PluralTable {\n  /// The languages and, after a colon, their categories with conditions.\n")
    file.write('  static let lines = """\n' + "\n".join(lines) + '\n    """\n}\n')
