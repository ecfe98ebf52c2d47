// Starts a program in the sandbox: island-box [-r PATH | -w PATH]… PROGRAM ARGUMENT…
//
// The compiler works on code of others, and loads macros. This program is C because it starts within
// a millisecond; each save starts it three times.
//
// -r: the program reads, and starts, what is below the path. -w: it writes there, too.
// Ends with 125 and a line on the standard error when the sandbox or the program cannot be entered.
#include <CSandbox.h>

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static int fail(const char *what, int code) {
  fprintf(stderr, "island-box: %s: %s\n", what, strerror(code));
  return 125;
}

int main(int count, char **words) {
  int rules = -1;
  if (csandbox_landlock_version() > 0) {
    rules = csandbox_rules(0);
    if (rules < 0) return fail("Landlock", -rules);
    csandbox_allow_system(rules, CSandboxExecute);
  }
  int option;
  // The first word that is no option is the program; what follows is the program's.
  while ((option = getopt(count, words, "+r:w:")) != -1) {
    if (option != 'r' && option != 'w') return 125;
    int access = option == 'r' ? CSandboxExecute : CSandboxRead | CSandboxWrite;
    if (rules >= 0) (void)csandbox_allow(rules, optarg, access);
  }
  if (optind >= count) return fail("no program", EINVAL);
  if (rules >= 0) {
    int code = csandbox_restrict(rules);
    if (code < 0) return fail("Landlock", -code);
  }
  int code = csandbox_drop_capabilities();
  if (code < 0) return fail("capabilities", -code);
  code = csandbox_refuse(CSandboxNoSystem | CSandboxNoNetwork | CSandboxNoSockets);
  // A kernel without filters.
  if (code < 0 && code != -EINVAL) return fail("seccomp", -code);
  execv(words[optind], words + optind);
  return fail(words[optind], errno);
}
