"""What a system is asked and what it answers, apart from how either travels."""

import json
from dataclasses import dataclass, field


@dataclass
class Request:
    """One request: its path without the query, the query's last values, headers in small letters."""

    method: str
    path: str
    query: dict = field(default_factory=dict)
    headers: dict = field(default_factory=dict)
    body: bytes = b""
    #: How many rows a fault asks lists to have, so that systems do not refuse the counts it makes up.
    rows: int | None = None
    #: The fault that befalls it, where there is one.
    fault: object = None

    def json(self):
        """The body as a JSON object; {} where there is none."""
        if not self.body.strip():
            return {}
        try:
            value = json.loads(self.body)
        except (ValueError, RecursionError) as error:
            raise Refusal(400, "bad_json", f"the body is no JSON: {error}") from None
        if not isinstance(value, dict):
            raise Refusal(400, "bad_json", "the body must be a JSON object")
        return value

    def number(self, name, default, least, most):
        """A whole number in the query, within its bounds."""
        text = self.query.get(name)
        if text is None:
            return default
        if not text.isascii() or not text.isdigit() or not least <= int(text[:12]) <= most:
            raise Refusal(400, "bad_number", f"{name} must be a number from {least} to {most}")
        return int(text)

    def needed(self, name):
        """A value of the query that must be there."""
        value = self.query.get(name, "")
        if not value:
            raise Refusal(400, "missing", f"the query needs {name}=")
        return value

    def bearer(self):
        """The token in the Authorization header; "" where there is none."""
        scheme, _, token = self.headers.get("authorization", "").partition(" ")
        return token.strip() if scheme.lower() == "bearer" else ""


@dataclass
class Answer:
    """What is sent back; `value` is JSON unless `body` holds bytes of another type."""

    value: object = None
    status: int = 200
    headers: dict = field(default_factory=dict)
    body: bytes | None = None
    content_type: str = "application/json; charset=utf-8"
    #: Seconds until it is sent, as of a slow system.
    delay: float = 0

    def content(self):
        """The bytes of the body."""
        if self.body is not None:
            return self.body
        if self.value is None:
            return b""
        return (json.dumps(self.value, ensure_ascii=False, indent=1) + "\n").encode()


class Refusal(Exception):
    """A request that is answered with an error: its status, a code for programs, words for people."""

    def __init__(self, status, code, message, headers=None):
        super().__init__(message)
        self.status, self.code, self.message, self.headers = status, code, message, headers or {}

    def answer(self):
        value = {"error": {"code": self.code, "message": self.message}}
        return Answer(value, self.status, dict(self.headers))
