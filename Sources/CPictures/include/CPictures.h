// gdk-pixbuf and chafa, as Swift needs them: bytes in, pixels or characters out.
//
// Their headers need compiler flags that SwiftPM does not pass on; here are only plain C types.
#ifndef CPICTURES_H
#define CPICTURES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Pixels row by row, four bytes each: red, green, blue, opacity.
typedef struct {
  int width;
  int height;
  uint8_t *rgba;
} CPixels;

// Loads gdk-pixbuf, if it is installed.
void cp_prepare(void);

typedef enum {
  CP_DECODED,
  CP_FAILED,
  CP_TOO_MANY_PIXELS,
} CPDecoding;

// Decodes a picture of any format that gdk-pixbuf knows (PNG, JPEG and GIF everywhere), unless it has
// more than `most_pixels`. Larger ones are made smaller, so that no side is longer than `longest`
// pixels. On failure there is a reason in `reason`. The caller frees `pixels->rgba`.
CPDecoding cp_decode(
    const uint8_t *bytes, size_t count, int longest, int64_t most_pixels, CPixels *pixels, char *reason,
    size_t room);

// A character of a picture and its two colours as 0xRRGGBB, -1 where there is none.
typedef struct {
  uint32_t scalar;
  int32_t foreground;
  int32_t background;
} CSymbol;

// Draws pixels in `columns` × `rows` characters, which `symbols` has room for: the blocks, halves
// and quarters that come nearest, as chafa chooses them.
bool cp_symbols(const CPixels *pixels, int columns, int rows, CSymbol *symbols);

#endif
