// zlib, as Swift needs it: bytes in, fewer or more bytes out.
#ifndef CZLIB_H
#define CZLIB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Compresses bytes into `target`, which has room for `*room` bytes; sets `*room` to how many it took.
// Returns false if zlib is not installed or there is too little room.
bool cz_compress(const uint8_t *bytes, size_t count, uint8_t *target, size_t *room);

// What came of decompressing.
enum cz_outcome { CZ_WHOLE, CZ_CUT, CZ_BROKEN, CZ_TOO_MUCH, CZ_ABSENT };

// True if zlib is installed.
bool cz_is_installed(void);

// Decompresses gzip of one or several members, zlib's own format or bare deflate into new memory of at most
// `most` bytes, which the caller frees in each case. CZ_CUT says that the bytes end before the data do.
enum cz_outcome cz_decompress(
    const uint8_t *bytes, size_t count, size_t most, uint8_t **target, size_t *length);

#endif
