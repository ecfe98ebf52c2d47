#include "CDatabase.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

// Result, name in the library, parameters.
#define FUNCTIONS(F)                                                                           \
  F(int, open_v2, (const char *, database **, int, const char *))                              \
  F(int, close_v2, (database *))                                                               \
  F(const char *, errmsg, (database *))                                                        \
  F(int, changes, (database *))                                                                \
  F(int64_t, last_insert_rowid, (database *))                                                  \
  F(int, get_autocommit, (database *))                                                         \
  F(int, prepare_v2, (database *, const char *, int, database_statement **, const char **))    \
  F(int, step, (database_statement *))                                                         \
  F(int, finalize, (database_statement *))                                                     \
  F(int, bind_parameter_count, (database_statement *))                                         \
  F(const char *, bind_parameter_name, (database_statement *, int))                            \
  F(int, bind_int64, (database_statement *, int, int64_t))                                     \
  F(int, bind_double, (database_statement *, int, double))                                     \
  F(int, bind_text, (database_statement *, int, const char *, int, void *))                    \
  F(int, bind_blob, (database_statement *, int, const void *, int, void *))                    \
  F(int, column_count, (database_statement *))                                                 \
  F(const char *, column_name, (database_statement *, int))                                    \
  F(int, column_type, (database_statement *, int))                                             \
  F(int64_t, column_int64, (database_statement *, int))                                        \
  F(double, column_double, (database_statement *, int))                                        \
  F(const void *, column_blob, (database_statement *, int))                                    \
  F(int, column_bytes, (database_statement *, int))

#define FIELD(result, name, parameters) result(*name) parameters;
static struct {
  FUNCTIONS(FIELD)
} sqlite;

static int is_there;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *library = dlopen("libsqlite3.so.0", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
#define LOAD(result, name, parameters)                                                         \
  *(void **)&sqlite.name = dlsym(library, "sqlite3_" #name);                                   \
  if (sqlite.name == NULL) return;
  FUNCTIONS(LOAD)
  is_there = 1;
}

int database_is_there(void) {
  pthread_once(&once, load);
  return is_there;
}

// SQLITE_OPEN_READWRITE, _CREATE and _FULLMUTEX.
static const int flags = 0x2 | 0x4 | 0x10000;
// SQLITE_TRANSIENT: what is bound is copied.
static void *const transient = (void *)-1;

int database_open(const char *path, database **opened) {
  return sqlite.open_v2(path, opened, flags, NULL);
}

void database_close(database *opened) { sqlite.close_v2(opened); }

const char *database_message(database *opened) { return sqlite.errmsg(opened); }

int database_changes(database *opened) { return sqlite.changes(opened); }

int64_t database_last_id(database *opened) { return sqlite.last_insert_rowid(opened); }

int database_is_in_transaction(database *opened) { return !sqlite.get_autocommit(opened); }

int database_prepare(database *opened, const char *text, database_statement **statement,
                     const char **rest) {
  return sqlite.prepare_v2(opened, text, -1, statement, rest);
}

int database_step(database_statement *statement) { return sqlite.step(statement); }

void database_finalize(database_statement *statement) { sqlite.finalize(statement); }

int database_parameter_count(database_statement *statement) {
  return sqlite.bind_parameter_count(statement);
}

const char *database_parameter_name(database_statement *statement, int parameter) {
  return sqlite.bind_parameter_name(statement, parameter);
}

void database_bind_integer(database_statement *statement, int parameter, int64_t value) {
  sqlite.bind_int64(statement, parameter, value);
}

void database_bind_real(database_statement *statement, int parameter, double value) {
  sqlite.bind_double(statement, parameter, value);
}

void database_bind_text(database_statement *statement, int parameter, const char *text, int count) {
  sqlite.bind_text(statement, parameter, text, count, transient);
}

void database_bind_bytes(database_statement *statement, int parameter, const void *bytes, int count) {
  sqlite.bind_blob(statement, parameter, bytes, count, transient);
}

int database_column_count(database_statement *statement) { return sqlite.column_count(statement); }

const char *database_column_name(database_statement *statement, int column) {
  return sqlite.column_name(statement, column);
}

int database_column_type(database_statement *statement, int column) {
  return sqlite.column_type(statement, column);
}

int64_t database_column_integer(database_statement *statement, int column) {
  return sqlite.column_int64(statement, column);
}

double database_column_real(database_statement *statement, int column) {
  return sqlite.column_double(statement, column);
}

const void *database_column_bytes(database_statement *statement, int column) {
  return sqlite.column_blob(statement, column);
}

int database_column_size(database_statement *statement, int column) {
  return sqlite.column_bytes(statement, column);
}
