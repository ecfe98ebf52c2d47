// A minimal interface to libpng and libjpeg-turbo: the size of an image, and its pixels as red,
// green, blue, alpha, a byte each; and PNG images of opaque pixels. No function uses longjmp or ends the program; errors are
// returned as messages. Both libraries keep no state between calls.
#ifndef CIMAGES_SHIM_H
#define CIMAGES_SHIM_H

#include <png.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <turbojpeg.h>

enum { CI_PROBLEM_BYTES = 128 };

typedef struct {
  uint32_t width;
  uint32_t height;
  // The error message; empty on success.
  char problem[CI_PROBLEM_BYTES];
} ci_result;

// Stores an error message; "damaged" when there is none.
static inline void ci_fail(ci_result *result, const char *words) {
  snprintf(result->problem, CI_PROBLEM_BYTES, "%s", words && words[0] ? words : "damaged");
}

// Reads the size of a PNG image from its header.
static inline ci_result ci_png_size(const void *bytes, size_t count) {
  ci_result result = {0};
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  if (png_image_begin_read_from_memory(&image, bytes, count)) {
    result.width = image.width;
    result.height = image.height;
  } else {
    ci_fail(&result, image.message);
  }
  png_image_free(&image);
  return result;
}

// Decodes a PNG image into `pixels`, which must have room for width * height * 4 bytes of the size
// that ci_png_size returned. Fails when that exceeds `capacity`.
static inline ci_result ci_png_read(
    const void *bytes, size_t count, uint8_t *pixels, size_t capacity) {
  ci_result result = {0};
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  if (png_image_begin_read_from_memory(&image, bytes, count)) {
    image.format = PNG_FORMAT_RGBA;
    result.width = image.width;
    result.height = image.height;
    if (PNG_IMAGE_SIZE(image) > capacity) {
      ci_fail(&result, "larger than its header states");
    } else if (!png_image_finish_read(&image, NULL, pixels, 0, NULL)) {
      ci_fail(&result, image.message);
    }
  } else {
    ci_fail(&result, image.message);
  }
  png_image_free(&image);
  return result;
}

// Decodes a JPEG image into `pixels`, as ci_png_read does; NULL reads only the size.
static inline ci_result ci_jpeg_read(
    const void *bytes, size_t count, uint8_t *pixels, size_t capacity) {
  ci_result result = {0};
  tjhandle handle = tjInitDecompress();
  if (!handle) {
    ci_fail(&result, tjGetErrorStr2(NULL));
    return result;
  }
  int width = 0, height = 0, subsampling = 0, colors = 0;
  if (tjDecompressHeader3(handle, (const unsigned char *)bytes, (unsigned long)count, &width, &height, &subsampling,
                          &colors) != 0 || width <= 0 || height <= 0) {
    ci_fail(&result, tjGetErrorStr2(handle));
  } else {
    result.width = (uint32_t)width;
    result.height = (uint32_t)height;
    if (pixels) {
      if ((size_t)width * (size_t)height * 4 > capacity) {
        ci_fail(&result, "larger than its header states");
      } else if (tjDecompress2(handle, (const unsigned char *)bytes, (unsigned long)count, pixels, width, 0, height,
                               TJPF_RGBA, TJFLAG_LIMITSCANS | TJFLAG_ACCURATEDCT) != 0 &&
                 tjGetErrorCode(handle) != TJERR_WARNING) {
        ci_fail(&result, tjGetErrorStr2(handle));
      }
    }
  }
  tjDestroy(handle);
  return result;
}

// Reads the size of a JPEG image from its header.
static inline ci_result ci_jpeg_size(const void *bytes, size_t count) {
  return ci_jpeg_read(bytes, count, NULL, 0);
}

// Writes a PNG image. `pixels` holds red, green, blue for each pixel, or with `entries` > 0 a place
// in `palette`, which holds red, green, blue for each entry. NULL as `bytes` returns the room that
// is surely enough. Returns the bytes written; 0 on failure.
static inline size_t ci_png_write(
    const uint8_t *pixels, uint32_t width, uint32_t height, const uint8_t *palette,
    uint32_t entries, int is_fast, void *bytes, size_t room) {
  png_image image;
  memset(&image, 0, sizeof image);
  image.version = PNG_IMAGE_VERSION;
  image.width = width;
  image.height = height;
  image.format = entries > 0 ? PNG_FORMAT_RGB_COLORMAP : PNG_FORMAT_RGB;
  image.colormap_entries = entries;
  if (is_fast) image.flags |= PNG_IMAGE_FLAG_FAST;
  if (!bytes) return PNG_IMAGE_PNG_SIZE_MAX(image);
  png_alloc_size_t count = room;
  int is_written = png_image_write_to_memory(&image, bytes, &count, 0, pixels, 0, palette);
  png_image_free(&image);
  return is_written ? count : 0;
}

// Returns the error message; Swift imports the array as a tuple.
static inline const char *ci_problem(const ci_result *result) { return result->problem; }

#endif
