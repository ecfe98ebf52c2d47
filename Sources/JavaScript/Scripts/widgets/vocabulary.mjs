// What a layout of expo-widgets can name: components with their node types, modifiers with the
// names of their parameters.
export const COMPONENTS = {
  Text: 'TextView', HStack: 'HStackView', VStack: 'VStackView', ZStack: 'ZStackView', Spacer: 'SpacerView',
    Divider: 'DividerView',
  Image: 'ImageView', Label: 'LabelView', ProgressView: 'ProgressView', Gauge: 'GaugeView', Button: 'Button',
    Link: 'LinkView',
  Rectangle: 'RectangleView', Circle: 'CircleView', Ellipse: 'EllipseView', Capsule: 'CapsuleView',
    RoundedRectangle: 'RoundedRectangleView',
  UnevenRoundedRectangle: 'UnevenRoundedRectangleView',
    AccessoryWidgetBackground: 'AccessoryWidgetBackgroundView', Chart: 'ChartView',
};
export const FRAGMENT = 'react.fragment';
export const REGIONS = ['banner', 'bannerSmall', 'compactLeading', 'compactTrailing', 'minimal',
  'expandedLeading', 'expandedCenter', 'expandedTrailing', 'expandedBottom'];

const one = (parameter, names) => Object.fromEntries(names.map((name) => [name, [parameter]]));

// null: the only argument is the object of parameters.
export const MODIFIERS = {
  ...Object.fromEntries(['font', 'frame', 'padding', 'fixedSize', 'shadow', 'border', 'strokeBorder', 'offset',
    'overlay', 'backgroundOverlay', 'aspectRatio', 'glassEffect', 'underline',
    'strikethrough', 'containerRelativeFrame', 'gridCellAnchor', 'ignoreSafeArea', 'listRowInsets', 'redacted',
      'rotation3DEffect', 'accessibilityElement'].map((name) => [name, null])),
  ...one('value', ['opacity', 'kerning', 'textCase', 'allowsTightening', 'textSelection', 'lineSpacing',
    'badge', 'lineHeight', 'accessibilityValue', 'minimumScaleFactor', 'dynamicTypeSize']),
  ...one('amount', ['brightness', 'contrast', 'saturation', 'grayscale']),
  ...one('color', ['foregroundColor', 'tint', 'activityBackgroundTint', 'listRowBackground']),
  ...one('style', ['buttonStyle', 'progressViewStyle', 'gaugeStyle', 'labelStyle', 'toggleStyle', 'pickerStyle']),
  ...one('angle', ['rotationEffect', 'hueRotation']),
  ...one('radius', ['cornerRadius', 'blur']),
  ...one('alignment', ['multilineTextAlignment', 'gridColumnAlignment', 'alignmentGuide']),
  ...one('mode', ['truncationMode', 'widgetAccentedRenderingMode']),
  ...one('label', ['accessibilityLabel']), ...one('hint', ['accessibilityHint']),
  ...one('scale', ['imageScale', 'scaleEffect']), ...one('priority', ['layoutPriority']), ...one('index',
    ['zIndex']), ...one('url', ['widgetURL']),
  ...one('effect', ['symbolEffect']), ...one('size', ['controlSize']), ...one('shape', ['contentShape',
    'containerShape', 'buttonBorderShape']),
  ...one('count', ['gridCellColumns']), ...one('axes', ['gridCellUnsizedAxes']), ...one('id', ['id']),
  bold: [], italic: [], monospacedDigit: [], labelsHidden: [], unredacted: [], luminanceToAlpha: [],
  hidden: ['hidden'], disabled: ['disabled'], clipped: ['clipped'], colorInvert: ['inverted'],
    privacySensitive: ['sensitive'], invalidatableContent: ['invalidatable'], accessibilityHidden: ['hidden'],
  clipShape: ['shape', 'cornerRadius'], mask: ['shape', 'cornerRadius'], matchedGeometryEffect: ['id',
    'namespaceId'], glassEffectId: ['id', 'namespaceId'],
  lineLimit: ['limit', 'options'], resizable: ['capInsets', 'resizingMode'], contentTransition: ['transition',
    'options'], animation: ['animation', 'value'],
  environment: ['key', 'value'], containerBackground: ['style', 'container'],
};

const DEFAULT_TRUE = new Set(['hidden', 'disabled', 'clipped', 'colorInvert', 'privacySensitive',
  'invalidatableContent']);

// Source of the globals, run inside of the widget context so that nothing of node's enters it.
export function vocabularySource() {
  return `
    const COMPONENTS = ${JSON.stringify(COMPONENTS)};
    const MODIFIERS = ${JSON.stringify(MODIFIERS)};
    const DEFAULT_TRUE = new Set(${JSON.stringify([...DEFAULT_TRUE])});
    for (const name in COMPONENTS) globalThis[name] = COMPONENTS[name];
    // A colour may be an object, too: without a type it is one.
    const styleOf = (style) => {
      if (style === null || style === undefined) return {};
      if (typeof style !== 'object' || style.type === undefined) return { styleType: 'color', color: style };
      const { type, ...rest } = style;
      return { styleType: type, ...rest };
    };
    const modifier = (name, parameters) => (...args) => {
      if (parameters === null) return { $type: name, ...args[0] };
      const made = { $type: name };
      parameters.forEach((parameter, i) => { if (args[i] !== undefined) made[parameter] = args[i]; });
      if (DEFAULT_TRUE.has(name) && args[0] === undefined) made[parameters[0]] = true;
      return made;
    };
    for (const name in MODIFIERS) globalThis[name] = modifier(name, MODIFIERS[name]);
    globalThis.foregroundStyle = (style) => ({ $type: 'foregroundStyle', ...styleOf(style) });
    globalThis.background = (style, shape) => ({
      $type: 'background', ...styleOf(style),
      ...(shape ? { shape: shape.shape ?? shape, cornerRadius: shape.cornerRadius } : {}),
    });
    globalThis.aspectRatio = (ratio, contentMode) => ({
      $type: 'aspectRatio', ...(typeof ratio === 'object' ? ratio : { ratio, contentMode }),
    });
    globalThis.tint = (style) => ({ $type: 'tint', ...styleOf(style) });
    globalThis.shapes = Object.fromEntries(['rectangle', 'circle', 'ellipse', 'capsule',
      'roundedRectangle'].map((name) => [name, (options) => ({ shape: name, ...options })]));
    const timing = (type) => (options) => { const made = { type, ...options }; for (const key of ['delay',
      'speed', 'repeat']) Object.defineProperty(made, key, { value: (value) => timing(type)({ ...made, [key]:
        value }), enumerable: false }); return made; };
    globalThis.Animation = Object.fromEntries(['default', 'easeIn', 'easeOut', 'easeInOut', 'linear', 'spring',
      'interpolatingSpring'].map((name) => [name, name === 'default' ? timing(name)() : timing(name)]));
    globalThis.PlatformColor = (...names) => ({ semantic: names });
    globalThis.DynamicColorIOS = (tuple) => ({ dynamic: tuple });
    globalThis.Fragment = globalThis._Fragment = '${FRAGMENT}';
    const element = (type, config, key) => {
      const props = { ...config };
      if (typeof type === 'function') return type(props);
      return key === undefined ? { type, props } : { type, props, key: String(key) };
    };
    for (const name of ['jsx', 'jsxs', 'jsxDEV', '_jsx', '_jsxs', '_jsxDEV']) globalThis[name] = element;
    const toArray = (children) => [children].flat(Infinity).filter((child) => child !== null &&
      child !== undefined && typeof child !== 'boolean');
    globalThis.React = {
      Fragment, Children: { toArray, map: (children, fn) => toArray(children).map(fn), count: (children) =>
        toArray(children).length },
      createElement: (type, props, ...children) => element(type, children.length ? { ...props, children:
        children.length === 1 ? children[0] : children } : props, props?.key),
      isValidElement: (value) => typeof value === 'object' && value !== null && 'type' in value && 'props' in value,
    };
    globalThis.console = { log() {}, info() {}, warn() {}, error() {}, debug() {} };
  `;
}
