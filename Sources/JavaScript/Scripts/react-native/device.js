// The phone: its measures and what changes about it while the app runs.
import { facts } from '../runtime/link.js';

export const device = {
  width: 393, height: 852, scale: 3, fontScale: 1,
  insets: { top: 59, right: 0, bottom: 34, left: 0 },
  colorScheme: 'light', systemVersion: '26.0', locale: 'en-US', timeZone: 'UTC',
  appState: 'active', url: null,
  ...facts.device,
};

export class Listeners {
  #all = new Map();

  add(type, fn) {
    if (!this.#all.has(type)) this.#all.set(type, new Set());
    const entry = { fn };
    this.#all.get(type).add(entry);
    let removed = false;
    return { remove: () => { if (!removed) { removed = true; this.#all.get(type)?.delete(entry); } } };
  }

  remove(type, fn) {
    for (const entry of this.#all.get(type) ?? []) if (entry.fn === fn) this.#all.get(type).delete(entry);
  }

  clear(type) { if (type === undefined) this.#all.clear(); else this.#all.delete(type); }
  count(type) { return this.#all.get(type)?.size ?? 0; }
  emit(type, ...args) { for (const { fn } of [...(this.#all.get(type) ?? [])]) fn(...args); }
}
