#!/usr/bin/env python3
"""Runs plugins of xbar through the `xbar` source and says how each was shown.

    Scripts/try-xbar-plugins.py FOLDER

FOLDER is a checkout of https://github.com/matryer/xbar-plugins. Of its plugins those are run that need
nothing but a shell, what comes with it, and Python: no program of macOS, no module that is not Python's
own. Each is run without a sandbox, and then in one that allows no more than the plugin needs to be shown
as well: the network if its code asks for it, and otherwise what is found by trying. Prints a table in
Markdown; docs/xbar-plugins.md has one.
"""

import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile

PROGRAM = os.environ.get("WIDGETTUI_PROGRAM", os.path.abspath(".build/debug/widgettui"))

# What only macOS has, or who has it must have installed.
FOREIGN = re.compile(
    r"\b(osascript|defaults (read|write)|pmset|system_profiler|ioreg|networksetup|sw_vers|launchctl"
    r"|vm_stat|top -l|brew|mdfind|diskutil|scutil|airport|pbcopy|pbpaste|caffeinate|screencapture"
    r"|sysctl|xcrun|tmutil|softwareupdate|afplay|blueutil|stat -f|date -[vj]|lsappinfo|spctl|csrutil"
    r"|terminal-notifier|PlistBuddy|mas |nettop|powermetrics|dscacheutil|hdiutil|xattr|istats|smc"
    r"|jq|docker|kubectl|gh|node|npm|ruby|php|aws|gcloud|vagrant|VBoxManage|ssh|mysql|psql|redis-cli"
    r"|adb|speedtest|nmap|cmus|task|timew|watson|ledger|ffmpeg|perl|khal|icalBuddy|sqlite3|terraform"
    r"|vault|lpass|pass|gpg|minikube|multipass|yabai|rbenv|pyenv|go|cargo|rustup)\b")


# What asks the web or another machine. It shows in the code, for without a network nothing comes anyway.
ASKS_NETWORK = re.compile(
    r"\b(curl|wget|nc|ping|dig|nslookup|whois|traceroute|urllib\d?|http\.client|httplib|socket|smtplib"
    r"|imaplib|ssl)\b")

FAILURE = "its failure"

# What is tried, each together with the network where the code asks for it.
PERMISSIONS = [
    "", "processes: yes", "sockets: yes", "write: FOLDER", "read: ~", "processes: yes, sockets: yes",
    "processes: yes, sockets: yes, read: ~, write: [FOLDER, /tmp]"]


def is_plain(path):
    """Whether a plugin needs nothing but a shell and Python."""
    if not re.search(r"\.\d+(ms|s|m|h|d)\.(sh|py)$", path):
        return False
    try:
        text = open(path, encoding="utf-8").read()
    except (OSError, UnicodeDecodeError):
        return False
    first = text.split("\n", 1)[0]
    if path.endswith(".sh"):
        code = "\n".join(line for line in text.split("\n") if not line.strip().startswith("#"))
        return bool(re.search(r"bash|/sh|env sh", first)) and not FOREIGN.search(code)
    if "python" not in first:
        return False
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return False
    modules = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules |= {alias.name.split(".")[0] for alias in node.names}
        if isinstance(node, ast.ImportFrom) and node.level == 0:
            modules.add((node.module or "").split(".")[0])
    return not modules - set(sys.stdlib_module_names) and not FOREIGN.search(text)


def run(path, scratch, keys):
    """How a plugin is shown: what ended badly, the failure, or the first words of its tile."""
    os.chmod(path, 0o755)
    board = f"{scratch}/board.yaml"
    with open(board, "w") as file:
        quoted = path.replace("'", "''")
        file.write(f"widgets:\n  a: {{kind: plugin, source: {{xbar: '{quoted}', {keys}}}}}\n"
                   "pages:\n  Home: [a]\n")
    shutil.rmtree(f"{scratch}/state", ignore_errors=True)
    environment = dict(os.environ, WIDGETTUI_STATE=f"{scratch}/state", HOME=f"{scratch}/home")
    try:
        result = subprocess.run(
            [PROGRAM, "snapshot", board, "--widget", "a", "--size", "60x12"],
            env=environment, capture_output=True, text=True, timeout=60)
    except subprocess.TimeoutExpired:
        return "**hung**", ""
    if result.returncode != 0:
        return "**crashed**", f"status {result.returncode}: {result.stderr.strip()[:60]}"
    lines = [line.strip("│ ") for line in result.stdout.split("\n")[1:-1]]
    words = next((line for line in lines if line and not line.startswith("╰")), "")
    why = subprocess.run(
        [PROGRAM, "why", "a"], env=environment, capture_output=True, text=True, timeout=60).stdout
    failure = re.search(r"failed: (.*?)( in \d+ m?s)?$", why, re.M)
    if failure and "program ended" in failure[1]:
        return "**crashed**", failure[1]
    if failure:
        return FAILURE, failure[1]
    rows = sum(1 for line in lines if line and not line.startswith("╰"))
    return f"{rows} rows", words


def tried(path, scratch):
    """How a plugin is shown in a sandbox, and what that has to allow."""
    plain, before = run(path, scratch, "trusted: yes")
    network = ASKS_NETWORK.search(open(path, encoding="utf-8").read())
    for permission in PERMISSIONS:
        permission = permission.replace("FOLDER", f"'{os.path.dirname(path)}'")
        allowed = ", ".join(filter(None, ["network: yes" if network else "", permission]))
        shown, words = run(path, scratch, f"allow: {{{allowed}}}")
        # A plugin that is not trusted has a row more, which says that its lines run nothing.
        if (shown == FAILURE) == (plain == FAILURE) and bare(words) == bare(before):
            return shown, words, allowed.replace(f"'{os.path.dirname(path)}'", ".")
    return plain, before, "trusted: yes"


def bare(words):
    """The words without what changes from one moment to the next, and without a sandbox's advice."""
    return re.sub(r"[\d.:]+| \(its sandbox .*", "", words)


def cell(text):
    """A text as a cell of a table."""
    return text.replace("|", "\\|").replace("`", "'")[:70]


def main():
    folder = sys.argv[1]
    scratch = tempfile.mkdtemp(prefix="xbar-")
    os.makedirs(f"{scratch}/home")
    paths = sorted(
        os.path.join(root, name) for root, _, names in os.walk(folder) for name in names)
    plain = [path for path in paths if is_plain(path)]
    print("| plugin | shown as | the first words | `allow:` |\n|---|---|---|---|", flush=True)
    for path in plain:
        shown, words, allowed = tried(path, scratch)
        name = cell(os.path.relpath(path, folder))
        print(f"| {name} | {shown} | {cell(words)} | {allowed} |", flush=True)
    shutil.rmtree(scratch, ignore_errors=True)


if __name__ == "__main__":
    main()
