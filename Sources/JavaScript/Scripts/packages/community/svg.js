// react-native-svg: every shape is a node of its own with its props.
import { createElement, forwardRef } from '../../react/index.js';

const shape = (name) => {
  const made = forwardRef((props, ref) => createElement('Svg' + name, { ...props, ref }));
  made.displayName = 'Svg' + name;
  return made;
};

export const Svg = forwardRef(({ width = '100%', height = '100%', style, ...props }, ref) =>
  createElement('Svg', { ...props, width, height, style: [{ width, height }, style], ref }));
export default Svg;
export const Circle = shape('Circle');
export const Ellipse = shape('Ellipse');
export const G = shape('G');
export const Path = shape('Path');
export const Polygon = shape('Polygon');
export const Polyline = shape('Polyline');
export const Line = shape('Line');
export const Rect = shape('Rect');
export const Use = shape('Use');
export const Image = shape('Image');
export const Symbol = shape('Symbol');
export const Defs = shape('Defs');
export const LinearGradient = shape('LinearGradient');
export const RadialGradient = shape('RadialGradient');
export const Stop = shape('Stop');
export const ClipPath = shape('ClipPath');
export const Pattern = shape('Pattern');
export const Mask = shape('Mask');
export const Marker = shape('Marker');
export const ForeignObject = shape('ForeignObject');
export const Filter = shape('Filter');
export const FeGaussianBlur = shape('FeGaussianBlur');

// Texts inside of a drawing are props: a text node would have to stand in a Text.
const words = (children) => [children].flat(Infinity).filter((part) => typeof part === 'string'
  || typeof part === 'number').join('');
const textShape = (name) => forwardRef(({ children, ...props }, ref) => createElement('Svg' + name, {
  ...props, text: words(children), ref
},
  [children].flat().filter((child) => typeof child === 'object' && child !== null)));
export const Text = textShape('Text');
export const TSpan = textShape('TSpan');
export const TextPath = textShape('TextPath');

// A drawing as text: handed over whole.
export const SvgXml = ({ xml, width, height, style, ...props }) => createElement(
  'SvgXml', { xml, width, height, style: [{ width, height }, style], ...props }
);
export const SvgCss = SvgXml;
export const SvgUri = ({ width, height, style }) => createElement(
  'SvgXml', { xml: null, width, height, style: [{ width, height }, style] }
);
export const SvgCssUri = SvgUri;
export const SvgFromXml = SvgXml;
