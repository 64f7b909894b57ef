#define _GNU_SOURCE
#include "CLinuxChild.h"

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

static void reset_signals(void) {
  struct sigaction fresh = {.sa_handler = SIG_DFL};
  for (int signal = 1; signal < NSIG; signal++) sigaction(signal, &fresh, NULL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

/// Gives the child its three descriptors and no other.
static bool take_descriptors(int output, int error_output) {
  int null = open("/dev/null", O_RDONLY);
  // The ends of the pipes may have these very numbers.
  null = fcntl(null, F_DUPFD, 3);
  output = fcntl(output, F_DUPFD, 3);
  error_output = fcntl(error_output, F_DUPFD, 3);
  if (dup2(null, 0) < 0 || dup2(output, 1) < 0 || dup2(error_output, 2) < 0) return false;
  syscall(SYS_close_range, 3, ~0U, 0);
  return true;
}

/// Becomes the program, which ends with `parent` where there is one; returns an error number if it
/// cannot.
static int become(const clinux_program *program, pid_t parent, int output, int error_output) {
  if (parent > 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(127);
  }
  setsid();
  if (!take_descriptors(output, error_output)) return errno;
  if (program->folder && chdir(program->folder) != 0) return errno;
  reset_signals();
  execve(program->path, program->arguments, program->environment);
  return errno;
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
    failure = become(program, parent, output, error_output);
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
  child->process = process;
  child->ended = (int)syscall(SYS_pidfd_open, process, 0);
  child->output = child->error_output = -1;
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
  int error;
  pid_t process = start(program, getpid(), output[1], errors[1], &error);
  close(output[1]);
  close(errors[1]);
  if (process < 0) {
    close(output[0]);
    close(errors[0]);
    return error;
  }
  note_child(0, process);
  child->process = process;
  child->ended = (int)syscall(SYS_pidfd_open, process, 0);
  child->output = output[0];
  child->error_output = errors[0];
  return 0;
}

void clinux_signal_group(pid_t process, int signal) {
  if (process > 1) kill(-process, signal);
}

int clinux_reap(pid_t process, int *status) {
  siginfo_t information = {.si_pid = 0};
  // It is left as it is at first: so long its number belongs to nobody else, nor its group's.
  if (waitid(P_PID, (id_t)process, &information, WEXITED | WNOHANG | WNOWAIT) != 0) {
    if (errno == EINTR) return 0;
    note_child(process, 0);
    return -1;
  }
  if (information.si_pid == 0) return 0;
  if (!status) return 1;
  note_child(process, 0);
  return waitpid(process, status, 0) == process ? 1 : -1;
}
