import os
import signal
import subprocess
import sys
import time
import unittest
import urllib.request

from tests.harness import ROOT

PROGRAM = [sys.executable, os.path.join(ROOT, "sandbox.py")]


def is_alive(pid):
    """Whether a process is there and is no zombie."""
    try:
        with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


class ProcessTests(unittest.TestCase):
    def start(self, *arguments):
        process = subprocess.Popen(
            [*PROGRAM, "--port", "0", *arguments], stdout=subprocess.PIPE, text=True
        )
        self.addCleanup(process.stdout.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.kill)
        word, address = process.stdout.readline().split()
        self.assertEqual(word, "sandbox")
        return process, address

    def test_signals_end_it_well_even_with_a_client_that_hangs(self):
        for number in (signal.SIGTERM, signal.SIGINT):
            process, address = self.start()
            with self.assertRaises(TimeoutError):
                urllib.request.urlopen(f"{address}/cards?X-Fault=hung", timeout=0.2).read()
            process.send_signal(number)
            self.assertEqual(process.wait(timeout=5), 0)

    def test_ends_with_its_parent(self):
        script = (
            "import subprocess, sys; child = subprocess.Popen(sys.argv[1:], stdout=subprocess.PIPE, text=True);"
            "print(child.pid, child.stdout.readline(), flush=True); sys.stdin.readline()"
        )
        parent = subprocess.Popen(
            [sys.executable, "-c", script, *PROGRAM, "--port", "0"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.addCleanup(parent.stdout.close)
        child = int(parent.stdout.readline().split()[0])
        self.assertTrue(is_alive(child))
        parent.kill()
        parent.wait()
        parent.stdin.close()
        until = time.monotonic() + 5
        while is_alive(child) and time.monotonic() < until:
            time.sleep(0.05)
        self.assertFalse(is_alive(child))

    def test_same_seed_same_data(self):
        def deals(*arguments):
            _, address = self.start("--at", "2026-03-14", *arguments)
            return urllib.request.urlopen(f"{address}/deals?airport=MXP", timeout=5).read()

        first = deals()
        self.assertEqual(first, deals())
        self.assertNotEqual(first, deals("--seed", "2"))

    def test_wrong_options(self):
        _, address = self.start()
        taken = address.rpartition(":")[2]
        for arguments, words in (
            (["--port", taken], f"port {taken} cannot be listened on"),
            (["--port", "x"], "a port is a number"),
            (["--at", "soon"], "is like 2026-03-14"),
        ):
            done = subprocess.run(
                [*PROGRAM, *arguments], capture_output=True, text=True, timeout=10
            )
            self.assertNotEqual(done.returncode, 0)
            self.assertIn(words, done.stderr)
