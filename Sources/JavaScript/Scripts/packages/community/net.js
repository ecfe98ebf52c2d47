// axios and supabase without a network: the errors of a phone in flight mode, never a hang.

export class AxiosError extends Error {
  constructor(message, code, config) {
    super(message);
    this.name = 'AxiosError';
    this.code = code;
    this.config = config;
    this.isAxiosError = true;
  }
  toJSON() { return { message: this.message, name: this.name, code: this.code }; }
}

function createAxios(defaults = {}) {
  const interceptors = () => ({
    list: [], use(ok, fail) { this.list.push({ ok, fail }); return this.list.length - 1; },
    eject(id) { this.list[id] = null; }, clear() { this.list = []; }
  });
  const request = async (config) => {
    let work = Promise.resolve({ headers: {}, ...config });
    for (const item of [...axios.interceptors.request.list].reverse()) if (item) work = work.then(item.ok, item.fail);
    let result = work.then((full) => { throw new AxiosError('Network Error', 'ERR_NETWORK', full); });
    for (const item of axios.interceptors.response.list) if (item) result = result.then(item.ok, item.fail);
    return result;
  };
  const axios = (url, config) => request(typeof url === 'string' ? { ...defaults, ...config, url }
    : { ...defaults, ...url });
  axios.request = (config) => request({ ...defaults, ...config });
  for (const method of ['get', 'delete', 'head', 'options']) axios[method] = (url, config) => request({
    ...defaults, ...config, method, url
  });
  for (const method of ['post', 'put', 'patch', 'postForm', 'putForm', 'patchForm']) axios[method] =
    (url, data, config) => request({ ...defaults, ...config, method, url, data });
  axios.defaults = { headers: { common: {}, get: {}, post: {}, put: {}, patch: {}, delete: {} }, ...defaults };
  axios.interceptors = { request: interceptors(), response: interceptors() };
  axios.getUri = ({ url }) => url;
  return axios;
}
const axios = Object.assign(createAxios(), {
  create: (defaults) => createAxios(defaults), isAxiosError: (error) => error?.isAxiosError === true, isCancel: () =>
    false, AxiosError, Axios: Object, CanceledError: AxiosError,
  CancelToken: { source: () => ({ token: {}, cancel() {} }) }, all: (list) => Promise.all(list), spread: (fn) =>
    (list) => fn(...list),
});
export default axios;
export const { create, isAxiosError, isCancel, CancelToken } = axios;

// ---- @supabase/supabase-js

const failed = () => ({
  data: null, error: { message: 'TypeError: Network request failed', details: '', hint: '', code: '' }, count: null,
  status: 0, statusText: ''
});

// Any chain of filters; awaited it gives the network's error.
function chain() {
  const target = function query() {};
  const proxy = new Proxy(target, {
    get(_, name) {
      if (name === 'then') return (ok, fail) => Promise.resolve(failed()).then(ok, fail);
      if (name === 'catch') return () => proxy;
      if (name === 'finally') return (fn) => Promise.resolve(failed()).finally(fn);
      if (typeof name === 'symbol') return undefined;
      return () => proxy;
    },
  });
  return proxy;
}

export function createClient() {
  const signedOut = { data: { session: null, user: null }, error: null };
  const refuse = async () => ({
    data: { session: null, user: null },
    error: { name: 'AuthRetryableFetchError', message: 'Network request failed', status: 0 }
  });
  const auth = new Proxy({
    getSession: async () => signedOut, getUser: async () => signedOut, signOut: async () =>
      ({ error: null }), startAutoRefresh() {}, stopAutoRefresh() {}, refreshSession: async () =>
        signedOut, setSession: async () => signedOut,
    onAuthStateChange(fn) {
      Promise.resolve().then(() => fn('INITIAL_SESSION', null));
      return { data: { subscription: { id: 'island', unsubscribe() {} } } };
    },
  }, { get: (known, name) => known[name] ?? refuse });
  const channel = () => {
    const made = {
      on: () => made, subscribe: (fn) => { fn?.('CHANNEL_ERROR', new Error('Network request failed')); return made; },
      unsubscribe: async () => 'ok', send: async () => 'error', track: async () => 'error', presenceState: () => ({})
    };
    return made;
  };
  return {
    auth, from: chain, rpc: chain, schema: () => ({ from: chain, rpc: chain }), channel, removeChannel: async () =>
      'ok', removeAllChannels: async () => [], getChannels: () => [], realtime: {
        setAuth() {}, connect() {}, disconnect() {}
      },
    storage: {
      from: () => ({
        upload: async () => failed(), download: async () => failed(), list: async () => failed(),
        remove: async () => failed(), getPublicUrl: (path) => ({ data: { publicUrl: `https://offline/${path}` } }),
        createSignedUrl: async () => failed()
      })
    },
    functions: { invoke: async () => failed() },
  };
}
export class SupabaseClient {}
export const REALTIME_SUBSCRIBE_STATES = {
  SUBSCRIBED: 'SUBSCRIBED', TIMED_OUT: 'TIMED_OUT', CLOSED: 'CLOSED', CHANNEL_ERROR: 'CHANNEL_ERROR'
};
export class AuthError extends Error {}
export const FunctionsHttpError = AuthError;
