// curl's library, loaded when it is first needed. What curl takes by `...` has a type here.
#pragma once

#include <curl/curl.h>

/// The functions of libcurl that are used here.
struct ccurl {
  __typeof__(&curl_global_init) global_init;
  __typeof__(&curl_easy_init) easy_init;
  __typeof__(&curl_easy_cleanup) easy_cleanup;
  __typeof__(&curl_easy_reset) easy_reset;
  __typeof__(&curl_easy_perform) easy_perform;
  __typeof__(&curl_easy_setopt) easy_setopt;
  __typeof__(&curl_easy_getinfo) easy_getinfo;
  __typeof__(&curl_easy_strerror) easy_strerror;
  __typeof__(&curl_slist_append) slist_append;
  __typeof__(&curl_slist_free_all) slist_free_all;
  __typeof__(&curl_getdate) getdate;
};

/// The library's functions, ready for use; NULL where it is not installed. Any thread may ask.
const struct ccurl *ccurl_load(void);

// The rest may only be called once the library is there.

/// Sets a number, or a choice.
CURLcode ccurl_set_number(CURL *handle, CURLoption option, long value);

/// Sets a text, which is copied; NULL takes it away.
CURLcode ccurl_set_text(CURL *handle, CURLoption option, const char *value);

/// Sets a list, which has to live as long as the handle uses it.
CURLcode ccurl_set_list(CURL *handle, CURLoption option, struct curl_slist *value);

/// Sets the body that is sent; it is copied.
CURLcode ccurl_set_body(CURL *handle, const void *bytes, size_t count);

/// Where the words of an error go: `CURL_ERROR_SIZE` characters.
CURLcode ccurl_set_error_buffer(CURL *handle, char *buffer);

/// Takes bytes, and returns how many: fewer end the transfer.
typedef size_t (*ccurl_receiver)(char *bytes, size_t size, size_t count, void *context);

/// Who takes the lines of the header, and the body.
CURLcode ccurl_set_receivers(
    CURL *handle, ccurl_receiver header, ccurl_receiver body, void *context);

/// Makes the transfer and waits for its end. A connection that breaks raises no signal.
CURLcode ccurl_perform(CURL *handle);

/// A number that is known of the transfer; 0 where it is not.
long ccurl_number(CURL *handle, CURLINFO info);

/// A text that is known of the transfer, until the next one; NULL where it is not.
const char *ccurl_text(CURL *handle, CURLINFO info);
