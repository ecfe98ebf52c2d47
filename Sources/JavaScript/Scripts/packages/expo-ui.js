// @expo/ui in the app: SwiftUI-like components drawn with React Native's nodes, the common
// modifiers as styles. The rest of the names are stand-ins.
import { createElement, Children, isValidElement, useState } from '../react/index.js';
import {
  View, Text as NativeText, ScrollView as NativeScrollView, TextInput, Switch as NativeSwitch, ActivityIndicator,
  TouchableOpacity
} from '../react-native/components.js';

// ---- modifiers: functions that give a style or a prop

const ALIGN = { leading: 'flex-start', center: 'center', trailing: 'flex-end', top: 'flex-start', bottom: 'flex-end' };
const colorOf = (value) => (typeof value === 'string'
  ? { primary: '#000000', secondary: '#8A8A8E', clear: 'transparent' }[value] ?? value
    : value?.color ?? (value?.colors ? value.colors[0] : undefined));
const edges = ({ all, horizontal, vertical, top, bottom, leading, trailing } = { all: 16 }) => ({
  padding: all, paddingHorizontal: horizontal, paddingVertical: vertical, paddingTop: top, paddingBottom: bottom,
    paddingLeft: leading, paddingRight: trailing,
});
const finite = (value) => (value === Infinity ? undefined : value);
const style = (make) => (...args) => ({ $style: make(...args) });

export const frame = style((f = {}) => ({
  width: f.width, height: f.height, minWidth: f.minWidth, minHeight: f.minHeight, maxWidth: finite(f.maxWidth),
    maxHeight: finite(f.maxHeight),
  ...(f.maxWidth === Infinity ? { alignSelf: 'stretch' } : {}), ...(f.maxHeight === Infinity ? { flexGrow: 1 } : {}),
}));
export const padding = style(edges);
export const background = style((value) => ({ backgroundColor: colorOf(value) }));
export const foregroundStyle = style((value) => ({
  color: colorOf(value?.type === 'hierarchical' ? value.style : value)
}));
export const foregroundColor = foregroundStyle;
export const tint = style((value) => ({ tintColor: colorOf(value) }));
export const cornerRadius = style((radius) => ({ borderRadius: radius, overflow: 'hidden' }));
export const opacity = style((value) => ({ opacity: value }));
export const border = style(({ color, width = 1 }) => ({ borderColor: colorOf(color), borderWidth: width }));
export const offset = style(({ x = 0, y = 0 }) => ({ transform: [{ translateX: x }, { translateY: y }] }));
export const zIndex = style((index) => ({ zIndex: index }));
export const aspectRatio = style(({ ratio }) => ({ aspectRatio: ratio }));
export const hidden = style((value = true) => (value ? { display: 'none' } : {}));
export const clipShape = style((shape, radius = 8) => ({
  overflow: 'hidden', borderRadius: shape === 'circle' || shape === 'capsule' ? 999 : shape === 'rectangle' ? 0 : radius
}));
const WEIGHTS = {
  ultraLight: '100', thin: '200', light: '300', regular: '400', medium: '500', semibold: '600', bold: '700',
  heavy: '800', black: '900'
};
const TEXT_STYLES = {
  largeTitle: 34, title: 28, title2: 22, title3: 20, headline: 17, body: 17, callout: 16, subheadline: 15, footnote: 13,
  caption: 12, caption2: 11
};
export const font = style(({ size, weight, family, textStyle } = {}) => ({
  fontSize: size ?? TEXT_STYLES[textStyle],
  fontWeight: WEIGHTS[weight] ?? (textStyle === 'headline' ? '600' : undefined), fontFamily: family
}));
export const bold = style(() => ({ fontWeight: '700' }));
export const italic = style(() => ({ fontStyle: 'italic' }));
export const monospacedDigit = style(() => ({ fontVariant: ['tabular-nums'] }));
export const multilineTextAlignment = style((value) => ({
  textAlign: { leading: 'left', center: 'center', trailing: 'right' }[value]
}));
export const kerning = style((value) => ({ letterSpacing: value }));
export const underline = style(() => ({ textDecorationLine: 'underline' }));
export const strikethrough = style(() => ({ textDecorationLine: 'line-through' }));
export const lineLimit = (value) => ({ $props: { numberOfLines: value } });
export const disabled = (value = true) => ({ $props: { disabled: value } });
export const onTapGesture = (fn) => ({ $props: { onPress: fn } });
export const onLongPressGesture = (fn) => ({ $props: { onLongPress: fn } });

function modified(modifiers, base, own) {
  const styles = [base];
  const props = {};
  for (const item of [modifiers ?? []].flat(2)) {
    if (item?.$style) styles.push(item.$style);
    if (item?.$props) Object.assign(props, item.$props);
  }
  return { ...props, style: [...styles, own] };
}

const words = (children) => Children.map(
  children,
  (child) => (typeof child === 'string' || typeof child === 'number' ? createElement(Text, null, child) : child)
);
const stack = (base, axis) => ({ children, spacing, alignment, modifiers, style: own, onPress, testID }) =>
  createElement(
    View,
    {
      testID, onPress,
      ...modified(
        modifiers, { ...base, gap: spacing, ...(axis ? { alignItems: ALIGN[alignment] ?? 'center' } : {}) }, own
      )
    },
    words(children)
  );

export const Host = stack({});
export const RNHostView = stack({});
export const Group = stack({});
export const VStack = stack({ flexDirection: 'column' }, true);
export const HStack = stack({ flexDirection: 'row' }, true);
export const ZStack = stack({ alignItems: 'center', justifyContent: 'center' });
export const LazyVStack = VStack;
export const LazyHStack = HStack;
export const GlassEffectContainer = VStack;
export const Namespace = stack({});
export const Form = stack({ gap: 16, padding: 16 });
export const List = ({ children, modifiers }) => createElement(
  NativeScrollView, modified(modifiers, {}), words(children)
);
export const ScrollView = ({ children, modifiers, axes }) => createElement(
  NativeScrollView, { horizontal: axes === 'horizontal', ...modified(modifiers, {}) }, words(children)
);
export const Section = ({
  title, header, footer, children, modifiers
}) => createElement(View, modified(modifiers, { gap: 8 }),
  typeof title === 'string' ? createElement(NativeText, { style: { fontSize: 13, color: '#8A8A8E' } }, title)
    : isValidElement(header) ? header : null, words(children), isValidElement(footer) ? footer : null);
export const FieldGroup = Section;
export const Spacer = () => createElement(View, { style: { flexGrow: 1 } });
export const Divider = () => createElement(
  View, { style: { height: 1 / 3, backgroundColor: '#C6C6C8', alignSelf: 'stretch' } }
);

export const Text = ({
  children, modifiers, style: own, numberOfLines, size, weight, color, date
}) => createElement(NativeText,
  { numberOfLines, ...modified(modifiers, { fontSize: size ?? 17, fontWeight: WEIGHTS[weight], color }, own) }, children
    ?? (date ? new Date(date).toLocaleTimeString() : null));
export const Label = ({ title, systemImage, modifiers }) => createElement(View, {
  style: { flexDirection: 'row', gap: 6, alignItems: 'center' }
},
  systemImage ? createElement(
    Image, { systemName: systemImage, size: 17 }
  ) : null, createElement(Text, { modifiers }, title));
export function Image({ systemName, size = 17, color, modifiers, onPress }) {
  const props = modified(modifiers, { width: size, height: size });
  const tinted = props.style.map((part) => part?.color).filter(Boolean).pop();
  return createElement(
    'Icon', { set: 'SF', name: systemName, symbol: systemName, size, color: color ?? tinted, onPress, ...props }
  );
}

export const Button = ({
  children, label, title, systemImage, onPress, modifiers, disabled: off, style: own
}) => createElement(TouchableOpacity,
  {
    onPress, disabled: off,
    ...modified(modifiers, { flexDirection: 'row', gap: 6, alignItems: 'center', justifyContent: 'center' }, own)
  },
  systemImage ? createElement(Image, { systemName: systemImage, color: '#007AFF' }) : null,
  children === undefined ? createElement(Text, { color: '#007AFF' }, label ?? title ?? '') : Children.map(
    children, (child) => (typeof child === 'string' ? createElement(Text, { color: '#007AFF' }, child) : child)
  ));
export const Link = Button;
export const ListItem = ({ children, title, subtitle, onPress, leading, trailing }) => createElement(TouchableOpacity, {
  onPress, style: { flexDirection: 'row', gap: 8, padding: 12, alignItems: 'center' }
},
  isValidElement(leading) ? leading : null, typeof title === 'string' ? createElement(Text, null, title)
    : null, typeof subtitle === 'string' ? createElement(Text, { size: 13, color: '#8A8A8E' }, subtitle)
      : null, words(children), isValidElement(trailing) ? trailing : null);

// Values live in the component unless the app holds them.
function useValue(given, initial, tell) {
  const [kept, keep] = useState(initial);
  return [given ?? kept, (next) => { keep(next); tell?.(next); }];
}
export function TextField({
  defaultValue = '', value, placeholder, onChangeText, onValueChange, modifiers, autoFocus, keyboardType, secure
}) {
  const [text, set] = useValue(
    typeof value === 'string' ? value : undefined, defaultValue, onChangeText ?? onValueChange
  );
  return createElement(
    TextInput,
    {
      value: text, placeholder, autoFocus, keyboardType, secureTextEntry: secure, onChangeText: set,
      ...modified(modifiers, { fontSize: 17 })
    }
  );
}
export const SecureField = (props) => createElement(TextField, { ...props, secure: true });
export { TextField as TextInput };
export const Toggle = ({ isOn, value, label, onIsOnChange, onValueChange, modifiers }) => createElement(View, modified(
  modifiers, { flexDirection: 'row', alignItems: 'center', gap: 8 }
),
  typeof label === 'string' ? createElement(Text, null, label) : null, createElement(
    NativeSwitch, { value: isOn ?? value ?? false, onValueChange: onIsOnChange ?? onValueChange }
  ));
export const Switch = Toggle;
export const Slider = ({ value = 0, min = 0, max = 1, step, onValueChange, modifiers }) => createElement(
  'Slider', { value, minimumValue: min, maximumValue: max, step, onValueChange, ...modified(modifiers, { height: 30 }) }
);
export const ProgressView = ({ value, modifiers }) => (value === undefined || value === null ? createElement(
  ActivityIndicator, modified(modifiers, {})
)
  : createElement(
    View, modified(modifiers, { height: 4, borderRadius: 2, backgroundColor: '#E5E5EA', alignSelf: 'stretch' }),
    createElement(
      View, { style: { height: 4, borderRadius: 2, backgroundColor: '#007AFF', width: `${Math.round(value * 100)}%` } }
    )
  ));
export const CircularProgress = ProgressView;
export const LinearProgress = ProgressView;
export const BottomSheet = ({ isPresented, isOpened, children }) => (isPresented ?? isOpened ? createElement(
  'Modal', { transparent: true },
  createElement(
    View, { style: { position: 'absolute', left: 0, right: 0, bottom: 0, backgroundColor: 'white', padding: 16 } },
    words(children)
  )
) : null);
const shape = (radius) => ({ modifiers, cornerRadius: own }) => createElement(
  View, modified(modifiers, { backgroundColor: 'black', borderRadius: own ?? radius })
);
export const Rectangle = shape(0);
export const RoundedRectangle = shape(8);
export const Circle = shape(999);
export const Ellipse = shape(999);
export const Capsule = shape(999);
