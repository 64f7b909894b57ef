#define _GNU_SOURCE
#include "CLinux.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/timerfd.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

int clinux_signals_open(const int *signals, size_t count) {
  sigset_t set;
  sigemptyset(&set);
  for (size_t i = 0; i < count; i++) {
    if (sigaddset(&set, signals[i]) != 0) return -1;
  }
  int error = pthread_sigmask(SIG_BLOCK, &set, NULL);
  if (error != 0) {
    errno = error;
    return -1;
  }
  return signalfd(-1, &set, SFD_NONBLOCK | SFD_CLOEXEC);
}

int clinux_signals_read(int descriptor) {
  struct signalfd_siginfo info;
  ssize_t count;
  do {
    count = read(descriptor, &info, sizeof info);
  } while (count < 0 && errno == EINTR);
  if (count == (ssize_t)sizeof info) return (int)info.ssi_signo;
  if (count < 0 && errno == EAGAIN) return 0;
  return -1;
}

int clinux_timer_open(void) {
  return timerfd_create(CLOCK_REALTIME, TFD_NONBLOCK | TFD_CLOEXEC);
}

clinux_timer_event clinux_timer_set(int descriptor, int64_t seconds, int64_t nanoseconds) {
  struct itimerspec deadline;
  memset(&deadline, 0, sizeof deadline);
  deadline.it_value.tv_sec = seconds;
  deadline.it_value.tv_nsec = nanoseconds;
  // Zero would disarm and less is refused; both mean a moment long past, due at once.
  if (seconds < 0 || (seconds == 0 && nanoseconds <= 0)) {
    deadline.it_value.tv_sec = 0;
    deadline.it_value.tv_nsec = 1;
  }
  int flags = TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET;
  if (timerfd_settime(descriptor, flags, &deadline, NULL) == 0) return clinux_timer_event_nothing;
  // The kernel arms the timer all the same, and will not tell of this change again.
  return errno == ECANCELED ? clinux_timer_event_clock_changed : clinux_timer_event_failed;
}

clinux_timer_event clinux_timer_disarm(int descriptor) {
  struct itimerspec never;
  memset(&never, 0, sizeof never);
  int result = timerfd_settime(descriptor, 0, &never, NULL);
  return result == 0 ? clinux_timer_event_nothing : clinux_timer_event_failed;
}

/// Takes how often a timer has expired; false with `errno` set if it has not.
static bool take_expirations(int descriptor) {
  uint64_t expirations;
  ssize_t count;
  do {
    count = read(descriptor, &expirations, sizeof expirations);
  } while (count < 0 && errno == EINTR);
  return count == (ssize_t)sizeof expirations;
}

clinux_timer_event clinux_timer_read(int descriptor) {
  if (take_expirations(descriptor)) return clinux_timer_event_expired;
  if (errno == EAGAIN) return clinux_timer_event_nothing;
  return errno == ECANCELED ? clinux_timer_event_clock_changed : clinux_timer_event_failed;
}

int clinux_watchdog_open(void) { return timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC); }

void clinux_watchdog_set(int descriptor, int64_t milliseconds) {
  struct timespec span = {milliseconds / 1000, milliseconds % 1000 * 1000000};
  struct itimerspec times = {span, span};
  timerfd_settime(descriptor, 0, &times, NULL);
}

bool clinux_watchdog_wait(int descriptor) { return take_expirations(descriptor); }

/// The first word from `index` on that is an option, as `getopt_long` looks for one.
static const char *option_word(int index, int count, char *const *arguments) {
  for (; index < count; index++) {
    const char *word = arguments[index];
    if (word[0] == '-' && word[1] != '\0') return word;
  }
  return NULL;
}

bool clinux_options_next(
  clinux_options *options, int count, char *const *arguments, const char *short_options,
  const struct option *long_options) {
  static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&one_at_a_time);
  opterr = 0;
  // Zero makes the C library forget every earlier walk. Its place inside -abc cannot be kept or
  // set, so each call walks anew; command lines are short.
  optind = 0;
  for (int i = 0; i <= options->taken; i++) {
    options->word = option_word(optind == 0 ? 1 : optind, count, arguments);
    optarg = NULL;
    optopt = 0;
    options->long_index = -1;
    options->option =
      getopt_long(count, arguments, short_options, long_options, &options->long_index);
  }
  bool found = options->option != -1;
  if (found) options->taken += 1;
  options->index = optind;
  options->argument = optarg;
  options->offender = optopt;
  if (!found) options->word = NULL;
  pthread_mutex_unlock(&one_at_a_time);
  return found;
}

bool clinux_terminal_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return false;
  // A serial line or a fresh pseudo-terminal says 0×0 when it does not know.
  if (size.ws_col == 0 || size.ws_row == 0) return false;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return true;
}

bool clinux_terminal_pixels(int descriptor, int *width, int *height) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return false;
  if (size.ws_xpixel == 0 || size.ws_ypixel == 0) return false;
  *width = size.ws_xpixel;
  *height = size.ws_ypixel;
  return true;
}

bool clinux_set_terminal_size(int descriptor, int columns, int rows) {
  struct winsize size;
  memset(&size, 0, sizeof size);
  size.ws_col = (unsigned short)columns;
  size.ws_row = (unsigned short)rows;
  return ioctl(descriptor, TIOCSWINSZ, &size) == 0;
}

int clinux_open_pseudo_terminal(char *path, size_t path_size) {
  int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (master < 0) return -1;
  if (grantpt(master) == 0 && unlockpt(master) == 0 && ptsname_r(master, path, path_size) == 0) {
    return master;
  }
  int error = errno;
  close(master);
  errno = error;
  return -1;
}

bool clinux_is_utf8_locale(void) {
  return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

bool clinux_use_utf8_locale(void) {
  static const char *const fallbacks[] = {"C.UTF-8", "en_US.UTF-8"};
  setlocale(LC_ALL, "");
  setlocale(LC_NUMERIC, "C");
  for (size_t i = 0; i < 2 && !clinux_is_utf8_locale(); i++) {
    setlocale(LC_CTYPE, fallbacks[i]);
  }
  return clinux_is_utf8_locale();
}

int clinux_replace_descriptor(int descriptor, int other) {
  return dup3(other, descriptor, O_CLOEXEC) < 0 ? errno : 0;
}

int clinux_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int clinux_event(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

int clinux_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC); }

void clinux_hide_memory(void) { prctl(PR_SET_DUMPABLE, 0); }

int clinux_spawn_in_folder(posix_spawn_file_actions_t *actions, const char *path) {
  return posix_spawn_file_actions_addchdir_np(actions, path);
}

short clinux_spawn_new_session(void) { return POSIX_SPAWN_SETSID; }

bool clinux_exited(int wait_status) { return WIFEXITED(wait_status); }
int clinux_exit_status(int wait_status) { return WEXITSTATUS(wait_status); }
bool clinux_signalled(int wait_status) { return WIFSIGNALED(wait_status); }
int clinux_ending_signal(int wait_status) { return WTERMSIG(wait_status); }
bool clinux_stopped(int wait_status) { return WIFSTOPPED(wait_status); }
int clinux_stopping_signal(int wait_status) { return WSTOPSIG(wait_status); }

int64_t clinux_process_cpu_nanoseconds(void) {
  struct timespec used;
  if (clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used) != 0) return 0;
  return (int64_t)used.tv_sec * 1000000000 + used.tv_nsec;
}

const char *clinux_parse_time(const char *text, const char *format, struct tm *parts) {
  return strptime(text, format, parts);
}

static int lock_file(int descriptor, int command, short type) {
  struct flock whole;
  memset(&whole, 0, sizeof whole);
  whole.l_type = type;
  whole.l_whence = SEEK_SET;
  int result;
  do {
    result = fcntl(descriptor, command, &whole);
  } while (result < 0 && errno == EINTR);
  return result == 0 ? 0 : errno == EACCES ? EAGAIN : errno;
}

int clinux_lock(int descriptor, bool waits) {
  return lock_file(descriptor, waits ? F_OFD_SETLKW : F_OFD_SETLK, F_WRLCK);
}

int clinux_unlock(int descriptor) { return lock_file(descriptor, F_OFD_SETLK, F_UNLCK); }

bool clinux_is_locked(int descriptor) {
  struct flock whole;
  memset(&whole, 0, sizeof whole);
  whole.l_type = F_WRLCK;
  whole.l_whence = SEEK_SET;
  return fcntl(descriptor, F_OFD_GETLK, &whole) == 0 && whole.l_type != F_UNLCK;
}

int clinux_exchange(const char *one, const char *other) {
  return renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE);
}

int clinux_adopt_orphans(void) { return prctl(PR_SET_CHILD_SUBREAPER, 1); }

int clinux_watch_folder(const char *path, bool tells_of_links) {
  int descriptor = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  if (descriptor < 0) return -1;
  uint32_t changes = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_ONLYDIR;
  if (tells_of_links) changes |= IN_CREATE;
  if (inotify_add_watch(descriptor, path, changes) >= 0) return descriptor;
  int error = errno;
  close(descriptor);
  errno = error;
  return -1;
}

/// The most reads of changes at a time: another program may go on making them.
enum { most_turns = 64 };

bool clinux_watch_drain(int descriptor) {
  char events[4096];
  bool has_changed = false;
  for (int turn = 0; turn < most_turns; turn++) {
    ssize_t count = read(descriptor, events, sizeof events);
    if (count > 0) has_changed = true;
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
  }
  return has_changed;
}

int clinux_watch_open(void) { return inotify_init1(IN_NONBLOCK | IN_CLOEXEC); }

int clinux_watch_add(int descriptor, const char *folder) {
  uint32_t changes = IN_MODIFY | IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE;
  return inotify_add_watch(descriptor, folder, changes | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR);
}

int clinux_watch_add_file(int descriptor, const char *path) {
  // A file that another one replaces loses a link, which is a change of its attributes.
  uint32_t changes = IN_MODIFY | IN_ATTRIB | IN_DELETE_SELF | IN_MOVE_SELF;
  return inotify_add_watch(descriptor, path, changes | IN_DONT_FOLLOW);
}

int clinux_watch_add_step(int descriptor, const char *path, bool is_link) {
  // Of a folder, that would be the changes of what is in it.
  uint32_t replacement = is_link ? IN_ATTRIB : 0;
  uint32_t changes = IN_DELETE_SELF | IN_MOVE_SELF | replacement;
  return inotify_add_watch(descriptor, path, changes | IN_DONT_FOLLOW | IN_MASK_ADD);
}

int clinux_watch_add_arrivals(int descriptor, const char *folder) {
  return inotify_add_watch(descriptor, folder, IN_MOVED_TO | IN_ONLYDIR);
}

void clinux_watch_remove(int descriptor, int watch) { inotify_rm_watch(descriptor, watch); }

void clinux_watch_take(
    int descriptor, void *context, void (*change)(void *context, int watch, const char *name)) {
  _Alignas(struct inotify_event) char events[4096];
  for (int turn = 0; turn < most_turns; turn++) {
    ssize_t count = read(descriptor, events, sizeof events);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    for (ssize_t place = 0; place < count;) {
      const struct inotify_event *event = (const struct inotify_event *)(events + place);
      change(context, event->wd, event->len > 0 ? event->name : "");
      place += (ssize_t)sizeof *event + event->len;
    }
  }
}

int clinux_file_watch(const char *folder, const char *path, int *content) {
  int descriptor = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  if (descriptor < 0) return -1;
  uint32_t moves = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO;
  uint32_t ends = IN_DELETE_SELF | IN_MOVE_SELF;
  if (inotify_add_watch(descriptor, folder, moves | ends | IN_ONLYDIR) < 0) {
    int error = errno;
    close(descriptor);
    errno = error;
    return -1;
  }
  // A file that is removed while another program has it open loses a link, which is a change of its attributes.
  *content = inotify_add_watch(descriptor, path, moves | ends | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB);
  return descriptor;
}

clinux_file_change clinux_file_watch_drain(int descriptor, const char *name, int content) {
  _Alignas(struct inotify_event) char events[4096];
  clinux_file_change change = {false, false};
  for (int turn = 0; turn < most_turns; turn++) {
    ssize_t count = read(descriptor, events, sizeof events);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    for (ssize_t place = 0; place < count;) {
      const struct inotify_event *event = (const struct inotify_event *)(events + place);
      place += (ssize_t)(sizeof *event + event->len);
      uint32_t lost = IN_Q_OVERFLOW | IN_IGNORED | IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT;
      if (event->mask & lost) change.place = true;
      if (event->wd == content) change.content = true;
      else if (event->len > 0 && strcmp(event->name, name) == 0) change.place = true;
    }
  }
  return change;
}

double clinux_asleep_seconds(void) {
  struct timespec all, awake;
  if (clock_gettime(CLOCK_BOOTTIME, &all) != 0) return 0;
  if (clock_gettime(CLOCK_MONOTONIC, &awake) != 0) return 0;
  double seconds = (double)(all.tv_sec - awake.tv_sec) + (double)(all.tv_nsec - awake.tv_nsec) / 1e9;
  // The two clocks are read one after another.
  return seconds < 0.01 ? 0 : seconds;
}

void clinux_end_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGTERM); }

const void *clinux_find(
  const void *bytes, size_t count, const void *wanted, size_t wanted_count) {
  return memmem(bytes, count, wanted, wanted_count);
}

static bool find_symbols(struct clinux_library *library) {
  void *handle = dlopen(library->name, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return false;
  for (const struct clinux_symbol *symbol = library->symbols; symbol->name; symbol++) {
    *symbol->address = dlsym(handle, symbol->name);
    if (!*symbol->address) return false;
  }
  return true;
}

bool clinux_load(struct clinux_library *library) {
  pthread_mutex_lock(&library->lock);
  if (library->state == 0) library->state = find_symbols(library) ? 1 : -1;
  bool is_there = library->state == 1;
  pthread_mutex_unlock(&library->lock);
  return is_there;
}

// MARK: Datagrams

/// The address of a socket's path; its length, 0 with `errno` set where it is none.
static socklen_t clinux_socket_address(const char *path, struct sockaddr_un *address) {
  size_t length = strlen(path);
  if (length < 2 || length >= sizeof address->sun_path) {
    errno = length < 2 ? EINVAL : ENAMETOOLONG;
    return 0;
  }
  memset(address, 0, sizeof *address);
  address->sun_family = AF_UNIX;
  memcpy(address->sun_path, path, length);
  if (path[0] == '@') address->sun_path[0] = 0;
  return (socklen_t)(offsetof(struct sockaddr_un, sun_path) + length + (path[0] == '/'));
}

int clinux_datagram_send(const char *path, const void *bytes, size_t count) {
  struct sockaddr_un address;
  socklen_t length = clinux_socket_address(path, &address);
  if (length == 0) return errno;
  int descriptor = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (descriptor < 0) return errno;
  ssize_t sent = sendto(
    descriptor, bytes, count, MSG_NOSIGNAL, (struct sockaddr *)&address, length);
  int error = sent < 0 ? errno : 0;
  close(descriptor);
  return error;
}

int clinux_datagram_open(const char *path) {
  struct sockaddr_un address;
  socklen_t length = clinux_socket_address(path, &address);
  if (length == 0) return -1;
  int descriptor = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (descriptor < 0) return -1;
  if (bind(descriptor, (struct sockaddr *)&address, length) != 0) {
    int error = errno;
    close(descriptor);
    errno = error;
    return -1;
  }
  return descriptor;
}
