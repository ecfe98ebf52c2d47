// react-native-unistyles: style sheets that know the theme, the size of the screen and its margins.
import { useReducer, useEffect } from '../../react/index.js';
import { Appearance } from '../../react-native/system.js';
import { device, Listeners } from '../../react-native/device.js';
import { StyleSheet as Native } from '../../react-native/style.js';

const settings = { themes: {}, breakpoints: {}, theme: null, adaptive: false };
const changes = new Listeners();
let version = 0;
Appearance.addChangeListener(() => { version++; changes.emit('change'); });

const scheme = () => (Appearance.getColorScheme() === 'dark' ? 'dark' : 'light');
const themeName = () => (settings.adaptive || !settings.theme ? (settings.themes[scheme()] ? scheme()
  : Object.keys(settings.themes)[0]) : settings.theme);
const themeNow = () => settings.themes[themeName()] ?? {};
const breakpoint = () => Object.entries(settings.breakpoints).filter(([, width]) => width <= device.width)
  .sort((a, b) => b[1] - a[1])[0]?.[0];

export const UnistylesRuntime = {
  get themeName() { return themeName(); },
  get colorScheme() { return scheme(); },
  get screen() { return { width: device.width, height: device.height }; },
  get insets() { return { ...device.insets, ime: 0 }; },
  get breakpoint() { return breakpoint(); },
  get breakpoints() { return settings.breakpoints; },
  get hasAdaptiveThemes() { return settings.adaptive; },
  get contentSizeCategory() { return 'Large'; },
  orientation: 'portrait', pixelRatio: device.scale, fontScale: device.fontScale, rtl: false,
  statusBar: { width: 0, height: device.insets.top, setHidden() {}, setStyle() {} },
  navigationBar: { width: 0, height: 0, setHidden() {} },
  getTheme: (name) => settings.themes[name] ?? themeNow(),
  setTheme(name) { settings.theme = name; version++; changes.emit('change'); },
  setAdaptiveThemes(on) { settings.adaptive = on; version++; changes.emit('change'); },
  updateTheme(name, change) {
    settings.themes[name] = change(settings.themes[name]);
    version++;
    changes.emit('change');
  },
  setRootViewBackgroundColor() {}, setImmersiveMode() {},
};

// A value for each width of the screen: the largest that fits.
function fitting(value) {
  const names = Object.keys(value);
  if (!names.length || !names.every((name) => name in settings.breakpoints)) return value;
  return value[names.filter((name) => settings.breakpoints[name] <= device.width)
    .sort((a, b) => settings.breakpoints[b] - settings.breakpoints[a])[0]];
}
const isGroup = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);

function flat(style, chosen = {}) {
  const { variants, compoundVariants, _web, ...own } = style;
  const out = {};
  for (const [name, value] of Object.entries(own)) {
    const now = isGroup(value) ? fitting(value) : value;
    if (now !== undefined) out[name] = now;
  }
  for (const [name, options] of Object.entries(variants ?? {})) {
    const option = options[String(chosen[name] ?? 'default')];
    if (option) Object.assign(out, flat(option));
  }
  for (const { styles, ...wanted } of compoundVariants ?? []) {
    if (Object.entries(wanted).every(([name, value]) => chosen[name] === value)) Object.assign(out, flat(styles));
  }
  return out;
}

// The styles of a sheet as they are now; those that are functions are called by the app.
function sheet(make) {
  let [known, seen] = [null, -1];
  let chosen = {};
  const now = () => {
    if (seen !== version) {
      [known, seen] = [typeof make === 'function' ? make(themeNow(), UnistylesRuntime) : make, version];
    }
    return known;
  };
  return new Proxy({}, {
    get(_, name) {
      if (name === 'useVariants') return (variants) => { chosen = variants ?? {}; };
      const style = now()[name];
      if (typeof style === 'function') return (...args) => flat(style(...args), chosen);
      return isGroup(style) ? flat(style, chosen) : style;
    },
    has: (_, name) => name in now(),
    ownKeys: () => Object.keys(now()),
    getOwnPropertyDescriptor: (_, name) => (name in now() ? { configurable: true, enumerable: true, value: undefined }
      : undefined),
  });
}

export const StyleSheet = {
  ...Native, create: sheet, hairlineWidth: Native.hairlineWidth,
  configure({ themes = {}, breakpoints = {}, settings: { initialTheme, adaptiveThemes = false } = {} }) {
    Object.assign(settings, {
      themes, breakpoints, adaptive: adaptiveThemes,
      theme: typeof initialTheme === 'function' ? initialTheme() : initialTheme ?? null
    });
    version++;
  },
};
function useChanges() {
  const [, again] = useReducer((count) => count + 1, 0);
  useEffect(() => {
    const listening = changes.add('change', again);
    return () => listening.remove();
  }, []);
}
export function useUnistyles() {
  useChanges();
  return { theme: themeNow(), rt: UnistylesRuntime, breakpoint: breakpoint() };
}
export const withUnistyles = (Inner) => Inner;
export const mq = { only: { width: () => ({}), height: () => ({}) }, width: () => ({}), height: () => ({}) };
export const Display = ({ children }) => children;
export const Hide = () => null;
export const ScopedTheme = ({ children }) => children;

// Version 2.
export const createStyleSheet = (make) => make;
export function useStyles(make, variants) {
  useChanges();
  const styles = make ? sheet(make) : {};
  if (variants) styles.useVariants?.(variants);
  return { styles, theme: themeNow(), breakpoint: breakpoint() };
}
export const UnistylesRegistry = {
  addThemes(themes) { Object.assign(settings.themes, themes); return UnistylesRegistry; },
  addBreakpoints(points) { Object.assign(settings.breakpoints, points); return UnistylesRegistry; },
  addConfig({ initialTheme, adaptiveThemes = false }) {
    Object.assign(settings, { theme: initialTheme ?? null, adaptive: adaptiveThemes });
    return UnistylesRegistry;
  },
};
export const UnistylesProvider = ({ children }) => children;
