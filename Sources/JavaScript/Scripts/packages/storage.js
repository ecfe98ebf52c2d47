// Key–value storage of the app: in memory here, every change is told to the app, which keeps it.
import { link, facts } from '../runtime/link.js';

export function store(area) {
  const values = new Map(Object.entries(facts.storage?.[area] ?? {}));
  const listeners = new Set();
  const tell = (key, value) => {
    link.store(area, key, value);
    for (const fn of listeners) fn(key);
  };
  return {
    get: (key) => values.get(String(key)) ?? null,
    set(key, value) { values.set(String(key), value); tell(String(key), value); },
    remove(key) { if (values.delete(String(key))) tell(String(key), null); },
    keys: () => [...values.keys()],
    clear() { for (const key of [...values.keys()]) this.remove(key); },
    listen(fn) { listeners.add(fn); return () => listeners.delete(fn); },
  };
}
