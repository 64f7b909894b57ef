#ifndef CLINUX_TRACE_H
#define CLINUX_TRACE_H

// What a program in a sandbox was refused.

#include "CLinuxChild.h"

/// A kind of access that was refused.
typedef enum {
  clinux_refused_reading,
  clinux_refused_writing,
  clinux_refused_network,
  clinux_refused_sockets,
} clinux_refusal;

/// Runs a program in its sandbox, and calls `refused` for each call of it, and of the programs that it
/// starts, that is refused: with the whole path of a file, or with an empty one. What it prints is lost.
///
/// It ends with all that it started, at the latest after `seconds`. 0, or an error number: programs cannot
/// be traced everywhere.
int clinux_trace(
  const clinux_program *program, unsigned seconds, void *context,
  void (*refused)(void *context, clinux_refusal refusal, const char *path));

#endif
