#define _GNU_SOURCE
#include "CSQLite.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdbool.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/// The limit on the files that SQLite opens on a thread.
static _Thread_local struct {
  bool is_set;
  int folder;
  char name[NAME_MAX + 1];
  dev_t device;
  ino_t file;
  bool is_exchanged;
} limit;

static int refuse(void) {
  limit.is_exchanged = true;
  errno = EACCES;
  return -1;
}

// Whether a name is that of a file which SQLite has beside a database.
static bool is_beside(const char *name) {
  size_t length = strlen(limit.name);
  if (strncmp(name, limit.name, length) != 0) return false;
  static const char *const endings[] = {"-wal", "-shm", "-journal"};
  for (size_t i = 0; i < sizeof endings / sizeof endings[0]; i++) {
    if (strcmp(name + length, endings[i]) == 0) return true;
  }
  return false;
}

// SQLite's call of open.
static int open_limited(const char *path, int flags, int mode) {
  // Random numbers are nobody's.
  if (!limit.is_set || strcmp(path, "/dev/urandom") == 0) return open(path, flags, mode);
  const char *slash = strrchr(path, '/');
  const char *name = slash ? slash + 1 : path;
  bool is_database = strcmp(name, limit.name) == 0;
  if (!is_database && !is_beside(name)) return refuse();
  // A pipe is not waited for.
  int file = openat(limit.folder, name, flags | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, mode);
  if (file < 0) return file;
  struct stat status;
  bool is_known = fstat(file, &status) == 0 && S_ISREG(status.st_mode)
    && (!is_database || (status.st_dev == limit.device && status.st_ino == limit.file));
  if (is_known) return file;
  close(file);
  return refuse();
}

static bool is_replaced = false;

static void replace_open(void) {
  const struct csqlite *sqlite = csqlite_load();
  sqlite3_vfs *files = sqlite ? sqlite->vfs_find(0) : 0;
  is_replaced = files && files->iVersion >= 3 && files->xSetSystemCall
    && files->xSetSystemCall(files, "open", (sqlite3_syscall_ptr)open_limited) == SQLITE_OK;
}

bool csqlite_limit_files(int folder, const char *name, uint64_t device, uint64_t file) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, replace_open);
  if (!is_replaced || strlen(name) > NAME_MAX) return false;
  limit.is_set = true;
  limit.folder = folder;
  strcpy(limit.name, name);
  limit.device = (dev_t)device;
  limit.file = (ino_t)file;
  limit.is_exchanged = false;
  return true;
}

bool csqlite_unlimit_files(void) {
  limit.is_set = false;
  return limit.is_exchanged;
}
