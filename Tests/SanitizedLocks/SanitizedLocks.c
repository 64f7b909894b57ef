#include "SanitizedLocks.h"

#include <sched.h>
#include <stdatomic.h>
#include <stdint.h>

// Swift's Mutex takes a contended lock in its own library, and the kernel hands it over: the thread
// sanitizer sees neither, and reports what the lock guards as races. Linked into a program, this is
// what Mutex calls instead of the library's `_MutexHandle._lockSlow(UInt32)`. The lock is a word that
// has the number of the thread which holds it, or 0.
__attribute__((swiftcall)) void sanitized_lock(
    uint32_t thread, __attribute__((swift_context)) _Atomic uint32_t *lock)
    __asm__("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");

__attribute__((swiftcall)) void sanitized_lock(
    uint32_t thread, __attribute__((swift_context)) _Atomic uint32_t *lock) {
  uint32_t nobody = 0;
  while (!atomic_compare_exchange_weak_explicit(
      lock, &nobody, thread, memory_order_acquire, memory_order_relaxed)) {
    nobody = 0;
    sched_yield();
  }
}
