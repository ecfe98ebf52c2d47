// expo-sqlite: databases in memory, kept with the app's storage. A statement that is not understood does nothing,
// and is told.
import { createContext, createElement, useContext, useEffect, useMemo, useState } from '../../react/index.js';
import { send } from '../../runtime/link.js';
import { task } from '../../runtime/timers.js';
import { store } from '../storage.js';
import { Database } from '../sql/database.js';

const saved = store('sqlite');
const databases = new Map();
const NOT_UNDERSTOOD = /is not carried out|syntax error|unrecognized token|incomplete input|no such function/;

const tell = (what, text) => send({
  t: 'leftOut', package: 'expo-sqlite', name: `${what}: ${String(text).trim().slice(0, 80)}`
});

function open(name) {
  if (name !== ':memory:' && databases.has(name)) return databases.get(name);
  let waits = false;
  const changed = () => {
    if (waits || name === ':memory:') return;
    waits = true;
    task(() => { waits = false; saved.set(name, database.text); });
  };
  const database = new Database(name === ':memory:' ? null : saved.get(name), { changed, skipped: tell });
  databases.set(name, database);
  return database;
}

// One statement, or several in a text without parameters.
function run(database, text, given) {
  try {
    return database.run(text, given);
  } catch (error) {
    if (!NOT_UNDERSTOOD.test(error.message)) throw error;
    tell(error.message, text);
    return { rows: [], columns: [], changes: 0, lastID: 0 };
  }
}
// Parameters are an array, an object, or the arguments themselves.
const given = (args) => (args.length === 1 && (Array.isArray(args[0]) || (args[0] !== null && typeof args[0] === 'object'
  && !(args[0] instanceof Uint8Array) && !(args[0] instanceof Date))) ? args[0] : args);
const summary = ({ changes, lastID }) => ({ changes, lastInsertRowId: lastID });

class Statement {
  constructor(database, text) { Object.assign(this, { database, text }); }
  executeSync(...args) {
    const result = run(this.database, this.text, given(args));
    const { rows } = result;
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
  getColumnNamesSync() { return run(this.database, this.text, []).columns; }
  finalizeSync() {}
  async finalizeAsync() {}
}

export class SQLiteDatabase {
  #database;
  constructor(name) { this.databaseName = name; this.databasePath = name; this.#database = open(name); }
  execSync(text) { run(this.#database, text); }
  runSync(text, ...args) { return summary(run(this.#database, text, given(args))); }
  getAllSync(text, ...args) { return run(this.#database, text, given(args)).rows; }
  getFirstSync(text, ...args) { return this.getAllSync(text, ...args)[0] ?? null; }
  * getEachSync(text, ...args) { yield* this.getAllSync(text, ...args); }
  prepareSync(text) { return new Statement(this.#database, text); }
  closeSync() {}
  withTransactionSync(fn) {
    this.#database.begin();
    try {
      fn();
    } catch (error) {
      this.#database.rollback();
      throw error;
    }
  }
  async execAsync(text) { this.execSync(text); }
  async runAsync(...args) { return this.runSync(...args); }
  async getAllAsync(...args) { return this.getAllSync(...args); }
  async getFirstAsync(...args) { return this.getFirstSync(...args); }
  async* getEachAsync(...args) { yield* this.getAllSync(...args); }
  async prepareAsync(text) { return this.prepareSync(text); }
  async closeAsync() {}
  async isInTransactionAsync() { return false; }
  isInTransactionSync() { return false; }
  async withTransactionAsync(fn) {
    this.#database.begin();
    try {
      await fn();
    } catch (error) {
      this.#database.rollback();
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
            const { rows, changes, lastID } = run(this.#database, text, args ?? []);
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
export const deleteDatabaseSync = (name) => { databases.delete(name); saved.remove(name); };
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
