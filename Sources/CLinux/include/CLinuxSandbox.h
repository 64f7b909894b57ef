#ifndef CLINUX_SANDBOX_H
#define CLINUX_SANDBOX_H

// Sandboxes: rules that the kernel enforces for a child and for all that it starts.

#include <stdbool.h>

/// The access of a sandboxed child to a file, or to a folder and all that is in it.
typedef enum {
  /// Read and execute.
  clinux_access_read,
  /// Read, write, create, remove and execute.
  clinux_access_write,
  /// Read and write what is there, as with a device.
  clinux_access_device,
  /// As read, if the path leads through no link; one that does gives no access.
  clinux_access_read_unlinked,
  /// As write, if the path leads through no link; one that does gives no access.
  clinux_access_write_unlinked,
  /// Read and execute the files of a folder by their names, of which there is no list, if the path leads through no
  /// link.
  clinux_access_files_unlinked,
} clinux_access;

/// A place of the file system that a sandboxed child reaches.
typedef struct {
  const char *path;
  clinux_access access;
} clinux_place;

/// The separation of a child from the processes outside its sandbox.
typedef enum {
  /// As far as the kernel lets this process.
  clinux_separation_best,
  /// By a namespace of processes that only a user namespace allows to make.
  clinux_separation_user,
  /// By signals and tracing only: it has the processes of this machine.
  clinux_separation_none,
} clinux_separation;

/// The rights of a sandboxed child. It reaches only the files at its places, whatever its user may.
typedef struct {
  const clinux_place *places;
  int count;
  /// Internet sockets.
  bool network;
  /// Unix sockets.
  bool sockets;
  /// The processes of this machine, to look at.
  bool processes;
  /// The folder for its temporary files, which is one of its places. Where the kernel allows, it has a file
  /// system of its own, in memory, that ends with the program.
  const char *temporary;
  /// It sees that folder as /tmp, too, where the kernel allows.
  bool has_own_tmp;
  clinux_separation separation;
  /// The most bytes of a file that it writes.
  unsigned long largest_file;
} clinux_sandbox;

/// The rules that the kernel enforces for a child in a sandbox.
typedef struct {
  /// The version of Landlock's interface; 0 without Landlock.
  int landlock;
  /// System calls are filtered.
  bool filter;
  /// It has a namespace of processes, and ends with all that it started.
  bool namespaces;
} clinux_enforcement;

/// The version of Landlock's interface that the kernel has; 0 without Landlock.
int clinux_landlock_version(void);

/// Whether the system calls of this processor can be filtered.
bool clinux_can_filter(void);

#endif
