// zustand: the store, the hook, and its middleware.
import { useSyncExternalStore, useRef } from '../../react/index.js';

export function createStore(make) {
  const build = (initializer) => {
    let state;
    const listeners = new Set();
    const api = {
      getState: () => state,
      getInitialState: () => initial,
      setState(partial, replace) {
        const next = typeof partial === 'function' ? partial(state) : partial;
        if (Object.is(next, state)) return;
        const before = state;
        state = replace || typeof next !== 'object' || next === null ? next : { ...state, ...next };
        for (const fn of [...listeners]) fn(state, before);
      },
      subscribe: (fn) => { listeners.add(fn); return () => listeners.delete(fn); },
      destroy: () => listeners.clear(),
    };
    state = initializer(api.setState, api.getState, api);
    const initial = state;
    return api;
  };
  return make ? build(make) : build;
}

export function useStore(api, select = (state) => state, equal) {
  const last = useRef({ filled: false, value: undefined });
  const read = (state) => {
    const value = select(state);
    if (last.current.filled && (equal ?? Object.is)(last.current.value, value)) return last.current.value;
    last.current = { filled: true, value };
    return value;
  };
  return useSyncExternalStore(api.subscribe, () => read(api.getState()));
}
export const useStoreWithEqualityFn = useStore;

const bound = (make) => {
  const api = createStore(make);
  return Object.assign((select, equal) => useStore(api, select, equal), api);
};
export const create = (make) => (make ? bound(make) : bound);
export const createWithEqualityFn = create;
export default create;

// ---- zustand/middleware, zustand/shallow, zustand/react/shallow

export const devtools = (make) => make;
export const redux = (reducer, initial) => (set) => ({
  ...initial, dispatch: (action) => { set((state) => reducer(state, action)); return action; }
});
export const combine = (initial, make) => (...args) => ({ ...initial, ...make(...args) });

export const subscribeWithSelector = (make) => (set, get, api) => {
  const subscribe = api.subscribe;
  api.subscribe = (select, fn, { equalityFn = Object.is, fireImmediately } = {}) => {
    if (!fn) return subscribe(select);
    let value = select(api.getState());
    if (fireImmediately) fn(value, value);
    return subscribe((state) => {
      const next = select(state);
      if (equalityFn(value, next)) return;
      const before = value;
      value = next;
      fn(next, before);
    });
  };
  return make(set, get, api);
};

// Changes a copy, as immer's middleware lets one write.
export const immer = (make) => (set, get, api) => {
  const write = (partial, replace) => set(typeof partial === 'function' ? (state) => {
    const draft = structuredClone(JSON.parse(JSON.stringify(state)));
    for (const key in state) if (typeof state[key] === 'function') draft[key] = state[key];
    return partial(draft) ?? draft;
  } : partial, replace);
  api.setState = write;
  return make(write, get, api);
};

export function createJSONStorage(getStorage, { reviver, replacer } = {}) {
  let storage;
  try { storage = getStorage(); } catch { return undefined; }
  const parse = (text) => (text == null ? null : JSON.parse(text, reviver));
  return {
    getItem: (name) => {
      const found = storage.getItem(name);
      return typeof found?.then === 'function' ? found.then(parse) : parse(found);
    },
    setItem: (name, value) => storage.setItem(name, JSON.stringify(value, replacer)),
    removeItem: (name) => storage.removeItem(name),
  };
}

export const persist = (make, options) => (set, get, api) => {
  const {
    name, storage, partialize = (state) => state, merge = (kept, state) => ({ ...state, ...kept }), version = 0,
    migrate, onRehydrateStorage, skipHydration
  } = options;
  let hydrated = false;
  const waiting = new Set();
  const save = () => storage?.setItem(name, { state: partialize({ ...get() }), version });
  const write = (partial, replace) => { set(partial, replace); save(); };
  const setState = api.setState;
  api.setState = (partial, replace) => { setState(partial, replace); save(); };
  const rehydrate = async () => {
    const after = onRehydrateStorage?.(get());
    try {
      const kept = await storage?.getItem(name);
      if (kept) {
        const state = kept.version !== version && migrate ? await migrate(kept.state, kept.version) : kept.state;
        set(merge(state, get()), true);
      }
      hydrated = true;
      after?.(get(), undefined);
      for (const fn of waiting) fn(get());
    } catch (error) { after?.(undefined, error); }
  };
  api.persist = {
    rehydrate, hasHydrated: () => hydrated, getOptions: () => options, setOptions: (more) =>
      Object.assign(options, more), clearStorage: () => storage?.removeItem(name),
    onHydrate: () => () => {}, onFinishHydration: (fn) => { waiting.add(fn); return () => waiting.delete(fn); },
  };
  const state = make(write, get, api);
  if (!skipHydration) Promise.resolve().then(rehydrate);
  return state;
};

export function shallow(a, b) {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.is(a[key], b[key]));
}
export function useShallow(select) {
  const last = useRef(undefined);
  return (state) => {
    const next = select(state);
    if (shallow(last.current, next)) return last.current;
    last.current = next;
    return next;
  };
}
