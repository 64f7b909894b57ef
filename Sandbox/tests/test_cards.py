from apps.wallet import is_ean13
from tests.harness import AT, SandboxTest


class CardsTests(SandboxTest):
    def test_cards_have_numbers_that_can_be_drawn(self):
        cards = self.get("/cards").json["cards"]
        self.assertEqual({card["symbology"] for card in cards}, {"qr", "code128", "ean13", "aztec"})
        self.assertEqual(len({card["id"] for card in cards}), len(cards))
        for card in cards:
            self.assertTrue(card["symbology"] != "ean13" or is_ean13(card["number"]), card)
            self.assertRegex(card["colour"], "^#[0-9a-f]{6}$")
            self.assertEqual(self.get(f"/cards/{card['id']}").json, card)

    def test_logos(self):
        cards = self.get("/cards").json["cards"]
        with_logo = next(card for card in cards if card["logo"])
        logo = self.get(with_logo["logo"])
        self.assertEqual(
            (logo.headers["Content-Type"], logo.content[:8]), ("image/png", b"\x89PNG\r\n\x1a\n")
        )
        without = next(card for card in cards if not card["logo"])
        self.assertEqual(self.get(f"/cards/{without['id']}/logo.png").status, 404)

    def test_what_expires_and_what_shops_say(self):
        cards = self.get("/cards").json["cards"]
        expiring = [card["points_expire"] for card in cards if card["points_expire"]]
        self.assertTrue(expiring)
        for card in cards:
            if card["points_expire"]:
                self.assertLessEqual(card["points_expire"]["points"], card["points"])
                self.assertGreater(card["points_expire"]["at"], AT)
            for voucher in card["vouchers"]:
                self.assertLess(voucher["from"], voucher["until"])
            self.assertIn(card["action"], (None, "activate", "confirm"))
        self.assertTrue(any(card["message"] and card["message"]["unread"] for card in cards))
        self.assertTrue(any(card["message"] and not card["message"]["unread"] for card in cards))

    def test_suggestions_search_and_page(self):
        found = self.get("/cards/suggestions", query="CoffeE").json
        self.assertEqual([item["title"] for item in found["items"]], ["Coffee Lab"])
        self.assertEqual(
            self.get("/cards/suggestions", query="nothing such").json, {"items": [], "total": 0}
        )
        everything = self.get("/cards/suggestions").json
        first = self.get("/cards/suggestions", limit=5).json
        second = self.get("/cards/suggestions", limit=50, offset=5).json
        self.assertEqual((len(first["items"]), first["total"]), (5, everything["total"]))
        self.assertEqual(first["items"] + second["items"], everything["items"])
        for limit in (0, 51, "x"):
            self.assertEqual(self.get("/cards/suggestions", limit=limit).status, 400)

    def test_use_is_recorded_with_its_day_and_hour(self):
        reply = self.ask("POST", "/cards/card-7/used")
        self.assertEqual((reply.status, reply.json["at"]), (201, AT))
        self.assertEqual(self.get("/cards/card-7").json["last_used"], AT)
        use = self.ask("POST", "/cards/card-7/used", {"at": "2026-03-13T08:00:00Z"}).json
        self.assertIn(use["weekday"], (4, 5))
        self.assertIn(use["hour"], range(24))
        self.assertEqual(self.get("/cards/card-7").json["last_used"], AT)
        self.assertEqual(
            self.get("/cards/uses", since="2026-03-14T10:30:00Z").json["uses"][-1]["card"], "card-7"
        )

    def test_a_use_with_a_known_key_is_recorded_already(self):
        def count():
            uses = self.get("/cards/uses").json["uses"]
            return sum(use["card"] == "card-7" for use in uses)

        before = count()
        one = self.ask("POST", "/cards/card-7/used", {"key": "none"})
        again = self.ask("POST", "/cards/card-7/used", {"key": "none"})
        self.assertEqual((one.status, again.status), (201, 200))
        self.assertEqual((again.json, count()), (one.json, before + 1))
        self.assertEqual(self.ask("POST", "/cards/card-6/used", {"key": "none"}).status, 201)
        self.assertEqual(self.ask("POST", "/cards/card-7/used", {"key": "later"}).status, 201)
        self.assertEqual(count(), before + 2)
        for key in ("", 7, "x" * 201):
            self.assertEqual(self.ask("POST", "/cards/card-7/used", {"key": key}).status, 400)

    def test_habits_differ_by_day(self):
        uses = self.get("/cards/uses").json["uses"]
        self.assertEqual(uses, sorted(uses, key=lambda use: use["at"]))
        weekend = {use["card"] for use in uses if use["weekday"] >= 6}
        self.assertTrue(weekend.isdisjoint(use["card"] for use in uses if use["weekday"] < 6))

    def test_refusals(self):
        self.assertEqual(self.get("/cards/card-99").status, 404)
        self.assertEqual(self.ask("POST", "/cards/card-99/used").status, 404)
        self.assertEqual(self.ask("POST", "/cards/card-1/used", {"at": "soon"}).status, 400)
        self.assertEqual(self.ask("POST", "/cards/card-1/used", {"at": 5}).status, 400)
        self.assertEqual(self.get("/cards/uses", since="soon").status, 400)
        self.assertEqual(self.ask("POST", "/cards").status, 405)
