#ifndef CLINUX_H
#define CLINUX_H

// What Linux offers and Swift cannot reach by itself: variadic calls, macros, and C globals that
// Swift 6 rightly refuses to touch. Each function is one system call or one macro with a name.

#include <getopt.h>
#include <pthread.h>
#include <spawn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <time.h>

#include "CLinuxChild.h"
#include "CLinuxConformances.h"
#include "CLinuxMachine.h"
#include "CLinuxProcess.h"
#include "CLinuxTrace.h"
#include "CLinuxWorker.h"

#define CLINUX_CLOSED_ENUM __attribute__((enum_extensibility(closed)))

// MARK: Signals as a descriptor

/// Blocks the given signals and opens a descriptor that becomes readable when one of them arrives.
///
/// Call it before any thread is started, since threads inherit the mask that they are born with.
/// Children inherit it too: give them an empty mask (`posix_spawnattr_setsigmask`).
/// Returns -1 with `errno` set if it cannot. The descriptor never blocks and is closed on exec.
int clinux_signals_open(const int *signals, size_t count);

/// Takes the next signal that arrived: its number, 0 if there is none, -1 with `errno` set.
int clinux_signals_read(int descriptor);

// MARK: One deadline on the wall clock

/// What a timer's descriptor had to say.
typedef enum CLINUX_CLOSED_ENUM clinux_timer_event {
  /// Neither the deadline nor a clock change.
  clinux_timer_event_nothing,
  /// The deadline has passed.
  clinux_timer_event_expired,
  /// The wall clock was set, or the machine slept: work out the deadline anew.
  clinux_timer_event_clock_changed,
  /// The call failed; `errno` says why.
  clinux_timer_event_failed,
} clinux_timer_event;

/// Opens a timer on the wall clock (`CLOCK_REALTIME`), disarmed; -1 with `errno` set if it cannot.
///
/// The descriptor becomes readable at the deadline, and at once when somebody sets the clock. It
/// never blocks and is closed on exec.
int clinux_timer_open(void);

/// Arms the timer for a moment in seconds and nanoseconds since 1970; a moment in the past is due
/// at once.
///
/// Answers `nothing` when armed. Answers `clock_changed` when the timer is armed and the clock was
/// set since the last call: the kernel says so only once, here or in `clinux_timer_read`.
clinux_timer_event clinux_timer_set(int descriptor, int64_t seconds, int64_t nanoseconds);

/// Disarms the timer: no deadline, and no word of clock changes, until it is set again.
///
/// To hear of clock changes with nothing due, set a deadline far away (`INT64_MAX`) instead.
clinux_timer_event clinux_timer_disarm(int descriptor);

/// Takes what the timer has to say; never waits.
clinux_timer_event clinux_timer_read(int descriptor);

// MARK: A thread that watches another

/// Opens a timer on the clock that stands while the machine sleeps, disarmed; -1 with `errno` set if
/// it cannot.
int clinux_watchdog_open(void);

/// Arms the timer to expire after some milliseconds and again after as many; zero disarms it.
void clinux_watchdog_set(int descriptor, int64_t milliseconds);

/// Waits until the timer expires; false if it failed.
bool clinux_watchdog_wait(int descriptor);

// MARK: The main queue in a loop of one's own

/// libdispatch's descriptor that becomes readable when the main queue (hence the main actor) has
/// work, for a loop that waits in `poll`.
///
/// It is an eventfd: read its eight bytes, then call `_dispatch_main_queue_callback_4CF`.
/// These two are what CoreFoundation's run loop uses, so they are stable though undocumented.
int _dispatch_get_main_queue_handle_4CF(void);

/// Runs what waits on the main queue; the argument is ignored. Main thread only.
void _dispatch_main_queue_callback_4CF(void *ignored);

// MARK: Options on the command line

/// One walk over the command line with `getopt_long`; start from zeroed memory.
typedef struct clinux_options {
  /// Where the next argument stands; after the end, where the operands begin.
  int index;
  /// The option found: its `val`, `?` if unknown, `:` if its argument is missing, -1 at the end.
  int option;
  /// The option's argument, if it has one.
  const char *argument;
  /// When `option` is `?` or `:`, the offending short option or known option's `val`, else 0.
  int offender;
  /// The whole word last read, such as `--colour=on`, to quote in an error; null at the end.
  const char *word;
  /// Which of the long options was found, else -1.
  int long_index;
  /// How many options have been taken so far.
  int taken;
} clinux_options;

/// Takes the next option, and reports false when only operands are left.
///
/// `getopt_long` as is, save that it prints nothing, leaves its answers in `options`, and that
/// several walks may go on at once, on any threads. It moves operands behind the options.
/// Begin `short_options` with `:` to have a missing argument told from an unknown option (`+:` to
/// stop at the first operand).
bool clinux_options_next(
  clinux_options *options, int count, char *const *arguments, const char *short_options,
  const struct option *long_options);

// MARK: The terminal

/// Reads the size of the terminal at `descriptor`; false, both untouched, if it has none.
bool clinux_terminal_size(int descriptor, int *columns, int *rows);

/// The pixels of all cells of the terminal at `descriptor`; false if it does not tell them.
bool clinux_terminal_pixels(int descriptor, int *width, int *height);

/// Sets the size of the terminal at `descriptor`, which tells its foreground processes (SIGWINCH).
bool clinux_set_terminal_size(int descriptor, int columns, int rows);

/// Opens a new pseudo-terminal: its master, closed on exec, and in `path` where its terminal is.
/// Returns -1 with `errno` set if it cannot.
int clinux_open_pseudo_terminal(char *path, size_t path_size);

/// Says whether characters are UTF-8 under the locale now in force.
bool clinux_is_utf8_locale(void);

/// Takes the locale of the environment, and a UTF-8 one for characters where that is not; says
/// whether characters are UTF-8 now.
///
/// Numbers stay as in C (a decimal point), since C libraries read data files with `strtod`.
/// Call it before any thread is started.
bool clinux_use_utf8_locale(void);

// MARK: Children

/// Opens a pipe, `ends[0]` to read and `ends[1]` to write, that children do not inherit (`pipe2`).
int clinux_pipe(int ends[2]);

/// Makes a descriptor mean what another one means; no child inherits it. Returns 0, or the error
/// number.
int clinux_replace_descriptor(int descriptor, int other);

/// Opens an event that children do not inherit (`eventfd`): it is readable once eight bytes, a number
/// above zero, were written to it; -1 and errno where there is none.
int clinux_event(void);

/// Opens a file in memory that has no name among files, and that children do not inherit
/// (`memfd_create`); -1 with `errno` set if it cannot.
int clinux_memory_file(const char *name);

/// Makes the child start in the folder `path`; an error number, or 0
/// (`posix_spawn_file_actions_addchdir_np`).
int clinux_spawn_in_folder(posix_spawn_file_actions_t *actions, const char *path);

/// The attribute flag with which a child leads a session of its own (`POSIX_SPAWN_SETSID`).
short clinux_spawn_new_session(void);

/// Has this process told to end (`SIGTERM`) when the thread that started it ends.
void clinux_end_with_parent(void);

// MARK: The limit of descriptors

/// Raises this process's soft limit of descriptors to the hard one. Children that `clinux_start` starts
/// get the soft limit back that it had: some programs close all descriptors up to it, or use `select`.
///
/// `original` is that limit where the program that started this one had raised it already, else 0.
void clinux_raise_descriptor_limit(unsigned long original);

/// Sets the soft limit back, in a child that becomes another program.
void clinux_restore_descriptor_limit(void);

/// The soft limit before it was raised; 0 where it was not.
unsigned long clinux_original_descriptor_limit(void);

/// The soft limit of descriptors.
unsigned long clinux_descriptor_limit(void);

/// Whether this process may open `count` more descriptors.
bool clinux_has_descriptors(unsigned long count);

// MARK: Memory with secrets

/// Keeps this process's memory from core dumps and from other processes of its user, root excepted
/// (`PR_SET_DUMPABLE`). What it starts is as it would be otherwise.
///
/// Other processes cannot read `/proc/PID/environ` and `/proc/PID/fd` of it either.
void clinux_hide_memory(void);

// MARK: How a child ended

/// Whether the child ended by itself (`WIFEXITED`).
bool clinux_exited(int wait_status);

/// The child's exit status, once it exited (`WEXITSTATUS`).
int clinux_exit_status(int wait_status);

/// Whether a signal ended the child (`WIFSIGNALED`).
bool clinux_signalled(int wait_status);

/// The signal that ended the child (`WTERMSIG`).
int clinux_ending_signal(int wait_status);

/// Whether the child is stopped, not ended (`WIFSTOPPED`).
bool clinux_stopped(int wait_status);

/// The signal that stopped the child (`WSTOPSIG`).
int clinux_stopping_signal(int wait_status);

// MARK: Time

/// Reads a date by a format of `strptime`, and gives what follows it; null if it does not match.
const char *clinux_parse_time(const char *text, const char *format, struct tm *parts);

// MARK: Locks between processes

/// Locks the whole file at `descriptor` for writing, and waits for it if `waits`; 0, or an error
/// number (`EAGAIN` where another has it).
///
/// The lock belongs to the open file, not to the process (`F_OFD_SETLK`): it is gone when the last
/// copy of the descriptor is closed, hence at the latest with the process.
int clinux_lock(int descriptor, bool waits);

/// Gives a lock back; 0, or an error number.
int clinux_unlock(int descriptor);

/// Whether another open file holds a lock on the file at `descriptor`.
bool clinux_is_locked(int descriptor);

/// Exchanges two files or folders, which both exist; 0, or -1 with `errno`. Not every file system can.
int clinux_exchange(const char *one, const char *other);

/// Makes this process the parent of what its children leave behind; 0, or -1 with `errno`.
int clinux_adopt_orphans(void);

// MARK: Changes in a folder

/// Opens a descriptor that becomes readable when a file in the folder `path` has been written and
/// closed, renamed into it, or removed, or with `tells_of_links` when anything was made in it; -1 with
/// `errno` set if it cannot.
int clinux_watch_folder(const char *path, bool tells_of_links);

/// Takes what the descriptor has to say; whether anything changed.
bool clinux_watch_drain(int descriptor);

// MARK: Changes of files

/// Opens a descriptor that watches nothing yet; -1 with `errno` set if it cannot.
int clinux_watch_open(void);

/// Watches a folder for files that are written to, come or go; -1 with `errno` set if it cannot.
int clinux_watch_add(int descriptor, const char *folder);

/// Has a descriptor tell when the file `path` is written to, replaced, moved or removed; the watch, or -1
/// with `errno` set if it cannot. A link is not followed. It costs nothing to call this again for the same file.
int clinux_watch_add_file(int descriptor, const char *path);

/// Has a descriptor tell when a folder, or a link that is not followed, is moved, removed or replaced, besides what it
/// tells of it already; -1 with `errno` set if it cannot.
int clinux_watch_add_step(int descriptor, const char *path, bool is_link);

/// Has a descriptor tell when a file is moved into a folder; the watch, or -1 with `errno` set if it cannot.
int clinux_watch_add_arrivals(int descriptor, const char *folder);

/// Ends a watch of a descriptor.
void clinux_watch_remove(int descriptor, int watch);

/// Takes all that happened, without waiting: for each, the watch that `clinux_watch_add` gave (-1 where
/// so much happened that some was lost) and the file's name (empty for the folder itself).
void clinux_watch_take(
  int descriptor, void *context, void (*change)(void *context, int watch, const char *name));

// MARK: Changes of one file

/// What a watch of a file had to say.
typedef struct {
  /// The file's content changed, or what is in it if it is a folder.
  bool content;
  /// Another file may be at its place now, or none.
  bool place;
} clinux_file_change;

/// Opens a descriptor that becomes readable when the file `path`, in the folder `folder`, changes or
/// when anything is put at its place or taken away; -1 with `errno` set where the folder cannot be
/// watched. `content` is then the number of the file's own watch, -1 where there is no file.
int clinux_file_watch(const char *folder, const char *path, int *content);

/// Takes what the descriptor has to say of the file that is called `name` in its folder.
clinux_file_change clinux_file_watch_drain(int descriptor, const char *name, int content);

// MARK: Datagrams

/// Sends one datagram to the socket at `path`, where `@` at the beginning stands for an abstract one;
/// 0, or an error number. It never waits.
int clinux_datagram_send(const char *path, const void *bytes, size_t count);

/// Opens a socket at `path`, as above, that receives datagrams; -1 with `errno` set if it cannot.
int clinux_datagram_open(const char *path);

// MARK: Sleep

/// The seconds that the machine has been suspended since it started.
double clinux_asleep_seconds(void);

// MARK: Cost

/// The processor time that this process has used so far, all threads, in nanoseconds.
int64_t clinux_process_cpu_nanoseconds(void);

// MARK: Bytes

/// The first place of some bytes in others; null where they are not in them (`memmem`).
const void *clinux_find(
  const void *bytes, size_t count, const void *wanted, size_t wanted_count);

// MARK: Libraries that are loaded when they are needed

/// A function of a library and where its address goes.
struct clinux_symbol {
  const char *name;
  void **address;
};

/// A shared library that is loaded when it is first needed, once a process.
struct clinux_library {
  /// The name that the loader finds it by: `libjq.so.1`.
  const char *name;
  /// What is needed of it; the last has no name.
  const struct clinux_symbol *symbols;
  pthread_mutex_t lock;
  /// 0 before it was tried, 1 once it is there, -1 where it cannot be had.
  int state;
};

#define CLINUX_LIBRARY(name, symbols) {name, symbols, PTHREAD_MUTEX_INITIALIZER, 0}

/// Loads a library and finds its functions; false where it, or one of them, is not on this machine.
/// Any thread may call this.
bool clinux_load(struct clinux_library *library);

#endif
