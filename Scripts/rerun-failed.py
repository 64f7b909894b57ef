#!/usr/bin/env python3
"""Runs the tests that failed in a whole run again, each alone, and corrects the results of the run.

  Scripts/rerun-failed.py TESTS.xml PROGRAM [ARGUMENT…]

TESTS.xml is what the option `--xunit-output` of PROGRAM wrote. A whole run keeps hundreds of processes busy,
and a test that waits for one may fail for that reason alone. A test that also fails alone has failed; one
that passes is named, so that nobody overlooks it. Where more than a few fail, the reason is none of load, and
none runs again. Exit 1 where a test has failed.
"""

import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

# More failures than this have a reason of their own.
MOST = 16


def failed(suites):
    return [case for case in suites.iter("testcase") if case.find("failure") is not None]


def pattern(case):
    """A pattern that matches this test's identifier and no other's."""
    module, *types = case.get("classname", "").split(".")
    return "^" + re.escape(module) + r"\." + "/".join(map(re.escape, types)) + "/" + re.escape(case.get("name", ""))


def passes_alone(case, command):
    with tempfile.NamedTemporaryFile(suffix=".xml") as results:
        arguments = ["--filter", pattern(case), "--xunit-output", results.name]
        status = subprocess.run(command + arguments).returncode
        if status != 0 or os.path.getsize(results.name) == 0:
            return False
        suites = xml.etree.ElementTree.parse(results.name).getroot()
        # A pattern that matches nothing proves nothing.
        return any(True for _ in suites.iter("testcase")) and not failed(suites)


def main():
    if len(sys.argv) < 3:
        sys.exit("usage: Scripts/rerun-failed.py TESTS.xml PROGRAM [ARGUMENT…]")
    path, command = sys.argv[1], sys.argv[2:]
    try:
        tree = xml.etree.ElementTree.parse(path)
    except (OSError, xml.etree.ElementTree.ParseError) as error:
        sys.exit(f"error: the run left no results in {path}: {error}")
    cases = failed(tree.getroot())
    if not cases or len(cases) > MOST:
        sys.exit(f"error: {len(cases)} tests failed, and none runs again" if cases else "error: the run failed, but no test")
    passed = []
    for case in cases:
        name = f"{case.get('classname')}.{case.get('name')}"
        print(f"\nAgain, alone: {name}", flush=True)
        if passes_alone(case, command):
            passed.append(name)
            for failure in case.findall("failure"):
                case.remove(failure)
    tree.write(path, encoding="utf-8", xml_declaration=True)
    if passed:
        print("\nFailed among all the others, and passed alone:")
        print("\n".join(f"  {name}" for name in passed), flush=True)
    sys.exit(0 if len(passed) == len(cases) else 1)


main()
