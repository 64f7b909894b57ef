// SQLite's library, loaded when it is first needed.
#pragma once

#include <sqlite3.h>
#include <stdbool.h>
#include <stdint.h>

/// The functions of libsqlite3 that are used here, under their own names.
struct csqlite {
  __typeof__(&sqlite3_open_v2) open_v2;
  __typeof__(&sqlite3_close_v2) close_v2;
  __typeof__(&sqlite3_busy_timeout) busy_timeout;
  __typeof__(&sqlite3_progress_handler) progress_handler;
  __typeof__(&sqlite3_limit) limit;
  __typeof__(&sqlite3_prepare_v2) prepare_v2;
  __typeof__(&sqlite3_stmt_readonly) stmt_readonly;
  __typeof__(&sqlite3_bind_parameter_count) bind_parameter_count;
  __typeof__(&sqlite3_bind_text) bind_text;
  __typeof__(&sqlite3_bind_int64) bind_int64;
  __typeof__(&sqlite3_bind_double) bind_double;
  __typeof__(&sqlite3_bind_blob) bind_blob;
  __typeof__(&sqlite3_bind_null) bind_null;
  __typeof__(&sqlite3_column_blob) column_blob;
  __typeof__(&sqlite3_step) step;
  __typeof__(&sqlite3_finalize) finalize;
  __typeof__(&sqlite3_column_count) column_count;
  __typeof__(&sqlite3_column_name) column_name;
  __typeof__(&sqlite3_column_type) column_type;
  __typeof__(&sqlite3_column_int64) column_int64;
  __typeof__(&sqlite3_column_double) column_double;
  __typeof__(&sqlite3_column_text) column_text;
  __typeof__(&sqlite3_column_bytes) column_bytes;
  __typeof__(&sqlite3_errmsg) errmsg;
  __typeof__(&sqlite3_error_offset) error_offset;
  __typeof__(&sqlite3_db_config) db_config;
  __typeof__(&sqlite3_hard_heap_limit64) hard_heap_limit64;
  __typeof__(&sqlite3_create_function_v2) create_function_v2;
  __typeof__(&sqlite3_vfs_find) vfs_find;
  __typeof__(&sqlite3_user_data) user_data;
  __typeof__(&sqlite3_value_text) value_text;
  __typeof__(&sqlite3_value_bytes) value_bytes;
  __typeof__(&sqlite3_result_text) result_text;
  __typeof__(&sqlite3_result_error_toobig) result_error_toobig;
};

/// The library's functions; NULL where it is not installed. Any thread may ask.
const struct csqlite *csqlite_load(void);

/// Denies a database what only files that are trusted need: functions with effects in its views,
/// changes of its schema as a table, and extensions. Its functions that trim take few characters.
void csqlite_confine(sqlite3 *database);

/// Binds a copy of a text to a parameter, counted from 1; a result code of SQLite.
int csqlite_bind_copy(sqlite3_stmt *statement, int index, const char *text, int count);

/// Binds a copy of bytes to a parameter, counted from 1; a result code of SQLite.
int csqlite_bind_bytes(sqlite3_stmt *statement, int index, const void *bytes, int count);

/// Has SQLite open no files on this thread but the one with a name in an open folder, if it is the given
/// file, and those that belong to it: whatever its path leads to meanwhile, they are found in that folder.
/// False if that is impossible.
bool csqlite_limit_files(int folder, const char *name, uint64_t device, uint64_t file);

/// Ends the limit; true if a file was refused meanwhile.
bool csqlite_unlimit_files(void);
