#!/usr/bin/env python3
"""A merchant's app: signs in and out, and looks at the shop with the tokens that it shares with widgets.

The tokens are a file of JSON that nobody else may read. They are refreshed under a lock, on the file
beside it whose name ends in .lock, by whoever finds them out of date first.
"""
import os
import sys

# This folder leaves the path: a module of the standard library has a neighbour's name.
sys.path[0] = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

import argparse
import contextlib
import fcntl
import json
import secrets
import urllib.error
import urllib.request

import private_files


def main():
    options = _options()
    session = Session(options.server.rstrip("/"), options.session)
    try:
        if options.action == "sign-in":
            session.sign_in(options.user, options.password)
        else:
            {"sign-out": session.sign_out, "look": session.look}[options.action]()
    except (urllib.error.URLError, OSError, KeyError) as error:
        sys.exit(f"error: {error}")


class Session:
    """A merchant's session, kept in a file."""

    def __init__(self, server, path):
        self.server, self.path = server, path
        os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)

    def sign_in(self, user, password):
        """Signs in anew; who it is stays the same however often."""
        tokens = self._post("/insights/login", {"user": user, "password": password})
        with self._locked():
            self._write({**tokens, "id": secrets.token_hex(8), "account": tokens["account"]["id"]})

    def sign_out(self):
        with self._locked():
            private_files.remove(self.path)

    def look(self):
        """Asks for one metric, with new tokens where these are out of date, and prints it."""
        tokens = self._read()
        try:
            print(self._orders(tokens))
        except urllib.error.HTTPError as error:
            if error.code != 401:
                raise
            print(self._orders(self._refreshed(tokens)))

    def _orders(self, tokens):
        request = urllib.request.Request(self.server + "/insights/metrics?store=store-1&metrics=orders")
        request.add_header("Authorization", f"Bearer {tokens['access_token']}")
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)["metrics"]["orders"]["formatted"]

    def _refreshed(self, used):
        with self._locked():
            tokens = self._read()
            if tokens["access_token"] == used["access_token"]:
                fresh = self._post("/insights/token", {"refresh_token": tokens["refresh_token"]})
                kept = {name: tokens[name] for name in ("id", "account") if name in tokens}
                tokens = {**fresh, **kept}
                self._write(tokens)
            return tokens

    def _post(self, path, value):
        request = urllib.request.Request(self.server + path, json.dumps(value).encode())
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.load(answer)

    @contextlib.contextmanager
    def _locked(self):
        with open(self.path + ".lock", "a") as file:
            fcntl.lockf(file, fcntl.LOCK_EX)
            yield

    def _read(self):
        with open(self.path) as file:
            return json.load(file)

    def _write(self, tokens):
        private_files.replace(self.path, json.dumps(tokens))


def _options():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("action", choices=["sign-in", "sign-out", "look"])
    parser.add_argument("user", nargs="?", default="merchant", help="merchant or deputy (merchant)")
    parser.add_argument("password", nargs="?", default="till", help="till or drawer (till)")
    parser.add_argument("--server", default="http://localhost:8900", help="the sandbox (http://localhost:8900)")
    parser.add_argument("--session", default="/tmp/merchant/session", help="the file of the tokens (/tmp/merchant/session)")
    return parser.parse_args()


if __name__ == "__main__":
    main()
