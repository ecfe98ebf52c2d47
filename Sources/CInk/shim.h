// cairo draws paths, pango shapes and draws text, fontconfig finds fonts.
#ifndef CINK_SHIM_H
#define CINK_SHIM_H

#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

// Casts that GObject's macros do, which Swift does not import.
static inline void cink_set_config(PangoFontMap *map, FcConfig *config) {
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
}

static inline PangoFcFontMap *cink_fc_map(PangoFontMap *map) { return PANGO_FC_FONT_MAP(map); }

// Adds the font with these bytes under a family name of our own. The bytes are a file without a
// name, which lives as long as the process. Returns 0 when it cannot be added.
static inline int cink_add_font(
    FcConfig *config, const void *bytes, size_t count, const char *family) {
  int file = (int)syscall(SYS_memfd_create, "font", 1 /* MFD_CLOEXEC */);
  if (file < 0) return 0;
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", file);
  FcFontSet *fonts = FcConfigGetFonts(config, FcSetApplication);
  int before = fonts ? fonts->nfont : 0;
  if (write(file, bytes, count) != (ssize_t)count ||
      !FcConfigAppFontAddFile(config, (const FcChar8 *)path)) {
    close(file);
    return 0;
  }
  fonts = FcConfigGetFonts(config, FcSetApplication);
  if (!fonts || fonts->nfont <= before) {
    close(file);
    return 0;
  }
  for (int index = before; index < fonts->nfont; index++) {
    FcPatternDel(fonts->fonts[index], FC_FAMILY);
    FcPatternAddString(fonts->fonts[index], FC_FAMILY, (const FcChar8 *)family);
  }
  return 1;
}

static inline void cink_unref(void *object) { g_object_unref(object); }

// Appends bytes to a growing buffer; for cairo_surface_write_to_png_stream.
typedef struct {
  unsigned char *bytes;
  size_t count;
  size_t capacity;
} cink_buffer;

static inline cairo_status_t cink_append(
    void *closure, const unsigned char *data, unsigned int length) {
  cink_buffer *buffer = (cink_buffer *)closure;
  if (buffer->count + length > buffer->capacity) {
    size_t capacity = buffer->capacity * 2 + length;
    unsigned char *bytes = (unsigned char *)realloc(buffer->bytes, capacity);
    if (!bytes) return CAIRO_STATUS_NO_MEMORY;
    buffer->bytes = bytes;
    buffer->capacity = capacity;
  }
  memcpy(buffer->bytes + buffer->count, data, length);
  buffer->count += length;
  return CAIRO_STATUS_SUCCESS;
}

// Writes a surface as PNG. The caller frees the buffer's bytes.
static inline cairo_status_t cink_png(cairo_surface_t *surface, cink_buffer *buffer) {
  return cairo_surface_write_to_png_stream(surface, cink_append, buffer);
}

#endif
