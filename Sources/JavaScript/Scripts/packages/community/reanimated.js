// react-native-reanimated: shared values move with the phone's clock; styles are computed while rendering
// and whenever a value they read has changed.
import { createElement, forwardRef, useEffect, useReducer, useRef, useState, useCallback } from '../../react/index.js';
import {
  View as NativeView, Text as NativeText, Image as NativeImage, ScrollView as NativeScrollView
} from '../../react-native/components.js';
import { FlatList as NativeFlatList } from '../../react-native/lists.js';
import { requestAnimationFrame as frame } from '../../runtime/timers.js';
import { interpolate as mix } from '../../react-native/motion/interpolate.js';
import { flatten } from '../../react-native/style.js';
import { Easing as nativeEasing } from '../../react-native/motion/easing.js';
import {
  decayPlan, delayed, move, springOf, springPlan, still, timingPlan
} from '../../react-native/motion/motion.js';

// ---- shared values

let reads = null;   // the values read by the computation that runs now

class SharedValue {
  #value;
  #halt = null;
  #listeners = new Map();
  constructor(value) { this.#value = value; }
  get value() { reads?.add(this); return this.#value; }
  set value(next) {
    if (next?.__animation) this.#animate(next);
    else { this.__cancel(); this.#set(next); }
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
  #animate({ plan, callback }) {
    this.__cancel();
    const stop = move(plan(this.#value), (next) => this.#set(next), (finished) => {
      if (this.#halt === stop) this.#halt = null;
      callback?.(finished, this.#value);
    });
    this.#halt = stop;
  }
  toJSON() { return this.#value; }
  __cancel() { this.#halt?.(); }
}

export const makeMutable = (value) => new SharedValue(value);
export function useSharedValue(initial) {
  const ref = useRef(null);
  ref.current ??= new SharedValue(initial);
  return ref.current;
}
export const isSharedValue = (value) => value instanceof SharedValue;
export const cancelAnimation = (value) => value?.__cancel?.();

// ---- animations are descriptions: a plan from the value that they start with

const animation = (plan, callback) => ({ __animation: true, plan, callback });
const planOf = (item, from) => (item?.__animation ? item.plan(from) : still(item));
const endOf = (item, from) => planOf(item, from).end;
// The callback of an animation inside of another one is called on the way.
const marksOf = (item, plan, at = 0) => [
  ...(plan.marks ?? []).map(([time, fn]) => [time + at, fn]),
  ...(item?.callback ? [[plan.length + at, () => item.callback(true, plan.end)]] : []),
];

export const withTiming = (to, { duration = 300, easing } = {}, callback) => animation(
  (from) => timingPlan(
    from, endOf(to, from), duration, easing?.factory?.() ?? easing ?? nativeEasing.inOut(nativeEasing.quad)
  ), callback
);
// With a duration it is critically damped, and at rest when that is over.
export const withSpring = (to, {
  duration, stiffness = 100, damping = 10, mass = 1, velocity = 0, overshootClamping = false, dampingRatio = 0.5
} = {}, callback) => animation((from) => {
  const end = endOf(to, from);
  if (duration === undefined) {
    return springPlan(from, end, springOf({
      stiffness, damping, mass, velocity, overshootClamping, restSpeedThreshold: 2, restDisplacementThreshold: 0.01
    }));
  }
  const natural = 9.2 / (Math.min(dampingRatio, 1) * (duration / 1000));
  const { at } = springPlan(from, end, springOf({
    stiffness: natural * natural, damping: 2 * dampingRatio * natural, velocity, overshootClamping
  }));
  return { length: duration, at, end };
}, callback);
export const withDecay = ({ velocity = 0, deceleration = 0.998, clamp } = {}, callback) => animation((from) => {
  const plan = decayPlan(from, velocity / 1000, deceleration);
  const within = (value) => (clamp ? Math.min(clamp[1], Math.max(clamp[0], value)) : value);
  return { length: plan.length, at: (time) => within(plan.at(time)), end: within(plan.end) };
}, callback);
export const withDelay = (wait, item) => animation(
  (from) => delayed(planOf(item, from), wait, from), item?.callback
);
export const withSequence = (...items) => animation((from) => {
  const parts = [];
  let [length, end] = [0, from];
  const marks = [];
  for (const item of items) {
    if (!item?.__animation && typeof item === 'object') continue;
    const plan = planOf(item, end);
    parts.push({ start: length, plan });
    marks.push(...marksOf(item, plan, length));
    length += plan.length;
    end = plan.end;
  }
  const at = (time) => {
    const { start, plan } = parts.findLast((part) => time >= part.start) ?? { start: 0, plan: still(from) };
    return time - start >= plan.length ? plan.end : plan.at(time - start);
  };
  return { length, at, end, marks };
});
export const withRepeat = (item, count = 2, reverse = false, callback) => animation((from) => {
  const plan = planOf(item, from);
  const length = plan.length > 0 && count <= 0 ? Infinity : plan.length * count;
  // Backwards it has the same curve, from its end to its start.
  const back = (value) => (typeof value === 'number' ? from + plan.end - value : value);
  const at = (time) => {
    const turn = Math.floor(time / plan.length);
    const value = plan.at(time - turn * plan.length);
    return reverse && turn % 2 ? back(value) : value;
  };
  return { length, at, end: reverse && count > 0 && count % 2 === 0 ? from : plan.end };
}, callback);
export const withClamp = (config, item) => item;
export const defineAnimation = (start, make) => make();

// Values of a style; `inside` gives that of an animation, which has a place in the style.
function settle(value, inside = (item) => endOf(item, 0), place = '') {
  if (value?.__animation) return inside(value, place);
  if (value instanceof SharedValue) return value.value;
  if (Array.isArray(value)) return value.map((item, i) => settle(item, inside, `${place}/${i}`));
  if (value && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, settle(item, inside, `${place}/${key}`)])
    );
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

// An animation inside of a style begins when what it goes to has changed.
class InnerAnimations {
  #values = new Map();
  constructor(render) { this.render = render; }
  value(item, place) {
    let known = this.#values.get(place);
    if (!known) {
      known = { value: new SharedValue(endOf(item, 0)), goal: null, next: null };
      known.goal = JSON.stringify(endOf(item, 0));
      known.value.addListener(this, this.render);
      this.#values.set(place, known);
    }
    const goal = JSON.stringify(endOf(item, known.value.value));
    if (goal !== known.goal) [known.goal, known.next] = [goal, item];
    return known.value.value;
  }
  start() {
    for (const known of this.#values.values()) {
      const { next } = known;
      known.next = null;
      if (next) known.value.value = next;
    }
  }
  end() { for (const { value } of this.#values.values()) value.__cancel(); }
}

export function useAnimatedStyle(compute) {
  const [, render] = useReducer((n) => n + 1, 0);
  const inner = useRef(null);
  inner.current ??= new InnerAnimations(render);
  const result = useTracked(compute, render);
  const before = reads;
  reads = null;   // the values inside of the style are no inputs of it
  const style = settle(result, (item, place) => inner.current.value(item, place));
  reads = before;
  useEffect(() => inner.current.start());
  useEffect(() => () => inner.current.end(), []);
  return style;
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
