#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CLinuxTrace.h"
#include "Supervisor.h"

enum { most_tasks = 1024, most_arguments = 6 };

/// The answer of `PTRACE_GET_SYSCALL_INFO` to a stop at a system call.
enum { get_call = 0x420e, is_entry = 1, is_exit = 2 };
struct call_information {
  uint8_t kind, padding[3];
  uint32_t processor;
  uint64_t instruction, stack;
  union {
    struct {
      uint64_t number, arguments[most_arguments];
    } entry;
    struct {
      int64_t result;
      uint8_t is_error;
    } exit;
  };
};

/// A thread of the program, and the call that it is in.
struct task {
  pid_t number;
  uint64_t call, arguments[most_arguments];
};

struct trace {
  struct task tasks[most_tasks];
  int count;
  void *context;
  void (*refused)(void *context, clinux_refusal refusal, const char *path);
};

static struct task *task(struct trace *trace, pid_t number) {
  for (int i = 0; i < trace->count; i++) {
    if (trace->tasks[i].number == number) return &trace->tasks[i];
  }
  if (trace->count == most_tasks) return NULL;
  trace->tasks[trace->count] = (struct task){.number = number};
  return &trace->tasks[trace->count++];
}

static void forget(struct trace *trace, pid_t number) {
  for (int i = 0; i < trace->count; i++) {
    if (trace->tasks[i].number == number) trace->tasks[i] = trace->tasks[--trace->count];
  }
}

/// Reads a text of the program's memory; false if it has no end.
static bool read_text(pid_t process, uint64_t address, char text[PATH_MAX]) {
  size_t count = 0;
  while (count < PATH_MAX) {
    // Up to the end of a page, since the next one may not be there.
    size_t room = 4096 - (size_t)((address + count) & 4095);
    if (room > PATH_MAX - count) room = PATH_MAX - count;
    struct iovec to = {text + count, room}, from = {(void *)(uintptr_t)(address + count), room};
    if (process_vm_readv(process, &to, 1, &from, 1, 0) != (ssize_t)room) return false;
    if (memchr(text + count, 0, room)) return true;
    count += room;
  }
  return false;
}

/// Reports the file that an argument of a call names, from the folder of another one.
static void report_file(
    struct trace *trace, const struct task *task, clinux_refusal refusal, int64_t folder,
    uint64_t address) {
  char text[PATH_MAX], link[64], path[2 * PATH_MAX];
  if (!read_text(task->number, address, text) || text[0] == 0) return;
  if (text[0] == '/') return trace->refused(trace->context, refusal, text);
  if ((int)folder == AT_FDCWD) {
    snprintf(link, sizeof link, "/proc/%d/cwd", task->number);
  } else {
    snprintf(link, sizeof link, "/proc/%d/fd/%d", task->number, (int)folder);
  }
  char base[PATH_MAX];
  ssize_t count = readlink(link, base, sizeof base - 1);
  if (count <= 0) return;
  snprintf(path, sizeof path, "%.*s/%s", (int)count, base, text);
  trace->refused(trace->context, refusal, path);
}

static clinux_refusal opening(uint64_t flags) {
  return (flags & O_ACCMODE) == O_RDONLY && !(flags & (O_CREAT | O_TRUNC))
    ? clinux_refused_reading : clinux_refused_writing;
}

static void report_socket(struct trace *trace, uint64_t family) {
  clinux_refusal refusal = family == AF_UNIX ? clinux_refused_sockets : clinux_refused_network;
  trace->refused(trace->context, refusal, "");
}

/// Reports a call that was refused.
static void report(struct trace *trace, const struct task *task) {
  const uint64_t *arguments = task->arguments;
  switch (task->call) {
  case SYS_openat:
    return report_file(trace, task, opening(arguments[2]), (int64_t)arguments[0], arguments[1]);
  case SYS_execve:
    return report_file(trace, task, clinux_refused_reading, AT_FDCWD, arguments[0]);
  case SYS_mkdirat: case SYS_unlinkat: case SYS_mknodat:
    return report_file(
      trace, task, clinux_refused_writing, (int64_t)arguments[0], arguments[1]);
  case SYS_renameat2: case SYS_renameat:
    return report_file(
      trace, task, clinux_refused_writing, (int64_t)arguments[2], arguments[3]);
  case SYS_symlinkat:
    return report_file(
      trace, task, clinux_refused_writing, (int64_t)arguments[1], arguments[2]);
  case SYS_truncate:
    return report_file(trace, task, clinux_refused_writing, AT_FDCWD, arguments[0]);
  case SYS_socket: return report_socket(trace, arguments[0]);
#if defined(__x86_64__)
  case SYS_open:
    return report_file(trace, task, opening(arguments[1]), AT_FDCWD, arguments[0]);
  case SYS_creat: case SYS_mkdir: case SYS_rmdir: case SYS_unlink: case SYS_mknod:
    return report_file(trace, task, clinux_refused_writing, AT_FDCWD, arguments[0]);
  case SYS_rename: case SYS_symlink:
    return report_file(trace, task, clinux_refused_writing, AT_FDCWD, arguments[1]);
#endif
  default: return;
  }
}

/// Notes a call that begins, and reports one that ends with a refusal.
static void follow_call(struct trace *trace, pid_t number) {
  struct call_information call;
  struct task *found = task(trace, number);
  if (!found || ptrace(get_call, number, sizeof call, &call) <= 0) return;
  if (call.kind == is_entry) {
    found->call = call.entry.number;
    memcpy(found->arguments, call.entry.arguments, sizeof found->arguments);
  } else if (call.kind == is_exit && call.exit.is_error) {
    int64_t error = -call.exit.result;
    if (error == EACCES || error == EPERM) report(trace, found);
  }
}

/// Forgets the thread that became a program, which goes on with the number of its process.
static void follow_program(struct trace *trace, pid_t number) {
  unsigned long former;
  if (ptrace(PTRACE_GETEVENTMSG, number, NULL, &former) != 0) return;
  if ((pid_t)former != number) forget(trace, (pid_t)former);
}

/// Handles a stop; returns the signal with which the task goes on.
static int follow_stop(struct trace *trace, pid_t number, int status) {
  if (status >> 8 == (SIGTRAP | PTRACE_EVENT_EXEC << 8)) follow_program(trace, number);
  int signal = WSTOPSIG(status);
  if (signal == (SIGTRAP | 0x80)) {
    follow_call(trace, number);
    return 0;
  }
  // A new task begins with a stop of its own; a program that begins, and a group that stops, with others.
  bool is_new = task(trace, number) == NULL || status >> 16 != 0;
  return is_new || signal == SIGTRAP || signal == SIGSTOP ? 0 : signal;
}

/// Follows the program until it has ended, and ends what it left.
static void follow(struct trace *trace, pid_t process) {
  bool is_over = false;
  while (true) {
    int status;
    // Only what this thread started: others wait for theirs.
    pid_t number = waitpid(-1, &status, __WALL | __WNOTHREAD);
    if (number < 0 && errno == EINTR) continue;
    if (number < 0) return;
    if (WIFEXITED(status) || WIFSIGNALED(status)) {
      forget(trace, number);
      if (number == process) is_over = true;
    } else if (!task(trace, number)) {
      // More than are followed.
      kill(number, SIGKILL);
    } else if (WIFSTOPPED(status)) {
      int signal = follow_stop(trace, number, status);
      if (!is_over) ptrace(PTRACE_SYSCALL, number, NULL, signal);
    }
    for (int i = 0; is_over && i < trace->count; i++) kill(trace->tasks[i].number, SIGKILL);
    if (is_over && trace->count == 0) return;
  }
}

/// Starts a process that kills another one after some seconds.
static pid_t start_limit(pid_t process, unsigned seconds) {
  pid_t parent = getpid();
  pid_t limit = copy_process(SIGCHLD);
  if (limit != 0) return limit;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  struct timespec rest = {.tv_sec = seconds};
  while (getppid() == parent && nanosleep(&rest, &rest) != 0) {}
  kill(process, SIGKILL);
  _exit(0);
}

static _Noreturn void be_traced(
    const clinux_program *program, pid_t parent, const sandbox_rules *rules) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  int null = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (ptrace(PTRACE_TRACEME, 0, NULL, NULL) != 0) _exit(127);
  raise(SIGSTOP);
  become(program, parent, null, null, rules);
  _exit(127);
}

/// A trace to run, and its result.
struct trace_run {
  const clinux_program *program;
  unsigned seconds;
  void *context;
  void (*refused)(void *context, clinux_refusal refusal, const char *path);
  int error;
};

static int run_trace(const struct trace_run *run) {
  system_call_filter filter;
  sandbox_rules rules = make_rules(run->program->sandbox, &filter);
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t parent = getpid();
  pid_t process = copy_process(SIGCHLD);
  if (process == 0) be_traced(run->program, parent, &rules);
  int error = process < 0 ? errno : 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (rules.ruleset >= 0) close(rules.ruleset);
  if (error != 0) return error;
  int status;
  pid_t stopped;
  do stopped = waitpid(process, &status, __WALL); while (stopped < 0 && errno == EINTR);
  if (stopped != process || !WIFSTOPPED(status)) return EPERM;
  int options = PTRACE_O_EXITKILL | PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACEFORK | PTRACE_O_TRACEVFORK
    | PTRACE_O_TRACECLONE | PTRACE_O_TRACEEXEC;
  ptrace(PTRACE_SETOPTIONS, process, NULL, options);
  static _Thread_local struct trace trace;
  trace = (struct trace){.context = run->context, .refused = run->refused};
  task(&trace, process);
  pid_t limit = start_limit(process, run->seconds);
  ptrace(PTRACE_SYSCALL, process, NULL, 0);
  follow(&trace, process);
  if (limit > 0) {
    kill(limit, SIGKILL);
    waitpid(limit, &status, __WALL);
  }
  return 0;
}

static void *trace_thread(void *argument) {
  struct trace_run *run = argument;
  run->error = run_trace(run);
  return NULL;
}

int clinux_trace(
    const clinux_program *program, unsigned seconds, void *context,
    void (*refused)(void *context, clinux_refusal refusal, const char *path)) {
  struct trace_run run = {program, seconds, context, refused, 0};
  // The thread waits for all of its children: one that has others would take them from who waits for them.
  pthread_t thread;
  int error = pthread_create(&thread, NULL, trace_thread, &run);
  if (error != 0) return error;
  pthread_join(thread, NULL);
  return run.error;
}
