// Component types that are not plain functions: classes, contexts, memo, forwardRef, lazy.
import { CONTEXT, CONSUMER, FORWARD_REF, MEMO, LAZY } from './symbols.js';

const silent = {
  isMounted: () => false,
  enqueueSetState() {},
  enqueueForceUpdate() {},
};

export class Component {
  constructor(props, context) {
    this.props = props;
    this.context = context;
    this.refs = {};
    this.updater = silent;
  }

  setState(partial, callback) {
    if (partial != null && typeof partial !== 'object' && typeof partial !== 'function') {
      throw new Error('takes an object of state variables to update or a function which returns an object of state variables.');
    }
    this.updater.enqueueSetState(this, partial, callback);
  }

  forceUpdate(callback) {
    this.updater.enqueueForceUpdate(this, callback);
  }
}
Component.prototype.isReactComponent = {};

export class PureComponent extends Component {}
PureComponent.prototype.isPureReactComponent = true;

export function createContext(defaultValue) {
  // React 19: the context itself is its provider.
  const context = { $$typeof: CONTEXT, _currentValue: defaultValue, displayName: undefined };
  context.Provider = context;
  context.Consumer = { $$typeof: CONSUMER, _context: context };
  return context;
}

export const createRef = () => ({ current: null });
export const forwardRef = (render) => ({ $$typeof: FORWARD_REF, render });
export const memo = (type, compare) => ({ $$typeof: MEMO, type, compare: compare ?? null });

export function lazy(load) {
  const payload = { status: 'new', value: load };
  return {
    $$typeof: LAZY,
    _payload: payload,
    // Gives the component, or throws the promise that will bring it.
    _init() {
      if (payload.status === 'new') {
        const promise = load();
        payload.status = 'pending';
        payload.value = promise;
        promise.then(
          (module) => { payload.status = 'done'; payload.value = module.default; },
          (error) => { payload.status = 'failed'; payload.value = error; },
        );
      }
      if (payload.status === 'done') return payload.value;
      throw payload.value;
    },
  };
}

// Same value for the same arguments, without a cache of requests: enough outside of a server.
export function cache(fn) {
  const seen = new Map();
  return (...args) => {
    const key = JSON.stringify(args);
    if (!seen.has(key)) seen.set(key, fn(...args));
    return seen.get(key);
  };
}
