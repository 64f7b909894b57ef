import itertools
import time

from appointments import light, objection
from tests.harness import SandboxTest

NEW = {
    "customer": {"name": "Zed"},
    "employee": {"name": "Nora"},
    "services": [{"name": "Cut"}],
    "starts": "2026-03-14T09:00:00Z",
    "ends": "2026-03-14T10:00:00Z",
    "status": "booked",
}


class CalendarTests(SandboxTest):
    def setUp(self):
        super().setUp()
        self.ask("PUT", "/_settings", {"page_delay": 0, "page_size": 200})

    def pages(self, since=0):
        """All pages after a sequence: appointments, deleted ids, the last sequence."""
        rows, deleted = [], []
        while True:
            page = self.get("/calendar/appointments", since=since).json
            rows += page["appointments"]
            deleted += page["deleted"]
            since = page["sequence"]
            if not page["more"]:
                return rows, deleted, since

    def test_pages_hold_everything_once(self):
        rows, deleted, sequence = self.pages()
        self.assertEqual(
            (len({full["id"] for full in rows}), deleted, sequence), (len(rows), [], len(rows))
        )
        self.assertGreater(len(rows), 300)
        for full in rows:
            self.assertIsNone(objection(full))
            self.assertEqual(
                set(light(full)),
                {"id", "starts", "ends", "customer", "service", "employee", "status", "colour"},
            )

    def test_a_booked_appointment_is_confirmed_once(self):
        made = self.ask("POST", "/calendar/appointments", NEW).json
        _, _, sequence = self.pages()
        path = f"/calendar/appointments/{made['id']}/confirmation"
        seen = {"starts": "2026-03-14T10:00:00+01:00"}
        done = self.ask("POST", path, seen)
        self.assertEqual((done.status, done.json["account"]), (200, None))
        full = done.json["appointment"]
        self.assertEqual((full["status"], full["version"]), ("confirmed", 2))
        self.assertEqual(self.pages(sequence)[0], [full])
        # Again it changes nothing, not even the sequence.
        self.assertEqual(self.ask("POST", path, seen).json, done.json)
        self.assertEqual(self.pages(sequence)[2], sequence + 1)

    def test_what_is_not_booked_any_more_is_not_confirmed(self):
        made = self.ask("POST", "/calendar/appointments", NEW).json
        path = f"/calendar/appointments/{made['id']}"
        for starts in ("2026-03-14T09:15:00Z", "soon", 9):
            moved = self.ask("POST", path + "/confirmation", {"starts": starts})
            self.assertEqual((moved.status, moved.code), (409, "changed_meanwhile"))
        self.ask("PUT", path, {"status": "cancelled"})
        refused = self.ask("POST", path + "/confirmation")
        self.assertEqual((refused.status, refused.code), (409, "not_booked"))
        self.assertEqual(self.get(path).json["status"], "cancelled")
        self.ask("DELETE", path)
        self.assertEqual(self.ask("POST", path + "/confirmation").status, 404)

    def test_nobody_is_booked_twice_at_once(self):
        rows, _, _ = self.pages()
        for _, mine in itertools.groupby(
            sorted(rows, key=lambda one: (one["employee"]["id"], one["starts"])),
            key=lambda one: one["employee"]["id"],
        ):
            for earlier, later in itertools.pairwise(mine):
                self.assertLessEqual(earlier["ends"], later["starts"])

    def test_only_changes_come_after_a_sequence(self):
        rows, _, sequence = self.pages()
        made = self.ask("POST", "/calendar/appointments", NEW)
        self.assertEqual((made.status, made.json["version"]), (201, 1))
        first = rows[0]["id"]
        changed = self.ask(
            "PUT", f"/calendar/appointments/{first}", {"status": "cancelled", "version": 1}
        ).json
        self.assertEqual((changed["status"], changed["version"]), ("cancelled", 2))
        self.assertEqual(self.ask("DELETE", f"/calendar/appointments/{rows[1]['id']}").status, 204)
        fresh, deleted, last = self.pages(sequence)
        self.assertEqual([full["id"] for full in fresh], [made.json["id"], first])
        self.assertEqual((deleted, last), ([rows[1]["id"]], sequence + 3))
        self.assertEqual(self.pages(last), ([], [], last))

    def test_each_account_has_its_own(self):
        tokens = {
            user: self.sign_in("calendar", user, password)["token"]
            for user, password in (("alice", "aurora"), ("bob", "borealis"))
        }
        seen = {"": self.get("/calendar/appointments").json}
        for user, token in tokens.items():
            seen[user] = self.get("/calendar/appointments", token).json
            self.assertEqual(seen[user]["account"], f"acc-{user}")
            self.assertEqual(
                self.get("/calendar/account", token).json, {"account": f"acc-{user}"}
            )
        self.assertIsNone(seen[""]["account"])
        ids = [{full["id"] for full in page["appointments"]} for page in seen.values()]
        self.assertEqual(len(set.union(*ids)), sum(map(len, ids)))
        self.assertEqual(self.get("/calendar/appointments/alice-1", tokens["bob"]).status, 404)
        self.assertEqual(self.get("/calendar/appointments/alice-1", tokens["alice"]).status, 200)
        made = self.ask("POST", "/calendar/appointments", NEW, tokens["bob"]).json["id"]
        self.assertEqual(self.get(f"/calendar/appointments/{made}").status, 404)

    def test_a_token_that_is_not_valid_is_refused(self):
        token = self.sign_in("calendar", "alice", "aurora")["token"]
        for path in ("appointments", "appointments/alice-1", "account"):
            self.assertEqual(self.get(f"/calendar/{path}", "wrong").status, 401)
            self.assertEqual(self.get(f"/calendar/{path}", token).status, 200)
        self.ask("POST", "/calendar/logout", token=token)
        self.assertEqual(self.get("/calendar/appointments", token).status, 401)
        denied = self.sign_in("calendar", "eve", "denied")["token"]
        self.assertEqual(self.get("/calendar/appointments", denied).status, 403)
        body = {"user": "alice", "password": "borealis"}
        self.assertEqual(self.ask("POST", "/calendar/login", body).status, 401)

    def test_a_token_may_be_needed(self):
        self.ask("PUT", "/_settings", {"calendar_sign_in": 1})
        self.assertEqual(self.get("/calendar/appointments").status, 401)
        token = self.sign_in("calendar", "alice", "aurora")["token"]
        self.assertEqual(self.get("/calendar/appointments", token).status, 200)

    def test_page_takes_its_time(self):
        self.ask("PUT", "/_settings", {"page_delay": 0.2})
        began = time.monotonic()
        self.get("/calendar/appointments")
        self.assertGreaterEqual(time.monotonic() - began, 0.2)

    def test_refusals(self):
        path = "/calendar/appointments"
        for wrong in (
            {"status": "maybe"},
            {"services": []},
            {"customer": "Zed"},
            {"ends": NEW["starts"]},
            {"starts": "soon"},
            {"services": [{"name": 5}]},
            {"employee": {"name": "Nora", "colour": 5}},
            {"employee": {"colour": "#7b2d8b"}},
            {"starts": "2026-03-14T09:00:00.2Z", "ends": "2026-03-14T09:00:00.9Z"},
            {"version": "1"},
        ):
            reply = self.ask("POST", path, {**NEW, **wrong})
            self.assertEqual((reply.status, reply.code), (400, "bad_appointment"), wrong)
            self.assertTrue(reply.json["error"]["message"])
        self.assertEqual(self.ask("POST", path, {**NEW, "id": "apt-1"}).status, 409)
        self.assertEqual(self.ask("PUT", f"{path}/apt-1", {"version": 9}).status, 409)
        self.assertEqual(self.ask("PUT", f"{path}/apt-1", {"status": 5}).status, 400)
        self.assertEqual(self.get(f"{path}/none").status, 404)
        self.assertEqual(self.ask("DELETE", f"{path}/none").status, 404)
        self.assertEqual(self.get(path, since=10**9).status, 410)
        self.assertEqual(self.ask("POST", path, b"{").status, 400)
        self.assertEqual(self.ask("POST", path, b"[" * 100_000).status, 400)
        self.assertEqual(self.ask("POST", path, b"[]").status, 400)
