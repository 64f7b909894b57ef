"""Numbers as people of some languages write them."""

_NARROW_SPACE = "\u202f"
#: Language → (between thousands, before the fraction, whether the currency stands behind).
_LANGUAGES = {
    "en": (",", ".", False),
    "de": (".", ",", True),
    "fr": (_NARROW_SPACE, ",", True),
    "it": (".", ",", True),
    "ja": (",", ".", False),
}
_SIGNS = {"EUR": "€", "JPY": "¥", "GBP": "£", "USD": "$"}
_UNITS = {
    "en": ("h", "min", "s"),
    "de": ("Std.", "Min.", "Sek."),
    "fr": ("h", "min", "s"),
    "it": ("h", "min", "s"),
    "ja": ("時間", "分", "秒"),
}


def language(header):
    """The first language of an Accept-Language header that is known; else English."""
    for part in (header or "").split(","):
        name = part.partition(";")[0].strip().lower()[:2]
        if name in _LANGUAGES:
            return name
    return "en"


def number(value, language, digits=0):
    """A number with so many digits behind its point, halves to even."""
    thousands, point, _ = _LANGUAGES[language]
    return f"{value:,.{digits}f}".translate(str.maketrans({",": thousands, ".": point}))


def money(amount, currency, language):
    """An amount with its currency's sign; yen have no fraction."""
    text = number(abs(amount), language, decimals(currency))
    minus = "-" if amount < 0 else ""
    if _LANGUAGES[language][2]:
        return f"{minus}{text}\u00a0{_SIGNS[currency]}"
    return f"{minus}{_SIGNS[currency]}{text}"


def decimals(currency):
    """How many digits an amount has behind its point."""
    return 0 if currency == "JPY" else 2


def percent(ratio, language, sign=False):
    """A ratio in hundredths with one digit behind the point."""
    text = number(abs(ratio) * 100, language, 1)
    plus = ("-" if ratio < 0 else "+") if sign or ratio < 0 else ""
    space = "\u00a0" if _LANGUAGES[language][2] else ""
    return f"{plus}{text}{space}%"


def duration(seconds, language):
    """A stretch of time in its two largest units; below ten seconds with a digit behind the point."""
    hours, minutes, rest = _UNITS[language]
    if seconds < 10:
        return f"{number(seconds, language, 1)} {rest}"
    whole = round(seconds)
    if whole < 60:
        return f"{whole} {rest}"
    if whole < 3600:
        return f"{whole // 60} {minutes} {whole % 60} {rest}"
    return f"{whole // 3600} {hours} {whole // 60 % 60} {minutes}"
