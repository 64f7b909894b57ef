"""Deals: trips from an airport, several in one response, each with a picture; airports to search."""

import csv
import os
from datetime import timedelta
from urllib.parse import urlencode

import formats
from messages import Answer, Refusal
from pictures import landscape
from system import System
from texts import folded
from world import iso

_TRAVELLERS = ("1", "2", "3", "4", "family")
_DATES = ("weekend", "next-week", "next-month")
_LANGUAGES = {
    "en": ("flight + hotel", "flight", "weekend break"),
    "it": ("volo + hotel", "volo", "fine settimana"),
    "de": ("Flug + Hotel", "Flug", "Wochenendreise"),
    "fr": ("vol + hôtel", "vol", "week-end"),
}
#: Language → (a night, nights).
_NIGHTS = {
    "en": ("night", "nights"),
    "it": ("notte", "notti"),
    "de": ("Nacht", "Nächte"),
    "fr": ("nuit", "nuits"),
}
_MONTHS = {
    "en": "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
    "it": "gen feb mar apr mag giu lug ago set ott nov dic",
    "de": "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.",
    "fr": "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
}
_AGENCY = {"name": "✈ Holidays", "color": "#ffcc33"}
_DESTINATIONS = (
    ("Lisbon", "LIS"),
    ("Rome", "FCO"),
    ("Athens", "ATH"),
    ("Seville", "SVQ"),
    ("Palermo", "PMO"),
    ("Split", "SPU"),
    ("Madeira", "FNC"),
    ("Ibiza", "IBZ"),
    ("Santorini", "JTR"),
    ("Reykjavík", "KEF"),
    ("Prague", "PRG"),
    ("Marrakesh", "RAK"),
)
_COUNT = 6


class Deals(System):
    texts = frozenset(
        {"city_name", "country", "city", "deal_type", "name", "nights_formatted", "days_formatted"}
    )

    def __init__(self, world):
        super().__init__(world)
        self._airports = airports()
        self._codes = {airport["code"]: airport for airport in self._airports}

    def routes(self):
        return [
            ("GET", "/deals", self.deals),
            ("GET", "/deals/pictures/{name}", self.picture),
            ("GET", "/airports", self.airports),
        ]

    def deals(self, request):
        """Six deals from an airport, the best first."""
        origin = self._codes.get(request.needed("airport").upper())
        if not origin:
            raise Refusal(
                404,
                "no_airport",
                f"there is no airport {request.query['airport']}; /airports lists them",
            )
        travellers = _choice(request, "travellers", _TRAVELLERS, "2")
        dates = _choice(request, "dates", _DATES, "weekend")
        language = _choice(request, "language", tuple(_LANGUAGES), None)
        if not language:
            language = request.headers.get("accept-language", "en")[:2].lower()
        language = language if language in _LANGUAGES else "en"
        chance = self.world.random(
            "deals", origin["code"], travellers, dates, self.world.now().date()
        )
        there = [one for one in _DESTINATIONS if one[1] != origin["code"]]
        chosen = chance.sample(there, _COUNT)
        made = [self._deal(chance, origin, place, travellers, dates, language) for place in chosen]
        made.sort(key=lambda deal: float(deal["price"]["amount"]))
        return Answer({"generated_at": iso(self.world.now()), "agency": _AGENCY, "deals": made})

    def picture(self, request, name):
        stem, _, kind = name.rpartition(".")
        if kind != "png" or stem.upper() not in {code for _, code in _DESTINATIONS}:
            raise Refusal(404, "no_picture", f"there is no picture {name}")
        return Answer(
            body=landscape(stem),
            content_type="image/png",
            headers={"Cache-Control": "max-age=86400"},
        )

    def airports(self, request):
        """Airports whose code, city or country begins with the query's words, codes first, in pages."""
        query = folded(request.query.get("query", ""))
        limit, offset = request.number("limit", 20, 1, 100), request.number("offset", 0, 0, 10**9)
        ranked = [
            (rank, airport)
            for airport in self._airports
            if (rank := _rank(airport, query)) is not None
        ]
        ranked.sort(key=lambda entry: entry[0])
        found = [airport for _, airport in ranked]
        return Answer({"airports": found[offset : offset + limit], "total": len(found)})

    def _deal(self, chance, origin, place, travellers, dates, language):
        city, code = place
        heads = 4 if travellers == "family" else int(travellers)
        departs = self._departure(chance, dates)
        nights = 2 if dates == "weekend" else chance.choice((3, 4, 5, 7))
        kind = 2 if dates == "weekend" and chance.random() < 0.3 else chance.choice((0, 0, 1))
        amount = heads * chance.randint(39, 290)
        returns = departs + timedelta(days=nights)
        link = {
            "from": origin["code"],
            "to": code,
            "departs": f"{departs:%Y-%m-%d}",
            "returns": f"{returns:%Y-%m-%d}",
            "travellers": travellers,
        }
        return {
            "id": f"{origin['code']}-{code}-{dates}-{travellers}".lower(),
            "city_name": city,
            "country": self._codes[code]["country"],
            "from": origin["code"],
            "to": code,
            "deal_type": _LANGUAGES[language][kind],
            "price": {
                "amount": f"{amount}.00",
                "currency": "EUR",
                "formatted": _price(amount, language),
            },
            "travellers": travellers,
            "nights": nights,
            "nights_formatted": f"{nights} {_NIGHTS[language][nights != 1]}",
            "days_formatted": _days(departs, returns, language),
            "departs": iso(departs),
            "returns": iso(returns),
            "image_url": f"/deals/pictures/{code.lower()}.png",
            "url": "holidays://search?" + urlencode(link),
        }

    def _departure(self, chance, dates):
        """A Friday evening, a day of next week or one of next month."""
        weekday = self.world.midnight().weekday()
        if dates == "weekend":
            return self.world.midnight((4 - weekday) % 7 or 7) + timedelta(hours=18)
        days = 7 - weekday if dates == "next-week" else 30
        return self.world.midnight(days + chance.randrange(7)) + timedelta(
            hours=chance.randrange(6, 20)
        )


def _price(amount, language):
    """A whole amount of euros, as people of a language write it."""
    return formats.money(amount, "EUR", language).replace(".00", "").replace(",00", "")


def _days(departs, returns, language):
    """The days of a journey: 20–22 Mar, or 30 Mar – 4 Apr."""
    starts, ends = departs.astimezone(), returns.astimezone()
    months, point = _MONTHS[language].split(), "." if language == "de" else ""
    last = f"{ends.day}{point} {months[ends.month - 1]}"
    if (starts.year, starts.month) == (ends.year, ends.month):
        return f"{starts.day}{point}–{last}"
    return f"{starts.day}{point} {months[starts.month - 1]} – {last}"


def airports():
    """The airports of the list beside this file: code, city, country."""
    with open(
        os.path.join(os.path.dirname(__file__), "airports.csv"), encoding="utf-8", newline=""
    ) as file:
        return [
            {"code": code, "city": city, "country": country, "name": f"{city} ({code})"}
            for code, city, country in csv.reader(file)
        ]


def _rank(airport, query):
    if folded(airport["code"]) == query:
        return 0
    city = folded(airport["city"])
    if city.startswith(query):
        return 1
    if any(word.startswith(query) for word in city.replace("-", " ").split()):
        return 2
    return 3 if folded(airport["country"]).startswith(query) else None


def _choice(request, name, values, default):
    value = request.query.get(name, default)
    if value is not None and value not in values:
        raise Refusal(400, "bad_choice", f"{name} must be one of {', '.join(values)}")
    return value
