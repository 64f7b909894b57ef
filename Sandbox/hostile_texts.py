"""Texts that have broken programs; a fault puts them into every text field."""

EMOJI = [
    "👩‍👩‍👧‍👦 family of four",
    "🇪🇺🇮🇹🇯🇵🇧🇷 flags",
    "👍🏽👩🏿‍🚒🧑🏻‍🤝‍🧑🏾 skins",
    "🏳️‍🌈🏴‍☠️🏴󠁧󠁢󠁳󠁣󠁴󠁿 more flags",
    "1️⃣2️⃣#️⃣*️⃣ keycaps",
    "❤️❤︎☺︎☺️ either form",
    "🫠🫨🩷 of late",
]
CJK = [
    "東京都渋谷区道玄坂二丁目",
    "全角文字「テスト」。",
    "中文簡體繁體混排測試",
    "한국어 텍스트 각각 간격",
    "ﾊﾝｶｸｶﾀｶﾅ half",
    "日本語とEnglishの混在",
    "𠮷野家 𩸽 beyond the first plane",
]
ARABIC = [
    "مرحبا بالعالم",
    "السعر ١٢٣٫٤٥ ريال",
    "שלום עולם 123",
    "موعد at 10:30 مع Sara",
    "بِسْمِ ٱللَّهِ marks",
    "ﷺ one sign, many letters",
    "فارسی: گچپژ",
]
CONTROLS = [
    "nul\x00bell\x07back\x08",
    "two\nlines\r\nand\rthree",
    "tab\there\vthere\fthen",
    "delete\x7f\x7f",
    "\x01\x02\x03\x04\x05\x06",
    "\x80\x84\x85\x8d\x90\x9f of C1",
    "line\u2028paragraph\u2029",
    "\ufeffzero\u200bwidth\u2060\u00adsoft",
    "combining e" + "\u0301" * 60,
]
ESCAPES = [
    "\x1b]52;c;cHduZWQ=\x07clipboard",
    "\x1b[2J\x1b[H\x1b[31mred\x1b[0m",
    "\x1b]0;title\x1b\\title",
    "\x9b2J\x9b31mby C1\x9d0;x\x9c",
    "\x1bP+q544e\x1b\\asked",
    "\x1b[?1049h\x1b[?1000h\x1b[6n",
    "\x1b]8;;file:///etc/passwd\x07link\x1b]8;;\x07",
    "\x1bc\x1b(0lqqk\x0e",
    "#[fg=red]#(touch /tmp/x)#{pane_id}",
    "\x1b",
]
BIDI = [
    "\u202egnp.exe\u202c",
    "\u2066isolated\u2069 \u2067right\u2069",
    "\u202ainside\u202b twice \u202c\u202c",
    "never closed \u202e abc",
    "\u061cmark\u200e\u200f",
]
LONG = ["word " * 4000, "x" * 20000, "𝔣" * 5000]

SETS = {
    "emoji": EMOJI,
    "cjk": CJK,
    "arabic": ARABIC,
    "controls": CONTROLS,
    "escapes": ESCAPES,
    "bidi": BIDI,
    "long": LONG,
}
SETS["all"] = [
    text
    for name in ("emoji", "cjk", "arabic", "controls", "escapes", "bidi")
    for text in SETS[name]
]
