"""What the benchmarks share: programs in pseudo-terminals, and the peers to measure against."""
import fcntl
import os
import pty
import shutil
import struct
import sys
import tempfile
import termios

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PROGRAM = os.environ.get("PROGRAM", os.path.join(ROOT, ".build/release/widgettui"))
COLUMNS, LINES = int(os.environ.get("COLUMNS", 200)), int(os.environ.get("LINES", 60))
HOME = tempfile.mkdtemp(prefix="widgettui-bench-")


def btop():
    """btop at one hertz with its default boxes; nothing where it is not installed."""
    if not shutil.which("btop"):
        return None
    folder = os.path.join(HOME, ".config/btop")
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "btop.conf"), "w") as config:
        config.write('#? Config file for btop\nupdate_ms=1000\nshown_boxes="cpu mem net proc"\n')
    return ["btop"]


def programs(*arguments):
    """This program, started with `arguments`, and its peers, by name."""
    if not os.access(PROGRAM, os.X_OK):
        sys.exit(f"there is no program at {PROGRAM}; build it first: make build")
    all_of_them = {"widgettui": [PROGRAM, *arguments], "btop": btop()}
    return {name: command for name, command in all_of_them.items() if command}


def start(command):
    """Starts a program in a pseudo-terminal of the stated size: its process and the other end."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ.update(TERM="xterm-256color", LANG="C.UTF-8", HOME=HOME)
        for name in ("COLORTERM", "NO_COLOR", "XDG_CONFIG_HOME", "COLUMNS", "LINES"):
            os.environ.pop(name, None)
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        os.execvp(command[0], command)
    return pid, terminal


def tidy():
    shutil.rmtree(HOME, ignore_errors=True)
