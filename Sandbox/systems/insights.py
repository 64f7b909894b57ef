"""Insights: a shop's metrics behind short-lived tokens; a refresh makes the one before worthless."""

import hmac
import secrets

import faults
import formats
from messages import Answer, Refusal
from metric_names import named
from metrics import CATALOGUE, OFFERED, RANGES, Metrics
from system import System
from texts import folded
from world import iso

#: User → (password, account).
_USERS = {
    "merchant": ("till", {"id": "mer-1", "name": "Noor Haddad"}),
    # Somebody else of the same shop.
    "deputy": ("drawer", {"id": "mer-2", "name": "Emil Berg"}),
}
_STORES = (
    {"id": "store-1", "name": "Aurora Goods", "currency": "EUR"},
    {"id": "store-2", "name": "Aurora Tōkyō", "currency": "JPY"},
)
_COUNTS = ("logins", "refreshes", "refused_refreshes", "logged_out", "data_calls", "expired_calls")


class Insights(System):
    texts = frozenset({"name", "title", "short_title", "formatted", "change_formatted"})

    def __init__(self, world):
        super().__init__(world)
        self._sessions = Sessions(world)
        self._stats = dict.fromkeys(_COUNTS, 0)

    def routes(self):
        return [
            ("POST", "/insights/login", self.login),
            ("POST", "/insights/token", self.refresh),
            ("POST", "/insights/expire", self.expire),
            ("GET", "/insights/stores", self.stores),
            ("GET", "/insights/catalogue", self.catalogue),
            ("GET", "/insights/metrics", self.metrics),
            ("GET", "/insights/stats", self.stats),
        ]

    def login(self, request):
        body = request.json()
        password, account = _USERS.get(str(body.get("user")), (None, None))
        if not password or not hmac.compare_digest(
            password.encode(), str(body.get("password")).encode()
        ):
            raise Refusal(401, "wrong_password", "there is no such user and password")
        self._stats["logins"] += 1
        return Answer({**self._sessions.begun(), "account": account})

    def refresh(self, request):
        """New tokens for a refresh token; one that was used before ends its whole session."""
        token = request.json().get("refresh_token")
        if not isinstance(token, str) or not token:
            raise Refusal(400, "missing", "the body needs refresh_token")
        try:
            value = self._sessions.refreshed(token)
        except Refusal as refusal:
            self._stats["refused_refreshes"] += 1
            self._stats["logged_out"] += refusal.code == "reused"
            raise
        self._stats["refreshes"] += 1
        return Answer(value, delay=self.world.settings["refresh_delay"])

    def expire(self, request):
        """Lets all access tokens be out of date now; for tests."""
        self._sessions.expire()
        return Answer(status=204)

    def stores(self, request):
        """The merchant's stores whose identifier or name has the query's words."""
        self._permitted(request)
        query = request.query.get("query", "")
        found = [one for one in _STORES if _matches(query, one["id"], one["name"])]
        return Answer({"stores": found})

    def catalogue(self, request):
        """The metrics that there are, or those that the query finds, with the type of each."""
        self._permitted(request)
        language = formats.language(request.headers.get("accept-language"))
        query = request.query.get("query", "")
        offered = [
            {"id": name, "type": CATALOGUE[name][0], **named(name, language)} for name in OFFERED
        ]
        found = [one for one in offered if _matches(query, one["id"], one["title"])]
        return _worded({"metrics": found}, language)

    def metrics(self, request):
        self._permitted(request)
        store = next((one for one in _STORES if one["id"] == request.needed("store")), None)
        if not store:
            there = ", ".join(f"{one['id']} ({one['name']})" for one in _STORES)
            raise Refusal(
                404, "no_store", f"there is no store {request.query['store']}; there are {there}"
            )
        days = request.query.get("range", "today")
        if days not in RANGES:
            raise Refusal(400, "bad_range", f"range must be one of {', '.join(RANGES)}")
        names = _names(request.needed("metrics"))
        language = formats.language(request.headers.get("accept-language"))
        self._stats["data_calls"] += 1
        made = Metrics(self.world, store, RANGES[days], language)
        value = {
            "store": store,
            "range": days,
            "generated_at": iso(self.world.now()),
            "metrics": {name: made.metric(name) for name in names},
        }
        return _worded(value, language)

    def stats(self, request):
        return Answer(dict(self._stats))

    def _permitted(self, request):
        try:
            self._sessions.check(request.bearer())
        except Refusal:
            self._stats["expired_calls"] += 1
            raise


class Sessions:
    """Sessions of rotating tokens."""

    def __init__(self, world):
        self.world = world
        #: Access token → (its session, the second at which it is out of date).
        self._access = {}
        #: Refresh token → its session; used ones stay, so that their reuse is noticed.
        self._refresh = {}
        #: Session → the one refresh token that is good; gone once logged out.
        self._current = {}

    def begun(self):
        return self._tokens(secrets.token_hex(8))

    def refreshed(self, token):
        session = self._refresh.get(token)
        if session not in self._current:
            raise Refusal(400, "invalid_grant", "the refresh token is not valid; sign in again")
        if self._current[session] != token:
            self._end(session)
            raise Refusal(
                400,
                "reused",
                "the refresh token was used before, so its session is ended; sign in again",
            )
        return self._tokens(session)

    def check(self, token):
        """Refuses an access token that is out of date, unknown or of a session that ended."""
        if not token:
            message = "a token is needed: Authorization: Bearer …"
            raise Refusal(401, "no_token", message, {"WWW-Authenticate": "Bearer"})
        _, ends = self._access.get(token, (None, 0))
        if self.world.elapsed() >= ends:
            raise faults.expired_token()

    def expire(self):
        self._access.clear()

    def _tokens(self, session):
        access, refresh = secrets.token_urlsafe(24), secrets.token_urlsafe(24)
        seconds = self.world.settings["token_seconds"]
        self._access[access] = (session, self.world.elapsed() + seconds)
        self._refresh[refresh] = session
        self._current[session] = refresh
        return {
            "access_token": access,
            "refresh_token": refresh,
            "token_type": "Bearer",
            "expires_in": seconds,
        }

    def _end(self, session):
        del self._current[session]
        self._access = {token: kept for token, kept in self._access.items() if kept[0] != session}


def _worded(value, language):
    """An answer whose words are of a language."""
    return Answer(value, headers={"Content-Language": language, "Vary": "Accept-Language"})


def _matches(query, *texts):
    """Whether each word of a query begins a word of the texts."""
    words = folded(" ".join(texts)).replace("_", " ").replace("-", " ").split()
    asked = folded(query).replace("_", " ").replace("-", " ").split()
    return all(any(word.startswith(one) for word in words) for one in asked)


def _names(text):
    """The metrics that are asked for; none twice, and only ones that there are."""
    names = text.split(",")
    for name in names:
        if name not in CATALOGUE:
            raise Refusal(
                400, "no_metric", f"there is no metric {name}; there are {', '.join(OFFERED)}"
            )
    if len(set(names)) < len(names):
        raise Refusal(400, "duplicate", "a metric is asked for twice")
    return names
