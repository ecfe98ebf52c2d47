// react-native-reanimated: shared values jump to their end after the animation's time; styles are
// computed while rendering and whenever a value they read has changed.
import { createElement, forwardRef, useEffect, useReducer, useRef, useState, useCallback } from '../../react/index.js';
import {
  View as NativeView, Text as NativeText, Image as NativeImage, ScrollView as NativeScrollView
} from '../../react-native/components.js';
import { FlatList as NativeFlatList } from '../../react-native/lists.js';
import { setTimeout as later, clear, requestAnimationFrame as frame } from '../../runtime/timers.js';
import { interpolate as mix } from '../../react-native/interpolate.js';
import { flatten } from '../../react-native/style.js';
import { Easing as nativeEasing } from '../../react-native/easing.js';

// ---- shared values

let reads = null;   // the values read by the computation that runs now

class SharedValue {
  #value;
  #timer = null;
  #listeners = new Map();
  constructor(value) { this.#value = value; }
  get value() { reads?.add(this); return this.#value; }
  set value(next) {
    if (next?.__animation) this.#animate(next);
    else { clear(this.#timer); this.#set(next); }
  }
  get() { return this.value; }
  set(next) { this.value = typeof next === 'function' ? next(this.#value) : next; }
  modify(fn) { this.#set(fn ? fn(this.#value) : this.#value, true); }
  addListener(id, fn) { this.#listeners.set(id, fn); }
  removeListener(id) { this.#listeners.delete(id); }
  #set(next, force = false) {
    if (!force && Object.is(next, this.#value)) return;
    this.#value = next;
    for (const fn of [...this.#listeners.values()]) fn(next);
  }
  #animate({ length, end, callback }) {
    clear(this.#timer);
    if (length === Infinity) { this.#set(end(this.#value)); return; }
    this.#timer = later(() => { this.#set(end(this.#value)); callback?.(true, this.#value); }, length);
  }
  toJSON() { return this.#value; }
  __cancel() { clear(this.#timer); }
}

export const makeMutable = (value) => new SharedValue(value);
export function useSharedValue(initial) {
  const ref = useRef(null);
  ref.current ??= new SharedValue(initial);
  return ref.current;
}
export const isSharedValue = (value) => value instanceof SharedValue;
export const cancelAnimation = (value) => value?.__cancel?.();

// ---- animations are descriptions: a length and an end

const animation = (length, end, callback) => ({ __animation: true, length, end, callback });
const lengthOf = (item) => (item?.__animation ? item.length : 0);
const endOf = (item, start) => (item?.__animation ? item.end(start) : item);

export const withTiming = (to, { duration = 300 } = {}, callback) => animation(duration, () => endOf(to), callback);
export const withSpring = (to, config, callback) => animation(config?.duration ?? 500, () => endOf(to), callback);
export const withDecay = ({ velocity = 0, clamp } = {}, callback) => animation(500, (start) => {
  const end = start + velocity * 0.5;
  return clamp ? Math.min(clamp[1], Math.max(clamp[0], end)) : end;
}, callback);
export const withDelay = (wait, item) => animation(
  wait + lengthOf(item), (start) => endOf(item, start), item?.callback
);
export const withSequence = (...items) => {
  const list = items.filter((item) => item?.__animation || typeof item !== 'object');
  return animation(
    list.reduce((sum, item) => sum + lengthOf(item), 0),
    (start) => list.reduce((value, item) => endOf(item, value), start), list[list.length - 1]?.callback
  );
};
// An endless repeat stands at its end value; one that goes back and forth an even number of times at its start.
export const withRepeat = (item, count = 2, reverse = false, callback) =>
  animation(
    count > 0 ? lengthOf(item) * count : Infinity,
    (start) => (reverse && count > 0 && count % 2 === 0 ? start : endOf(item, start)), callback
  );
export const withClamp = (config, item) => item;
export const defineAnimation = (start, make) => make();

// Animations inside of a style: their ends.
function settle(value) {
  if (value?.__animation) return value.end(0);
  if (value instanceof SharedValue) return value.value;
  if (Array.isArray(value)) return value.map(settle);
  if (value && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, settle(item)]));
  }
  return value;
}

// ---- computations

let nextListener = 1;

// Runs `compute`, and `onChange` whenever a value that it has read changes.
function useTracked(compute, onChange) {
  const before = reads;
  reads = new Set();
  let result;
  let seen;
  try { result = compute(); } finally { seen = reads; reads = before; }
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    const id = nextListener++;
    for (const value of seen) value.addListener(id, () => latest.current());
    return () => { for (const value of seen) value.removeListener(id); };
  });
  return result;
}

export function useAnimatedStyle(compute) {
  const [, render] = useReducer((n) => n + 1, 0);
  return settle(useTracked(compute, render));
}
export const useAnimatedProps = useAnimatedStyle;

export function useDerivedValue(compute) {
  const value = useSharedValue(undefined);
  const [, render] = useReducer((n) => n + 1, 0);
  const result = useTracked(compute, render);
  const first = useRef(true);
  if (first.current) { first.current = false; value.value = settle(result); }
  useEffect(() => { value.value = settle(result); });
  return value;
}

export function useAnimatedReaction(prepare, react) {
  const last = useRef(null);
  const [, render] = useReducer((n) => n + 1, 0);
  const now = useTracked(prepare, render);
  useEffect(() => {
    const before = last.current;
    last.current = now;
    react(now, before);
  }, [JSON.stringify(now)]);
}

// ---- the rest of the hooks

export const runOnJS = (fn) => fn;
export const runOnUI = (fn) => fn;
export const scheduleOnRN = (fn, ...args) => fn(...args);
export const scheduleOnUI = (fn, ...args) => fn(...args);
export const executeOnUIRuntimeSync = (fn) => fn;
export const createWorkletRuntime = () => ({});
export const useWorkletCallback = useCallback;
export function useAnimatedRef() {
  const ref = useRef(null);
  ref.current ??= null;
  return ref;
}
export const useAnimatedScrollHandler = (handlers) => (typeof handlers === 'function'
  ? (event) => handlers(event.nativeEvent ?? event, {})
    : (event) => handlers.onScroll?.(event.nativeEvent ?? event, {}));
export const useScrollViewOffset = () => useSharedValue(0);
export const useScrollOffset = useScrollViewOffset;
export const useAnimatedKeyboard = () => ({ height: useSharedValue(0), state: useSharedValue(0) });
export const useAnimatedSensor = () => ({
  sensor: useSharedValue({ x: 0, y: 0, z: 0, pitch: 0, roll: 0, yaw: 0 }), unregister() {}
});
export const useAnimatedGestureHandler = () => () => {};
export const useReducedMotion = () => false;
export const useHandler = () => ({ context: {}, doDependenciesDiffer: false });
export const useEvent = () => () => {};
export function useFrameCallback(fn, autostart = true) {
  const [control] = useState(() => ({ isActive: autostart, setActive(value) { control.isActive = value; } }));
  useEffect(() => {
    let running = true;
    const turn = () => {
      if (running) {
        if (control.isActive) fn({ timestamp: performance.now(), timeSincePreviousFrame: 16, timeSinceFirstFrame: 0 });
        frame(turn);
      }
    };
    if (autostart) frame(turn);
    return () => { running = false; };
  }, []);
  return control;
}
export const measure = () => null;
export const scrollTo = (ref, x, y, animated) => ref.current?.scrollTo?.({ x, y, animated });
export const dispatchCommand = () => {};
export const setNativeProps = () => {};
export const getRelativeCoords = () => null;
export const setGestureState = () => {};
export const enableLayoutAnimations = () => {};
export const configureReanimatedLogger = () => {};
export const ReanimatedLogLevel = { warn: 1, error: 2 };
export const ReduceMotion = { System: 'system', Always: 'always', Never: 'never' };
export const KeyboardState = { UNKNOWN: 0, OPENING: 1, OPEN: 2, CLOSING: 3, CLOSED: 4 };
export const SensorType = { ACCELEROMETER: 1, GYROSCOPE: 2, GRAVITY: 3, MAGNETIC_FIELD: 4, ROTATION: 5 };
export const Extrapolation = { IDENTITY: 'identity', CLAMP: 'clamp', EXTEND: 'extend' };
export const Extrapolate = Extrapolation;
export const ColorSpace = { RGB: 0, HSV: 1 };
export const interpolate = (value, input, output, type) => mix(value, input, output,
  typeof type === 'object' && type ? {
    extrapolateLeft: type.extrapolateLeft, extrapolateRight: type.extrapolateRight
  } : { extrapolate: type });
export const interpolateColor = (value, input, output) => mix(value, input, output, { extrapolate: 'clamp' });
export const useInterpolateConfig = (input, output) => ({ value: { inputRange: input, outputRange: output } });
export const clamp = (value, low, high) => Math.min(high, Math.max(low, value));
export const isColor = (value) => typeof value === 'string';
export const convertToRGBA = (value) => value;
export const isConfigured = () => true;
export const isReanimated3 = () => true;
export const Easing = { ...nativeEasing, bezierFn: nativeEasing.bezier };

// ---- components

function createAnimatedComponent(Component) {
  const made = forwardRef(function Animated(
    { style, animatedProps, entering, exiting, layout, sharedTransitionTag, children, ...props }, ref
  ) {
    const [, render] = useReducer((n) => n + 1, 0);
    const shown = useTracked(
      () => ({
        style: settle(flatten(style)), props: animatedProps ? settle(animatedProps) : {},
        children: children instanceof SharedValue ? children.value : children
      }),
      render
    );
    const given = shown.children === undefined ? {} : { children: shown.children };
    return createElement(Component, { ...props, ...shown.props, style: shown.style, ref, ...given });
  });
  made.displayName = `Animated(${Component.displayName ?? Component.name ?? 'Component'})`;
  return made;
}

const View = createAnimatedComponent(NativeView);
const Text = createAnimatedComponent(NativeText);
const Image = createAnimatedComponent(NativeImage);
const ScrollView = createAnimatedComponent(NativeScrollView);
const FlatList = createAnimatedComponent(NativeFlatList);
export { View, Text, Image, ScrollView, FlatList, createAnimatedComponent };
export const LayoutAnimationConfig = ({ children }) => children;
export const PerformanceMonitor = () => null;
export const ReducedMotionConfig = () => null;
export const addWhitelistedUIProps = () => {};
export const addWhitelistedNativeProps = () => {};
export default {
  View, Text, Image, ScrollView, FlatList, createAnimatedComponent, Value: SharedValue, addWhitelistedUIProps,
  addWhitelistedNativeProps
};

// ---- entering, exiting and layout animations: settings without an effect

function preset() {
  const make = () => new Proxy(function builder() {}, {
    get(_, name) {
      if (name === 'build') return () => () => ({ initialValues: {}, animations: {} });
      if (typeof name === 'symbol' || name === '$$typeof' || name === 'then' || name === 'prototype') return undefined;
      return () => make();
    },
    construct: () => make(),
  });
  return make();
}
const DIRECTIONS = ['', 'Up', 'Down', 'Left', 'Right'];
export const presets = {};
for (const kind of [
  'FadeIn', 'FadeOut', 'SlideIn', 'SlideOut', 'BounceIn', 'BounceOut', 'ZoomIn', 'ZoomOut', 'FlipIn', 'FlipOut',
  'LightSpeedIn', 'LightSpeedOut', 'PinwheelIn', 'PinwheelOut', 'RollIn', 'RollOut', 'RotateIn', 'RotateOut',
  'StretchIn', 'StretchOut'
]) {
  for (const direction of DIRECTIONS) presets[kind + direction] = preset();
}
export const [FadeIn, FadeInUp, FadeInDown, FadeInLeft, FadeInRight] = DIRECTIONS.map((d) => presets['FadeIn' + d]);
export const [
  FadeOut, FadeOutUp, FadeOutDown, FadeOutLeft, FadeOutRight
] = DIRECTIONS.map((d) => presets['FadeOut' + d]);
export const [, SlideInUp, SlideInDown, SlideInLeft, SlideInRight] = DIRECTIONS.map((d) => presets['SlideIn' + d]);
export const [, SlideOutUp, SlideOutDown, SlideOutLeft, SlideOutRight] = DIRECTIONS.map((d) => presets['SlideOut' + d]);
export const [
  BounceIn, BounceInUp, BounceInDown, BounceInLeft, BounceInRight
] = DIRECTIONS.map((d) => presets['BounceIn' + d]);
export const [
  BounceOut, BounceOutUp, BounceOutDown, BounceOutLeft, BounceOutRight
] = DIRECTIONS.map((d) => presets['BounceOut' + d]);
export const [ZoomIn, ZoomInUp, ZoomInDown, ZoomInLeft, ZoomInRight] = DIRECTIONS.map((d) => presets['ZoomIn' + d]);
export const [
  ZoomOut, ZoomOutUp, ZoomOutDown, ZoomOutLeft, ZoomOutRight
] = DIRECTIONS.map((d) => presets['ZoomOut' + d]);
export const ZoomInRotate = preset();
export const ZoomOutRotate = preset();
export const ZoomInEasyUp = preset();
export const ZoomInEasyDown = preset();
export const ZoomOutEasyUp = preset();
export const ZoomOutEasyDown = preset();
export const FlipInXUp = preset();
export const FlipInXDown = preset();
export const FlipInYLeft = preset();
export const FlipOutXUp = preset();
export const StretchInX = preset();
export const StretchInY = preset();
export const StretchOutX = preset();
export const StretchOutY = preset();
export const LinearTransition = preset();
export const Layout = LinearTransition;
export const FadingTransition = preset();
export const SequencedTransition = preset();
export const JumpingTransition = preset();
export const CurvedTransition = preset();
export const EntryExitTransition = preset();
export const SharedTransition = preset();
export const Keyframe = preset();
export const BaseAnimationBuilder = preset();
