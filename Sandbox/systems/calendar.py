"""Calendar: a salon's appointments, fetched in pages at first and then only what changed."""

import copy

from appointments import appointments, objection
from messages import Answer, Refusal
from system import System
from tokens import Tokens
from world import instant, iso

_ACCOUNTS = {
    "alice": ("aurora", {"id": "acc-alice", "name": "Alice"}),
    "bob": ("borealis", {"id": "acc-bob", "name": "Bob"}),
    # May sign in, and see nothing.
    "eve": ("denied", {"id": "acc-eve", "name": "Eve"}),
}
_SALONS = ("alice", "bob")


class Calendar(System):
    """The calendars of salons: one that anybody sees who sends no token, and one of each account."""

    texts = frozenset({"name", "notes", "address"})

    def __init__(self, world):
        super().__init__(world)
        self._tokens = Tokens(_ACCOUNTS)
        self._salons = {user: _Salon(world, user) for user in ("", *_SALONS)}

    def routes(self):
        return [
            ("POST", "/calendar/login", self.login),
            ("POST", "/calendar/logout", self.logout),
            ("GET", "/calendar/account", self.account),
            ("GET", "/calendar/appointments", self.appointments),
            ("POST", "/calendar/appointments", self.insert),
            ("GET", "/calendar/appointments/{id}", self.appointment),
            ("PUT", "/calendar/appointments/{id}", self.change),
            ("POST", "/calendar/appointments/{id}/confirmation", self.confirm),
            ("DELETE", "/calendar/appointments/{id}", self.delete),
        ]

    def login(self, request):
        token, account = self._tokens.sign_in(request)
        return Answer({"token": token, "account": account})

    def logout(self, request):
        self._tokens.sign_out(request)
        return Answer(status=204)

    def account(self, request):
        """Whose appointments the request sees; null for those that anybody does."""
        return Answer({"account": self._account(self._permitted(request))})

    def appointments(self, request):
        """A page of what changed after the sequence `since`, oldest change first."""
        user = self._permitted(request)
        salon = self._salons[user]
        since = request.number("since", 0, 0, 10**12)
        if since > salon.sequence:
            raise Refusal(
                410,
                "bad_sequence",
                f"since is {since}, and the last change is {salon.sequence}; begin at 0",
            )
        size = int(self.world.settings["page_size"])
        changed = sorted(
            (entry for entry in salon.rows.items() if entry[1][0] > since),
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
            "account": self._account(user),
            "appointments": [full for _, (_, full) in page if full],
            "deleted": [key for key, (_, full) in page if not full],
            "sequence": page[-1][1][0] if rest > 0 else salon.sequence,
            "more": rest > 0,
        }
        return Answer(value, delay=self.world.settings["page_delay"])

    def appointment(self, request, identifier):
        return Answer(self._salon(request).found(identifier))

    def insert(self, request):
        salon, full = self._salon(request), request.json()
        if "id" not in full:
            full["id"] = salon.fresh_identifier()
        self._check(full)
        if full["id"] in salon.rows:
            raise Refusal(409, "exists", f"there is or was an appointment {full['id']}")
        created = {"created": iso(self.world.now())}
        return Answer(self._store(salon, {**full, **created, "version": 1}), 201)

    def change(self, request, identifier):
        """Replaces the attributes that the body has; one of an older version is refused."""
        salon = self._salon(request)
        full = copy.deepcopy(salon.found(identifier))
        body = request.json()
        if body.get("version", full["version"]) != full["version"]:
            raise Refusal(409, "changed_meanwhile", f"{identifier} is at version {full['version']}")
        full.update(body, id=identifier)
        self._check(full)
        return Answer(self._store(salon, {**full, "version": full["version"] + 1}))

    def confirm(self, request, identifier):
        """Confirms a booked appointment; one that is confirmed already stays as it is."""
        user = self._permitted(request)
        salon = self._salons[user]
        full = salon.found(identifier)
        # Who confirms has seen a time, and means that one.
        meant = request.json().get("starts", full["starts"])
        if not isinstance(meant, str) or instant(meant) != instant(full["starts"]):
            raise Refusal(409, "changed_meanwhile", f"{identifier} begins at {full['starts']}")
        if full["status"] not in ("booked", "confirmed"):
            raise Refusal(409, "not_booked", f"{identifier} is {full['status']}")
        if full["status"] == "booked":
            changed = {**copy.deepcopy(full), "status": "confirmed"}
            full = self._store(salon, {**changed, "version": full["version"] + 1})
        return Answer({"account": self._account(user), "appointment": full})

    def delete(self, request, identifier):
        salon = self._salon(request)
        salon.found(identifier)
        salon.store(identifier, None)
        return Answer(status=204)

    def _salon(self, request):
        return self._salons[self._permitted(request)]

    def _permitted(self, request):
        """Whose salon a request is about; "" where it has no token. One that is not valid is refused."""
        if not request.bearer():
            if self.world.settings["calendar_sign_in"]:
                self._tokens.user(request)
            return ""
        user = self._tokens.user(request)
        if user not in self._salons:
            raise Refusal(403, "not_permitted", "this account may not see appointments")
        return user

    @staticmethod
    def _account(user):
        return _ACCOUNTS[user][1]["id"] if user else None

    def _check(self, full):
        wrong = objection(full)
        if wrong:
            raise Refusal(400, "bad_appointment", wrong)

    def _store(self, salon, full):
        full["updated"] = iso(self.world.now())
        salon.store(full["id"], full)
        return full


class _Salon:
    """The appointments of one salon, with the sequence of their changes."""

    def __init__(self, world, account):
        made = appointments(world, account)
        #: Id → (sequence of its last change, the appointment, or None once deleted).
        self.rows = {full["id"]: (index + 1, full) for index, full in enumerate(made)}
        self.sequence = len(made)
        self._account, self._made = account, 0

    def fresh_identifier(self):
        self._made += 1
        return f"{self._account or 'apt'}-new-{self._made}"

    def found(self, identifier):
        _, full = self.rows.get(identifier, (0, None))
        if not full:
            raise Refusal(404, "no_appointment", f"there is no appointment {identifier}")
        return full

    def store(self, identifier, full):
        """Notes a change; None deletes."""
        self.sequence += 1
        self.rows[identifier] = (self.sequence, full)
