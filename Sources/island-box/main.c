// Starts a program in the sandbox: island-box [-n] [-d] [-m MB] [-r PATH | -w PATH]… PROGRAM ARGUMENT…
//
// The compiler works on code of others, and loads macros. This program is C because it starts within
// a millisecond; each save starts it three times.
//
// -r: the program reads, and starts, what is below the path. -w: it writes there, too. -n: it has the
// network. -d: it ends when the process ends that has started this one. -m: the megabytes of memory that
// it may write to.
// Ends as the program does, and ends what the program leaves behind; with 125 and a line on the standard
// error when the sandbox or the program cannot be entered.
#include <CSandbox.h>

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static int fail(const char *what, int code) {
  fprintf(stderr, "island-box: %s: %s\n", what, strerror(code));
  return 125;
}

// The first word that is no option is the program; what follows is the program's.
static const char options[] = "+ndm:r:w:";

struct wishes {
  int network, ends_with_parent;
  /// 0: all that there is.
  unsigned long megabytes;
};

/// Reads the options other than paths; false: one is unknown.
static int read_wishes(int count, char **words, struct wishes *wishes) {
  int option;
  while ((option = getopt(count, words, options)) != -1) {
    if (option == '?') return 0;
    if (option == 'n') wishes->network = 1;
    if (option == 'd') wishes->ends_with_parent = 1;
    if (option == 'm') wishes->megabytes = strtoul(optarg, NULL, 10);
  }
  return 1;
}

/// Enters the sandbox and becomes the program; returns when it cannot.
static int run(int count, char **words, const struct wishes *wishes) {
  int network = wishes->network;
  int option;
  if (optind >= count) return fail("no program", EINVAL);
  if (wishes->megabytes) {
    // Not addresses: engines of languages reserve many gigabytes of them, and write to few.
    struct rlimit memory = {wishes->megabytes << 20, wishes->megabytes << 20};
    setrlimit(RLIMIT_DATA, &memory);
  }
  if (csandbox_landlock_version() > 0) {
    int rules = csandbox_rules(network);
    if (rules < 0) return fail("Landlock", -rules);
    csandbox_allow_system(rules, CSandboxExecute);
    if (network) csandbox_allow_names(rules);
    optind = 1;
    while ((option = getopt(count, words, options)) != -1) {
      if (option != 'r' && option != 'w') continue;
      int access = option == 'r' ? CSandboxExecute : CSandboxRead | CSandboxWrite;
      (void)csandbox_allow(rules, optarg, access);
    }
    int code = csandbox_restrict(rules);
    if (code < 0) return fail("Landlock", -code);
  }
  int code = csandbox_drop_capabilities();
  if (code < 0) return fail("capabilities", -code);
  code = csandbox_refuse(CSandboxNoSystem | (network ? CSandboxNoLocalSockets
                                                     : CSandboxNoNetwork | CSandboxNoSockets));
  // A kernel without filters.
  if (code < 0 && code != -EINVAL) return fail("seccomp", -code);
  execv(words[optind], words + optind);
  return fail(words[optind], errno);
}

int main(int count, char **words) {
  struct wishes wishes = {0, 0, 0};
  if (!read_wishes(count, words, &wishes)) return 125;
  if (wishes.ends_with_parent) prctl(PR_SET_PDEATHSIG, SIGKILL);
  csandbox_adopt();
  pid_t parent = getpid();
  pid_t child = fork();
  if (child < 0) return fail("fork", errno);
  if (child == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    return getppid() == parent ? run(count, words, &wishes) : 125;
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
  csandbox_end_below(parent, NULL, 0);
  if (!WIFSIGNALED(status)) return WEXITSTATUS(status);
  // Ends by the same signal, without a core of its own.
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  signal(WTERMSIG(status), SIG_DFL);
  raise(WTERMSIG(status));
  return 128 + WTERMSIG(status);
}
