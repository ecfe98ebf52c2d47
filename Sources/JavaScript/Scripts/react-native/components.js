// The basic components: thin wraps of host elements with React Native's defaults.
import { createElement, cloneElement, forwardRef, useState, Children, isValidElement } from '../react/index.js';
import { flatten, StyleSheet } from './style.js';

// A component that is one host element. An object, because apps write `Text.defaultProps = …`.
export function hostComponent(type, adapt) {
  const made = forwardRef((props, ref) => createElement(type, adapt ? { ...adapt(props), ref } : { ...props, ref }));
  made.displayName = type;
  return made;
}

const pressableProps = (props) => ({
  ...props, disabled: props.disabled ?? props.accessibilityState?.disabled ?? undefined
});

export const View = hostComponent('View');
export const Text = hostComponent('Text');
export const SafeAreaView = hostComponent('SafeAreaView');
export const KeyboardAvoidingView = forwardRef((
  { behavior, keyboardVerticalOffset, contentContainerStyle, ...props }, ref
) =>
  createElement('View', { ...props, ref }));
export const InputAccessoryView = ({ children }) => children ?? null;

const imageStatics = {
  getSize: (uri, ok, fail) => {
    const error = new Error(`Failed to get size for image: ${uri}`);
    if (!ok) return Promise.reject(error);
    fail?.(error);
    return undefined;
  },
  getSizeWithHeaders: (uri, headers, ok, fail) => imageStatics.getSize(uri, ok, fail),
  prefetch: async () => false,
  abortPrefetch() {},
  queryCache: async () => ({}),
  resolveAssetSource: (source) => (typeof source === 'object' ? source : { uri: '', width: 0, height: 0, scale: 1 }),
};

export const Image = Object.assign(hostComponent('Image', (props) => {
  const { src, source, width, height, style, ...rest } = props;
  const size = {};
  if (width !== undefined) size.width = width;
  if (height !== undefined) size.height = height;
  const flat = flatten(style);
  const uri = source ?? (src ? { uri: src } : undefined);
  const own = uri && !Array.isArray(uri) && !uri.__packager_asset && uri.width ? {
    width: uri.width, height: uri.height
  } : {};
  return {
    ...rest, source: uri, resizeMode: props.resizeMode ?? flat.resizeMode, tintColor: props.tintColor ?? flat.tintColor,
    style: { ...own, ...size, ...flat }
  };
}), imageStatics);

export const ImageBackground = forwardRef((
  { children, style, imageStyle, imageRef, source, resizeMode, ...props }, ref
) =>
  createElement(View, { style, ref, ...props },
    createElement(
      Image,
      {
        source, resizeMode, ref: imageRef,
        style: [StyleSheet.absoluteFill, { width: flatten(style).width, height: flatten(style).height }, imageStyle]
      }
    ),
    children));

export const Pressable = forwardRef(function Pressable(
  { style, children, onPressIn, onPressOut, delayLongPress, ...props }, ref
) {
  const stateful = typeof style === 'function' || typeof children === 'function';
  const [pressed, setPressed] = useState(false);
  const state = { pressed: stateful && pressed };
  const handlers = {};
  if (stateful || onPressIn) handlers.onPressIn = (event) => { if (stateful) setPressed(true); onPressIn?.(event); };
  if (stateful || onPressOut) handlers.onPressOut = (event) => {
    if (stateful) setPressed(false);
    onPressOut?.(event);
  };
  return createElement('View', {
    ...pressableProps(props), ...handlers, ref,
    style: typeof style === 'function' ? style(state) : style,
    children: typeof children === 'function' ? children(state) : children,
  });
});

Pressable.displayName = 'Pressable';

export const TouchableOpacity = hostComponent('View', (props) => ({ activeOpacity: 0.2, ...pressableProps(props) }));
TouchableOpacity.displayName = 'TouchableOpacity';
export const TouchableHighlight = hostComponent(
  'View', (props) => ({ activeOpacity: 0.85, underlayColor: 'black', ...pressableProps(props) })
);
TouchableHighlight.displayName = 'TouchableHighlight';
export const TouchableNativeFeedback = TouchableOpacity;

export function TouchableWithoutFeedback({
  children, onPress, onLongPress, onPressIn, onPressOut, disabled, onLayout, testID
}) {
  const child = Children.only(children);
  const handlers = Object.fromEntries(Object.entries({
    onPress, onLongPress, onPressIn, onPressOut, disabled, onLayout, testID
  })
    .filter(([, value]) => value !== undefined));
  return cloneElement(child, handlers);
}

export function Button({ title, onPress, color, disabled, testID, accessibilityLabel }) {
  if (typeof title !== 'string') throw new Error('Invariant Violation: The title prop of a Button must be a string');
  const textColor = disabled ? '#cdcdcd' : color ?? '#007AFF';
  return createElement(TouchableOpacity, { onPress, disabled, testID, accessibilityLabel },
    createElement(View, null,
      createElement(Text, { style: { textAlign: 'center', margin: 8, fontSize: 18, color: textColor } }, title)));
}

export const TextInput = Object.assign(hostComponent('TextInput', ({
  onChange, onChangeText, onSelectionChange, ...props
}) => ({
  ...props,
  ...(onChange || onChangeText || props.value !== undefined ? {
    onChange: (event) => onChange?.({
      ...event, nativeEvent: { ...event.nativeEvent, text: event.nativeEvent.text ?? '' }
    }),
    onChangeText: (text) => onChangeText?.(text),
  } : {}),
})), {
  State: {
    currentlyFocusedField: () => null, currentlyFocusedInput: () => null, blurTextInput() {}, focusTextInput() {}
  }
});

export const Switch = hostComponent('Switch', ({ value = false, onValueChange, onChange, ...props }) => ({
  ...props, value,
  onValueChange: onValueChange ?? (() => {}),
  ...(onChange ? { onChange } : {}),
}));

const SIZES = { small: 20, large: 36 };
export const ActivityIndicator = hostComponent('ActivityIndicator', ({
  animating = true, color = '#999999', hidesWhenStopped = true, size = 'small', ...props
}) => ({
  ...props, animating, color, hidesWhenStopped, size: SIZES[size] ?? size,
}));

export function Modal({
  visible = true, children, transparent = false, animationType = 'none', onRequestClose, onShow, onDismiss,
  presentationStyle, backdropColor
}) {
  if (!visible) return null;
  return createElement('Modal', {
    transparent, animationType, onRequestClose, onShow, onDismiss, presentationStyle, backdropColor
  },
    createElement(
      View, { style: { flex: 1, backgroundColor: transparent ? 'transparent' : backdropColor ?? 'white' } }, children
    ));
}

export const ScrollView = forwardRef(function ScrollView(
  {
    children, contentContainerStyle, style, refreshControl, StickyHeaderComponent, innerViewRef,
    contentContainerClassName, ...props
  },
  ref
) {
  const refresh = isValidElement(refreshControl) ? {
    refreshing: refreshControl.props.refreshing, onRefresh: refreshControl.props.onRefresh
  } : {};
  const base = props.horizontal
    ? { flexGrow: 1, flexShrink: 1, flexDirection: 'row', overflow: 'scroll' }
    : { flexGrow: 1, flexShrink: 1, flexDirection: 'column', overflow: 'scroll' };
  return createElement('ScrollView', { ...props, ...refresh, ref, style: [base, style] },
    createElement(
      'View',
      {
        className: contentContainerClassName,
        style: [props.horizontal && { flexDirection: 'row' }, contentContainerStyle], ref: innerViewRef
      },
      children
    ));
});

export const RefreshControl = () => null;

export function StatusBar() { return null; }
Object.assign(StatusBar, {
  currentHeight: null, setBarStyle() {}, setHidden() {}, setBackgroundColor() {}, setTranslucent() {},
  setNetworkActivityIndicatorVisible() {}, pushStackEntry: () => ({}), popStackEntry() {}, replaceStackEntry: () =>
    ({}),
});

ScrollView.displayName = 'ScrollView';

// A view of native code: a named box.
export function requireNativeComponent(name) {
  const made = forwardRef(({ style, children, ...props }, ref) => createElement(
    'NativeView', { name, style, children, ref }
  ));
  made.displayName = name;
  return made;
}
