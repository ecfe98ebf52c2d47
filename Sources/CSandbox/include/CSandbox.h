// The system calls of a box around code of others: Landlock and seccomp. Linux only. All functions
// return 0, or the negative value of `errno`.
#pragma once
#include <stdint.h>

/// What a process may do with what is below a path.
enum {
  CSandboxRead = 1,
  CSandboxWrite = 2,
  CSandboxExecute = 4,
  /// Read files whose path is known, and list no folder.
  CSandboxReadFiles = 8,
};

/// What a process may not do any more.
enum {
  /// Trace other processes, mount, load into the kernel, change namespaces, keys, the clock.
  CSandboxNoSystem = 1,
  /// Open a socket that leaves the machine.
  CSandboxNoNetwork = 2,
  /// Open or connect a socket of any kind, or use memory and queues that others can find.
  CSandboxNoSockets = 4,
  /// Start or signal another process, leave its process group, change the mode or owner of a file.
  CSandboxNoProcesses = 8,
  /// Open a socket that does not leave the machine, except a pair for its own threads, or use memory
  /// and queues that others can find.
  CSandboxNoLocalSockets = 16,
};

/// The version of Landlock that this kernel has; 0: none.
int csandbox_landlock_version(void);

/// Returns a descriptor of rules that allow nothing yet, or a negative value.
///
/// - allowsNetwork: Not 0: TCP stays allowed.
int csandbox_rules(int allowsNetwork);

/// Allows access to a file, or to all below a folder. A path that does not exist is ignored.
int csandbox_allow(int rules, const char *path, int access);

/// Allows what every program reads: libraries, time zones, fonts, locales, what the processor can do,
/// and devices that keep nothing.
///
/// - access: `CSandboxRead`, or `CSandboxExecute` for a process that starts programs.
void csandbox_allow_system(int rules, int access);

/// Allows what a program reads to find hosts by their names, and to know their certificates.
void csandbox_allow_names(int rules);

/// Restricts the calling thread, and all that it starts from now on, to the rules, and closes them.
/// A process that has other threads is not restricted as a whole.
int csandbox_restrict(int rules);

/// Gives up the rights that root has over other users, for the calling thread and all that it starts.
int csandbox_drop_capabilities(void);

/// Refuses system calls to all threads of this process, for good. They fail with EPERM.
int csandbox_refuse(int what);

/// Hides this process from others of the user: they open neither its memory nor its descriptors in
/// /proc, and cannot trace it. A program that it executes is not hidden.
int csandbox_hide(void);

/// Makes this process the parent of what its descendants leave behind, until it ends.
int csandbox_adopt(void);

/// Kills all descendants of a process, and not the process itself.
///
/// - spared: The children that stay, with theirs.
void csandbox_end_below(int process, const int *spared, int count);

/// Fills in the children of this process, and returns their number, which is at most `most`.
int csandbox_children(int *children, int most);

/// What a process uses, with everything that it has started.
struct csandbox_use {
  /// Threads; a process has at least one.
  int threads;
  /// Processor time in ticks of the kernel, without that of processes that have ended.
  unsigned long long ticks;
};

/// Measures a process and its descendants; all nought: it is gone. Its threads are not hidden from
/// those who may not look into it.
struct csandbox_use csandbox_use_below(int process);

/// Returns the bytes on the disk below some folders, where each file and folder counts as one block at
/// least; links are not followed. It stops counting as soon as they are more than `most`, and takes
/// folders in more than 128 levels for more.
unsigned long long csandbox_bytes(const char *const *folders, int count, unsigned long long most);
