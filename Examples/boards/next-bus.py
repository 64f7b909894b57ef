#!/usr/bin/env python3
"""Prints a timeline of the next buses: an entry for each departure, and when to ask again.

A stand-in for a real timetable: a bus every twenty minutes. docs/timeline-format.md explains the form.
"""

import datetime
import json

STEP = datetime.timedelta(minutes=20)
now = datetime.datetime.now(datetime.timezone.utc)
first = now.replace(minute=now.minute // 20 * 20, second=0, microsecond=0)
departures = [first + STEP * number for number in range(1, 8)]


def buses(date):
    """The next three buses from a date on."""
    return [
        {"title": f"Bus {12 + number}", "value": departure.astimezone().strftime("%H:%M")}
        for number, departure in enumerate(d for d in departures if d > date)
    ][:3]


entries = [{"date": date.isoformat(), "value": buses(date)} for date in [now] + departures[:4]]
print(json.dumps({"entries": entries, "policy": {"after": departures[4].isoformat()}}))
