#define _GNU_SOURCE
#include "Supervisor.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { most_children = 256 };

static pthread_mutex_t children_lock = PTHREAD_MUTEX_INITIALIZER;
static pid_t children[most_children];

static void end_children(void) {
  pthread_mutex_lock(&children_lock);
  for (int i = 0; i < most_children; i++) {
    if (children[i] > 0) kill(-children[i], SIGKILL);
  }
  pthread_mutex_unlock(&children_lock);
}

static void end_children_at_exit(void) { atexit(end_children); }

/// Writes `process` where `old` stands in the table.
static void note_child(pid_t old, pid_t process) {
  pthread_mutex_lock(&children_lock);
  for (int i = 0; i < most_children; i++) {
    if (children[i] != old) continue;
    children[i] = process;
    break;
  }
  pthread_mutex_unlock(&children_lock);
}

static void close_both(int ends[2]) {
  close(ends[0]);
  close(ends[1]);
}

/// Starts the program with these ends; its process, or -1 and the error number.
static pid_t start(
    const clinux_program *program, pid_t parent, int output, int error_output, int *error) {
  // The child shares this memory until it has become the program, so no handler may run in it.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  volatile int failure = 0;
  pid_t process = vfork();
  if (process == 0) {
    failure = become(program, parent, output, error_output, NULL);
    _exit(127);
  }
  if (process < 0) failure = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (failure != 0 && process > 0) waitpid(process, NULL, 0);
  *error = failure;
  return failure == 0 ? process : -1;
}

int clinux_start_alone(const clinux_program *program, clinux_child *child) {
  int null = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (null < 0) return errno;
  int error;
  pid_t process = start(program, 0, null, null, &error);
  close(null);
  if (process < 0) return error;
  *child = (clinux_child){.process = process, .output = -1, .error_output = -1, .report = -1};
  child->ended = (int)syscall(SYS_pidfd_open, process, 0);
  return 0;
}

/// Starts a program whose output is read, with these ends of its pipes.
static int start_with_pipes(
    const clinux_program *program, int output, int error_output, clinux_child *child) {
  if (program->sandbox) return start_sandboxed(program, output, error_output, child);
  int error;
  child->process = start(program, getpid(), output, error_output, &error);
  if (child->process < 0) return error;
  note_child(0, child->process);
  return 0;
}

int clinux_start(const clinux_program *program, clinux_child *child) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, end_children_at_exit);
  int output[2], errors[2];
  if (pipe2(output, O_CLOEXEC) != 0) return errno;
  if (pipe2(errors, O_CLOEXEC) != 0) {
    int error = errno;
    close_both(output);
    return error;
  }
  fcntl(output[0], F_SETFL, O_NONBLOCK);
  fcntl(errors[0], F_SETFL, O_NONBLOCK);
  *child = (clinux_child){.output = output[0], .error_output = errors[0], .report = -1};
  int error = start_with_pipes(program, output[1], errors[1], child);
  close(output[1]);
  close(errors[1]);
  if (error != 0) {
    close(output[0]);
    close(errors[0]);
    return error;
  }
  child->ended = (int)syscall(SYS_pidfd_open, child->process, 0);
  return 0;
}

void clinux_signal_group(const clinux_child *child, int signal) {
  if (child->process <= 1) return;
  if (child->report >= 0 && signal == SIGKILL) signal = end_all;
  kill(-child->process, signal);
}

/// Returns the wait status of a sandbox's program, or `own` if its supervisor reported none.
static int reported_status(const clinux_child *child, int own) {
  int status;
  return read(child->report, &status, sizeof status) == sizeof status ? status : own;
}

int clinux_reap(const clinux_child *child, int *status) {
  siginfo_t information = {.si_pid = 0};
  // It is left as it is at first: so long its number belongs to nobody else, nor its group's.
  if (waitid(P_PID, (id_t)child->process, &information, WEXITED | WNOHANG | WNOWAIT) != 0) {
    if (errno == EINTR) return 0;
    note_child(child->process, 0);
    return -1;
  }
  if (information.si_pid == 0) return 0;
  if (!status) return 1;
  note_child(child->process, 0);
  if (waitpid(child->process, status, 0) != child->process) return -1;
  if (child->report >= 0) *status = reported_status(child, *status);
  return 1;
}

void clinux_close(clinux_child *child) {
  if (child->ended >= 0) close(child->ended);
  if (child->report >= 0) close(child->report);
  child->ended = child->report = -1;
}
