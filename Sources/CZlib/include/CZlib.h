// zlib, as Swift needs it: bytes in, fewer bytes out.
#ifndef CZLIB_H
#define CZLIB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Compresses bytes into `target`, which has room for `*room` bytes; sets `*room` to how many it took.
// Returns false if zlib is not installed or there is too little room.
bool cz_compress(const uint8_t *bytes, size_t count, uint8_t *target, size_t *room);

#endif
