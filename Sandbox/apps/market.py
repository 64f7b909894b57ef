#!/usr/bin/env python3
"""A marketplace's app: signs an account in or out, and keeps its token where a widget reads it.

The token is the one line of a file that nobody else may read, or an entry of the keyring. The account's
identifier is beside it, in a file or an entry whose name ends in .account; there is never a token beside
the identifier of another account.
"""
import os
import sys

# This folder leaves the path: a module of the standard library has a neighbour's name.
sys.path[0] = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

import argparse
import json
import subprocess
import urllib.error
import urllib.request

import private_files


def main():
    options = _options()
    try:
        if options.action == "sign-out":
            _forget(options)
        else:
            answer = _signed_in(options)
            _forget(options)
            _keep(answer["account"]["id"], options, ".account")
            _keep(answer["token"], options)
    except (urllib.error.URLError, OSError, KeyError, subprocess.CalledProcessError) as error:
        sys.exit(f"error: {error}")


def _signed_in(options):
    value = json.dumps({"user": options.user, "password": options.password}).encode()
    with urllib.request.urlopen(urllib.request.Request(options.server + "/activity/login", value), timeout=20) as answer:
        return json.load(answer)


def _keep(value, options, ending=""):
    if options.keyring:
        store = ["secret-tool", "store", f"--label={options.keyring}{ending}", *_entry(options, ending)]
        subprocess.run(store, input=value.encode(), check=True)
        return
    private_files.replace(options.file + ending, value + "\n")


def _forget(options):
    for ending in ("", ".account"):
        if options.keyring:
            # Fails where there is no such entry.
            subprocess.run(["secret-tool", "clear", *_entry(options, ending)], check=False)
            continue
        private_files.remove(options.file + ending)


def _entry(options, ending):
    return ["application", "widgettui", "name", options.keyring + ending]


def _options():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("action", choices=["sign-in", "sign-out"])
    parser.add_argument("user", nargs="?", default="ada", help="ada, grace or eve (ada)")
    parser.add_argument("password", nargs="?", default="lovelace", help="lovelace, hopper or denied (lovelace)")
    parser.add_argument("--server", default="http://localhost:8900", help="the sandbox (http://localhost:8900)")
    parser.add_argument("--file", default="/tmp/market.token", help="the file of the token (/tmp/market.token)")
    parser.add_argument("--keyring", help="the token's name in the keyring, in place of a file")
    return parser.parse_args()


if __name__ == "__main__":
    main()
