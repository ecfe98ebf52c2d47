#define _GNU_SOURCE
#include "CSandbox.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

int csandbox_hide(void) { return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) < 0 ? -errno : 0; }

int csandbox_adopt(void) { return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) < 0 ? -errno : 0; }

/// The children of one thread are on one line of a file; a longer line is that of a fork bomb, whose
/// rest is found in the next round.
enum { LONGEST_LINE = 1 << 14, ROUNDS = 3, MOST_LEVELS = 64 };

/// Calls a function with each child of a process.
static void each_child(pid_t process, void (*use)(pid_t child, void *data), void *data) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task", (int)process);
  DIR *threads = opendir(path);
  if (!threads) return;
  for (struct dirent *entry; (entry = readdir(threads));) {
    if (entry->d_name[0] == '.') continue;
    char name[sizeof path + sizeof entry->d_name + 16];
    snprintf(name, sizeof name, "%s/%s/children", path, entry->d_name);
    int file = open(name, O_RDONLY | O_CLOEXEC);
    if (file < 0) continue;
    char *line = malloc(LONGEST_LINE);
    ssize_t length = line ? read(file, line, LONGEST_LINE - 1) : -1;
    close(file);
    if (length > 0) {
      line[length] = 0;
      // A number that is cut off at the end would be another process.
      char *end = strrchr(line, ' ');
      if (end) *end = 0;
      char *rest = NULL;
      for (char *word = end ? strtok_r(line, " ", &rest) : NULL; word;
           word = strtok_r(NULL, " ", &rest))
        use((pid_t)atoi(word), data);
    }
    free(line);
  }
  closedir(threads);
}

struct ending {
  const int *spared;
  int count;
  int level;
};

static void end_tree(pid_t process, void *data) {
  struct ending *ending = data;
  for (int index = 0; index < ending->count; index++)
    if (ending->spared[index] == process) return;
  if (process <= 1 || ending->level >= MOST_LEVELS) return;
  // What is stopped starts no more of them.
  kill(process, SIGSTOP);
  ending->level++;
  each_child(process, end_tree, ending);
  ending->level--;
  kill(process, SIGKILL);
}

void csandbox_end_below(int process, const int *spared, int count) {
  struct ending ending = {spared, count, 0};
  // Another round for those whose parent ended meanwhile: they are children of this process then.
  for (int round = 0; round < ROUNDS; round++) each_child(process, end_tree, &ending);
}

struct list {
  int *children;
  int count;
  int most;
};

static void note(pid_t child, void *data) {
  struct list *list = data;
  if (list->count < list->most) list->children[list->count++] = child;
}

int csandbox_children(int *children, int most) {
  struct list list = {children, 0, most};
  each_child(getpid(), note, &list);
  return list.count;
}
