#define _GNU_SOURCE
#include "CLinuxMachine.h"

#include <linux/tcp.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#include <unistd.h>

enum { block = 64, digest_size = 32 };

typedef struct {
  uint32_t state[8];
  uint64_t length;
  uint8_t rest[block];
  size_t count;
} sha256;

static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static uint32_t rotated(uint32_t word, int bits) { return word >> bits | word << (32 - bits); }

static void compress(sha256 *hash, const uint8_t bytes[block]) {
  uint32_t w[64];
  for (int i = 0; i < 16; i++) {
    w[i] = (uint32_t)bytes[4 * i] << 24 | (uint32_t)bytes[4 * i + 1] << 16 |
           (uint32_t)bytes[4 * i + 2] << 8 | bytes[4 * i + 3];
  }
  for (int i = 16; i < 64; i++) {
    uint32_t a = rotated(w[i - 15], 7) ^ rotated(w[i - 15], 18) ^ w[i - 15] >> 3;
    uint32_t b = rotated(w[i - 2], 17) ^ rotated(w[i - 2], 19) ^ w[i - 2] >> 10;
    w[i] = w[i - 16] + a + w[i - 7] + b;
  }
  uint32_t s[8];
  memcpy(s, hash->state, sizeof s);
  for (int i = 0; i < 64; i++) {
    uint32_t e = rotated(s[4], 6) ^ rotated(s[4], 11) ^ rotated(s[4], 25);
    uint32_t first = s[7] + e + ((s[4] & s[5]) ^ (~s[4] & s[6])) + constants[i] + w[i];
    uint32_t a = rotated(s[0], 2) ^ rotated(s[0], 13) ^ rotated(s[0], 22);
    uint32_t second = a + ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
    memmove(s + 1, s, 7 * sizeof *s);
    s[4] += first;
    s[0] = first + second;
  }
  for (int i = 0; i < 8; i++) hash->state[i] += s[i];
}

static void begin(sha256 *hash) {
  static const uint32_t start[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                    0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  memset(hash, 0, sizeof *hash);
  memcpy(hash->state, start, sizeof start);
}

static void add(sha256 *hash, const void *data, size_t size) {
  const uint8_t *bytes = data;
  hash->length += size;
  while (size > 0) {
    size_t room = block - hash->count;
    size_t part = size < room ? size : room;
    memcpy(hash->rest + hash->count, bytes, part);
    hash->count += part;
    bytes += part;
    size -= part;
    if (hash->count == block) {
      compress(hash, hash->rest);
      hash->count = 0;
    }
  }
}

static void end(sha256 *hash, uint8_t digest[digest_size]) {
  uint64_t bits = hash->length * 8;
  uint8_t padding[block] = {0x80};
  add(hash, padding, hash->count < block - 8 ? block - 8 - hash->count : 2 * block - 8 - hash->count);
  uint8_t length[8];
  for (int i = 0; i < 8; i++) length[i] = (uint8_t)(bits >> (56 - 8 * i));
  add(hash, length, sizeof length);
  for (int i = 0; i < digest_size; i++) digest[i] = (uint8_t)(hash->state[i / 4] >> (24 - 8 * (i % 4)));
}

void clinux_sha256(const void *data, size_t size, uint8_t digest[digest_size]) {
  sha256 hash;
  begin(&hash);
  add(&hash, data, size);
  end(&hash, digest);
}

void clinux_hmac_sha256(
    const void *key, size_t key_size, const void *message, size_t size,
    uint8_t digest[digest_size]) {
  sha256 hash;
  uint8_t inner[block] = {0}, outer[block];
  if (key_size > block) {
    begin(&hash);
    add(&hash, key, key_size);
    end(&hash, inner);
  } else {
    memcpy(inner, key, key_size);
  }
  for (int i = 0; i < block; i++) {
    outer[i] = inner[i] ^ 0x5c;
    inner[i] ^= 0x36;
  }
  begin(&hash);
  add(&hash, inner, block);
  add(&hash, message, size);
  end(&hash, digest);
  begin(&hash);
  add(&hash, outer, block);
  add(&hash, digest, digest_size);
  end(&hash, digest);
}

bool clinux_is_in_container(void) {
  // The number that the kernel gives the first namespace (PROC_PID_INIT_INO).
  const ino_t first = 0xEFFFFFFC;
  struct stat status;
  return stat("/proc/self/ns/pid", &status) == 0 && status.st_ino != first;
}

bool clinux_is_network_folder(const char *path) {
  struct statfs status;
  if (statfs(path, &status) != 0) return false;
  switch ((uint32_t)status.f_type) {
    case 0x6969:      // NFS
    case 0x517B:      // SMB
    case 0xFF534D42:  // CIFS
    case 0xFE534D42:  // SMB 2
    case 0x01021997:  // 9P
    case 0x00C36400:  // Ceph
    case 0x5346414F:  // AFS
    case 0x73757245:  // Coda
    case 0x0BD00BD0:  // Lustre
    case 0x47504653:  // GPFS
    case 0x65735546:  // FUSE
      return true;
    default:
      return false;
  }
}

bool clinux_is_kernel_folder(const char *path) {
  struct statfs status;
  if (statfs(path, &status) != 0) return false;
  switch ((uint32_t)status.f_type) {
    case 0x9FA0:      // proc
    case 0x62656572:  // sysfs
    case 0x64626720:  // debugfs
    case 0x74726163:  // tracefs
    case 0x73636673:  // securityfs
    case 0x0027E0EB:  // cgroup
    case 0x63677270:  // cgroup 2
      return true;
    default:
      return false;
  }
}

bool clinux_is_main_thread(void) { return syscall(SYS_gettid) == getpid(); }

uint64_t clinux_received_bytes(int socket) {
  struct tcp_info information;
  memset(&information, 0, sizeof information);
  socklen_t size = sizeof information;
  int failure = getsockopt(socket, IPPROTO_TCP, TCP_INFO, &information, &size);
  return failure == 0 ? information.tcpi_bytes_received : 0;
}
