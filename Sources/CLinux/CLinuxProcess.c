#define _GNU_SOURCE
#include <errno.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "CLinux.h"

// The numbers are the same on all machines; old headers lack them.
#ifndef SYS_pidfd_send_signal
#define SYS_pidfd_send_signal 424
#endif
#ifndef SYS_pidfd_open
#define SYS_pidfd_open 434
#endif

int clinux_process_open(pid_t process) { return (int)syscall(SYS_pidfd_open, process, 0); }

int clinux_process_signal(int descriptor, int signal) {
  return (int)syscall(SYS_pidfd_send_signal, descriptor, signal, NULL, 0);
}
