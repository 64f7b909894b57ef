#!/usr/bin/env python3
"""The wallet's app: writes the shared container that a widget reads, one JSON file.

docs/sandbox.md describes the file. It is replaced as a whole, so readers need no lock.
"""

import os
import sys

# This folder leaves the path: a module of the standard library has a neighbour's name.
sys.path[0] = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

import argparse
import contextlib
import fcntl
import hashlib
import http.client
import json
import subprocess
import tempfile
import time
import urllib.request
from datetime import datetime, timezone

SYMBOLOGIES = ("qr", "code128", "ean13", "aztec")
VERSION = 1
_MOST_USES = 1000
_MOST_BYTES = 8 << 20


class Failure(Exception):
    """What went wrong, in words."""


class Container:
    """The file of cards and uses at a path."""

    def __init__(self, path):
        self.path = path

    def read(self):
        """What the file holds; an empty wallet where there is none."""
        try:
            with open(self.path, encoding="utf-8") as file:
                value = json.load(file)
        except FileNotFoundError:
            return {"version": VERSION, "cards": [], "uses": []}
        except ValueError as error:
            raise Failure(f"{self.path} is not the wallet's file: {error}") from None
        if not isinstance(value, dict) or value.get("version") != VERSION:
            raise Failure(f"{self.path} is not the wallet's file of version {VERSION}")
        return value

    @contextlib.contextmanager
    def change(self):
        """Reads, lets the caller change, and replaces the file; one process after the other."""
        os.makedirs(os.path.dirname(os.path.abspath(self.path)), exist_ok=True)
        with open(self.path + ".lock", "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            value = self.read()
            before = _identifiers(value)
            yield value
            # No card ever gets the identifier of another that was removed.
            known = before | set(value.get("removed", []))
            value["removed"] = sorted(known - _identifiers(value))
            del value["uses"][:-_MOST_USES]
            value["written"] = _iso(datetime.now(timezone.utc))
            self._replace(value)

    def keep_logo(self, identifier, content):
        """Keeps a picture beside the file; its path from there."""
        name = hashlib.sha256(identifier.encode()).hexdigest()[:16] + ".png"
        folder = os.path.join(os.path.dirname(os.path.abspath(self.path)), "logos")
        os.makedirs(folder, exist_ok=True)
        temporary = os.path.join(folder, f".{name}")
        with open(temporary, "wb") as file:
            file.write(content)
        os.replace(temporary, os.path.join(folder, name))
        return f"logos/{name}"

    def _replace(self, value):
        folder, name = os.path.split(os.path.abspath(self.path))
        descriptor, temporary = tempfile.mkstemp(prefix=f".{name}.", dir=folder)
        try:
            with os.fdopen(descriptor, "w", encoding="utf-8") as file:
                json.dump(value, file, ensure_ascii=False, indent=1)
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, self.path)
        except BaseException:
            os.unlink(temporary)
            raise


def sync(container, options):
    """Takes the cards and uses from the back end, in place of those that are here."""
    # All is here and looked at before the file is touched.
    until = time.monotonic() + options.timeout
    cards = _records(options.url + "/cards", until, "cards", ("id", "number"))
    uses = _records(options.url + "/cards/uses", until, "uses", ("card", "at"))
    logos = {card["id"]: _logo(options.url, card, until) for card in cards if card.get("logo")}
    with container.change() as value:
        value["cards"] = [{**_kept(card), "logo": None} for card in cards]
        for card in value["cards"]:
            if logos.get(card["id"]):
                card["logo"] = container.keep_logo(card["id"], logos[card["id"]])
        value["uses"] = [{"card": use["card"], "at": use["at"]} for use in uses]


def add(container, options):
    """Adds a card at the end."""
    if options.symbology == "ean13" and not is_ean13(options.number):
        raise Failure(
            f"{options.number} is no EAN-13 number: 13 digits, of which the last is the right check digit"
        )
    with container.change() as value:
        here, gone = _identifiers(value), set(value.get("removed", []))
        identifier = options.id or _free(here | gone)
        if identifier in here:
            raise Failure(f"there is a card {identifier} already")
        if identifier in gone:
            raise Failure(f"there was a card {identifier}; identifiers are not used again")
        value["cards"].append(
            {
                "id": identifier,
                "store": options.store,
                "number": options.number,
                "symbology": options.symbology,
                "colour": options.colour,
                "logo": None,
                "points": 0,
                "added": _iso(datetime.now(timezone.utc)),
            }
        )
    print(identifier)


def remove(container, options):
    """Removes a card and its uses."""
    with container.change() as value:
        _need(value, options.id)
        value["cards"] = [card for card in value["cards"] if card["id"] != options.id]
        value["uses"] = [use for use in value["uses"] if use["card"] != options.id]


def use(container, options):
    """Records that a card was shown at a till."""
    at = _instant(options.at) if options.at else datetime.now(timezone.utc)
    with container.change() as value:
        _need(value, options.id)
        value["uses"].append({"card": options.id, "at": _iso(at)})
        value["uses"].sort(key=lambda one: one["at"])


def list_cards(container, options):
    """Prints the cards."""
    for card in container.read()["cards"]:
        print(card["id"], card["symbology"], card["number"], card["store"], sep="\t")


def is_ean13(text):
    """Whether a text has 13 digits and the check digit is right."""
    if len(text) != 13 or not text.isascii() or not text.isdigit():
        return False
    sum_ = sum(int(digit) * (3 if index % 2 else 1) for index, digit in enumerate(text[:12]))
    return (10 - sum_ % 10) % 10 == int(text[12])


def _kept(card):
    return {
        key: card.get(key)
        for key in (
            "id",
            "store",
            "number",
            "symbology",
            "colour",
            "logo",
            "points",
            "points_expire",
            "vouchers",
            "message",
            "action",
            "added",
        )
    }


def _logo(url, card, until):
    """The picture of a card; None where it cannot be had, which is no reason to have no cards."""
    try:
        content = _fetched(url + card["logo"], until) if isinstance(card["logo"], str) else b""
    except Failure:
        return None
    return content if content.startswith(b"\x89PNG") else None


def _identifiers(value):
    return {card["id"] for card in value["cards"]}


def _free(taken):
    """The first identifier that no card has or had."""
    return next(
        name for number in range(1, len(taken) + 2) if (name := f"card-{number}") not in taken
    )


def _need(value, identifier):
    if all(card["id"] != identifier for card in value["cards"]):
        raise Failure(f"there is no card {identifier}; list names them")


def _records(url, until, name, texts):
    """The list of records at an address, each with certain texts."""
    try:
        value = json.loads(_fetched(url, until))
    except (ValueError, RecursionError) as error:
        raise Failure(f"{url}: {error}") from None
    rows = value.get(name) if isinstance(value, dict) else None
    if not isinstance(rows, list) or not all(_has(row, texts) for row in rows):
        raise Failure(f"{url} has not what it should: {name}, each with {' and '.join(texts)}")
    return rows


def _has(row, texts):
    return isinstance(row, dict) and all(isinstance(row.get(text), str) for text in texts)


def _fetched(url, until):
    """What is at an address, within the most bytes, and until a time of the monotonic clock."""
    content = bytearray()
    try:
        with urllib.request.urlopen(url, timeout=_left(until)) as answer:
            # A socket's own time is for each of its packets, of which there may be any number.
            while chunk := answer.read1(1 << 16):
                content += chunk
                if len(content) > _MOST_BYTES:
                    raise Failure(f"{url}: more than {_MOST_BYTES >> 20} MiB")
                _left(until)
            if answer.length:
                raise Failure(f"{url}: the answer broke off")
    except TimeoutError:
        raise Failure(f"{url}: no answer in time") from None
    except (OSError, ValueError, http.client.HTTPException) as error:
        raise Failure(f"{url}: {error}") from None
    return content


def _left(until):
    """The seconds until a time; fails where it is over."""
    left = until - time.monotonic()
    if left <= 0:
        raise TimeoutError
    return left


def _instant(text):
    try:
        return datetime.fromisoformat(text).astimezone(timezone.utc)
    except ValueError:
        raise Failure(f"{text} is no time; it should be like 2026-03-14T09:30:00Z") from None


def _iso(instant):
    return instant.strftime("%Y-%m-%dT%H:%M:%SZ")


def _options():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("path", help="the container's file")
    parser.add_argument(
        "--reload",
        metavar="KIND",
        action="append",
        default=[],
        help="then asks the dashboard to reload this kind of widget; also several",
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    synced = _command(commands, "sync", sync)
    synced.add_argument("url", nargs="?", default="http://127.0.0.1:8900")
    synced.add_argument(
        "--timeout", type=float, default=20, help="the most seconds for it all (20)"
    )
    added = _command(commands, "add", add)
    added.add_argument("store")
    added.add_argument("number")
    added.add_argument("--id")
    added.add_argument("--symbology", choices=SYMBOLOGIES, default="code128")
    added.add_argument("--colour", default="#4a6fa5")
    _command(commands, "remove", remove).add_argument("id")
    used = _command(commands, "use", use)
    used.add_argument("id")
    used.add_argument("--at")
    _command(commands, "list", list_cards)
    return parser.parse_args()


def _command(commands, name, function):
    command = commands.add_parser(name, help=function.__doc__.rstrip("."))
    command.set_defaults(run=function)
    return command


def main():
    options = _options()
    try:
        options.run(Container(options.path), options)
        for kind in options.reload:
            subprocess.run([os.environ.get("WIDGETTUI", "widgettui"), "reload", kind], check=True)
    except (Failure, OSError, UnicodeError, subprocess.CalledProcessError) as failure:
        sys.exit(f"error: {failure}")


if __name__ == "__main__":
    main()
