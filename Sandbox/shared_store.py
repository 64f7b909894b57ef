"""The calendar's shared store, which app and widget both write: SQLite, or PostgreSQL through psql."""

import json
import os
import sqlite3
import subprocess

_SCHEMAS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "schemas")
_COLUMNS = (
    "id",
    "starts",
    "ends",
    "customer",
    "service",
    "employee",
    "status",
    "colour",
    "needs_sync",
    "full_json",
)
_KEPT_CHANGES = 10_000


class StoreFailure(Exception):
    """What went wrong with a store, in words."""


class SharedStore:
    """The light mirror, its flagged rows and its log of changes, in a database that `run` reaches."""

    def __init__(self, database):
        self._database = database

    def write(self, rows):
        """Inserts or changes light rows, each with `needs_sync` and `full_json` or neither."""
        self._write(rows, "")

    def mirror(self, rows):
        """Inserts or changes light rows of the app's, except those that it is yet to take."""
        self._write(rows, " WHERE light_appointments.needs_sync = 0")

    def _write(self, rows, condition):
        names, marks = ", ".join(_COLUMNS), ", ".join("?" * len(_COLUMNS))
        updates = ", ".join(f"{name} = excluded.{name}" for name in _COLUMNS[1:])
        sql = f"INSERT INTO light_appointments ({names}) VALUES ({marks}) ON CONFLICT (id) DO UPDATE SET {updates}{condition}"
        values = [[{"needs_sync": 0, **row}.get(name) for name in _COLUMNS] for row in rows]
        self._database.run([(sql, value) for value in values] + [_pruning()])

    def delete(self, identifiers):
        """Deletes rows; ones that are not there do no harm."""
        self._delete(identifiers, "")

    def _delete(self, identifiers, condition):
        sql = "DELETE FROM light_appointments WHERE id = ?" + condition
        self._database.run([(sql, [identifier]) for identifier in identifiers] + [_pruning()])

    def keep_only(self, identifiers):
        """Deletes the rows that the app no longer has, except those that it is yet to take."""
        here = self._database.select("SELECT id FROM light_appointments WHERE needs_sync = 0", [])
        gone = {row["id"] for row in here} - set(identifiers)
        # A row may have been flagged since they were read.
        self._delete(sorted(gone), " AND needs_sync = 0")

    def flagged(self):
        """The rows that wait for the app, with their full JSON."""
        return self._database.select(
            "SELECT id, full_json FROM light_appointments WHERE needs_sync = 1 ORDER BY id", []
        )

    def unflag(self, rows):
        """Says that the app has taken rows; one that changed meanwhile stays flagged."""
        sql = "UPDATE light_appointments SET needs_sync = 0, full_json = NULL WHERE id = ? AND full_json = ?"
        self._database.run([(sql, [row["id"], row["full_json"]]) for row in rows] + [_pruning()])

    def account(self):
        """Whose appointments these are; "" where nobody has signed in."""
        rows = self._database.select("SELECT name FROM account", [])
        return rows[0]["name"] if rows else ""

    def begin(self, account):
        """Empties the mirror for an account, "" for none."""
        whose = [("INSERT INTO account VALUES (?)", [account])] if account else []
        emptied = [("DELETE FROM light_appointments", []), ("DELETE FROM account", [])]
        self._database.run(emptied + whose + [_pruning()])

    def rows(self):
        return self._database.select("SELECT * FROM light_appointments ORDER BY starts, id", [])

    def changes(self, since):
        """The changes after a sequence, in order."""
        sql = "SELECT sequence, table_name, row_id, kind FROM changes WHERE sequence > ? ORDER BY sequence"
        return self._database.select(sql, [since])


def _pruning():
    return "DELETE FROM changes WHERE sequence <= (SELECT max(sequence) FROM changes) - ?", [
        _KEPT_CHANGES
    ]


class SQLite:
    """A SQLite file with the schema, made where there is none."""

    def __init__(self, path):
        os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
        try:
            self._connection = sqlite3.connect(path, timeout=10, isolation_level=None)
            self._connection.row_factory = sqlite3.Row
            self._connection.executescript(_schema("sqlite"))
        except sqlite3.Error as error:
            raise StoreFailure(f"{path}: {error}") from None

    def run(self, statements):
        """Runs statements in one transaction."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for sql, values in statements:
                self._connection.execute(sql, values)
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise StoreFailure(str(error)) from None

    def select(self, sql, values):
        try:
            return [dict(row) for row in self._connection.execute(sql, values)]
        except sqlite3.Error as error:
            raise StoreFailure(str(error)) from None


class PostgreSQL:
    """A PostgreSQL database with the schema, reached by psql with a connection string.

    A password belongs into PGPASSWORD or ~/.pgpass: a process list shows the string.
    """

    def __init__(self, connection):
        self._connection = connection
        self._psql(_schema("postgresql"))

    def run(self, statements):
        """Runs statements in one transaction."""
        lines = [_filled(sql, values) + ";" for sql, values in statements]
        # Before any row is written: another writer may wait for it, and this one for the other's.
        lock = "SELECT pg_advisory_xact_lock(hashtext('light_appointments'));"
        self._psql("\n".join(["BEGIN;", lock, *lines, "COMMIT;"]))

    def select(self, sql, values):
        rows = f"SELECT coalesce(json_agg(row_to_json(found)), '[]') FROM ({_filled(sql, values)}) found;"
        return json.loads(self._psql(rows))

    def _psql(self, script):
        command = ["psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-d", self._connection]
        settings = "SET client_encoding = 'UTF8'; SET standard_conforming_strings = on; SET client_min_messages = warning;\n"
        try:
            done = subprocess.run(
                command,
                input=settings + script,
                capture_output=True,
                text=True,
                encoding="utf-8",
                timeout=60,
            )
        except FileNotFoundError:
            raise StoreFailure(
                "psql is not installed: sudo apt install postgresql-client"
            ) from None
        except subprocess.TimeoutExpired:
            raise StoreFailure("psql did not end within a minute") from None
        if done.returncode:
            raise StoreFailure(done.stderr.strip() or f"psql ended with {done.returncode}")
        return done.stdout


def _filled(sql, values):
    """A statement with its values in place of the question marks."""
    pieces = sql.split("?")
    if len(pieces) != len(values) + 1:
        raise StoreFailure("a statement has another number of places than of values")
    return pieces[0] + "".join(_literal(value) + piece for value, piece in zip(values, pieces[1:]))


def _literal(value):
    if value is None:
        return "NULL"
    if isinstance(value, int):
        return str(int(value))
    if "\0" in value:
        raise StoreFailure("PostgreSQL keeps no text with a NUL in it")
    return "'" + value.replace("'", "''") + "'"


def _schema(name):
    with open(os.path.join(_SCHEMAS, f"calendar.{name}.sql"), encoding="utf-8") as file:
        return file.read()
