// Values of SQLite: how they compare, convert, and what its functions make of them.

export const asNumber = (value) => {
  if (typeof value === 'number') return value;
  if (value === null || value === undefined) return 0;
  return Number(/^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/.exec(String(value))?.[0] ?? 0);
};
export const asText = (value) => (value instanceof Uint8Array ? new TextDecoder().decode(value) : String(value));
export const isTrue = (value) => value !== null && asNumber(value) !== 0;
const bool = (value) => (value === null ? null : value ? 1 : 0);

// What a parameter is to SQLite.
export function stored(value) {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.getTime();
  if (typeof value === 'bigint') return Number(value);
  return typeof value === 'object' && !(value instanceof Uint8Array) ? String(value) : value;
}

// The form of a value in a column of a declared type.
export function affine(value, type) {
  if (value === null || value instanceof Uint8Array) return value;
  if (/CHAR|CLOB|TEXT/.test(type)) return typeof value === 'number' ? String(value) : value;
  if (/INT|REAL|FLOA|DOUB|NUM|DEC|BOOL|DATE/.test(type) && typeof value === 'string'
    && /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?\s*$/.test(value)) return Number(value);
  return value;
}

const rank = (value) => (value === null ? 0 : typeof value === 'number' ? 1 : typeof value === 'string' ? 2 : 3);
export function compare(a, b, collate) {
  const ranks = rank(a) - rank(b);
  if (ranks !== 0) return ranks;
  if (a === null) return 0;
  const [left, right] = collate === 'NOCASE' ? [String(a).toLowerCase(), String(b).toLowerCase()]
    : a instanceof Uint8Array ? [asText(a), asText(b)] : [a, b];
  return left < right ? -1 : left > right ? 1 : 0;
}
// A number and a text of one are equal where a column says numbers, so here always.
function alike(a, b) {
  if (typeof a === 'number' && typeof b === 'string') return [a, affine(b, 'NUM')];
  if (typeof a === 'string' && typeof b === 'number') return [affine(a, 'NUM'), b];
  return [a, b];
}
export const ordered = (a, b, collate) => compare(...alike(a, b), collate);

export function like(value, pattern, escape, isGlob) {
  let source = '';
  for (let i = 0; i < pattern.length; i++) {
    const char = pattern[i];
    if (escape && char === escape) source += pattern[++i].replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    else if (char === (isGlob ? '*' : '%')) source += '[\\s\\S]*';
    else if (char === (isGlob ? '?' : '_')) source += '[\\s\\S]';
    else source += char.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  }
  return new RegExp(`^${source}$`, isGlob ? '' : 'i').test(value);
}

export function operate(op, [a, b, c], { collate, name } = {}) {
  switch (op) {
    case 'NOT': return a === null ? null : bool(!isTrue(a));
    case 'SIGN-': return a === null ? null : -asNumber(a);
    case 'SIGN+': return a;
    case 'SIGN~': return a === null ? null : ~asNumber(a);
    case 'IS': return bool(ordered(a, b) === 0);
    case 'IS NOT': return bool(ordered(a, b) !== 0);
    case 'COLLATE': return a;
    case 'CAST': return a === null ? null : cast(a, name);
    case 'BETWEEN': return [a, b, c].includes(null) ? null : bool(ordered(a, b) >= 0 && ordered(a, c) <= 0);
    case 'LIKE': case 'GLOB':
      return a === null || b === null ? null : bool(like(asText(a), asText(b), c, op === 'GLOB'));
    default: break;
  }
  if (a === null || b === null) return null;
  switch (op) {
    case '=': return bool(ordered(a, b, collate) === 0);
    case '<>': return bool(ordered(a, b, collate) !== 0);
    case '<': return bool(ordered(a, b, collate) < 0);
    case '<=': return bool(ordered(a, b, collate) <= 0);
    case '>': return bool(ordered(a, b, collate) > 0);
    case '>=': return bool(ordered(a, b, collate) >= 0);
    case '||': return asText(a) + asText(b);
    case '+': return asNumber(a) + asNumber(b);
    case '-': return asNumber(a) - asNumber(b);
    case '*': return asNumber(a) * asNumber(b);
    case '/': {
      const [x, y] = [asNumber(a), asNumber(b)];
      if (y === 0) return null;
      return Number.isInteger(x) && Number.isInteger(y) ? Math.trunc(x / y) : x / y;
    }
    case '%': return asNumber(b) === 0 ? null : Math.trunc(asNumber(a)) % Math.trunc(asNumber(b));
    case '&': return asNumber(a) & asNumber(b);
    case '|': return asNumber(a) | asNumber(b);
    case '<<': return asNumber(a) << asNumber(b);
    case '>>': return asNumber(a) >> asNumber(b);
    case '->': case '->>': {
      const found = jsonAt(a, String(b).startsWith('$') ? b : `$.${b}`);
      return op === '->' ? (found === undefined ? null : JSON.stringify(found)) : fromJSON(found);
    }
    default: throw new Error(`near "${op}": syntax error`);
  }
}

function cast(value, type) {
  if (/INT/.test(type)) return Math.trunc(asNumber(value));
  if (/CHAR|CLOB|TEXT/.test(type)) return asText(value);
  return /BLOB/.test(type) ? value : asNumber(value);
}

function jsonAt(text, path) {
  let value;
  try { value = JSON.parse(asText(text)); } catch { throw new Error('malformed JSON'); }
  for (const [, key, quoted, index] of String(path).matchAll(/\.([\w-]+)|\."([^"]*)"|\[(\d+)\]/g)) {
    value = value?.[key ?? quoted ?? Number(index)];
  }
  return value;
}
const fromJSON = (value) => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'object' ? JSON.stringify(value) : value;
};

// ---- moments: a text, seconds or a day's number, and changes such as '+1 day'

const LENGTHS = { second: 1e3, minute: 6e4, hour: 36e5, day: 864e5 };
function moment([first = 'now', ...changes]) {
  if (first === null) return null;
  let date;
  const text = String(first);
  if (text === 'now') date = new Date();
  else if (changes.includes('unixepoch')) date = new Date(asNumber(first) * 1000);
  else if (/^[-+]?\d+(?:\.\d+)?$/.test(text)) date = new Date((Number(text) - 2440587.5) * 86400000);
  else date = new Date(/T|\s\d/.test(text) ? text.trim().replace(' ', 'T').replace(/([\d.])$/, '$1Z') : `${text}T00:00:00Z`);
  for (const change of changes) {
    const [, count, unit] = /^([-+]?\d+(?:\.\d+)?)\s+(second|minute|hour|day|month|year)s?$/.exec(change ?? '') ?? [];
    if (unit === 'month') date.setUTCMonth(date.getUTCMonth() + Number(count));
    else if (unit === 'year') date.setUTCFullYear(date.getUTCFullYear() + Number(count));
    else if (unit) date = new Date(date.getTime() + Number(count) * LENGTHS[unit]);
    else if (change === 'start of day') date.setUTCHours(0, 0, 0, 0);
    else if (change === 'start of month') { date.setUTCDate(1); date.setUTCHours(0, 0, 0, 0); }
    else if (change === 'start of year') { date.setUTCMonth(0, 1); date.setUTCHours(0, 0, 0, 0); }
    else if (change === 'localtime') date = new Date(date.getTime() - date.getTimezoneOffset() * 6e4);
    else if (change === 'utc') date = new Date(date.getTime() + date.getTimezoneOffset() * 6e4);
    else if (/^weekday \d$/.test(change)) date.setUTCDate(
      date.getUTCDate() + ((Number(change.slice(8)) - date.getUTCDay() + 7) % 7)
    );
  }
  return Number.isNaN(date.getTime()) ? null : date;
}
const two = (value) => String(value).padStart(2, '0');
function strftime(form, date) {
  const week = () => Math.floor(((date - Date.UTC(date.getUTCFullYear(), 0, 1)) / 864e5 + 7 - ((date.getUTCDay() + 6) % 7)) / 7);
  const parts = {
    Y: () => String(date.getUTCFullYear()).padStart(4, '0'), m: () => two(date.getUTCMonth() + 1),
    d: () => two(date.getUTCDate()), H: () => two(date.getUTCHours()), M: () => two(date.getUTCMinutes()),
    S: () => two(date.getUTCSeconds()), s: () => String(Math.floor(date / 1000)), w: () => String(date.getUTCDay()),
    f: () => `${two(date.getUTCSeconds())}.${String(date.getUTCMilliseconds()).padStart(3, '0')}`, W: () => two(week()),
    j: () => String(Math.floor((date - Date.UTC(date.getUTCFullYear(), 0, 1)) / 864e5) + 1).padStart(3, '0'),
    J: () => String(date / 864e5 + 2440587.5), '%': () => '%',
  };
  return form.replace(/%([YmdHMSswfWjJ%])/g, (_, name) => parts[name]());
}
const formed = (form) => (...args) => {
  const date = moment(args);
  return date === null ? null : strftime(form, date);
};

// ---- functions

const nullable = (fn) => (first, ...rest) => (first === null || first === undefined ? null : fn(first, ...rest));
const substr = nullable((value, start, length) => {
  const text = [...asText(value)];
  const from = start > 0 ? start - 1 : start < 0 ? Math.max(0, text.length + start) : 0;
  return text.slice(from, length === undefined ? undefined : from + length).join('');
});
export const FUNCTIONS = {
  coalesce: (...args) => args.find((value) => value !== null) ?? null,
  ifnull: (a, b) => a ?? b, nullif: (a, b) => (ordered(a, b) === 0 ? null : a),
  iif: (test, a, b = null) => (isTrue(test) ? a : b),
  lower: nullable((value) => asText(value).toLowerCase()), upper: nullable((value) => asText(value).toUpperCase()),
  length: nullable((value) => (typeof value === 'string' ? [...value].length : asText(value).length)),
  trim: nullable((value) => asText(value).trim()), ltrim: nullable((value) => asText(value).trimStart()),
  rtrim: nullable((value) => asText(value).trimEnd()), substr, substring: substr,
  replace: nullable((value, from, to) => (from === '' ? value : asText(value).replaceAll(from, asText(to)))),
  instr: nullable((value, part) => asText(value).indexOf(asText(part)) + 1),
  abs: nullable((value) => Math.abs(asNumber(value))), sign: nullable((value) => Math.sign(asNumber(value))),
  round: nullable((value, digits = 0) => Number(asNumber(value).toFixed(digits))),
  ceil: nullable((value) => Math.ceil(asNumber(value))), floor: nullable((value) => Math.floor(asNumber(value))),
  power: nullable((a, b) => asNumber(a) ** asNumber(b)), sqrt: nullable((value) => Math.sqrt(asNumber(value))),
  mod: nullable((a, b) => asNumber(a) % asNumber(b)),
  typeof: (value) => (value === null ? 'null'
    : typeof value === 'number' ? (Number.isInteger(value) ? 'integer' : 'real')
    : typeof value === 'string' ? 'text' : 'blob'),
  hex: nullable((value) => [...(value instanceof Uint8Array ? value : new TextEncoder().encode(asText(value)))]
    .map((byte) => byte.toString(16).padStart(2, '0')).join('').toUpperCase()),
  quote: (value) => (value === null ? 'NULL' : typeof value === 'number' ? String(value)
    : `'${asText(value).replaceAll("'", "''")}'`),
  random: () => Math.floor((Math.random() - 0.5) * 2 ** 53),
  randomblob: (size) => Uint8Array.from({ length: size }, () => Math.floor(Math.random() * 256)),
  date: formed('%Y-%m-%d'), time: formed('%H:%M:%S'), datetime: formed('%Y-%m-%d %H:%M:%S'),
  julianday: (...args) => { const date = moment(args); return date === null ? null : date / 864e5 + 2440587.5; },
  unixepoch: (...args) => { const date = moment(args); return date === null ? null : Math.floor(date / 1000); },
  strftime: (form, ...args) => { const date = moment(args); return date === null ? null : strftime(form, date); },
  current_timestamp: formed('%Y-%m-%d %H:%M:%S'), current_date: formed('%Y-%m-%d'), current_time: formed('%H:%M:%S'),
  json: nullable((value) => JSON.stringify(JSON.parse(asText(value)))),
  json_valid: nullable((value) => { try { JSON.parse(asText(value)); return 1; } catch { return 0; } }),
  json_extract: nullable((value, path) => fromJSON(jsonAt(value, path))),
  json_array_length: nullable((value, path = '$') => jsonAt(value, path)?.length ?? 0),
  json_array: (...args) => JSON.stringify(args),
  json_object: (...args) => JSON.stringify(Object.fromEntries(
    args.flatMap((key, i) => (i % 2 ? [] : [[key, args[i + 1]]]))
  )),
  printf: (form, ...args) => { let at = 0; return form.replace(/%(?:0?(\d+))?(?:\.(\d+))?([dsf%])/g, (_, width, digits, kind) => {
    if (kind === '%') return '%';
    const value = args[at++];
    const text = kind === 'd' ? String(Math.trunc(asNumber(value))) : kind === 'f' ? asNumber(value).toFixed(digits ?? 6)
      : asText(value);
    return width ? text.padStart(Number(width), kind === 's' ? ' ' : '0') : text;
  }); },
  sqlite_version: () => '3.45.0', likely: (value) => value, unlikely: (value) => value,
};
FUNCTIONS.format = FUNCTIONS.printf;

// Of all rows of a group: each is given what its arguments are in them.
const numbers = (rows) => rows.map(([value]) => value).filter((value) => value !== null);
const extreme = (rows, side) => numbers(rows).reduce(
  (best, value) => (best === null || compare(value, best) * side > 0 ? value : best), null
);
const sum = (list) => list.reduce((total, value) => total + asNumber(value), 0);
const grouped = (rows, mark = ',') => (rows.length ? rows.map(([value]) => asText(value)).join(mark) : null);
export const AGGREGATES = {
  count: (rows) => rows.filter((args) => args.length === 0 || args[0] !== null).length,
  sum: (rows) => (numbers(rows).length ? sum(numbers(rows)) : null), total: (rows) => sum(numbers(rows)),
  avg: (rows) => (numbers(rows).length ? sum(numbers(rows)) / numbers(rows).length : null),
  min: (rows) => extreme(rows, -1), max: (rows) => extreme(rows, 1),
  group_concat: (rows) => grouped(rows.filter(([value]) => value !== null), rows[0]?.[1]),
  string_agg: (rows) => grouped(rows.filter(([value]) => value !== null), rows[0]?.[1]),
  json_group_array: (rows) => JSON.stringify(rows.map(([value]) => value)),
};
