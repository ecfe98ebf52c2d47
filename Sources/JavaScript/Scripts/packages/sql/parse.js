// SQL as SQLite reads it: from text to statements. Throws an error with SQLite's words for what it is not.

const WORD = /[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*/y;
const FORMS = [
  ['space', /(?:\s+|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))+/y],
  ['blob', /[xX]'([0-9a-fA-F]*)'/y],
  ['text', /'((?:[^']|'')*)'/y],
  ['quoted', /"((?:[^"]|"")*)"|`((?:[^`]|``)*)`|\[([^\]]*)\]/y],
  ['number', /(?:0[xX][0-9a-fA-F]+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/y],
  ['bound', /\?\d*|[:@$]\w+/y],
  ['word', WORD],
  ['sign', /\|\||<<|>>|<=|>=|<>|!=|==|->>|->|[-+*\/%(),.;<>=&|~]/y],
];

export function tokens(text) {
  const out = [];
  for (let at = 0; at < text.length;) {
    const found = FORMS.some(([kind, form]) => {
      form.lastIndex = at;
      const match = form.exec(text);
      if (!match) return false;
      const value = match.slice(1).find((part) => part !== undefined) ?? match[0];
      if (kind !== 'space') out.push({
        kind, text: match[0], at, value: kind === 'text' ? value.replaceAll("''", "'") : kind === 'quoted'
          ? value.replace(/""|``/g, (pair) => pair[0]) : value
      });
      at = form.lastIndex;
      return true;
    });
    if (!found) throw new Error(`unrecognized token: "${text[at]}"`);
  }
  return out;
}

const CLAUSES = new Set(['FROM', 'WHERE', 'GROUP', 'HAVING', 'ORDER', 'LIMIT', 'OFFSET', 'UNION', 'EXCEPT', 'INTERSECT',
  'ON', 'USING', 'JOIN', 'LEFT', 'INNER', 'CROSS', 'OUTER', 'NATURAL', 'SET', 'VALUES', 'AS', 'WHEN', 'THEN', 'ELSE', 'END',
  'AND', 'OR', 'NOT', 'IN', 'IS', 'LIKE', 'GLOB', 'BETWEEN', 'COLLATE', 'ASC', 'DESC', 'RETURNING', 'SELECT', 'DO',
  'DEFAULT', 'PRIMARY', 'UNIQUE', 'REFERENCES', 'CHECK', 'CONSTRAINT', 'NULL', 'ISNULL', 'NOTNULL', 'ESCAPE', 'NULLS']);
const POWER = {
  OR: 1, AND: 2, '=': 4, '==': 4, '<>': 4, '!=': 4, IS: 4, IN: 4, LIKE: 4, GLOB: 4, BETWEEN: 4, ISNULL: 4, NOTNULL: 4,
  NOT: 4, '<': 5, '<=': 5, '>': 5, '>=': 5, '&': 6, '|': 6, '<<': 6, '>>': 6, '+': 7, '-': 7, '*': 8, '/': 8, '%': 8,
  '||': 9, '->': 9, '->>': 9, COLLATE: 10,
};

class Parser {
  #list;
  #at = 0;
  #bound = 0;
  constructor(text) { this.#list = tokens(text); }

  get next() { return this.#list[this.#at]; }
  get isAtEnd() { return this.#at >= this.#list.length; }
  #upper(offset = 0) {
    const token = this.#list[this.#at + offset];
    return token && (token.kind === 'word' || token.kind === 'sign') ? token.text.toUpperCase() : null;
  }
  is(...words) { return words.every((word, i) => this.#upper(i) === word); }
  take(...words) {
    if (!this.is(...words)) return false;
    this.#at += words.length;
    return true;
  }
  want(...words) { if (!this.take(...words)) this.fail(); }
  fail() {
    throw new Error(this.next ? `near "${this.next.text}": syntax error` : 'incomplete input');
  }
  name() {
    const token = this.next;
    if (!token || !['word', 'quoted', 'text'].includes(token.kind)) this.fail();
    this.#at++;
    return token.value;
  }
  list(read) {
    const out = [read()];
    while (this.take(',')) out.push(read());
    return out;
  }
  within(read) {
    this.want('(');
    const out = read();
    this.want(')');
    return out;
  }
  // A name with its schema, which is always the same.
  table() {
    const first = this.name();
    return this.take('.') ? this.name() : first;
  }

  // ---- statements

  statement() {
    if (this.is('SELECT') || this.is('VALUES') || this.is('WITH')) return this.query();
    if (this.take('CREATE')) return this.create();
    if (this.is('INSERT') || this.is('REPLACE')) return this.insert();
    if (this.take('UPDATE')) return this.update();
    if (this.take('DELETE', 'FROM')) {
      const table = this.table();
      const alias = this.alias();
      return { do: 'delete', table, alias, where: this.where(), returning: this.returning() };
    }
    if (this.take('DROP')) {
      const kind = this.name().toUpperCase();
      const ifExists = this.take('IF', 'EXISTS');
      return { do: 'drop', kind, ifExists, table: this.table() };
    }
    if (this.take('ALTER', 'TABLE')) return this.alter();
    if (this.take('PRAGMA')) {
      const name = this.table().toLowerCase();
      if (this.take('=')) return { do: 'pragma', name, value: this.expression() };
      return { do: 'pragma', name, value: this.is('(') ? this.within(() => this.expression()) : null };
    }
    const first = this.#upper();
    if (['BEGIN', 'COMMIT', 'END', 'ROLLBACK', 'SAVEPOINT', 'RELEASE', 'VACUUM', 'ANALYZE', 'REINDEX', 'ATTACH', 'DETACH',
      'EXPLAIN'].includes(first)) {
      while (!this.isAtEnd && !this.is(';')) this.#at++;
      return { do: first === 'ROLLBACK' ? 'rollback' : first === 'BEGIN' ? 'begin' : 'nothing' };
    }
    return this.fail();
  }

  create() {
    this.take('TEMP');
    this.take('TEMPORARY');
    const isUnique = this.take('UNIQUE');
    if (this.take('INDEX')) {
      this.take('IF', 'NOT', 'EXISTS');
      this.table();
      this.want('ON');
      const table = this.table();
      const columns = this.within(() => this.list(() => {
        const part = this.expression();
        if (!this.take('ASC')) this.take('DESC');
        return part.column ?? null;
      }));
      const isWhole = this.where() === null && columns.every(Boolean);
      return { do: 'index', table, columns: isUnique && isWhole ? columns : null };
    }
    if (this.is('TRIGGER') || this.is('VIEW') || this.is('VIRTUAL')) return this.skipped();
    this.want('TABLE');
    const ifNotExists = this.take('IF', 'NOT', 'EXISTS');
    const table = this.table();
    if (this.take('AS')) return { do: 'create', table, ifNotExists, columns: [], unique: [], rows: this.query() };
    const columns = [];
    const unique = [];
    this.within(() => this.list(() => this.definition(columns, unique)));
    while (!this.isAtEnd && !this.is(';')) this.#at++;
    return { do: 'create', table, ifNotExists, columns, unique };
  }

  // The statements inside of a trigger have their own ends.
  skipped() {
    const kind = this.name().toUpperCase();
    while (!this.isAtEnd && !(kind === 'TRIGGER' ? this.take('END') : this.is(';'))) this.#at++;
    return { do: 'skipped', what: `CREATE ${kind} is not carried out` };
  }

  definition(columns, unique) {
    if (this.take('CONSTRAINT')) this.name();
    if (this.take('PRIMARY', 'KEY')) {
      const names = this.within(() => this.list(() => this.indexed()));
      this.conflict();
      unique.push({ columns: names, isPrimary: true });
    } else if (this.take('UNIQUE')) {
      unique.push({ columns: this.within(() => this.list(() => this.indexed())) });
      this.conflict();
    } else if (this.is('CHECK') || this.is('FOREIGN')) this.skip();
    else columns.push(this.column(unique));
  }
  indexed() {
    const name = this.name();
    if (this.take('COLLATE')) this.name();
    if (!this.take('ASC')) this.take('DESC');
    return name;
  }
  conflict() { if (this.take('ON', 'CONFLICT')) this.name(); }
  // To the end of a part, with what is in brackets.
  skip() {
    for (let depth = 0; !this.isAtEnd; this.#at++) {
      if (depth === 0 && (this.is(',') || this.is(')'))) return;
      if (this.is('(')) depth++;
      if (this.is(')')) depth--;
    }
  }

  column(unique = []) {
    const column = { name: this.name(), type: '', notNull: false, default: null };
    const types = [];
    while (this.next?.kind === 'word' && !this.#isConstraint()) types.push(this.name());
    if (this.is('(')) this.within(() => this.list(() => this.expression()));
    column.type = types.join(' ').toUpperCase();
    for (;;) {
      if (this.take('CONSTRAINT')) this.name();
      else if (this.take('PRIMARY', 'KEY')) {
        if (!this.take('ASC')) this.take('DESC');
        this.conflict();
        column.isSerial = /INT/.test(column.type);
        this.take('AUTOINCREMENT');
        unique.push({ columns: [column.name], isPrimary: true });
      } else if (this.take('NOT', 'NULL')) { column.notNull = true; this.conflict(); }
      else if (this.take('NULL')) continue;
      else if (this.take('UNIQUE')) { unique.push({ columns: [column.name] }); this.conflict(); }
      else if (this.take('DEFAULT')) column.default = this.is('(') ? this.within(() => this.expression()) : this.expression(6);
      else if (this.take('COLLATE')) column.collate = this.name().toUpperCase();
      else if (this.take('CHECK')) this.within(() => this.expression());
      else if (this.is('REFERENCES')) { this.skip(); return column; }
      else if (this.take('GENERATED', 'ALWAYS') || this.is('AS')) { this.skip(); return column; }
      else return column;
    }
  }
  #isConstraint() {
    return CLAUSES.has(this.#upper()) || this.is('GENERATED') || this.is('AUTOINCREMENT');
  }

  insert() {
    const isReplace = this.take('REPLACE');
    let conflict = isReplace ? 'REPLACE' : null;
    if (!isReplace) {
      this.want('INSERT');
      if (this.take('OR')) conflict = this.name().toUpperCase();
    }
    this.want('INTO');
    const table = this.table();
    const alias = this.take('AS') ? this.name() : null;
    const columns = this.is('(') ? this.within(() => this.list(() => this.name())) : null;
    const source = this.take('DEFAULT', 'VALUES') ? null : this.query();
    const upserts = [];
    while (this.take('ON', 'CONFLICT')) {
      const target = this.is('(') ? this.within(() => this.list(() => this.indexed())) : null;
      this.where();
      this.want('DO');
      if (this.take('NOTHING')) upserts.push({ target, set: null });
      else {
        this.want('UPDATE', 'SET');
        upserts.push({ target, set: this.assignments(), where: this.where() });
      }
    }
    return { do: 'insert', table, alias, columns, source, conflict, upserts, returning: this.returning() };
  }
  assignments() {
    return this.list(() => {
      const names = this.is('(') ? this.within(() => this.list(() => this.name())) : [this.name()];
      this.want('=');
      return { names, value: this.expression() };
    });
  }
  update() {
    const conflict = this.take('OR') ? this.name().toUpperCase() : null;
    const table = this.table();
    const alias = this.alias();
    this.want('SET');
    const set = this.assignments();
    return { do: 'update', table, alias, set, conflict, where: this.where(), returning: this.returning() };
  }
  alter() {
    const table = this.table();
    if (this.take('RENAME', 'TO')) return { do: 'rename', table, to: this.name() };
    if (this.take('RENAME')) {
      this.take('COLUMN');
      const from = this.name();
      this.want('TO');
      return { do: 'renameColumn', table, from, to: this.name() };
    }
    if (this.take('DROP')) {
      this.take('COLUMN');
      return { do: 'dropColumn', table, column: this.name() };
    }
    this.want('ADD');
    this.take('COLUMN');
    return { do: 'addColumn', table, column: this.column() };
  }
  where() { return this.take('WHERE') ? this.expression() : null; }
  returning() { return this.take('RETURNING') ? this.list(() => this.result()) : null; }
  alias() {
    if (this.take('AS')) return this.name();
    const token = this.next;
    const isName = token && (token.kind === 'quoted' || (token.kind === 'word' && !CLAUSES.has(this.#upper())
      && !this.is('INDEXED')));
    return isName ? this.name() : null;
  }

  // ---- queries

  query() {
    const tables = [];
    if (this.take('WITH')) {
      this.take('RECURSIVE');
      tables.push(...this.list(() => {
        const name = this.name();
        const columns = this.is('(') ? this.within(() => this.list(() => this.name())) : null;
        this.want('AS');
        return { name, columns, query: this.within(() => this.query()) };
      }));
    }
    const first = this.core();
    const more = [];
    for (;;) {
      const how = ['UNION', 'EXCEPT', 'INTERSECT'].find((word) => this.take(word));
      if (!how) break;
      more.push({ how: how === 'UNION' && this.take('ALL') ? 'ALL' : how, core: this.core() });
    }
    const order = this.take('ORDER', 'BY') ? this.list(() => this.ordering()) : [];
    const out = { do: 'select', tables, first, more, order, limit: null, offset: null };
    if (this.take('LIMIT')) {
      out.limit = this.expression();
      if (this.take('OFFSET')) out.offset = this.expression();
      else if (this.take(',')) [out.offset, out.limit] = [out.limit, this.expression()];
    }
    return out;
  }
  ordering() {
    const value = this.expression();
    const isDown = this.take('DESC');
    if (!isDown) this.take('ASC');
    const nulls = this.take('NULLS') ? this.name().toUpperCase() : null;
    return { value, isDown, nulls };
  }
  core() {
    if (this.take('VALUES')) return { values: this.list(() => this.within(() => this.list(() => this.expression()))) };
    this.want('SELECT');
    const isDistinct = this.take('DISTINCT');
    if (!isDistinct) this.take('ALL');
    const results = this.list(() => this.result());
    const from = this.take('FROM') ? this.sources() : [];
    const where = this.where();
    const group = this.take('GROUP', 'BY') ? this.list(() => this.expression()) : null;
    const having = this.take('HAVING') ? this.expression() : null;
    return { isDistinct, results, from, where, group, having };
  }
  result() {
    if (this.take('*')) return { all: true };
    if (this.#list[this.#at + 1]?.text === '.' && this.#list[this.#at + 2]?.text === '*') {
      const table = this.name();
      this.#at += 2;
      return { all: true, table };
    }
    const start = this.next?.at;
    const value = this.expression();
    const end = this.#list[this.#at - 1];
    return { value, name: this.alias(), start, end: end.at + end.text.length };
  }
  sources() {
    const out = [{ ...this.source(), join: null, on: null }];
    for (;;) {
      let join = null;
      if (this.take(',')) join = 'INNER';
      else {
        this.take('NATURAL');
        if (this.take('LEFT')) { this.take('OUTER'); join = 'LEFT'; }
        else if (this.take('INNER') || this.take('CROSS')) join = 'INNER';
        if (!this.take('JOIN')) { if (join) this.fail(); return out; }
        join ??= 'INNER';
      }
      const source = this.source();
      const on = this.take('ON') ? this.expression() : null;
      const using = this.take('USING') ? this.within(() => this.list(() => this.name())) : null;
      out.push({ ...source, join, on, using });
    }
  }
  source() {
    if (this.is('(')) {
      const query = this.within(() => this.query());
      return { query, name: this.alias() };
    }
    const table = this.table();
    if (this.is('(')) {
      const args = this.within(() => this.list(() => this.expression()));
      return { call: table.toLowerCase(), args, name: this.alias() ?? table };
    }
    const name = this.alias() ?? table;
    if (this.take('INDEXED', 'BY')) this.name();
    this.take('NOT', 'INDEXED');
    return { table, name };
  }

  // ---- expressions

  expression(least = 0) {
    let left = this.prefix();
    for (;;) {
      const word = this.#upper();
      const power = POWER[word];
      if (power === undefined || power <= least || (word === 'NOT' && !this.#isNegated())) return left;
      left = this.infix(left, word, power);
    }
  }
  #isNegated() { return ['IN', 'LIKE', 'GLOB', 'BETWEEN', 'NULL'].includes(this.#upper(1)); }

  infix(left, word, power) {
    this.#at++;
    const isNot = word === 'NOT';
    const how = isNot ? this.#upper() : word;
    if (isNot) this.#at++;
    const made = this.#operation(left, how, power);
    return isNot ? { op: 'NOT', args: [made] } : made;
  }
  #operation(left, word, power) {
    switch (word) {
      case 'IS': {
        const isNot = this.take('NOT');
        if (this.take('DISTINCT')) this.want('FROM');
        return { op: isNot ? 'IS NOT' : 'IS', args: [left, this.expression(power)] };
      }
      case 'ISNULL': case 'NULL': return { op: 'IS', args: [left, { value: null }] };
      case 'NOTNULL': return { op: 'IS NOT', args: [left, { value: null }] };
      case 'COLLATE': return { op: 'COLLATE', args: [left], name: this.name().toUpperCase() };
      case 'BETWEEN': {
        const low = this.expression(4);
        this.want('AND');
        return { op: 'BETWEEN', args: [left, low, this.expression(4)] };
      }
      case 'LIKE': case 'GLOB': {
        const args = [left, this.expression(power)];
        if (this.take('ESCAPE')) args.push(this.expression(power));
        return { op: word, args };
      }
      case 'IN': {
        if (!this.is('(')) return { op: 'IN', args: [left], query: { do: 'select', tables: [], more: [], order: [],
          first: { results: [{ all: true }], from: [{ table: this.table(), name: null }] }, limit: null } };
        return this.within(() => {
          if (this.is('SELECT') || this.is('WITH') || this.is('VALUES')) return { op: 'IN', args: [left], query: this.query() };
          return { op: 'IN', args: [left], list: this.is(')') ? [] : this.list(() => this.expression()) };
        });
      }
      default: return { op: word === '==' ? '=' : word === '!=' ? '<>' : word, args: [left, this.expression(power)] };
    }
  }

  prefix() {
    const token = this.next;
    if (!token) this.fail();
    if (token.kind === 'text') { this.#at++; return { value: token.value }; }
    if (token.kind === 'number') { this.#at++; return { value: Number(token.text) }; }
    if (token.kind === 'blob') {
      this.#at++;
      return { value: Uint8Array.from(token.value.match(/../g) ?? [], (pair) => parseInt(pair, 16)) };
    }
    if (token.kind === 'bound') {
      this.#at++;
      const number = /^\?(\d+)$/.exec(token.text);
      if (number) return { bound: Number(number[1]) - 1 };
      return { bound: token.text === '?' ? this.#bound++ : token.text };
    }
    for (const sign of ['-', '+', '~']) if (this.take(sign)) return { op: 'SIGN' + sign, args: [this.expression(9)] };
    if (this.take('NOT')) return { op: 'NOT', args: [this.expression(3)] };
    if (this.is('EXISTS', '(')) { this.#at++; return { exists: this.within(() => this.query()) }; }
    if (this.is('(')) {
      return this.within(() => {
        if (this.is('SELECT') || this.is('WITH') || this.is('VALUES')) return { query: this.query() };
        const list = this.list(() => this.expression());
        return list.length === 1 ? list[0] : { row: list };
      });
    }
    if (this.take('CASE')) return this.cases();
    if (this.is('CAST', '(')) {
      this.#at++;
      return this.within(() => {
        const value = this.expression();
        this.want('AS');
        const type = [];
        while (this.next?.kind === 'word') type.push(this.name());
        if (this.is('(')) this.within(() => this.list(() => this.expression()));
        return { op: 'CAST', args: [value], name: type.join(' ').toUpperCase() };
      });
    }
    if (token.kind === 'word') {
      const upper = this.#upper();
      const constants = { NULL: null, TRUE: 1, FALSE: 0 };
      if (upper in constants && this.#upper(1) !== '.') { this.#at++; return { value: constants[upper] }; }
      if (/^CURRENT_(?:TIMESTAMP|DATE|TIME)$/.test(upper)) { this.#at++; return { call: upper.toLowerCase(), args: [] }; }
      if (CLAUSES.has(upper) && upper !== 'LEFT') this.fail();
    } else if (token.kind !== 'quoted') this.fail();
    return this.named();
  }

  named() {
    const first = this.next;
    const name = this.name();
    if (first.kind === 'word' && this.is('(')) return this.call(name.toLowerCase());
    if (!this.take('.')) return { column: name, isText: first.text.startsWith('"') };
    const second = this.name();
    return this.take('.') ? { table: second, column: this.name() } : { table: name, column: second };
  }

  call(name) {
    const out = { call: name, args: [], isDistinct: false };
    this.within(() => {
      if (this.take('*')) out.isAll = true;
      else if (!this.is(')')) {
        out.isDistinct = this.take('DISTINCT');
        out.args = this.list(() => this.expression());
        if (this.take('ORDER', 'BY')) this.list(() => this.ordering());
      }
    });
    if (this.take('FILTER')) out.filter = this.within(() => { this.want('WHERE'); return this.expression(); });
    if (this.is('OVER')) throw new Error(`${name}() OVER is not carried out`);
    return out;
  }

  cases() {
    const subject = this.is('WHEN') ? null : this.expression();
    const branches = [];
    while (this.take('WHEN')) {
      const test = this.expression();
      this.want('THEN');
      branches.push({ test, value: this.expression() });
    }
    const other = this.take('ELSE') ? this.expression() : { value: null };
    this.want('END');
    return { cases: branches, subject, other };
  }
}

// All statements of a text.
export function parse(text) {
  const parser = new Parser(text);
  const out = [];
  while (!parser.isAtEnd) {
    if (parser.take(';')) continue;
    out.push(parser.statement());
    if (!parser.isAtEnd && !parser.take(';')) parser.fail();
  }
  return out.map((statement) => ({ ...statement, text }));
}
