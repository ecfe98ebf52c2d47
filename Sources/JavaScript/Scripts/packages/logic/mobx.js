// mobx, mobx-react-lite, mobx-react: observables note who reads them, and tell those at a change.
import { createElement, memo, useEffect, useReducer, useRef, useState, Component } from '../../react/index.js';

const OBSERVABLE = Symbol('mobx');
let reader = null;          // the reaction that reads now
let depth = 0;              // of actions
const waiting = new Set();  // reactions that a change has reached inside an action

// What can be read: it has readers.
class Atom {
  readers = new Set();
  seen() {
    if (!reader) return;
    this.readers.add(reader);
    reader.sources.add(this);
  }
  changed() {
    for (const one of [...this.readers]) one.stale();
  }
}

// What reads: runs again when something that it has read changes.
class Reading {
  sources = new Set();
  ended = false;
  constructor(wake) { this.wake = wake; }
  track(fn) {
    this.forget();
    const before = reader;
    reader = this;
    try {
      return fn();
    } finally {
      reader = before;
    }
  }
  forget() {
    for (const source of this.sources) source.readers.delete(this);
    this.sources.clear();
  }
  stale() {
    waiting.add(this);
    if (depth === 0) flush();
  }
  dispose() { this.ended = true; this.forget(); waiting.delete(this); }
}

function flush() {
  for (let round = 0; waiting.size && round < 100; round++) {
    const now = [...waiting];
    waiting.clear();
    for (const one of now) if (!one.ended) one.wake();
  }
}

export function runInAction(fn) {
  depth++;
  const before = reader;
  reader = null;
  try {
    return fn();
  } finally {
    reader = before;
    if (--depth === 0) flush();
  }
}
const actionOf = (fn) => function action(...args) { return runInAction(() => fn.apply(this, args)); };
// A method that nobody has said to be an action: called by what reads, it reads, too.
const autoActionOf = (fn) => function autoAction(...args) {
  return reader ? fn.apply(this, args) : runInAction(() => fn.apply(this, args));
};

// A value that is computed once for as long as nothing it has read changes.
class Computed extends Atom {
  #reading = new Reading(() => {});
  #valid = false;
  #value;
  constructor(get) {
    super();
    this.compute = get;
    this.#reading.stale = () => {
      if (!this.#valid) return;
      this.#valid = false;
      this.changed();
    };
  }
  get() {
    this.seen();
    if (!this.#valid) {
      this.#value = this.#reading.track(this.compute);
      this.#valid = true;
    }
    return this.#value;
  }
}

// ---- values: objects, lists, maps and sets whose parts are observed

const isPlain = (value) => value !== null && typeof value === 'object'
  && (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);
function deep(value) {
  if (value?.[OBSERVABLE]) return value;
  if (Array.isArray(value) || isPlain(value)) return proxied(value);
  if (value instanceof Map || value instanceof Set) return collected(value);
  return value;
}

function proxied(source) {
  const target = Array.isArray(source) ? [] : {};
  const atoms = new Map();
  const whole = new Atom();
  const atom = (key) => { if (!atoms.has(key)) atoms.set(key, new Atom()); return atoms.get(key); };
  const self = new Proxy(target, {
    get(object, key, receiver) {
      if (key === OBSERVABLE) return { source: object };
      if (Array.isArray(object) && typeof key === 'string' && MUTATORS.has(key)) {
        return (...args) => runInAction(() => Array.prototype[key].apply(self, args));
      }
      if (Array.isArray(object)) whole.seen();
      else if (typeof key === 'string') atom(key).seen();
      return Reflect.get(object, key, receiver);
    },
    set(object, key, value) {
      const isNew = !(key in object);
      const next = deep(value);
      if (!isNew && Object.is(object[key], next) && key !== 'length') return true;
      object[key] = next;
      runInAction(() => {
        atoms.get(key)?.changed();
        if (isNew || Array.isArray(object)) whole.changed();
      });
      return true;
    },
    deleteProperty(object, key) {
      delete object[key];
      runInAction(() => { atoms.get(key)?.changed(); whole.changed(); });
      return true;
    },
    has(object, key) { whole.seen(); return key in object; },
    ownKeys(object) { whole.seen(); return Reflect.ownKeys(object); },
  });
  for (const key of Object.keys(source)) {
    const { get, value } = Object.getOwnPropertyDescriptor(source, key);
    if (get) {
      const computed = new Computed(() => get.call(self));
      Object.defineProperty(target, key, { get: () => computed.get(), enumerable: true, configurable: true });
    } else target[key] = typeof value === 'function' && !Array.isArray(source) ? value : deep(value);
  }
  if (Array.isArray(source)) Object.defineProperty(target, 'replace', {
    value: (items) => { self.splice(0, self.length, ...items); return self; }
  });
  return self;
}
const MUTATORS = new Set(['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill']);

function collected(source) {
  const atom = new Atom();
  const Kind = source instanceof Map ? Map : Set;
  const self = new Kind(Kind === Map ? [...source].map(([key, value]) => [key, deep(value)]) : source);
  Object.defineProperty(self, OBSERVABLE, { value: { source } });
  for (const name of ['get', 'has', 'keys', 'values', 'entries', 'forEach', Symbol.iterator]) {
    if (self[name]) Object.defineProperty(self, name, {
      value: (...args) => { atom.seen(); return Kind.prototype[name].apply(self, args); }
    });
  }
  for (const name of ['set', 'add', 'delete', 'clear']) {
    if (self[name]) Object.defineProperty(self, name, {
      value: (...args) => runInAction(() => {
        const result = Kind.prototype[name].apply(self, name === 'set' ? [args[0], deep(args[1])] : args);
        atom.changed();
        return result === self ? self : result;
      })
    });
  }
  const size = Object.getOwnPropertyDescriptor(Kind.prototype, 'size');
  Object.defineProperty(self, 'size', { get: () => { atom.seen(); return size.get.call(self); } });
  Object.defineProperty(self, 'replace', {
    value: (items) => runInAction(() => { self.clear(); for (const item of items) self.set?.(...item); return self; })
  });
  return self;
}

class Box extends Atom {
  #value;
  constructor(value) { super(); this.#value = value; }
  get() { this.seen(); return this.#value; }
  set(value) {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    runInAction(() => this.changed());
  }
}

// ---- members of classes

function observeMember(target, key, kind = 'observable') {
  const prepare = kind === 'observable' ? deep : (value) => value;
  const box = new Box(prepare(target[key]));
  Object.defineProperty(target, key, {
    get: () => box.get(), set: (value) => box.set(prepare(value)), enumerable: true, configurable: true
  });
}
function computeMember(target, key, { get, set }) {
  const computed = new Computed(() => get.call(target));
  Object.defineProperty(target, key, {
    get: () => computed.get(), set: set?.bind(target), enumerable: false, configurable: true
  });
}
const isGenerator = (fn) => fn?.constructor?.name === 'GeneratorFunction';

function annotate(target, key, kind, descriptor) {
  if (kind === false) return;
  if (descriptor.get) computeMember(target, key, descriptor);
  else if (typeof descriptor.value === 'function' && kind !== 'observable') {
    const act = kind === 'auto' ? autoActionOf : actionOf;
    const fn = isGenerator(descriptor.value) ? flow(descriptor.value) : act(descriptor.value);
    Object.defineProperty(target, key, { value: fn.bind(target), writable: true, configurable: true });
  } else observeMember(target, key, kind === 'ref' ? 'ref' : 'observable');
}

function descriptorOf(target, key) {
  for (let at = target; at && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    const found = Object.getOwnPropertyDescriptor(at, key);
    if (found) return found;
  }
  return undefined;
}

export function makeAutoObservable(target, overrides = {}) {
  const keys = new Set();
  for (let at = target; at && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    for (const key of Object.getOwnPropertyNames(at)) if (key !== 'constructor') keys.add(key);
  }
  for (const key of keys) annotate(target, key, kindOf(overrides[key] ?? 'auto'), descriptorOf(target, key));
  return target;
}
export function makeObservable(target, annotations) {
  const all = annotations ?? target.constructor[OBSERVABLE] ?? {};
  for (const key of Object.keys(all)) {
    const descriptor = descriptorOf(target, key);
    if (descriptor) annotate(target, key, kindOf(all[key]), descriptor);
  }
  return target;
}
const kindOf = (annotation) => (annotation === false ? false : annotation?.kind ?? 'auto');

// An annotation is called with a value, or used as a decorator; makeObservable reads those.
function annotation(kind, make) {
  const self = (value, key, third) => {
    if (typeof key === 'string' && value && typeof value === 'object') {
      (Object.hasOwn(value.constructor, OBSERVABLE) ? value.constructor[OBSERVABLE]
        : (value.constructor[OBSERVABLE] = {}))[key] = self;
      return undefined;
    }
    return make(value, key, third);
  };
  return Object.assign(self, { kind });
}
export const observable = Object.assign(annotation('observable', (value) => (value === null || typeof value !== 'object'
  ? new Box(value) : deep(value))), {
  box: (value) => new Box(value), object: deep, array: (items = []) => deep([...items]),
  map: (items = []) => collected(new Map(isPlain(items) ? Object.entries(items) : items)),
  set: (items = []) => collected(new Set(items)),
  ref: annotation('ref', (value) => value), shallow: annotation('ref', (value) => value),
  struct: annotation('observable', deep), deep: annotation('observable', deep),
});
export const action = Object.assign(
  annotation('action', (first, second) => actionOf(typeof first === 'function' ? first : second)),
  { bound: annotation('action', actionOf) }
);
export const computed = Object.assign(
  annotation('computed', (get) => new Computed(get)), { struct: annotation('computed', (get) => new Computed(get)) }
);
export const override = { kind: 'auto' };
export function flow(generator) {
  return async function run(...args) {
    const steps = generator.apply(this, args);
    let [value, isError] = [undefined, false];
    for (;;) {
      const step = runInAction(() => (isError ? steps.throw(value) : steps.next(value)));
      if (step.done) return step.value;
      try {
        [value, isError] = [await step.value, false];
      } catch (error) {
        [value, isError] = [error, true];
      }
    }
  };
}
flow.bound = annotation('flow', flow);

// ---- reactions

export function autorun(fn) {
  const reading = new Reading(() => reading.track(() => fn(handle)));
  const handle = Object.assign(() => reading.dispose(), { dispose: () => reading.dispose() });
  reading.wake();
  return handle;
}
export function reaction(read, act, { fireImmediately = false, equals = Object.is } = {}) {
  let [last, isFirst] = [undefined, true];
  const reading = new Reading(() => {
    const next = reading.track(read);
    const isNew = isFirst ? fireImmediately : !equals(last, next);
    const before = last;
    [last, isFirst] = [next, false];
    if (isNew) runInAction(() => act(next, before, handle));
  });
  const handle = Object.assign(() => reading.dispose(), { dispose: () => reading.dispose() });
  reading.wake();
  return handle;
}
export function when(test, act) {
  let done = null;
  const promise = act ? null : new Promise((resolve) => { done = resolve; });
  const end = reaction(() => Boolean(test()), (held, _, handle) => {
    if (!held) return;
    handle.dispose();
    (act ?? done)();
  }, { fireImmediately: true });
  return act ? end : Object.assign(promise, { cancel: end });
}
export const configure = () => {};
export const untracked = (fn) => {
  const before = reader;
  reader = null;
  try { return fn(); } finally { reader = before; }
};
export const transaction = runInAction;
export const toJS = (value) => {
  if (value instanceof Map) return new Map([...value].map(([key, item]) => [key, toJS(item)]));
  if (value instanceof Set) return new Set([...value].map(toJS));
  if (Array.isArray(value)) return value.map(toJS);
  return value?.[OBSERVABLE] && typeof value === 'object'
    ? Object.fromEntries(Object.keys(value).map((key) => [key, toJS(value[key])])) : value;
};
export const isObservable = (value) => Boolean(value?.[OBSERVABLE]) || value instanceof Atom;
export const isObservableArray = (value) => Array.isArray(value) && isObservable(value);
export const isObservableMap = (value) => value instanceof Map && isObservable(value);
export const isComputed = (value) => value instanceof Computed;
export const observe = (target, act) => reaction(() => toJS(target.get ? target.get() : target), (next, before) => act(
  { type: 'update', newValue: next, oldValue: before, object: target }
), { equals: () => false });
export const intercept = () => () => {};
export const spy = () => () => {};
export const set = (target, key, value) => {
  if (target instanceof Map) target.set(key, value);
  else target[key] = value;
};
export const comparer = {
  identity: Object.is, default: Object.is, shallow: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  structural: (a, b) => JSON.stringify(a) === JSON.stringify(b)
};

// ---- React

// The component is drawn again when something changes that it has read while it was drawn.
export function useObserver(draw) {
  const [, again] = useReducer((count) => count + 1, 0);
  const reading = useRef(null);
  reading.current ??= new Reading(() => again());
  useEffect(() => {
    reading.current.ended = false;
    return () => reading.current.dispose();
  }, []);
  return reading.current.track(draw);
}
export function observer(base) {
  if (base?.prototype?.render) {
    const render = base.prototype.render;
    return class Observing extends base {
      static displayName = base.name;
      #reading = new Reading(() => Component.prototype.forceUpdate.call(this));
      render() { return this.#reading.track(() => render.call(this)); }
      componentWillUnmount() { this.#reading.dispose(); super.componentWillUnmount?.(); }
    };
  }
  const draw = base?.render ?? base?.type ?? base;
  const Observing = (props, ref) => useObserver(() => draw(props, ref));
  Observing.displayName = base?.displayName ?? base?.name;
  return base?.render ? { ...base, render: Observing } : memo(Observing);
}
export const Observer = ({ children, render }) => useObserver(() => (children ?? render)());
export const useLocalObservable = (make) => useState(() => deep(make()))[0];
export const useLocalStore = useLocalObservable;
export const enableStaticRendering = () => {};
export const Provider = ({ children }) => createElement('View', { style: { flex: 1 } }, children);
