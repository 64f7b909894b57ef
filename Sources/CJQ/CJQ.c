#include "CJQ.h"

#include "CLinux.h"

static struct cjq functions;

static const struct clinux_symbol symbols[] = {
    {"jq_init", (void **)&functions.init},
    {"jq_teardown", (void **)&functions.teardown},
    {"jq_set_error_cb", (void **)&functions.set_error_cb},
    {"jq_compile", (void **)&functions.compile},
    {"jq_start", (void **)&functions.start},
    {"jq_next", (void **)&functions.next},
    {"jq_halt", (void **)&functions.halt},
    {"jv_parse_sized", (void **)&functions.parse_sized},
    {"jv_invalid", (void **)&functions.invalid},
    {"jv_null", (void **)&functions.null},
    {"jv_bool", (void **)&functions.boolean},
    {"jv_number", (void **)&functions.number},
    {"jv_string_sized", (void **)&functions.string_sized},
    {"jv_array", (void **)&functions.array},
    {"jv_array_append", (void **)&functions.array_append},
    {"jv_object", (void **)&functions.object},
    {"jv_object_set", (void **)&functions.object_set},
    {"jv_copy", (void **)&functions.copy},
    {"jv_free", (void **)&functions.free},
    {"jv_get_kind", (void **)&functions.get_kind},
    {"jv_invalid_has_msg", (void **)&functions.invalid_has_msg},
    {"jv_invalid_get_msg", (void **)&functions.invalid_get_msg},
    {"jv_number_value", (void **)&functions.number_value},
    {"jv_string_value", (void **)&functions.string_value},
    {"jv_string_length_bytes", (void **)&functions.string_length_bytes},
    {"jv_array_length", (void **)&functions.array_length},
    {"jv_array_get", (void **)&functions.array_get},
    {"jv_object_iter", (void **)&functions.object_iter},
    {"jv_object_iter_next", (void **)&functions.object_iter_next},
    {"jv_object_iter_valid", (void **)&functions.object_iter_valid},
    {"jv_object_iter_key", (void **)&functions.object_iter_key},
    {"jv_object_iter_value", (void **)&functions.object_iter_value},
    {0, 0},
};

const struct cjq *cjq_load(void) {
  static struct clinux_library library = CLINUX_LIBRARY("libjq.so.1", symbols);
  return clinux_load(&library) ? &functions : 0;
}
