// @bacons/apple-targets: values shared with the widget by an app group.
import { store } from './storage.js';
import { send } from '../runtime/link.js';

export class ExtensionStorage {
  constructor(group) { this.area = store(`group:${group}`); }
  set(key, value) {
    if (value === undefined || value === null) this.area.remove(key);
    else this.area.set(key, JSON.stringify(value));
  }
  get(key) { const text = this.area.get(key); return text === null ? null : text; }
  remove(key) { this.area.remove(key); }
  static reloadWidget(name) { send({ t: 'reloadWidget', name: name ?? null }); }
  static reloadControls() {}
}
