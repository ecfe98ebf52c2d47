// The hooks, for the node that renders now. Each hook is an object in `node.hooks`, in call order.
import { internals } from '../internals.js';
import { CONTEXT } from '../symbols.js';
import { Flag, ownerName } from './node.js';

export const sameDeps = (a, b) => {
  if (!a || !b) return false;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (!Object.is(a[i], b[i])) return false;
  return true;
};

const RENDER_LIMIT = 25;
let nextId = 0;

// `schedule(node)` asks for a render of the node; `readContext(node, context)` finds its value.
export function createDispatcher({ schedule, readContext, restoreState }) {
  let node = null;      // the component that renders
  let at = 0;           // its next hook
  let changed = false;  // a state of it has changed
  let again = false;    // it set its own state while it rendered

  function hook(kind, make) {
    if (at === node.hooks.length) {
      if (node.rendered) throw new Error('Rendered more hooks than during the previous render.');
      const made = make();
      made.kind = kind;
      node.hooks.push(made);
    }
    const found = node.hooks[at];
    if (found.kind !== kind) {
      console.error(`React has detected a change in the order of Hooks called by ${ownerName(node)}.`);
      throw new Error(`Rendered a different hook than expected: ${kind} instead of ${found.kind}.`);
    }
    at += 1;
    return found;
  }

  function reducerHook(kind, reducer, initial) {
    const owner = node;
    const state = hook(kind, () => {
      const made = { state: null, queue: [], reducer, dispatch: null };
      const kept = restoreState?.(owner, owner.hooks.length);
      made.state = kept === undefined ? initial() : kept.value;
      made.dispatch = (action) => dispatch(owner, made, action);
      return made;
    });
    state.reducer = reducer;
    if (state.queue.length) {
      const queue = state.queue;
      state.queue = [];
      let value = state.state;
      for (const update of queue) value = update.eager ? update.value : reducer(value, update.action);
      if (!Object.is(value, state.state)) {
        state.state = value;
        changed = true;
      }
    }
    return [state.state, state.dispatch];
  }

  function dispatch(owner, state, action) {
    if (owner === node) {
      state.queue.push({ action });
      again = true;
      return;
    }
    if (owner.deleted) return;
    const update = { action, eager: false, value: undefined };
    // React compares at once only when neither the tree nor its twin has work left; after an
    // update the twin is stale, so the same value renders the component once more.
    if (state.kind === 'state' && !owner.dirty && !owner.staleTwin && owner.rendered) {
      try {
        update.value = state.reducer(state.state, action);
        update.eager = true;
        if (Object.is(update.value, state.state)) return;
      } catch {
        update.eager = false; // it throws again while rendering, where a boundary can catch it
      }
    }
    state.queue.push(update);
    schedule(owner);
  }

  function effect(kind, flag, create, deps) {
    const list = deps === undefined ? null : deps;
    const found = hook(kind, () => ({ create: null, deps: null, cleanup: undefined, due: false, flag }));
    const first = found.create === null;
    if (first || !sameDeps(found.deps, list)) {
      found.due = true;
      node.flags |= flag;
    }
    found.create = create;
    found.deps = list;
  }

  const basicReducer = (state, action) => (typeof action === 'function' ? action(state) : action);

  const dispatcher = {
    useState: (initial) =>
      reducerHook('state', basicReducer, () => (typeof initial === 'function' ? initial() : initial)),
    useReducer: (reducer, initial, init) =>
      reducerHook('reducer', reducer, () => (init ? init(initial) : initial)),
    useEffect: (create, deps) => effect('effect', Flag.passive, create, deps),
    useLayoutEffect: (create, deps) => effect('layout', Flag.layout, create, deps),
    useInsertionEffect: (create, deps) => effect('insertion', Flag.insertion, create, deps),
    useRef: (initial) => hook('ref', () => ({ box: { current: initial } })).box,
    useMemo(create, deps) {
      const found = hook('memo', () => ({ deps: null, value: undefined, filled: false }));
      const list = deps === undefined ? null : deps;
      if (!found.filled || !sameDeps(found.deps, list)) {
        found.value = create();
        found.deps = list;
        found.filled = true;
      }
      return found.value;
    },
    useCallback(fn, deps) {
      const found = hook('callback', () => ({ deps: null, value: null }));
      const list = deps === undefined ? null : deps;
      if (found.value === null || !sameDeps(found.deps, list)) {
        found.value = fn;
        found.deps = list;
      }
      return found.value;
    },
    useContext: (context) => readContext(node, context),
    useImperativeHandle(ref, create, deps) {
      dispatcher.useLayoutEffect(() => {
        if (ref == null) return undefined;
        const handle = create();
        if (typeof ref === 'function') {
          const cleanup = ref(handle);
          return typeof cleanup === 'function' ? cleanup : () => ref(null);
        }
        ref.current = handle;
        return () => { ref.current = null; };
      }, deps == null ? undefined : [...deps, ref]);
    },
    useDebugValue() {},
    useId: () => hook('id', () => ({ id: `:r${(nextId++).toString(32)}:` })).id,
    useTransition() {
      const [pending, setPending] = dispatcher.useState(false);
      const start = dispatcher.useCallback((action) => {
        const result = action();
        if (typeof result?.then === 'function') {
          setPending(true);
          const done = () => setPending(false);
          result.then(done, (error) => { done(); globalThis.reportError?.(error); });
        }
      }, []);
      return [pending, start];
    },
    useDeferredValue: (value) => hook('deferred', () => ({})) && value,
    useSyncExternalStore(subscribe, getSnapshot) {
      const value = getSnapshot();
      const owner = node;
      const store = hook('store', () => ({ value, getSnapshot }));
      if (!Object.is(store.value, value) && owner.rendered) changed = true;
      const [, force] = dispatcher.useReducer((count) => count + 1, 0);
      const check = () => {
        let now;
        try { now = store.getSnapshot(); } catch { force(); return; }
        if (!Object.is(store.value, now)) force();
      };
      dispatcher.useLayoutEffect(() => {
        store.value = value;
        store.getSnapshot = getSnapshot;
        check();
      }, [value, getSnapshot]);
      dispatcher.useEffect(() => {
        check();
        return subscribe(check);
      }, [subscribe]);
      return value;
    },
    useOptimistic(passthrough, reducer) {
      const [layer, setLayer] = dispatcher.useState({ base: passthrough, actions: [] });
      const actions = Object.is(layer.base, passthrough) ? layer.actions : [];
      const value = actions.reduce(
        (state, action) => (reducer ? reducer(state, action) : basicReducer(state, action)), passthrough
      );
      const add = (action) => setLayer((last) => ({
        base: passthrough,
        actions: Object.is(last.base, passthrough) ? [...last.actions, action] : [action],
      }));
      return [value, add];
    },
    useActionState(action, initial) {
      const [state, setState] = dispatcher.useState(initial);
      const [pending, setPending] = dispatcher.useState(false);
      const latest = dispatcher.useRef(null);
      latest.current = { action, state };
      const run = dispatcher.useCallback((payload) => {
        const result = latest.current.action(latest.current.state, payload);
        if (typeof result?.then !== 'function') { setState(result); return; }
        setPending(true);
        result.then((value) => { setState(value); setPending(false); }, () => setPending(false));
      }, []);
      return [state, run, pending];
    },
    // A stable function that always calls the latest one.
    useEffectEvent(fn) {
      const found = hook('event', () => { const box = { fn, call: (...args) => box.fn(...args) }; return { box }; });
      const { box } = found;
      dispatcher.useInsertionEffect(() => { box.fn = fn; });
      return box.call;
    },
    use(usable) {
      if (usable?.$$typeof === CONTEXT) return readContext(node, usable);
      if (typeof usable?.then !== 'function') throw new Error(`An unsupported type was passed to use(): ${String(usable)}`);
      return readPromise(usable);
    },
    // Of React Compiler's output: one memo list per component.
    useMemoCache: (size) =>
      hook('cache', () => ({ list: new Array(size).fill(Symbol.for('react.memo_cache_sentinel')) })).list,
  };

  // Renders a function component; `bailedOut` tells that nothing it depends on has changed.
  function render(owner, fn, mustRender) {
    const outer = { node, at, changed, again, H: internals.H };
    node = owner;
    node.hooks ??= [];
    changed = false;
    internals.H = dispatcher;
    const fresh = !owner.rendered;
    try {
      let result;
      let count = 0;
      do {
        if (++count > RENDER_LIMIT) {
          throw new Error('Too many re-renders. React limits the number of renders to prevent an infinite loop.');
        }
        at = 0;
        again = false;
        result = fn();
        if (at < node.hooks.length) {
          throw new Error('Rendered fewer hooks than expected. This may be caused by an accidental early return statement.');
        }
        owner.rendered = true;
      } while (again);
      return { result, bailedOut: !mustRender && !changed };
    } catch (error) {
      // A first render that did not finish starts from nothing.
      if (fresh) { owner.rendered = false; owner.hooks = null; }
      throw error;
    } finally {
      ({ node, at, changed, again } = outer);
      internals.H = outer.H;
    }
  }

  return { render };
}

export function readPromise(promise) {
  switch (promise.status) {
    case 'fulfilled': return promise.value;
    case 'rejected': throw promise.reason;
    case 'pending': throw promise;
    default:
      promise.status = 'pending';
      promise.then(
        (value) => { promise.status = 'fulfilled'; promise.value = value; },
        (reason) => { promise.status = 'rejected'; promise.reason = reason; },
      );
      throw promise;
  }
}
