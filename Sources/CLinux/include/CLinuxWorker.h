#ifndef CLINUX_WORKER_H
#define CLINUX_WORKER_H

// A process that forks a child for each piece of work, and descriptors that travel between processes.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Starts a program whose standard input is one end of a socket, which carries messages; its standard
/// output and standard error go to /dev/null, and it inherits no other descriptor. `socket` gets the
/// other end. 0, or an error number.
int clinux_start_worker(
    const char *path, char *const *arguments, char *const *environment, pid_t *process, int *socket);

/// Sends one message with descriptors, which this process may close afterwards; false with `errno` set
/// if it cannot. Never raises SIGPIPE.
bool clinux_send_descriptors(
    int socket, const uint8_t *bytes, size_t count, const int *descriptors, size_t descriptor_count);

/// Takes one message of at most `room` bytes, and exactly `descriptor_count` descriptors, which are
/// closed on exec. The count of bytes, 0 at the end, -1 with `errno` set.
ssize_t clinux_receive_descriptors(
    int socket, uint8_t *bytes, size_t room, int *descriptors, size_t descriptor_count);

/// Makes a connected pair of streams, closed on exec: 0, or an error number.
int clinux_stream_pair(int ends[2]);

/// Sends bytes to a stream without waiting and without SIGPIPE, as `send` does.
ssize_t clinux_send_some(int socket, const uint8_t *bytes, size_t count);

/// Divides this process, which must have only one thread: 0 in the child, which is killed when this
/// process ends; the child's number in this process; -1 with `errno` set.
pid_t clinux_divide(void);

/// Makes a descriptor the standard input and closes all others but standard output and error.
bool clinux_keep_only(int descriptor);

/// Limits what this process may take from now on: `memory` bytes beyond those it has, and `seconds` of
/// processor time, after which it is killed. It leaves no core and starts nothing.
void clinux_limit_work(size_t memory, unsigned seconds);

/// Takes all rights from this process that the kernel lets it give up: from now on it reads the
/// system's libraries, zones and languages, writes no file, and reaches no other file, no network, no other process.
void clinux_confine_work(void);

#endif
