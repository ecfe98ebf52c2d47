// The props of each host component that a drawing needs; all others stay in JavaScript.
const COMMON = [
  'testID', 'nativeID', 'pointerEvents', 'accessibilityLabel', 'activeOpacity', 'underlayColor', 'hitSlop', 'disabled'
];
const BY_TYPE = {
  View: ['slot'],
  SafeAreaView: ['edges', 'mode'],
  Text: [
    'numberOfLines', 'ellipsizeMode', 'adjustsFontSizeToFit', 'minimumFontScale', 'allowFontScaling', 'selectable',
    'suppressHighlighting'
  ],
  Image: ['resizeMode', 'tintColor', 'blurRadius', 'alt'],
  TextInput: ['value', 'defaultValue', 'placeholder', 'placeholderTextColor', 'secureTextEntry', 'multiline',
    'editable',
    'maxLength', 'keyboardType', 'autoFocus', 'autoCapitalize', 'returnKeyType', 'submitBehavior', 'numberOfLines',
    'selectionColor', 'clearButtonMode', 'textContentType'],
  ScrollView: ['horizontal', 'showsVerticalScrollIndicator', 'showsHorizontalScrollIndicator', 'pagingEnabled',
    'scrollEnabled',
    'contentInset', 'stickyHeaderIndices', 'snapToInterval', 'keyboardShouldPersistTaps', 'contentOffset', 'refreshing',
      'inverted'],
  Switch: ['value', 'trackColor', 'thumbColor', 'ios_backgroundColor'],
  ActivityIndicator: ['animating', 'color', 'size', 'hidesWhenStopped'],
  Modal: ['transparent', 'animationType', 'presentationStyle', 'backdropColor'],
  StandIn: ['package', 'name'],
  NativeView: ['name'],
  Icon: ['set', 'name', 'symbol', 'size', 'color', 'weight'],
  LinearGradient: ['colors', 'locations', 'start', 'end'],
  BlurView: ['tint', 'intensity'],
  Screen: ['title', 'headerShown', 'headerTitle', 'canGoBack', 'backTitle', 'largeTitle', 'presentation', 'route',
    'hidden', 'headerTransparent',
    'headerStyle', 'headerTintColor', 'headerTitleStyle'],
  ScreenHeader: ['custom'],
  Tabs: [],
  TabBar: ['custom', 'activeTintColor', 'inactiveTintColor'],
  TabItem: ['title', 'selected', 'color', 'badge', 'custom'],
  Slider: ['value', 'minimumValue', 'maximumValue', 'step', 'minimumTrackTintColor', 'maximumTrackTintColor'],
  DatePicker: ['value', 'mode', 'display', 'minimumDate', 'maximumDate'],
};

// Functions and React elements are not data.
export function toData(value, depth = 0) {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'object' || depth > 4) return undefined;
  if (typeof value.__getValue === 'function') return toData(value.__getValue(), depth + 1);
  if (value instanceof Date) return value.getTime();
  if (Array.isArray(value)) return value.map((item) => toData(item, depth + 1) ?? null);
  if (value.$$typeof) return undefined;
  const out = {};
  for (const key in value) {
    const item = toData(value[key], depth + 1);
    if (item !== undefined) out[key] = item;
  }
  return out;
}

function imageSource(source) {
  const list = Array.isArray(source) ? source : [source];
  const chosen = list[list.length - 1];
  if (!chosen) return null;
  const { uri, width, height, scale, __packager_asset: asset } = chosen;
  return toData({ uri, width, height, scale, asset: asset || undefined });
}

// SVG shapes keep all of their plain props: they are their drawing.
const isSvg = (type) => type.startsWith('Svg');

export function plainProps(type, props) {
  const out = {};
  const names = isSvg(type)
    ? Object.keys(props).filter((name) => name !== 'children' && name !== 'style' && name !== 'ref')
    : [...COMMON, ...(BY_TYPE[type] ?? [])];
  for (const name of names) {
    if (props[name] === undefined) continue;
    const value = toData(props[name]);
    if (value !== undefined) out[name] = value;
  }
  if (type === 'Image') {
    const source = imageSource(props.source);
    if (source) out.source = source;
  }
  if (out.disabled === false) delete out.disabled;
  return out;
}
