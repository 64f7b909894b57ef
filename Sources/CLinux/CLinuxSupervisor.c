#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "Supervisor.h"

// A supervisor is a copy of this process that runs no other program: it starts at once, and may call
// nothing here but what a signal's handler may.

/// A supervisor's descriptors.
enum { report_end = 3, output_end = 4, error_end = 5, ruleset_end = 6 };

/// A namespace could not be set up: the next lesser separation is tried.
enum { no_namespaces = -1 };

/// The first thing that a supervisor reports; then, how its program ended.
typedef struct {
  /// An error number, 0, or `no_namespaces`.
  int error;
  clinux_enforcement enforcement;
} beginning;

/// The state of a supervisor.
typedef struct {
  const clinux_program *program;
  clinux_separation separation;
  uid_t user;
  gid_t group;
  system_call_filter filter;
  beginning beginning;
} supervision;

/// Whether the program has namespaces, of whose processes the supervisor is the first one. One that may see
/// the machine's processes has the machine's /proc, and yet no numbers of others to act on.
static bool has_namespaces(const supervision *supervision) {
  return supervision->separation != clinux_separation_none;
}


// MARK: Namespaces

/// Whether an error of a mount says that this machine permits none. Any other, such as a folder that another
/// program just removed or memory that is short, is the failure of this one start: a program must not be able
/// to have those that start later run without namespaces.
static bool is_not_permitted(int error) {
  switch (error) {
    case EPERM: case EACCES: case EINVAL: case ENODEV: case ENOSYS: case EOPNOTSUPP: return true;
    default: return false;
  }
}

/// Returns 0, `no_namespaces` or an error number for the result of a call that mounts.
static int outcome_of(int result) {
  if (result == 0) return 0;
  return is_not_permitted(errno) ? no_namespaces : errno;
}

static bool write_file(const char *path, const char *text, size_t size) {
  int file = open(path, O_WRONLY | O_CLOEXEC);
  if (file < 0) return false;
  bool is_written = write(file, text, size) == (ssize_t)size;
  close(file);
  return is_written;
}

/// Writes a number's digits; returns the end.
static char *write_number(char *place, unsigned number) {
  char digits[10];
  int count = 0;
  do digits[count++] = (char)('0' + number % 10);
  while ((number /= 10) > 0);
  while (count > 0) *place++ = digits[--count];
  return place;
}

/// Maps one number of a user or a group to itself.
static bool map(const char *path, unsigned number) {
  char text[32];
  char *end = write_number(text, number);
  *end++ = ' ';
  end = write_number(end, number);
  *end++ = ' ';
  *end++ = '1';
  return write_file(path, text, (size_t)(end - text));
}

static bool map_user(uid_t user, gid_t group) {
  return write_file("/proc/self/setgroups", "deny", 4) && map("/proc/self/uid_map", user)
    && map("/proc/self/gid_map", group);
}

/// Limits what all programs of the user share, so that one of them does not take all of it.
static void limit_watches(void) {
  write_file("/proc/sys/user/max_inotify_instances", "4", 1);
  write_file("/proc/sys/user/max_inotify_watches", "8192", 4);
}

/// Has all mounts below a place be read only, or writable; returns 0, or -1 with `errno`.
///
/// Relative to a folder, or with an empty path the folder itself.
static int set_read_only(int folder, const char *path, bool is_read_only) {
  struct {
    uint64_t set, clear, propagation, user_namespace;
  } attributes = {.set = is_read_only ? 1 : 0, .clear = is_read_only ? 0 : 1};
  const unsigned flags = 0x8000 /* AT_RECURSIVE */ | (*path ? 0 : 0x1000 /* AT_EMPTY_PATH */);
  return (int)syscall(442 /* mount_setattr */, folder, path, flags, &attributes, sizeof attributes);
}

static bool may_write(const clinux_place *place) {
  return place->access == clinux_access_write || place->access == clinux_access_write_unlinked;
}

/// The path of an open file. Another program might make the file's own path a link meanwhile.
typedef struct {
  char text[48];
} descriptor_path;

static descriptor_path path_of(int descriptor) {
  descriptor_path path = {"/proc/self/fd/"};
  *write_number(path.text + strlen(path.text), (unsigned)descriptor) = 0;
  return path;
}

/// Gives a place a mount of its own.
static void mount_on_itself(const clinux_place *place) {
  int descriptor = open_place(place->path, place->access);
  if (descriptor < 0) return;
  descriptor_path path = path_of(descriptor);
  mount(path.text, path.text, NULL, MS_BIND | MS_REC, NULL);
  close(descriptor);
}

/// Makes everything read only but the places that the program may write, since rules for files know nothing
/// of modes, owners, dates and other attributes. Returns 0, `no_namespaces` or an error number.
static int mount_places(const clinux_sandbox *sandbox) {
  for (int i = 0; i < sandbox->count; i++) {
    // One that is missing, or that cannot be reached, stays read only; the program must not be able to
    // have this fail for all.
    if (may_write(&sandbox->places[i])) mount_on_itself(&sandbox->places[i]);
  }
  int error = outcome_of(set_read_only(AT_FDCWD, "/", true));
  if (error != 0) return error;
  for (int i = 0; i < sandbox->count; i++) {
    if (!may_write(&sandbox->places[i])) continue;
    int place = open_place(sandbox->places[i].path, sandbox->places[i].access);
    if (place < 0) continue;
    set_read_only(place, "", false);
    close(place);
  }
  return 0;
}

/// Makes a folder, and those on the way to it.
static void make_folders(const char *path) {
  char part[4096];
  for (size_t i = 0; i < sizeof part && path[i]; i++) {
    if (path[i] == '/' && i > 0) {
      part[i] = 0;
      mkdir(part, 0700);
    }
    part[i] = path[i];
  }
  mkdir(path, 0700);
}

/// Opens the temporary folder; -1 with `errno` if another program has exchanged it for a link.
static int open_temporary(const clinux_sandbox *sandbox) {
  return open_place(sandbox->temporary, clinux_access_write_unlinked);
}

/// Gives the temporary folder a file system of its own, whose size and number of files are limited, and of
/// which nothing has to be removed. A kernel that does not permit it leaves the folder on the disk.
static int mount_temporary(const clinux_sandbox *sandbox) {
  int folder = open_temporary(sandbox);
  if (folder < 0) return errno;
  const char *options = "mode=0700,size=256m,nr_inodes=16384";
  int error = outcome_of(mount("tmpfs", path_of(folder).text, "tmpfs", MS_NOSUID | MS_NODEV, options));
  close(folder);
  return error == no_namespaces ? 0 : error;
}

/// Has the program see its temporary folder as /tmp, and find it by its own path there, too.
static int mount_tmp(const clinux_sandbox *sandbox) {
  int folder = open_temporary(sandbox);
  if (folder < 0) return errno;
  int error = outcome_of(mount(path_of(folder).text, "/tmp", NULL, MS_BIND, NULL));
  close(folder);
  if (error != 0) return error;
  if (strncmp(sandbox->temporary, "/tmp/", 5) == 0) make_folders(sandbox->temporary);
  return 0;
}

/// Mounts the processes of the namespace, and the private folder for what is temporary; returns 0,
/// `no_namespaces` or an error number.
static int mount_own(const clinux_sandbox *sandbox) {
  int error = outcome_of(mount("none", "/", NULL, MS_REC | MS_PRIVATE, NULL));
  if (error == 0) error = mount_temporary(sandbox);
  if (error == 0) error = mount_places(sandbox);
  if (error == 0 && sandbox->has_own_tmp) error = mount_tmp(sandbox);
  if (error != 0 || sandbox->processes) return error;
  return outcome_of(mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, NULL));
}

/// Returns 0, `no_namespaces` or an error number.
static int set_up_namespaces(const supervision *supervision) {
  if (supervision->separation == clinux_separation_none) return 0;
  if (supervision->separation == clinux_separation_user) {
    limit_watches();
    if (!map_user(supervision->user, supervision->group)) return no_namespaces;
  }
  return mount_own(supervision->program->sandbox);
}

/// Gives this process mounts of its own, in which all is read only but the places that the program may write;
/// true if that worked.
static bool enter_mounts(const clinux_sandbox *sandbox) {
  const uid_t user = geteuid();
  const gid_t group = getegid();
  if (unshare(CLONE_NEWNS | (user == 0 ? 0 : CLONE_NEWUSER)) != 0) return false;
  if (user != 0 && !map_user(user, group)) return false;
  return mount("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0 && mount_places(sandbox) == 0;
}

void take_mounts(const clinux_sandbox *sandbox) {
  // What /proc says of this process belongs to root where memory is hidden.
  prctl(PR_SET_DUMPABLE, 1);
  // Nobody comes back from a namespace that does not permit the rest.
  pid_t trial = copy_process(SIGCHLD);
  if (trial == 0) _exit(enter_mounts(sandbox) ? 0 : 1);
  int status = 1;
  if (trial > 0) while (waitpid(trial, &status, 0) < 0 && errno == EINTR) {}
  if (status == 0) enter_mounts(sandbox);
}

// MARK: Processes

static void pause_a_moment(void) {
  struct timespec moment = {.tv_nsec = 1000000};
  nanosleep(&moment, NULL);
}

/// A process that the program started, and its parent.
typedef struct {
  pid_t process, parent;
} descendant;

/// The most descendants that are ended at a time; what these leave is found in the next turn.
enum { most_descendants = 16384 };
static descendant descendants[most_descendants];
static int descendant_count;

/// The seconds in which all descendants must have ended: one that waits for a disk may never do so.
enum { patience = 20 };

static time_t seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec;
}

static char *write_text(char *place, const char *text) {
  while (*text) *place++ = *text++;
  *place = 0;
  return place;
}

/// Adds the children of a process that a file of one of its threads lists.
static void add_children(const char *path, pid_t parent) {
  char bytes[4096];
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  pid_t process = 0;
  ssize_t count;
  while ((count = read(file, bytes, sizeof bytes)) > 0) {
    for (ssize_t i = 0; i < count; i++) {
      if (bytes[i] != ' ') {
        process = process * 10 + (bytes[i] - '0');
        continue;
      }
      if (process > 1 && descendant_count < most_descendants) {
        descendants[descendant_count++] = (descendant){process, parent};
      }
      process = 0;
    }
  }
  close(file);
}

/// Adds the children of a process, each of which one of its threads has started.
static void add_children_of(pid_t process) {
  char path[80];
  char *end = write_text(path, "/proc/");
  end = write_number(end, (unsigned)process);
  end = write_text(end, "/task");
  int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return;
  *end++ = '/';
  _Alignas(8) char entries[2048];
  long count;
  while ((count = syscall(SYS_getdents64, folder, entries, sizeof entries)) > 0) {
    for (long place = 0; place < count;) {
      // The length follows two numbers of eight bytes, and the name the length and a byte.
      uint16_t length;
      memcpy(&length, entries + place + 16, sizeof length);
      const char *name = entries + place + 19;
      place += length;
      if (*name < '0' || *name > '9' || strlen(name) > 16) continue;
      write_text(write_text(end, name), "/children");
      add_children(path, process);
    }
  }
  close(folder);
}

/// Whether a process is still the child of another one: its number may be another's by now.
static bool is_child(descendant descendant) {
  // Nobody else waits for the children of this process.
  if (descendant.parent == getpid()) return true;
  char path[40], bytes[1024];
  write_text(write_number(write_text(path, "/proc/"), (unsigned)descendant.process), "/status");
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t count = read(file, bytes, sizeof bytes - 1);
  close(file);
  if (count <= 0) return false;
  bytes[count] = 0;
  const char *line = strstr(bytes, "\nPPid:\t");
  if (!line) return false;
  pid_t parent = 0;
  for (line += 7; *line >= '0' && *line <= '9'; line++) parent = parent * 10 + (*line - '0');
  return parent == descendant.parent;
}

/// Sends a signal to a descendant, and never to another process that has its number by now.
static void send_signal(descendant descendant, int signal) {
  int process = (int)syscall(SYS_pidfd_open, descendant.process, 0);
  if (is_child(descendant)) {
    if (process < 0) kill(descendant.process, signal);
    else syscall(SYS_pidfd_send_signal, process, signal, NULL, 0);
  }
  if (process >= 0) close(process);
}

/// Ends all descendants that are found; true if there were any.
///
/// They are stopped first, each before its children are looked for, and so start no others meanwhile: of a
/// chain of processes, each the child of the one before, killing the first would only make the next one a
/// child of this process, while the chain grows at its end. Children are killed before their parents, which
/// they would otherwise lose.
static bool end_found(void) {
  descendant_count = 0;
  add_children("/proc/thread-self/children", getpid());
  for (int i = 0; i < descendant_count; i++) {
    send_signal(descendants[i], SIGSTOP);
    add_children_of(descendants[i].process);
  }
  for (int i = descendant_count - 1; i >= 0; i--) send_signal(descendants[i], SIGKILL);
  return descendant_count > 0;
}

/// Ends all that the program started. What loses its parent becomes a child of this process, so no
/// descendant is missed.
static void end_descendants(const supervision *supervision, pid_t process) {
  if (has_namespaces(supervision) && getpid() == 1) {
    kill(-1, SIGKILL);
    return;
  }
  kill(-process, SIGKILL);
  const time_t end = seconds() + patience;
  for (int turn = 0; end_found() && seconds() < end; turn++) {
    while (waitpid(-1, NULL, WNOHANG) > 0) {}
    if (turn > 10) pause_a_moment();
  }
}

/// Waits until the program has ended; returns how.
static int wait_for(pid_t process) {
  sigset_t all;
  sigfillset(&all);
  int signals = signalfd(-1, &all, SFD_CLOEXEC | SFD_NONBLOCK);
  struct pollfd polled[2] = {{.fd = signals, .events = POLLIN}, {.fd = report_end}};
  bool is_over = false;
  while (true) {
    int status;
    pid_t ended = 1;
    // Not all at once: a program that leaves many behind must not keep this one from its signals.
    for (int turn = 0; ended > 0 && turn < 64; turn++) {
      ended = waitpid(-1, &status, WNOHANG);
      if (ended == process) return status;
    }
    poll(polled, is_over ? 1 : 2, ended > 0 ? 0 : -1);
    struct signalfd_siginfo signal;
    // Nobody reads the report any more once the process that started this one has ended.
    bool is_left = !is_over && polled[1].revents & (POLLERR | POLLHUP | POLLNVAL);
    while (read(signals, &signal, sizeof signal) == sizeof signal) {
      if (signal.ssi_signo == (unsigned)SIGTERM) kill(-process, SIGTERM);
      if (signal.ssi_signo == (unsigned)end_all) is_left = true;
    }
    if (!is_left) continue;
    is_over = true;
    kill(-process, SIGKILL);
    kill(process, SIGKILL);
  }
}

/// Starts the program; its process, or -1 with the error number in the beginning.
static pid_t start_program(supervision *supervision) {
  sandbox_rules rules = {
    .ruleset = ruleset_end, .filter = &supervision->filter,
    .largest_file = supervision->program->sandbox->largest_file,
    // Kernels without Landlock's second version count all processes of the user.
    .counts_processes = supervision->separation == clinux_separation_user
      && supervision->beginning.enforcement.landlock > 1};
  if (supervision->beginning.enforcement.landlock == 0) rules.ruleset = -1;
  // In a namespace the program dies with this process anyway, and knows no number of it.
  pid_t parent = has_namespaces(supervision) ? 0 : getpid();
  volatile int failure = 0;
  pid_t process = vfork();
  if (process == 0) {
    failure = become(supervision->program, parent, output_end, error_end, &rules);
    _exit(127);
  }
  if (process < 0) failure = errno;
  supervision->beginning.error = failure;
  if (failure != 0 && process > 0) waitpid(process, NULL, 0);
  return failure == 0 ? process : -1;
}

/// Moves four descriptors to their places, and closes all others.
static bool take_ends(const int ends[4]) {
  int null = open("/dev/null", O_RDWR);
  if (null < 0) return false;
  for (int i = 0; i < 3; i++) dup2(null, i);
  int high[4];
  // Numbers above those places, and no higher: there may be few.
  for (int i = 0; i < 4; i++) {
    high[i] = ends[i] < 0 ? -1 : fcntl(ends[i], F_DUPFD, report_end + 4);
    if (ends[i] >= 0 && high[i] < 0) return false;
  }
  for (int i = 0; i < 4; i++) {
    if (high[i] >= 0) dup2(high[i], report_end + i); else close(report_end + i);
  }
  syscall(SYS_close_range, report_end + 4, ~0U, 0);
  return true;
}

/// The score by which the kernel chose, where memory ends, whether to end this process, and its file.
typedef struct {
  int file;
  char score[16];
  ssize_t size;
} endurance;

/// Has this process, and what it starts, end first where memory ends: a program is to end, and not one that
/// shows others.
///
/// - Parameter keeps: True if the score is to be restored. The file then stays open, and no mount with a file
///   that is open for writing can be made read only.
static endurance lower_endurance(bool keeps) {
  endurance before = {.file = open("/proc/self/oom_score_adj", O_RDWR | O_CLOEXEC)};
  if (before.file < 0) return before;
  before.size = pread(before.file, before.score, sizeof before.score, 0);
  if (before.size > 0 && write(before.file, "500", 3) < 0) before.size = 0;
  if (keeps) return before;
  close(before.file);
  before.file = -1;
  return before;
}

/// Has what this process started end before it: without namespaces, nobody else ends what a program leaves.
/// The file is open since before this process hid its memory, for it could not be opened now.
static void restore_endurance(endurance before) {
  if (before.file < 0) return;
  if (before.size > 0 && write(before.file, before.score, (size_t)before.size) < 0) before.size = 0;
  close(before.file);
}

/// Adds the places that the program has only since its namespaces were set up.
static void add_own_places(const supervision *supervision) {
  const clinux_sandbox *sandbox = supervision->program->sandbox;
  // Only these processes are its own, or all are allowed.
  if (has_namespaces(supervision) || sandbox->processes) {
    add_place(ruleset_end, "/proc", clinux_access_read);
  }
  // Its file system of its own; by either path the same.
  if (has_namespaces(supervision)) {
    add_place(
      ruleset_end, sandbox->has_own_tmp ? "/tmp" : sandbox->temporary, clinux_access_write_unlinked);
  }
}

static _Noreturn void supervise(supervision *supervision, const int ends[4]) {
  setsid();
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  // Where it is ignored, children are not waited for.
  signal(SIGCHLD, SIG_DFL);
  beginning *beginning = &supervision->beginning;
  if (!take_ends(ends)) _exit(127);
  // What /proc says of this process belongs to root where memory is hidden; it is hidden again before the
  // program starts.
  prctl(PR_SET_DUMPABLE, 1);
  // In a namespace, all that this process started ends with it.
  endurance before = lower_endurance(!has_namespaces(supervision));
  pid_t process = -1;
  beginning->error = set_up_namespaces(supervision);
  if (beginning->error == 0) {
    if (beginning->enforcement.landlock > 0) add_own_places(supervision);
    // What this process has in memory is not for the program.
    prctl(PR_SET_DUMPABLE, 0);
    process = start_program(supervision);
  }
  restore_endurance(before);
  dup2(0, output_end);
  dup2(0, error_end);
  if (write(report_end, beginning, sizeof *beginning) < 0 || process < 0) _exit(127);
  int status = wait_for(process);
  end_descendants(supervision, process);
  if (write(report_end, &status, sizeof status) < 0) _exit(127);
  _exit(0);
}

// MARK: Starting

static unsigned long flags(const supervision *supervision) {
  unsigned long flags = SIGCHLD;
  if (!has_namespaces(supervision)) return flags;
  flags |= CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWIPC;
  if (supervision->separation == clinux_separation_user) flags |= CLONE_NEWUSER;
  return flags;
}

#if __has_feature(thread_sanitizer)
// `fork` alone puts the sanitizer's own locks right in the child; it knows no namespaces.
pid_t copy_process(unsigned long flags) {
  if (flags == SIGCHLD) return fork();
  errno = EPERM;
  return -1;
}
#else
pid_t copy_process(unsigned long flags) {
  return (pid_t)syscall(SYS_clone, flags, 0, 0, 0, 0);
}
#endif

/// Starts a supervisor; its process, or -1 and the error number.
static pid_t start_supervisor(supervision *supervision, const int ends[4]) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t process = copy_process(flags(supervision));
  if (process == 0) supervise(supervision, ends);
  int error = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = error;
  return process;
}

/// Starts a supervisor with one separation: 0, an error number, or `no_namespaces`.
static int attempt(
    supervision *supervision, int output, int error_output, int ruleset, clinux_child *child) {
  int report[2];
  if (pipe2(report, O_CLOEXEC) != 0) return errno;
  const int ends[4] = {report[1], output, error_output, ruleset};
  supervision->beginning.enforcement.namespaces = has_namespaces(supervision);
  pid_t process = start_supervisor(supervision, ends);
  int error = process < 0 ? errno : 0;
  bool is_busy = error == EAGAIN || error == ENOMEM;
  if (error != 0 && has_namespaces(supervision) && !is_busy) error = no_namespaces;
  close(report[1]);
  if (process > 0) {
    beginning beginning = {.error = ECHILD};
    ssize_t count;
    do count = read(report[0], &beginning, sizeof beginning);
    while (count < 0 && errno == EINTR);
    error = beginning.error;
    child->enforcement = beginning.enforcement;
    if (error != 0) waitpid(process, NULL, 0);
  }
  if (error != 0) {
    close(report[0]);
    return error;
  }
  fcntl(report[0], F_SETFL, O_NONBLOCK);
  child->process = process;
  child->report = report[0];
  return 0;
}

/// The separation that worked last; the kernel's answer does not change while this process runs.
static _Atomic int reached = clinux_separation_best;

int start_sandboxed(
    const clinux_program *program, int output, int error_output, clinux_child *child) {
  const clinux_sandbox *sandbox = program->sandbox;
  supervision supervision = {.program = program, .user = geteuid(), .group = getegid()};
  int ruleset = make_ruleset(sandbox);
  supervision.beginning.enforcement.landlock = ruleset < 0 ? 0 : clinux_landlock_version();
  int first = atomic_load(&reached);
  if ((int)sandbox->separation > first) first = (int)sandbox->separation;
  if (first == clinux_separation_best && geteuid() != 0) first = clinux_separation_user;
  int error = no_namespaces;
  for (int step = first; step <= clinux_separation_none && error == no_namespaces; step++) {
    supervision.separation = (clinux_separation)step;
    supervision.beginning.enforcement.filter =
      make_filter(sandbox, has_namespaces(&supervision), &supervision.filter);
    error = attempt(&supervision, output, error_output, ruleset, child);
    if (error == 0 && sandbox->separation == clinux_separation_best) atomic_store(&reached, step);
  }
  if (ruleset >= 0) close(ruleset);
  return error == no_namespaces ? EPERM : error;
}
