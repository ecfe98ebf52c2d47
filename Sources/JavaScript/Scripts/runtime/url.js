// URL and URLSearchParams for app code: node's own classes must not enter the context.
const DEFAULT_PORTS = { 'http:': '80', 'https:': '443', 'ws:': '80', 'wss:': '443', 'ftp:': '21' };
const decode = (text) => {
  try { return decodeURIComponent(text.replace(/\+/g, ' ')); } catch { return text; }
};
const encode = (text) => encodeURIComponent(text).replace(/%20/g, '+').replace(
  /[!'()~]/g, (c) => '%' + c.charCodeAt(0).toString(16).toUpperCase()
);

export class URLSearchParams {
  #pairs = [];
  #changed = null;

  constructor(init = '', changed = null) {
    this.#changed = changed;
    if (typeof init === 'string') {
      for (const part of init.replace(/^\?/, '').split('&')) {
        if (!part) continue;
        const at = part.indexOf('=');
        this.#pairs.push(at < 0 ? [decode(part), ''] : [decode(part.slice(0, at)), decode(part.slice(at + 1))]);
      }
    } else if (init && typeof init[Symbol.iterator] === 'function') {
      for (const [name, value] of init) this.#pairs.push([String(name), String(value)]);
    } else for (const name in init) this.#pairs.push([name, String(init[name])]);
  }

  #tell() { this.#changed?.(this.toString()); }
  get size() { return this.#pairs.length; }
  append(name, value) { this.#pairs.push([String(name), String(value)]); this.#tell(); }
  delete(name) { this.#pairs = this.#pairs.filter((pair) => pair[0] !== name); this.#tell(); }
  get(name) { return this.#pairs.find((pair) => pair[0] === name)?.[1] ?? null; }
  getAll(name) { return this.#pairs.filter((pair) => pair[0] === name).map((pair) => pair[1]); }
  has(name) { return this.#pairs.some((pair) => pair[0] === name); }
  set(name, value) {
    const at = this.#pairs.findIndex((pair) => pair[0] === name);
    if (at < 0) this.#pairs.push([name, String(value)]);
    else this.#pairs = this.#pairs.filter((pair, i) => i <= at || pair[0] !== name).map((pair, i) => (i === at
      ? [name, String(value)] : pair));
    this.#tell();
  }
  sort() { this.#pairs.sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0)); this.#tell(); }
  forEach(fn, self) { for (const [name, value] of this.#pairs) fn.call(self, value, name, this); }
  keys() { return this.#pairs.map((pair) => pair[0])[Symbol.iterator](); }
  values() { return this.#pairs.map((pair) => pair[1])[Symbol.iterator](); }
  entries() { return this.#pairs.map((pair) => [...pair])[Symbol.iterator](); }
  [Symbol.iterator]() { return this.entries(); }
  toString() { return this.#pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&'); }
}

function normalizePath(path) {
  const out = [];
  for (const part of path.split('/')) {
    if (part === '..') { if (out.length > 1) out.pop(); } else if (part !== '.') out.push(part);
  }
  if (/\/\.{1,2}$/.test(path)) out.push('');
  return out.join('/');
}

export class URL {
  constructor(input, base) {
    const text = String(input).trim();
    const match = /^([a-zA-Z][a-zA-Z0-9+.-]*:)(?:(\/\/)([^/?#]*))?([^?#]*)(\?[^#]*)?(#.*)?$/.exec(text);
    if (!match) {
      if (base === undefined) throw new TypeError(`Invalid URL: ${text}`);
      this.#relative(text, base instanceof URL ? base : new URL(base));
      return;
    }
    const [, protocol, slashes, authority = '', path, query = '', hash = ''] = match;
    this.protocol = protocol.toLowerCase();
    this.slashes = Boolean(slashes);
    const at = authority.lastIndexOf('@');
    const [username = '', password = ''] = at >= 0 ? authority.slice(0, at).split(':') : [];
    const [, hostname, port = ''] = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(authority.slice(at + 1))
      ?? [null, authority];
    const special = this.protocol in DEFAULT_PORTS;
    if (special && !hostname) throw new TypeError(`Invalid URL: ${text}`);
    this.username = username;
    this.password = password;
    this.hostname = special ? hostname.toLowerCase() : hostname;
    this.port = port === DEFAULT_PORTS[this.protocol] ? '' : port;
    this.pathname = special ? normalizePath(path || '/') : path;
    this.#search = query === '?' ? '' : query;
    this.hash = hash === '#' ? '' : hash;
    this.searchParams = new URLSearchParams(this.#search, (value) => { this.#search = value ? '?' + value : ''; });
  }

  #search = '';

  #relative(text, base) {
    const [, path, query, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(text);
    const origin = base.protocol + (base.slashes ? '//' + base.#authority() : '');
    let full;
    if (path.startsWith('//')) full = base.protocol + path;
    else if (path.startsWith('/')) full = origin + path;
    else if (path) full = origin + base.pathname.replace(/[^/]*$/, '') + path;
    else full = origin + base.pathname + (query === undefined ? base.search : '');
    Object.assign(this, new URL(full + (query ?? '') + (hash ?? '')));
    this.#search = query ?? (path ? '' : base.search);
  }

  #authority() {
    const user = this.username ? this.username + (this.password ? ':' + this.password : '') + '@' : '';
    return user + this.host;
  }

  get search() { return this.#search; }
  set search(value) {
    this.#search = value && value !== '?' ? (value.startsWith('?') ? value : '?' + value) : '';
    this.searchParams = new URLSearchParams(this.#search, (text) => { this.#search = text ? '?' + text : ''; });
  }
  get host() { return this.hostname + (this.port ? ':' + this.port : ''); }
  get origin() { return this.protocol in DEFAULT_PORTS ? `${this.protocol}//${this.host}` : 'null'; }
  get href() {
    return this.protocol + (this.slashes ? '//' + this.#authority() : '') + this.pathname + this.search + this.hash;
  }
  toString() { return this.href; }
  toJSON() { return this.href; }
  static canParse(input, base) {
    try { return Boolean(new URL(input, base)); } catch { return false; }
  }
  static createObjectURL() { return 'blob:island'; }
  static revokeObjectURL() {}
}
