#include "CSQLite.h"

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
    {0, 0},
};

const struct csqlite *csqlite_load(void) {
  static struct clinux_library library = CLINUX_LIBRARY("libsqlite3.so.0", symbols);
  return clinux_load(&library) ? &functions : 0;
}

int csqlite_bind_copy(sqlite3_stmt *statement, int index, const char *text, int count) {
  return functions.bind_text(statement, index, text, count, SQLITE_TRANSIENT);
}
