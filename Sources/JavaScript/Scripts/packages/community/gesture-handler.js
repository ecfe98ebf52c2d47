// react-native-gesture-handler: taps, long presses, pans and flings; others are described and never happen.
import {
  Children, cloneElement, createElement, forwardRef, isValidElement, useRef, useState
} from '../../react/index.js';
import { View, Pressable as NativePressable, TouchableOpacity } from '../../react-native/components.js';
import { dragHandler } from '../../react-native/drags.js';
export {
  ScrollView, TextInput, Switch, RefreshControl, Text, TouchableHighlight, TouchableOpacity, TouchableWithoutFeedback,
  TouchableNativeFeedback, Pressable
} from '../../react-native/components.js';
export { FlatList } from '../../react-native/lists.js';
export { Swipeable as default } from './swipeable.js';
export { Swipeable } from './swipeable.js';

export const GestureHandlerRootView = forwardRef(({ children, style, ...props }, ref) => createElement(
  View, { ...props, ref, style: style ?? { flex: 1 } }, children
));
export const gestureHandlerRootHOC = (Component) => Component;

// A chain of settings; the handlers of a tap are kept.
function gesture(kind, members = []) {
  const settings = { kind, members, handlers: {} };
  const proxy = new Proxy(settings, {
    get(target, name) {
      if (name in target) return target[name];
      if (typeof name === 'symbol' || name === 'then' || name.startsWith('_')) return undefined;
      return (value) => {
        if (/^on[A-Z]/.test(name)) target.handlers[name] = value;
        else target[`_${name}`] = value;
        return proxy;
      };
    },
  });
  return proxy;
}

const kinds = ['Tap', 'Pan', 'Pinch', 'Rotation', 'Fling', 'LongPress', 'ForceTouch', 'Native', 'Manual', 'Hover'];
export const Gesture = Object.fromEntries(kinds.map((kind) => [kind, () => gesture(kind)]));
for (const kind of ['Race', 'Simultaneous', 'Exclusive']) Gesture[kind] = (...list) => gesture(kind, list);

function handlersOf(list, kind) {
  for (const item of list) {
    if (item?.kind === kind && (item._numberOfTaps ?? 1) === 1) return item.handlers;
    const inner = item?.members?.length ? handlersOf(item.members, kind) : null;
    if (inner) return inner;
  }
  return null;
}

const BEGAN = 2;
const CANCELLED = 3;
const ACTIVE = 4;
const END = 5;

// A drag in the words of this library.
const panEvent = ({ x, y, dx, dy, vx, vy }, state) => ({
  x, y, absoluteX: x, absoluteY: y, translationX: dx, translationY: dy, velocityX: vx, velocityY: vy, state,
  numberOfPointers: 1
});

// True when a distance is outside of a limit: a number, or the two ends of what is within.
function isOutside(distance, limit) {
  if (limit === undefined) return false;
  const [low, high] = Array.isArray(limit) ? limit : limit < 0 ? [limit, Infinity] : [-Infinity, limit];
  return distance < low || distance > high;
}

// Returns a handler of drags for a pan with settings. `on` has begin, start, update and end.
function panHandler({ minDistance, activeOffsetX, activeOffsetY, failOffsetX, failOffsetY }, on) {
  let state = BEGAN;
  let [lastX, lastY] = [0, 0];
  const isActive = ({ dx, dy }) => {
    if (activeOffsetX === undefined && activeOffsetY === undefined) return Math.hypot(dx, dy) > (minDistance ?? 0);
    return isOutside(dx, activeOffsetX) || isOutside(dy, activeOffsetY);
  };
  return dragHandler({
    begin(place) {
      state = BEGAN;
      [lastX, lastY] = [0, 0];
      on.begin(panEvent(place, state));
    },
    move(place) {
      if (state === BEGAN && (isOutside(place.dx, failOffsetX) || isOutside(place.dy, failOffsetY))) state = CANCELLED;
      if (state === BEGAN && isActive(place)) {
        state = ACTIVE;
        on.start(panEvent(place, state));
      }
      if (state !== ACTIVE || (place.dx === lastX && place.dy === lastY)) return;
      on.update({ ...panEvent(place, state), changeX: place.dx - lastX, changeY: place.dy - lastY });
      [lastX, lastY] = [place.dx, place.dy];
    },
    end(place, isDone) {
      const wasActive = state === ACTIVE;
      state = isDone && wasActive ? END : CANCELLED;
      on.end(panEvent(place, state), isDone && wasActive, wasActive);
    },
  });
}

const FLING = 30;   // points after which a drag is one

const flingHandler = (handlers, direction) => dragHandler({
  begin() {},
  move() {},
  end(place, isDone) {
    const { dx, dy } = place;
    const way = Math.abs(dx) > Math.abs(dy)
      ? (dx > 0 ? Directions.RIGHT : Directions.LEFT) : (dy > 0 ? Directions.DOWN : Directions.UP);
    if (!isDone || Math.hypot(dx, dy) < FLING || !(way & (direction ?? Directions.RIGHT))) return;
    const event = panEvent(place, END);
    handlers.onBegin?.(event);
    handlers.onStart?.(event);
    handlers.onEnd?.(event, true);
    handlers.onFinalize?.(event, true);
  },
});

// The drags of a gesture: those of all its parts.
function dragsOf(list) {
  return list.flatMap((item) => {
    if (item?.members?.length) return dragsOf(item.members);
    if (!item || item._enabled === false) return [];
    const { handlers } = item;
    if (item.kind === 'Fling') return [flingHandler(handlers, item._direction)];
    if (item.kind !== 'Pan') return [];
    return [panHandler({
      minDistance: item._minDistance, activeOffsetX: item._activeOffsetX, activeOffsetY: item._activeOffsetY,
      failOffsetX: item._failOffsetX, failOffsetY: item._failOffsetY,
    }, {
      begin: (event) => handlers.onBegin?.(event),
      start: (event) => handlers.onStart?.(event),
      update: (event) => { handlers.onUpdate?.(event); handlers.onChange?.(event); },
      end: (event, isDone, wasActive) => {
        if (wasActive) handlers.onEnd?.(event, isDone);
        handlers.onFinalize?.(event, isDone);
      },
    })];
  });
}

// A handler that goes on between two renders, which describe the same gesture anew.
function useDrags(describe) {
  const latest = useRef(null);
  latest.current = describe;
  const running = useRef(null);
  const [handler] = useState(() => (event) => {
    running.current ??= latest.current();
    for (const drag of running.current) drag(event);
    if (event.nativeEvent.phase !== 'moved') running.current = null;
  });
  return handler;
}

export function GestureDetector({ gesture: given, children }) {
  const drag = useDrags(() => dragsOf([given]));
  const tap = given && handlersOf([given], 'Tap');
  const long = given && handlersOf([given], 'LongPress');
  const isDragged = Boolean(given) && dragsOf([given]).length > 0;
  if (!tap && !long && !isDragged) return children ?? null;
  const event = { x: 0, y: 0, absoluteX: 0, absoluteY: 0, state: END, numberOfPointers: 1 };
  const fire = (handlers) => () => {
    handlers.onBegin?.(event);
    handlers.onStart?.(event);
    handlers.onEnd?.(event, true);
    handlers.onFinalize?.(event, true);
  };
  const child = Children.only(children);
  return isValidElement(child) ? cloneElement(child, {
    ...(tap && { onPress: fire(tap) }), ...(long && { onLongPress: fire(long) }),
    ...(isDragged && { onIslandDrag: drag })
  }) : child;
}

const handler = (kind) => forwardRef((
  { children, onHandlerStateChange, onActivated, onGestureEvent, onBegan, onEnded, enabled, ...props }, ref
) => {
  const change = (event, state, oldState) => onHandlerStateChange?.({ nativeEvent: { ...event, state, oldState } });
  const drag = useDrags(() => [panHandler({ ...props, minDistance: props.minDist }, {
    begin: (event) => { onBegan?.({ nativeEvent: event }); change(event, BEGAN, 0); },
    start: (event) => { onActivated?.({ nativeEvent: event }); change(event, ACTIVE, BEGAN); },
    update: (event) => onGestureEvent?.({ nativeEvent: event }),
    end: (event, isDone, wasActive) => {
      onEnded?.({ nativeEvent: event });
      change(event, event.state, wasActive ? ACTIVE : BEGAN);
    },
  })]);
  const child = isValidElement(children) ? children : createElement(View, null, children);
  if (enabled === false) return child;
  if (kind === 'Pan') return cloneElement(child, { ref, onIslandDrag: drag });
  if (kind !== 'Tap' || (!onHandlerStateChange && !onActivated)) return child;
  return cloneElement(
    child, { ref, onPress: () => { change({}, ACTIVE, BEGAN); onActivated?.({ nativeEvent: { state: ACTIVE } }); } }
  );
});
export const TapGestureHandler = handler('Tap');
export const PanGestureHandler = handler('Pan');
export const PinchGestureHandler = handler('Pinch');
export const RotationGestureHandler = handler('Rotation');
export const FlingGestureHandler = handler('Fling');
export const LongPressGestureHandler = handler('LongPress');
export const NativeViewGestureHandler = handler('Native');
export const ForceTouchGestureHandler = handler('ForceTouch');

export const BaseButton = TouchableOpacity;
export const RectButton = TouchableOpacity;
export const BorderlessButton = TouchableOpacity;
export const RawButton = NativePressable;
export const PureNativeButton = NativePressable;
export const DrawerLayout = ({ children }) => (typeof children === 'function' ? children(null) : children);
export const State = { UNDETERMINED: 0, FAILED: 1, BEGAN: 2, CANCELLED: 3, ACTIVE: 4, END: 5 };
export const Directions = { RIGHT: 1, LEFT: 2, UP: 4, DOWN: 8 };
export const PointerType = { TOUCH: 0, STYLUS: 1, MOUSE: 2, KEY: 3, OTHER: 4 };
export const HoverEffect = { NONE: 0, LIFT: 1, HIGHLIGHT: 2 };
export const createNativeWrapper = (Component) => Component;
export const enableExperimentalWebImplementation = () => {};
export const enableLegacyWebImplementation = () => {};
