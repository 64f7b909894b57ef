#include <dlfcn.h>
#include <stdatomic.h>

#include "CPostgreSQL.h"

// libpq works out as many rounds of SCRAM as a server asks for, in one call. Each begins with this function of
// libcrypto's, and the program exports one of the same name, which libraries find before that.
int HMAC_Init_ex(void *context, const void *key, int length, const void *digest, void *engine);

// The rounds that this thread may still work out; negative without a limit.
static _Thread_local long rounds = -1;

void cpostgresql_permit_rounds(long most) { rounds = most; }

bool cpostgresql_has_no_rounds(void) { return rounds == 0; }

typedef int (*begin)(void *, const void *, int, const void *, void *);

// Returns the function of the libcrypto that is loaded already.
static begin library_function(void) {
  static _Atomic(begin) function;
  begin found = atomic_load(&function);
  if (found) return found;
  static const char *const names[] = {"libcrypto.so.3", "libcrypto.so.1.1"};
  for (int index = 0; index < 2 && !found; index++) {
    void *library = dlopen(names[index], RTLD_LAZY | RTLD_NOLOAD);
    if (library) found = (begin)dlsym(library, "HMAC_Init_ex");
  }
  atomic_store(&function, found);
  return found;
}

int HMAC_Init_ex(void *context, const void *key, int length, const void *digest, void *engine) {
  if (rounds == 0) return 0;
  if (rounds > 0) rounds--;
  begin function = library_function();
  return function ? function(context, key, length, digest, engine) : 0;
}
