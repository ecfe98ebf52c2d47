#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H

#define NCURSES_WIDECHAR 1 /* without it cchar_t and the *_wch functions do not exist */
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif
#include <curses.h> /* never <term.h>: it defines lines, columns, bell, tab, … as macros */
#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <malloc.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

/* Accessors, because Swift 6 rejects references to mutable C globals. */
static inline WINDOW *nc_stdscr(void) { return stdscr; }
static inline WINDOW *nc_curscr(void) { return curscr; }
extern char **environ;
static inline char **nc_environment(void) { return environ; }
static inline int nc_colors(void) { return COLORS; }
static inline int nc_pairs(void) { return COLOR_PAIRS; }

/* Constants, because Swift does not import macros that contain casts. */
static const attr_t NC_BOLD = A_BOLD;
static const attr_t NC_DIM = A_DIM;
static const attr_t NC_ITALIC = A_ITALIC;
static const attr_t NC_UNDERLINE = A_UNDERLINE;
static const attr_t NC_REVERSE = A_REVERSE;

/* Replacements for memfd_create, pipe2, ppoll and wcwidth, which the Glibc module lacks because it
   is built without _GNU_SOURCE. */
static inline int nc_memfd(const char *name) {
  return (int)syscall(SYS_memfd_create, name, 1u /* MFD_CLOEXEC */);
}
static inline int nc_pipe(int ends[2]) {
  return (int)syscall(SYS_pipe2, ends, O_NONBLOCK | O_CLOEXEC);
}
/* Polls with a timeout in seconds; a negative timeout waits without limit. */
static inline int nc_poll(struct pollfd *list, int count, double seconds) {
  struct timespec time = {.tv_sec = (time_t)seconds};
  time.tv_nsec = (long)((seconds - (double)time.tv_sec) * 1e9);
  return (int)syscall(SYS_ppoll, list, (unsigned long)count, seconds < 0 ? NULL : &time, NULL, 0);
}
/* Returns freed memory to the system, which the allocator keeps otherwise. */
static inline void nc_return_memory(void) { malloc_trim(0); }
extern int wcwidth(wchar_t);
static inline int nc_width(unsigned scalar) { return wcwidth((wchar_t)scalar); }

/* Creates a cell. `text` is a base scalar, at most CCHARW_MAX - 1 combining marks, and a 0. The int
   pointer passes pair numbers above 32767. */
static inline int nc_cell(cchar_t *cell, const wchar_t *text, attr_t attributes, int pair) {
  return setcchar(cell, text, attributes, (short)(pair > 0x7fff ? 0x7fff : pair), &pair);
}

/* ---- Signal handlers and their state ----

   The handlers use only async-signal-safe calls and one plain global. The global is weak, not
   static: every Swift file that calls one of these functions gets a copy of the function, and all
   copies must use the same variable. */

struct nc_rescue {
  volatile sig_atomic_t armed; /* the terminal's modes are changed and must be restored */
  volatile sig_atomic_t chains; /* pass the signal on to the previous handler */
  volatile sig_atomic_t continued; /* SIGCONT has arrived since the last stop */
  int tty;
  int wake; /* write end of the pipe that wakes the run loop */
  int captured; /* memory file with the captured standard error, or -1 */
  int errors; /* the original standard error, or -1 */
  int length;
  int replies; /* how many replies to CSI c are to be read, with that to a last one; 0 for none */
  int patience; /* and how long they are waited for, in milliseconds */
  unsigned char bytes[8192];
  struct termios modes;
  struct sigaction previous[65];
  volatile sig_atomic_t installed[65];
  unsigned char stack[65536];
};
__attribute__((weak)) struct nc_rescue nc_rescue_state = {.tty = -1, .wake = -1, .captured = -1, .errors = -1};

/* Writes all bytes; gives up when the terminal accepts nothing for a second. */
static inline void nc_write_all(int file, const unsigned char *bytes, int length) {
  while (length > 0) {
    ssize_t count = write(file, bytes, (size_t)length);
    if (count > 0) {
      bytes += count;
      length -= (int)count;
    } else if (count < 0 && errno == EAGAIN) {
      struct pollfd wait = {.fd = file, .events = POLLOUT};
      if (poll(&wait, 1, 1000) <= 0) return;
    } else if (count == 0 || errno != EINTR) {
      return;
    }
  }
}

/* Returns the number of bytes of the UTF-8 character at the start; 0 when it is invalid or
   incomplete. */
static inline int nc_character(const unsigned char *bytes, int length) {
  int size = bytes[0] < 0x80 ? 1 : (bytes[0] & 0xE0) == 0xC0 ? 2
           : (bytes[0] & 0xF0) == 0xE0 ? 3 : (bytes[0] & 0xF8) == 0xF0 ? 4 : 0;
  if (size > length) return 0;
  for (int index = 1; index < size; index++) {
    if ((bytes[index] & 0xC0) != 0x80) return 0;
  }
  return size;
}

/* Returns 1 for a character that could control a terminal or change the direction of text: control
   characters except newline and tab, and the format characters of U+2000...U+206F. */
static inline int nc_is_control(const unsigned char *bytes, int size) {
  if (size == 1) return (bytes[0] < 0x20 && bytes[0] != '\n' && bytes[0] != '\t') || bytes[0] == 0x7F;
  if (size == 2) return bytes[0] == 0xC2 && bytes[1] < 0xA0;
  if (size == 4) return bytes[0] == 0xF3 && bytes[1] == 0xA0; /* the tag characters */
  if (size != 3 || bytes[0] != 0xE2) return 0;
  return (bytes[1] == 0x80 && ((bytes[2] >= 0x8B && bytes[2] <= 0x8F) || (bytes[2] >= 0xA8 && bytes[2] <= 0xAE)))
         || (bytes[1] == 0x81 && bytes[2] >= 0xA0 && bytes[2] <= 0xAF);
}

/* Copies captured text to the original standard error without control characters, because user
   code may have written it (WIDTH-1). */
static inline void nc_copy_captured(int captured, int errors) {
  unsigned char part[1024];
  off_t offset = 0;
  ssize_t count;
  while ((count = pread(captured, part, sizeof part, offset)) > 0) {
    int kept = 0, read = 0;
    while (read < count) {
      int size = nc_character(part + read, (int)count - read);
      /* The rest of this character is in the next block. */
      if (size == 0 && read > 0 && count - read < 4 && count == sizeof part) break;
      if (size > 0 && !nc_is_control(part + read, size)) {
        memmove(part + kept, part + read, (size_t)size);
        kept += size;
      }
      read += size > 0 ? size : 1;
    }
    nc_write_all(errors, part, kept);
    offset += read;
  }
}

/* Asks once more and reads the replies that are on their way, which the shell would else take for
   typed text. Counts the ends of CSI ? ... c. */
static inline void nc_read_replies(struct nc_rescue *state) {
  if (state->replies <= 0) return; /* it replies to nothing */
  nc_write_all(state->tty, (const unsigned char *)"\033[c", 3);
  struct timespec now, end;
  clock_gettime(CLOCK_MONOTONIC, &end);
  long left = state->patience;
  int place = 0; /* characters seen of ESC [ ? */
  int missing = state->replies;
  while (missing > 0 && left > 0) {
    struct pollfd wait = {.fd = state->tty, .events = POLLIN};
    unsigned char part[256];
    if (poll(&wait, 1, (int)left) <= 0) break;
    ssize_t count = read(state->tty, part, sizeof part);
    if (count <= 0) break;
    for (ssize_t index = 0; index < count; index++) {
      unsigned char byte = part[index];
      if (byte == 0x1B) place = 1;
      else if (place == 1 && byte == '[') place = 2;
      else if (place == 2 && byte == '?') place = 3;
      else if (place == 3 && ((byte >= '0' && byte <= '9') || byte == ';')) place = 3;
      else {
        if (place == 3 && byte == 'c') missing--;
        place = 0;
      }
    }
    clock_gettime(CLOCK_MONOTONIC, &now);
    left = state->patience - (now.tv_sec - end.tv_sec) * 1000 - (now.tv_nsec - end.tv_nsec) / 1000000;
  }
}

/* Restores the terminal and standard error; further calls do nothing. */
static inline void nc_give_back(void) {
  struct nc_rescue *state = &nc_rescue_state;
  if (state->armed) {
    state->armed = 0;
    nc_write_all(state->tty, state->bytes, state->length);
    nc_read_replies(state);
    tcsetattr(state->tty, state->replies > 0 ? TCSAFLUSH : TCSANOW, &state->modes);
  }
  if (state->captured >= 0) {
    int captured = state->captured;
    state->captured = -1;
    nc_copy_captured(captured, state->errors);
    dup2(state->errors, 2);
  }
}

/* Restores the terminal when the program calls exit() while the full screen is shown. */
static inline void nc_give_back_at_exit(void) { atexit(nc_give_back); }

/* Handles a fatal signal: restores the terminal, then raises the signal again. */
static inline void nc_crashed(int number) {
  struct nc_rescue *state = &nc_rescue_state;
  nc_give_back();
  struct sigaction next;
  memset(&next, 0, sizeof next);
  next.sa_handler = SIG_DFL;
  if (state->chains) next = state->previous[number];
  sigaction(number, &next, NULL);
  raise(number); /* blocked until this handler returns */
}

/* Handles a watched signal: writes its number to the pipe. */
static inline void nc_noted(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  if (number == SIGCONT) nc_rescue_state.continued = 1;
  ssize_t ignored = write(nc_rescue_state.wake, &byte, 1);
  (void)ignored;
  errno = saved;
}

/* Installs a handler and stores the previous one. */
static inline void nc_install(int number, void (*handler)(int), int flags, const sigset_t *mask) {
  struct nc_rescue *state = &nc_rescue_state;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = flags;
  action.sa_mask = *mask;
  if (sigaction(number, &action, &state->previous[number]) == 0) state->installed[number] = 1;
}

/* Reports a signal through the pipe; an ignored signal (nohup) stays ignored. */
static inline void nc_watch(int number, int wake) {
  struct sigaction present;
  nc_rescue_state.wake = wake;
  if (sigaction(number, NULL, &present) == 0 && present.sa_handler == SIG_IGN) return;
  /* A call that is interrupted because the process is in the background must not be repeated. */
  int flags = number == SIGTTIN || number == SIGTTOU ? 0 : SA_RESTART;
  /* One handler ends before the next begins. Of several pending signals Linux takes the lowest number
     first, but without the mask the last one taken runs first: a stopped job that is continued to be
     ended (`kill %1`) would note SIGCONT before SIGTERM, and stop again. */
  sigset_t all;
  sigfillset(&all);
  nc_install(number, nc_noted, flags, &all);
}

/* Restores the terminal when a fatal signal arrives. The handler runs on an alternate stack, which
   belongs to one thread, here the one that opens the terminal. That is enough: it is the main
   thread, and layout, drawing, linked-in widgets and their intents all run on the main actor; the
   user's widget source runs in a child process, whose crash does not affect the terminal. */
static inline void nc_guard(int number) {
  stack_t present;
  if (sigaltstack(NULL, &present) == 0 && (present.ss_flags & SS_DISABLE)) {
    stack_t own;
    memset(&own, 0, sizeof own);
    own.ss_sp = nc_rescue_state.stack;
    own.ss_size = sizeof nc_rescue_state.stack;
    sigaltstack(&own, NULL);
  }
  sigset_t output;
  sigemptyset(&output);
  sigaddset(&output, SIGTTOU); /* tcsetattr from the background must not stop the process */
  nc_install(number, nc_crashed, SA_ONSTACK, &output);
}

/* Restores the previous handler of a signal. */
static inline void nc_release(int number) {
  struct nc_rescue *state = &nc_rescue_state;
  if (!state->installed[number]) return;
  state->installed[number] = 0;
  sigaction(number, &state->previous[number], NULL);
}

/* Sets whether a fatal signal is passed on to the previous handler. */
static inline void nc_rescue_chains(int chains) { nc_rescue_state.chains = chains; }

/* Sets the descriptors of captured and original standard error; -1 for none. */
static inline void nc_rescue_capture(int captured, int errors) {
  nc_rescue_state.errors = errors;
  nc_rescue_state.captured = captured;
}

/* Stores how many replies of the terminal are on their way, beside the one that is asked for at the
   end, and how long they may take; a negative count when it replies to nothing. */
static inline void nc_rescue_expect(int replies, int milliseconds) {
  nc_rescue_state.replies = replies + 1;
  nc_rescue_state.patience = milliseconds;
}

/* Stores the bytes and modes that restore the terminal after a crash. */
static inline void nc_rescue_arm(
    int tty, const unsigned char *bytes, int length, const struct termios *modes) {
  struct nc_rescue *state = &nc_rescue_state;
  state->armed = 0;
  state->tty = tty;
  state->length = length > (int)sizeof state->bytes ? (int)sizeof state->bytes : length;
  memcpy(state->bytes, bytes, (size_t)state->length);
  state->modes = *modes;
  state->armed = 1;
}

/* Makes a crash leave the terminal unchanged. */
static inline void nc_rescue_disarm(void) { nc_rescue_state.armed = 0; }

/* Stops the whole job as ^Z does; returns when it is continued, or at once when SIGTSTP is
   ignored or no shell could continue the job. */
static inline void nc_stop(void) {
  struct sigaction normal, ours;
  if (sigaction(SIGTSTP, NULL, &ours) != 0 || ours.sa_handler == SIG_IGN) return;
  memset(&normal, 0, sizeof normal);
  normal.sa_handler = SIG_DFL;
  nc_rescue_state.continued = 0;
  sigaction(SIGTSTP, &normal, NULL);
  kill(0, SIGTSTP);
  /* Another thread may take the signal, later than this call returns: the handler that only notes it
     must not be back before. Where the job cannot be stopped, this takes a second. */
  struct timespec pause = {.tv_nsec = 1000000};
  for (int turn = 0; turn < 1000 && !nc_rescue_state.continued; turn++) nanosleep(&pause, NULL);
  sigaction(SIGTSTP, &ours, NULL);
}

#endif
