#ifndef CLINUX_MACHINE_H
#define CLINUX_MACHINE_H

// What tells one machine from another.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The SHA-256 (FIPS 180-4) of bytes, 32 bytes.
void clinux_sha256(const void *data, size_t size, uint8_t digest[32]);

/// The HMAC-SHA256 (RFC 2104, FIPS 180-4) of a message under a key, 32 bytes.
void clinux_hmac_sha256(
  const void *key, size_t key_size, const void *message, size_t size, uint8_t digest[32]);

/// Whether this process is in another namespace of processes than the machine's first one, as in a
/// container: it sees other processes than those outside, and cannot tell whether theirs live.
bool clinux_is_in_container(void);

/// Whether other machines may have the folder at `path` too: it is on NFS, SMB, 9P, Ceph and the like,
/// or in a file system that a program serves (FUSE).
bool clinux_is_network_folder(const char *path);

/// Whether the file system that has the folder at `path` is one that the kernel makes up, such as /proc and /sys: nobody
/// is told of changes in it.
bool clinux_is_kernel_folder(const char *path);

/// Whether this is the thread with which the process began.
bool clinux_is_main_thread(void);

/// The bytes that a TCP connection has received; 0 for another socket.
uint64_t clinux_received_bytes(int socket);

#endif
