// react-native-mmkv: the same storage, read at once.
import { useCallback, useEffect, useReducer } from '../../react/index.js';
import { store } from '../storage.js';

const areas = new Map();
const areaOf = (id) => {
  if (!areas.has(id)) areas.set(id, store(`mmkv:${id}`));
  return areas.get(id);
};

// Kept as JSON, so that a number comes back as a number.
export class MMKV {
  constructor({ id = 'mmkv.default' } = {}) { this.id = id; this.area = areaOf(id); this.isReadOnly = false; }
  #read(key, kind) {
    const text = this.area.get(key);
    if (text === null) return undefined;
    const value = JSON.parse(text);
    return typeof value === kind ? value : undefined;
  }
  set(key, value) { this.area.set(key, JSON.stringify(ArrayBuffer.isView(value) ? [...value] : value)); }
  getString(key) { return this.#read(key, 'string'); }
  getNumber(key) { return this.#read(key, 'number'); }
  getBoolean(key) { return this.#read(key, 'boolean'); }
  getBuffer(key) { const list = this.#read(key, 'object'); return list && new Uint8Array(list); }
  contains(key) { return this.area.get(key) !== null; }
  delete(key) { this.area.remove(key); }
  remove(key) { this.area.remove(key); }
  getAllKeys() { return this.area.keys(); }
  clearAll() { this.area.clear(); }
  recrypt() {}
  trim() {}
  get size() { return this.area.keys().length; }
  addOnValueChangedListener(fn) { const remove = this.area.listen(fn); return { remove }; }
}
export const createMMKV = (configuration) => new MMKV(configuration);

let shared = null;
const defaultStore = () => (shared ??= new MMKV());
export const useMMKV = (configuration) => (configuration ? new MMKV(configuration) : defaultStore());

const hook = (read) => (key, instance) => {
  const mmkv = instance ?? defaultStore();
  const [, render] = useReducer((n) => n + 1, 0);
  useEffect(() => mmkv.area.listen((changed) => { if (changed === key) render(); }), [mmkv, key]);
  const value = read(mmkv, key);
  const set = useCallback((next) => {
    const result = typeof next === 'function' ? next(read(mmkv, key)) : next;
    if (result === undefined || result === null) mmkv.delete(key);
    else mmkv.set(key, typeof result === 'object' ? JSON.stringify(result) : result);
  }, [mmkv, key]);
  return [value, set];
};
export const useMMKVString = hook((mmkv, key) => mmkv.getString(key));
export const useMMKVNumber = hook((mmkv, key) => mmkv.getNumber(key));
export const useMMKVBoolean = hook((mmkv, key) => mmkv.getBoolean(key));
export const useMMKVObject = hook((mmkv, key) => {
  const text = mmkv.getString(key);
  return text === undefined ? undefined : JSON.parse(text);
});
export const useMMKVListener = (fn, instance) => useEffect(() => (instance ?? defaultStore()).area.listen(fn), [fn]);
export const Mode = { SINGLE_PROCESS: 0, MULTI_PROCESS: 1 };
