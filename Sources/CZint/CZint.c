#include "CZint.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zint.h>

#include "CLinux.h"

static struct {
  __typeof__(&ZBarcode_Create) create;
  __typeof__(&ZBarcode_Delete) delete;
  __typeof__(&ZBarcode_Encode) encode;
} functions;

static const struct clinux_symbol symbols[] = {
    {"ZBarcode_Create", (void **)&functions.create},
    {"ZBarcode_Delete", (void **)&functions.delete},
    {"ZBarcode_Encode", (void **)&functions.encode},
    {0, 0},
};

static const struct czint_symbology symbologies[] = {
    {"qr", BARCODE_QRCODE, true, 4},
    {"micro-qr", BARCODE_MICROQR, true, 2},
    {"aztec", BARCODE_AZTEC, true, 1},
    {"datamatrix", BARCODE_DATAMATRIX, true, 1},
    {"han-xin", BARCODE_HANXIN, true, 3},
    {"pdf417", BARCODE_PDF417, false, 2},
    {"code128", BARCODE_CODE128, false, 10},
    {"code39", BARCODE_CODE39, false, 10, true},
    {"code93", BARCODE_CODE93, false, 10},
    {"codabar", BARCODE_CODABAR, false, 10, true},
    {"ean13", BARCODE_EANX, false, 11, true},
    {"ean8", BARCODE_EANX, false, 7, true},
    {"upca", BARCODE_UPCA, false, 9, true},
    {"isbn", BARCODE_ISBNX, false, 11, true},
    {"itf", BARCODE_C25INTER, false, 10, true},
};

const struct czint_symbology *czint_symbology(int index) {
  int count = sizeof symbologies / sizeof *symbologies;
  return index >= 0 && index < count ? &symbologies[index] : 0;
}

static bool load(void) {
  static struct clinux_library library = CLINUX_LIBRARY("libzint.so.2.11", symbols);
  return clinux_load(&library);
}

bool czint_is_installed(void) { return load(); }

static bool copy(
    const struct czint_symbology *symbology, const struct zint_symbol *from,
    struct czint_symbol *symbol) {
  int width = from->width, rows = from->rows;
  if (width <= 0 || rows <= 0 || rows > 200 || width > 144 * 8) return false;
  uint8_t *modules = malloc((size_t)width * (size_t)rows);
  if (!modules) return false;
  for (int y = 0; y < rows; y++) {
    for (int x = 0; x < width; x++) {
      modules[y * width + x] = from->encoded_data[y][x >> 3] >> (x & 7) & 1;
    }
  }
  char *text = symbology->changes_text ? strdup((const char *)from->text) : 0;
  *symbol = (struct czint_symbol){width, rows, modules, text};
  return true;
}

bool czint_encode(
    const struct czint_symbology *symbology, const uint8_t *text, size_t length,
    struct czint_symbol *symbol, char *reason, size_t room) {
  if (!load()) {
    snprintf(reason, room, "libzint is not installed: sudo apt install libzint2.11");
    return false;
  }
  // Longer ones no symbology takes.
  if (length == 0 || length > 10000) {
    snprintf(reason, room, length == 0 ? "there is no text" : "the text is too long");
    return false;
  }
  struct zint_symbol *made = functions.create();
  if (!made) {
    snprintf(reason, room, "no memory");
    return false;
  }
  made->symbology = symbology->number;
  made->input_mode = UNICODE_MODE;
  // Beyond ASCII a matrix says that it is UTF-8, so that no scanner has to guess.
  bool is_ascii = true;
  for (size_t i = 0; i < length; i++) is_ascii = is_ascii && text[i] < 0x80;
  if (symbology->is_matrix && !is_ascii) made->eci = 26;
  int result = functions.encode(made, text, (int)length);
  bool is_done = result < ZINT_ERROR && copy(symbology, made, symbol);
  if (!is_done) {
    // “Error 270: Input too long …”: the number is for zint's own people.
    const char *words = made->errtxt;
    const char *colon = words;
    while (*colon && *colon != ':') colon++;
    if (*colon) words = colon + 1;
    while (*words == ' ') words++;
    snprintf(reason, room, "%s", *words ? words : "it cannot be encoded");
  }
  functions.delete(made);
  return is_done;
}
