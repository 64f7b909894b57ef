"""Calendar: a salon's appointments, fetched in pages at first and then only what changed."""

import copy

from appointments import appointments, objection
from messages import Answer, Refusal
from system import System
from world import iso


class Calendar(System):
    texts = frozenset({"name", "notes", "address"})

    def __init__(self, world):
        super().__init__(world)
        rows = appointments(world)
        #: Id → (sequence of its last change, the appointment, or None once deleted).
        self._rows = {full["id"]: (index + 1, full) for index, full in enumerate(rows)}
        self._sequence = len(rows)
        self._made = 0

    def routes(self):
        return [
            ("GET", "/calendar/appointments", self.appointments),
            ("POST", "/calendar/appointments", self.insert),
            ("GET", "/calendar/appointments/{id}", self.appointment),
            ("PUT", "/calendar/appointments/{id}", self.change),
            ("DELETE", "/calendar/appointments/{id}", self.delete),
        ]

    def appointments(self, request):
        """A page of what changed after the sequence `since`, oldest change first."""
        since = request.number("since", 0, 0, 10**12)
        if since > self._sequence:
            raise Refusal(
                410,
                "bad_sequence",
                f"since is {since}, and the last change is {self._sequence}; begin at 0",
            )
        size = int(self.world.settings["page_size"])
        changed = sorted(
            (entry for entry in self._rows.items() if entry[1][0] > since),
            key=lambda entry: entry[1][0],
        )
        # Who begins has nothing that could be deleted.
        if since == 0:
            changed = [entry for entry in changed if entry[1][1]]
        page, rest = changed[:size], len(changed) - size
        if request.rows is not None:
            # A fault makes as many as it wants of one, on a page that is the last.
            page, rest = changed[:1], 0
        value = {
            "appointments": [full for _, (_, full) in page if full],
            "deleted": [key for key, (_, full) in page if not full],
            "sequence": page[-1][1][0] if rest > 0 else self._sequence,
            "more": rest > 0,
        }
        return Answer(value, delay=self.world.settings["page_delay"])

    def appointment(self, request, identifier):
        return Answer(self._found(identifier))

    def insert(self, request):
        full = request.json()
        if "id" not in full:
            self._made += 1
            full["id"] = f"apt-new-{self._made}"
        self._check(full)
        if full["id"] in self._rows:
            raise Refusal(409, "exists", f"there is or was an appointment {full['id']}")
        created = {"created": iso(self.world.now())}
        return Answer(self._store({**full, **created, "version": 1}), 201)

    def change(self, request, identifier):
        """Replaces the attributes that the body has; one of an older version is refused."""
        full = copy.deepcopy(self._found(identifier))
        body = request.json()
        if body.get("version", full["version"]) != full["version"]:
            raise Refusal(409, "changed_meanwhile", f"{identifier} is at version {full['version']}")
        full.update(body, id=identifier)
        self._check(full)
        return Answer(self._store({**full, "version": full["version"] + 1}))

    def delete(self, request, identifier):
        self._found(identifier)
        self._sequence += 1
        self._rows[identifier] = (self._sequence, None)
        return Answer(status=204)

    def _found(self, identifier):
        _, full = self._rows.get(identifier, (0, None))
        if not full:
            raise Refusal(404, "no_appointment", f"there is no appointment {identifier}")
        return full

    def _check(self, full):
        wrong = objection(full)
        if wrong:
            raise Refusal(400, "bad_appointment", wrong)

    def _store(self, full):
        self._sequence += 1
        full["updated"] = iso(self.world.now())
        self._rows[full["id"]] = (self._sequence, full)
        return full
