#!/usr/bin/env python3
"""The salon's app: keeps appointments of its own, and a light mirror of them that a widget reads.

docs/sandbox.md describes the shared store, and who of the two writes what.
"""

import os
import sys

# This folder leaves the path: a module of the standard library has this file's name.
sys.path[0] = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

import argparse
import contextlib
import fcntl
import json
import signal
import sqlite3
import time
import urllib.error
import urllib.request
from datetime import datetime, timedelta, timezone

import private_files
from appointments import STATUSES, appointment, light, objection
from shared_store import PostgreSQL, SharedStore, SQLite, StoreFailure
from world import instant, iso

_SCHEME = "salon://appointments/"


class Failure(Exception):
    """What went wrong, in words."""


class OwnStore:
    """The app's own appointments, in full; a widget never sees this file."""

    def __init__(self, path):
        os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
        self.path = path
        self._connection = sqlite3.connect(path, timeout=10, isolation_level=None)
        self._connection.executescript(
            "CREATE TABLE IF NOT EXISTS appointments (id TEXT PRIMARY KEY, json TEXT NOT NULL);"
            "CREATE TABLE IF NOT EXISTS state (name TEXT PRIMARY KEY, value INTEGER NOT NULL);"
            "CREATE TABLE IF NOT EXISTS account (name TEXT NOT NULL);"
            "CREATE TABLE IF NOT EXISTS replaced (number INTEGER PRIMARY KEY, id TEXT NOT NULL, json TEXT NOT NULL);"
        )

    def save(self, rows, deleted=(), sequence=None):
        """Keeps appointments, forgets those deleted, and remembers how far the back end was read."""
        with self._connection:
            self._connection.execute("BEGIN IMMEDIATE")
            for full in rows:
                values = (full["id"], json.dumps(full, ensure_ascii=False))
                self._connection.execute(
                    "INSERT OR REPLACE INTO appointments VALUES (?, ?)", values
                )
            for identifier in deleted:
                self._connection.execute("DELETE FROM appointments WHERE id = ?", (identifier,))
            if sequence is not None:
                self._connection.execute(
                    "INSERT OR REPLACE INTO state VALUES ('sequence', ?)", (sequence,)
                )

    def account(self):
        """Who is signed in; "" for nobody."""
        found = self._connection.execute("SELECT name FROM account").fetchone()
        return found[0] if found else ""

    def begin(self, account):
        """Forgets everything, for an account or, as "", for nobody."""
        with self._connection:
            self._connection.execute("BEGIN IMMEDIATE")
            for table in ("appointments", "state", "account", "replaced"):
                self._connection.execute(f"DELETE FROM {table}")
            if account:
                self._connection.execute("INSERT INTO account VALUES (?)", (account,))

    def find(self, identifier):
        found = self._connection.execute(
            "SELECT json FROM appointments WHERE id = ?", (identifier,)
        ).fetchone()
        return json.loads(found[0]) if found else None

    def all(self):
        return [
            json.loads(row[0])
            for row in self._connection.execute("SELECT json FROM appointments ORDER BY id")
        ]

    def sequence(self):
        found = self._connection.execute(
            "SELECT value FROM state WHERE name = 'sequence'"
        ).fetchone()
        return found[0] if found else 0


class App:
    """The app with both of its stores."""

    def __init__(self, own, shared):
        self.own, self.shared = own, shared

    def begin(self, account):
        """Empties both stores if they are another account's."""
        if self.own.account() != account:
            self.own.begin(account)
        if self.shared.account() != account:
            self.shared.begin(account)

    def take(self):
        """Takes the flagged rows into the app's store, and unflags them; how many there were."""
        if self.shared.account() != self.own.account():
            raise Failure("the shared calendar is another account's; sign in again")
        rows = self.shared.flagged()
        good = [row for row in rows if objection(_parsed(row["full_json"])) is None]
        for row in rows:
            if row not in good:
                print(f"left {row['id']}: its JSON is no appointment", file=sys.stderr)
        self.own.save([_parsed(row["full_json"]) for row in good])
        if good:
            self.shared.unflag(good)
        return len(good)

    def mirror(self):
        """Makes the light mirror what the app has."""
        rows = self.own.all()
        self.shared.mirror([light(full) for full in rows])
        self.shared.keep_only(full["id"] for full in rows)

    def is_running(self):
        """Whether another process runs the app."""
        return self._is_locked("running")

    def is_syncing(self):
        """Whether another process that starts the app has not ended its first sync."""
        return self._is_locked("syncing")

    def _is_locked(self, ending):
        with open(f"{self.own.path}.{ending}", "a") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
            except BlockingIOError:
                return True
        return False


def sync(app, options):
    """Fetches what changed from the back end, and mirrors it."""
    app.take()
    for rows, deleted, sequence in _pages(options, app.own):
        app.own.save(rows, deleted, sequence)
    app.mirror()


def sign_in(app, options):
    """Signs in, and keeps the token where a widget reads it; what another account had is forgotten."""
    value = json.dumps({"user": options.user, "password": options.password}).encode()
    answer = _fetched(f"{options.url}/calendar/login", value=value)
    private_files.remove(options.token)
    app.begin(answer["account"]["id"])
    private_files.replace(options.token, answer["token"] + "\n")


def sign_out(app, options):
    """Signs out, and forgets the token and all appointments."""
    private_files.remove(options.token)
    app.begin("")


def receive(app, options):
    """Does what the widget does: writes what the back end has new straight into the mirror, flagged."""
    known = {row["id"] for row in app.shared.rows()}
    for rows, deleted, _ in _pages(options, app.own):
        fresh = [full for full in rows if options.all or full["id"] not in known]
        app.shared.write(
            [
                {**light(full), "needs_sync": 1, "full_json": json.dumps(full, ensure_ascii=False)}
                for full in fresh
            ]
        )
        app.shared.delete(deleted)


def insert(app, options):
    """Makes an appointment, and mirrors it."""
    now = datetime.now(timezone.utc).replace(microsecond=0)
    starts = _instant(options.at) if options.at else now + timedelta(minutes=options.minutes)
    identifier = options.id or f"app-{time.time_ns()}"
    if app.own.find(identifier):
        raise Failure(f"there is an appointment {identifier} already")
    full = appointment(
        identifier, starts, options.employee, options.service or [0], options.customer, now
    )
    _save(app, full)
    print(identifier)


def change(app, options):
    """Changes an appointment, and mirrors it."""
    full = _needed(app, options.id)
    if options.status:
        full["status"] = options.status
    if options.customer:
        full["customer"]["name"] = options.customer
    if options.notes is not None:
        full["notes"] = options.notes
    for key in ("starts", "ends"):
        full[key] = iso(instant(full[key]) + timedelta(minutes=options.move))
    full["version"] = full.get("version", 0) + 1
    _save(app, full)


def delete(app, options):
    """Deletes an appointment here and in the mirror."""
    _needed(app, options.id)
    app.own.save([], [options.id])
    app.shared.delete([options.id])


def take(app, options):
    """Takes the rows that are flagged, as at the app's start."""
    print(f"took {app.take()}")


def run(app, options):
    """Runs the app until it is ended: syncs first, then takes flagged rows as they come."""
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: sys.exit(0))
    with contextlib.ExitStack() as running:
        # The gate: who opens a link while it is locked waits for the first sync.
        with _locked(app, "syncing"):
            running.enter_context(_locked(app, "running"))
            print("loading", flush=True)
            time.sleep(options.delay)
            while options.until and not os.path.exists(options.until):
                time.sleep(0.02)
            print(f"took {app.take()}", flush=True)
        while True:
            time.sleep(0.2)
            if taken := app.take():
                print(f"took {taken}", flush=True)


@contextlib.contextmanager
def _locked(app, ending):
    """Holds a lock of the app's for as long as the body runs, or until this process ends."""
    with open(f"{app.own.path}.{ending}", "a") as file:
        until = time.monotonic() + 0.5
        while True:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                # Who only looks holds it for a moment.
                if time.monotonic() > until:
                    raise Failure("the app runs already") from None
                time.sleep(0.01)
        yield


def open_link(app, options):
    """Opens an appointment by its link: at once, when the running app has it, or after the first sync."""
    identifier = options.link.removeprefix(_SCHEME)
    full = app.own.find(identifier)
    if not full and app.is_syncing():
        print("loading", flush=True)
        while app.is_syncing():
            time.sleep(0.05)
        full = app.own.find(identifier)
    until = time.monotonic() + 3
    if not full and app.is_running():
        print("waiting", flush=True)
        while not full and time.monotonic() < until:
            time.sleep(0.05)
            full = app.own.find(identifier)
    elif not full:
        print("loading", flush=True)
        time.sleep(options.delay)
        app.take()
        full = app.own.find(identifier)
    if not full:
        raise Failure(f"there is no appointment {identifier}")
    print(
        f"opened {identifier}: {full['starts']} {full['customer']['name']}, {light(full)['service']}"
    )


def list_rows(app, options):
    """Prints the mirror, one row of JSON a line."""
    for row in app.shared.rows():
        print(json.dumps(row, ensure_ascii=False))


def changes(app, options):
    """Prints the log of changes."""
    for row in app.shared.changes(options.since):
        print(row["sequence"], row["kind"], row["table_name"], row["row_id"])


def _save(app, full):
    wrong = objection(full)
    if wrong:
        raise Failure(wrong)
    app.own.save([full])
    app.shared.mirror([light(full)])


def _needed(app, identifier):
    full = app.own.find(identifier)
    if not full:
        raise Failure(f"the app has no appointment {identifier}; list names those in the mirror")
    return full


def _pages(options, own):
    """The back end's pages that the app lacks: appointments, ids that were deleted, the new sequence."""
    token, since = _kept_token(options.token), own.sequence()
    while True:
        page = _fetched(f"{options.url}/calendar/appointments?since={since}", token)
        if page is None:
            # The back end began anew.
            since = 0
            continue
        if (page["account"] or "") != own.account():
            raise Failure("the token is another account's; sign in again")
        since = page["sequence"]
        yield page["appointments"], page["deleted"], since
        if not page["more"]:
            return


def _fetched(url, token="", value=None):
    request = urllib.request.Request(url, value)
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        if error.code == 410:
            return None
        raise Failure(f"{url}: {error}") from None
    except (OSError, ValueError) as error:
        raise Failure(f"{url}: {error}") from None


def _kept_token(path):
    try:
        with open(path, encoding="utf-8") as file:
            return file.read().strip()
    except FileNotFoundError:
        return ""


def _parsed(text):
    try:
        return json.loads(text)
    except ValueError:
        return None


def _instant(text):
    value = instant(text)
    if value is None:
        raise Failure(f"{text} is no time; it should be like 2026-03-14T09:30")
    return value


def _options():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--store", default="salon.sqlite", help="the app's own file (salon.sqlite)")
    parser.add_argument("--shared", default="shared.sqlite", help="the shared file (shared.sqlite)")
    parser.add_argument(
        "--postgres", metavar="CONNECTION", help="a PostgreSQL database in place of the shared file"
    )
    parser.add_argument("--token", help="the file of the token (STORE.token)")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for name, function in (("sync", sync), ("receive", receive)):
        command = _command(commands, name, function)
        command.add_argument("url", nargs="?", default="http://127.0.0.1:8900")
        command.add_argument("--all", action="store_true", help="also rows that the mirror has")
    signed_in = _command(commands, "sign-in", sign_in)
    signed_in.add_argument("user", help="alice, bob or eve")
    signed_in.add_argument("password", help="aurora, borealis or denied")
    signed_in.add_argument("url", nargs="?", default="http://127.0.0.1:8900")
    _command(commands, "sign-out", sign_out)
    inserted = _command(commands, "insert", insert)
    inserted.add_argument("customer")
    inserted.add_argument("--id")
    inserted.add_argument("--at", help="when it starts")
    inserted.add_argument("--minutes", type=int, default=60, help="or in how many minutes (60)")
    inserted.add_argument("--employee", type=int, default=0, help="by number, from 0")
    inserted.add_argument(
        "--service", type=int, action="append", help="by number, from 0; also several"
    )
    changed = _command(commands, "change", change)
    changed.add_argument("id")
    changed.add_argument("--status", choices=STATUSES)
    changed.add_argument("--customer")
    changed.add_argument("--notes")
    changed.add_argument("--move", type=int, default=0, help="minutes later")
    _command(commands, "delete", delete).add_argument("id")
    _command(commands, "take", take)
    for name, function in (("run", run), ("open", open_link)):
        _command(commands, name, function).add_argument(
            "--delay", type=float, default=0, help="seconds that the first sync takes longer"
        )
    commands.choices["run"].add_argument("--until", help="a file for which the first sync waits")
    commands.choices["open"].add_argument("link", help=f"an id, or {_SCHEME} with an id")
    _command(commands, "list", list_rows)
    _command(commands, "changes", changes).add_argument("--since", type=int, default=0)
    return parser.parse_args()


def _command(commands, name, function):
    command = commands.add_parser(name, help=function.__doc__.rstrip("."))
    command.set_defaults(run=function)
    return command


def main():
    options = _options()
    options.token = options.token or f"{options.store}.token"
    try:
        database = PostgreSQL(options.postgres) if options.postgres else SQLite(options.shared)
        options.run(App(OwnStore(options.store), SharedStore(database)), options)
    except (Failure, StoreFailure, OSError, sqlite3.Error) as failure:
        sys.exit(f"error: {failure}")


if __name__ == "__main__":
    main()
