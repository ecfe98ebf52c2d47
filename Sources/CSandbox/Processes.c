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
#include <sys/stat.h>
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

struct measure {
  struct csandbox_use use;
  int level;
};

static void measure_tree(pid_t process, void *data) {
  struct measure *measure = data;
  if (measure->level >= MOST_LEVELS) return;
  char text[1024];
  snprintf(text, sizeof text, "/proc/%d/stat", (int)process);
  int file = open(text, O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length <= 0) return;
  text[length] = 0;
  // The name of the program, in brackets, can have any characters.
  const char *rest = strrchr(text, ')');
  unsigned long long user = 0, system = 0;
  int threads = 0;
  if (!rest || sscanf(rest + 1,
                      " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %llu %llu %*d %*d %*d %*d %d",
                      &user, &system, &threads) != 3)
    return;
  measure->use.threads += threads;
  measure->use.ticks += user + system;
  measure->level++;
  each_child(process, measure_tree, measure);
  measure->level--;
}

struct csandbox_use csandbox_use_below(int process) {
  struct measure measure = {{0, 0}, 0};
  measure_tree(process, &measure);
  return measure.use;
}

enum { BLOCK = 4096, MOST_FOLDERS = 128 };

/// Adds what is below an open folder, which is closed.
static void add_folder(int folder, int level, unsigned long long most, unsigned long long *bytes) {
  if (level > MOST_FOLDERS) *bytes = most + 1;
  DIR *entries = *bytes > most ? NULL : fdopendir(folder);
  if (!entries) {
    close(folder);
    return;
  }
  for (struct dirent *entry; *bytes <= most && (entry = readdir(entries));) {
    if (!strcmp(entry->d_name, ".") || !strcmp(entry->d_name, "..")) continue;
    struct stat status;
    if (fstatat(folder, entry->d_name, &status, AT_SYMLINK_NOFOLLOW) < 0) continue;
    unsigned long long size = (unsigned long long)status.st_blocks * 512;
    *bytes += size > BLOCK ? size : BLOCK;
    if (!S_ISDIR(status.st_mode)) continue;
    // It may have become a link meanwhile.
    int inner = openat(folder, entry->d_name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (inner >= 0) add_folder(inner, level + 1, most, bytes);
  }
  closedir(entries);
}

unsigned long long csandbox_bytes(const char *const *folders, int count, unsigned long long most) {
  unsigned long long bytes = 0;
  for (int index = 0; index < count; index++) {
    int folder = open(folders[index], O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (folder >= 0) add_folder(folder, 0, most, &bytes);
  }
  return bytes;
}
