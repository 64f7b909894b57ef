from tests.harness import SandboxTest
from world import instant


class ActivityTests(SandboxTest):
    def test_second_call_needs_the_count_of_the_first(self):
        token = self.sign_in()["token"]
        count = self.get("/activity/unread-count", token).json["count"]
        messages = self.get("/activity/messages", token, count=count).json["messages"]
        self.assertEqual(
            [one["unread"] for one in messages], [index < count for index in range(20)]
        )
        self.assertEqual(
            sorted((one["sent"] for one in messages), reverse=True),
            [one["sent"] for one in messages],
        )
        wrong = self.get("/activity/messages", token, count=count + 1)
        self.assertEqual((wrong.status, wrong.code), (400, "wrong_count"))
        self.assertIn(f"{count} messages are unread", wrong.json["error"]["message"])

    def test_count_must_be_a_number(self):
        token = self.sign_in()["token"]
        for count in ("", "-1", "many", "9" * 30, "٣"):
            self.assertEqual(self.get("/activity/messages", token, count=count).status, 400, count)

    def test_accounts_see_their_own(self):
        ada, grace = self.sign_in(), self.sign_in(user="grace", password="hopper")
        self.assertNotEqual(ada["account"], grace["account"])
        counts = [
            self.get("/activity/unread-count", one["token"]).json["count"] for one in (ada, grace)
        ]
        self.assertEqual(counts, [5, 2])
        mine = self.get("/activity/messages", ada["token"], count=5).json
        self.assertNotEqual(mine, self.get("/activity/messages", grace["token"], count=2).json)

    def test_sign_out_revokes_only_this_token(self):
        one, other = self.sign_in()["token"], self.sign_in()["token"]
        self.assertEqual(self.ask("POST", "/activity/logout", token=one).status, 204)
        self.assertEqual(self.get("/activity/unread-count", one).status, 401)
        self.assertEqual(self.get("/activity/unread-count", other).status, 200)

    def test_refusals(self):
        self.assertEqual(self.get("/activity/unread-count").code, "invalid_token")
        self.assertEqual(self.get("/activity/unread-count", "made-up").status, 401)
        for user, password in (("ada", "hopper"), ("nobody", "lovelace"), ("ada", "")):
            reply = self.ask("POST", "/activity/login", {"user": user, "password": password})
            self.assertEqual((reply.status, reply.code), (401, "wrong_password"))
        self.assertEqual(self.ask("POST", "/activity/login", {"user": 1}).status, 400)
        eve = self.sign_in(user="eve", password="denied")["token"]
        self.assertEqual(self.get("/activity/unread-count", eve).status, 403)

    def test_messages_arrive_and_are_read(self):
        token = self.sign_in()["token"]
        sent = self.ask(
            "POST", "/activity/messages", {"to": "ada", "text": "Hello?", "from": "Kim"}
        )
        self.assertEqual((sent.status, sent.json["text"]), (201, "Hello?"))
        self.assertEqual(self.get("/activity/unread-count", token).json["count"], 6)
        newest = self.get("/activity/messages", token, count=6).json["messages"][0]
        self.assertEqual((newest["sender"], newest["unread"]), ("Kim", True))
        self.ask("POST", "/activity/read", token=token)
        self.assertEqual(self.get("/activity/unread-count", token).json, {"count": 0, "chats": 0})

    def test_a_chat_is_read_up_to_a_message(self):
        token = self.sign_in()["token"]

        def newest():
            count = self.get("/activity/unread-count", token).json["count"]
            return self.get("/activity/messages", token, count=count).json["messages"]

        before = newest()
        first = before[0]
        mine = [one for one in before if one["chat"] == first["chat"]]
        path, body = f"/activity/chats/{first['chat']}/read", {"until": first["id"]}
        read = self.ask("POST", path, body, token=token)
        left = 5 - sum(one["unread"] for one in mine)
        self.assertEqual((read.status, read.json["count"]), (200, left))
        self.assertEqual(self.get("/activity/unread-count", token).json, read.json)
        for one in newest():
            self.assertFalse(one["unread"] and one["chat"] == first["chat"], one)
        # The others stay as they were, and doing it again changes nothing.
        self.assertEqual(sum(one["unread"] for one in newest()), left)
        self.assertEqual(self.ask("POST", path, body, token=token).json, read.json)
        # Messages that came later than the one that is named stay unread.
        self.ask("POST", "/activity/messages", {"to": "ada", "text": "Hello?"})
        later = newest()[0]
        path = f"/activity/chats/{later['chat']}/read"
        older = next(
            (one["id"] for one in newest()[1:] if one["chat"] == later["chat"]), None
        )
        if older:
            self.ask("POST", path, {"until": older}, token=token)
            self.assertTrue(newest()[0]["unread"])
        self.ask("POST", path, {"until": later["id"]}, token=token)
        self.assertFalse(newest()[0]["unread"])

    def test_a_chat_of_somebody_else_is_not_read(self):
        ada, grace = (
            self.sign_in()["token"],
            self.sign_in(user="grace", password="hopper")["token"],
        )
        first = self.get("/activity/messages", ada, count=5).json["messages"][0]
        path, body = f"/activity/chats/{first['chat']}/read", {"until": first["id"]}
        self.assertIn(self.ask("POST", path, body, token=grace).status, (404, 409))
        self.assertEqual(self.ask("POST", path, body).status, 401)
        self.assertEqual(self.ask("POST", path, token=ada).code, "no_message")
        none = self.ask("POST", "/activity/chats/none/read", body, token=ada)
        self.assertEqual(none.code, "no_chat")
        self.assertEqual(self.get("/activity/unread-count", ada).json["count"], 5)
        self.assertEqual(self.get("/activity/unread-count", grace).json["count"], 2)

    def test_a_chat_has_its_messages(self):
        token = self.sign_in()["token"]
        newest = self.get("/activity/messages", token, count=5).json["messages"]
        chat = self.get("/activity/chats/" + newest[0]["chat"], token).json
        self.assertEqual((chat["sender"], chat["item"]), (newest[0]["sender"], newest[0]["item"]))
        self.assertEqual(chat["messages"][-1], newest[0])
        self.assertEqual({one["chat"] for one in chat["messages"]}, {newest[0]["chat"]})
        dates = [one["sent"] for one in chat["messages"]]
        self.assertEqual(dates, sorted(dates))
        self.assertEqual(self.get("/activity/chats/none", token).code, "no_chat")
        self.assertEqual(self.get("/activity/chats/" + newest[0]["chat"]).status, 401)

    def test_messages_arrive_by_themselves(self):
        token = self.sign_in()["token"]
        self.server.sandbox.world.began -= 3600
        ada = self.get("/activity/unread-count", token).json["count"]
        grace = self.sign_in(user="grace", password="hopper")["token"]
        grace = self.get("/activity/unread-count", grace).json["count"]
        self.assertEqual(ada + grace, 5 + 2 + 12)

    def test_messages_are_sent_when_they_were_sent(self):
        world = self.server.sandbox.world
        self.addCleanup(setattr, world, "at", world.at)
        token = self.sign_in()["token"]
        before = self.get("/activity/messages", token, count=5).json["messages"]
        world.at = instant("2026-03-14T10:34:00Z")
        self.assertEqual(self.get("/activity/messages", token, count=5).json["messages"], before)
        sent = self.ask("POST", "/activity/messages", {"to": "ada", "text": "Hello?"}).json["sent"]
        self.assertEqual(sent, "2026-03-14T10:34:00Z")

    def test_tag_spares_the_body(self):
        token = self.sign_in()["token"]
        first = self.get("/activity/unread-count", token)
        again = self.get("/activity/unread-count", token, {"If-None-Match": first.headers["ETag"]})
        self.assertEqual((again.status, again.content), (304, b""))
        self.ask("POST", "/activity/messages", {"to": "ada", "text": "Hello?"})
        changed = self.get(
            "/activity/unread-count", token, {"If-None-Match": first.headers["ETag"]}
        )
        self.assertEqual(changed.status, 200)
