"""A salon's appointments: the rich model, and what its light mirror keeps of each."""

from datetime import timedelta

from world import instant, iso

STATUSES = ("booked", "confirmed", "arrived", "completed", "noShow", "cancelled")
_VENUE = {
    "id": "venue-1",
    "name": "Salon Aurora",
    "address": "12 Mill Lane",
    "phone": "+44 20 7946 0000",
}
_EMPLOYEES = (
    ("emp-1", "Nora", "#7b2d8b"),
    ("emp-2", "Kai", "#0a5ca8"),
    ("emp-3", "Elif", "#c23030"),
    ("emp-4", "Mateo", "#3f8f3a"),
    ("emp-5", "Jun", "#c98a2b"),
)
_SERVICES = (
    ("svc-1", "Cut and finish", "hair", 45, 48),
    ("svc-2", "Colour", "hair", 90, 95),
    ("svc-3", "Beard trim", "hair", 15, 14),
    ("svc-4", "Manicure", "nails", 30, 28),
    ("svc-5", "Gel nails", "nails", 60, 44),
    ("svc-6", "Facial", "face", 60, 65),
    ("svc-7", "Back massage", "body", 30, 40),
    ("svc-8", "Full massage", "body", 60, 70),
    ("svc-9", "Brows", "face", 15, 16),
)
_CUSTOMERS = (
    "Olivia Grant",
    "Samir Patel",
    "Chloé Martin",
    "Łukasz Nowak",
    "Ingrid Solberg",
    "Daniel Okafor",
    "Marta Ruiz",
    "Yuki Tanaka",
    "Hannah Weiß",
    "Tom Ashworth",
    "Zeynep Kaya",
    "Anaïs Dubois",
    "Peter van Dijk",
    "Grace Kim",
)
_NOTES = (
    "",
    "",
    "",
    "Allergic to ammonia.",
    "First visit.",
    "Prefers a quiet appointment.",
    "Running ten minutes late.",
)


def appointments(world, account=""):
    """A week before today and two after, closed on Sundays, nobody twice at once; of an account's salon."""
    made = []
    for days in range(-7, 15):
        midnight = world.midnight(days)
        if midnight.weekday() == 6:
            continue
        for employee in _EMPLOYEES:
            made += _day(world, midnight, employee, len(made), account)
    return made


def appointment(identifier, starts, employee, services, customer, now, **values):
    """One appointment with its whole tree of what it depends on; employees and the rest by number."""
    chosen = [_service(number) for number in services]
    minutes = sum(service["minutes"] for service in chosen)
    key, name, colour = _EMPLOYEES[employee % len(_EMPLOYEES)]
    full = {
        "id": identifier,
        "venue": dict(_VENUE),
        "customer": _customer(customer),
        "employee": {"id": key, "name": name, "colour": colour},
        "services": chosen,
        "starts": iso(starts),
        "ends": iso(starts + timedelta(minutes=minutes)),
        "price": {
            "amount": f"{sum(float(one['price']['amount']) for one in chosen):.2f}",
            "currency": "GBP",
        },
        "status": "booked",
        "channel": "app",
        "notes": "",
        "granularity_minutes": 15,
        "created": iso(now),
        "updated": iso(now),
        "version": 1,
    }
    return {**full, **values}


def light(full):
    """The few attributes that a widget shows; its dates are in the one form that sorts as text."""
    return {
        "id": full["id"],
        "starts": iso(instant(full["starts"])),
        "ends": iso(instant(full["ends"])),
        "customer": full["customer"]["name"],
        "service": " + ".join(service["name"] for service in full["services"]),
        "employee": full["employee"]["name"],
        "status": full["status"],
        "colour": full["employee"].get("colour"),
    }


def objection(full):
    """What keeps an appointment from being one, or None."""
    if not isinstance(full, dict):
        return "an appointment is a JSON object"
    for key in ("id", "starts", "ends", "status"):
        if not isinstance(full.get(key), str) or not 0 < len(full[key]) <= 200:
            return f"{key} must be a text of 1 to 200 characters"
    for key in ("customer", "employee"):
        if not isinstance(full.get(key), dict) or not isinstance(full[key].get("name"), str):
            return f"{key} needs a name"
    if not isinstance(full["employee"].get("colour"), str | None):
        return "the colour of employee must be a text, where there is one"
    services = full.get("services")
    if not isinstance(services, list) or not services:
        return "services must be a list with at least one"
    if not all(isinstance(one, dict) and isinstance(one.get("name"), str) for one in services):
        return "every service needs a name"
    if full["status"] not in STATUSES:
        return f"status must be one of {', '.join(STATUSES)}"
    starts, ends = instant(full["starts"]), instant(full["ends"])
    if starts is None or ends is None or iso(ends) <= iso(starts):
        return "starts and ends must be like 2026-03-14T09:30:00Z, in this order"
    version = full.get("version", 1)
    if isinstance(version, bool) or not isinstance(version, int):
        return "version must be a whole number"
    return None


def _day(world, midnight, employee, count, account):
    """One employee's appointments of a day."""
    number = int(employee[0].removeprefix("emp-")) - 1
    chance = world.random(*filter(None, ("day", midnight.date(), employee[0], account)))
    at, end, made = midnight + timedelta(hours=9), midnight + timedelta(hours=18), []
    while True:
        at += timedelta(minutes=15 * chance.choice((0, 0, 1, 2, 4, 6)))
        services = chance.sample(range(len(_SERVICES)), chance.choice((1, 1, 1, 2)))
        ends = at + timedelta(minutes=sum(_SERVICES[one][3] for one in services))
        if ends > end:
            return made
        created = at - timedelta(days=chance.randint(1, 20), minutes=chance.randrange(600))
        made.append(
            appointment(
                f"{account or 'apt'}-{count + len(made) + 1}",
                at,
                number,
                services,
                chance.randrange(len(_CUSTOMERS)),
                created,
                status=_status(chance, at, ends, world.now()),
                notes=chance.choice(_NOTES),
                channel=chance.choice(("app", "web", "phone", "walk-in")),
            )
        )
        at = ends


def _status(chance, starts, ends, now):
    if chance.random() < 0.06:
        return "cancelled"
    if ends <= now:
        return "noShow" if chance.random() < 0.05 else "completed"
    return "arrived" if starts <= now else chance.choice(("booked", "confirmed"))


def _service(number):
    key, name, category, minutes, price = _SERVICES[number % len(_SERVICES)]
    price = {"amount": f"{price}.00", "currency": "GBP"}
    return {"id": key, "name": name, "category": category, "minutes": minutes, "price": price}


def _customer(number):
    name = _CUSTOMERS[number] if isinstance(number, int) else number
    index = _CUSTOMERS.index(name) if name in _CUSTOMERS else len(_CUSTOMERS)
    return {
        "id": f"cus-{index + 1}",
        "name": name,
        "phone": f"+44 7700 9{index:05d}",
        "email": f"customer{index + 1}@example.org",
        "visits": 1 + index * 3 % 11,
    }
