// What an app asks the phone: platform, window, appearance, state, links.
import { facts, send } from '../runtime/link.js';
import { device, Listeners } from './device.js';
import { useEffect, useState, useSyncExternalStore } from '../react/index.js';

const listeners = new Listeners();

export const Platform = {
  OS: 'ios',
  get Version() { return device.systemVersion; },
  isPad: false, isTV: false, isTVOS: false, isVision: false, isMacCatalyst: false, isTesting: false,
    isDisableAnimations: false,
  get constants() {
    return {
      osVersion: device.systemVersion, systemName: 'iOS', interfaceIdiom: 'phone', isTesting: false,
        forceTouchAvailable: false,
      reactNativeVersion: facts.reactNativeVersion ?? { major: 0, minor: 81, patch: 0 },
    };
  },
  select: (choices) => ('ios' in choices ? choices.ios : 'native' in choices ? choices.native : choices.default),
};

const windowOf = () => ({
  width: device.width, height: device.height, scale: device.scale, fontScale: device.fontScale
});

export const Dimensions = {
  get: () => windowOf(),
  set() {},
  addEventListener: (type, fn) => listeners.add('dimensions', fn),
  removeEventListener: (type, fn) => listeners.remove('dimensions', fn),
};

let lastWindow = windowOf();
export function useWindowDimensions() {
  return useSyncExternalStore(
    (fn) => { const subscription = listeners.add('dimensions', fn); return () => subscription.remove(); },
    () => {
      const now = windowOf();
      if (JSON.stringify(now) !== JSON.stringify(lastWindow)) lastWindow = now;
      return lastWindow;
    },
  );
}

export const PixelRatio = {
  get: () => device.scale,
  getFontScale: () => device.fontScale,
  getPixelSizeForLayoutSize: (size) => Math.round(size * device.scale),
  roundToNearestPixel: (size) => Math.round(size * device.scale) / device.scale,
  startDetecting() {},
};

let overriddenScheme = null;
const scheme = () => overriddenScheme ?? device.colorScheme;

export const Appearance = {
  getColorScheme: scheme,
  setColorScheme(value) {
    overriddenScheme = value === 'unspecified' ? null : value ?? null;
    send({ t: 'appearance', colorScheme: overriddenScheme });
    listeners.emit('appearance', { colorScheme: scheme() });
  },
  addChangeListener: (fn) => listeners.add('appearance', fn),
  removeChangeListener: (fn) => listeners.remove('appearance', fn),
};

export function useColorScheme() {
  return useSyncExternalStore(
    (fn) => { const subscription = listeners.add('appearance', fn); return () => subscription.remove(); }, scheme);
}

export const AppState = {
  get currentState() { return device.appState; },
  isAvailable: true,
  addEventListener: (type, fn) => listeners.add('appState:' + type, fn),
  removeEventListener: (type, fn) => listeners.remove('appState:' + type, fn),
};

const openable = (url) => {
  const name = String(url).split(':')[0].toLowerCase();
  return [
    'http', 'https', 'mailto', 'tel', 'sms', 'app-settings', ...(facts.schemes ?? []), ...(facts.queriesSchemes ?? [])
  ].includes(name);
};

export const Linking = {
  async openURL(url) {
    if (typeof url !== 'string' || !url) throw new Error('Invalid URL: cannot be empty');
    if (!openable(url)) throw new Error(`Unable to open URL: ${url}. Add ${url.split(':')[0]} to LSApplicationQueriesSchemes in your Info.plist.`);
    send({ t: 'openURL', url });
    return true;
  },
  canOpenURL: async (url) => openable(url),
  getInitialURL: async () => device.url,
  openSettings: async () => { send({ t: 'openURL', url: 'app-settings:' }); },
  addEventListener: (type, fn) => listeners.add('link:' + type, fn),
  removeEventListener: (type, fn) => listeners.remove('link:' + type, fn),
  sendIntent: async () => { throw new Error('Unsupported'); },
};

// ---- from the app

export function setAppState(state) {
  if (state === device.appState) return;
  device.appState = state;
  listeners.emit('appState:change', state);
  if (state === 'active') listeners.emit('appState:focus');
  else listeners.emit('appState:blur');
}

export function setAppearance(colorScheme) {
  device.colorScheme = colorScheme;
  if (overriddenScheme === null) listeners.emit('appearance', { colorScheme });
}

export function setDevice(changes) {
  Object.assign(device, changes);
  listeners.emit('dimensions', { window: windowOf(), screen: windowOf() });
}

export function openedByURL(url) {
  listeners.emit('link:url', { url });
}

export const memoryWarning = () => listeners.emit('appState:memoryWarning');

export function useLinkingURL() {
  const [url, setUrl] = useState(device.url);
  useEffect(() => {
    const subscription = Linking.addEventListener('url', (event) => setUrl(event.url));
    return () => subscription.remove();
  }, []);
  return url;
}
