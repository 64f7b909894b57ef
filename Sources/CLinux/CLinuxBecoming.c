#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "CLinux.h"
#include "Supervisor.h"

enum {
  most_processes = 1024, least_processes = 64, most_signals = 1024, least_descriptors = 1024
};

static void reset_signals(void) {
  struct sigaction fresh = {.sa_handler = SIG_DFL};
  for (int signal = 1; signal < NSIG; signal++) sigaction(signal, &fresh, NULL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

/// Gives the child its three descriptors; no other is left when it has become the program.
static bool take_descriptors(int output, int error_output) {
  int null = open("/dev/null", O_RDONLY);
  // The ends of the pipes may have these very numbers.
  null = fcntl(null, F_DUPFD, 3);
  output = fcntl(output, F_DUPFD, 3);
  error_output = fcntl(error_output, F_DUPFD, 3);
  return dup2(null, 0) >= 0 && dup2(output, 1) >= 0 && dup2(error_output, 2) >= 0;
}

void lower_limit(int resource, unsigned long value) {
  struct rlimit limit;
  if (getrlimit((__rlimit_resource_t)resource, &limit) != 0) return;
  if (limit.rlim_max > value) limit.rlim_max = value;
  if (limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
  setrlimit((__rlimit_resource_t)resource, &limit);
}

/// Lowers the limit on descriptors to a part of this process's own.
///
/// The kernel counts those that are on their way through sockets for all processes of a user, and compares
/// the number with the limit of the one that sends: this process, whose limit is higher, can still send. A
/// limit that is low already stays, for the programs need some.
static void lower_descriptor_limit(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_max < 4 * least_descriptors) return;
  lower_limit(RLIMIT_NOFILE, limit.rlim_max / 4);
}

/// Lowers the limit on processes to a part of the user's own.
///
/// In a user namespace only its own processes count for this limit, but all of them count for the user's outside of
/// it: what starts other programs, and the user's shells, need some.
static void lower_process_limit(void) {
  struct rlimit limit;
  unsigned long most = most_processes;
  if (getrlimit(RLIMIT_NPROC, &limit) == 0 && limit.rlim_max / 4 < most) most = limit.rlim_max / 4;
  lower_limit(RLIMIT_NPROC, most < least_processes ? least_processes : most);
}

static bool take_rules(const sandbox_rules *rules) {
  // With no byte at all, the kernel would still feed a handler of core dumps.
  lower_limit(RLIMIT_CORE, 1);
  lower_limit(RLIMIT_FSIZE, rules->largest_file);
  if (rules->counts_processes) lower_process_limit();
  lower_limit(RLIMIT_SIGPENDING, most_signals);
  // Where its user may ask for real time, it would take the processors from everything else.
  lower_limit(RLIMIT_RTPRIO, 0);
  lower_limit(RLIMIT_NICE, 0);
  lower_descriptor_limit();
  drop_capabilities();
  if (rules->ruleset >= 0) add_place(rules->ruleset, "/proc/self", clinux_access_read);
  return take_sandbox(rules->ruleset, rules->filter);
}

int become(
    const clinux_program *program, pid_t parent, int output, int error_output,
    const sandbox_rules *rules) {
  if (parent > 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(127);
  }
  setsid();
  if (!take_descriptors(output, error_output)) return errno;
  if (program->folder && chdir(program->folder) != 0) return errno;
  reset_signals();
  if (rules && !take_rules(rules)) return errno;
  syscall(SYS_close_range, 3, ~0U, 0);
  clinux_restore_descriptor_limit();
  execve(program->path, program->arguments, program->environment);
  return errno;
}

sandbox_rules make_rules(const clinux_sandbox *sandbox, system_call_filter *filter) {
  make_filter(sandbox, false, filter);
  sandbox_rules rules = {
    .ruleset = make_ruleset(sandbox), .filter = filter, .largest_file = sandbox->largest_file};
  if (rules.ruleset >= 0 && sandbox->processes) add_place(rules.ruleset, "/proc", clinux_access_read);
  return rules;
}

int clinux_become_confined(const clinux_program *program) {
  system_call_filter filter;
  sandbox_rules rules = make_rules(program->sandbox, &filter);
  take_mounts(program->sandbox);
  if (program->folder && chdir(program->folder) != 0) return errno;
  if (!take_rules(&rules)) return errno;
  clinux_restore_descriptor_limit();
  execve(program->path, program->arguments, program->environment);
  return errno;
}
