#!/usr/bin/env python3
"""Compares every value that a board of outages shows with what its server truly answered.

    Scripts/check-outages.py [MINUTES]      60 by default; needs the release programs, tmux and curl

Runs Examples/boards/outages.yaml and the sandbox, and once a second looks at the dashboard, at a second
dashboard that is opened and closed, at status lines and snapshots. Now and then it kills the host,
refuses all connections, or resizes the screen. A violation is a number that the server never gave, an
old number without a mark, a mark with a wrong date, a failure or a recovery that is not shown in time,
or two surfaces with different numbers. Prints each violation and ends with 1 where there was any.
"""

import bisect
import datetime
import json
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PROGRAM = os.environ.get("PROGRAM", f"{ROOT}/.build/release/widgettui")
STATUS = os.environ.get("STATUS", f"{ROOT}/.build/status/release/widgettui-status")
COLUMNS, LINES = 124, 42
EVERY, TIMEOUT = 5, 3
#: Seconds within which a screen follows its server.
LAG = 2.5
#: Ways in which a request fails only when its time is up.
SLOW = ("hung", "stalled")

_TITLE = re.compile(r"^─* ?(.+?) ?─*$")
#: The numbers have six digits; what a reason says of an error has fewer.
_NUMBER = re.compile(r"(?<![\d.,:-])(\d{3},?\d{3})(?![\d.,:%])")
#: Digits three rows high, as large numbers are drawn.
_LARGE = {
    "█▀██ █▀▀▀": "0", "▀█  █ ▀▀▀": "1", "▀▀██▀▀▀▀▀": "2", "▀▀█▀▀█▀▀▀": "3", "█ █▀▀█  ▀": "4",
    "█▀▀▀▀█▀▀▀": "5", "█▀▀█▀█▀▀▀": "6", "▀▀█  █  ▀": "7", "█▀██▀█▀▀▀": "8", "█▀█▀▀█▀▀▀": "9",
}
_TIME = re.compile(r"(?:(\d{4}-\d\d-\d\d) )?(\d\d):(\d\d)(?::(\d\d))?")


#: A widget in the status row: its title, its number, and the date where that is old.
_PART = re.compile(r"(\S+) (\d{3},?\d{3})(?: \([^)]*\))?")


class Truth:
    """What the server answered, by the name of the number."""

    def __init__(self, address):
        self.address = address
        self.last = 0
        self.answers = {}

    def follow(self):
        """Takes the answers that are new."""
        reply = self.ask(f"/outages?after={self.last}")
        for one in reply["answers"]:
            self.answers.setdefault(one["name"], []).append(one)
            self.last = one["number"]

    def ask(self, path, method="GET", body=None):
        data = body and json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, method=method)
        with urllib.request.urlopen(request, timeout=5) as reply:
            content = reply.read()
        return json.loads(content) if content else None

    def given(self, name, value):
        """When a value was given last; None if it never was."""
        for one in reversed(self.answers.get(name, [])):
            if one["value"] == value:
                return one["time"]
        return None

    def between(self, name, start, end):
        """The answers of a stretch of time."""
        answers = self.answers.get(name, [])
        first = bisect.bisect_right(answers, start, key=lambda one: one["time"])
        return [one for one in answers[first:] if one["time"] <= end]


class Tile:
    """What one rectangle of the screen says."""

    def __init__(self, rows):
        self.title = (_TITLE.match(rows[0][1:-1]) or [None, ""])[1].strip("─ ")
        self.note = rows[-1][1:-1].strip("─ ")
        inside = [row[1:-1] for row in rows[1:-1]]
        self.rows = [row.strip() for row in inside]
        self.words = " ".join(filter(None, self.rows))
        numbers = [_NUMBER.fullmatch(row) for row in self.rows]
        small = next((int(n[1].replace(",", "")) for n in numbers if n), None)
        self.value = large_number(inside) if small is None else small

    @property
    def is_marked(self):
        """Whether it says that the number is not of now: a note of a time alone says that it is."""
        return bool(self.note) and not _TIME.fullmatch(self.note)

    @property
    def date(self):
        """The time that the note gives for the number; None where it gives none."""
        found = re.search(r"(?:^|of |⚠ ?)" + _TIME.pattern, self.note)
        return found and found.groups()


def large_number(rows):
    """The number of six large digits that stand in some rows; None where there is none."""
    for top, middle, bottom in zip(rows, rows[1:], rows[2:]):
        digits, x = "", 0
        while x < len(top):
            glyph = top[x : x + 3] + middle[x : x + 3] + bottom[x : x + 3]
            digits += _LARGE.get(glyph, "")
            x += 3 if glyph in _LARGE else 1
        if len(digits) == 6:
            return int(digits)
    return None


def tiles(screen):
    """The rectangles of a screen by their titles."""
    lines = [line.ljust(COLUMNS) for line in screen.split("\n")]
    found = {}
    for y, line in enumerate(lines):
        for match in re.finditer("╭[^╮]*╮", line):
            left, right = match.span()
            rows = [match[0]]
            for lower in lines[y + 1 :]:
                rows.append(lower[left:right])
                if lower[left : left + 1] == "╰":
                    break
            tile = Tile(rows)
            found[tile.title] = tile
    return found


class Stand:
    """The sandbox, the board and the dashboards, in a folder of their own."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="outages-")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        self.sandbox = subprocess.Popen(
            ["python3", f"{ROOT}/Sandbox/sandbox.py", "--port", str(port)],
            stdout=subprocess.PIPE, text=True)
        self.sandbox.stdout.readline()
        with open(f"{ROOT}/Examples/boards/outages.yaml") as file:
            board = file.read().replace("http://localhost:8900", self.address)
        self.board = f"{self.folder}/board.yaml"
        self.alarms = f"{self.folder}/alarms"
        script = f'echo "$(date +%s) $WIDGETTUI_RULE" >>{self.alarms}'
        alarm = f"    alert: {{failed: yes, run: [sh, -c, {json.dumps(script)}]}}\n"
        board = board.replace("    stale-after: 15s\n", f"    stale-after: 15s\n{alarm}")
        with open(self.board, "w") as file:
            file.write(board)
        self.sources = dict(re.findall(r"^  ([a-z-]+): .*?/outages/([^\"\]\s;]+[^\"\]\s]*)", board, re.M))
        for name, block in re.findall(r"^  ([a-z-]+):\n((?:    .*\n)+)", board, re.M):
            source = re.search(r"/outages/([^\"\]);\s]+)", block)
            if source:
                self.sources[name] = source[1]
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": self.folder, "TERM": "tmux-256color",
            "LANG": "C.UTF-8", "TZ": "UTC", "WIDGETTUI_STATE": f"{self.folder}/state",
        }
        self.socket = f"{self.folder}/tmux"

    def tmux(self, *words):
        return subprocess.run(
            ["tmux", "-S", self.socket, "-f", "/dev/null", *words],
            env=self.environment, capture_output=True, text=True).stdout

    def open(self, session, columns=COLUMNS, rows=LINES):
        """Opens a dashboard."""
        self.tmux("new-session", "-d", "-s", session, "-x", str(columns), "-y", str(rows),
                  PROGRAM, self.board)

    def screen(self, session):
        return self.tmux("capture-pane", "-p", "-t", session)

    def run(self, *words):
        return subprocess.run(
            words, env=self.environment, capture_output=True, text=True, timeout=60,
            stdin=subprocess.DEVNULL)

    def hosts(self):
        """The processes that read for this stand's dashboards."""
        found = []
        for name in filter(str.isdigit, os.listdir("/proc")):
            try:
                words = open(f"/proc/{name}/cmdline").read().split("\0")
                variables = open(f"/proc/{name}/environ").read()
            except OSError:
                continue
            if words[1:2] == ["host"] and f"WIDGETTUI_STATE={self.folder}/state" in variables:
                found.append(int(name))
        return found

    def end(self):
        self.tmux("kill-server")
        for host in self.hosts():
            os.kill(host, signal.SIGTERM)
        self.sandbox.terminate()
        self.sandbox.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class Check:
    """The comparison, and what was found."""

    def __init__(self, stand, truth):
        self.stand, self.truth = stand, truth
        self.violations = []
        self.compared = 0
        #: Until when nothing is expected in time: the host was killed, or nobody could connect.
        self.patience = 0.0
        #: Since when a tile has been out of step, by surface and name.
        self.since = {}
        #: Until when a violation is not said again.
        self.said = {}

    def say(self, surface, name, words):
        """Notes a violation; the same one again only after a while."""
        key = (surface, name, re.sub(r"\d", "", words))
        now = time.time()
        if now < self.said.get(key, 0):
            return
        self.said[key] = now + 30
        stamp = datetime.datetime.now().strftime("%H:%M:%S")
        self.violations.append(f"{stamp} {surface} {name}: {words}")
        print("VIOLATION", self.violations[-1], flush=True)

    def screen(self, surface, text, before, after):
        """Compares a screen that was read between two moments."""
        for title, tile in tiles(text).items():
            source = self.stand.sources.get(title.lower().replace(" ", "-"))
            if source:
                self.tile(surface, title, source, tile, before, after)
        self.row(surface, text, tiles(text), before)

    def row(self, surface, text, shown, before):
        """The status row's numbers must be right, and those of the tiles above it."""
        lines = text.rstrip("\n").split("\n")
        for part in _PART.finditer(lines[-1]):
            title, number = part[1], int(part[2].replace(",", ""))
            name = title.lower()
            if name not in self.stand.sources:
                continue
            self.line(f"{surface} row", name, part[0], before)
            tile = shown.get(title)
            differs = tile is not None and tile.value not in (None, number)
            wrong = f"{number} in the row, {tile.value} in the tile" if differs else None
            self.lasting(f"{surface} row", title, wrong, before)

    def tile(self, surface, title, source, tile, before, after):
        self.compared += 1
        if tile.value is None:
            wrong = None
            if not re.search(r"[A-Za-z]{3}", tile.words + tile.note):
                wrong = f"empty without a reason: {tile.rows} {tile.note!r}"
            elif any(one["value"] for one in self.truth.between(source, 0, before - LAG)):
                wrong = f"the last value is gone: {tile.rows} {tile.note!r}"
            # A screen that is resized is drawn anew.
            if surface == "snapshot" and wrong:
                self.say(surface, title, wrong)
            else:
                self.lasting(surface, title, wrong, before)
            return
        given = self.truth.given(source, tile.value)
        if given is None:
            return self.say(surface, title, f"{tile.value} was never given")
        date = tile.date
        if tile.is_marked and date is None:
            self.say(surface, title, f"{tile.value} is marked without its date: {tile.note!r}")
        if date and not self.is_date(date, given):
            self.say(surface, title, f"{tile.value} of {clock(given)} is dated {tile.note!r}")
        self.in_step(surface, title, source, tile, given, before, after)

    def in_step(self, surface, title, source, tile, given, before, after):
        """A number without a mark must be the last answer; one with a mark must not."""
        later = self.truth.between(source, given, before - LAG)
        failed = [one for one in later if one["fault"] and self.is_over(one, before)]
        good = [one for one in later if not one["fault"]]
        age = before - given
        wrong = None
        if good:
            wrong = f"{tile.value} of {clock(given)}, and {good[-1]['value']} came at {clock(good[-1]['time'])}"
        elif not tile.is_marked and failed:
            wrong = f"{tile.value} is not marked, and {failed[0]['fault']} was answered at {clock(failed[0]['time'])}"
        elif not tile.is_marked and age > EVERY + TIMEOUT + LAG:
            wrong = f"{tile.value} is not marked and {age:.0f} s old"
        elif tile.is_marked and not later and age < EVERY and "late" not in tile.note:
            wrong = f"{tile.value} of {clock(given)} is marked though nothing failed: {tile.note!r}"
        self.lasting(
            surface, title, wrong and f"{wrong}; note {tile.note!r}, rows {tile.rows}", before)

    def lasting(self, surface, title, wrong, before):
        """Notes what is wrong for longer than a screen takes to follow; None is right."""
        key = (surface, title)
        if wrong is None or before < self.patience:
            self.since.pop(key, None)
        elif before - self.since.setdefault(key, before) > LAG:
            self.say(surface, title, wrong)
            self.since[key] = before + 30

    def is_over(self, answer, now):
        """Whether the widget knows by now that its request failed."""
        slow = TIMEOUT if answer["fault"] in SLOW else 0
        return answer["time"] + slow < now - LAG

    @staticmethod
    def is_date(date, given):
        """Whether a time of day, to the second or minute, is that of an answer."""
        _, hour, minute, second = date
        near = [datetime.datetime.fromtimestamp(given + shift, datetime.timezone.utc)
                for shift in (-1, 0, 1, 2, TIMEOUT)]
        if second is None:
            return any((one.hour, one.minute) == (int(hour), int(minute)) for one in near)
        return any((one.hour, one.minute, one.second) == (int(hour), int(minute), int(second))
                   for one in near)

    def line(self, surface, title, text, before):
        """A line of one widget: its number must be one that was given, and new or marked."""
        self.compared += 1
        source = self.stand.sources[title]
        numbers = [int(n.replace(",", "")) for n in _NUMBER.findall(text)]
        if not numbers:
            is_told = re.search(r"[A-Za-z]{3}", text.replace(title, "", 1))
            if not is_told and self.truth.between(source, 0, before - LAG):
                self.say(surface, title, f"no number and no reason: {text!r}")
            return
        given = max((self.truth.given(source, n) or 0) for n in numbers)
        if not given:
            return self.say(surface, title, f"{text!r} was never given")
        dates = [date.groups() for date in _TIME.finditer(text)]
        if dates and not any(self.is_date(date, given) for date in dates):
            self.say(surface, title, f"{text!r} of {clock(given)}")
        later = self.truth.between(source, given, before - LAG)
        failed = [one for one in later if one["fault"] and self.is_over(one, before)]
        good = [one for one in later if not one["fault"]]
        # A plain line is nothing but the title and the number.
        is_marked = bool(_TIME.search(text)) or bool(re.search(r"[⚠!?]", text))
        if before < self.patience:
            return
        if good and before - good[0]["time"] > 2 * LAG:
            self.say(surface, title, f"{text!r}, and {good[-1]['value']} came at {clock(good[-1]['time'])}")
        elif failed and not is_marked and before - failed[0]["time"] > 2 * LAG + TIMEOUT:
            self.say(surface, title, f"{text!r} is not marked, and {failed[0]['fault']} was answered")


def clock(seconds):
    return datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc).strftime("%H:%M:%S.%f")[:-5]


def look(stand, truth, check, session):
    """Reads a screen, then what the server had answered by then."""
    before = time.time()
    text = stand.screen(session)
    after = time.time()
    truth.follow()
    check.screen(session, text, before, after)


def disturb(stand, truth, check, second, chance):
    """What happens at a second besides the server's own outages."""
    if second % 300 == 120:
        for host in stand.hosts():
            os.kill(host, signal.SIGKILL)
        check.patience = time.time() + EVERY + TIMEOUT + LAG
    if second % 300 == 200:
        truth.ask("/_refuse", "PUT", {"seconds": 15})
        check.patience = time.time() + 15 + 60
        return 15
    if second % 120 == 30:
        stand.open("second", 82, 42)
    if second % 120 == 90:
        stand.tmux("kill-session", "-t", "second")
    if second % 97 == 50:
        stand.tmux("resize-window", "-t", "first", "-x", str(chance.choice((COLUMNS, 82, 166))),
                   "-y", str(chance.choice((LINES, 62))))
        check.patience = max(check.patience, time.time() + LAG)
    return 0


def lines(stand, truth, check, second, chance):
    """Other surfaces, a few at a time."""
    names = sorted(stand.sources)
    if second % 7 == 3:
        name = chance.choice(names)
        before = time.time()
        outcome = stand.run(STATUS, name)
        truth.follow()
        if outcome.returncode == 0 and outcome.stdout.strip():
            check.line("line", name, outcome.stdout.strip(), before)
    if second % 23 == 11:
        before = time.time()
        outcome = stand.run(
            PROGRAM, "snapshot", stand.board, "--kept", "--size", f"{COLUMNS}x{LINES}")
        after = time.time()
        truth.follow()
        if outcome.returncode:
            check.say("snapshot", "-", outcome.stderr.strip())
        else:
            check.screen("snapshot", outcome.stdout, before, after)


def main():
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 60
    for program in (PROGRAM, STATUS):
        if not os.access(program, os.X_OK):
            sys.exit(f"{program} is missing; build it with: make build")
    stand = Stand()
    truth = Truth(stand.address)
    check = Check(stand, truth)
    chance = random.Random(1)
    try:
        stand.open("first")
        check.patience = time.time() + 20
        begin = time.time()
        silent_until = 0
        while (second := int(time.time() - begin)) < minutes * 60:
            if time.time() < silent_until:
                time.sleep(0.5)
                continue
            silent_until = time.time() + (disturb(stand, truth, check, second, chance) or 0)
            if time.time() >= silent_until:
                look(stand, truth, check, "first")
                if 35 < second % 120 < 90:
                    look(stand, truth, check, "second")
                lines(stand, truth, check, second, chance)
            if second and second % 300 == 0:
                print(f"{second // 60} min: {check.compared} compared, "
                      f"{len(check.violations)} violations", flush=True)
            time.sleep(max(0.05, begin + second + 1 - time.time()))
        alarms = open(stand.alarms).read().splitlines() if os.path.exists(stand.alarms) else []
        answers = truth.answers.get("502", [])
        outages = sum(
            bool(now["fault"] and not last["fault"]) for last, now in zip(answers, answers[1:]))
        if abs(len(alarms) - outages) > 1:
            check.say("alarms", "stale", f"{len(alarms)} of {outages} outages")
    finally:
        if os.environ.get("KEEP_STAND"):
            print(f"kept: tmux -S {stand.socket} attach")
        else:
            stand.end()
    print(f"{check.compared} values compared in {minutes:g} minutes; {len(alarms)} alarms of "
          f"{outages} outages; {len(check.violations)} violations")
    sys.exit(1 if check.violations else 0)


if __name__ == "__main__":
    main()
