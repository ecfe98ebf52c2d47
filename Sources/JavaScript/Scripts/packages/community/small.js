// Small packages of one or two names each.
import { createElement, forwardRef, useEffect, useRef } from '../../react/index.js';
import { View, hostComponent } from '../../react-native/components.js';
import { setInterval as every, clear, setTimeout as later } from '../../runtime/timers.js';

// react-native-screens
export const enableScreens = () => {};
export const enableFreeze = () => {};
export const featureFlags = { experiment: {}, stable: {} };
export const screensEnabled = () => true;
export const Screen = View;
export const ScreenContainer = View;
export const ScreenStack = View;
export const FullWindowOverlay = View;

// react-native-background-timer
export const BackgroundTimer = {
  setTimeout: (fn, ms) => later(fn, ms), clearTimeout: clear, setInterval: (fn, ms) =>
    every(fn, ms), clearInterval: clear,
  start() {}, stop() {}, runBackgroundTimer(fn, ms) { BackgroundTimer.running = every(fn, ms); },
    stopBackgroundTimer() { clear(BackgroundTimer.running); },
};

// @react-native-masked-view/masked-view, react-native-keyboard-controller, react-native-keyboard-aware-scroll-view
export const MaskedView = ({ style, children }) => createElement(View, { style }, children);
export const KeyboardProvider = ({ children }) => children;
export { ScrollView as KeyboardAwareScrollView, KeyboardAvoidingView } from '../../react-native/components.js';
export { FlatList as KeyboardAwareFlatList } from '../../react-native/lists.js';
export const KeyboardStickyView = View;
export const KeyboardToolbar = () => null;
export const KeyboardController = {
  dismiss: async () => {}, setInputMode() {}, setDefaultMode() {}, isVisible: () => false
};
export const useReanimatedKeyboardAnimation = () => ({ height: { value: 0 }, progress: { value: 0 } });
export const useKeyboardHandler = () => {};

// clsx, classnames, tailwind-merge
export function clsx(...parts) {
  return parts.flatMap((part) => {
    if (!part) return [];
    if (typeof part === 'string' || typeof part === 'number') return [String(part)];
    if (Array.isArray(part)) return [clsx(...part)];
    return Object.keys(part).filter((key) => part[key]);
  }).filter(Boolean).join(' ');
}
export const twMerge = clsx;
export const twJoin = clsx;
export const extendTailwindMerge = () => clsx;

// uuid, nanoid
const digit = () => Math.floor(Math.random() * 16);
export const v4 = () => 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(
  /[xy]/g, (c) => (c === 'x' ? digit() : (digit() & 3) | 8).toString(16)
);
export const v1 = v4;
export const v7 = v4;
export const validate = (text) => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text);
export const nanoid = (size = 21) => Array.from(
  { length: size },
  () => 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'[Math.floor(Math.random() * 64)]
).join('');

// @react-native-community/slider, @react-native-community/datetimepicker, @react-native-picker/picker
export const Slider = hostComponent('Slider', ({
  value = 0, minimumValue = 0, maximumValue = 1, onSlidingComplete, onValueChange, ...props
}) => ({
  ...props, value, minimumValue, maximumValue, onValueChange: (next) => {
    onValueChange?.(next);
    onSlidingComplete?.(next);
  },
}));
export const DateTimePicker = hostComponent('DatePicker', ({ value, mode = 'date', onChange, ...props }) => ({
  ...props, mode, value, onValueChange: (ms) => onChange?.(
    { type: 'set', nativeEvent: { timestamp: ms, utcOffset: 0 } }, new Date(ms)
  ),
}));
export const DateTimePickerAndroid = { open() {}, dismiss: async () => {} };
export const Picker = Object.assign(({ children, selectedValue, style }) => {
  const items = [children].flat(2).filter(Boolean);
  const chosen = items.find((item) => item.props?.value === selectedValue);
  return createElement(
    View, { style }, createElement('Text', null, String(chosen?.props.label ?? selectedValue ?? ''))
  );
}, { Item: () => null });

// react-native-webview: a named box, there is no network.
export const WebView = hostComponent(
  'StandIn', ({ style }) => ({ style: [{ flex: 1 }, style], package: 'react-native-webview', name: 'WebView' })
);

// @react-native-community/netinfo
const offline = { type: 'none', isConnected: false, isInternetReachable: false, details: null };
export const NetInfo = {
  fetch: async () => offline, refresh: async () => offline, configure() {},
  addEventListener: (fn) => { Promise.resolve().then(() => fn(offline)); return () => {}; }, useNetInfo: () => offline,
};
export const useNetInfo = () => offline;
export const NetInfoStateType = { unknown: 'unknown', none: 'none', cellular: 'cellular', wifi: 'wifi' };

// react-native-pager-view, react-native-tab-view
export const PagerView = forwardRef(({ children, style, initialPage = 0 }, ref) => {
  const pages = [children].flat().filter(Boolean);
  const handle = useRef({ setPage() {}, setPageWithoutAnimation() {}, setScrollEnabled() {} });
  useEffect(() => { if (ref && typeof ref === 'object') ref.current = handle.current; }, []);
  return createElement(View, { style }, pages[initialPage] ?? null);
});
export const SceneMap = (scenes) => ({ route, jumpTo }) => createElement(
  scenes[route.key], { key: route.key, route, jumpTo }
);
export const TabBar = () => null;
export function TabView({ navigationState, renderScene, renderTabBar, onIndexChange, style }) {
  const route = navigationState.routes[navigationState.index];
  const jumpTo = (key) => onIndexChange(navigationState.routes.findIndex((item) => item.key === key));
  return createElement(View, { style: [{ flex: 1 }, style] },
    renderTabBar ? renderTabBar({
      navigationState, jumpTo, position: { interpolate: () => 0 }, layout: { width: 393, height: 852 }
    })
      : createElement(
        View, { style: { flexDirection: 'row' } },
        navigationState.routes.map((item) => createElement(
          View, { key: item.key, onPress: () => jumpTo(item.key), style: { flex: 1, padding: 16 } },
          createElement('Text', null, item.title ?? item.key)
        ))
      ),
    renderScene({ route, jumpTo, position: {} }));
}

// events
export class EventEmitter {
  #all = new Map();
  on(type, fn) { this.#all.set(type, [...(this.#all.get(type) ?? []), fn]); return this; }
  addListener(type, fn) { return this.on(type, fn); }
  once(type, fn) { const once = (...args) => { this.off(type, once); fn(...args); }; return this.on(type, once); }
  off(type, fn) { this.#all.set(type, (this.#all.get(type) ?? []).filter((item) => item !== fn)); return this; }
  removeListener(type, fn) { return this.off(type, fn); }
  removeAllListeners(type) { if (type === undefined) this.#all.clear(); else this.#all.delete(type); return this; }
  emit(type, ...args) {
    const list = this.#all.get(type) ?? [];
    for (const fn of [...list]) fn.apply(this, args);
    return list.length > 0;
  }
  listenerCount(type) { return this.#all.get(type)?.length ?? 0; }
  listeners(type) { return [...(this.#all.get(type) ?? [])]; }
  setMaxListeners() { return this; }
}

// moti: views stand at the end of their animation.
const moving = (type) => ({ from, animate, exit, transition, exitTransition, delay, style, ...props }) => {
  const { translateX, translateY, scale, rotate, ...rest } = typeof animate === 'object' && animate ? animate : {};
  const end = Object.fromEntries(Object.entries(rest).map(([key, value]) => [
    key, Array.isArray(value) ? value[value.length - 1] : value?.value ?? value
  ]));
  return createElement(type, { ...props, style: [style, end] });
};
export const MotiView = moving('View');
export const MotiText = moving('Text');
export const MotiImage = moving('Image');
export const AnimatePresence = ({ children }) => children;
export const useAnimationState = () => ({ current: 'to', transitionTo() {}, __state: { value: {} } });
