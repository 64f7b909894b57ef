#ifndef SANDBOX_RULES_H
#define SANDBOX_RULES_H

// The parts of a sandbox that a child takes on, in the order in which it does.

#include <linux/filter.h>

#include "CLinuxSandbox.h"

enum { most_instructions = 512 };

/// A filter of system calls.
typedef struct {
  struct sock_filter code[most_instructions];
  unsigned short count;
} system_call_filter;

/// A set of Landlock's rules with a sandbox's places, as a descriptor; -1 without Landlock, or if it
/// cannot be made.
int make_ruleset(const clinux_sandbox *sandbox);

/// Adds a place to a set of rules. One that is missing is left out.
/// Opens a place without access to it, or returns -1; a path through a link is not found where the access says so.
int open_place(const char *path, clinux_access access);

void add_place(int ruleset, const char *path, clinux_access access);

/// Writes the filter of a sandbox; false where the processor's calls are unknown.
///
/// With `guards_attributes`, mounts that are read only keep the program from changing the attributes of
/// files that it may not write; without them, nothing does but the filter.
bool make_filter(
  const clinux_sandbox *sandbox, bool guards_attributes, system_call_filter *filter);

/// Writes the filter of work on bytes, which makes only the calls that it needs; false where the processor's
/// calls are unknown.
bool make_work_filter(system_call_filter *filter);

/// Gives up all rights of root but those to read and write files of others.
void drop_capabilities(void);

/// Lowers a limit on a resource for good; one that is lower stays.
void lower_limit(int resource, unsigned long value);

/// Takes on the rules and the filter for good; false if one of them is refused.
bool take_sandbox(int ruleset, const system_call_filter *filter);

#endif
