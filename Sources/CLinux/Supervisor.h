#ifndef SUPERVISOR_H
#define SUPERVISOR_H

// A process that supervises the program of a sandbox, and ends all that it started.

#include <signal.h>

#include "CLinuxChild.h"
#include "SandboxRules.h"

/// The rules that a program takes on right before it runs in a sandbox.
typedef struct {
  int ruleset;
  const system_call_filter *filter;
  /// No more than a thousand processes run at once.
  bool counts_processes;
  unsigned long largest_file;
} sandbox_rules;

/// The rules of a sandbox without a namespace, with room for their filter. The ruleset is to be closed.
sandbox_rules make_rules(const clinux_sandbox *sandbox, system_call_filter *filter);

/// Copies this process, into new namespaces if the flags of `clone` name some; as `fork` otherwise.
pid_t copy_process(unsigned long flags);

/// Gives this process, which runs one thread, mounts of its own, where the kernel permits that: between the places that
/// it may write no file is renamed, nor to any other folder. The kernel looks at rights only when it has the locks of
/// both folders, and a program can have others wait for these.
void take_mounts(const clinux_sandbox *sandbox);

/// The signal for a supervisor to end all that its program started.
enum { end_all = SIGUSR2 };

/// Becomes the program, which ends with `parent` where there is one; returns an error number if it
/// cannot. With `rules` null, it may do whatever its user may.
int become(
  const clinux_program *program, pid_t parent, int output, int error_output,
  const sandbox_rules *rules);

/// Starts a program under a supervisor; 0, or an error number.
int start_sandboxed(
  const clinux_program *program, int output, int error_output, clinux_child *child);

#endif
