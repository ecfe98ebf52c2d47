// Hooks as components call them; the renderer's dispatcher does the work.
import { internals } from './internals.js';

function dispatcher() {
  if (internals.H === null) {
    throw new Error('Invalid hook call. Hooks can only be called inside of the body of a function component.');
  }
  return internals.H;
}

export const useState = (initial) => dispatcher().useState(initial);
export const useReducer = (reducer, initial, init) => dispatcher().useReducer(reducer, initial, init);
export const useEffect = (create, deps) => dispatcher().useEffect(create, deps);
export const useLayoutEffect = (create, deps) => dispatcher().useLayoutEffect(create, deps);
export const useInsertionEffect = (create, deps) => dispatcher().useInsertionEffect(create, deps);
export const useRef = (initial) => dispatcher().useRef(initial);
export const useMemo = (create, deps) => dispatcher().useMemo(create, deps);
export const useCallback = (fn, deps) => dispatcher().useCallback(fn, deps);
export const useContext = (context) => dispatcher().useContext(context);
export const useImperativeHandle = (ref, create, deps) => dispatcher().useImperativeHandle(ref, create, deps);
export const useDebugValue = (value, format) => dispatcher().useDebugValue(value, format);
export const useId = () => dispatcher().useId();
export const useTransition = () => dispatcher().useTransition();
export const useDeferredValue = (value, initial) => dispatcher().useDeferredValue(value, initial);
export const useSyncExternalStore = (subscribe, getSnapshot, getServerSnapshot) =>
  dispatcher().useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
export const useOptimistic = (state, reducer) => dispatcher().useOptimistic(state, reducer);
export const useActionState = (action, initial, link) => dispatcher().useActionState(action, initial, link);
export const useEffectEvent = (fn) => dispatcher().useEffectEvent(fn);
export const use = (usable) => dispatcher().use(usable);

// Transitions are not deferred here: the action runs at once.
export function startTransition(action) {
  const result = action();
  if (typeof result?.then === 'function') result.then(undefined, (error) => globalThis.reportError?.(error));
}
