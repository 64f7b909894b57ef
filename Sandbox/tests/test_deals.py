import struct
import zlib
from urllib.parse import parse_qs, urlsplit

from systems.deals import airports
from tests.harness import SandboxTest


def pixels(png):
    """A PNG file's width, height and number of different colours; checks its sums."""
    at, size, content = 8, None, b""
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        chunk = png[at + 8 : at + 8 + length]
        assert (
            zlib.crc32(kind + chunk)
            == struct.unpack(">I", png[at + 8 + length : at + 12 + length])[0]
        )
        if kind == b"IHDR":
            size = struct.unpack(">II", chunk[:8])
        content += chunk if kind == b"IDAT" else b""
        at += 12 + length
    rows = zlib.decompress(content)
    width, height = size
    assert len(rows) == height * (3 * width + 1)
    colours = {
        rows[at : at + 3]
        for y in range(height)
        for at in range(y * (3 * width + 1) + 1, (y + 1) * (3 * width + 1), 3)
    }
    return width, height, len(colours)


class DealsTests(SandboxTest):
    def test_one_response_has_several_deals(self):
        deals = self.get("/deals", airport="mxp", travellers="family", dates="next-week").json[
            "deals"
        ]
        self.assertEqual(len({deal["id"] for deal in deals}), 6)
        for deal in deals:
            link = urlsplit(deal["url"])
            self.assertEqual((link.scheme, link.netloc), ("holidays", "search"))
            query = {name: values[0] for name, values in parse_qs(link.query).items()}
            self.assertEqual(
                (query["from"], query["to"], query["travellers"]), ("MXP", deal["to"], "family")
            )
            self.assertLess(query["departs"], query["returns"])
            self.assertGreater(deal["departs"], "2026-03-14")

    def test_choices_change_the_answer(self):
        asked = [{}, {"travellers": 4}, {"dates": "next-month"}, {"airport": "LHR"}]
        answers = [self.get("/deals", **{"airport": "MXP", **one}).json["deals"] for one in asked]
        self.assertEqual(len({str(answer) for answer in answers}), 4)
        self.assertEqual(answers[0], self.get("/deals", airport="MXP").json["deals"])

    def test_languages(self):
        for header, query, word in (
            (None, {}, "flight"),
            ("it-IT", {}, "volo"),
            ("it", {"language": "de"}, "Flug"),
            ("xx", {}, "flight"),
        ):
            headers = {"Accept-Language": header} if header else {}
            deals = self.get(
                "/deals", headers=headers, airport="MXP", dates="next-week", **query
            ).json["deals"]
            self.assertIn(word, deals[0]["deal_type"])

    def test_pictures_differ(self):
        deals = self.get("/deals", airport="MXP").json["deals"]
        pictures = [self.get(deal["image_url"]) for deal in deals]
        self.assertEqual(len({picture.content for picture in pictures}), 6)
        width, height, colours = pixels(pictures[0].content)
        self.assertEqual((width, height), (320, 200))
        self.assertGreater(colours, 100)
        self.assertEqual(self.get("/deals/pictures/none.png").status, 404)
        self.assertEqual(self.get("/deals/pictures/..%2F..%2Fserver.py").status, 404)

    def test_airports_are_searched(self):
        for query, first in (
            ("mxp", "MXP"),
            ("Milan", "LIN"),
            ("sao pau", "GRU"),
            ("KRAKÓW", "KRK"),
            ("gatwick", "LGW"),
            ("iceland", "KEF"),
        ):
            self.assertEqual(
                self.get("/airports", query=query).json["airports"][0]["code"], first, query
            )
        page = self.get("/airports", limit=100, offset=300).json
        self.assertEqual(len(page["airports"]), page["total"] - 300)

    def test_airports_are_a_list_of_codes(self):
        codes = [airport["code"] for airport in airports()]
        self.assertEqual((len(set(codes)), sorted(codes)), (len(codes), codes))
        self.assertGreater(len(codes), 300)
        for code in codes:
            self.assertRegex(code, "^[A-Z]{3}$")

    def test_refusals(self):
        for query, status in (
            ({}, 400),
            ({"airport": "QQQ"}, 404),
            ({"airport": "MXP", "travellers": "5"}, 400),
            ({"airport": "MXP", "dates": "never"}, 400),
            ({"airport": "MXP", "language": "xx"}, 400),
        ):
            self.assertEqual(self.get("/deals", **query).status, status, query)
