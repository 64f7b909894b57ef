"""A store's figures: what happened in each hour, and the metrics made of them."""

import functools
from datetime import timedelta

import formats
from metric_names import named
from world import World, iso

RANGES = {"today": 0, "7d": 7, "30d": 30}
#: Hour of the day → share of the day's visits.
_DAY = (1, 1, 1, 1, 1, 2, 3, 5, 7, 8, 9, 9, 9, 8, 8, 8, 9, 9, 8, 7, 6, 5, 3, 2)
_PRODUCTS = (
    "Linen shirt",
    "Canvas bag",
    "Ceramic mug",
    "Wool socks",
    "Desk lamp",
    "Notebook A5",
    "Candle, cedar",
    "Rain jacket",
)


class Stretch:
    """A store's hours from one instant to another, and how far the last of them has come."""

    def __init__(self, world, store, starts, ends, step):
        self.world, self.store, self.starts, self.ends, self.step = world, store, starts, ends, step

    def sums(self, figure):
        """A figure's sum in each step."""
        found, at = [], self.starts
        while at < self.ends:
            following = min(at + self.step, self.ends)
            found.append(self._sum(figure, at, following))
            at += self.step
        return found

    def total(self, figure):
        return sum(self.sums(figure))

    def _sum(self, figure, starts, ends):
        total, at = 0, starts
        while at < ends:
            passed = min((ends - at) / timedelta(hours=1), 1)
            total += int(_hour(self.world.seed, self.store["id"], at)[figure] * passed)
            at += timedelta(hours=1)
        return total


@functools.lru_cache(maxsize=100_000)
def _hour(seed, store, at):
    """How much of each figure an hour brought; amounts in the currency's smallest unit."""
    local = at.astimezone()
    chance = World(seed).random("hour", store, iso(at))
    weekend = 1.25 if local.weekday() >= 5 else 1
    sessions = int(_DAY[local.hour] * weekend * chance.uniform(6, 14))
    orders = int(sessions * chance.uniform(0.01, 0.05) + chance.random())
    sales = orders * chance.randint(2_400, 7_900)
    return {
        "sessions": sessions,
        "orders": orders,
        "returning": int(orders * chance.uniform(0.1, 0.6) + chance.random() / 2),
        "sales": sales,
        "refunds": int(sales * chance.uniform(0, 0.4)) if chance.random() < 0.1 else 0,
        "seconds": sessions * chance.randint(70, 260),
        "milliseconds": sessions * chance.randint(600, 1900),
    }


class Metrics:
    """The metrics of a store in a range of days, in a language."""

    def __init__(self, world, store, days, language):
        self.world, self.store, self.language = world, store, language
        now = world.now()
        if days == 0:
            starts, before, step = world.midnight(), timedelta(days=1), timedelta(hours=1)
        else:
            starts, before, step = world.midnight(1 - days), timedelta(days=days), timedelta(days=1)
        self.now = Stretch(world, store, starts, now, step)
        self.then = Stretch(world, store, starts - before, now - before, step)

    def metric(self, name):
        """One metric in the shape of its type."""
        kind, make = CATALOGUE[name]
        return {"type": kind, "name": name, **named(name, self.language), **make(self)}

    def money(self, figure):
        value, earlier = self.now.total(figure), self.then.total(figure)
        return {
            **self._amount(value),
            "comparison": {**self._amount(earlier), **self._change(value, earlier)},
            "series": self._series([self._units(sum) for sum in self.now.sums(figure)]),
        }

    def average_money(self, figure, per):
        value, earlier = (
            _ratio(stretch.total(figure), stretch.total(per)) for stretch in (self.now, self.then)
        )
        return {
            **self._amount(value),
            "comparison": {**self._amount(earlier), **self._change(value, earlier)},
            "series": self._series([self._units(one) for one in self._ratios(figure, per)]),
        }

    def count(self, figure):
        value, earlier = self.now.total(figure), self.then.total(figure)
        return {
            "count": value,
            "formatted": formats.number(value, self.language),
            "comparison": {"count": earlier, **self._change(value, earlier)},
            "series": self._series(self.now.sums(figure)),
        }

    def percent(self, figure, per):
        value, earlier = (
            _ratio(stretch.total(figure), stretch.total(per)) for stretch in (self.now, self.then)
        )
        return {
            "ratio": round(value, 5),
            "formatted": formats.percent(value, self.language),
            "comparison": {
                "ratio": round(earlier, 5),
                "points": round((value - earlier) * 100, 2),
                "formatted": formats.percent(value - earlier, self.language, sign=True),
            },
            "series": self._series([round(one, 5) for one in self._ratios(figure, per)]),
        }

    def duration(self, figure, per, unit):
        value, earlier = (
            _ratio(stretch.total(figure), stretch.total(per)) / unit
            for stretch in (self.now, self.then)
        )
        return {
            "seconds": round(value, 2),
            "formatted": formats.duration(value, self.language),
            "comparison": {"seconds": round(earlier, 2), **self._change(value, earlier)},
            "series": self._series([round(one / unit, 2) for one in self._ratios(figure, per)]),
        }

    def open_orders(self):
        """What is so now, with no history."""
        chance = self.world.random("open", self.store["id"], self.world.now().date())
        count = chance.randint(2, 19)
        oldest = self.world.now() - timedelta(hours=chance.randint(5, 70))
        return {
            "count": count,
            "formatted": formats.number(count, self.language),
            "oldest": iso(oldest),
        }

    def products(self):
        chance = self.world.random("products", self.store["id"], self.now.starts)
        total, items = self.now.total("sales"), []
        for name in chance.sample(_PRODUCTS, 5):
            share = int(total * chance.uniform(0.1, 0.5))
            total -= share
            items.append({"name": name, "units": share // 3900, **self._amount(share)})
        items.sort(key=lambda item: -item["units"])
        return {"items": items}

    def rating(self):
        chance = self.world.random("rating", self.store["id"], self.now.starts)
        votes = [chance.randint(0, most) for most in (6, 5, 12, 60, 160)]
        stars = _ratio(sum(vote * (index + 1) for index, vote in enumerate(votes)), sum(votes))
        return {
            "stars": round(stars, 2),
            "votes": sum(votes),
            "distribution": votes,
            "formatted": formats.number(stars, self.language, 1),
        }

    def busy_hours(self):
        """A shape that programs of today do not know."""
        sessions = Stretch(
            self.world,
            self.store,
            self.world.midnight(-7),
            self.world.midnight(),
            timedelta(hours=1),
        )
        sums = sessions.sums("sessions")
        return {
            "columns": 24,
            "cells": [sums[index : index + 24] for index in range(0, 7 * 24, 24)],
        }

    def _ratios(self, figure, per):
        return [_ratio(*pair) for pair in zip(self.now.sums(figure), self.now.sums(per))]

    def _units(self, smallest):
        digits = formats.decimals(self.store["currency"])
        return round(smallest / 10**digits, digits)

    def _amount(self, smallest):
        currency, units = self.store["currency"], self._units(smallest)
        value = {"amount": f"{units:.{formats.decimals(currency)}f}", "currency": currency}
        return {"value": value, "formatted": formats.money(units, currency, self.language)}

    def _change(self, value, earlier):
        """The change as a share of what was; null where nothing was."""
        if not earlier:
            return {"change": None, "change_formatted": "–"}
        change = (value - earlier) / earlier
        return {
            "change": round(change, 4),
            "change_formatted": formats.percent(change, self.language, sign=True),
        }

    def _series(self, values):
        step = "hour" if self.now.step == timedelta(hours=1) else "day"
        return {"starts": iso(self.now.starts), "step": step, "values": values}


def _ratio(value, per):
    return value / per if per else 0


#: Name → (type, how it is made). The last is not offered; it is there for programs to meet.
CATALOGUE = {
    "total_sales": ("money", lambda metrics: metrics.money("sales")),
    "orders": ("count", lambda metrics: metrics.count("orders")),
    "average_order_value": ("money", lambda metrics: metrics.average_money("sales", "orders")),
    "sessions": ("count", lambda metrics: metrics.count("sessions")),
    "conversion_rate": ("percent", lambda metrics: metrics.percent("orders", "sessions")),
    "returning_customers": ("percent", lambda metrics: metrics.percent("returning", "orders")),
    "visit_duration": ("duration", lambda metrics: metrics.duration("seconds", "sessions", 1)),
    "page_load": ("duration", lambda metrics: metrics.duration("milliseconds", "sessions", 1000)),
    "refunds": ("money", lambda metrics: metrics.money("refunds")),
    "orders_to_fulfill": ("open", Metrics.open_orders),
    "top_products": ("list", Metrics.products),
    "satisfaction": ("rating", Metrics.rating),
    "busy_hours": ("heatmap", Metrics.busy_hours),
}
OFFERED = [name for name in CATALOGUE if name != "busy_hours"]
