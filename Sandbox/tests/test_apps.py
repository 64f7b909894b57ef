import contextlib
import io
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
import unittest.mock

from apps import calendar, wallet
from tests.harness import ROOT, SandboxTest

POSTGRES = "/usr/lib/postgresql/15/bin"


class AppTest(SandboxTest):
    """A test of an app that runs in a folder of its own."""

    def setUp(self):
        super().setUp()
        self.ask("PUT", "/_settings", {"page_delay": 0, "page_size": 500})
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def run_app(self, app, *arguments, fails=False, **environment):
        """Runs an app's command in this process; what it prints, or its error where it should fail."""
        output, status = io.StringIO(), None
        with (
            unittest.mock.patch.object(sys, "argv", ["app", *arguments]),
            unittest.mock.patch.dict(os.environ, environment),
            contextlib.chdir(self.folder),
            contextlib.redirect_stdout(output),
        ):
            try:
                app.main()
            except SystemExit as end:
                status = end.code
        self.assertEqual(bool(status), fails, status)
        return status if fails else output.getvalue()


class WalletTests(AppTest):
    def wallet(self, *arguments, **options):
        return self.run_app(wallet, "box/cards.json", *arguments, **options)

    def container(self):
        with open(os.path.join(self.folder, "box/cards.json"), encoding="utf-8") as file:
            return json.load(file)

    def test_takes_the_back_ends_cards(self):
        self.wallet("sync", self.server.address)
        value = self.container()
        self.assertEqual(
            [card["id"] for card in value["cards"]],
            [card["id"] for card in self.get("/cards").json["cards"]],
        )
        self.assertEqual((value["version"], set(value["uses"][0])), (1, {"card", "at"}))
        folder = os.path.join(self.folder, "box")
        self.assertEqual(
            sorted(os.listdir(folder)), ["cards.json", "cards.json.lock", "logos"]
        )
        logos = [card["logo"] for card in value["cards"] if card["logo"]]
        self.assertEqual(len(set(logos)), 5)
        for logo in logos:
            with open(os.path.join(folder, logo), "rb") as file:
                self.assertEqual(file.read(4), b"\x89PNG")

    def test_logos_that_cannot_be_had_are_no_trouble(self):
        self.ask("PUT", "/_faults", {"/cards/card-1/logo.png": "503"})
        self.wallet("sync", self.server.address)
        logos = [card["logo"] for card in self.container()["cards"]]
        self.assertIsNone(logos[0])
        self.assertEqual(sum(logo is not None for logo in logos), 4)

    def test_a_back_end_in_trouble_leaves_the_container(self):
        self.wallet("add", "x", "1", "--id", "a")
        before = self.container()
        troubles = [
            ("hung", "no answer in time"),
            ("stalled", "no answer in time"),
            ("huge", "more than 8 MiB"),
            ("endless", "more than 8 MiB"),
            ("truncated", "broke off"),
            ("reset", "reset by peer"),
            ("cut-json", "line "),
            ("wrong-json", "has not what it should"),
            ("wrong-root", "has not what it should"),
            ("html", "Expecting value"),
            ("500", "500"),
        ]
        for path in ("/cards", "/cards/uses"):
            for fault, words in troubles:
                self.put_faults({path: fault})
                seconds = "0.5" if words == "no answer in time" else "60"
                error = self.wallet("sync", self.server.address, "--timeout", seconds, fails=True)
                self.assertIn(words, error, (path, fault))
                self.assertEqual(self.container(), before, (path, fault))
                self.ask("DELETE", "/_faults")

    def test_slow_and_many(self):
        self.put_faults({"/cards": {"name": "slow", "seconds": 0.2}})
        self.wallet("sync", self.server.address)
        self.assertEqual(len(self.container()["cards"]), 14)
        self.put_faults({"/cards": "many"})
        self.wallet("sync", self.server.address)
        value = self.container()
        self.assertEqual((len(value["cards"]), len(value["uses"])), (10_000, 1000))

    def test_add_use_remove(self):
        self.assertEqual(
            self.wallet("add", "Tea Hut", "4006381333931", "--symbology", "ean13"), "card-1\n"
        )
        self.wallet("add", "Ümläut & Söhne", "x", "--id", "mine", "--symbology", "qr")
        self.wallet("use", "card-1", "--at", "2026-03-14T09:30:00Z")
        self.wallet("use", "mine", "--at", "2026-03-13T09:30:00Z")
        self.assertEqual([use["card"] for use in self.container()["uses"]], ["mine", "card-1"])
        self.wallet("remove", "card-1")
        value = self.container()
        self.assertEqual(
            ([card["store"] for card in value["cards"]], [use["card"] for use in value["uses"]]),
            (["Ümläut & Söhne"], ["mine"]),
        )

    def test_identifiers_are_not_used_again(self):
        self.wallet("add", "Tea Hut", "1")
        self.wallet("add", "Bakery", "2", "--id", "mine")
        self.wallet("remove", "card-1")
        self.wallet("remove", "mine")
        self.assertEqual(self.wallet("add", "Foo", "3"), "card-2\n")
        self.assertIn("not used again", self.wallet("add", "x", "4", "--id", "mine", fails=True))
        # Who takes the back end's cards loses those that were only here; theirs may come back.
        self.wallet("sync", self.server.address)
        self.wallet("remove", "card-14")
        self.assertEqual(self.wallet("add", "Bar", "5"), "card-15\n")
        self.wallet("sync", self.server.address)
        self.assertEqual(self.container()["removed"], ["card-15", "mine"])
        self.assertEqual(self.wallet("add", "Baz", "6"), "card-16\n")

    def test_says_what_is_wrong(self):
        self.assertIn(
            "no EAN-13",
            self.wallet("add", "x", "4006381333930", "--symbology", "ean13", fails=True),
        )
        self.assertIn("no card card-9", self.wallet("use", "card-9", fails=True))
        self.wallet("add", "x", "1", "--id", "a")
        self.assertIn("already", self.wallet("add", "x", "1", "--id", "a", fails=True))
        self.assertIn("is no time", self.wallet("use", "a", "--at", "soon", fails=True))
        with open(os.path.join(self.folder, "box/cards.json"), "w", encoding="utf-8") as file:
            file.write("{")
        self.assertIn("is not the wallet's file", self.wallet("list", fails=True))

    def test_asks_for_a_reload(self):
        program = os.path.join(self.folder, "program")
        with open(program, "w", encoding="utf-8") as file:
            file.write('#!/bin/sh\necho "$@" >> asked\n')
        os.chmod(program, 0o700)
        self.wallet("--reload", "cards", "--reload", "card", "add", "x", "1", WIDGETTUI=program)
        with open(os.path.join(self.folder, "asked"), encoding="utf-8") as file:
            self.assertEqual(file.read(), "reload cards\nreload card\n")

    def test_writers_wait_for_each_other_and_readers_see_whole_files(self):
        self.wallet("add", "x", "1", "--id", "a")
        command = [
            sys.executable,
            os.path.join(ROOT, "apps/wallet.py"),
            "box/cards.json",
            "use",
            "a",
        ]
        writers = [subprocess.Popen(command, cwd=self.folder) for _ in range(4)]
        while any(writer.poll() is None for writer in writers):
            self.container()
        self.assertEqual([writer.wait() for writer in writers], [0] * 4)
        self.assertEqual(len(self.container()["uses"]), 4)


class CalendarAppTest(AppTest):
    """A test of the salon's app."""

    #: What names the shared store.
    shared = ()

    def app(self, *arguments, **options):
        return self.run_app(calendar, *self.shared, *arguments, **options)

    def rows(self):
        return {row["id"]: row for row in map(json.loads, self.app("list").splitlines())}

    def changes(self):
        return [line.split()[1:] for line in self.app("changes").splitlines()]

    def on_the_back_end(self, customer="Zed", **values):
        """Books at the back end, as a customer would; the id."""
        full = {
            "customer": {"name": customer},
            "employee": {"name": "Nora", "colour": "#7b2d8b"},
            "services": [{"name": "Cut"}],
            "starts": "2026-03-14T13:00:00Z",
            "ends": "2026-03-14T14:00:00Z",
            "status": "booked",
            **values,
        }
        return self.ask("POST", "/calendar/appointments", full).json["id"]


class SharedStoreTests:
    """What holds on either kind of database."""

    def test_changes_of_exactly_the_rows_that_changed(self):
        self.app("insert", 'Ann O\'Neil \\ "é"', "--id", "a", "--at", "2026-03-14T09:30:00Z")
        self.app("insert", "Bo", "--id", "b", "--at", "2026-03-14T10:30:00Z")
        self.app("change", "a", "--move", "15")
        self.app("change", "b", "--notes", "The mirror does not have notes.")
        self.app("delete", "b")
        kinds = [(kind, row) for kind, table, row in self.changes()]
        self.assertEqual(
            kinds, [("insert", "a"), ("insert", "b"), ("update", "a"), ("delete", "b")]
        )
        (row,) = self.rows().values()
        self.assertEqual(
            (row["starts"], row["customer"]), ("2026-03-14T09:45:00Z", 'Ann O\'Neil \\ "é"')
        )
        self.assertEqual((row["needs_sync"], row["full_json"]), (0, None))

    def test_widget_receives_first_and_the_app_takes_it(self):
        identifier = self.on_the_back_end()
        self.app("receive", self.server.address)
        row = self.rows()[identifier]
        self.assertEqual(
            (row["needs_sync"], json.loads(row["full_json"])["customer"]["name"]), (1, "Zed")
        )
        taken = int(self.app("take").split()[1])
        self.assertEqual(taken, len(self.rows()))
        self.assertEqual(
            (self.rows()[identifier]["needs_sync"], self.rows()[identifier]["full_json"]), (0, None)
        )
        self.assertEqual(self.app("take"), "took 0\n")

    def test_what_the_schema_does_not_need_may_be_absent(self):
        identifier = self.on_the_back_end(employee={"name": "Nora"})
        other = self.on_the_back_end(
            employee={"name": "Kai", "colour": None},
            starts="2026-03-14T10:00:00+02:00",
            ends="2026-03-14T09:00:00Z",
        )
        self.app("sync", self.server.address)
        self.app("receive", self.server.address, "--all")
        self.app("take")
        self.app("change", identifier, "--move", "15")
        rows = self.rows()
        self.assertEqual(
            (rows[identifier]["employee"], rows[identifier]["colour"]), ("Nora", None)
        )
        self.assertEqual(
            (rows[other]["starts"], rows[other]["ends"], rows[other]["colour"]),
            ("2026-03-14T08:00:00Z", "2026-03-14T09:00:00Z", None),
        )

    def renamed(self, identifier):
        """Changes an appointment at the back end, which the widget then receives."""
        self.ask("PUT", f"/calendar/appointments/{identifier}", {"customer": {"name": "Zoe"}})
        self.app("receive", self.server.address, "--all")

    def test_what_the_widget_receives_while_the_app_mirrors_stays(self):
        identifier = self.on_the_back_end()
        self.app("sync", self.server.address)
        whole = calendar.OwnStore.all

        def all_and_then_renamed(store):
            rows = whole(store)
            self.renamed(identifier)
            return rows

        with unittest.mock.patch.object(calendar.OwnStore, "all", all_and_then_renamed):
            self.app("sync", self.server.address)
        row = self.rows()[identifier]
        self.assertEqual((row["customer"], row["needs_sync"]), ("Zoe", 1))
        self.app("take")
        self.app("change", identifier, "--notes", "Taken.")
        self.assertEqual(self.rows()[identifier]["customer"], "Zoe")

    def test_what_the_app_changes_does_not_overwrite_what_it_is_yet_to_take(self):
        identifier = self.on_the_back_end()
        self.app("sync", self.server.address)
        self.renamed(identifier)
        self.app("change", identifier, "--status", "arrived")
        row = self.rows()[identifier]
        self.assertEqual((row["customer"], row["needs_sync"]), ("Zoe", 1))

    def test_another_account_finds_nothing_of_the_last(self):
        def sign_in(user, password, **options):
            return self.app("sign-in", user, password, self.server.address, **options)

        sign_in("alice", "aurora")
        self.app("sync", self.server.address)
        self.app("receive", self.server.address, "--all")
        self.assertTrue(all(name.startswith("alice-") for name in self.rows()))
        # The same account again keeps what it has.
        count = len(self.rows())
        sign_in("alice", "aurora")
        self.assertEqual(len(self.rows()), count)
        self.assertIn("401", sign_in("bob", "aurora", fails=True))
        self.assertEqual(len(self.rows()), count)
        sign_in("bob", "borealis")
        self.assertEqual(self.rows(), {})
        self.assertEqual(self.app("take"), "took 0\n")
        self.assertIn("no appointment alice-1", self.app("open", "alice-1", fails=True))
        self.app("sync", self.server.address)
        self.assertTrue(all(name.startswith("bob-") for name in self.rows()))
        self.app("sign-out")
        self.assertEqual(self.rows(), {})
        self.assertFalse(os.path.exists(os.path.join(self.folder, "salon.sqlite.token")))

    def test_rows_of_another_account_are_not_taken(self):
        self.app("receive", self.server.address)
        store = calendar.SharedStore(self.database_of_the_app())
        (row, *_) = store.flagged()
        whole = {**store.rows()[0], **row, "needs_sync": 1}
        store.begin("acc-alice")
        store.write([whole])
        self.assertIn("another account", self.app("take", fails=True))
        self.assertEqual([row["id"] for row in store.flagged()], [whole["id"]])

    def test_what_the_widget_receives_while_the_app_clears_up_stays(self):
        self.app("insert", "Ann", "--id", "a")
        store = calendar.SharedStore(self.database_of_the_app())
        (row,) = store.rows()
        flagged = {**row, "needs_sync": 1, "full_json": "{}"}
        store.keep_only("b" for _ in range(1) if not store.write([flagged]))
        self.assertEqual([row["id"] for row in store.flagged()], ["a"])
        store.unflag(store.flagged())
        store.keep_only(["b"])
        self.assertEqual(store.rows(), [])


class CalendarAppTests(SharedStoreTests, CalendarAppTest):
    def database_of_the_app(self):
        return calendar.SQLite(os.path.join(self.folder, "shared.sqlite"))

    def test_mirror_follows_the_back_end(self):
        self.app("sync", self.server.address)
        total = len(self.rows())
        self.assertGreater(total, 300)
        self.ask("DELETE", "/calendar/appointments/apt-1")
        self.ask("PUT", "/calendar/appointments/apt-2", {"status": "noShow"})
        self.ask("PUT", "/calendar/appointments/apt-3", {"notes": "Not mirrored."})
        before = len(self.changes())
        self.app("sync", self.server.address)
        fresh = sorted((kind, row) for kind, _, row in self.changes()[before:])
        self.assertEqual(fresh, [("delete", "apt-1"), ("update", "apt-2")])

    def test_link_opens_what_the_app_has(self):
        self.app("insert", "Ann", "--id", "a")
        self.assertRegex(
            self.app("open", "salon://appointments/a"), r"^opened a: .* Ann, Cut and finish\n$"
        )
        self.assertIn("no appointment b", self.app("open", "b", fails=True))

    def test_link_waits_for_the_first_sync_of_an_app_that_did_not_run(self):
        identifier = self.on_the_back_end()
        self.app("receive", self.server.address)
        lines = self.app("open", f"salon://appointments/{identifier}").splitlines()
        self.assertEqual((lines[0], lines[1].split(":")[0]), ("loading", f"opened {identifier}"))

    def test_link_opens_what_the_running_app_takes(self):
        command = [sys.executable, os.path.join(ROOT, "apps/calendar.py"), *self.shared, "run"]
        running = subprocess.Popen(command, cwd=self.folder, stdout=subprocess.PIPE, text=True)
        self.addCleanup(running.stdout.close)
        self.addCleanup(running.wait)
        self.addCleanup(running.terminate)
        self.assertEqual([running.stdout.readline() for _ in range(2)], ["loading\n", "took 0\n"])
        identifier = self.on_the_back_end()
        self.app("receive", self.server.address)
        lines = self.app("open", identifier).splitlines()
        self.assertEqual(lines[-1].split(":")[0], f"opened {identifier}")
        self.assertNotIn("loading", lines)
        self.assertIn("runs already", self.app("run", fails=True))

    def test_says_what_is_wrong(self):
        self.assertIn("no appointment x", self.app("change", "x", fails=True))
        self.assertIn("is no time", self.app("insert", "Ann", "--at", "soon", fails=True))
        closed = self.get("/_faults").json["refused"]
        self.assertIn("refused", self.app("sync", closed, fails=True))


class SchemaTests(AppTest):
    def test_flag_needs_the_full_json(self):
        self.run_app(calendar, "list")
        with sqlite3.connect(os.path.join(self.folder, "shared.sqlite")) as connection:
            with self.assertRaises(sqlite3.IntegrityError):
                connection.execute(
                    "INSERT INTO light_appointments (id, starts, ends, customer, service, employee, status, needs_sync)"
                    " VALUES ('a', '1', '2', '', '', '', '', 1)"
                )
        connection.close()


def has_postgres():
    return os.access(f"{POSTGRES}/initdb", os.X_OK) and shutil.which("psql")


class PostgresAppTests(SharedStoreTests, CalendarAppTest):
    """The same on a PostgreSQL server of this test's own."""

    @classmethod
    def setUpClass(cls):
        if not has_postgres():
            raise unittest.SkipTest("PostgreSQL is not installed")
        cls.cluster = tempfile.mkdtemp(prefix="pg-")
        # PostgreSQL does not run as root.
        cls.identity = (
            {"user": "postgres", "group": "postgres", "extra_groups": []}
            if os.getuid() == 0
            else {}
        )
        if cls.identity:
            shutil.chown(cls.cluster, "postgres", "postgres")
        data = os.path.join(cls.cluster, "data")
        make = [
            f"{POSTGRES}/initdb",
            "-D",
            data,
            "-U",
            "postgres",
            "-A",
            "trust",
            "-N",
            "-E",
            "UTF8",
            "--locale=C.UTF-8",
        ]
        subprocess.run(make, check=True, stdout=subprocess.DEVNULL, cwd=cls.cluster, **cls.identity)
        serve = [f"{POSTGRES}/postgres", "-D", data, "-k", cls.cluster, "-h", "", "-F"]
        with open(os.path.join(cls.cluster, "log"), "w", encoding="utf-8") as log:
            cls.postgres = subprocess.Popen(
                serve, cwd=cls.cluster, stderr=log, stdout=log, **cls.identity
            )
        cls.number = 0
        until = time.monotonic() + 20
        while cls.psql("SELECT 1").returncode and time.monotonic() < until:
            time.sleep(0.05)

    @classmethod
    def tearDownClass(cls):
        cls.postgres.terminate()
        cls.postgres.wait()
        shutil.rmtree(cls.cluster)

    @classmethod
    def psql(cls, sql, database="postgres"):
        command = [
            "psql",
            "-X",
            "-q",
            "-A",
            "-t",
            "-h",
            cls.cluster,
            "-U",
            "postgres",
            "-d",
            database,
        ]
        return subprocess.run(command, input=sql, capture_output=True, text=True)

    def setUp(self):
        super().setUp()
        type(self).number += 1
        self.database = f"test{self.number}"
        self.psql(f"CREATE DATABASE {self.database}")
        self.shared = ("--postgres", f"host={self.cluster} user=postgres dbname={self.database}")

    def database_of_the_app(self):
        return calendar.PostgreSQL(self.shared[1])

    def test_listeners_are_told_which_row_changed(self):
        self.app("list")
        listening = subprocess.Popen(
            ["psql", "-X", "-q", "-h", self.cluster, "-U", "postgres", "-d", self.database],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        listening.stdin.write("LISTEN light_appointments;\n\\echo heard\n")
        listening.stdin.flush()
        self.assertEqual(listening.stdout.readline(), "heard\n")
        self.app("insert", "Ann", "--id", "a")
        self.app("change", "a", "--status", "arrived")
        told, _ = listening.communicate("SELECT 1;\n", timeout=10)
        payloads = [
            json.loads(line.split('payload "')[1].rpartition('" received')[0])
            for line in told.splitlines()
            if "payload" in line
        ]
        self.assertEqual(
            [(one["kind"], one["id"], one["table"]) for one in payloads],
            [(kind, "a", "light_appointments") for kind in ("insert", "update")],
        )
        self.assertLess(payloads[0]["sequence"], payloads[1]["sequence"])
