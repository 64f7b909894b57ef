#!/usr/bin/env python3
"""Runs a program, and at the N-th system call after it first opened a file whose path contains MARK
kills it, has that call fail with an error, or holds its main thread there until it ends by itself.

    at_system_call.py MARK N KILL|ERROR|HOLD PROGRAM ARGUMENT...

With HOLD, the id of the program's process is written into the file that HELD names once it is held. Ends with 137 once the program was killed, 64 + its exit status where a call was failed, and the
program's own status where it ended before that call. Linux on x86-64 only.
"""
import ctypes
import errno
import os
import signal
import sys

TRACEME, PEEKDATA, CONT, KILL, GETREGS, SETREGS, SYSCALL, SETOPTIONS = 0, 2, 7, 8, 12, 13, 24, 0x4200
TRACE_SYSGOOD, EXIT_KILL = 1, 1 << 20
OPEN_CALLS = {2: "rdi", 257: "rsi"}
# open, close, write, rename, ftruncate, fcntl, pwrite64, unlink, mkdir, fsync, openat, mkdirat,
# renameat, unlinkat
FILE_CALLS = {2, 3, 1, 82, 77, 72, 18, 87, 83, 74, 257, 258, 264, 263}
NAMES = (
    "r15 r14 r13 r12 rbp rbx r11 r10 r9 r8 rax rcx rdx rsi rdi orig_rax rip cs eflags rsp ss fs_base "
    "gs_base ds es fs gs").split()


class Registers(ctypes.Structure):
    _fields_ = [(name, ctypes.c_ulonglong) for name in NAMES]


libc = ctypes.CDLL(None, use_errno=True)
libc.ptrace.restype = ctypes.c_long
libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]


def text(process, address):
    with open(f"/proc/{process}/mem", "rb", buffering=0) as memory:
        memory.seek(address)
        try:
            data = memory.read(512)
        except OSError:
            return b""
    return data.split(b"\0", 1)[0]


def step(process, deliver=0):
    """Goes on to the next system call; its status."""
    libc.ptrace(SYSCALL, process, None, deliver)
    return os.waitpid(process, 0)[1]


def ending(status):
    """The status with which a shell tells how a process ended."""
    return os.WEXITSTATUS(status) if os.WIFEXITED(status) else 128 + os.WTERMSIG(status)


def main():
    mark, number, action, *command = sys.argv[1:]
    mark, number = mark.encode(), int(number)
    process = os.fork()
    if process == 0:
        libc.ptrace(TRACEME, 0, None, None)
        os.execv(command[0], command)
    os.waitpid(process, 0)
    libc.ptrace(SETOPTIONS, process, None, TRACE_SYSGOOD | EXIT_KILL)
    registers = Registers()
    count, is_entry, is_begun, is_failed = 0, True, False, False
    deliver = 0
    while True:
        status = step(process, deliver)
        deliver = 0
        if os.WIFEXITED(status):
            return os.WEXITSTATUS(status) + (64 if is_failed else 0)
        if os.WIFSIGNALED(status):
            return ending(status)
        stop = os.WSTOPSIG(status)
        if stop != signal.SIGTRAP | 0x80:
            deliver = 0 if stop == signal.SIGTRAP else stop
            continue
        libc.ptrace(GETREGS, process, None, ctypes.byref(registers))
        if not is_entry:
            is_entry = True
            continue
        is_entry = False
        call = registers.orig_rax
        if not is_begun and call in OPEN_CALLS:
            is_begun = mark in text(process, getattr(registers, OPEN_CALLS[call]))
        if not is_begun or is_failed or action not in ("KILL", "HOLD") and call not in FILE_CALLS:
            continue
        count += 1
        if count != number:
            continue
        if action == "KILL":
            os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)
            return 137
        if action == "HOLD":
            with open(os.environ["HELD"], "w") as held:
                held.write(str(process))
            # The other threads go on.
            return ending(os.waitpid(process, 0)[1])
        is_failed = True
        # No such call is made; what it returned is then replaced.
        registers.orig_rax = (1 << 64) - 1
        libc.ptrace(SETREGS, process, None, ctypes.byref(registers))
        status = step(process)
        libc.ptrace(GETREGS, process, None, ctypes.byref(registers))
        registers.rax = (1 << 64) - getattr(errno, action)
        libc.ptrace(SETREGS, process, None, ctypes.byref(registers))
        is_entry = True


sys.exit(main())
