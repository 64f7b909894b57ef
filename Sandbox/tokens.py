"""Who may ask: accounts, and the tokens that they signed in with."""

import secrets

from messages import Refusal


class Tokens:
    """The tokens that are good now, each of one account."""

    def __init__(self, accounts):
        #: User → (password, the account's data).
        self.accounts = accounts
        self._owners = {}

    def sign_in(self, request):
        """A new token and its account; refuses a wrong user or password alike."""
        body = request.json()
        user, password = body.get("user"), body.get("password")
        if not isinstance(user, str) or not isinstance(password, str):
            raise Refusal(400, "missing", "the body needs user and password")
        known, account = self.accounts.get(user, (None, None))
        if known is None or not secrets.compare_digest(known.encode(), password.encode()):
            raise Refusal(401, "wrong_password", "there is no such user and password")
        token = secrets.token_urlsafe(24)
        self._owners[token] = user
        return token, account

    def user(self, request):
        """Whose token came with the request; refuses one that is missing, wrong or signed out."""
        token = request.bearer()
        if token in self._owners:
            return self._owners[token]
        message = (
            "the token is not or no longer valid"
            if token
            else "a token is needed: Authorization: Bearer …"
        )
        raise Refusal(401, "invalid_token", message, {"WWW-Authenticate": "Bearer"})

    def sign_out(self, request):
        """Makes the request's token worthless."""
        self.user(request)
        del self._owners[request.bearer()]
