#include "CLinuxConformances.h"

#include <stdint.h>
#include <string.h>

// The compiler writes a 32-bit reference to each conformance into this section, whose ends the linker names. A
// reference is a distance from its own address. The layout is part of Swift's stable ABI: docs/ABI/TypeMetadata.rst
// and include/swift/ABI/Metadata.h in its repository.
extern const int32_t first[] __asm__("__start_swift5_protocol_conformances")
    __attribute__((weak, visibility("hidden")));
extern const int32_t end[] __asm__("__stop_swift5_protocol_conformances")
    __attribute__((weak, visibility("hidden")));

struct conformance {
  int32_t protocol; // may be indirect
  int32_t type;
  int32_t witnesses;
  uint32_t flags; // bits 3 to 5 are the kind of the reference to the type
};

struct protocol {
  uint32_t flags;
  int32_t module;
  int32_t name;
};

struct type {
  uint32_t flags; // bits 0 to 4 are the kind, bit 7 says that it has parameters
  int32_t parent;
  int32_t name;
  int32_t access; // a function that returns the metadata
};

enum { DIRECT_TYPE, INDIRECT_TYPE };

enum { CLASS = 16, STRUCTURE = 17, ENUMERATION = 18, GENERIC = 0x80 };

struct metadata {
  const void *value;
  uintptr_t state;
};

static const void *followed(const int32_t *reference) {
  return *reference == 0 ? NULL : (const char *)reference + *reference;
}

// The lowest bit says that the reference leads to an address.
static const void *followed_indirectly(const int32_t *reference) {
  if ((*reference & 1) == 0) return followed(reference);
  return *(const void *const *)((const char *)reference + (*reference & ~1));
}

size_t clinux_conformances(void) { return first == NULL ? 0 : (size_t)(end - first); }

const void *clinux_conforming_type(size_t index, const char *name) {
  if (index >= clinux_conformances()) return NULL;
  const struct conformance *conformance = followed(&first[index]);
  if (conformance == NULL) return NULL;
  const struct protocol *protocol = followed_indirectly(&conformance->protocol);
  if (protocol == NULL || strcmp(followed(&protocol->name), name) != 0) return NULL;
  const struct type *type;
  switch (conformance->flags >> 3 & 7) {
  case DIRECT_TYPE: type = followed(&conformance->type); break;
  case INDIRECT_TYPE: type = *(const struct type *const *)followed(&conformance->type); break;
  default: return NULL;
  }
  if (type == NULL || type->flags & GENERIC) return NULL;
  uint32_t kind = type->flags & 31;
  if (kind != CLASS && kind != STRUCTURE && kind != ENUMERATION) return NULL;
  struct metadata (*access)(uintptr_t) __attribute__((swiftcall)) = (void *)followed(&type->access);
  return access == NULL ? NULL : access(0).value;
}
