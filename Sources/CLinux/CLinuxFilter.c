#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/ioctl.h>
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

/// Refuses sockets of all families but those that the sandbox allows.
static void add_sockets(system_call_filter *filter, const clinux_sandbox *sandbox) {
  unsigned families[4];
  int count = 0;
  if (sandbox->network) {
    families[count++] = AF_INET;
    families[count++] = AF_INET6;
    families[count++] = AF_NETLINK;
  }
  if (sandbox->sockets) families[count++] = AF_UNIX;
  // Without the network, the kernel may still be asked for its routes and addresses (protocol 0).
  int routes = sandbox->network ? 0 : 3;
  skip_unless(filter, SYS_socket, 1 + count + routes + 2);
  load_argument(filter, 0);
  for (int i = 0; i < count; i++) skip_if(filter, families[i], count - i + routes);
  if (routes > 0) {
    skip_unless(filter, AF_NETLINK, 2);
    load_argument(filter, 2);
    skip_if(filter, 0, 1);
  }
  fail(filter, EACCES);
  load_number(filter);
}

/// Calls that reach into other processes, into the kernel, or around the other rules.
static const int denied[] = {
  SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_keyctl, SYS_add_key,
  SYS_request_key, SYS_perf_event_open, SYS_bpf, SYS_userfaultfd, SYS_mount, SYS_umount2,
  SYS_pivot_root, SYS_chroot, SYS_unshare, SYS_setns, SYS_kexec_load, SYS_init_module,
  SYS_finit_module, SYS_delete_module, SYS_reboot, SYS_swapon, SYS_swapoff, SYS_acct, SYS_quotactl,
  SYS_settimeofday, SYS_clock_settime, SYS_adjtimex, SYS_clock_adjtime, SYS_sethostname,
  SYS_setdomainname, SYS_syslog, SYS_open_by_handle_at, SYS_fanotify_init, SYS_vhangup,
#if defined(__x86_64__)
  SYS_iopl, SYS_ioperm, SYS_uselib, SYS_ustat,
#endif
  // By number, for headers may be older: pidfd_getfd, the calls of io_uring and of new mounts, …
  438, 425, 426, 427, 428, 429, 430, 431, 432, 433, 442, 443, 467,
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

bool make_filter(const clinux_sandbox *sandbox, system_call_filter *filter) {
  filter->count = 0;
  if (own_architecture == 0) return false;
  load(filter, offsetof(struct seccomp_data, arch));
  skip_if(filter, own_architecture, 1);
  fail(filter, ENOSYS);
  load_number(filter);
#if defined(__x86_64__)
  // The calls of x32 have this bit.
  add(filter, BPF_JMP | BPF_JGE | BPF_K, 0, 1, 0x40000000);
  fail(filter, ENOSYS);
#endif
  for (size_t i = 0; i < sizeof denied / sizeof denied[0]; i++) deny(filter, denied[i], EPERM);
  add_sockets(filter, sandbox);
  add_modes(filter);
  const unsigned namespaces = CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET
    | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP;
  deny_bits(filter, SYS_clone, 0, namespaces);
  // Its flags are in memory; the C library goes on with clone.
  deny(filter, 435 /* clone3 */, ENOSYS);
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
