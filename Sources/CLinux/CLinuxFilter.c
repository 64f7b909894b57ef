#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/netlink.h>
#include <linux/seccomp.h>
#include <netinet/in.h>
#include <sched.h>
#include <stddef.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "SandboxRules.h"

#if defined(__x86_64__)
#define own_architecture AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define own_architecture AUDIT_ARCH_AARCH64
#else
#define own_architecture 0
#endif

bool clinux_can_filter(void) { return own_architecture != 0; }

static void add(system_call_filter *filter, int code, int true_jump, int false_jump, unsigned value) {
  if (filter->count == most_instructions) return;
  filter->code[filter->count++] = (struct sock_filter){
    (unsigned short)code, (unsigned char)true_jump, (unsigned char)false_jump, value};
}

static void load(system_call_filter *filter, unsigned offset) {
  add(filter, BPF_LD | BPF_W | BPF_ABS, 0, 0, offset);
}

static void load_number(system_call_filter *filter) {
  load(filter, offsetof(struct seccomp_data, nr));
}

/// Loads the lower half of an argument, which both processors have first.
static void load_argument(system_call_filter *filter, int argument) {
  load(filter, (unsigned)(offsetof(struct seccomp_data, args) + 8 * (unsigned)argument));
}

static void skip_unless(system_call_filter *filter, unsigned value, int count) {
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, 0, count, value);
}

static void skip_if(system_call_filter *filter, unsigned value, int count) {
  add(filter, BPF_JMP | BPF_JEQ | BPF_K, count, 0, value);
}

static void fail(system_call_filter *filter, int error) {
  add(filter, BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ERRNO | (unsigned)error);
}

static void allow(system_call_filter *filter) {
  add(filter, BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ALLOW);
}

/// Begins a filter, which refuses the calls of other processors; false where this one's are unknown.
static bool begin(system_call_filter *filter) {
  filter->count = 0;
  if (own_architecture == 0) return false;
  load(filter, offsetof(struct seccomp_data, arch));
  skip_if(filter, own_architecture, 1);
  fail(filter, ENOSYS);
  load_number(filter);
  return true;
}

static void deny(system_call_filter *filter, int number, int error) {
  skip_unless(filter, (unsigned)number, 1);
  fail(filter, error);
}

/// Refuses a call one of whose arguments has any of the bits.
static void deny_bits(system_call_filter *filter, int number, int argument, unsigned bits) {
  skip_unless(filter, (unsigned)number, 4);
  load_argument(filter, argument);
  add(filter, BPF_JMP | BPF_JSET | BPF_K, 0, 1, bits);
  fail(filter, EPERM);
  load_number(filter);
}

static void deny_value(system_call_filter *filter, int number, int argument, unsigned value) {
  skip_unless(filter, (unsigned)number, 4);
  load_argument(filter, argument);
  skip_unless(filter, value, 1);
  fail(filter, EPERM);
  load_number(filter);
}

/// Refuses a call that creates a file with any of the bits in its mode.
static void deny_created_bits(
    system_call_filter *filter, int number, int flags, int mode, unsigned bits) {
  skip_unless(filter, (unsigned)number, 6);
  load_argument(filter, flags);
  // Without these flags the mode means nothing, and may be anything.
  add(filter, BPF_JMP | BPF_JSET | BPF_K, 0, 3, O_CREAT | (O_TMPFILE & ~O_DIRECTORY));
  load_argument(filter, mode);
  add(filter, BPF_JMP | BPF_JSET | BPF_K, 0, 1, bits);
  fail(filter, EPERM);
  load_number(filter);
}

/// Refuses pairs of sockets that send datagrams, which they also send to the sockets of others.
static void add_pairs(system_call_filter *filter) {
  skip_unless(filter, SYS_socketpair, 6);
  load_argument(filter, 1);
  add(filter, BPF_ALU | BPF_AND | BPF_K, 0, 0, 0xf /* without the flags */);
  skip_if(filter, SOCK_STREAM, 2);
  skip_if(filter, SOCK_SEQPACKET, 1);
  fail(filter, EACCES);
  load_number(filter);
}

/// Refuses a call that says which process it is about, except about the one that calls.
static void deny_others(system_call_filter *filter, int number, int argument) {
  skip_unless(filter, (unsigned)number, 4);
  load_argument(filter, argument);
  skip_if(filter, 0, 1);
  fail(filter, EPERM);
  load_number(filter);
}

/// Refuses to reserve room beyond a file's end, which counts for no limit of a file's size, and to make holes in a file,
/// which has its readers wait and takes long to remove.
static void add_reservations(system_call_filter *filter) {
  skip_unless(filter, SYS_fallocate, 4);
  load_argument(filter, 1);
  skip_if(filter, 0, 1);
  // As a file system that has neither; programs do without.
  fail(filter, EOPNOTSUPP);
  load_number(filter);
  // The same by the requests of XFS, which all file systems take: to reserve, to make holes, each with two numbers, and
  // to make zeros. They come with 48 bytes.
  const unsigned requests[] = {40, 41, 42, 43, 57};
  for (size_t i = 0; i < sizeof requests / sizeof requests[0]; i++)
    deny_value(filter, SYS_ioctl, 1, _IOC(_IOC_WRITE, 'X', requests[i], 48));
  deny_value(filter, SYS_madvise, 2, MADV_REMOVE);
}

/// Refuses to change the priority of all processes of a user.
static void deny_users(system_call_filter *filter, int number, unsigned user) {
  deny_value(filter, number, 0, user);
  deny_others(filter, number, 1);
}

/// Refuses to change what other processes get of the machine.
static void add_shares(system_call_filter *filter) {
  const int calls[] = {
    SYS_prlimit64, SYS_sched_setaffinity, SYS_sched_setscheduler, SYS_sched_setparam,
    SYS_sched_setattr, SYS_migrate_pages, SYS_move_pages,
  };
  for (size_t i = 0; i < sizeof calls / sizeof calls[0]; i++) deny_others(filter, calls[i], 0);
  deny_users(filter, SYS_setpriority, 2 /* PRIO_USER */);
  deny_users(filter, SYS_ioprio_set, 3 /* IOPRIO_WHO_USER */);
}

/// Refuses to change a file's flags and attributes by an ioctl of its file system, for which it need only be
/// open for reading, and to make what cannot be removed, such as volumes of btrfs that are read only. Copies that
/// share their blocks go on.
static void add_flags(system_call_filter *filter) {
  const unsigned allowed[] = {
    0x80086601 /* FS_IOC_GETFLAGS */, 0x801c581f /* FS_IOC_FSGETXATTR */, 0x40049409 /* FICLONE */,
    0x4020940d /* FICLONERANGE */,
  };
  // Of ext4 and others, XFS and others, versions, btrfs, F2FS, FAT, CIFS, Ceph.
  const unsigned kinds[] = {
    'f' << 8, 'X' << 8, 'v' << 8, 0x94 << 8, 0xf5 << 8, 'r' << 8, 0xcf << 8, 0x97 << 8,
  };
  const int allowed_count = sizeof allowed / sizeof allowed[0];
  const int kind_count = sizeof kinds / sizeof kinds[0];
  skip_unless(filter, SYS_ioctl, 1 + allowed_count + 1 + kind_count + 2);
  load_argument(filter, 1);
  for (int i = 0; i < allowed_count; i++) {
    skip_if(filter, allowed[i], allowed_count - i + kind_count + 1);
  }
  add(filter, BPF_ALU | BPF_AND | BPF_K, 0, 0, 0xff00);
  for (int i = 0; i < kind_count; i++) {
    if (i + 1 < kind_count) skip_if(filter, kinds[i], kind_count - 1 - i);
    else skip_unless(filter, kinds[i], 1);
  }
  fail(filter, EPERM);
  load_number(filter);
}

/// Lets calls do nothing that change whose a file is, who may reach it, its dates or its attributes: rules
/// for files know nothing of these, and a program may change its own files only where they can be told from
/// others. Copying programs go on.
static void add_attributes(system_call_filter *filter) {
  const int changes[] = {
    SYS_fchmod, SYS_fchmodat, 452 /* fchmodat2 */, SYS_fchown, SYS_fchownat, SYS_utimensat,
#if defined(__x86_64__)
    SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat,
#endif
  };
  for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) deny(filter, changes[i], 0);
}

/// Refuses sockets of all families but those that the sandbox allows.
static void add_sockets(system_call_filter *filter, const clinux_sandbox *sandbox) {
  // SCTP, SMC and MPTCP, of whose ports Landlock knows nothing.
  const unsigned protocols[] = {132, 256, 262};
  for (size_t i = 0; i < sizeof protocols / sizeof protocols[0]; i++)
    deny_value(filter, SYS_socket, 2, protocols[i]);
  unsigned families[3];
  int count = 0;
  if (sandbox->network) {
    families[count++] = AF_INET;
    families[count++] = AF_INET6;
  }
  if (sandbox->sockets) families[count++] = AF_UNIX;
  // The kernel may be asked for its routes and addresses, and with the network for its radio links.
  const int kernel = 4;
  skip_unless(filter, SYS_socket, 1 + count + kernel + 2);
  load_argument(filter, 0);
  for (int i = 0; i < count; i++) skip_if(filter, families[i], count - i + kernel);
  skip_unless(filter, AF_NETLINK, 3);
  load_argument(filter, 2);
  skip_if(filter, NETLINK_ROUTE, 2);
  skip_if(filter, sandbox->network ? NETLINK_GENERIC : NETLINK_ROUTE, 1);
  fail(filter, EACCES);
  load_number(filter);
  if (!sandbox->network) {
    // The kernel answers them under the lock of all networks, which waits for the memory of who asks.
    deny_value(filter, SYS_ioctl, 1, SIOCGIFCONF);
    deny_value(filter, SYS_ioctl, 1, 0x8946 /* SIOCETHTOOL */);
  }
  if (!sandbox->sockets) {
    add_pairs(filter);
    // SOCK_RDM, SOCK_SEQPACKET and SOCK_DCCP: SCTP and DCCP without a protocol's number.
    deny_bits(filter, SYS_socket, 1, 4);
    // What listens on one of this machine's two addresses is asked in place of a server that listens on the other one.
    deny(filter, SYS_listen, EACCES);
    // Nor does one that connects to a client choose the port at which it is asked (IP_LOCAL_PORT_RANGE).
    skip_unless(filter, SYS_setsockopt, 6);
    load_argument(filter, 1);
    skip_unless(filter, IPPROTO_IP, 3);
    load_argument(filter, 2);
    skip_unless(filter, 51, 1);
    fail(filter, EPERM);
    load_number(filter);
  }
}

/// Calls that reach into other processes, into the kernel, or around the other rules.
static const int denied[] = {
  SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_keyctl, SYS_add_key,
  SYS_request_key, SYS_perf_event_open, SYS_bpf, SYS_userfaultfd, SYS_mount, SYS_umount2,
  SYS_pivot_root, SYS_chroot, SYS_unshare, SYS_setns, SYS_kexec_load, SYS_init_module,
  SYS_finit_module, SYS_delete_module, SYS_reboot, SYS_swapon, SYS_swapoff, SYS_acct, SYS_quotactl,
  SYS_settimeofday, SYS_clock_settime, SYS_adjtimex, SYS_clock_adjtime, SYS_sethostname,
  SYS_setdomainname, SYS_syslog, SYS_open_by_handle_at, SYS_fanotify_init, SYS_vhangup,
  // Memory, semaphores and messages that all processes of a user share by number.
  SYS_shmget, SYS_shmat, SYS_shmctl, SYS_semget, SYS_semop, SYS_semtimedop, SYS_semctl, SYS_msgget,
  SYS_msgsnd, SYS_msgrcv, SYS_msgctl, SYS_mq_open, SYS_mq_unlink,
  // Extended attributes, of which access control lists are some.
  SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr, SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr,
#if defined(__x86_64__)
  SYS_iopl, SYS_ioperm, SYS_uselib, SYS_ustat,
#endif
  // By number, for headers may be older: pidfd_getfd, the calls of io_uring and of new mounts, …
  438, 425, 426, 427, 428, 429, 430, 431, 432, 433, 440, 442, 443, 448, 463, 466, 467, 469,
};

/// Refuses to make files that run with the rights of their owner or group.
static void add_modes(system_call_filter *filter) {
  const unsigned bits = S_ISUID | S_ISGID;
  deny_bits(filter, SYS_fchmod, 1, bits);
  deny_bits(filter, SYS_fchmodat, 2, bits);
  deny_bits(filter, 452 /* fchmodat2 */, 2, bits);
  deny_bits(filter, SYS_mknodat, 2, bits);
  deny_bits(filter, SYS_mkdirat, 2, bits);
  deny_created_bits(filter, SYS_openat, 2, 3, bits);
#if defined(__x86_64__)
  deny_bits(filter, SYS_chmod, 1, bits);
  deny_bits(filter, SYS_creat, 1, bits);
  deny_bits(filter, SYS_mknod, 1, bits);
  deny_bits(filter, SYS_mkdir, 1, bits);
  deny_created_bits(filter, SYS_open, 1, 2, bits);
#endif
  // Its mode is in memory, which a filter cannot read; programs go on with openat.
  deny(filter, 437 /* openat2 */, ENOSYS);
}

/// The calls of work that reads bytes and returns others: memory, files that rules for files permit, time.
static const int worked[] = {
  SYS_read, SYS_readv, SYS_pread64, SYS_write, SYS_writev, SYS_close, SYS_lseek, SYS_fstat,
  SYS_newfstatat, SYS_statx, SYS_statfs, SYS_fstatfs, SYS_openat, SYS_faccessat, SYS_readlinkat,
  SYS_getdents64, SYS_getcwd, SYS_dup, SYS_dup3, SYS_fcntl, SYS_ftruncate, SYS_fadvise64,
  SYS_memfd_create, SYS_mmap, SYS_munmap, SYS_mremap, SYS_mprotect, SYS_madvise, SYS_brk,
  SYS_membarrier, SYS_futex, SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn,
  SYS_sigaltstack, SYS_set_tid_address, SYS_set_robust_list, SYS_get_robust_list, 334 /* rseq */,
  SYS_getpid, SYS_getppid, SYS_gettid, SYS_getuid, SYS_geteuid, SYS_getgid, SYS_getegid,
  SYS_getresuid, SYS_getresgid, SYS_getrandom, SYS_getrusage, SYS_times, SYS_uname, SYS_sysinfo,
  SYS_clock_gettime, SYS_clock_getres, SYS_clock_nanosleep, SYS_nanosleep, SYS_gettimeofday,
  SYS_sendto, SYS_recvfrom, SYS_sched_yield, SYS_sched_getaffinity, SYS_sched_getparam,
  SYS_sched_getscheduler, SYS_ppoll, SYS_exit, SYS_exit_group, SYS_restart_syscall,
#if defined(__x86_64__)
  SYS_open, SYS_stat, SYS_lstat, SYS_access, SYS_readlink, SYS_dup2, SYS_poll, SYS_time,
  SYS_arch_prctl,
#endif
  436 /* close_range */, 439 /* faccessat2 */,
};

bool make_work_filter(system_call_filter *filter) {
  if (!begin(filter)) return false;
  for (size_t i = 0; i < sizeof worked / sizeof worked[0]; i++) {
    skip_unless(filter, (unsigned)worked[i], 1);
    allow(filter);
  }
  // Its own limits, and another thread of itself.
  skip_unless(filter, SYS_prlimit64, 4);
  load_argument(filter, 0);
  skip_unless(filter, 0, 1);
  allow(filter);
  load_number(filter);
  skip_unless(filter, SYS_clone, 4);
  load_argument(filter, 0);
  add(filter, BPF_JMP | BPF_JSET | BPF_K, 0, 1, CLONE_THREAD);
  allow(filter);
  load_number(filter);
  // The C library goes on with clone.
  deny(filter, 435 /* clone3 */, ENOSYS);
  fail(filter, EPERM);
  return filter->count < most_instructions;
}

bool make_filter(
    const clinux_sandbox *sandbox, bool guards_attributes, system_call_filter *filter) {
  if (!begin(filter)) return false;
#if defined(__x86_64__)
  // The calls of x32 have this bit.
  add(filter, BPF_JMP | BPF_JGE | BPF_K, 0, 1, 0x40000000);
  fail(filter, ENOSYS);
#endif
  for (size_t i = 0; i < sizeof denied / sizeof denied[0]; i++) deny(filter, denied[i], EPERM);
  add_sockets(filter, sandbox);
  add_shares(filter);
  add_flags(filter);
  if (!guards_attributes) add_attributes(filter);
  add_modes(filter);
  const unsigned namespaces = CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET
    | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP;
  // A process that cannot be traced would outlive the run that finds what a program needs, and one that its
  // parent's parent gets would stay there when it has ended: that one waits for none but its own.
  deny_bits(filter, SYS_clone, 0, namespaces | CLONE_UNTRACED | CLONE_PARENT);
  // Its flags are in memory; the C library goes on with clone.
  deny(filter, 435 /* clone3 */, ENOSYS);
  // All users of the machine share the number of its contexts.
  deny(filter, SYS_io_setup, ENOSYS);
  // Others who open the file would wait until the program gives way.
  deny_value(filter, SYS_fcntl, 1, F_SETLEASE);
  deny_value(filter, SYS_fcntl, 1, F_NOTIFY);
  add_reservations(filter);
  // Who reads its command line would read as much memory as it says.
  deny_value(filter, SYS_prctl, 0, PR_SET_MM);
  deny_value(filter, SYS_ioctl, 1, TIOCSTI);
  deny_value(filter, SYS_ioctl, 1, 0x541C /* TIOCLINUX */);
  allow(filter);
  return filter->count < most_instructions;
}

void drop_capabilities(void) {
  for (int capability = 0; capability < 64; capability++) {
    if (capability == CAP_DAC_OVERRIDE || capability == CAP_DAC_READ_SEARCH) continue;
    prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
  }
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
}
