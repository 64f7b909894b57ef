"""Activity: a marketplace's chats; the second call needs the unread count of the first."""

from datetime import timedelta

from messages import Answer, Refusal
from system import System
from tokens import Tokens
from world import iso

_ACCOUNTS = {
    "ada": ("lovelace", {"id": "acc-1", "name": "Ada Lovelace"}),
    "grace": ("hopper", {"id": "acc-2", "name": "Grace Hopper"}),
    # May sign in, and see nothing.
    "eve": ("denied", {"id": "acc-3", "name": "Eve"}),
}
_UNREAD = {"ada": 5, "grace": 2}
_SHOWN = 20
_PEOPLE = (
    "Mei Lin",
    "Arjun",
    "Sofia",
    "Jonas",
    "Aisha",
    "Tomás",
    "Hana",
    "Wei Jie",
    "Priya",
    "Luca",
    "Nurul",
)
_ITEMS = (
    ("Oak bookshelf", 85),
    ("Film camera", 240),
    ("Road bike, 54 cm", 620),
    ("Espresso machine", 310),
    ("Board games, set of six", 60),
    ("Standing desk", 275),
    ("Winter coat, size M", 45),
    ("Ukulele", 70),
)
_WORDS = (
    "Is it still available?",
    "Could you do {low}?",
    "I can pick it up on Saturday.",
    "What are its measures?",
    "Would you post it?",
    "Thanks, see you at six!",
    "Is the price final?",
    "Deal at {price}.",
    "Could you send one more picture?",
    "Paid just now.",
    "Sorry, I found another one.",
)


class Activity(System):
    texts = frozenset({"sender", "text", "item", "name"})

    def __init__(self, world):
        super().__init__(world)
        self._tokens = Tokens(_ACCOUNTS)
        self._arrived = {user: [] for user in _UNREAD}
        #: How many of the newest messages have come since all were read.
        self._unread = dict(_UNREAD)
        #: Of those, the ones that were read with their chat.
        self._read = {user: set() for user in _UNREAD}
        self._arrivals = 0

    def routes(self):
        return [
            ("POST", "/activity/login", self.login),
            ("POST", "/activity/logout", self.logout),
            ("GET", "/activity/unread-count", self.unread_count),
            ("GET", "/activity/messages", self.messages),
            ("POST", "/activity/messages", self.send),
            ("GET", "/activity/chats/{id}", self.chat),
            ("POST", "/activity/chats/{id}/read", self.read_chat),
            ("POST", "/activity/read", self.read),
        ]

    def login(self, request):
        token, account = self._tokens.sign_in(request)
        return Answer({"token": token, "account": account})

    def logout(self, request):
        self._tokens.sign_out(request)
        return Answer(status=204)

    def unread_count(self, request):
        return Answer(self._count(self._permitted(request)))

    def messages(self, request):
        """The newest messages, of which the first `count` are unread; so the count must be right."""
        user = self._permitted(request)
        request.needed("count")
        count, unread = request.number("count", 0, 0, 10**9), self._count(user)["count"]
        if request.rows is not None:
            count = unread
        if count != unread:
            raise Refusal(
                400,
                "wrong_count",
                f"count is {count}, and {unread} messages are unread; ask for the count first",
            )
        return Answer({"messages": self._marked(user)[: max(_SHOWN, self._unread[user])]})

    def chat(self, request, identifier):
        """The messages of one chat, oldest first."""
        messages = self._of_chat(self._permitted(request), identifier)
        newest = messages[0]
        return Answer(
            {
                **{key: newest[key] for key in ("chat", "sender", "item", "price", "url")},
                "messages": messages[::-1],
            }
        )

    def send(self, request):
        """Somebody writes to an account; for tests, so nobody signs in for it."""
        body = request.json()
        user, text = body.get("to"), body.get("text")
        if user not in self._unread or not isinstance(text, str) or not text:
            raise Refusal(
                400, "missing", f"the body needs text, and to: {' or '.join(self._unread)}"
            )
        message = self._message(user, f"sent-{len(self._arrived[user])}", self.world.now())
        self._receive(
            user, {**message, "text": text, "sender": str(body.get("from", message["sender"]))}
        )
        return Answer(self._arrived[user][0], 201)

    def read(self, request):
        """Marks all messages of the account as read."""
        user = self._permitted(request)
        self._unread[user] = 0
        self._read[user].clear()
        return Answer(status=204)

    def read_chat(self, request, identifier):
        """Marks a chat's messages up to one of them as read; again, it changes nothing."""
        user = self._permitted(request)
        messages = self._of_chat(user, identifier)
        until = request.json().get("until")
        known = [one["id"] for one in messages]
        if until not in known:
            raise Refusal(409, "no_message", f"{identifier} has no message {until}")
        self._read[user].update(known[known.index(until) :])
        return Answer(self._count(user))

    def _permitted(self, request):
        user = self._tokens.user(request)
        if user not in self._unread:
            raise Refusal(403, "not_permitted", "this account may not see messages")
        self._let_arrive()
        return user

    def _count(self, user):
        unread = [one["chat"] for one in self._marked(user) if one["unread"]]
        return {"count": len(unread), "chats": len(set(unread))}

    def _marked(self, user):
        """All messages, newest first, each with whether it is unread."""
        window, read = self._unread[user], self._read[user]
        return [
            {**one, "unread": index < window and one["id"] not in read}
            for index, one in enumerate(self._all(user))
        ]

    def _of_chat(self, user, identifier):
        """The messages of one chat, newest first."""
        messages = [one for one in self._marked(user) if one["chat"] == identifier]
        if not messages:
            raise Refusal(404, "no_chat", f"there is no chat {identifier}")
        return messages

    def _let_arrive(self):
        """Adds the messages that have come since the last request."""
        minutes = self.world.settings["arrival_minutes"]
        due = int(self.world.elapsed() / 60 / minutes) if minutes else 0
        for number in range(self._arrivals, min(due, self._arrivals + 100)):
            user = self.world.random("arrival", number).choice(list(self._unread))
            self._receive(user, self._message(user, f"new-{number}", self.world.now()))
        self._arrivals = max(due, self._arrivals)

    def _receive(self, user, message):
        self._arrived[user].insert(0, message)
        self._unread[user] += 1

    def _all(self, user):
        chance = self.world.random("gaps", user)
        sent, earlier = self.world.first, []
        for number in range(40):
            sent -= timedelta(minutes=chance.randint(3, 90))
            earlier.append(self._message(user, number, sent))
        return self._arrived[user] + earlier

    def _message(self, user, number, sent):
        chance = self.world.random("message", user, number)
        chat = chance.randrange(len(_PEOPLE))
        item, price = _ITEMS[(chat + len(user)) % len(_ITEMS)]
        return {
            "id": f"{user}-{number}",
            "chat": f"chat-{chat}",
            "sender": _PEOPLE[chat],
            "text": chance.choice(_WORDS).format(price=price, low=price * 4 // 5),
            "item": item,
            "price": {"amount": f"{price}.00", "currency": "SGD"},
            "sent": iso(sent),
            "url": f"market://chats/chat-{chat}",
        }
