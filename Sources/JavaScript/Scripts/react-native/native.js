// Native modules: calls over the line protocol, constants, and the one emitter of all events.
import { link, facts, send } from '../runtime/link.js';
import { Listeners } from './device.js';

const known = new Map();        // name → description from the app
const proxies = new Map();
const pending = new Map();      // call id → { resolve, reject, classic }
const callbacks = new Map();
const emitter = new Listeners();
const moduleEmitters = new Map();
let nextCall = 1;

export function setModules(list) {
  for (const module of list ?? []) {
    known.set(module.name, module);
    proxies.delete(module.name);
  }
}
setModules(facts.modules);

export const hasModule = (name) => known.has(name);

function argument(value) {
  if (typeof value === 'function') {
    const id = nextCall++;
    callbacks.set(id, value);
    return { $callback: id };
  }
  return value === undefined ? null : value;
}

function nativeError({ code, message, domain, userInfo, stack }) {
  const error = new Error(message ?? 'native error');
  error.code = code ?? 'EUNSPECIFIED';
  if (domain !== undefined) error.domain = domain;
  error.userInfo = userInfo ?? null;
  error.nativeStackIOS = stack ?? [];
  return error;
}

// `kind`: promise, void, callback (answered later) or sync (the host waits for the answer).
export function callNative(module, method, args, kind = 'promise', classic = true) {
  const id = nextCall++;
  const message = { t: 'call', id, module, method, args: args.map(argument), kind };
  if (kind === 'sync') {
    const answer = JSON.parse(link.callSync(JSON.stringify(message), id));
    if (answer.t === 'reject') throw nativeError(answer);
    return classic ? answer.value ?? undefined : answer.value;
  }
  if (kind === 'promise') {
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject, classic });
      send(message);
    });
  }
  send(message);
  return undefined;
}

export function settle({ t, id, ...answer }) {
  const call = pending.get(id);
  if (!call) return;
  pending.delete(id);
  if (t === 'reject') call.reject(nativeError(answer));
  else call.resolve(call.classic ? answer.value ?? undefined : answer.value);
}

export function runCallback({ id, args = [] }) {
  const fn = callbacks.get(id);
  callbacks.delete(id);
  fn?.(...args);
}

// A native class is created at the first access, as on the phone: its static emitter is set then.
function touch(name) {
  send({ t: 'touch', module: name });
}

export function moduleProxy(name) {
  if (proxies.has(name)) return proxies.get(name);
  const description = known.get(name);
  if (!description) return undefined;
  const expo = description.flavour === 'expo';
  const proxy = expo ? new NativeModuleObject(name) : {};
  for (const [method, kind] of Object.entries(description.methods ?? {})) {
    proxy[method] = (...args) => callNative(name, method, args, kind, !expo);
  }
  Object.assign(proxy, description.constants);
  for (const property of description.properties ?? []) {
    Object.defineProperty(proxy, property, {
      get: () => callNative(name, property, [], 'sync', false),
      set: (value) => callNative(name, property, [value], 'sync', false),
      enumerable: true,
    });
  }
  if (!expo) {
    proxy.getConstants = () => description.constants ?? {};
    if (description.emitter) {
      proxy.addListener = () => {};
      proxy.removeListeners = () => {};
    }
  }
  Object.defineProperty(proxy, '__island', { value: name, enumerable: false });
  proxies.set(name, proxy);
  touch(name);
  return proxy;
}

export const NativeModules = new Proxy({}, {
  get: (_, name) => (typeof name === 'string' ? moduleProxy(name) : undefined),
  has: (_, name) => known.has(name),
  ownKeys: () => [...known.keys()],
  getOwnPropertyDescriptor: (_, name) =>
    (known.has(name) ? { value: moduleProxy(name), configurable: true, enumerable: true, writable: true } : undefined),
});

export const TurboModuleRegistry = {
  get: (name) => moduleProxy(name) ?? null,
  getEnforcing(name) {
    const found = moduleProxy(name);
    if (!found) {
      throw new Error(`TurboModuleRegistry.getEnforcing(...): '${name}' could not be found. Verify that a module by this name is registered in the native binary.`);
    }
    return found;
  },
};

// ---- events

export class NativeEventEmitter {
  #module = null;

  constructor(module) {
    if (module == null) throw new Error('Invariant Violation: `new NativeEventEmitter()` requires a non-null argument.');
    this.#module = module.__island ?? null;
    if (typeof module.addListener !== 'function') {
      console.warn('`new NativeEventEmitter()` was called with a non-null argument without the required `addListener` method.');
    }
  }

  addListener(type, fn, context) {
    const subscription = emitter.add(type, context ? fn.bind(context) : fn);
    count(this.#module, type, 1);
    let removed = false;
    return {
      remove: () => {
        if (removed) return;
        removed = true;
        subscription.remove();
        count(this.#module, type, -1);
      },
    };
  }

  emit(type, ...args) { emitter.emit(type, ...args); }
  listenerCount(type) { return emitter.count(type); }
  removeAllListeners(type) {
    const removed = emitter.count(type);
    emitter.clear(type);
    if (removed) count(this.#module, type, -removed);
  }
  removeSubscription(subscription) { subscription.remove(); }
  removeListener(type, fn) { emitter.remove(type, fn); }
}

function count(module, event, change) {
  if (module) send({ t: 'listeners', module, event, change });
}

export const DeviceEventEmitter = {
  addListener: (type, fn, context) => emitter.add(type, context ? fn.bind(context) : fn),
  emit: (type, ...args) => emitter.emit(type, ...args),
  removeAllListeners: (type) => emitter.clear(type),
  removeListener: (type, fn) => emitter.remove(type, fn),
  removeSubscription: (subscription) => subscription.remove(),
  listenerCount: (type) => emitter.count(type),
};

// Expo modules have an emitter each.
export class NativeModuleObject {
  constructor(name) {
    Object.defineProperty(this, '__name', { value: name, enumerable: false });
  }
  #emitter() {
    if (!moduleEmitters.has(this.__name)) moduleEmitters.set(this.__name, new Listeners());
    return moduleEmitters.get(this.__name);
  }
  addListener(type, fn) {
    const subscription = this.#emitter().add(type, fn);
    count(this.__name, type, 1);
    let removed = false;
    return { remove: () => { if (!removed) { removed = true; subscription.remove(); count(this.__name, type, -1); } } };
  }
  removeListener(type, fn) { this.#emitter().remove(type, fn); count(this.__name, type, -1); }
  removeAllListeners(type) { this.#emitter().clear(type); }
  emit(type, ...args) { this.#emitter().emit(type, ...args); }
  listenerCount(type) { return this.#emitter().count(type); }
}

// An event without a body calls its listeners without an argument.
export function nativeEvent({ module, name, body }) {
  const args = body === undefined || body === null ? [] : [body];
  let heard = 0;
  if (module && moduleEmitters.has(module)) {
    heard += moduleEmitters.get(module).count(name);
    moduleEmitters.get(module).emit(name, ...args);
  }
  heard += emitter.count(name);
  emitter.emit(name, ...args);
  // Expo's modules send whether or not anybody listens.
  if (!heard && known.get(module)?.flavour !== 'expo') console.warn(`Sending \`${name}\` with no listeners registered.`);
}
