// expo-sqlite: a database that is always empty; nothing is kept, which is told once.
import { createContext, createElement, useContext } from '../../react/index.js';
import { send } from '../../runtime/link.js';

let told = false;
function database() {
  if (!told) send({ t: 'leftOut', package: 'expo-sqlite', name: 'database (always empty)' });
  told = true;
  const changed = { changes: 0, lastInsertRowId: 0 };
  const none = {
    ...changed, getAllAsync: async () => [], getFirstAsync: async () => null, resetAsync: async () => {},
    getAllSync: () => [], getFirstSync: () => null
  };
  const db = {
    execAsync: async () => {}, runAsync: async () => changed, getAllAsync: async () => [], getFirstAsync: async () =>
      null, closeAsync: async () => {},
    execSync() {}, runSync: () => changed, getAllSync: () => [], getFirstSync: () => null, closeSync() {},
    async* getEachAsync() {}, prepareAsync: async () =>
      ({ executeAsync: async () => none, finalizeAsync: async () => {} }), prepareSync: () => ({
        executeSync: () => none, finalizeSync() {}
      }),
    withTransactionAsync: async (fn) => { await fn(); }, withExclusiveTransactionAsync: async (fn) => { await fn(db); },
      withTransactionSync: (fn) => fn(),
    transaction(fn, fail, done) {
      fn({
        executeSql(sql, args, ok) {
          ok?.(null, { rows: { _array: [], length: 0, item: () => undefined }, rowsAffected: 0 });
        }
      });
      done?.();
    },
  };
  return db;
}
export const openDatabaseAsync = async () => database();
export const openDatabaseSync = database;
export const openDatabase = database;
export const deleteDatabaseAsync = async () => {};
export const deleteDatabaseSync = () => {};
const DatabaseContext = createContext(null);
export const SQLiteProvider = ({ children }) => createElement(
  DatabaseContext.Provider, { value: database() }, children
);
export const useSQLiteContext = () => useContext(DatabaseContext) ?? database();
export const addDatabaseChangeListener = () => ({ remove() {} });
