// expo-sqlite: databases in the system's SQLite, on the native side, as files of the app.
import { createContext, createElement, useContext, useEffect, useMemo, useState } from '../../react/index.js';
import { hasModule, moduleProxy } from '../../react-native/native.js';
import { store } from '../storage.js';

const MODULE = 'IslandDatabase';

function native(method, ...args) {
  if (!hasModule(MODULE)) throw new Error('expo-sqlite: there is no native side here that holds databases');
  return moduleProxy(MODULE)[method](...args);
}

// Bytes go over the bridge as base64.
function outwards(value) {
  if (value instanceof ArrayBuffer) return outwards(new Uint8Array(value));
  if (value instanceof Uint8Array) return { bytes: btoa(String.fromCharCode(...value)) };
  if (value instanceof Date) return value.getTime();
  return value === undefined ? null : value;
}
const inwards = (value) => (value !== null && typeof value === 'object'
  ? Uint8Array.from(atob(value.bytes), (letter) => letter.charCodeAt(0)) : value);

// Parameters are a list, a record of names, or the arguments themselves.
function run(name, text, parameters = []) {
  const values = Array.isArray(parameters)
    ? parameters.map(outwards)
    : Object.fromEntries(Object.entries(parameters).map(([key, value]) => [key, outwards(value)]));
  const { columns, rows, changes, lastID } = native('run', name, text, values);
  return {
    columns, changes, lastID,
    rows: rows.map((row) => Object.fromEntries(row.map((value, index) => [columns[index], inwards(value)]))),
  };
}
const given = (args) => (args.length === 1 && (Array.isArray(args[0]) || (args[0] !== null && typeof args[0] === 'object'
  && !(args[0] instanceof Uint8Array) && !(args[0] instanceof Date))) ? args[0] : args);
const summary = ({ changes, lastID }) => ({ changes, lastInsertRowId: lastID });

class Statement {
  constructor(database, text) { Object.assign(this, { database, text }); }
  executeSync(...args) {
    const result = run(this.database, this.text, given(args));
    const { rows } = result;
    this.columns = result.columns;
    return {
      ...summary(result), getAllSync: () => rows, getFirstSync: () => rows[0] ?? null, resetSync() {},
      getAllAsync: async () => rows, getFirstAsync: async () => rows[0] ?? null, resetAsync: async () => {},
      * [Symbol.iterator]() { yield* rows; }, async* [Symbol.asyncIterator]() { yield* rows; },
    };
  }
  async executeAsync(...args) { return this.executeSync(...args); }
  executeForRawResultSync(...args) {
    const result = run(this.database, this.text, given(args));
    const rows = result.rows.map((row) => result.columns.map((name) => row[name]));
    return { ...summary(result), getAllSync: () => rows, getFirstSync: () => rows[0] ?? null };
  }
  async executeForRawResultAsync(...args) { return this.executeForRawResultSync(...args); }
  // Known once it was executed.
  getColumnNamesSync() { return this.columns ?? []; }
  finalizeSync() {}
  async finalizeAsync() {}
}

export class SQLiteDatabase {
  constructor(name) { this.databaseName = name; this.databasePath = name; }
  execSync(text) { run(this.databaseName, text); }
  runSync(text, ...args) { return summary(run(this.databaseName, text, given(args))); }
  getAllSync(text, ...args) { return run(this.databaseName, text, given(args)).rows; }
  getFirstSync(text, ...args) { return this.getAllSync(text, ...args)[0] ?? null; }
  * getEachSync(text, ...args) { yield* this.getAllSync(text, ...args); }
  prepareSync(text) { return new Statement(this.databaseName, text); }
  closeSync() { native('close', this.databaseName); }
  withTransactionSync(fn) {
    this.execSync('BEGIN');
    try {
      fn();
      this.execSync('COMMIT');
    } catch (error) {
      this.execSync('ROLLBACK');
      throw error;
    }
  }
  async execAsync(text) { this.execSync(text); }
  async runAsync(...args) { return this.runSync(...args); }
  async getAllAsync(...args) { return this.getAllSync(...args); }
  async getFirstAsync(...args) { return this.getFirstSync(...args); }
  async* getEachAsync(...args) { yield* this.getAllSync(...args); }
  async prepareAsync(text) { return this.prepareSync(text); }
  async closeAsync() { this.closeSync(); }
  async isInTransactionAsync() { return this.isInTransactionSync(); }
  isInTransactionSync() { return native('isInTransaction', this.databaseName); }
  async withTransactionAsync(fn) {
    this.execSync('BEGIN');
    try {
      await fn();
      this.execSync('COMMIT');
    } catch (error) {
      this.execSync('ROLLBACK');
      throw error;
    }
  }
  async withExclusiveTransactionAsync(fn) { await this.withTransactionAsync(() => fn(this)); }
  async serializeAsync() { return new Uint8Array(); }

  // Before SDK 50.
  transaction(fn, fail, done) {
    try {
      fn({
        executeSql: (text, args, ok, bad) => {
          try {
            const { rows, changes, lastID } = run(this.databaseName, text, args ?? []);
            ok?.(this, { rows: { _array: rows, length: rows.length, item: (i) => rows[i] }, rowsAffected: changes,
              insertId: lastID });
          } catch (error) {
            if (!bad) throw error;
            bad(this, error);
          }
        }
      });
      done?.();
    } catch (error) {
      fail?.(error);
    }
  }
  readTransaction(...args) { this.transaction(...args); }
}

export const openDatabaseSync = (name) => new SQLiteDatabase(name);
export const openDatabaseAsync = async (name) => new SQLiteDatabase(name);
export const openDatabase = openDatabaseSync;
export const deleteDatabaseSync = (name) => native('remove', name);
export const deleteDatabaseAsync = async (name) => deleteDatabaseSync(name);
export const addDatabaseChangeListener = () => ({ remove() {} });
export const defaultDatabaseDirectory = 'file:///documents/SQLite';

const DatabaseContext = createContext(null);
export function SQLiteProvider({ databaseName, onInit, onError, children }) {
  const database = useMemo(() => new SQLiteDatabase(databaseName), [databaseName]);
  const [isReady, setReady] = useState(!onInit);
  useEffect(() => {
    if (!onInit) return;
    Promise.resolve(onInit(database)).then(() => setReady(true), (error) => {
      if (!onError) throw error;
      onError(error);
    });
  }, [database]);
  return isReady ? createElement(DatabaseContext.Provider, { value: database }, children) : null;
}
export const useSQLiteContext = () => useContext(DatabaseContext);

// expo-sqlite/kv-store: async-storage's names, and synchronous ones.
const values = store('sqlite-values');
const write = (key, value) => values.set(key, String(typeof value === 'function' ? value(values.get(key)) : value));
export class SQLiteStorage {
  getItemSync(key) { return values.get(key); }
  setItemSync(key, value) { write(key, value); }
  removeItemSync(key) { values.remove(key); return true; }
  getAllKeysSync() { return values.keys(); }
  clearSync() { values.clear(); return true; }
  async getItemAsync(key) { return values.get(key); }
  async setItemAsync(key, value) { write(key, value); }
  async removeItemAsync(key) { return this.removeItemSync(key); }
  async getAllKeysAsync() { return values.keys(); }
  async clearAsync() { return this.clearSync(); }
  async getItem(key) { return values.get(key); }
  async setItem(key, value) { write(key, value); }
  async removeItem(key) { values.remove(key); }
  async getAllKeys() { return values.keys(); }
  async clear() { values.clear(); }
  async multiGet(keys) { return keys.map((key) => [key, values.get(key)]); }
  async multiSet(pairs) { for (const [key, value] of pairs) write(key, value); }
  async multiRemove(keys) { for (const key of keys) values.remove(key); }
  async mergeItem(key, value) { write(key, JSON.stringify({ ...JSON.parse(values.get(key) ?? '{}'), ...JSON.parse(value) })); }
  async close() {}
  closeSync() {}
}
export const AsyncStorage = new SQLiteStorage();
export const Storage = AsyncStorage;
