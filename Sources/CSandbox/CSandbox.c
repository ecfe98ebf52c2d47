#define _GNU_SOURCE
#include "CSandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Landlock, as in the kernel's header of version 7. Debian's header is older than the kernels that
// the program meets, so what is used of it stands here.
#define LANDLOCK_CREATE_RULESET 444
#define LANDLOCK_ADD_RULE 445
#define LANDLOCK_RESTRICT_SELF 446

enum {
  FS_EXECUTE = 1 << 0,
  FS_WRITE_FILE = 1 << 1,
  FS_READ_FILE = 1 << 2,
  FS_READ_DIR = 1 << 3,
  FS_REMOVE_DIR = 1 << 4,
  FS_REMOVE_FILE = 1 << 5,
  FS_MAKE_CHAR = 1 << 6,
  FS_MAKE_DIR = 1 << 7,
  FS_MAKE_REG = 1 << 8,
  FS_MAKE_SOCK = 1 << 9,
  FS_MAKE_FIFO = 1 << 10,
  FS_MAKE_BLOCK = 1 << 11,
  FS_MAKE_SYM = 1 << 12,
  FS_REFER = 1 << 13,
  FS_TRUNCATE = 1 << 14,
  FS_IOCTL_DEV = 1 << 15,
};

struct rules_attribute {
  uint64_t files;
  uint64_t network;
  uint64_t scopes;
};

struct path_attribute {
  uint64_t access;
  int32_t parent;
} __attribute__((packed));

int csandbox_landlock_version(void) {
  long version = syscall(LANDLOCK_CREATE_RULESET, NULL, 0, 1);
  return version < 0 ? 0 : (int)version;
}

/// The kinds of access that this version of Landlock can refuse.
static uint64_t known_files(int version) {
  uint64_t files = (FS_MAKE_SYM << 1) - 1;
  if (version >= 2) files |= FS_REFER;
  if (version >= 3) files |= FS_TRUNCATE;
  if (version >= 5) files |= FS_IOCTL_DEV;
  return files;
}

int csandbox_rules(int allowsNetwork) {
  int version = csandbox_landlock_version();
  if (version == 0) return -ENOSYS;
  struct rules_attribute attribute = {known_files(version), 0, 0};
  size_t size = sizeof attribute.files;
  if (version >= 4) {
    size += sizeof attribute.network;
    // Binding and connecting by TCP.
    if (!allowsNetwork) attribute.network = 3;
  }
  if (version >= 6) {
    size += sizeof attribute.scopes;
    // Sockets with abstract names, and signals to processes outside.
    attribute.scopes = 3;
  }
  long rules = syscall(LANDLOCK_CREATE_RULESET, &attribute, size, 0);
  return rules < 0 ? -errno : (int)rules;
}

int csandbox_allow(int rules, const char *path, int access) {
  int file = open(path, O_PATH | O_CLOEXEC);
  if (file < 0) return errno == ENOENT ? 0 : -errno;
  uint64_t allowed = 0;
  if (access & CSandboxRead) allowed |= FS_READ_FILE | FS_READ_DIR;
  if (access & CSandboxReadFiles) allowed |= FS_READ_FILE;
  if (access & CSandboxExecute) allowed |= FS_READ_FILE | FS_READ_DIR | FS_EXECUTE;
  if (access & CSandboxWrite)
    allowed |= FS_WRITE_FILE | FS_TRUNCATE | FS_REMOVE_DIR | FS_REMOVE_FILE | FS_MAKE_DIR |
               FS_MAKE_REG | FS_MAKE_SYM | FS_REFER;
  allowed &= known_files(csandbox_landlock_version());
  struct stat status;
  int result = 0;
  if (fstat(file, &status) < 0) {
    result = -errno;
  } else {
    if (!S_ISDIR(status.st_mode))
      allowed &= FS_READ_FILE | FS_WRITE_FILE | FS_TRUNCATE | FS_EXECUTE | FS_IOCTL_DEV;
    struct path_attribute attribute = {allowed, file};
    if (allowed && syscall(LANDLOCK_ADD_RULE, rules, 1, &attribute, 0) < 0) result = -errno;
  }
  close(file);
  return result;
}

void csandbox_allow_system(int rules, int access) {
  static const char *const paths[] = {
      "/usr", "/lib", "/lib64", "/bin", "/sbin", "/nix", "/etc/ld.so.cache", "/etc/localtime",
      "/etc/timezone", "/etc/fonts", "/etc/ssl/certs", "/proc/self", "/sys/devices/system/cpu",
      "/sys/kernel/mm/transparent_hugepage", "/dev/random", "/dev/urandom",
  };
  static const char *const devices[] = {"/dev/null", "/dev/zero", "/dev/full"};
  // A file that is not there, or that this process may not open, is not needed.
  for (size_t index = 0; index < sizeof paths / sizeof *paths; index++)
    (void)csandbox_allow(rules, paths[index], access);
  for (size_t index = 0; index < sizeof devices / sizeof *devices; index++)
    (void)csandbox_allow(rules, devices[index], CSandboxRead | CSandboxWrite);
  // Dispatch reads how its threads are from /proc/THREAD/stat, and traps when it cannot. What is
  // secret about another process there is kept by Landlock's rule about tracing.
  (void)csandbox_allow(rules, "/proc", CSandboxReadFiles);
}

void csandbox_allow_names(int rules) {
  static const char *const files[] = {
      "/etc/resolv.conf", "/etc/hosts", "/etc/nsswitch.conf", "/etc/host.conf", "/etc/gai.conf",
      "/etc/services", "/etc/protocols", "/etc/ssl/openssl.cnf", "/etc/pki/tls/certs",
      "/etc/pki/ca-trust/extracted", "/run/systemd/resolve", "/run/resolvconf",
  };
  for (size_t index = 0; index < sizeof files / sizeof *files; index++)
    (void)csandbox_allow(rules, files[index], CSandboxRead);
}

int csandbox_restrict(int rules) {
  int result = 0;
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) < 0 || syscall(LANDLOCK_RESTRICT_SELF, rules, 0) < 0)
    result = -errno;
  close(rules);
  return result;
}

int csandbox_drop_capabilities(void) {
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct none[2] = {{0}};
  return syscall(SYS_capset, &header, none) < 0 ? -errno : 0;
}

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "the filter of system calls does not know this processor"
#endif

// A call that the header of this system does not know has its number from the kernel's table, which
// is the same for all processors from 424 on.
enum {
  CALL_PIDFD_SEND_SIGNAL = 424,
  CALL_IO_URING_SETUP = 425,
  CALL_IO_URING_ENTER = 426,
  CALL_IO_URING_REGISTER = 427,
  CALL_OPEN_TREE = 428,
  CALL_MOVE_MOUNT = 429,
  CALL_FSOPEN = 430,
  CALL_FSCONFIG = 431,
  CALL_FSMOUNT = 432,
  CALL_FSPICK = 433,
  CALL_PIDFD_OPEN = 434,
  CALL_CLONE3 = 435,
  CALL_PIDFD_GETFD = 438,
  CALL_PROCESS_MADVISE = 440,
  CALL_MOUNT_SETATTR = 442,
  CALL_QUOTACTL_FD = 443,
  CALL_FCHMODAT2 = 452,
  CALL_SETXATTRAT = 463,
};

enum { MOST = 400 };

struct program {
  struct sock_filter steps[MOST];
  unsigned short count;
  int error;
};

static void add(struct program *program, struct sock_filter step) {
  if (program->count < MOST)
    program->steps[program->count++] = step;
  else
    program->error = -E2BIG;
}

static void answer(struct program *program, int error) {
  add(program, (struct sock_filter)BPF_STMT(
                   BPF_RET | BPF_K,
                   error ? SECCOMP_RET_ERRNO | (error & SECCOMP_RET_DATA) : SECCOMP_RET_ALLOW));
}

/// Refuses a call whatever its arguments.
static void refuse(struct program *program, unsigned number, int error) {
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 1));
  answer(program, error);
}

/// Loads the lower half of an argument: the kernel takes only this half of those that are tested.
static void load_argument(struct program *program, unsigned index) {
  add(program, (struct sock_filter)BPF_STMT(
                   BPF_LD | BPF_W | BPF_ABS,
                   offsetof(struct seccomp_data, args) + index * sizeof(uint64_t)));
}

static void load_number(struct program *program) {
  add(program,
      (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)));
}

/// Refuses a call unless an argument, of which only the bits of a mask count, has one of two values.
static void refuse_unless(struct program *program, unsigned number, unsigned index, uint32_t mask,
                          uint32_t value, uint32_t other) {
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 6));
  load_argument(program, index);
  add(program, (struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, mask));
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 2, 0));
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, other, 1, 0));
  answer(program, EPERM);
  load_number(program);
}

/// Refuses a call if a bit of an argument is set.
static void refuse_if(struct program *program, unsigned number, unsigned index, uint32_t mask) {
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 4));
  load_argument(program, index);
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, mask, 0, 1));
  answer(program, EPERM);
  load_number(program);
}

/// Refuses a call if all bits of an argument's mask are set.
static void refuse_if_all(struct program *program, unsigned number, unsigned index, uint32_t mask) {
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, number, 0, 5));
  load_argument(program, index);
  add(program, (struct sock_filter)BPF_STMT(BPF_ALU | BPF_AND | BPF_K, mask));
  add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, mask, 0, 1));
  answer(program, EPERM);
  load_number(program);
}

static void refuse_all(struct program *program, const unsigned *numbers, size_t count) {
  for (size_t index = 0; index < count; index++) refuse(program, numbers[index], EPERM);
}

#define REFUSE_ALL(program, numbers) \
  refuse_all(program, numbers, sizeof(numbers) / sizeof *(numbers))

static void refuse_system(struct program *program) {
  static const unsigned numbers[] = {
      SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, CALL_PROCESS_MADVISE, SYS_kcmp,
      SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_setns, SYS_unshare, CALL_OPEN_TREE,
      CALL_MOVE_MOUNT, CALL_FSOPEN, CALL_FSCONFIG, CALL_FSMOUNT, CALL_FSPICK, CALL_MOUNT_SETATTR,
      SYS_bpf, SYS_perf_event_open, SYS_userfaultfd, SYS_keyctl, SYS_add_key, SYS_request_key,
      CALL_IO_URING_SETUP, CALL_IO_URING_ENTER, CALL_IO_URING_REGISTER, SYS_init_module,
      SYS_finit_module, SYS_delete_module, SYS_kexec_load, SYS_reboot, SYS_swapon, SYS_swapoff,
      SYS_acct, SYS_quotactl, CALL_QUOTACTL_FD, SYS_name_to_handle_at, SYS_open_by_handle_at,
      SYS_fanotify_init, SYS_lookup_dcookie, SYS_vhangup, SYS_settimeofday, SYS_clock_settime,
      SYS_clock_adjtime, SYS_adjtimex, SYS_sethostname, SYS_setdomainname, SYS_syslog,
      CALL_PIDFD_OPEN, CALL_PIDFD_GETFD, CALL_PIDFD_SEND_SIGNAL,
#ifdef SYS_modify_ldt
      SYS_modify_ldt, SYS_iopl, SYS_ioperm,
#endif
  };
  REFUSE_ALL(program, numbers);
  refuse_if(program, SYS_clone, 0,
            CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS);
  // Its flags are behind a pointer. The C library then uses `clone`.
  refuse(program, CALL_CLONE3, ENOSYS);
  // Only to ask which it is, and to have the usual one.
  refuse_unless(program, SYS_personality, 0, 0xFFFFFFFF, 0xFFFFFFFF, 0);
}

static void refuse_network(struct program *program) {
  refuse_unless(program, SYS_socket, 0, 0xFFFFFFFF, AF_UNIX, AF_UNIX);
}

static void refuse_local_sockets(struct program *program) {
  static const unsigned numbers[] = {
      SYS_shmget, SYS_shmat, SYS_msgget, SYS_semget, SYS_mq_open, SYS_memfd_create,
  };
  REFUSE_ALL(program, numbers);
  refuse_unless(program, SYS_socket, 0, 0xFFFFFFFF, AF_INET, AF_INET6);
  // A pair that is connected for good; a datagram could still be sent to any name.
  refuse_unless(program, SYS_socketpair, 1, 0xF, SOCK_STREAM, SOCK_STREAM);
}

static void refuse_sockets(struct program *program) {
  static const unsigned numbers[] = {
      SYS_socket, SYS_connect, SYS_bind, SYS_listen, SYS_accept4,
#ifdef SYS_accept
      SYS_accept,
#endif
  };
  REFUSE_ALL(program, numbers);
  refuse_local_sockets(program);
}

static void refuse_processes(struct program *program) {
  static const unsigned numbers[] = {
      SYS_execve, SYS_execveat, SYS_setsid, SYS_setpgid, SYS_rt_sigqueueinfo, SYS_tkill,
      SYS_fchownat, SYS_fchown, SYS_setxattr, SYS_lsetxattr, SYS_removexattr, SYS_lremovexattr,
      CALL_SETXATTRAT, SYS_fchmodat, CALL_FCHMODAT2, SYS_setpriority, SYS_sched_setscheduler,
#ifdef SYS_fork
      SYS_fork, SYS_vfork, SYS_chmod, SYS_chown, SYS_lchown,
#endif
  };
  REFUSE_ALL(program, numbers);
  refuse_unless(program, SYS_clone, 0, CLONE_THREAD, CLONE_THREAD, CLONE_THREAD);
  // Such memory is not in the limit of memory, and there is no other process to share it with.
  refuse_if_all(program, SYS_mmap, 3, MAP_SHARED | MAP_ANONYMOUS);
  uint32_t self = (uint32_t)getpid();
  // Nought is its own group, which only it is in.
  refuse_unless(program, SYS_kill, 0, 0xFFFFFFFF, self, 0);
  refuse_unless(program, SYS_tgkill, 0, 0xFFFFFFFF, self, self);
  refuse_unless(program, SYS_rt_tgsigqueueinfo, 0, 0xFFFFFFFF, self, self);
  refuse_unless(program, SYS_prlimit64, 0, 0xFFFFFFFF, self, 0);
}

int csandbox_refuse(int what) {
  struct program program = {.count = 0, .error = 0};
  add(&program,
      (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)));
  add(&program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0));
  // Calls in the form of another processor have other numbers.
  answer(&program, ENOSYS);
  load_number(&program);
#if defined(__x86_64__)
  // The second set of numbers of this processor.
  add(&program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1));
  answer(&program, ENOSYS);
#endif
  if (what & CSandboxNoSystem) refuse_system(&program);
  if (what & CSandboxNoNetwork) refuse_network(&program);
  if (what & CSandboxNoSockets) refuse_sockets(&program);
  if (what & CSandboxNoLocalSockets) refuse_local_sockets(&program);
  if (what & CSandboxNoProcesses) refuse_processes(&program);
  answer(&program, 0);
  if (program.error) return program.error;
  struct sock_fprog filter = {program.count, program.steps};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) < 0) return -errno;
  long result =
      syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC, &filter);
  // A thread that could not be filtered is named by a positive result.
  return result < 0 ? -errno : result > 0 ? -ESRCH : 0;
}
