// expo and expo-modules-core: native modules by name, their events, the root component.
import { useEffect, useState, useMemo } from '../../react/index.js';
import { AppRegistry } from '../../react-native/app-registry.js';
import { requireNativeComponent } from '../../react-native/components.js';
import { moduleProxy, hasModule, NativeModuleObject } from '../../react-native/native.js';
import { Listeners } from '../../react-native/device.js';
export { Platform } from '../../react-native/system.js';

// The proxy of an Expo module is an object of this class, so `class X extends NativeModule` holds.
export class NativeModule extends NativeModuleObject {}
export class EventEmitter {
  #listeners = new Listeners();
  constructor(module) {
    if (typeof module?.addListener === 'function' && module.__name) this.#listeners = {
      add: (type, fn) => module.addListener(type, fn), remove: (type, fn) => module.removeListener(type, fn),
      emit: (type, ...args) => module.emit(type, ...args), clear: (type) => module.removeAllListeners(type),
      count: () => 0
    };
  }
  addListener(type, fn) { return this.#listeners.add(type, fn); }
  removeListener(type, fn) { this.#listeners.remove(type, fn); }
  removeAllListeners(type) { this.#listeners.clear(type); }
  removeSubscription(subscription) { subscription?.remove(); }
  emit(type, ...args) { this.#listeners.emit(type, ...args); }
  listenerCount(type) { return this.#listeners.count(type); }
}
export const LegacyEventEmitter = EventEmitter;
export class SharedObject extends EventEmitter { release() {} }
export class SharedRef extends SharedObject {}

export class CodedError extends Error {
  constructor(code, message) { super(message); this.code = code; }
}
export class UnavailabilityError extends CodedError {
  constructor(module, property) {
    super(
      'ERR_UNAVAILABLE',
      `The method or property ${module}.${property} is not available on ios, are you sure you've linked all the native dependencies properly?`
    );
  }
}

export function requireNativeModule(name) {
  const found = moduleProxy(name);
  if (!found) throw new Error(`Cannot find native module '${name}'`);
  return found;
}
export const requireOptionalNativeModule = (name) => (hasModule(name) ? moduleProxy(name) : null);
export const requireNativeView = (name, view) => requireNativeComponent(view ? `${name}.${view}` : name);
export const requireNativeViewManager = requireNativeView;
export const NativeModulesProxy = new Proxy(
  {}, { get: (_, name) => (typeof name === 'string' ? requireOptionalNativeModule(name) ?? undefined : undefined) }
);

export function registerRootComponent(component) {
  AppRegistry.registerComponent('main', () => component);
}

export function useEventListener(emitter, name, listener) {
  useEffect(() => {
    const subscription = emitter.addListener(name, (...args) => listener(...args));
    return () => subscription.remove();
  }, [emitter, name, listener]);
}

export function useEvent(emitter, name, initial = null) {
  const [value, setValue] = useState(initial);
  useEventListener(emitter, name, useMemo(() => (next) => setValue(next), []));
  return value;
}

export const PermissionStatus = { GRANTED: 'granted', UNDETERMINED: 'undetermined', DENIED: 'denied' };
export const granted = { status: 'granted', granted: true, canAskAgain: true, expires: 'never' };
export const createPermissionHook = () => () => [granted, async () => granted, async () => granted];
export const usePermissionHook = createPermissionHook();
export const isRunningInExpoGo = () => false;
export const getExpoGoProjectConfig = () => null;
export const reloadAppAsync = async () => {};
export const registerWebModule = (Module) => new Module();
export const createSnapshotFriendlyRef = () => ({ current: null });
export const disableErrorHandling = () => {};
export const useReleasingSharedObject = (make, deps) => useMemo(make, deps);
export const uuid = {
  v4: () => 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (c) => {
    const digit = Math.floor(Math.random() * 16);
    return (c === 'x' ? digit : (digit & 3) | 8).toString(16);
  }),
  v5: (name) => 'xxxxxxxx-xxxx-5xxx-8xxx-xxxxxxxxxxxx'.replace(
    /x/g, (c, at) => ((name.charCodeAt(at % (name.length || 1)) + at) & 15).toString(16)
  ),
};
