#!/usr/bin/env python3
"""Runs a program for which, and for whose children, mounts with FLAGS fail with ERROR.

    failing_mount.py FLAGS ERROR PROGRAM ARGUMENT...

FLAGS is the whole number that mount(2) is called with, and ERROR a name such as ENOMEM. Linux on x86-64 and
aarch64 only.
"""
import ctypes
import errno
import os
import platform
import struct
import sys

SET_NO_NEW_PRIVILEGES, SET_SECCOMP, FILTER = 38, 22, 2
LOAD, EQUAL, RETURN = 0x20, 0x15, 0x06
ALLOW, FAIL = 0x7FFF0000, 0x00050000
# The call's number, and the lower half of its fourth argument, in what a filter is given.
NUMBER, FLAGS = 0, 16 + 3 * 8
MOUNT = {"x86_64": 165, "aarch64": 40}[platform.machine()]


def main():
    flags, error, *command = sys.argv[1:]
    steps = [
        (LOAD, 0, 0, NUMBER),
        (EQUAL, 0, 3, MOUNT),
        (LOAD, 0, 0, FLAGS),
        (EQUAL, 0, 1, int(flags)),
        (RETURN, 0, 0, FAIL | getattr(errno, error)),
        (RETURN, 0, 0, ALLOW),
    ]
    code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in steps))
    program = struct.pack("HxxxxxxP", len(steps), ctypes.addressof(code))
    libc = ctypes.CDLL(None, use_errno=True)
    for call in [(SET_NO_NEW_PRIVILEGES, 1, 0, 0, 0), (SET_SECCOMP, FILTER, program, 0, 0)]:
        if libc.prctl(*call) != 0:
            sys.exit(os.strerror(ctypes.get_errno()))
    os.execvp(command[0], command)


main()
