// The browser-like globals of React Native that need no network, and those that meet none.
import { task } from './timers.js';

export class Event {
  constructor(type, init = {}) {
    this.type = type;
    Object.assign(this, init);
    this.defaultPrevented = false;
  }
  preventDefault() { this.defaultPrevented = true; }
  stopPropagation() {}
  stopImmediatePropagation() {}
}

export class CustomEvent extends Event {}

export class EventTarget {
  #listeners = new Map();
  addEventListener(type, fn) {
    if (!this.#listeners.has(type)) this.#listeners.set(type, new Set());
    this.#listeners.get(type).add(fn);
  }
  removeEventListener(type, fn) { this.#listeners.get(type)?.delete(fn); }
  dispatchEvent(event) {
    this['on' + event.type]?.call(this, event);
    for (const fn of this.#listeners.get(event.type) ?? []) (fn.handleEvent ?? fn).call(this, event);
    return !event.defaultPrevented;
  }
}

export class AbortSignal extends EventTarget {
  aborted = false;
  reason = undefined;
  throwIfAborted() { if (this.aborted) throw this.reason; }
  static abort(reason) {
    const controller = new AbortController();
    controller.abort(reason);
    return controller.signal;
  }
  static timeout() { return new AbortSignal(); }
}

export class DOMException extends Error {
  constructor(message, name = 'Error') { super(message); this.name = name; }
}

export class AbortController {
  signal = new AbortSignal();
  abort(reason = new DOMException('The operation was aborted.', 'AbortError')) {
    if (this.signal.aborted) return;
    this.signal.aborted = true;
    this.signal.reason = reason;
    this.signal.dispatchEvent(new Event('abort'));
  }
}

export class Headers {
  #map = new Map();
  constructor(init = {}) {
    const pairs = init instanceof Headers ? [...init] : Array.isArray(init) ? init : Object.entries(init);
    for (const [name, value] of pairs) this.append(name, value);
  }
  append(name, value) {
    const key = String(name).toLowerCase();
    this.#map.set(key, this.#map.has(key) ? `${this.#map.get(key)}, ${value}` : String(value));
  }
  set(name, value) { this.#map.set(String(name).toLowerCase(), String(value)); }
  get(name) { return this.#map.get(String(name).toLowerCase()) ?? null; }
  has(name) { return this.#map.has(String(name).toLowerCase()); }
  delete(name) { this.#map.delete(String(name).toLowerCase()); }
  forEach(fn) { for (const [name, value] of this.#map) fn(value, name, this); }
  keys() { return this.#map.keys(); }
  values() { return this.#map.values(); }
  entries() { return this.#map.entries(); }
  [Symbol.iterator]() { return this.#map.entries(); }
}

class Body {
  constructor(body) { this._body = body; }
  async text() { return this._body instanceof Blob ? this._body._text : String(this._body ?? ''); }
  async json() { return JSON.parse(await this.text()); }
  async blob() { return new Blob([await this.text()]); }
  async arrayBuffer() { return new TextEncoder().encode(await this.text()).buffer; }
}

export class Request extends Body {
  constructor(input, init = {}) {
    super(init.body);
    this.url = String(input?.url ?? input);
    this.method = (init.method ?? input?.method ?? 'GET').toUpperCase();
    this.headers = new Headers(init.headers ?? input?.headers);
    this.signal = init.signal ?? null;
  }
  clone() { return new Request(this, { body: this._body }); }
}

export class Response extends Body {
  constructor(body, init = {}) {
    super(body);
    this.status = init.status ?? 200;
    this.statusText = init.statusText ?? '';
    this.ok = this.status >= 200 && this.status < 300;
    this.headers = new Headers(init.headers);
    this.url = init.url ?? '';
  }
  clone() { return new Response(this._body, this); }
  static error() { return new Response(null, { status: 0 }); }
  static json(value, init) { return new Response(JSON.stringify(value), init); }
}

// There is no network: the text is React Native's own. Never hangs.
export function fetch(input, init) {
  return new Promise((_, reject) => {
    task(() => reject(init?.signal?.aborted ? init.signal.reason : new TypeError('Network request failed')));
  });
}

export class XMLHttpRequest extends EventTarget {
  readyState = 0;
  status = 0;
  responseText = '';
  response = '';
  timeout = 0;
  upload = new EventTarget();
  open(method, url) { this.readyState = 1; this._url = url; this.dispatchEvent(new Event('readystatechange')); }
  setRequestHeader() {}
  getResponseHeader() { return null; }
  getAllResponseHeaders() { return ''; }
  overrideMimeType() {}
  abort() { this.readyState = 4; this.dispatchEvent(new Event('abort')); }
  send() {
    task(() => {
      this.readyState = 4;
      this.dispatchEvent(new Event('readystatechange'));
      this.dispatchEvent(new Event('error'));
      this.dispatchEvent(new Event('loadend'));
    });
  }
}
Object.assign(XMLHttpRequest, { UNSENT: 0, OPENED: 1, HEADERS_RECEIVED: 2, LOADING: 3, DONE: 4 });

export class WebSocket extends EventTarget {
  readyState = 0;
  bufferedAmount = 0;
  constructor(url) {
    super();
    this.url = url;
    task(() => {
      this.readyState = 3;
      this.dispatchEvent(new Event('error', { message: 'Network request failed' }));
      this.dispatchEvent(new Event('close', { code: 1006, reason: '', wasClean: false }));
    });
  }
  send() {}
  close() { this.readyState = 3; }
}
Object.assign(WebSocket, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 });

export class Blob {
  constructor(parts = [], options = {}) {
    this._text = parts.map((part) => (part instanceof Blob ? part._text : String(part))).join('');
    this.type = options.type ?? '';
  }
  get size() { return this._text.length; }
  async text() { return this._text; }
  slice(from, to, type) { return new Blob([this._text.slice(from, to)], { type }); }
}

export class File extends Blob {
  constructor(parts, name, options = {}) {
    super(parts, options);
    this.name = name;
    this.lastModified = options.lastModified ?? Date.now();
  }
}

export class FileReader extends EventTarget {
  result = null;
  readAsText(blob) { this.#give(blob._text); }
  readAsDataURL(blob) { this.#give(`data:${blob.type};base64,${btoa(unescape(encodeURIComponent(blob._text)))}`); }
  readAsArrayBuffer(blob) { this.#give(new TextEncoder().encode(blob._text).buffer); }
  abort() {}
  #give(value) {
    task(() => {
      this.result = value;
      this.dispatchEvent(new Event('load', { target: this }));
      this.dispatchEvent(new Event('loadend', { target: this }));
    });
  }
}

export class FormData {
  _parts = [];
  append(name, value) { this._parts.push([name, value]); }
  set(name, value) { this.delete(name); this.append(name, value); }
  delete(name) { this._parts = this._parts.filter((part) => part[0] !== name); }
  get(name) { return this._parts.find((part) => part[0] === name)?.[1] ?? null; }
  getAll(name) { return this._parts.filter((part) => part[0] === name).map((part) => part[1]); }
  has(name) { return this._parts.some((part) => part[0] === name); }
  getParts() { return this._parts.map(([fieldName, string]) => ({ fieldName, string })); }
  entries() { return this._parts[Symbol.iterator](); }
  [Symbol.iterator]() { return this.entries(); }
}

export class TextEncoder {
  encoding = 'utf-8';
  encode(text = '') {
    const bytes = [];
    for (const char of unescape(encodeURIComponent(String(text).toWellFormed?.()
      ?? String(text)))) bytes.push(char.charCodeAt(0));
    return new Uint8Array(bytes);
  }
}

export class TextDecoder {
  encoding = 'utf-8';
  decode(input = new Uint8Array()) {
    const bytes = input instanceof ArrayBuffer ? new Uint8Array(input) : new Uint8Array(
      input.buffer, input.byteOffset, input.byteLength
    );
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    try { return decodeURIComponent(escape(text)); } catch { return text; }
  }
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export function btoa(input) {
  const text = String(input);
  let out = '';
  for (let i = 0; i < text.length; i += 3) {
    const [a, b, c] = [text.charCodeAt(i), text.charCodeAt(i + 1), text.charCodeAt(i + 2)];
    if (a > 255 || b > 255 || c > 255) throw new DOMException(
      'The string contains characters outside of Latin1.', 'InvalidCharacterError'
    );
    const bits = (a << 16) | ((b || 0) << 8) | (c || 0);
    out += BASE64[bits >> 18] + BASE64[(bits >> 12) & 63] + (Number.isNaN(b) ? '='
      : BASE64[(bits >> 6) & 63]) + (Number.isNaN(c) ? '=' : BASE64[bits & 63]);
  }
  return out;
}

export function atob(input) {
  const text = String(input).replace(/[\s=]/g, '');
  let out = '';
  let bits = 0;
  let count = 0;
  for (const char of text) {
    const value = BASE64.indexOf(char);
    if (value < 0) throw new DOMException(
      'The string to be decoded is not correctly encoded.', 'InvalidCharacterError'
    );
    bits = (bits << 6) | value;
    count += 6;
    if (count >= 8) {
      count -= 8;
      out += String.fromCharCode((bits >> count) & 255);
    }
  }
  return out;
}

export function structuredClone(value, seen = new Map()) {
  if (typeof value === 'function' || typeof value === 'symbol') throw new DOMException(
    'The object could not be cloned.', 'DataCloneError'
  );
  if (typeof value !== 'object' || value === null) return value;
  if (seen.has(value)) return seen.get(value);
  if (value instanceof Date) return new Date(value.getTime());
  if (value instanceof RegExp) return new RegExp(value.source, value.flags);
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return value.slice();
  const copy = Array.isArray(value) ? [] : value instanceof Map ? new Map() : value instanceof Set ? new Set() : {};
  seen.set(value, copy);
  if (value instanceof Map) for (const [k, v] of value) copy.set(structuredClone(k, seen), structuredClone(v, seen));
  else if (value instanceof Set) for (const v of value) copy.add(structuredClone(v, seen));
  else for (const key of Object.keys(value)) copy[key] = structuredClone(value[key], seen);
  return copy;
}
