#include "CPictures.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CLinux.h"

// What is used of GLib, gdk-pixbuf and chafa, as their headers declare it (stable since GLib 2.0,
// gdk-pixbuf 2.0, chafa 1.8).
typedef struct {
  uint32_t domain;
  int code;
  char *message;
} GError;

static struct {
  void (*error_free)(GError *);
  void (*unref)(void *);
  unsigned long (*connect)(void *, const char *, void (*)(void), void *, void *, int);
  void *(*loader_new)(void);
  int (*loader_write)(void *, const uint8_t *, size_t, GError **);
  int (*loader_close)(void *, GError **);
  void (*loader_set_size)(void *, int, int);
  void *(*loader_get_pixbuf)(void *);
  void *(*apply_orientation)(void *);
  int (*get_width)(const void *);
  int (*get_height)(const void *);
  int (*get_rowstride)(const void *);
  int (*get_n_channels)(const void *);
  int (*get_bits_per_sample)(const void *);
  const uint8_t *(*read_pixels)(const void *);
} pixbuf_functions;

static const struct clinux_symbol pixbuf_symbols[] = {
    // The library's own dependencies are found through it.
    {"g_error_free", (void **)&pixbuf_functions.error_free},
    {"g_object_unref", (void **)&pixbuf_functions.unref},
    {"g_signal_connect_data", (void **)&pixbuf_functions.connect},
    {"gdk_pixbuf_loader_new", (void **)&pixbuf_functions.loader_new},
    {"gdk_pixbuf_loader_write", (void **)&pixbuf_functions.loader_write},
    {"gdk_pixbuf_loader_close", (void **)&pixbuf_functions.loader_close},
    {"gdk_pixbuf_loader_set_size", (void **)&pixbuf_functions.loader_set_size},
    {"gdk_pixbuf_loader_get_pixbuf", (void **)&pixbuf_functions.loader_get_pixbuf},
    {"gdk_pixbuf_apply_embedded_orientation", (void **)&pixbuf_functions.apply_orientation},
    {"gdk_pixbuf_get_width", (void **)&pixbuf_functions.get_width},
    {"gdk_pixbuf_get_height", (void **)&pixbuf_functions.get_height},
    {"gdk_pixbuf_get_rowstride", (void **)&pixbuf_functions.get_rowstride},
    {"gdk_pixbuf_get_n_channels", (void **)&pixbuf_functions.get_n_channels},
    {"gdk_pixbuf_get_bits_per_sample", (void **)&pixbuf_functions.get_bits_per_sample},
    {"gdk_pixbuf_read_pixels", (void **)&pixbuf_functions.read_pixels},
    {0, 0},
};

static struct {
  void *(*map_new)(void);
  void (*map_unref)(void *);
  void (*map_add_by_tags)(void *, int);
  void *(*config_new)(void);
  void (*config_unref)(void *);
  void (*config_set_geometry)(void *, int, int);
  void (*config_set_symbol_map)(void *, const void *);
  void *(*canvas_new)(const void *);
  void (*canvas_unref)(void *);
  void (*draw_all_pixels)(void *, int, const uint8_t *, int, int, int);
  uint32_t (*get_char_at)(void *, int, int);
  void (*get_raw_colors_at)(void *, int, int, int *, int *);
} chafa;

static const struct clinux_symbol chafa_symbols[] = {
    {"chafa_symbol_map_new", (void **)&chafa.map_new},
    {"chafa_symbol_map_unref", (void **)&chafa.map_unref},
    {"chafa_symbol_map_add_by_tags", (void **)&chafa.map_add_by_tags},
    {"chafa_canvas_config_new", (void **)&chafa.config_new},
    {"chafa_canvas_config_unref", (void **)&chafa.config_unref},
    {"chafa_canvas_config_set_geometry", (void **)&chafa.config_set_geometry},
    {"chafa_canvas_config_set_symbol_map", (void **)&chafa.config_set_symbol_map},
    {"chafa_canvas_new", (void **)&chafa.canvas_new},
    {"chafa_canvas_unref", (void **)&chafa.canvas_unref},
    {"chafa_canvas_draw_all_pixels", (void **)&chafa.draw_all_pixels},
    {"chafa_canvas_get_char_at", (void **)&chafa.get_char_at},
    {"chafa_canvas_get_raw_colors_at", (void **)&chafa.get_raw_colors_at},
    {0, 0},
};

static bool load_pixbuf(void) {
  static struct clinux_library library = CLINUX_LIBRARY("libgdk_pixbuf-2.0.so.0", pixbuf_symbols);
  return clinux_load(&library);
}

static bool load_chafa(void) {
  static struct clinux_library library = CLINUX_LIBRARY("libchafa.so.0", chafa_symbols);
  return clinux_load(&library);
}

enum {
  pixels_rgba = 4,  // CHAFA_PIXEL_RGBA8_UNASSOCIATED
  // CHAFA_SYMBOL_TAG_SPACE, _SOLID, _BLOCK, _QUAD and _HALF.
  symbol_tags = 1 | 1 << 1 | 1 << 3 | 1 << 7 | 1 << 8 | 1 << 9,
};

typedef struct {
  int longest;
  int64_t most_pixels;
  bool is_too_large;
} SizeLimit;

// Called when the size is known and before there are pixels: a picture that would fill the memory
// is made smaller while it is read. Some loaders hold the whole picture nevertheless, so one with
// too many pixels is given no size, at which all loaders end with an error.
static void limit_size(void *loader, int width, int height, void *data) {
  SizeLimit *limit = data;
  int longest = limit->longest;
  int side = width > height ? width : height;
  if ((int64_t)width * height > limit->most_pixels) {
    limit->is_too_large = true;
    pixbuf_functions.loader_set_size(loader, 0, 0);
    return;
  }
  if (side <= longest) return;
  int w = (int)((int64_t)width * longest / side), h = (int)((int64_t)height * longest / side);
  pixbuf_functions.loader_set_size(loader, w > 0 ? w : 1, h > 0 ? h : 1);
}

static bool copy_pixels(const void *pixbuf, CPixels *pixels) {
  int width = pixbuf_functions.get_width(pixbuf), height = pixbuf_functions.get_height(pixbuf);
  int channels = pixbuf_functions.get_n_channels(pixbuf), stride = pixbuf_functions.get_rowstride(pixbuf);
  const uint8_t *source = pixbuf_functions.read_pixels(pixbuf);
  if (!source || channels < 3 || pixbuf_functions.get_bits_per_sample(pixbuf) != 8) return false;
  uint8_t *rgba = malloc((size_t)width * (size_t)height * 4);
  if (!rgba) return false;
  uint8_t *target = rgba;
  for (int y = 0; y < height; y++) {
    const uint8_t *row = source + (size_t)y * (size_t)stride;
    for (int x = 0; x < width; x++, row += channels, target += 4) {
      memcpy(target, row, 3);
      target[3] = channels > 3 ? row[3] : 255;
    }
  }
  *pixels = (CPixels){width, height, rgba};
  return true;
}

void cp_prepare(void) { load_pixbuf(); }

CPDecoding cp_decode(
    const uint8_t *bytes, size_t count, int longest, int64_t most_pixels, CPixels *pixels, char *reason,
    size_t room) {
  if (!load_pixbuf()) {
    snprintf(
        reason, room, "libgdk-pixbuf is not installed: sudo apt install libgdk-pixbuf-2.0-0");
    return CP_FAILED;
  }
  SizeLimit limit = {longest, most_pixels, false};
  GError *error = NULL;
  void *loader = pixbuf_functions.loader_new();
  pixbuf_functions.connect(
      loader, "size-prepared", (void (*)(void))limit_size, &limit, NULL, 0);
  bool is_read = pixbuf_functions.loader_write(loader, bytes, count, &error);
  // A loader has to be closed whatever was written; only the first reason is told.
  is_read = pixbuf_functions.loader_close(loader, is_read ? &error : NULL) && is_read;
  void *pixbuf = is_read ? pixbuf_functions.loader_get_pixbuf(loader) : NULL;
  void *upright = pixbuf ? pixbuf_functions.apply_orientation(pixbuf) : NULL;
  bool is_done = upright && copy_pixels(upright, pixels);
  if (!is_done) snprintf(reason, room, "%s", error ? error->message : "there is no picture in it");
  if (error) pixbuf_functions.error_free(error);
  if (upright) pixbuf_functions.unref(upright);
  pixbuf_functions.unref(loader);
  if (limit.is_too_large) return CP_TOO_MANY_PIXELS;
  return is_done ? CP_DECODED : CP_FAILED;
}

bool cp_symbols(const CPixels *pixels, int columns, int rows, CSymbol *symbols) {
  if (columns <= 0 || rows <= 0 || !load_chafa()) return false;
  void *map = chafa.map_new(), *config = chafa.config_new();
  chafa.map_add_by_tags(map, symbol_tags);
  chafa.config_set_symbol_map(config, map);
  chafa.config_set_geometry(config, columns, rows);
  void *canvas = chafa.canvas_new(config);
  if (canvas) {
    chafa.draw_all_pixels(
        canvas, pixels_rgba, pixels->rgba, pixels->width, pixels->height, pixels->width * 4);
    for (int y = 0; y < rows; y++) {
      for (int x = 0; x < columns; x++, symbols++) {
        int foreground, background;
        symbols->scalar = chafa.get_char_at(canvas, x, y);
        chafa.get_raw_colors_at(canvas, x, y, &foreground, &background);
        symbols->foreground = foreground;
        symbols->background = background;
      }
    }
    chafa.canvas_unref(canvas);
  }
  chafa.config_unref(config);
  chafa.map_unref(map);
  return canvas != NULL;
}
