// jq's library, loaded when it is first needed.
#pragma once

#include <jq.h>

/// The functions of libjq that are used here, under their own names.
struct cjq {
  __typeof__(&jq_init) init;
  __typeof__(&jq_teardown) teardown;
  __typeof__(&jq_set_error_cb) set_error_cb;
  __typeof__(&jq_compile) compile;
  __typeof__(&jq_start) start;
  __typeof__(&jq_next) next;
  __typeof__(&jq_halt) halt;
  __typeof__(&jv_parse_sized) parse_sized;
  __typeof__(&jv_invalid) invalid;
  __typeof__(&jv_null) null;
  __typeof__(&jv_bool) boolean;
  __typeof__(&jv_number) number;
  __typeof__(&jv_string_sized) string_sized;
  __typeof__(&jv_array) array;
  __typeof__(&jv_array_append) array_append;
  __typeof__(&jv_object) object;
  __typeof__(&jv_object_set) object_set;
  __typeof__(&jv_copy) copy;
  __typeof__(&jv_free) free;
  __typeof__(&jv_get_kind) get_kind;
  __typeof__(&jv_invalid_has_msg) invalid_has_msg;
  __typeof__(&jv_invalid_get_msg) invalid_get_msg;
  __typeof__(&jv_number_value) number_value;
  __typeof__(&jv_string_value) string_value;
  __typeof__(&jv_string_length_bytes) string_length_bytes;
  __typeof__(&jv_array_length) array_length;
  __typeof__(&jv_array_get) array_get;
  __typeof__(&jv_object_iter) object_iter;
  __typeof__(&jv_object_iter_next) object_iter_next;
  __typeof__(&jv_object_iter_valid) object_iter_valid;
  __typeof__(&jv_object_iter_key) object_iter_key;
  __typeof__(&jv_object_iter_value) object_iter_value;
};

/// The library's functions; NULL where it is not installed. Any thread may ask.
const struct cjq *cjq_load(void);
