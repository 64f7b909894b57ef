#ifndef CLINUX_PROCESS_H
#define CLINUX_PROCESS_H

// Descriptors of processes, which stand for one process even after its number is another's.

#include <sys/types.h>

/// Opens a descriptor of the process that has a number now; -1 with `errno` set if it cannot.
int clinux_process_open(pid_t process);

/// Sends a signal to the process of a descriptor; -1 with `errno` set if it cannot.
int clinux_process_signal(int descriptor, int signal);

#endif
