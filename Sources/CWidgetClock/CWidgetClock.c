#define _GNU_SOURCE
#include "CWidgetClock.h"

#include <dlfcn.h>
#include <errno.h>
#include <math.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>

// Functions linked into the program take precedence over the C library's, also in the libraries
// that it loads. Every timer of Foundation, Dispatch and Swift's concurrency is a timer descriptor
// of the kernel, which is set here to when the followed clock gets there.

typedef int64_t nanoseconds;
static const nanoseconds second = 1000000000;
static const nanoseconds rounding = 10000;

/// How clocks are read from an instant on. Never changed: a change makes another one.
struct setting {
  /// The machine's monotonic clock at the instant.
  nanoseconds at;
  /// False: the calendar is the machine's.
  int is_followed;
  nanoseconds date, date_at;
  double rate;
  /// The monotonic clock at the instant.
  nanoseconds uptime;
  double timer_rate;
  /// What CLOCK_BOOTTIME is ahead of CLOCK_MONOTONIC.
  nanoseconds boot;
};

static const struct setting machine = {.rate = 1, .timer_rate = 1};
// Readers take no lock: they may be signal handlers. What was replaced stays, for those that still
// read it; a person changes a clock some times an hour.
static const struct setting *_Atomic current = &machine;
/// Guards changes of `current` and the timers.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

struct timer {
  int is_known, is_set, flags;
  clockid_t clock;
  nanoseconds due, interval;
  struct itimerspec asked;
};

/// By descriptor; the timers of higher ones are the machine's.
enum { most_timers = 1024 };
static struct timer timers[most_timers];

static int (*real_gettime)(clockid_t, struct timespec *);
static int (*real_create)(int, int);
static int (*real_settime)(int, int, const struct itimerspec *, struct itimerspec *);
static int (*real_semaphore)(sem_t *, const struct timespec *);
static int (*real_condition)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);

// Other constructors read the clock before this one.
static void find(void) {
  if (real_condition) return;
  real_gettime = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  real_create = (int (*)(int, int))dlsym(RTLD_NEXT, "timerfd_create");
  real_settime = (int (*)(int, int, const struct itimerspec *, struct itimerspec *))dlsym(
      RTLD_NEXT, "timerfd_settime");
  real_semaphore =
      (int (*)(sem_t *, const struct timespec *))dlsym(RTLD_NEXT, "sem_timedwait");
  // The oldest version, which `dlsym` may find, has another form of condition variables.
  void *condition = dlvsym(RTLD_NEXT, "pthread_cond_timedwait", "GLIBC_2.3.2");
  if (!condition) condition = dlsym(RTLD_NEXT, "pthread_cond_timedwait");
  real_condition =
      (int (*)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *))condition;
}

__attribute__((constructor)) static void start(void) { find(); }

static nanoseconds from_spec(struct timespec time) {
  // What does not fit is never.
  if (time.tv_sec > INT64_MAX / second - 1) return INT64_MAX;
  return (nanoseconds)time.tv_sec * second + time.tv_nsec;
}

static struct timespec to_spec(nanoseconds time) {
  nanoseconds rest = time % second;
  if (rest < 0) rest += second;
  return (struct timespec){.tv_sec = (time - rest) / second, .tv_nsec = rest};
}

static nanoseconds from_seconds(double seconds) { return (nanoseconds)llround(seconds * 1e9); }

static nanoseconds read_real(clockid_t clock) {
  struct timespec time;
  find();
  real_gettime(clock, &time);
  return from_spec(time);
}

static nanoseconds scaled(nanoseconds duration, double rate) {
  return rate == 1 ? duration : (nanoseconds)llround((double)duration * rate);
}

static int is_calendar(clockid_t clock) {
  return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE
      || clock == CLOCK_REALTIME_ALARM;
}

static int is_boot(clockid_t clock) {
  return clock == CLOCK_BOOTTIME || clock == CLOCK_BOOTTIME_ALARM;
}

static int is_monotonic(clockid_t clock) {
  return is_boot(clock) || clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_RAW
      || clock == CLOCK_MONOTONIC_COARSE;
}

static nanoseconds date(const struct setting *set) {
  if (!set->is_followed) return read_real(CLOCK_REALTIME);
  return set->date + scaled(read_real(CLOCK_MONOTONIC) - set->date_at, set->rate);
}

static nanoseconds uptime(const struct setting *set) {
  return set->uptime + scaled(read_real(CLOCK_MONOTONIC) - set->at, set->timer_rate);
}

/// Reads a clock that is a calendar or monotonic.
static nanoseconds now(const struct setting *set, clockid_t clock) {
  if (is_calendar(clock)) return date(set);
  return uptime(set) + (is_boot(clock) ? set->boot : 0);
}

/// True when a setting has nothing to do with a clock.
static int is_real(const struct setting *set, clockid_t clock) {
  return is_calendar(clock) ? !set->is_followed : set == &machine;
}

int clock_gettime(clockid_t clock, struct timespec *result) {
  const struct setting *set = atomic_load(&current);
  find();
  if ((!is_calendar(clock) && !is_monotonic(clock)) || is_real(set, clock)) {
    return real_gettime(clock, result);
  }
  *result = to_spec(now(set, clock));
  return 0;
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

/// Sets a timer in the kernel to when its clock will be there; a clock that stands still gets
/// nowhere, and nothing wakes up for it.
static int set_real(int descriptor, const struct setting *set) {
  const struct timer *timer = &timers[descriptor];
  const struct itimerspec none = {0};
  if (!timer->is_set) return real_settime(descriptor, 0, &none, NULL);
  if (is_real(set, timer->clock)) {
    return real_settime(descriptor, timer->flags, &timer->asked, NULL);
  }
  double rate = is_calendar(timer->clock) ? set->rate : set->timer_rate;
  nanoseconds left = timer->due - now(set, timer->clock);
  if (left <= 0) {
    left = 1;
  } else if (rate <= 0) {
    return real_settime(descriptor, 0, &none, NULL);
  } else {
    double real = (double)left / rate;
    // Not before it: who waits would look at the clock and wait once more.
    left = real < 9e18 ? (nanoseconds)ceil(real) : INT64_MAX;
  }
  struct itimerspec time = {.it_value = to_spec(left)};
  if (timer->interval && rate > 0) {
    time.it_interval = to_spec((nanoseconds)ceil((double)timer->interval / rate));
  }
  return real_settime(descriptor, 0, &time, NULL);
}

int timerfd_create(int clock, int flags) {
  find();
  int descriptor = real_create(clock, flags);
  if (descriptor < 0 || descriptor >= most_timers) return descriptor;
  pthread_mutex_lock(&lock);
  timers[descriptor] = (struct timer){.is_known = 1, .clock = clock};
  pthread_mutex_unlock(&lock);
  return descriptor;
}

int timerfd_settime(
    int descriptor, int flags, const struct itimerspec *new, struct itimerspec *old) {
  find();
  if (old || !new || descriptor < 0 || descriptor >= most_timers
      || !timers[descriptor].is_known) {
    return real_settime(descriptor, flags, new, old);
  }
  pthread_mutex_lock(&lock);
  const struct setting *set = atomic_load(&current);
  struct timer *timer = &timers[descriptor];
  timer->is_set = new->it_value.tv_sec != 0 || new->it_value.tv_nsec != 0;
  timer->flags = flags;
  timer->asked = *new;
  timer->interval = from_spec(new->it_interval);
  timer->due = from_spec(new->it_value);
  if (!(flags & TFD_TIMER_ABSTIME)) {
    nanoseconds start = now(set, timer->clock);
    timer->due = timer->due > INT64_MAX - start ? INT64_MAX : start + timer->due;
    // Set again later, it must not begin anew.
    timer->flags |= TFD_TIMER_ABSTIME;
    timer->asked.it_value = to_spec(timer->due);
  }
  int result = set_real(descriptor, set);
  int code = errno;
  pthread_mutex_unlock(&lock);
  errno = code;
  return result;
}

/// The machine's date of the end of a wait: a thread that waits does so in real time.
static struct timespec end_of_wait(const struct timespec *end) {
  const struct setting *set = atomic_load(&current);
  if (!set->is_followed) return *end;
  nanoseconds left = from_spec(*end) - date(set);
  return to_spec(read_real(CLOCK_REALTIME) + (left > 0 ? left : 0));
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict end) {
  find();
  struct timespec real = end_of_wait(end);
  return real_semaphore(semaphore, &real);
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
    const struct timespec *restrict end) {
  find();
  struct timespec real = end_of_wait(end);
  return real_condition(condition, mutex, &real);
}

/// Replaces the setting, and sets all timers anew.
static void change(struct setting new, int passes) {
  struct setting *next = malloc(sizeof *next);
  if (!next) return;
  pthread_mutex_lock(&lock);
  const struct setting *old = atomic_load(&current);
  new.at = read_real(CLOCK_MONOTONIC);
  new.boot = old->boot ? old->boot : read_real(CLOCK_BOOTTIME) - new.at;
  new.uptime = old == &machine ? new.at : old->uptime + scaled(new.at - old->at, old->timer_rate);
  nanoseconds moved = date(&new) - date(old);
  // A little more: a timer for a minute is due after a step of a minute, however its date and that of
  // the step were rounded.
  if (passes && moved > 0) new.uptime += moved + rounding;
  *next = new;
  atomic_store(&current, next);
  for (int descriptor = 0; descriptor < most_timers; descriptor++) {
    if (timers[descriptor].is_known && timers[descriptor].is_set) set_real(descriptor, next);
  }
  pthread_mutex_unlock(&lock);
}

void island_follow_clock(
    double date, double uptime, double rate, double timer_rate, int passes) {
  change(
      (struct setting){
          .is_followed = 1, .date = from_seconds(date), .date_at = from_seconds(uptime),
          .rate = rate, .timer_rate = timer_rate,
      },
      passes);
}

void island_leave_clock(void) { change((struct setting){.rate = 1, .timer_rate = 1}, 0); }
