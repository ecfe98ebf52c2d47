// react-native-gesture-handler: taps work, other gestures are described and never happen.
import { Children, cloneElement, createElement, forwardRef, isValidElement } from '../../react/index.js';
import { View, Pressable as NativePressable, TouchableOpacity } from '../../react-native/components.js';
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

export function GestureDetector({ gesture: given, children }) {
  const tap = given && handlersOf([given], 'Tap');
  const long = given && handlersOf([given], 'LongPress');
  if (!tap && !long) return children ?? null;
  const event = { x: 0, y: 0, absoluteX: 0, absoluteY: 0, state: 5, numberOfPointers: 1 };
  const fire = (handlers) => () => {
    handlers.onBegin?.(event);
    handlers.onStart?.(event);
    handlers.onEnd?.(event, true);
    handlers.onFinalize?.(event, true);
  };
  const child = Children.only(children);
  return isValidElement(child) ? cloneElement(
    child, { ...(tap && { onPress: fire(tap) }), ...(long && { onLongPress: fire(long) }) }
  ) : child;
}

const handler = (kind) => forwardRef((
  { children, onHandlerStateChange, onActivated, onGestureEvent, enabled, ...props }, ref
) => {
  const child = isValidElement(children) ? children : createElement(View, null, children);
  if (kind !== 'Tap' || (!onHandlerStateChange && !onActivated)) return child;
  return cloneElement(
    child,
    { ref, onPress: () => { onHandlerStateChange?.({ nativeEvent: { state: 4, oldState: 2 } }); onActivated?.({}); } }
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
