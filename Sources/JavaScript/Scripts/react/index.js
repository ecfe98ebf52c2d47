// Island's React: the part of React 18 and 19 that apps for React Native use.
import { Children } from './children.js';
import { createElement, cloneElement, isValidElement } from './element.js';
import * as types from './types.js';
import * as hooks from './hooks.js';
import { FRAGMENT, STRICT_MODE, PROFILER, SUSPENSE, ACTIVITY } from './symbols.js';
import { internals, legacyInternals } from './internals.js';

export { Children, createElement, cloneElement, isValidElement };
export { Component, PureComponent, createContext, createRef, forwardRef, memo, lazy, cache } from './types.js';
export * from './hooks.js';
export const Fragment = FRAGMENT;
export const StrictMode = STRICT_MODE;
export const Profiler = PROFILER;
export const Suspense = SUSPENSE;
export const Activity = ACTIVITY;
export const unstable_Activity = ACTIVITY;
export const version = '19.1.0';
export const createFactory = (type) => createElement.bind(null, type);
export const act = async (fn) => { await fn(); await null; };
export const captureOwnerStack = () => null;
export const __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = internals;
export const __SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED = legacyInternals;

export default {
  Children, createElement, cloneElement, isValidElement, ...types, ...hooks,
  Fragment, StrictMode, Profiler, Suspense, Activity, version, createFactory, act, captureOwnerStack,
  unstable_Activity, __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals,
  __SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED: legacyInternals,
};
