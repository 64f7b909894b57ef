#include "CPictures.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// What is used of GLib, gdk-pixbuf and chafa, as their headers declare it (stable since GLib 2.0,
// gdk-pixbuf 2.0, chafa 1.8).
typedef struct {
  uint32_t domain;
  int code;
  char *message;
} GError;

extern void g_error_free(GError *);
extern void g_object_unref(void *);
extern unsigned long g_signal_connect_data(
    void *, const char *, void (*)(void), void *, void *, int);

extern void *gdk_pixbuf_loader_new(void);
extern int gdk_pixbuf_loader_write(void *, const uint8_t *, size_t, GError **);
extern int gdk_pixbuf_loader_close(void *, GError **);
extern void gdk_pixbuf_loader_set_size(void *, int, int);
extern void *gdk_pixbuf_loader_get_pixbuf(void *);
extern void *gdk_pixbuf_apply_embedded_orientation(void *);
extern int gdk_pixbuf_get_width(const void *);
extern int gdk_pixbuf_get_height(const void *);
extern int gdk_pixbuf_get_rowstride(const void *);
extern int gdk_pixbuf_get_n_channels(const void *);
extern int gdk_pixbuf_get_bits_per_sample(const void *);
extern const uint8_t *gdk_pixbuf_read_pixels(const void *);

extern void *chafa_symbol_map_new(void);
extern void chafa_symbol_map_unref(void *);
extern void chafa_symbol_map_add_by_tags(void *, int);
extern void *chafa_canvas_config_new(void);
extern void chafa_canvas_config_unref(void *);
extern void chafa_canvas_config_set_geometry(void *, int, int);
extern void chafa_canvas_config_set_symbol_map(void *, const void *);
extern void *chafa_canvas_new(const void *);
extern void chafa_canvas_unref(void *);
extern void chafa_canvas_draw_all_pixels(void *, int, const uint8_t *, int, int, int);
extern uint32_t chafa_canvas_get_char_at(void *, int, int);
extern void chafa_canvas_get_raw_colors_at(void *, int, int, int *, int *);

enum {
  pixels_rgba = 4,  // CHAFA_PIXEL_RGBA8_UNASSOCIATED
  // CHAFA_SYMBOL_TAG_SPACE, _SOLID, _BLOCK, _QUAD and _HALF.
  symbol_tags = 1 | 1 << 1 | 1 << 3 | 1 << 7 | 1 << 8 | 1 << 9,
};

// Called when the size is known and before there are pixels: a picture that would fill the memory
// is made smaller while it is read.
static void limit_size(void *loader, int width, int height, void *data) {
  int longest = *(int *)data;
  int side = width > height ? width : height;
  if (side <= longest) return;
  int w = (int)((int64_t)width * longest / side), h = (int)((int64_t)height * longest / side);
  gdk_pixbuf_loader_set_size(loader, w > 0 ? w : 1, h > 0 ? h : 1);
}

static bool copy_pixels(const void *pixbuf, CPixels *pixels) {
  int width = gdk_pixbuf_get_width(pixbuf), height = gdk_pixbuf_get_height(pixbuf);
  int channels = gdk_pixbuf_get_n_channels(pixbuf), stride = gdk_pixbuf_get_rowstride(pixbuf);
  const uint8_t *source = gdk_pixbuf_read_pixels(pixbuf);
  if (!source || channels < 3 || gdk_pixbuf_get_bits_per_sample(pixbuf) != 8) return false;
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

bool cp_decode(
    const uint8_t *bytes, size_t count, int longest, CPixels *pixels, char *reason, size_t room) {
  GError *error = NULL;
  void *loader = gdk_pixbuf_loader_new();
  g_signal_connect_data(
      loader, "size-prepared", (void (*)(void))limit_size, &longest, NULL, 0);
  bool is_read = gdk_pixbuf_loader_write(loader, bytes, count, &error);
  // A loader has to be closed whatever was written; only the first reason is told.
  is_read = gdk_pixbuf_loader_close(loader, is_read ? &error : NULL) && is_read;
  void *pixbuf = is_read ? gdk_pixbuf_loader_get_pixbuf(loader) : NULL;
  void *upright = pixbuf ? gdk_pixbuf_apply_embedded_orientation(pixbuf) : NULL;
  bool is_done = upright && copy_pixels(upright, pixels);
  if (!is_done) snprintf(reason, room, "%s", error ? error->message : "there is no picture in it");
  if (error) g_error_free(error);
  if (upright) g_object_unref(upright);
  g_object_unref(loader);
  return is_done;
}

bool cp_symbols(const CPixels *pixels, int columns, int rows, CSymbol *symbols) {
  if (columns <= 0 || rows <= 0) return false;
  void *map = chafa_symbol_map_new(), *config = chafa_canvas_config_new();
  chafa_symbol_map_add_by_tags(map, symbol_tags);
  chafa_canvas_config_set_symbol_map(config, map);
  chafa_canvas_config_set_geometry(config, columns, rows);
  void *canvas = chafa_canvas_new(config);
  if (canvas) {
    chafa_canvas_draw_all_pixels(
        canvas, pixels_rgba, pixels->rgba, pixels->width, pixels->height, pixels->width * 4);
    for (int y = 0; y < rows; y++) {
      for (int x = 0; x < columns; x++, symbols++) {
        int foreground, background;
        symbols->scalar = chafa_canvas_get_char_at(canvas, x, y);
        chafa_canvas_get_raw_colors_at(canvas, x, y, &foreground, &background);
        symbols->foreground = foreground;
        symbols->background = background;
      }
    }
    chafa_canvas_unref(canvas);
  }
  chafa_canvas_config_unref(config);
  chafa_symbol_map_unref(map);
  return canvas != NULL;
}
