// The globals of a React Native app, put into the bare context before any module of the app runs.
import { facts } from './link.js';
import { DateOfPhone } from './clock.js';
import * as timers from './timers.js';
import { consoleOfApp } from './console.js';
import { ErrorUtils, reportError } from './errors.js';
import { URL, URLSearchParams } from './url.js';
import * as web from './web.js';
import { absentVariable } from './environment.js';
import fromFiles from 'island:env';

const global = globalThis;
const define = (names) => {
  for (const name of Object.keys(names)) {
    Object.defineProperty(global, name, { value: names[name], writable: true, configurable: true, enumerable: false });
  }
};

function environment() {
  return new Proxy({ NODE_ENV: 'development', EXPO_OS: 'ios', ...fromFiles }, {
    get(values, name) {
      if (name in values || typeof name !== 'string' || !name.startsWith('EXPO_PUBLIC_')) return values[name];
      return absentVariable(name);
    },
  });
}

const { task, performanceNow, clear } = timers;
define({
  global, window: global, self: global,
  Date: DateOfPhone,
  console: consoleOfApp,
  setTimeout: timers.setTimeout, clearTimeout: clear,
  setInterval: timers.setInterval, clearInterval: clear,
  setImmediate: timers.setImmediate, clearImmediate: timers.clearImmediate,
  requestAnimationFrame: timers.requestAnimationFrame, cancelAnimationFrame: clear,
  requestIdleCallback: (fn) => task(() => fn({
    didTimeout: false, timeRemaining: () => 50
  })), cancelIdleCallback: timers.clearImmediate,
  queueMicrotask: (fn) => { Promise.resolve().then(fn).catch((error) => reportError(error, { where: 'promise' })); },
  performance: {
    now: performanceNow, timeOrigin: facts.clock?.now ?? 0,
    mark() {}, measure() {}, clearMarks() {}, clearMeasures() {},
    getEntries: () => [], getEntriesByName: () => [], getEntriesByType: () => [],
  },
  navigator: { product: 'ReactNative', userAgent: 'ReactNative', language: facts.locale ?? 'en-US', onLine: false },
  process: { env: environment(), nextTick: (fn, ...args) => Promise.resolve().then(() => fn(...args)) },
  __DEV__: true,
  HermesInternal: { getRuntimeProperties: () => ({ 'OSS Release Version': 'island' }) },
  ErrorUtils, reportError,
  nativeFabricUIManager: {},
  RN$Bridgeless: true,
  ...web, URL, URLSearchParams,
});

for (const name of ['WebAssembly', 'SharedArrayBuffer', 'Atomics']) delete global[name];
