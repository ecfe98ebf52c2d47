// @react-native-async-storage/async-storage: texts by key.
import { store } from '../storage.js';

const area = store('async-storage');

function merge(a, b) {
  const out = { ...a };
  for (const key in b) {
    const both = typeof a?.[key] === 'object' && a[key] !== null && typeof b[key] === 'object' && b[key] !== null
      && !Array.isArray(b[key]);
    out[key] = both ? merge(a[key], b[key]) : b[key];
  }
  return out;
}

// Old forms take a callback beside the promise.
const both = (work, callback) => work.then(
  (value) => { callback?.(null, value); return value; },
  (error) => { callback?.(error); throw error; },
);
const run = (fn) => Promise.resolve().then(fn);

const AsyncStorage = {
  getItem: (key, callback) => both(run(() => area.get(key)), callback),
  setItem: (key, value, callback) => both(run(() => { area.set(key, String(value)); }), callback),
  removeItem: (key, callback) => both(run(() => area.remove(key)), callback),
  mergeItem: (key, value, callback) => both(
    run(() => area.set(key, JSON.stringify(merge(JSON.parse(area.get(key) ?? '{}'), JSON.parse(value))))), callback
  ),
  clear: (callback) => both(run(() => area.clear()), callback),
  getAllKeys: (callback) => both(run(() => area.keys()), callback),
  multiGet: (keys, callback) => both(run(() => keys.map((key) => [key, area.get(key)])), callback),
  multiSet: (pairs, callback) => both(
    run(() => pairs.forEach(([key, value]) => area.set(key, String(value)))), callback
  ),
  multiRemove: (keys, callback) => both(run(() => keys.forEach((key) => area.remove(key))), callback),
  multiMerge: async (pairs) => { for (const [key, value] of pairs) await AsyncStorage.mergeItem(key, value); },
  getMany: async (keys) => Object.fromEntries(keys.map((key) => [key, area.get(key)])),
  setMany: async (values) => { for (const key in values) area.set(key, values[key]); },
  flushGetRequests() {},
};
export default AsyncStorage;
export const createAsyncStorage = () => AsyncStorage;
export const useAsyncStorage = (key) => ({
  getItem: (callback) => AsyncStorage.getItem(key, callback), setItem: (value, callback) =>
    AsyncStorage.setItem(key, value, callback),
  mergeItem: (value, callback) => AsyncStorage.mergeItem(key, value, callback), removeItem: (callback) =>
    AsyncStorage.removeItem(key, callback),
});
