// Styles: flattening and the StyleSheet object.
import { device } from './device.js';

export function flatten(style, into = {}) {
  if (!style) return into;
  if (Array.isArray(style)) {
    for (const part of style) flatten(part, into);
    return into;
  }
  if (typeof style === 'object') for (const name in style) if (style[name] !== undefined) into[name] = style[name];
  return into;
}

const absoluteFillObject = { position: 'absolute', top: 0, left: 0, right: 0, bottom: 0 };

export const StyleSheet = {
  create: (styles) => styles,
  flatten: (style) => (style ? flatten(style) : undefined),
  compose: (a, b) => (a && b ? [a, b] : a || b),
  absoluteFill: absoluteFillObject,
  absoluteFillObject,
  get hairlineWidth() { return 1 / device.scale; },
  setStyleAttributePreprocessor() {},
};

export const PlatformColor = (...names) => ({ semantic: names });
export const DynamicColorIOS = (tuple) => ({ dynamic: tuple });
export const processColor = (color) => color ?? undefined;
