#define _GNU_SOURCE
#include "CLinuxWorker.h"
#include "SandboxRules.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

int clinux_start_worker(
    const char *path, char *const *arguments, char *const *environment, pid_t *process, int *socket) {
  int ends[2];
  // Packets keep messages apart, and the end of one process is the end of the messages.
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return errno;
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_adddup2(&actions, ends[1], 0);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addclosefrom_np(&actions, 3);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(
      &attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSID);
  int error = posix_spawn(process, path, &actions, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  if (error != 0) {
    close(ends[0]);
    return error;
  }
  *socket = ends[0];
  return 0;
}

enum { most_descriptors = 4 };

bool clinux_send_descriptors(
    int socket, const uint8_t *bytes, size_t count, const int *descriptors, size_t descriptor_count) {
  if (descriptor_count > most_descriptors) {
    errno = EINVAL;
    return false;
  }
  union {
    char bytes[CMSG_SPACE(sizeof(int) * most_descriptors)];
    struct cmsghdr aligned;
  } control;
  memset(&control, 0, sizeof control);
  struct iovec part = {.iov_base = (void *)bytes, .iov_len = count};
  struct msghdr message = {
      .msg_iov = &part,
      .msg_iovlen = 1,
      .msg_control = control.bytes,
      .msg_controllen = CMSG_SPACE(sizeof(int) * descriptor_count),
  };
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof(int) * descriptor_count);
  memcpy(CMSG_DATA(header), descriptors, sizeof(int) * descriptor_count);
  ssize_t sent;
  do {
    sent = sendmsg(socket, &message, MSG_NOSIGNAL);
  } while (sent < 0 && errno == EINTR);
  return sent == (ssize_t)count;
}

static void close_received(struct msghdr *message) {
  for (struct cmsghdr *header = CMSG_FIRSTHDR(message); header; header = CMSG_NXTHDR(message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    size_t count = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    for (size_t i = 0; i < count; i++) {
      int descriptor;
      memcpy(&descriptor, CMSG_DATA(header) + i * sizeof(int), sizeof descriptor);
      close(descriptor);
    }
  }
}

ssize_t clinux_receive_descriptors(
    int socket, uint8_t *bytes, size_t room, int *descriptors, size_t descriptor_count) {
  union {
    char bytes[CMSG_SPACE(sizeof(int) * most_descriptors)];
    struct cmsghdr aligned;
  } control;
  struct iovec part = {.iov_base = bytes, .iov_len = room};
  struct msghdr message = {
      .msg_iov = &part,
      .msg_iovlen = 1,
      .msg_control = control.bytes,
      .msg_controllen = sizeof control.bytes,
  };
  ssize_t got;
  do {
    got = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  } while (got < 0 && errno == EINTR);
  if (got <= 0) return got;
  struct cmsghdr *header = CMSG_FIRSTHDR(&message);
  if (message.msg_flags & (MSG_TRUNC | MSG_CTRUNC) || !header || header->cmsg_level != SOL_SOCKET ||
      header->cmsg_type != SCM_RIGHTS ||
      header->cmsg_len != CMSG_LEN(sizeof(int) * descriptor_count)) {
    close_received(&message);
    errno = EBADMSG;
    return -1;
  }
  memcpy(descriptors, CMSG_DATA(header), sizeof(int) * descriptor_count);
  return got;
}

int clinux_stream_pair(int ends[2]) {
  return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) == 0 ? 0 : errno;
}

ssize_t clinux_send_some(int socket, const uint8_t *bytes, size_t count) {
  return send(socket, bytes, count, MSG_NOSIGNAL | MSG_DONTWAIT);
}

pid_t clinux_divide(void) {
  pid_t parent = getpid();
  pid_t process = fork();
  if (process != 0) return process;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // It may have ended before that call.
  if (getppid() != parent) _exit(127);
  return 0;
}

/// The bytes of address space that this process has.
static size_t address_space(void) {
  FILE *file = fopen("/proc/self/statm", "re");
  if (!file) return 0;
  unsigned long pages = 0;
  if (fscanf(file, "%lu", &pages) != 1) pages = 0;
  fclose(file);
  return (size_t)pages * (size_t)sysconf(_SC_PAGESIZE);
}

void clinux_limit_work(size_t memory, unsigned seconds) {
  size_t space = address_space();
  if (space > 0) lower_limit(RLIMIT_AS, space + memory);
  lower_limit(RLIMIT_CPU, seconds);
  lower_limit(RLIMIT_CORE, 0);
  prctl(PR_SET_DUMPABLE, 0);
}

bool clinux_keep_only(int descriptor) {
  if (dup2(descriptor, 0) < 0) return false;
  return syscall(SYS_close_range, 3, ~0U, 0) == 0;
}

void clinux_confine_work(void) {
  // Zones and languages are read when they are first needed, and so are decoders of pictures.
  static const clinux_place places[] = {
    {"/usr/share", clinux_access_read}, {"/usr/lib", clinux_access_read},
    {"/lib", clinux_access_read},       {"/lib64", clinux_access_read},
    {"/etc/localtime", clinux_access_read},
  };
  clinux_sandbox sandbox = {.places = places, .count = sizeof places / sizeof places[0]};
  system_call_filter filter;
  // The filter permits threads, which the limit would refuse too: it counts them, but for root.
  if (!make_work_filter(&filter)) {
    filter.count = 0;
    lower_limit(RLIMIT_NPROC, 0);
  }
  lower_limit(RLIMIT_FSIZE, 0);
  take_sandbox(make_ruleset(&sandbox), &filter);
}
