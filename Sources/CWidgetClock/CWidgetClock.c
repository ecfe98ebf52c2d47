#define _GNU_SOURCE
#include "CWidgetClock.h"

#include <dlfcn.h>
#include <sys/time.h>
#include <time.h>

// Functions linked into the program take precedence over the C library's, so that a widget's
// current time is the date that a snapshot is rendered for.
static int is_held;
static struct timespec held;

void island_hold_clock(double seconds) {
  held.tv_sec = (time_t)seconds;
  held.tv_nsec = (long)((seconds - (double)held.tv_sec) * 1e9);
  is_held = 1;
}

int clock_gettime(clockid_t clock, struct timespec *result) {
  static int (*real)(clockid_t, struct timespec *);
  if (is_held && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
    *result = held;
    return 0;
  }
  if (!real) real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  return real(clock, result);
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  struct timespec now;
  (void)zone;
  clock_gettime(CLOCK_REALTIME, &now);
  result->tv_sec = now.tv_sec;
  result->tv_usec = now.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}
