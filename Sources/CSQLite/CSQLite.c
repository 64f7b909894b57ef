#include "CSQLite.h"

#include <stdbool.h>
#include <string.h>

#include "CLinux.h"

static struct csqlite functions;

static const struct clinux_symbol symbols[] = {
    {"sqlite3_open_v2", (void **)&functions.open_v2},
    {"sqlite3_close_v2", (void **)&functions.close_v2},
    {"sqlite3_busy_timeout", (void **)&functions.busy_timeout},
    {"sqlite3_progress_handler", (void **)&functions.progress_handler},
    {"sqlite3_limit", (void **)&functions.limit},
    {"sqlite3_prepare_v2", (void **)&functions.prepare_v2},
    {"sqlite3_stmt_readonly", (void **)&functions.stmt_readonly},
    {"sqlite3_bind_parameter_count", (void **)&functions.bind_parameter_count},
    {"sqlite3_bind_text", (void **)&functions.bind_text},
    {"sqlite3_bind_int64", (void **)&functions.bind_int64},
    {"sqlite3_bind_double", (void **)&functions.bind_double},
    {"sqlite3_bind_blob", (void **)&functions.bind_blob},
    {"sqlite3_bind_null", (void **)&functions.bind_null},
    {"sqlite3_column_blob", (void **)&functions.column_blob},
    {"sqlite3_step", (void **)&functions.step},
    {"sqlite3_finalize", (void **)&functions.finalize},
    {"sqlite3_column_count", (void **)&functions.column_count},
    {"sqlite3_column_name", (void **)&functions.column_name},
    {"sqlite3_column_type", (void **)&functions.column_type},
    {"sqlite3_column_int64", (void **)&functions.column_int64},
    {"sqlite3_column_double", (void **)&functions.column_double},
    {"sqlite3_column_text", (void **)&functions.column_text},
    {"sqlite3_column_bytes", (void **)&functions.column_bytes},
    {"sqlite3_errmsg", (void **)&functions.errmsg},
    {"sqlite3_error_offset", (void **)&functions.error_offset},
    {"sqlite3_db_config", (void **)&functions.db_config},
    {"sqlite3_hard_heap_limit64", (void **)&functions.hard_heap_limit64},
    {"sqlite3_create_function_v2", (void **)&functions.create_function_v2},
    {"sqlite3_vfs_find", (void **)&functions.vfs_find},
    {"sqlite3_user_data", (void **)&functions.user_data},
    {"sqlite3_value_text", (void **)&functions.value_text},
    {"sqlite3_value_bytes", (void **)&functions.value_bytes},
    {"sqlite3_result_text", (void **)&functions.result_text},
    {"sqlite3_result_error_toobig", (void **)&functions.result_error_toobig},
    {0, 0},
};

const struct csqlite *csqlite_load(void) {
  static struct clinux_library library = CLINUX_LIBRARY("libsqlite3.so.0", symbols);
  return clinux_load(&library) ? &functions : 0;
}

enum trim { trims_start = 1, trims_end = 2 };

// The bytes of the character at the start of some text.
static int length_of(const unsigned char *text, int count) {
  int length = 1;
  while (length < count && (text[length] & 0xC0) == 0x80) length++;
  return length;
}

// Whether some characters have the one of this length at its place.
static bool has(const unsigned char *characters, int count, const unsigned char *one, int length) {
  for (int i = 0; i < count;) {
    int next = length_of(characters + i, count - i);
    if (next == length && memcmp(characters + i, one, (size_t)length) == 0) return true;
    i += next;
  }
  return false;
}

// The most bytes of the characters that are trimmed: each character of a text is compared with each.
enum { longest_trimmed = 256 };

static void trim(sqlite3_context *context, int argument_count, sqlite3_value **arguments) {
  (void)argument_count;
  long ends = (long)functions.user_data(context);
  const unsigned char *text = functions.value_text(arguments[0]);
  const unsigned char *characters = functions.value_text(arguments[1]);
  // Without a result, it is null.
  if (text == 0 || characters == 0) return;
  int count = functions.value_bytes(arguments[0]);
  int character_count = functions.value_bytes(arguments[1]);
  if (character_count > longest_trimmed) return functions.result_error_toobig(context);
  while (ends & trims_start && count > 0) {
    int length = length_of(text, count);
    if (!has(characters, character_count, text, length)) break;
    text += length;
    count -= length;
  }
  while (ends & trims_end && count > 0) {
    int length = 1;
    while (length < count && (text[count - length] & 0xC0) == 0x80) length++;
    if (!has(characters, character_count, text + count - length, length)) break;
    count -= length;
  }
  functions.result_text(context, (const char *)text, count, SQLITE_TRANSIENT);
}

void csqlite_confine(sqlite3 *database) {
  static const struct {
    const char *name;
    long ends;
  } trims[] = {
      {"trim", trims_start | trims_end}, {"ltrim", trims_start}, {"rtrim", trims_end}};
  for (int i = 0; i < 3; i++) {
    functions.create_function_v2(
        database, trims[i].name, 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS,
        (void *)trims[i].ends, trim, 0, 0, 0);
  }
  functions.db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
  functions.db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
  functions.db_config(database, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, (int *)0);
  functions.db_config(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, (int *)0);
}

int csqlite_bind_copy(sqlite3_stmt *statement, int index, const char *text, int count) {
  return functions.bind_text(statement, index, text, count, SQLITE_TRANSIENT);
}

int csqlite_bind_bytes(sqlite3_stmt *statement, int index, const void *bytes, int count) {
  // An empty value is no missing one.
  return functions.bind_blob(statement, index, count > 0 ? bytes : "", count, SQLITE_TRANSIENT);
}
