#include "CAllocationCount.h"

#include <stddef.h>

// A `malloc` linked into the program takes precedence over the C library's; glibc also exports its
// own under these names.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *pointer, size_t size);

static unsigned long allocations;

unsigned long island_allocation_count(void) {
  return __atomic_load_n(&allocations, __ATOMIC_RELAXED);
}

static void count(void) { __atomic_fetch_add(&allocations, 1, __ATOMIC_RELAXED); }

void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count();
  return __libc_calloc(number, size);
}

void *realloc(void *pointer, size_t size) {
  count();
  return __libc_realloc(pointer, size);
}
