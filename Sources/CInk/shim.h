// cairo draws paths, pango shapes and draws text, fontconfig finds fonts.
#ifndef CINK_SHIM_H
#define CINK_SHIM_H

#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdlib.h>
#include <string.h>

// Casts that GObject's macros do, which Swift does not import.
static inline void cink_set_config(PangoFontMap *map, FcConfig *config) {
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), config);
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
