import threading
import unicodedata

from metric_names import NAMES
from metrics import OFFERED
from tests.harness import SandboxTest


def columns(text):
    """How many columns a terminal takes for a text."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


class InsightsTests(SandboxTest):
    def setUp(self):
        super().setUp()
        self.tokens = self.sign_in("insights", "merchant", "till")

    def metrics(self, *names, token=None, headers=None, store="store-1", range="7d"):
        query = {"store": store, "range": range, "metrics": ",".join(names)}
        return self.get("/insights/metrics", token or self.tokens["access_token"], headers, **query)

    def refresh(self, token):
        return self.ask("POST", "/insights/token", {"refresh_token": token})

    def stats(self):
        return self.get("/insights/stats").json

    def test_twelve_metrics_in_seven_shapes(self):
        token = self.tokens["access_token"]
        offered = self.get("/insights/catalogue", token).json["metrics"]
        self.assertEqual([one["id"] for one in offered], OFFERED)
        self.assertEqual(len(offered), 12)
        found = self.metrics(*OFFERED).json["metrics"]
        self.assertEqual(list(found), OFFERED)
        keys = {
            "money": {"value", "formatted", "comparison", "series"},
            "count": {"count", "formatted", "comparison", "series"},
            "percent": {"ratio", "formatted", "comparison", "series"},
            "duration": {"seconds", "formatted", "comparison", "series"},
            "open": {"count", "formatted", "oldest"},
            "list": {"items"},
            "rating": {"stars", "votes", "distribution", "formatted"},
        }
        self.assertEqual({one["type"] for one in found.values()}, set(keys))
        for one in found.values():
            self.assertEqual(set(one) - {"type", "name", "title", "short_title"}, keys[one["type"]])

    def test_an_unknown_shape_is_there_to_be_met(self):
        self.assertEqual(
            self.metrics("orders", "busy_hours").json["metrics"]["busy_hours"]["type"], "heatmap"
        )

    def test_figures_agree(self):
        found = self.metrics(
            "total_sales", "orders", "sessions", "conversion_rate", "average_order_value"
        ).json["metrics"]
        orders, sessions = found["orders"]["count"], found["sessions"]["count"]
        self.assertEqual(sum(found["orders"]["series"]["values"]), orders)
        self.assertEqual(found["conversion_rate"]["ratio"], round(orders / sessions, 5))
        sales = float(found["total_sales"]["value"]["amount"])
        self.assertAlmostEqual(sum(found["total_sales"]["series"]["values"]), sales, places=1)
        self.assertAlmostEqual(
            float(found["average_order_value"]["value"]["amount"]), sales / orders, places=1
        )

    def test_ranges(self):
        for name, step, least, most in (
            ("today", "hour", 1, 24),
            ("7d", "day", 7, 7),
            ("30d", "day", 30, 30),
        ):
            series = self.metrics("orders", range=name).json["metrics"]["orders"]["series"]
            self.assertEqual(series["step"], step)
            self.assertTrue(least <= len(series["values"]) <= most, series)

    def test_languages_write_numbers_their_way(self):
        def written(header):
            found = self.metrics(
                "total_sales", "conversion_rate", headers={"Accept-Language": header}
            ).json["metrics"]
            return found["total_sales"]["formatted"], found["conversion_rate"]["formatted"]

        self.assertRegex(written("en-GB")[0], r"^€\d+,\d{3}\.\d\d$")
        self.assertRegex(written("de-DE,en;q=0.5")[0], r"^\d+\.\d{3},\d\d\xa0€$")
        self.assertRegex(written("fr")[0], "^\\d+\u202f\\d{3},\\d\\d\xa0€$")
        self.assertRegex(written("en")[1], r"^\d\.\d%$")
        self.assertRegex(written("de")[1], r"^\d,\d\xa0%$")
        yen = self.metrics("total_sales", store="store-2").json["metrics"]["total_sales"]
        self.assertRegex(yen["formatted"], r"^¥[\d,]+$")
        self.assertNotIn(".", yen["value"]["amount"])

    def test_titles_in_languages(self):
        for header, title, short in (
            ("en-GB", "Total sales", "Sales"),
            ("de-AT,en;q=0.5", "Gesamtumsatz", "Umsatz"),
            ("ja", "総売上", "売上"),
            ("xx", "Total sales", "Sales"),
        ):
            reply = self.metrics("total_sales", headers={"Accept-Language": header})
            one = reply.json["metrics"]["total_sales"]
            self.assertEqual((one["title"], one["short_title"]), (title, short))
        for names in NAMES.values():
            self.assertEqual(set(names), {"en", "de", "fr", "it", "ja"})
            for title, short in names.values():
                self.assertLessEqual(columns(short), 7, short)

    def test_metrics_and_stores_are_searched(self):
        token = self.tokens["access_token"]

        def found(path, query, language="en"):
            headers = {"Accept-Language": language}
            (values,) = self.get(path, token, headers, query=query).json.values()
            return [one["id"] for one in values]

        for query, language, names in (
            ("orders", "en", ["orders", "orders_to_fulfill"]),
            ("order av", "en", ["average_order_value"]),
            ("umsatz", "de", []),
            ("gesamt", "de", ["total_sales"]),
            ("busy", "en", []),
        ):
            self.assertEqual(found("/insights/catalogue", query, language), names, query)
        self.assertEqual(found("/insights/stores", "tokyo"), ["store-2"])
        self.assertEqual(found("/insights/stores", ""), ["store-1", "store-2"])
        self.assertEqual(found("/insights/stores", "nowhere"), [])

    def test_refusals(self):
        refused = self.metrics("orders", store="store-9")
        self.assertEqual(refused.code, "no_store")
        self.assertIn("store-1 (Aurora Goods), store-2 (Aurora Tōkyō)", str(refused.json))
        self.assertEqual(self.metrics("orders", range="8d").code, "bad_range")
        self.assertEqual(self.metrics("orders", "None").code, "no_metric")
        self.assertEqual(self.metrics("orders", "orders").code, "duplicate")
        self.assertEqual(self.get("/insights/metrics").code, "no_token")
        self.assertEqual(self.get("/insights/stores", "made-up").code, "invalid_token")
        self.assertEqual(self.refresh("made-up").code, "invalid_grant")
        self.assertEqual(self.refresh(7).status, 400)
        self.assertEqual(self.ask("POST", "/insights/login", {"user": "merchant"}).status, 401)

    def test_tokens_end_after_their_time(self):
        self.assertEqual(self.tokens["expires_in"], 300)
        self.server.sandbox.world.began -= 299
        self.assertEqual(self.metrics("orders").status, 200)
        self.server.sandbox.world.began -= 2
        refused = self.metrics("orders")
        self.assertEqual(refused.status, 401)
        self.assertIn('error="invalid_token"', refused.headers["WWW-Authenticate"])

    def test_refresh_replaces_both_tokens(self):
        fresh = self.refresh(self.tokens["refresh_token"]).json
        self.assertNotEqual(fresh["refresh_token"], self.tokens["refresh_token"])
        self.assertEqual(self.metrics("orders", token=fresh["access_token"]).status, 200)
        again = self.refresh(fresh["refresh_token"]).json
        self.assertEqual(self.metrics("orders", token=again["access_token"]).status, 200)

    def test_two_refreshes_at_once_log_the_user_out(self):
        self.ask("PUT", "/_settings", {"refresh_delay": 0.1})
        replies, barrier = [], threading.Barrier(2)

        def widget():
            barrier.wait()
            replies.append(self.refresh(self.tokens["refresh_token"]))

        widgets = [threading.Thread(target=widget) for _ in range(2)]
        for one in widgets:
            one.start()
        for one in widgets:
            one.join()
        won, lost = sorted(replies, key=lambda reply: reply.status)
        self.assertEqual((won.status, lost.status, lost.code), (200, 400, "reused"))
        # The widget that won has tokens, and they are worth nothing: the user is out.
        self.assertEqual(self.metrics("orders", token=won.json["access_token"]).status, 401)
        self.assertEqual(self.refresh(won.json["refresh_token"]).code, "invalid_grant")
        self.assertEqual((self.stats()["refreshes"], self.stats()["logged_out"]), (1, 1))

    def test_one_refresh_for_twenty_reloads_is_counted(self):
        self.ask("POST", "/insights/expire")
        self.assertEqual(self.metrics("orders").status, 401)
        fresh = self.refresh(self.tokens["refresh_token"]).json
        for _ in range(20):
            self.assertEqual(self.metrics("orders", token=fresh["access_token"]).status, 200)
        stats = self.stats()
        self.assertEqual(
            (stats["refreshes"], stats["data_calls"], stats["expired_calls"]), (1, 20, 1)
        )

    def test_sessions_are_apart(self):
        other = self.sign_in("insights", "merchant", "till")
        self.refresh(self.tokens["refresh_token"])
        self.assertEqual(self.refresh(self.tokens["refresh_token"]).code, "reused")
        self.assertEqual(self.metrics("orders", token=other["access_token"]).status, 200)
