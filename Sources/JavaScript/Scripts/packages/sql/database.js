// A database in memory that carries statements out as SQLite does. It keeps no indices: tables of apps are small.
import { parse } from './parse.js';
import { AGGREGATES, FUNCTIONS, affine, asNumber, compare, isTrue, operate, ordered, stored } from './values.js';

const key = (values) => JSON.stringify(values);
const same = (a, b) => a.toLowerCase() === b.toLowerCase();

// What an expression sees: rows of tables by name, and the query around it.
class Scope {
  constructor(parts = [], outer = null) {
    this.parts = parts;         // { name, row: { column: value } }
    this.outer = outer;
    this.group = null;          // the scopes of the rows of a group
    this.names = null;          // results by the names that they were given
  }
  // { value } or null.
  find(table, column) {
    for (const { name, row } of this.parts) {
      if (table && !same(name ?? '', table)) continue;
      if (!row) continue;
      if (column in row) return { value: row[column] };
      const known = Object.keys(row).find((own) => same(own, column));
      if (known !== undefined) return { value: row[known] };
      if (/^(?:rowid|_rowid_|oid)$/i.test(column)) return { value: row[ROWID] ?? null };
    }
    if (!table && this.names) {
      const known = Object.keys(this.names).find((own) => same(own, column));
      if (known !== undefined) return { value: this.names[known] };
    }
    return this.outer?.find(table, column) ?? null;
  }
}
const ROWID = Symbol('rowid');

const isAggregate = (node) => Boolean(AGGREGATES[node.call])
  && (node.args.length < 2 || !['min', 'max'].includes(node.call));
function hasAggregate(node) {
  if (!node || typeof node !== 'object' || node instanceof Uint8Array) return false;
  if (node.call && isAggregate(node)) return true;
  return Object.entries(node).some(([name, part]) => !['query', 'exists'].includes(name)
    && (Array.isArray(part) ? part.some(hasAggregate) : hasAggregate(part)));
}

export class Database {
  tables = new Map();           // name in lower case → { name, columns, unique, rows, nextID }
  version = 0;
  #kept = null;                 // what a transaction began with
  #views = [];                  // tables of WITH

  // `changed` is told after each statement that changes something, `skipped` what is not carried out.
  constructor(saved = null, { changed = () => {}, skipped = () => {} } = {}) {
    Object.assign(this, { changed, skipped });
    if (saved) this.#restore(JSON.parse(saved));
  }
  get text() {
    return JSON.stringify({ version: this.version, tables: [...this.tables.values()] }, (_, value) =>
      (value instanceof Uint8Array ? { $bytes: [...value] } : value));
  }
  #restore({ version, tables }) {
    this.version = version;
    this.tables = new Map(tables.map((table) => [table.name.toLowerCase(), {
      ...table,
      rows: table.rows.map((row) => row.map((value) => (value?.$bytes ? Uint8Array.from(value.$bytes) : value)))
    }]));
  }

  // The result of the last statement: { rows, columns, changes, lastID }.
  run(text, given = []) {
    let out = { rows: [], columns: [], changes: 0, lastID: 0 };
    for (const statement of parse(text)) out = this.#carryOut(statement, parametersOf(given));
    return out;
  }

  #carryOut(statement, bound) {
    this.bound = bound;
    const act = ACTS[statement.do];
    this.undo = [];
    try {
      const out = act ? act(this, statement) ?? {} : this.select(statement);
      if (!['select', 'nothing', 'begin'].includes(statement.do)) this.changed();
      return { rows: [], columns: [], changes: 0, lastID: this.lastID ?? 0, ...out };
    } catch (error) {
      // A statement is carried out whole or not at all.
      for (const act of this.undo.reverse()) act();
      throw error;
    }
  }

  begin() { this.#kept = this.text; }
  rollback() { if (this.#kept) this.#restore(JSON.parse(this.#kept)); }

  table(name) {
    const found = this.tables.get(name.toLowerCase());
    if (!found) throw new Error(`no such table: ${name}`);
    return found;
  }

  // ---- expressions

  value(node, scope) {
    if (node.value !== undefined) return node.value;
    if (node.bound !== undefined) return this.bound(node.bound);
    if (node.column !== undefined) {
      const found = scope.find(node.table, node.column);
      if (found) return found.value;
      if (node.isText) return node.column;
      throw new Error(`no such column: ${node.table ? `${node.table}.` : ''}${node.column}`);
    }
    if (node.query && !node.op) return firstOf(this.select(node.query, scope).list[0]);
    if (node.exists) return this.select(node.exists, scope).list.length ? 1 : 0;
    if (node.cases) return this.#case(node, scope);
    if (node.call) return this.#call(node, scope);
    if (node.row) return key(node.row.map((part) => this.value(part, scope)));
    return this.#operation(node, scope);
  }
  #operation(node, scope) {
    const { op, args } = node;
    if (op === 'AND' || op === 'OR') {
      const left = this.value(args[0], scope);
      if (left !== null && isTrue(left) === (op === 'OR')) return op === 'OR' ? 1 : 0;
      const right = this.value(args[1], scope);
      if (right !== null && isTrue(right) === (op === 'OR')) return op === 'OR' ? 1 : 0;
      return left === null || right === null ? null : op === 'OR' ? 0 : 1;
    }
    if (op === 'IN') {
      const value = this.value(args[0], scope);
      if (value === null) return null;
      const list = node.list ? node.list.map((part) => this.value(part, scope))
        : this.select(node.query, scope).list.map((row) => (args[0].row ? key(row) : firstOf(row)));
      return list.some((one) => one !== null && ordered(value, one) === 0) ? 1 : list.includes(null) ? null : 0;
    }
    const collate = args.some((part) => part.op === 'COLLATE' && part.name === 'NOCASE') ? 'NOCASE' : undefined;
    return operate(op, args.map((part) => this.value(part, scope)), { collate, name: node.name });
  }
  #case({ cases, subject, other }, scope) {
    const wanted = subject && this.value(subject, scope);
    for (const { test, value } of cases) {
      const held = this.value(test, scope);
      if (subject ? wanted !== null && held !== null && ordered(wanted, held) === 0 : isTrue(held)) {
        return this.value(value, scope);
      }
    }
    return this.value(other, scope);
  }
  #call(node, scope) {
    if (isAggregate(node)) {
      const rows = (scope.group ?? []).filter((row) => !node.filter || isTrue(this.value(node.filter, row)))
        .map((row) => (node.isAll ? [] : node.args.map((part) => this.value(part, row))));
      const seen = new Set();
      const list = node.isDistinct ? rows.filter((row) => !seen.has(key(row)) && seen.add(key(row))) : rows;
      return AGGREGATES[node.call](list);
    }
    const args = node.args.map((part) => this.value(part, scope));
    if (node.call === 'last_insert_rowid') return this.lastID ?? 0;
    if (node.call === 'changes') return this.lastChanges ?? 0;
    if (['min', 'max'].includes(node.call)) return args.includes(null) ? null : args.reduce(
      (best, value) => (compare(value, best) < 0 === (node.call === 'min') ? value : best)
    );
    const fn = FUNCTIONS[node.call];
    if (!fn) throw new Error(`no such function: ${node.call}`);
    return fn(...args) ?? null;
  }

  // ---- queries: { columns, list }, a list of rows of values

  select(query, outer = null) {
    const depth = this.#views.length;
    for (const { name, columns, query: inner } of query.tables) {
      const made = this.select(inner, outer);
      this.#views.push({ name, columns: columns ?? made.columns, list: made.list });
    }
    try {
      return this.#ordered(query, outer);
    } finally {
      this.#views.length = depth;
    }
  }
  #ordered(query, outer) {
    let { columns, rows } = this.#core(query.first, outer);
    for (const { how, core } of query.more) {
      const other = this.#core(core, outer).rows;
      const known = new Set(other.map(({ values }) => key(values)));
      if (how === 'ALL') rows = [...rows, ...other];
      else if (how === 'UNION') rows = distinct([...rows, ...other]);
      else rows = distinct(rows.filter(({ values }) => known.has(key(values)) === (how === 'INTERSECT')));
    }
    if (query.order.length) {
      const keyed = rows.map((row) => ({
        row, keys: query.order.map(({ value }) => this.#sortKey(value, row, columns))
      }));
      keyed.sort((a, b) => this.#compared(a.keys, b.keys, query.order));
      rows = keyed.map(({ row }) => row);
    }
    const scope = new Scope([], outer);
    const start = query.offset ? asNumber(this.value(query.offset, scope)) : 0;
    const count = query.limit ? asNumber(this.value(query.limit, scope)) : -1;
    const list = rows.slice(start, count < 0 ? undefined : start + count).map(({ values }) => values);
    return { columns, list, rows: list.map((values) => named(columns, values)) };
  }
  #sortKey(value, row, columns) {
    if (typeof value.value === 'number') return row.values[value.value - 1];
    if (value.column && !value.table) {
      const at = columns.findIndex((name) => same(name, value.column));
      if (at >= 0) return row.values[at];
    }
    return this.value(value, row.scope);
  }
  #compared(a, b, order) {
    for (const [i, { isDown, nulls, value }] of order.entries()) {
      if ((a[i] === null) !== (b[i] === null) && nulls) return (a[i] === null) === (nulls === 'FIRST') ? -1 : 1;
      const result = compare(a[i], b[i], value.op === 'COLLATE' ? value.name : undefined);
      if (result !== 0) return isDown ? -result : result;
    }
    return 0;
  }

  #core(core, outer) {
    if (core.values) {
      const rows = core.values.map((row) => ({
        values: row.map((part) => this.value(part, new Scope([], outer))), scope: new Scope([], outer)
      }));
      return { columns: rows[0].values.map((_, i) => `column${i + 1}`), rows };
    }
    let scopes = this.#joined(core.from, outer);
    if (core.where) scopes = scopes.filter((scope) => isTrue(this.value(core.where, scope)));
    const aggregates = core.results.some(hasAggregate) || hasAggregate(core.having);
    if (core.group || aggregates) scopes = this.#grouped(core, scopes, outer);
    const columns = [];
    const readers = core.results.flatMap((result, i) => this.#reader(result, core, columns, i));
    let rows = scopes.map((scope) => {
      const values = readers.map((read) => read(scope));
      scope.names = named(columns, values);
      return { values, scope };
    });
    if (core.having) rows = rows.filter(({ scope }) => isTrue(this.value(core.having, scope)));
    return { columns, rows: core.isDistinct ? distinct(rows) : rows };
  }

  #grouped(core, scopes, outer) {
    const groups = new Map();
    for (const scope of scopes) {
      const own = core.group ? key(core.group.map((part) => this.#groupValue(part, core, scope))) : '';
      if (!groups.has(own)) groups.set(own, []);
      groups.get(own).push(scope);
    }
    // Without groups all rows are one, even when there is none.
    if (!core.group && !groups.size) groups.set('', []);
    return [...groups.values()].map((group) => {
      const first = group[0] ?? new Scope(this.#sources(core.from, outer).map(({ name, columns }) => ({
        name, row: Object.fromEntries(columns.map((column) => [column, null]))
      })), outer);
      const scope = new Scope(first.parts, outer);
      scope.group = group;
      return scope;
    });
  }
  // A group can be named by what its result is called, or by its place.
  #groupValue(part, core, scope) {
    if (typeof part.value === 'number') return this.value(core.results[part.value - 1].value, scope);
    if (part.column && !part.table && !scope.find(null, part.column)) {
      const result = core.results.find(({ name }) => name && same(name, part.column));
      if (result) return this.value(result.value, scope);
    }
    return this.value(part, scope);
  }

  #reader(result, core, columns, at) {
    if (!result.all) {
      columns.push(result.name ?? result.value.column ?? `column${at + 1}`);
      if (!result.name && result.value.column === undefined) columns[columns.length - 1] = describe(result.value, at);
      return [(scope) => this.value(result.value, scope)];
    }
    return this.#sources(core.from, null).flatMap((source, i) => {
      if (result.table && !same(source.name ?? '', result.table)) return [];
      return source.columns.map((column) => {
        columns.push(column);
        return (scope) => scope.parts[i]?.row?.[column] ?? null;
      });
    });
  }

  // The tables of a query: their columns and rows.
  #sources(from, outer) {
    return from.map((item) => {
      if (item.query) {
        const { columns, list } = this.select(item.query, outer);
        return { ...item, columns, records: list.map((values) => named(columns, values)) };
      }
      if (item.call) return { ...item, ...this.#calledTable(item, outer) };
      const view = this.#views.findLast(({ name }) => same(name, item.table));
      if (view) return {
        ...item, columns: view.columns, records: view.list.map((values) => named(view.columns, values))
      };
      if (/^sqlite_(?:master|schema)$/i.test(item.table)) return { ...item, ...this.#master() };
      const table = this.table(item.table);
      const columns = table.columns.map(({ name }) => name);
      return { ...item, columns, records: table.rows.map((row) => record(table, row)) };
    });
  }
  #calledTable(item, outer) {
    const pragma = /^pragma_(\w+)$/.exec(item.call)?.[1];
    const args = item.args.map((part) => this.value(part, new Scope([], outer)));
    const records = pragma === 'table_info' ? tableInfo(this, args[0])
      : ['json_each', 'json_tree'].includes(item.call)
        ? Object.entries(JSON.parse(args[0] ?? '[]')).map(([name, value]) => ({
          key: name, value: typeof value === 'object' ? JSON.stringify(value) : value
        })) : null;
    if (!records) throw new Error(`no such table-valued function: ${item.call}`);
    return { columns: Object.keys(records[0] ?? { key: 0, value: 0 }), records };
  }
  #master() {
    const records = [...this.tables.values()].map((table) => ({
      type: 'table', name: table.name, tbl_name: table.name, rootpage: 2, sql: table.text ?? ''
    }));
    return { columns: ['type', 'name', 'tbl_name', 'rootpage', 'sql'], records };
  }

  #joined(from, outer) {
    let scopes = [new Scope([], outer)];
    const sources = this.#sources(from, outer);
    for (const [i, source] of sources.entries()) {
      const usings = source.using ?? [];
      scopes = scopes.flatMap((scope) => {
        const fits = source.records.map((row) => new Scope([...scope.parts, { name: source.name, row }], outer))
          .filter((next) => usings.every((name) => ordered(
            scope.find(null, name)?.value ?? null, next.parts[i].row[name] ?? null
          ) === 0) && (!source.on || isTrue(this.value(source.on, next))));
        if (fits.length || source.join !== 'LEFT') return fits;
        const none = Object.fromEntries(source.columns.map((column) => [column, null]));
        return [new Scope([...scope.parts, { name: source.name, row: none }], outer)];
      });
    }
    return scopes;
  }

  // ---- changes

  insert(statement) {
    const table = this.table(statement.table);
    const names = statement.columns ?? table.columns.map(({ name }) => name);
    const given = statement.source ? this.select(statement.source).list : [[]];
    const out = { changes: 0, list: [] };
    for (const values of given) {
      if (statement.source && values.length !== names.length) throw new Error(
        `table ${table.name} has ${names.length} columns but ${values.length} values were supplied`
      );
      const row = table.columns.map((column) => {
        const at = names.findIndex((name) => same(name, column.name));
        const value = at >= 0 && statement.source ? values[at]
          : column.default ? this.value(column.default, new Scope()) : null;
        return affine(stored(value), column.type);
      });
      const unknown = names.find((name) => !table.columns.some((column) => same(column.name, name)));
      if (unknown) throw new Error(`table ${table.name} has no column named ${unknown}`);
      const written = this.#put(table, row, statement);
      if (written) { out.changes += 1; out.list.push(record(table, written)); }
    }
    this.lastChanges = out.changes;
    return { ...this.#returned(statement, table, out.list), changes: out.changes, lastID: this.lastID ?? 0 };
  }
  #put(table, row, statement) {
    const serial = table.columns.findIndex((column) => column.isSerial);
    if (serial >= 0 && row[serial] === null) row[serial] = table.nextID;
    const id = serial >= 0 ? row[serial] : table.nextID;
    const rows = this.#conflicts(table, row);
    if (rows.length) {
      const upsert = statement.upserts.find(({ target }) => !target || rows.some(({ columns }) => target.every((name) =>
        columns.some((own) => same(own, name)))));
      if (upsert) return upsert.set ? this.#upsert(table, rows[0].row, row, upsert) : null;
      if (statement.conflict === 'IGNORE') return null;
      if (statement.conflict !== 'REPLACE') throw new Error(
        `UNIQUE constraint failed: ${rows[0].columns.map((name) => `${table.name}.${name}`).join(', ')}`
      );
      const gone = new Set(rows.map((item) => item.row));
      const before = table.rows;
      this.undo.push(() => { table.rows = before; });
      table.rows = table.rows.filter((item) => !gone.has(item));
    }
    for (const [i, column] of table.columns.entries()) {
      if (row[i] !== null || !column.notNull || column.isSerial) continue;
      if (statement.conflict === 'IGNORE') return null;
      throw new Error(`NOT NULL constraint failed: ${table.name}.${column.name}`);
    }
    table.nextID = Math.max(table.nextID, typeof id === 'number' ? id + 1 : 0);
    this.lastID = id;
    table.rows.push(row);
    this.undo.push(() => { table.rows = table.rows.filter((item) => item !== row); });
    return row;
  }
  #upsert(table, old, row, { set, where }) {
    const scope = new Scope([{ name: table.name, row: record(table, old) }, { name: 'excluded', row: record(table, row) }]);
    if (where && !isTrue(this.value(where, scope))) return null;
    const next = this.#assigned(table, old, set, scope);
    this.#write(old, next);
    return old;
  }
  // The rows that a new one would be equal to where only one may be, each with the columns.
  #conflicts(table, row, self = null) {
    return table.unique.flatMap(({ columns }) => {
      const places = columns.map((name) => table.columns.findIndex((column) => same(column.name, name)));
      if (places.some((place) => place < 0 || row[place] === null)) return [];
      return table.rows.filter((other) => other !== self && places.every((place) => compare(
        other[place], row[place], table.columns[place].collate
      ) === 0)).map((other) => ({ row: other, columns }));
    });
  }
  #write(row, next) {
    const before = [...row];
    this.undo.push(() => { before.forEach((value, i) => { row[i] = value; }); });
    next.forEach((value, i) => { row[i] = value; });
  }
  #assigned(table, row, set, scope) {
    const next = [...row];
    for (const { names, value } of set) {
      const values = names.length > 1 ? JSON.parse(this.value(value, scope)) : [this.value(value, scope)];
      for (const [i, name] of names.entries()) {
        const at = table.columns.findIndex((column) => same(column.name, name));
        if (at < 0) throw new Error(`no such column: ${name}`);
        next[at] = affine(stored(values[i]), table.columns[at].type);
        if (next[at] === null && table.columns[at].notNull) throw new Error(
          `NOT NULL constraint failed: ${table.name}.${name}`
        );
      }
    }
    return next;
  }
  #matching(table, { alias, where }) {
    return table.rows.filter((row) => !where || isTrue(this.value(
      where, new Scope([{ name: alias ?? table.name, row: record(table, row) }])
    )));
  }
  update(statement) {
    const table = this.table(statement.table);
    const rows = this.#matching(table, statement);
    for (const row of rows) {
      const next = this.#assigned(table, row, statement.set, new Scope([
        { name: statement.alias ?? table.name, row: record(table, row) }
      ]));
      const [fault] = this.#conflicts(table, next, row);
      if (fault && statement.conflict === 'IGNORE') continue;
      if (fault) throw new Error(
        `UNIQUE constraint failed: ${fault.columns.map((name) => `${table.name}.${name}`).join(', ')}`
      );
      this.#write(row, next);
    }
    this.lastChanges = rows.length;
    return { ...this.#returned(statement, table, rows.map((row) => record(table, row))), changes: rows.length };
  }
  remove(statement) {
    const table = this.table(statement.table);
    const rows = new Set(this.#matching(table, statement));
    table.rows = table.rows.filter((row) => !rows.has(row));
    this.lastChanges = rows.size;
    return { ...this.#returned(statement, table, [...rows].map((row) => record(table, row))), changes: rows.size };
  }
  #returned({ returning }, table, list) {
    if (!returning) return {};
    const columns = [];
    const from = [{ table: table.name, name: table.name }];
    const readers = returning.flatMap((result, i) => this.#reader(result, { from }, columns, i));
    return { columns, rows: list.map((row) => named(columns, readers.map((read) => read(
      new Scope([{ name: table.name, row }])
    )))) };
  }
}

const firstOf = (row) => (row === undefined ? null : row[0] ?? null);
const named = (columns, values) => Object.fromEntries(columns.map((name, i) => [name, values[i] ?? null]));
function record(table, row) {
  const out = named(table.columns.map(({ name }) => name), row);
  const serial = table.columns.findIndex((column) => column.isSerial);
  out[ROWID] = serial >= 0 ? row[serial] : table.rows.indexOf(row) + 1;
  return out;
}
function distinct(rows) {
  const seen = new Set();
  return rows.filter(({ values }) => !seen.has(key(values)) && seen.add(key(values)));
}
// A result without a name is called as it is written; the usual ones are counts and sums.
function describe(node, at) {
  if (node.call) return `${node.call.toUpperCase()}(${node.isAll ? '*' : node.args.map((part) => part.column ?? '').join(', ')})`;
  return node.value === undefined ? `column${at + 1}` : String(node.value);
}
// Parameters by place, or by name with or without its sign.
function parametersOf(given) {
  const list = Array.isArray(given) ? given : null;
  return (name) => {
    if (typeof name === 'number') return stored(list ? list[name] : given?.[name + 1]);
    return stored(given?.[name] ?? given?.[name.slice(1)] ?? null);
  };
}
const tableInfo = (database, name) => (database.tables.get(String(name).toLowerCase())?.columns ?? []).map(
  (column, cid) => ({
    cid, name: column.name, type: column.type, notnull: column.notNull ? 1 : 0,
    dflt_value: column.default?.value ?? null,
    pk: database.table(name).unique.some(({ isPrimary, columns }) => isPrimary && columns.includes(column.name)) ? 1 : 0
  })
);

const ACTS = {
  select: (database, statement) => database.select(statement),
  insert: (database, statement) => database.insert(statement),
  update: (database, statement) => database.update(statement),
  delete: (database, statement) => database.remove(statement),
  create(database, { table, ifNotExists, columns, unique, rows, text }) {
    if (database.tables.has(table.toLowerCase())) {
      if (ifNotExists) return;
      throw new Error(`table ${table} already exists`);
    }
    const made = rows && database.select(rows);
    database.tables.set(table.toLowerCase(), {
      name: table, unique, text, nextID: 1 + (made?.list.length ?? 0), rows: made?.list ?? [],
      columns: made ? made.columns.map((name) => ({ name, type: '', notNull: false, default: null })) : columns,
    });
  },
  index(database, { table, columns }) {
    const found = database.table(table);
    if (columns && !found.unique.some((one) => key(one.columns) === key(columns))) found.unique.push({ columns });
  },
  drop(database, { kind, table, ifExists }) {
    if (kind !== 'TABLE') return;
    if (!database.tables.delete(table.toLowerCase()) && !ifExists) throw new Error(`no such table: ${table}`);
  },
  rename(database, { table, to }) {
    const found = database.table(table);
    database.tables.delete(table.toLowerCase());
    found.name = to;
    database.tables.set(to.toLowerCase(), found);
  },
  renameColumn(database, { table, from, to }) {
    const found = database.table(table);
    for (const column of found.columns) if (same(column.name, from)) column.name = to;
    for (const one of found.unique) one.columns = one.columns.map((name) => (same(name, from) ? to : name));
  },
  addColumn(database, { table, column }) {
    const found = database.table(table);
    if (found.columns.some(({ name }) => same(name, column.name))) throw new Error(`duplicate column name: ${column.name}`);
    found.columns.push(column);
    const value = column.default ? database.value(column.default, new Scope()) : null;
    for (const row of found.rows) row.push(value);
  },
  dropColumn(database, { table, column }) {
    const found = database.table(table);
    const at = found.columns.findIndex(({ name }) => same(name, column));
    if (at < 0) throw new Error(`no such column: "${column}"`);
    found.columns.splice(at, 1);
    for (const row of found.rows) row.splice(at, 1);
  },
  pragma(database, { name, value }) {
    const given = value && (value.column ?? value.value ?? null);
    if (name === 'user_version') {
      if (value) database.version = Number(given);
      return { columns: [name], rows: [{ user_version: database.version }] };
    }
    const rows = {
      table_info: () => tableInfo(database, given), journal_mode: () => [{ journal_mode: 'memory' }],
      foreign_keys: () => [{ foreign_keys: 1 }], integrity_check: () => [{ integrity_check: 'ok' }],
      table_list: () => [...database.tables.values()].map((table) => ({ schema: 'main', name: table.name, type: 'table' })),
    }[name]?.() ?? [];
    return { columns: Object.keys(rows[0] ?? {}), rows };
  },
  skipped(database, { what, text }) { database.skipped(what, text); },
  begin: (database) => database.begin(),
  rollback: (database) => database.rollback(),
  nothing() {},
};
