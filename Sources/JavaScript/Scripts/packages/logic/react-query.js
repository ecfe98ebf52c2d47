// @tanstack/react-query: queries run their function once; without a network most of them fail, as
// on a phone in flight mode. Retries are left out.
import { createContext, createElement, useContext, useEffect, useReducer, useRef } from '../../react/index.js';

const hash = (key) => JSON.stringify(key);
const fits = (key, filter) => !filter || hash(key).startsWith(hash(filter).slice(0, -1));

class Query {
  constructor(key) {
    this.key = key;
    this.state = { data: undefined, error: null, status: 'pending', fetchStatus: 'idle', dataUpdatedAt: 0 };
    this.listeners = new Set();
    this.fn = null;
  }
  set(changes) { this.state = { ...this.state, ...changes }; for (const fn of [...this.listeners]) fn(); }
  async run(fn, extra) {
    this.fn = fn ?? this.fn;
    if (!this.fn || this.state.fetchStatus === 'fetching') return;
    this.set({ fetchStatus: 'fetching' });
    try {
      const data = await this.fn({
        queryKey: this.key, signal: new AbortController().signal, meta: undefined, pageParam: extra?.initialPageParam
      });
      this.set({
        data: extra?.infinite ? { pages: [data], pageParams: [extra.initialPageParam] } : data, error: null,
        status: 'success', fetchStatus: 'idle', dataUpdatedAt: Date.now()
      });
    } catch (error) {
      this.set({ error, status: this.state.data === undefined ? 'error' : 'success', fetchStatus: 'idle' });
    }
  }
}

export class QueryClient {
  #queries = new Map();
  constructor(config = {}) { this.defaults = config.defaultOptions ?? {}; }
  query(key) {
    const id = hash(key);
    if (!this.#queries.has(id)) this.#queries.set(id, new Query(key));
    return this.#queries.get(id);
  }
  #matching(filter) {
    const key = Array.isArray(filter) ? filter : filter?.queryKey;
    return [...this.#queries.values()].filter((query) => fits(query.key, key));
  }
  getQueryData(key) { return this.#queries.get(hash(key))?.state.data; }
  setQueryData(key, update) {
    const query = this.query(key);
    const data = typeof update === 'function' ? update(query.state.data) : update;
    query.set({ data, status: 'success', error: null, dataUpdatedAt: Date.now() });
    return data;
  }
  setQueriesData(filter, update) { for (const query of this.#matching(filter)) this.setQueryData(query.key, update); }
  getQueriesData(filter) { return this.#matching(filter).map((query) => [query.key, query.state.data]); }
  getQueryState(key) { return this.#queries.get(hash(key))?.state; }
  async invalidateQueries(filter) {
    await Promise.all(this.#matching(filter).filter((query) => query.listeners.size).map((query) => query.run()));
  }
  refetchQueries(filter) { return this.invalidateQueries(filter); }
  async resetQueries(filter) {
    for (const query of this.#matching(filter)) {
      query.set({ data: undefined, status: 'pending' });
      await query.run();
    }
  }
  removeQueries(filter) { for (const query of this.#matching(filter)) this.#queries.delete(hash(query.key)); }
  async cancelQueries() {}
  async fetchQuery({ queryKey, queryFn }) {
    const query = this.query(queryKey);
    await query.run(queryFn);
    if (query.state.error) throw query.state.error;
    return query.state.data;
  }
  async prefetchQuery(options) { try { await this.fetchQuery(options); } catch { /* as the original: quiet */ } }
  async ensureQueryData(options) { return this.getQueryData(options.queryKey) ?? this.fetchQuery(options); }
  clear() { this.#queries.clear(); }
  mount() {}
  unmount() {}
  isFetching() { return 0; }
  setDefaultOptions(options) { this.defaults = options; }
  getQueryCache() {
    return {
      subscribe: () => () => {}, getAll: () => [...this.#queries.values()],
      find: ({ queryKey }) => this.#queries.get(hash(queryKey)), clear: () => this.clear()
    };
  }
  getMutationCache() { return { subscribe: () => () => {}, getAll: () => [], clear() {} }; }
}

const ClientContext = createContext(null);
export const QueryClientProvider = ({ client, children }) => createElement(
  ClientContext.Provider, { value: client }, children
);
export function useQueryClient(given) {
  const client = useContext(ClientContext);
  if (!given && !client) throw new Error('No QueryClient set, use QueryClientProvider to set one');
  return given ?? client;
}

function useQueryBase(options, extra) {
  const client = useQueryClient();
  const { queryKey = [], queryFn, enabled = true, select, initialData, placeholderData } = options;
  const query = client.query(queryKey);
  const [, render] = useReducer((n) => n + 1, 0);
  if (query.state.data === undefined && initialData !== undefined) query.state = {
    ...query.state, status: 'success', data: typeof initialData === 'function' ? initialData() : initialData
  };
  const on = typeof enabled === 'function' ? enabled(query) : enabled;
  useEffect(() => {
    query.listeners.add(render);
    if (on && (query.state.status === 'pending' || options.refetchOnMount === 'always')) query.run(queryFn, extra);
    else query.fn ??= queryFn;
    return () => query.listeners.delete(render);
  }, [query, on]);
  const { state } = query;
  const placeholder = state.data === undefined && placeholderData !== undefined
    ? (typeof placeholderData === 'function' ? placeholderData() : placeholderData) : undefined;
  const raw = state.data ?? placeholder;
  const fetching = state.fetchStatus === 'fetching';
  return {
    ...state, data: raw !== undefined && select ? select(raw)
      : raw, isPending: state.status === 'pending', isLoading: state.status === 'pending'
        && (fetching || (on && state.status === 'pending')), isFetching: fetching,
    isSuccess: state.status === 'success', isError: state.status === 'error', isRefetching: fetching
      && state.status !== 'pending', isStale: true, isFetched: state.status !== 'pending',
        isPlaceholderData: placeholder !== undefined,
    refetch: async () => { await query.run(queryFn, extra); return query.state; },
  };
}

export const useQuery = (options, fn, more) => useQueryBase(Array.isArray(options) ? {
  ...more, queryKey: options, queryFn: fn
} : options);
export const useSuspenseQuery = useQuery;
export function useInfiniteQuery(options) {
  const base = useQueryBase(options, { infinite: true, initialPageParam: options.initialPageParam });
  return {
    ...base, fetchNextPage: async () => base, fetchPreviousPage: async () => base, hasNextPage: false,
    hasPreviousPage: false, isFetchingNextPage: false
  };
}
export const useQueries = ({ queries }) => queries.map((options) => useQueryBase(options));

export function useMutation(options) {
  const client = useQueryClient();
  const [, render] = useReducer((n) => n + 1, 0);
  const ref = useRef({ status: 'idle', data: undefined, error: null, variables: undefined });
  const latest = useRef(options);
  latest.current = options;
  const set = (changes) => { Object.assign(ref.current, changes); render(); };
  const made = useRef(null);
  made.current ??= async (variables, callbacks = {}) => {
    const { mutationFn, onMutate, onSuccess, onError, onSettled } = latest.current;
    set({ status: 'pending', variables });
    let context;
    try {
      context = await onMutate?.(variables);
      const data = await mutationFn(variables);
      set({ status: 'success', data, error: null });
      await onSuccess?.(data, variables, context);
      await onSettled?.(data, null, variables, context);
      callbacks.onSuccess?.(data, variables, context);
      callbacks.onSettled?.(data, null, variables, context);
      return data;
    } catch (error) {
      set({ status: 'error', error });
      await onError?.(error, variables, context);
      await onSettled?.(undefined, error, variables, context);
      callbacks.onError?.(error, variables, context);
      callbacks.onSettled?.(undefined, error, variables, context);
      throw error;
    }
  };
  const { status } = ref.current;
  return {
    ...ref.current, client, mutateAsync: made.current, mutate: (variables, callbacks) => {
      made.current(variables, callbacks).catch(() => {});
    },
    isPending: status === 'pending', isLoading: status === 'pending', isIdle: status === 'idle',
      isSuccess: status === 'success', isError: status === 'error', reset: () => set({
        status: 'idle', data: undefined, error: null
      }),
  };
}
export const useIsFetching = () => 0;
export const useIsMutating = () => 0;
export const useQueryErrorResetBoundary = () => ({ reset() {} });
export const queryOptions = (options) => options;
export const keepPreviousData = () => undefined;
export const skipToken = undefined;
export const focusManager = {
  setFocused() {}, setEventListener() {}, isFocused: () => true, subscribe: () => () => {}
};
export const onlineManager = {
  setOnline() {}, setEventListener() {}, isOnline: () => false, subscribe: () => () => {}
};
export const notifyManager = { batch: (fn) => fn() };
export class QueryCache { constructor(config) { this.config = config; } }
export class MutationCache extends QueryCache {}
export const HydrationBoundary = ({ children }) => children;
export const PersistQueryClientProvider = QueryClientProvider;
export const createAsyncStoragePersister = () => ({});
export const createSyncStoragePersister = () => ({});
