// Redux, Redux Toolkit, react-redux, jotai, immer: state kept in one place.
import {
  createContext, createElement, useContext, useRef, useSyncExternalStore, useCallback
} from '../../react/index.js';

// ---- immer: the draft is a deep copy of the plain data; unchanged results give the old value

const copy = (value) => {
  if (Array.isArray(value)) return value.map(copy);
  if (value && typeof value === 'object'
    && [Object.prototype, null].includes(Object.getPrototypeOf(value))) return Object.fromEntries(Object.entries(value)
      .map(([key, item]) => [key, copy(item)]));
  return value;
};
// Parts that are equal stay the same objects, so that comparisons by identity hold.
const settle = (before, after) => {
  if (Object.is(before, after) || typeof before !== 'object' || typeof after !== 'object' || !before || !after
    || Array.isArray(before) !== Array.isArray(after)) return after;
  if (Object.getPrototypeOf(after) !== Object.getPrototypeOf(before)) return after;
  const keys = Object.keys(after);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    after[key] = settle(before[key], after[key]);
    if (!Object.is(after[key], before[key])) same = false;
  }
  return same && (Array.isArray(after) || Object.getPrototypeOf(after) === Object.prototype) ? before : after;
};
export function produce(base, recipe) {
  if (typeof base === 'function') return (state, ...args) => produce(state, (draft) => base(draft, ...args));
  const draft = copy(base);
  const result = recipe(draft);
  return settle(base, result === undefined ? draft : result);
}
export const current = copy;
export const original = (value) => value;
export const enableMapSet = () => {};

// ---- redux

export const combineReducers = (reducers) => (state = {}, action) => {
  const next = Object.fromEntries(Object.entries(reducers).map(([key, reducer]) => [key, reducer(state[key], action)]));
  return Object.keys(next).some((key) => !Object.is(next[key], state[key])) ? next : state;
};
export const compose = (...fns) => (value) => fns.reduceRight((at, fn) => fn(at), value);
export const applyMiddleware = (...middleware) => (create) => (reducer, state) => withMiddleware(
  create(reducer, state), middleware
);
export const bindActionCreators = (creators, dispatch) => Object.fromEntries(Object.entries(creators)
  .map(([key, make]) => [key, (...args) => dispatch(make(...args))]));

function withMiddleware(store, middleware) {
  const api = { getState: store.getState, dispatch: (...args) => store.dispatch(...args) };
  store.dispatch = middleware.map((item) => item(api)).reduceRight((next, item) => item(next), store.dispatch);
  return store;
}
const thunk = ({ dispatch, getState }) => (next) => (action) => (typeof action === 'function'
  ? action(dispatch, getState) : next(action));

export function createStore(reducer, initial, enhancer) {
  if (typeof initial === 'function') return initial(createStore)(reducer);
  if (enhancer) return enhancer(createStore)(reducer, initial);
  let reduce = reducer;
  let state = reduce(initial, { type: '@@INIT' });
  const listeners = new Set();
  return {
    getState: () => state,
    dispatch(action) { state = reduce(state, action); for (const fn of [...listeners]) fn(); return action; },
    subscribe(fn) { listeners.add(fn); return () => listeners.delete(fn); },
    replaceReducer(next) { reduce = next; },
  };
}
export const legacy_createStore = createStore;

// ---- toolkit

export function configureStore({ reducer, middleware, preloadedState }) {
  const root = typeof reducer === 'function' ? reducer : combineReducers(reducer);
  const usual = Object.assign(
    [thunk], { concat: (...more) => [thunk, ...more.flat()], prepend: (...more) => [...more.flat(), thunk] }
  );
  const list = typeof middleware === 'function' ? middleware(() => usual) : middleware ?? usual;
  return withMiddleware(
    createStore(root, preloadedState), [...list].filter((item) => typeof item === 'function' && !item.__standIn)
  );
}
export function createAction(type, prepare) {
  const make = (...args) => ({ type, ...(prepare ? prepare(...args) : { payload: args[0] }) });
  return Object.assign(make, { type, toString: () => type, match: (action) => action.type === type });
}
function builderOf(build) {
  const cases = [];
  const builder = {
    addCase(action, reducer) {
      cases.push([(found) => found.type === (action.type ?? action), reducer]);
      return builder;
    },
    addMatcher(test, reducer) { cases.push([test, reducer]); return builder; },
    addDefaultCase() { return builder; },
  };
  build?.(builder);
  return cases;
}
export function createReducer(initial, build) {
  const cases = typeof build === 'function' ? builderOf(build) : Object.entries(build ?? {}).map(([type, reducer]) => [
    (action) => action.type === type, reducer
  ]);
  const first = () => (typeof initial === 'function' ? initial() : initial);
  return Object.assign(
    (state = first(), action) => cases.filter(([test]) => test(action)).reduce(
      (at, [, reducer]) => produce(at, (draft) => reducer(draft, action)), state
    ),
    { getInitialState: first }
  );
}
export function createSlice({ name, initialState, reducers = {}, extraReducers, selectors = {} }) {
  const entries = Object.entries(typeof reducers === 'function' ? {} : reducers).map(([key, value]) => ({
    key, run: value.reducer ?? value, action: createAction(`${name}/${key}`, value.prepare)
  }));
  const reducer = createReducer(initialState, (builder) => {
    for (const { run, action } of entries) builder.addCase(action, run);
    if (typeof extraReducers === 'function') extraReducers(builder);
    else for (const type in extraReducers) builder.addCase(type, extraReducers[type]);
  });
  return {
    name, reducer, actions: Object.fromEntries(entries.map(({ key, action }) =>
      [key, action])), getInitialState: reducer.getInitialState,
    selectors: Object.fromEntries(Object.entries(selectors).map(([key, select]) => [
      key, (root, ...args) => select(root[name], ...args)
    ])),
  };
}
export function createAsyncThunk(type, work) {
  const make = (arg) => (dispatch, getState) => {
    const meta = { arg, requestId: String(Math.random()) };
    dispatch({ type: type + '/pending', meta });
    const rejectWithValue = (payload) => ({ __rejected: true, payload });
    const run = Promise.resolve().then(() => work(
      arg, { dispatch, getState, rejectWithValue, requestId: meta.requestId, signal: new AbortController().signal }
    )).then(
      (result) => (result?.__rejected ? {
        type: type + '/rejected', payload: result.payload, error: { message: 'Rejected' }, meta
      } : { type: type + '/fulfilled', payload: result, meta }),
      (error) => ({ type: type + '/rejected', error: { message: error?.message, name: error?.name }, meta }),
    ).then((action) => dispatch(action));
    return Object.assign(
      run,
      {
        unwrap: () => run.then((action) => {
          if (action.error) throw action.payload ?? action.error;
          return action.payload;
        }),
        abort() {}
      }
    );
  };
  return Object.assign(
    make,
    {
      typePrefix: type, pending: createAction(type + '/pending'), fulfilled: createAction(type + '/fulfilled'),
      rejected: createAction(type + '/rejected')
    }
  );
}
export function createSelector(...parts) {
  const combine = parts.pop();
  const inputs = parts.flat();
  let last = null;
  return (...args) => {
    const values = inputs.map((input) => input(...args));
    if (!last || values.some((value, i) => !Object.is(value, last.values[i]))) last = {
      values, result: combine(...values)
    };
    return last.result;
  };
}
export const createListenerMiddleware = () => ({
  middleware: () => (next) => next, startListening() {}, stopListening() {}
});
export const isAnyOf = (...actions) => (action) => actions.some((item) => item.match?.(action));
export const nanoid = () => Math.random().toString(36).slice(2);

// ---- react-redux

const StoreContext = createContext(null);
export const Provider = ({ store, children }) => createElement(StoreContext.Provider, { value: store }, children);
export const useStore = () => useContext(StoreContext);
export const useDispatch = () => useContext(StoreContext).dispatch;
export function useSelector(select, equal) {
  const store = useContext(StoreContext);
  return useSelected(
    store.subscribe, () => select(store.getState()), typeof equal === 'function' ? equal : equal?.equalityFn
  );
}
function useSelected(subscribe, read, equal = Object.is) {
  const last = useRef(null);
  return useSyncExternalStore(subscribe, () => {
    const value = read();
    if (!last.current || !equal(last.current.value, value)) last.current = { value };
    return last.current.value;
  });
}
useSelector.withTypes = () => useSelector;
useDispatch.withTypes = () => useDispatch;
useStore.withTypes = () => useStore;
export const shallowEqual = (a, b) => Object.is(a, b)
  || (a && b && Object.keys(a).length === Object.keys(b).length
    && Object.keys(a).every((key) => Object.is(a[key], b[key])));
export const connect = (mapState, mapDispatch) => (Component) => function Connected(props) {
  const store = useStore();
  const state = useSelected(store.subscribe, () => mapState?.(store.getState(), props) ?? {}, shallowEqual);
  const actions = typeof mapDispatch === 'function' ? mapDispatch(store.dispatch, props) : bindActionCreators(
    mapDispatch ?? {}, store.dispatch
  );
  return createElement(Component, { ...props, ...state, ...(mapDispatch ? actions : { dispatch: store.dispatch }) });
};
export const batch = (fn) => fn();
// redux-persist
export const persistReducer = (config, reducer) => reducer;
export const persistStore = () => ({ purge: async () => {}, flush: async () => {}, pause() {}, persist() {} });
export const PersistGate = ({ children }) => (typeof children === 'function' ? children(true) : children);

// ---- jotai

export function atom(read, write) {
  return {
    init: typeof read === 'function' ? undefined : read, read: typeof read === 'function' ? read : null,
    write: write ?? null
  };
}
function atomStore() {
  const values = new Map();
  const listeners = new Set();
  // What an atom has been read to be, with what it was made of: the same until one of those changes.
  const derived = new WeakMap();
  const get = (item) => {
    if (!item.read) return values.has(item) ? values.get(item) : item.init;
    const known = derived.get(item);
    if (known && [...known.parts].every(([part, value]) => Object.is(get(part), value))) return known.value;
    const parts = new Map();
    const value = item.read((part) => {
      const now = get(part);
      parts.set(part, now);
      return now;
    }, {});
    derived.set(item, { value, parts });
    return value;
  };
  const set = (item, ...args) => {
    if (item.write) return item.write(get, set, ...args);
    values.set(item, typeof args[0] === 'function' ? args[0](get(item)) : args[0]);
    for (const fn of [...listeners]) fn();
    return undefined;
  };
  return { get, set, sub: (item, fn) => { listeners.add(fn); return () => listeners.delete(fn); } };
}
const shared = atomStore();
const AtomContext = createContext(shared);
export const getDefaultStore = () => shared;
export const useAtomStore = () => useContext(AtomContext);
export const createAtomStore = atomStore;
export const JotaiProvider = ({ store, children }) => createElement(
  AtomContext.Provider, { value: store ?? shared }, children
);
export function useAtomValue(item) {
  const store = useContext(AtomContext);
  return useSelected((fn) => store.sub(item, fn), () => store.get(item));
}
export function useSetAtom(item) {
  const store = useContext(AtomContext);
  return useCallback((...args) => store.set(item, ...args), [store, item]);
}
export const atomWithStorage = (key, initial) => atom(initial);
export const atomFamily = (make) => {
  const made = new Map();
  return (key) => { if (!made.has(key)) made.set(key, make(key)); return made.get(key); };
};
