#include "CZlib.h"

#include "CLinux.h"

// What is used of zlib, as its header declares it (stable since 1.2).
static int (*compress_bytes)(uint8_t *, unsigned long *, const uint8_t *, unsigned long, int);

static const struct clinux_symbol symbols[] = {
    {"compress2", (void **)&compress_bytes},
    {0, 0},
};

bool cz_compress(const uint8_t *bytes, size_t count, uint8_t *target, size_t *room) {
  static struct clinux_library library = CLINUX_LIBRARY("libz.so.1", symbols);
  if (!clinux_load(&library)) return false;
  unsigned long length = *room;
  // 1 is the fastest; a terminal on this machine reads faster than a better level compresses.
  if (compress_bytes(target, &length, bytes, count, 1) != 0) return false;
  *room = length;
  return true;
}
