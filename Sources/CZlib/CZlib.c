#include "CZlib.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "CLinux.h"

// What is used of zlib, as its header declares it (stable since 1.2).
struct stream {
  const uint8_t *next_in;
  unsigned avail_in;
  unsigned long total_in;
  uint8_t *next_out;
  unsigned avail_out;
  unsigned long total_out;
  const char *message;
  void *state, *allocate, *release, *context;
  int kind;
  unsigned long sum, reserved;
};

static int (*compress_bytes)(uint8_t *, unsigned long *, const uint8_t *, unsigned long, int);
static int (*inflate_begin)(struct stream *, int, const char *, int);
static int (*inflate_some)(struct stream *, int);
static int (*inflate_reset)(struct stream *);
static int (*inflate_end)(struct stream *);

static const struct clinux_symbol symbols[] = {
    {"compress2", (void **)&compress_bytes},
    {"inflateInit2_", (void **)&inflate_begin},
    {"inflate", (void **)&inflate_some},
    {"inflateReset", (void **)&inflate_reset},
    {"inflateEnd", (void **)&inflate_end},
    {0, 0},
};

bool cz_is_installed(void) {
  static struct clinux_library library = CLINUX_LIBRARY("libz.so.1", symbols);
  return clinux_load(&library);
}

bool cz_compress(const uint8_t *bytes, size_t count, uint8_t *target, size_t *room) {
  if (!cz_is_installed()) return false;
  unsigned long length = *room;
  // 1 is the fastest; a terminal on this machine reads faster than a better level compresses.
  if (compress_bytes(target, &length, bytes, count, 1) != 0) return false;
  *room = length;
  return true;
}

// What inflate returns.
enum { OK = 0, STREAM_END = 1, BUFFER_ERROR = -5 };
// Of inflateInit2: the largest window, with a header of gzip or zlib, and without any.
enum { ANY_HEADER = 15 + 32, NO_HEADER = -15 };

static enum cz_outcome decompress(
    const uint8_t *bytes, size_t count, size_t most, int header, uint8_t **target, size_t *length) {
  struct stream stream;
  memset(&stream, 0, sizeof stream);
  if (inflate_begin(&stream, header, "1.2.0", (int)sizeof stream) != OK) return CZ_ABSENT;
  stream.next_in = bytes;
  stream.avail_in = (unsigned)count;
  size_t room = 0;
  enum cz_outcome outcome = CZ_WHOLE;
  *length = 0;
  for (;;) {
    // One byte more than is wanted tells that there is too much.
    if (*length == room) {
      size_t wanted = room ? room * 2 : 1 << 16;
      if (wanted > most + 1) wanted = most + 1;
      uint8_t *larger = wanted > room ? realloc(*target, wanted) : 0;
      if (!larger) {
        outcome = CZ_TOO_MUCH;
        break;
      }
      *target = larger;
      room = wanted;
    }
    stream.next_out = *target + *length;
    stream.avail_out = (unsigned)(room - *length);
    int result = inflate_some(&stream, 0);
    *length = (size_t)(stream.next_out - *target);
    if (*length > most) {
      outcome = CZ_TOO_MUCH;
      break;
    }
    if (result == STREAM_END) {
      // Members of gzip follow one another; anything else behind the end belongs to nothing.
      if (stream.avail_in == 0 || stream.next_in[0] != 0x1f) break;
      if (stream.avail_in > 1 && stream.next_in[1] != 0x8b) break;
      if (inflate_reset(&stream) != OK) outcome = CZ_BROKEN;
    } else if (result == BUFFER_ERROR || (result == OK && stream.avail_in == 0 && stream.avail_out > 0)) {
      outcome = CZ_CUT;
    } else if (result != OK) {
      outcome = CZ_BROKEN;
    }
    if (outcome != CZ_WHOLE) break;
  }
  inflate_end(&stream);
  return outcome;
}

enum cz_outcome cz_decompress(
    const uint8_t *bytes, size_t count, size_t most, uint8_t **target, size_t *length) {
  *target = 0;
  *length = 0;
  if (!cz_is_installed()) return CZ_ABSENT;
  if (count > INT_MAX || most >= INT_MAX) return CZ_TOO_MUCH;
  enum cz_outcome outcome = decompress(bytes, count, most, ANY_HEADER, target, length);
  // Some servers call deflate what has no header.
  if (outcome == CZ_BROKEN && *length == 0)
    outcome = decompress(bytes, count, most, NO_HEADER, target, length);
  return outcome;
}
