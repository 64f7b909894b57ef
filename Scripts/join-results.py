#!/usr/bin/env python3
"""Joins the results of several runs of the tests in one file.

  Scripts/join-results.py TESTS.xml PART.xml…

Each part is what the option `--xunit-output` of the tests wrote. Where one is missing, its run has crashed, and
no file is written.
"""

import os
import sys
import xml.etree.ElementTree


def main():
    if len(sys.argv) < 3:
        sys.exit("usage: Scripts/join-results.py TESTS.xml PART.xml…")
    path, parts = sys.argv[1], sys.argv[2:]
    if any(not os.path.exists(part) or os.path.getsize(part) == 0 for part in parts):
        return
    root = xml.etree.ElementTree.Element("testsuites")
    for part in parts:
        root.extend(xml.etree.ElementTree.parse(part).getroot())
    xml.etree.ElementTree.ElementTree(root).write(path, encoding="utf-8", xml_declaration=True)


main()
