#include <dirent.h>
#include <errno.h>
#include <stdatomic.h>
#include <sys/resource.h>

#include "CLinux.h"

/// The soft limit that this process was started with; 0 while it has that one.
static _Atomic rlim_t original = 0;

void clinux_raise_descriptor_limit(unsigned long given) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  rlim_t before = given > 0 && given < limit.rlim_max ? given : limit.rlim_cur;
  limit.rlim_cur = limit.rlim_max;
  if (setrlimit(RLIMIT_NOFILE, &limit) == 0) atomic_store(&original, before);
}

void clinux_restore_descriptor_limit(void) {
  rlim_t before = atomic_load(&original);
  struct rlimit limit;
  if (before == 0 || getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = before;
  setrlimit(RLIMIT_NOFILE, &limit);
}

unsigned long clinux_original_descriptor_limit(void) { return atomic_load(&original); }

unsigned long clinux_descriptor_limit(void) {
  struct rlimit limit;
  return getrlimit(RLIMIT_NOFILE, &limit) == 0 ? limit.rlim_cur : ~0UL;
}

bool clinux_has_descriptors(unsigned long count) {
  unsigned long limit = clinux_descriptor_limit();
  errno = 0;
  DIR *folder = opendir("/proc/self/fd");
  if (!folder) return errno != EMFILE;
  unsigned long names = 0;
  while (readdir(folder)) names++;
  closedir(folder);
  // Two of the names are the folder and its parent, and one is the descriptor of the folder.
  return names < 3 || names - 3 + count <= limit;
}
