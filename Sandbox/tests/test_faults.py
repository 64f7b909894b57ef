import email.utils
import http.client
import json
import socket
import time
import unicodedata

from faults import NAMES
from hostile_texts import SETS
from tests.harness import AT, SandboxTest


class FaultTests(SandboxTest):
    #: One reading path of every system.
    PATHS = (
        "/activity/unread-count",
        "/cards",
        "/calendar/appointments",
        "/deals?airport=MXP",
        "/insights/stats",
    )

    def setUp(self):
        super().setUp()
        self.ask("PUT", "/_settings", {"page_delay": 0})
        #: System → a token of it; the others need none.
        self.tokens = {
            "activity": self.sign_in()["token"],
            "calendar": self.sign_in("calendar", "alice", "aurora")["token"],
        }

    def token(self, path):
        return self.tokens.get(path.split("/")[1])

    def faulty(self, fault, path="/cards", timeout=5):
        return self.get(path, self.token(path), {"X-Fault": fault}, timeout)

    def test_every_system_has_faults(self):
        for path in self.PATHS:
            self.assertEqual(self.get(path, self.token(path)).status, 200, path)
            self.assertEqual(self.faulty("503", path).status, 503, path)
            self.assertIn(
                b"<html",
                self.faulty("html", path).content.lower().replace(b"<!doctype ", b"<"),
                path,
            )

    def test_slow(self):
        began = time.monotonic()
        self.assertEqual(self.faulty("slow;seconds=0.3").status, 200)
        self.assertGreaterEqual(time.monotonic() - began, 0.3)

    def test_hung(self):
        with self.assertRaises(TimeoutError):
            self.faulty("hung", timeout=0.3)

    def test_stalled(self):
        connection = self.connection(timeout=0.3)
        connection.request("GET", "/cards", headers={"X-Fault": "stalled"})
        response = connection.getresponse()
        half = int(response.headers["Content-Length"]) // 2
        self.assertEqual(len(response.read(half)), half)
        with self.assertRaises(TimeoutError):
            response.read(1)

    def test_refused(self):
        address = self.get("/_faults").json["refused"]
        reply = self.faulty("refused", "/cards/uses")
        self.assertEqual((reply.status, reply.headers["Location"]), (307, address + "/cards/uses"))
        with self.assertRaises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", int(address.rpartition(":")[2])), timeout=2)

    def test_server_refuses_for_a_while(self):
        self.assertEqual(self.ask("PUT", "/_refuse", {"seconds": 0.4}).status, 204)
        with self.assertRaises(ConnectionRefusedError):
            self.get("/cards")
        until = time.monotonic() + 5
        while time.monotonic() < until:
            try:
                self.assertEqual(self.get("/cards").status, 200)
                return
            except ConnectionRefusedError:
                time.sleep(0.05)
        self.fail("it refused for longer than it should")

    def test_reset(self):
        with self.assertRaises(ConnectionResetError):
            self.faulty("reset")
        connection = self.connection()
        connection.request("GET", "/cards", headers={"X-Fault": "reset;bytes=100"})
        response = connection.getresponse()
        with self.assertRaises((ConnectionResetError, http.client.IncompleteRead)):
            self.assertEqual(len(response.read(100)), 100)
            response.read(1)
            raise http.client.IncompleteRead(b"")

    def test_truncated(self):
        with self.assertRaises(http.client.IncompleteRead) as caught:
            self.faulty("truncated")
        self.assertEqual(caught.exception.expected, len(caught.exception.partial))

    def test_cut_json(self):
        reply = self.faulty("cut-json")
        self.assertEqual(int(reply.headers["Content-Length"]), len(reply.content))
        with self.assertRaises(json.JSONDecodeError):
            reply.json

    def test_wrong_types(self):
        self.assertEqual(
            self.faulty("wrong-content-type").headers["Content-Type"], "application/octet-stream"
        )
        self.assertEqual(
            self.faulty("wrong-json", "/activity/unread-count").json,
            {"count": "seven", "chats": "seven"},
        )
        self.assertIsInstance(self.faulty("wrong-json").json["cards"], dict)
        self.assertIsInstance(self.faulty("wrong-root").json, str)
        self.assertEqual(self.faulty("empty-body").content, b"")

    def test_huge(self):
        connection = self.connection(timeout=20)
        connection.request("GET", "/cards", headers={"X-Fault": "huge"})
        response, length = connection.getresponse(), 0
        self.assertEqual(response.headers["Content-Length"], str(100 << 20))
        while chunk := response.read(1 << 20):
            length += len(chunk)
        self.assertEqual(length, 100 << 20)
        self.assertEqual(list(self.faulty("huge;bytes=5000").json), ["padding"])

    def test_endless(self):
        connection = self.connection()
        connection.request("GET", "/cards", headers={"X-Fault": "endless"})
        self.assertEqual(len(connection.getresponse().read(3 << 20)), 3 << 20)

    def test_statuses(self):
        for status in (401, 403, 404, 418, 500, 503):
            reply = self.faulty(str(status))
            self.assertEqual((reply.status, reply.code), (status, f"fault_{status}"))
        self.assertEqual(self.faulty("401").headers["WWW-Authenticate"], "Bearer")
        expired = self.faulty("expired")
        self.assertEqual((expired.status, expired.code), (401, "invalid_token"))

    def test_retry_after_in_both_forms(self):
        self.assertEqual(self.faulty("429;seconds=7").headers["Retry-After"], "7")
        reply = self.faulty("429-date;seconds=90")
        until = email.utils.parsedate_to_datetime(reply.headers["Retry-After"]).timestamp()
        self.assertEqual(reply.status, 429)
        self.assertTrue(60 < until - time.time() <= 91)

    def test_skew(self):
        token = self.tokens["activity"]
        sent = self.get("/activity/messages", token, count=5).json["messages"][0]["sent"]
        self.assertEqual(sent, "2026-03-14T09:57:00Z")
        for fault, later, hour in (("skew", 3600, "10"), ("skew;seconds=-7200", -7200, "07")):
            reply = self.faulty(fault, "/activity/messages?count=5")
            date = email.utils.parsedate_to_datetime(reply.headers["Date"]).timestamp()
            self.assertAlmostEqual(date - time.time(), later, delta=30)
            self.assertEqual(reply.json["messages"][0]["sent"], f"2026-03-14T{hour}:57:00Z")

    def test_empty_and_many(self):
        lists = {
            "/activity/messages?count=9": "messages",
            "/cards": "cards",
            "/cards/suggestions": "items",
            "/airports": "airports",
            "/deals?airport=MXP": "deals",
            "/calendar/appointments": "appointments",
        }
        for path, key in lists.items():
            self.assertEqual(self.faulty("empty", path).json[key], [], path)
            many = self.faulty("many;rows=100", path).json[key]
            self.assertEqual(len(many), 100, path)
            if "id" in many[0]:
                self.assertEqual(len({one["id"] for one in many}), 100, path)
        self.assertEqual(len(self.faulty("many").json["cards"]), 10_000)
        self.assertEqual(self.faulty("empty", "/activity/unread-count").json["count"], 0)
        self.assertEqual(self.faulty("many;rows=12", "/cards/suggestions").json["total"], 12)
        self.assertFalse(self.faulty("many;rows=12", "/calendar/appointments").json["more"])

    def test_texts_in_every_text_field(self):
        for name, texts in SETS.items():
            for card in self.faulty(f"text-{name}").json["cards"]:
                self.assertIn(card["store"], texts)
                self.assertRegex(card["id"], r"^card-\d+$")
        full = self.faulty("text-all", "/calendar/appointments").json["appointments"][0]
        for text in (
            full["customer"]["name"],
            full["services"][0]["name"],
            full["employee"]["name"],
            full["venue"]["name"],
        ):
            self.assertIn(text, SETS["all"])

    def test_texts_hold_what_their_names_say(self):
        everything = {name: "".join(texts) for name, texts in SETS.items()}
        self.assertIn("\u200d", everything["emoji"])
        self.assertIn("\U0001f1ea\U0001f1fa", everything["emoji"])
        for start in ("\x1b]52;", "\x1b[2J", "\x9b", "\x1bP"):
            self.assertIn(start, everything["escapes"])
        self.assertTrue({"\x07", "\x00", "\x7f", "\x85"} <= set(everything["controls"]))
        self.assertIn("\u202e", everything["bidi"])
        for name, start in (("cjk", "CJK"), ("arabic", "ARABIC")):
            self.assertTrue(
                any(unicodedata.name(letter, "").startswith(start) for letter in everything[name])
            )


class FaultSettingTests(SandboxTest):
    def test_longest_prefix_wins(self):
        self.put_faults({"/cards": "500", "/cards/suggestions": {"name": "404"}, "/": "403"})
        statuses = [
            self.get(path).status
            for path in ("/cards", "/cards/uses", "/cards/suggestions", "/cardsharp", "/deals")
        ]
        self.assertEqual(statuses, [500, 500, 404, 403, 403])
        self.assertEqual(self.get("/_log").status, 200)
        self.ask("DELETE", "/_faults")
        self.assertEqual(self.get("/cards").status, 200)

    def test_times_after_and_turns(self):
        self.put_faults({"/cards": {"name": "500", "times": 2}})
        self.assertEqual([self.get("/cards").status for _ in range(3)], [500, 500, 200])
        self.put_faults({"/cards": {"name": "500", "after": 2, "times": 1}})
        self.assertEqual([self.get("/cards").status for _ in range(4)], [200, 200, 500, 200])
        self.put_faults({"/cards": [{"name": "500", "times": 1}, {"name": "401", "times": 1}]})
        self.assertEqual([self.get("/cards").status for _ in range(3)], [500, 401, 200])

    def test_query_asks_for_one(self):
        self.assertEqual(self.get("/airports", query="mxp", **{"X-Fault": "500"}).status, 500)

    def test_delay_goes_with_any(self):
        began = time.monotonic()
        self.assertEqual(self.get("/cards", headers={"X-Fault": "500;delay=0.2"}).status, 500)
        self.assertGreaterEqual(time.monotonic() - began, 0.2)

    def test_fault_in_place_of_an_answer_changes_nothing(self):
        self.ask("POST", "/cards/card-7/used", headers={"X-Fault": "500"})
        self.assertNotEqual(self.get("/cards/card-7").json["last_used"], AT)

    def test_lost_answer_changed_something(self):
        with self.assertRaises(ConnectionResetError):
            self.ask("POST", "/cards/card-7/used", headers={"X-Fault": "reset"})
        self.assertEqual(self.get("/cards/card-7").json["last_used"], AT)

    def test_wrong_faults_are_refused(self):
        for wrong in (
            "none",
            "slow;seconds",
            "slow;minutes=3",
            "slow;seconds=-1",
            "slow;seconds=x",
            "399",
            "600",
        ):
            self.assertEqual(
                self.get("/cards", headers={"X-Fault": wrong}).code, "bad_fault", wrong
            )
        for wrong in (
            {"cards": "slow"},
            {"/cards": 5},
            {"/cards": {"name": "slow", "seconds": "3"}},
            {"/cards": {}},
            {"/cards": {"name": "skew", "seconds": True}},
        ):
            self.assertEqual(self.ask("PUT", "/_faults", wrong).code, "bad_fault", wrong)
        self.assertEqual(self.get("/_faults").json["set"], {})

    def test_every_name_is_understood(self):
        for name in NAMES:
            self.put_faults({"/nowhere": name})

    def test_log_keeps_requests_without_secrets(self):
        token = self.sign_in()["token"]
        self.ask("DELETE", "/_log")
        self.get("/activity/messages?count=5&token=secret&X-Fault=500", token, {"Cookie": "id=1"})
        (entry,) = self.get("/_log").json["requests"]
        self.assertEqual(
            (entry["method"], entry["path"], entry["status"]), ("GET", "/activity/messages", 500)
        )
        self.assertEqual(
            (entry["fault"], entry["query"]), ("500", {"count": "5", "token": "(hidden)"})
        )
        self.assertEqual(
            (entry["headers"]["authorization"], entry["headers"]["cookie"]),
            ("Bearer (hidden)", "(hidden)"),
        )
        self.assertNotIn(token, json.dumps(entry))

    def test_settings(self):
        self.assertEqual(
            self.ask("PUT", "/_settings", {"token_seconds": 2}).json["token_seconds"], 2
        )
        self.assertEqual(self.sign_in("insights", "merchant", "till")["expires_in"], 2)
        for wrong in (
            {"speed": 1},
            {"token_seconds": "2"},
            {"token_seconds": -1},
            {"page_size": 0},
            {"page_size": 1.5},
        ):
            self.assertEqual(self.ask("PUT", "/_settings", wrong).code, "bad_setting", wrong)
        self.ask("POST", "/_reset")
        self.assertEqual(self.get("/_settings").json["token_seconds"], 300)

    def test_unknown_paths_and_methods(self):
        self.assertEqual(self.get("/nowhere").code, "no_path")
        self.assertEqual(self.get("/_nowhere").status, 404)
        reply = self.ask("DELETE", "/cards")
        self.assertEqual((reply.status, reply.headers["Allow"]), (405, "GET"))
        self.assertEqual(self.get("/cards", headers={"Content-Length": str(1 << 21)}).status, 413)
        self.assertEqual(self.ask("HEAD", "/cards").content, b"")
