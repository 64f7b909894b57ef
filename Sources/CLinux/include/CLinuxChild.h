#ifndef CLINUX_CHILD_H
#define CLINUX_CHILD_H

// Children whose output is read, and which end with this process at the latest.

#include <stdbool.h>
#include <sys/types.h>

#include "CLinuxSandbox.h"

/// What a child runs.
typedef struct {
  /// Where the program is; the path is not looked for.
  const char *path;
  /// Its arguments, the program's name first; the last is null.
  char *const *arguments;
  /// Its variables, `NAME=value`; the last is null.
  char *const *environment;
  /// The folder that it starts in; null for this process's own.
  const char *folder;
  /// Its sandbox; null to run with all rights of its user.
  const clinux_sandbox *sandbox;
} clinux_program;

/// A child that was started.
typedef struct {
  pid_t process;
  /// Becomes readable when the child has ended (a pidfd); -1 where the kernel has none.
  int ended;
  /// What it writes to its standard output and to its standard error. They never block.
  int output, error_output;
  /// A pipe in which the supervisor of a sandbox reports on the program; -1 without a sandbox.
  int report;
  /// The rules of a sandbox that the kernel enforces.
  clinux_enforcement enforcement;
} clinux_child;

/// Starts a child: it leads a session of its own, reads nothing, has every signal as a fresh process
/// has it, and inherits no descriptor but its three. 0, or an error number.
///
/// It is killed when the thread that calls this ends, so that thread has to wait for it; and its
/// whole group when this process leaves by `exit`.
///
/// In a sandbox, `process` is one that supervises the program, and that ends with it, with this
/// process, or when `report` is closed. Nothing that the program started outlives it.
int clinux_start(const clinux_program *program, clinux_child *child);

/// Starts a program that goes on by itself when this process ends: as above, but it writes nowhere, and
/// is not killed with anything. `child` gets no output. 0, or an error number.
int clinux_start_alone(const clinux_program *program, clinux_child *child);

/// Becomes a program in its sandbox, without a namespace and without a supervisor; returns an error number
/// if it cannot. Descriptors that are not closed on exec stay open.
int clinux_become_confined(const clinux_program *program);

/// Sends a signal to the child's group; in a sandbox, SIGKILL to all that it started.
void clinux_signal_group(const clinux_child *child, int signal);

/// Takes how a child ended into `status`: 1 when it did, 0 while it runs, -1 when it is no child.
/// With `status` null, it only looks.
int clinux_reap(const clinux_child *child, int *status);

/// Closes the descriptors of a child, except those of its output.
void clinux_close(clinux_child *child);

#endif
