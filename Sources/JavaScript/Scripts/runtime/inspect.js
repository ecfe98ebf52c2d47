// Values as text for console.log: short, with depth, never throwing.
export function inspect(value, depth = 3, seen = new Set()) {
  if (typeof value === 'string') return depth === 3 ? value : `'${value}'`;
  if (typeof value === 'function') return `[Function ${value.name || 'anonymous'}]`;
  if (typeof value === 'symbol' || typeof value === 'bigint') return value.toString() + (typeof value === 'bigint' ? 'n'
    : '');
  if (value === null || typeof value !== 'object') return Object.is(value, -0) ? '-0' : String(value);
  if (seen.has(value)) return '[Circular]';
  try {
    return inspectObject(value, depth, new Set(seen).add(value));
  } catch {
    return '[Object]';
  }
}

function inspectObject(value, depth, seen) {
  if (value instanceof Error) return value.stack?.split('\n')[0] ?? `${value.name}: ${value.message}`;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof RegExp) return String(value);
  if (value instanceof Promise) return 'Promise {}';
  if (depth < 0) return Array.isArray(value) ? '[Array]' : '[Object]';
  const inner = (item) => inspect(item, depth - 1, seen);
  if (Array.isArray(value)) return list('[', value.map(inner), ']');
  if (value instanceof Map) return 'Map ' + list('{', [...value].map(([k, v]) => `${inner(k)} => ${inner(v)}`), '}');
  if (value instanceof Set) return 'Set ' + list('{', [...value].map(inner), '}');
  const name = value.constructor?.name;
  const pairs = Object.keys(value).map((key) => `${key}: ${inner(value[key])}`);
  return (name && name !== 'Object' ? name + ' ' : '') + list('{', pairs, '}');
}

function list(open, items, close) {
  if (!items.length) return open + close;
  const shown = items.length > 100 ? [...items.slice(0, 100), `… ${items.length - 100} more`] : items;
  return open + ' ' + shown.join(', ') + ' ' + close;
}

// printf-like first argument, as browsers have it.
export function format(args) {
  const [first, ...rest] = args;
  if (typeof first !== 'string' || !first.includes('%')) return args.map((arg) => inspect(arg)).join(' ');
  const text = first.replace(/%([sdifjoOc%])/g, (whole, kind) => {
    if (kind === '%') return '%';
    if (!rest.length) return whole;
    const value = rest.shift();
    if (kind === 'c') return '';
    if (kind === 'd' || kind === 'i') return String(Math.trunc(Number(value)));
    if (kind === 'f') return String(Number(value));
    return inspect(value);
  });
  return [text, ...rest.map((arg) => inspect(arg))].join(' ');
}
