// jotai, jotai/utils, jotai/vanilla: the names that Redux has, too, in jotai's meaning.
import { useCallback, useState, use } from '../../react/index.js';
import {
  atom, atomFamily, atomWithStorage, createAtomStore, getDefaultStore, JotaiProvider, useAtomStore,
  useAtomValue as valueOf, useSetAtom
} from './state.js';

export { atom, atomFamily, atomWithStorage, getDefaultStore, useSetAtom };
export { createAtomStore as createStore, JotaiProvider as Provider, useAtomStore as useStore };

// The value of an atom that waits is that of its promise; the nearest Suspense shows its fallback meanwhile.
export function useAtomValue(item) {
  const value = valueOf(item);
  return typeof value?.then === 'function' ? use(value) : value;
}
export const useAtom = (item) => [useAtomValue(item), useSetAtom(item)];

export const RESET = Symbol('RESET');
export function atomWithReset(initial) {
  const kept = atom(initial);
  return atom((get) => get(kept), (get, set, value) => set(
    kept, value === RESET ? initial : typeof value === 'function' ? value(get(kept)) : value
  ));
}
export const useResetAtom = (item) => {
  const set = useSetAtom(item);
  return useCallback(() => set(RESET), [set]);
};
export const atomWithDefault = (read) => {
  const own = atom(undefined);
  return atom((get) => get(own) ?? read(get), (get, set, value) => set(
    own, typeof value === 'function' ? value(get(own) ?? read(get)) : value
  ));
};
export const atomWithReducer = (initial, reduce) => {
  const kept = atom(initial);
  return atom((get) => get(kept), (get, set, action) => set(kept, reduce(get(kept), action)));
};
export const selectAtom = (item, select) => atom((get) => select(get(item)));
export const focusAtom = selectAtom;
export const splitAtom = (item) => atom((get) => get(item).map((_, at) => atom(
  (inner) => inner(item)[at], (inner, set, value) => set(item, (all) => all.map((one, i) => (i === at ? value : one)))
)));
export const createJSONStorage = (storage) => storage?.() ?? null;
export const loadable = (item) => atom((get) => {
  const value = get(item);
  return typeof value?.then === 'function' ? { state: 'loading' } : { state: 'hasData', data: value };
});
export const unwrap = (item, fallback = () => undefined) => atom((get) => {
  const value = get(item);
  return typeof value?.then === 'function' ? fallback() : value;
});
export const freezeAtom = (item) => item;
export function useHydrateAtoms(pairs) {
  const store = useAtomStore();
  useState(() => { for (const [item, value] of pairs) store.set(item, value); });
}
export const useAtomCallback = (act) => {
  const store = useAtomStore();
  return useCallback((...args) => act(store.get, store.set, ...args), [store, act]);
};
export const useReducerAtom = (item, reduce) => {
  const [value, set] = useAtom(item);
  return [value, (action) => set(reduce(value, action))];
};
