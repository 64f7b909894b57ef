#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "SandboxRules.h"

// The kernel's own names: headers of a distribution are older than its kernel.
enum {
  create_ruleset = 444,
  add_rule = 445,
  restrict_self = 446,
  create_ruleset_version = 1,
  rule_path_beneath = 1,
  open_resolving = 437,
  resolve_no_links = 4,
};

enum {
  file_execute = 1 << 0,
  file_write = 1 << 1,
  file_read = 1 << 2,
  folder_read = 1 << 3,
  folder_remove_folder = 1 << 4,
  folder_remove_file = 1 << 5,
  folder_make_device = 1 << 6,
  folder_make_folder = 1 << 7,
  folder_make_file = 1 << 8,
  folder_make_socket = 1 << 9,
  folder_make_pipe = 1 << 10,
  folder_make_block_device = 1 << 11,
  folder_make_link = 1 << 12,
  folder_refer = 1 << 13,
  file_truncate = 1 << 14,
  device_ioctl = 1 << 15,

  file_rights = file_execute | file_write | file_read | file_truncate | device_ioctl,
  reading = file_execute | file_read | folder_read,
  writing = reading | file_write | folder_remove_folder | folder_remove_file | folder_make_folder
    | folder_make_file | folder_make_socket | folder_make_pipe | folder_make_link | folder_refer
    | file_truncate,
};

enum { network_bind = 1 << 0, network_connect = 1 << 1 };
enum { scope_abstract_sockets = 1 << 0, scope_signals = 1 << 1 };

struct ruleset_attributes {
  uint64_t files, network, scoped;
};

struct path_rule {
  uint64_t access;
  int32_t folder;
} __attribute__((packed));

int clinux_landlock_version(void) {
  long version = syscall(create_ruleset, NULL, 0, create_ruleset_version);
  return version > 0 ? (int)version : 0;
}

/// The rights to files that a version of Landlock knows.
static uint64_t known_rights(int version) {
  if (version >= 5) return (1 << 16) - 1;
  if (version >= 3) return (1 << 15) - 1;
  return version == 2 ? (1 << 14) - 1 : (1 << 13) - 1;
}

static uint64_t rights(clinux_access access) {
  switch (access) {
  case clinux_access_write: case clinux_access_write_unlinked: return writing;
  case clinux_access_files_unlinked: return file_execute | file_read;
  case clinux_access_device: return file_read | file_write | file_truncate;
  default: return reading;
  }
}

/// Opens a place; for access without links, one whose path leads through a link is not found.
int open_place(const char *path, clinux_access access) {
  switch (access) {
  case clinux_access_read_unlinked: case clinux_access_write_unlinked: case clinux_access_files_unlinked: break;
  default: return open(path, O_PATH | O_CLOEXEC);
  }
  const struct {
    uint64_t flags, mode, resolve;
  } how = {.flags = O_PATH | O_CLOEXEC, .resolve = resolve_no_links};
  return (int)syscall(open_resolving, AT_FDCWD, path, &how, sizeof how);
}

void add_place(int ruleset, const char *path, clinux_access access) {
  int version = clinux_landlock_version();
  int place = open_place(path, access);
  if (place < 0) return;
  struct stat status;
  struct path_rule rule = {.access = rights(access) & known_rights(version), .folder = place};
  if (fstat(place, &status) == 0) {
    if (!S_ISDIR(status.st_mode)) rule.access &= file_rights;
    syscall(add_rule, ruleset, rule_path_beneath, &rule, 0);
  }
  close(place);
}

int make_ruleset(const clinux_sandbox *sandbox) {
  int version = clinux_landlock_version();
  if (version == 0) return -1;
  struct ruleset_attributes attributes = {.files = known_rights(version)};
  size_t size = sizeof attributes.files;
  if (version >= 4) {
    if (!sandbox->network) attributes.network = network_bind | network_connect;
    // Who chooses its port is connected to a client that asks a server there, also without listening.
    else if (!sandbox->sockets) attributes.network = network_bind;
    size += sizeof attributes.network;
  }
  if (version >= 6) {
    attributes.scoped = scope_signals | (sandbox->sockets ? 0 : scope_abstract_sockets);
    size += sizeof attributes.scoped;
  }
  int ruleset = (int)syscall(create_ruleset, &attributes, size, 0);
  if (ruleset < 0) return -1;
  for (int i = 0; i < sandbox->count; i++) {
    add_place(ruleset, sandbox->places[i].path, sandbox->places[i].access);
  }
  return ruleset;
}

bool take_sandbox(int ruleset, const system_call_filter *filter) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return false;
  if (ruleset >= 0 && syscall(restrict_self, ruleset, 0) != 0) return false;
  if (filter->count == 0) return true;
  struct sock_fprog program = {
    .len = filter->count, .filter = (struct sock_filter *)filter->code};
  return prctl(PR_SET_SECCOMP, 2 /* SECCOMP_MODE_FILTER */, &program, 0, 0) == 0;
}
