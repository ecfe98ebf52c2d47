#ifndef C_DATABASE_H
#define C_DATABASE_H

#include <stdint.h>

// The functions of the system's SQLite that are used, under their names there with another prefix. The
// library is loaded at first use: no build needs it. Before any other call `database_is_there` must have
// returned 1.

typedef struct database database;
typedef struct database_statement database_statement;

/// Loads the library; 0: it is not installed.
int database_is_there(void);

int database_open(const char *path, database **opened);
void database_close(database *opened);
const char *database_message(database *opened);
int database_changes(database *opened);
int64_t database_last_id(database *opened);
int database_is_in_transaction(database *opened);

int database_prepare(database *opened, const char *text, database_statement **statement,
                     const char **rest);
/// 100: there is a row; 101: there are no more.
int database_step(database_statement *statement);
void database_finalize(database_statement *statement);

int database_parameter_count(database_statement *statement);
const char *database_parameter_name(database_statement *statement, int parameter);
void database_bind_integer(database_statement *statement, int parameter, int64_t value);
void database_bind_real(database_statement *statement, int parameter, double value);
void database_bind_text(database_statement *statement, int parameter, const char *text, int count);
void database_bind_bytes(database_statement *statement, int parameter, const void *bytes, int count);

int database_column_count(database_statement *statement);
const char *database_column_name(database_statement *statement, int column);
/// 1: integer, 2: real, 3: text, 4: bytes, 5: null.
int database_column_type(database_statement *statement, int column);
int64_t database_column_integer(database_statement *statement, int column);
double database_column_real(database_statement *statement, int column);
const void *database_column_bytes(database_statement *statement, int column);
int database_column_size(database_statement *statement, int column);

#endif
