#define _GNU_SOURCE
#include "CCurl.h"

#include <pthread.h>
#include <signal.h>

#include "CLinux.h"

static struct ccurl functions;

static const struct clinux_symbol symbols[] = {
    {"curl_global_init", (void **)&functions.global_init},
    {"curl_easy_init", (void **)&functions.easy_init},
    {"curl_easy_cleanup", (void **)&functions.easy_cleanup},
    {"curl_easy_reset", (void **)&functions.easy_reset},
    {"curl_easy_perform", (void **)&functions.easy_perform},
    {"curl_easy_setopt", (void **)&functions.easy_setopt},
    {"curl_easy_getinfo", (void **)&functions.easy_getinfo},
    {"curl_easy_strerror", (void **)&functions.easy_strerror},
    {"curl_slist_append", (void **)&functions.slist_append},
    {"curl_slist_free_all", (void **)&functions.slist_free_all},
    {"curl_getdate", (void **)&functions.getdate},
    {0, 0},
};

static void start(void) { functions.global_init(CURL_GLOBAL_DEFAULT); }

const struct ccurl *ccurl_load(void) {
  static struct clinux_library library = CLINUX_LIBRARY("libcurl.so.4", symbols);
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  if (!clinux_load(&library)) return 0;
  pthread_once(&once, start);
  return &functions;
}

CURLcode ccurl_set_number(CURL *handle, CURLoption option, long value) {
  return functions.easy_setopt(handle, option, value);
}

CURLcode ccurl_set_text(CURL *handle, CURLoption option, const char *value) {
  return functions.easy_setopt(handle, option, value);
}

CURLcode ccurl_set_list(CURL *handle, CURLoption option, struct curl_slist *value) {
  return functions.easy_setopt(handle, option, value);
}

CURLcode ccurl_set_body(CURL *handle, const void *bytes, size_t count) {
  CURLcode code = functions.easy_setopt(handle, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)count);
  if (code != CURLE_OK) return code;
  return functions.easy_setopt(handle, CURLOPT_COPYPOSTFIELDS, bytes ? bytes : "");
}

CURLcode ccurl_set_error_buffer(CURL *handle, char *buffer) {
  return functions.easy_setopt(handle, CURLOPT_ERRORBUFFER, buffer);
}

CURLcode ccurl_set_receivers(
    CURL *handle, ccurl_receiver header, ccurl_receiver body, void *context) {
  functions.easy_setopt(handle, CURLOPT_HEADERFUNCTION, header);
  functions.easy_setopt(handle, CURLOPT_HEADERDATA, context);
  functions.easy_setopt(handle, CURLOPT_WRITEFUNCTION, body);
  return functions.easy_setopt(handle, CURLOPT_WRITEDATA, context);
}

CURLcode ccurl_perform(CURL *handle) {
  // OpenSSL writes to its connection as to a file: where that is broken, SIGPIPE ends the process.
  sigset_t pipe, before, pending;
  sigemptyset(&pipe);
  sigaddset(&pipe, SIGPIPE);
  sigpending(&pending);
  bool was_pending = sigismember(&pending, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &pipe, &before);
  CURLcode code = functions.easy_perform(handle);
  struct timespec none = {0, 0};
  if (!was_pending) sigtimedwait(&pipe, 0, &none);
  pthread_sigmask(SIG_SETMASK, &before, 0);
  return code;
}

long ccurl_number(CURL *handle, CURLINFO info) {
  long value = 0;
  return functions.easy_getinfo(handle, info, &value) == CURLE_OK ? value : 0;
}

const char *ccurl_text(CURL *handle, CURLINFO info) {
  const char *value = 0;
  return functions.easy_getinfo(handle, info, &value) == CURLE_OK ? value : 0;
}
