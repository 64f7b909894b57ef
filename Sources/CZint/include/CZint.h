// zint's library, loaded when it is first needed.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A symbology, by the name that boards have for it.
struct czint_symbology {
  const char *name;
  int number;
  /// True where modules are squares; false for bars, of which each row may be of any height.
  bool is_matrix;
  /// The least clear modules at each side and, for a matrix, above and below.
  int quiet;
  /// True where scanners read another text than the one that is encoded: with a check digit, in capitals.
  bool changes_text;
};

/// The symbologies that boards can name, counted from 0; NULL after the last.
const struct czint_symbology *czint_symbology(int index);

/// A symbol: one byte a module, row by row, 1 for dark.
struct czint_symbol {
  int width;
  int rows;
  uint8_t *modules;
  /// The text that scanners read, where it may be another one; else NULL.
  char *text;
};

/// False where the library is not installed. Any thread may ask.
bool czint_is_installed(void);

/// Encodes UTF-8 text. On failure returns false with the reason in `reason`. The caller frees
/// `symbol->modules` and `symbol->text`.
bool czint_encode(
    const struct czint_symbology *symbology, const uint8_t *text, size_t length,
    struct czint_symbol *symbol, char *reason, size_t room);
