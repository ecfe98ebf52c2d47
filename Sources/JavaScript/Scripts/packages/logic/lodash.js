// lodash: the functions that apps use most.
import { setTimeout as later, clear } from '../../runtime/timers.js';

const pathOf = (path) => (Array.isArray(path) ? path
  : String(path).replace(/\[(\w+)\]/g, '.$1').split('.').filter(Boolean));
const by = (key) => (typeof key === 'function' ? key : typeof key === 'object' && key
  ? (item) => Object.keys(key).every((name) => isEqual(item?.[name], key[name])) : (item) => get(item, key));
const listOf = (value) => (Array.isArray(value) ? value : value && typeof value === 'object' ? Object.values(value)
  : typeof value === 'string' ? [...value] : []);

export const get = (object, path, fallback) => {
  const value = pathOf(path).reduce((at, key) => at?.[key], object);
  return value === undefined ? fallback : value;
};
export const set = (object, path, value) => {
  const keys = pathOf(path);
  const last = keys.pop();
  let at = object;
  for (const key of keys) at = at[key] ??= {};
  at[last] = value;
  return object;
};
export const has = (object, path) => get(object, path) !== undefined;
export const isEqual = (a, b) => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || Array.isArray(a) !== Array.isArray(b)) return false;
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => isEqual(a[key], b[key]));
};
export const cloneDeep = (value) => structuredClone(value);
export const clone = (value) => (Array.isArray(value) ? [...value] : typeof value === 'object' && value ? { ...value }
  : value);
export const isEmpty = (value) => value == null || (typeof value === 'object' || typeof value === 'string'
  ? (value.size ?? Object.keys(value).length) === 0 : true);
export const isNil = (value) => value == null;
export const isUndefined = (value) => value === undefined;
export const isNull = (value) => value === null;
export const isString = (value) => typeof value === 'string';
export const isNumber = (value) => typeof value === 'number';
export const isFunction = (value) => typeof value === 'function';
export const isArray = Array.isArray;
export const isObject = (value) => value !== null && (typeof value === 'object' || typeof value === 'function');
export const isPlainObject = (value) => value !== null && typeof value === 'object'
  && [Object.prototype, null].includes(Object.getPrototypeOf(value));
export const map = (list, fn) => (Array.isArray(list) ? list.map(by(fn))
  : Object.entries(list ?? {}).map(([key, item]) => by(fn)(item, key)));
export const filter = (list, fn) => listOf(list).filter(by(fn));
export const reject = (list, fn) => listOf(list).filter((item) => !by(fn)(item));
export const find = (list, fn) => listOf(list).find(by(fn));
export const findIndex = (list, fn) => listOf(list).findIndex(by(fn));
export const some = (list, fn = Boolean) => listOf(list).some(by(fn));
export const every = (list, fn = Boolean) => listOf(list).every(by(fn));
export const forEach = (list, fn) => {
  if (Array.isArray(list)) list.forEach(fn);
  else for (const key in list) fn(list[key], key);
  return list;
};
export const each = forEach;
export const reduce = (list, fn, start) => listOf(list).reduce(fn, start);
export const includes = (list, item) => listOf(list).includes(item);
export const groupBy = (list, key) => listOf(list).reduce(
  (out, item) => { (out[by(key)(item)] ??= []).push(item); return out; }, {}
);
export const keyBy = (list, key) => Object.fromEntries(listOf(list).map((item) => [by(key)(item), item]));
export const countBy = (list, key) => mapValues(groupBy(list, key), (items) => items.length);
export const sortBy = (list, keys = (item) => item) => orderBy(list, keys);
export const orderBy = (list, keys, orders = []) => {
  const all = [keys].flat().map(by);
  const signs = [orders].flat().map((order) => (order === 'desc' ? -1 : 1));
  return [...listOf(list)].sort((a, b) => {
    for (let i = 0; i < all.length; i += 1) {
      const [x, y] = [all[i](a), all[i](b)];
      if (x !== y) return (x < y ? -1 : 1) * (signs[i] ?? 1);
    } return 0;
  });
};
export const uniq = (list) => [...new Set(list)];
export const uniqBy = (list, key) => [
  ...new Map([...listOf(list)].reverse().map((item) => [by(key)(item), item])).values()
].reverse();
export const chunk = (list, size = 1) => Array.from(
  { length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, i * size + size)
);
export const compact = (list) => list.filter(Boolean);
export const flatten = (list) => list.flat();
export const flattenDeep = (list) => list.flat(Infinity);
export const flatMap = (list, fn) => listOf(list).flatMap(by(fn));
export const difference = (list, other) => list.filter((item) => !other.includes(item));
export const intersection = (list, other) => list.filter((item) => other.includes(item));
export const union = (...lists) => uniq(lists.flat());
export const without = (list, ...items) => difference(list, items);
export const range = (from, to, step = 1) => {
  const [a, b] = to === undefined ? [0, from] : [from, to];
  return Array.from({ length: Math.max(0, Math.ceil((b - a) / step)) }, (_, i) => a + i * step);
};
export const times = (count, fn) => range(count).map(fn);
export const head = (list) => list?.[0];
export const first = head;
export const last = (list) => list?.[list.length - 1];
export const take = (list, count = 1) => list.slice(0, count);
export const size = (value) => listOf(value).length;
export const sum = (list) => list.reduce((a, b) => a + b, 0);
export const sumBy = (list, key) => sum(listOf(list).map(by(key)));
export const mean = (list) => sum(list) / list.length;
export const maxBy = (list, key) => orderBy(list, key, 'desc')[0];
export const minBy = (list, key) => orderBy(list, key)[0];
export const max = (list) => (list?.length ? Math.max(...list) : undefined);
export const min = (list) => (list?.length ? Math.min(...list) : undefined);
export const sample = (list) => list[Math.floor(Math.random() * list.length)];
export const shuffle = (list) => list.map((item) => [Math.random(), item]).sort((a, b) => a[0] - b[0])
  .map((pair) => pair[1]);
export const random = (low = 0, high = 1) => (high === 1 && low > 1 ? Math.floor(Math.random() * (low + 1))
  : Math.floor(low + Math.random() * (high - low + 1)));
export const clamp = (value, low, high) => (high === undefined ? Math.min(value, low)
  : Math.min(high, Math.max(low, value)));
export const round = (value, digits = 0) => Math.round(value * 10 ** digits) / 10 ** digits;
export const pick = (object, ...keys) => Object.fromEntries(keys.flat().filter((key) => object != null
  && key in object).map((key) => [key, object[key]]));
export const omit = (object, ...keys) => Object.fromEntries(Object.entries(object
  ?? {}).filter(([key]) => !keys.flat().includes(key)));
export const pickBy = (object, fn = Boolean) => Object.fromEntries(Object.entries(object
  ?? {}).filter(([key, value]) => fn(value, key)));
export const omitBy = (object, fn) => pickBy(object, (value, key) => !fn(value, key));
export const mapValues = (object, fn) => Object.fromEntries(Object.entries(object
  ?? {}).map(([key, value]) => [key, by(fn)(value, key)]));
export const mapKeys = (object, fn) => Object.fromEntries(Object.entries(object
  ?? {}).map(([key, value]) => [fn(value, key), value]));
export const keys = (object) => Object.keys(object ?? {});
export const values = (object) => Object.values(object ?? {});
export const merge = (target, ...sources) => {
  for (const source of sources) for (const key in source) target[key] = isPlainObject(source[key])
    && isPlainObject(target[key]) ? merge(target[key], source[key]) : source[key];
  return target;
};
export const defaults = (object, ...sources) => Object.assign({}, ...sources.reverse(), object);
const wordsOf = (text) => String(text).match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? [];
export const capitalize = (text) => String(text).charAt(0).toUpperCase() + String(text).slice(1).toLowerCase();
export const upperFirst = (text) => String(text).charAt(0).toUpperCase() + String(text).slice(1);
export const camelCase = (text) => wordsOf(text).map((word, i) => (i ? capitalize(word) : word.toLowerCase())).join('');
export const kebabCase = (text) => wordsOf(text).join('-').toLowerCase();
export const snakeCase = (text) => wordsOf(text).join('_').toLowerCase();
export const startCase = (text) => wordsOf(text).map(upperFirst).join(' ');
export const truncate = (text, { length = 30, omission = '...' } = {}) => (text.length > length
  ? text.slice(0, length - omission.length) + omission : text);
export const noop = () => {};
export const identity = (value) => value;
export const once = (fn) => {
  let done = false;
  let result;
  return (...args) => { if (!done) { done = true; result = fn(...args); } return result; };
};
export const memoize = (fn) => {
  const known = new Map();
  return (key, ...rest) => { if (!known.has(key)) known.set(key, fn(key, ...rest)); return known.get(key); };
};
export function debounce(fn, wait = 0, { leading = false, trailing = true } = {}) {
  let timer = null;
  let latest = null;
  const run = (...args) => {
    if (leading && timer === null) fn(...args);
    else latest = args;
    clear(timer);
    timer = later(
      () => { timer = null; if (trailing && latest) { const given = latest; latest = null; fn(...given); } }, wait
    );
  };
  return Object.assign(
    run,
    {
      cancel() { clear(timer); timer = null; latest = null; },
      flush() { clear(timer); timer = null; if (latest) fn(...latest); latest = null; }
    }
  );
}
export function throttle(fn, wait = 0) {
  let timer = null;
  let latest = null;
  const run = (...args) => {
    if (timer !== null) { latest = args; return; }
    fn(...args);
    timer = later(() => { timer = null; if (latest) { const given = latest; latest = null; run(...given); } }, wait);
  };
  return Object.assign(run, { cancel() { clear(timer); timer = null; latest = null; }, flush() {} });
}
