"""Cards: a wallet of loyalty cards, a searchable list of them, and when they were used."""

import unicodedata
from datetime import timedelta

from messages import Answer, Refusal
from pictures import emblem
from system import System
from world import instant, iso

# Store, number, symbology, colour, points.
_CARDS = (
    ("Corner Bakery", "4006381333931", "ean13", "#c98a2b", 120),
    ("Fruit & Veg Market", "2012345678903", "ean13", "#3f8f3a", 64),
    ("Hypermarket North", "9780201379624", "ean13", "#c23030", 2480),
    ("Pharmacy Plus", "PH-0091-7734-21", "code128", "#1d8f7a", 310),
    ("Books & Beyond", "BB00218873", "code128", "#2f4f9f", 95),
    ("Coffee Lab", "https://coffeelab.example/m/7f3k9", "qr", "#5b3a24", 7),
    ("Cinema Rialto", "https://rialto.example/club?id=552018", "qr", "#7b2d8b", 40),
    ("City Gym", "GYM|2207|M|ACTIVE", "aztec", "#e2571e", 0),
    ("Railway Club", "RC55012897730014", "aztec", "#0a5ca8", 15320),
    ("Garden Centre", "5901234123457", "ean13", "#4c7a34", 210),
    ("Sport Depot", "SD 4471 9920 03", "code128", "#18222f", 880),
    ("Toy Palace", "3012345678902", "ean13", "#e0a800", 33),
    ("Pet Corner", "PET-77120", "code128", "#8f6a4f", 18),
    ("Optician Klar", "https://klar.example/c/20913", "qr", "#4a6fa5", 0),
)
_MOST_USES = 10_000

# What a card has besides, by its place in the list above; days are from today's midnight.
# Points that expire: how many, after how many days.
_EXPIRING = {0: (20, 3), 2: (400, 9), 8: (2000, 24)}
# Vouchers: title, from and until.
_VOUCHERS = {
    1: (("10 % off berries", -2, 5),),
    3: (("5 off from 30", -1, 40), ("Free sunscreen", 12, 30)),
    6: (("Second ticket free", -6, 1),),
}
# The shop's last message, and whether it is unread.
_MESSAGES = {
    2: ("Double points on Saturday", True),
    5: ("Your next coffee is free", True),
    8: ("New lounge at platform 9", False),
}
# What the user has to do in the app before the card counts.
_ACTIONS = {7: "confirm", 13: "activate"}


class Cards(System):
    texts = frozenset({"store", "title", "subtitle", "text"})

    def __init__(self, world):
        super().__init__(world)
        self._cards = [self._card(index, *values) for index, values in enumerate(_CARDS)]
        self._uses = self._earlier_uses()
        #: The uses by the keys that they were sent with.
        self._keys = {}

    def routes(self):
        return [
            ("GET", "/cards", self.cards),
            ("GET", "/cards/suggestions", self.suggestions),
            ("GET", "/cards/uses", self.uses),
            ("GET", "/cards/{id}", self.card),
            ("POST", "/cards/{id}/used", self.used),
            ("GET", "/cards/{id}/logo.png", self.logo),
        ]

    def cards(self, request):
        return Answer({"cards": self._cards})

    def card(self, request, identifier):
        return Answer(self._found(identifier))

    def suggestions(self, request):
        """The cards whose store or number has the words of `query`, in pages."""
        words = _folded(request.query.get("query", "")).split()
        limit = request.number("limit", 20, 1, 50)
        offset = request.number("offset", 0, 0, 10**9)
        found = [
            card
            for card in self._cards
            if all(word in _folded(card["store"] + card["number"]) for word in words)
        ]
        items = [
            {"id": card["id"], "title": card["store"], "subtitle": card["number"]}
            for card in found[offset : offset + limit]
        ]
        return Answer({"items": items, "total": len(found)})

    def used(self, request, identifier):
        """Records a use, now or at the time that the body names; one with a known key is recorded already."""
        card, at, body = self._found(identifier), self.world.now(), request.json()
        key = body.get("key")
        if key is not None and (not isinstance(key, str) or not 0 < len(key) <= 200):
            raise Refusal(400, "bad_key", "key must be a text of 1 to 200 characters")
        if (card["id"], key) in self._keys:
            return Answer(self._keys[card["id"], key])
        if "at" in body:
            at = instant(body["at"])
            if at is None:
                raise Refusal(400, "bad_date", "at must be like 2026-03-14T09:30:00Z")
        use = _use(card["id"], at)
        if key is not None:
            self._keys[card["id"], key] = use
        self._uses.append(use)
        self._uses.sort(key=lambda one: one["at"])
        del self._uses[:-_MOST_USES]
        card["last_used"] = max(card["last_used"] or "", use["at"])
        return Answer(use, 201)

    def uses(self, request):
        """The recorded uses, oldest first, from `since` on."""
        since = instant(request.query["since"]) if "since" in request.query else None
        if "since" in request.query and since is None:
            raise Refusal(400, "bad_date", "since must be like 2026-03-14T09:30:00Z")
        return Answer(
            {"uses": [use for use in self._uses if since is None or use["at"] >= iso(since)]}
        )

    def logo(self, request, identifier):
        card = self._found(identifier)
        if not card["logo"]:
            raise Refusal(404, "no_logo", f"{identifier} has no logo")
        return Answer(body=emblem(card["colour"]), content_type="image/png")

    def _found(self, identifier):
        for card in self._cards:
            if card["id"] == identifier:
                return card
        raise Refusal(404, "no_card", f"there is no card {identifier}")

    def _card(self, index, store, number, symbology, colour, points):
        identifier = f"card-{index + 1}"
        return {
            "id": identifier,
            "store": store,
            "number": number,
            "symbology": symbology,
            "colour": colour,
            "logo": f"/cards/{identifier}/logo.png" if index % 3 == 0 else None,
            "points": points,
            "points_expire": self._expiry(index),
            "vouchers": self._vouchers(index),
            "message": self._message(index),
            "action": _ACTIONS.get(index),
            "added": iso(self.world.midnight(-400 + 7 * index)),
            "last_used": None,
        }

    def _expiry(self, index):
        if index not in _EXPIRING:
            return None
        points, days = _EXPIRING[index]
        return {"points": points, "at": iso(self.world.midnight(days))}

    def _vouchers(self, index):
        return [
            {
                "title": title,
                "from": iso(self.world.midnight(first)),
                "until": iso(self.world.midnight(last)),
            }
            for title, first, last in _VOUCHERS.get(index, ())
        ]

    def _message(self, index):
        if index not in _MESSAGES:
            return None
        text, unread = _MESSAGES[index]
        return {"text": text, "at": iso(self.world.midnight(-1)), "unread": unread}

    def _earlier_uses(self):
        """Eight weeks of habits: bakery and fruit on weekdays, the hypermarket at weekends."""
        uses = []
        for days in range(-56, 0):
            midnight = self.world.midnight(days)
            chance = self.world.random("uses", midnight.date())
            habits = (
                ((0, 8), (1, 18), (5, 13))
                if midnight.weekday() < 5
                else ((2, 11), (9, 15), (6, 20))
            )
            for index, hour in habits:
                if chance.random() < 0.8:
                    at = midnight + timedelta(hours=hour, minutes=chance.randrange(60))
                    uses.append(_use(self._cards[index]["id"], at))
        uses.sort(key=lambda use: use["at"])
        for use in uses:
            self._found(use["card"])["last_used"] = use["at"]
        return uses


def _use(identifier, at):
    """A use with its day of the week (1 is Monday) and hour in the machine's time zone."""
    local = at.astimezone()
    return {"card": identifier, "at": iso(at), "weekday": local.isoweekday(), "hour": local.hour}


def _folded(text):
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))
