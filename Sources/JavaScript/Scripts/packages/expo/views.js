// Expo's drawn components: images, gradients, blur, symbols, glass.
import { createElement, forwardRef } from '../../react/index.js';
import {
  Image as NativeImage, ImageBackground as NativeBackground, View, hostComponent
} from '../../react-native/components.js';

const FIT = { cover: 'cover', contain: 'contain', fill: 'stretch', none: 'center', 'scale-down': 'contain' };
const sourceOf = (source) => {
  const first = Array.isArray(source) ? source[0] : source;
  return typeof first === 'string' ? { uri: first } : first;
};

// expo-image
const adapt = ({ contentFit, source, placeholder, transition, cachePolicy, recyclingKey, ...props }) =>
  ({ ...props, source: sourceOf(source), resizeMode: FIT[contentFit] ?? 'cover' });
export const Image = Object.assign(forwardRef((props, ref) => createElement(NativeImage, { ...adapt(props), ref })), {
  prefetch: async () => false, configureCache() {}, clearMemoryCache: async () => true, clearDiskCache: async () =>
    true, getCachePathAsync: async () => null,
  loadAsync: async () => { throw new Error('Network request failed'); }, generateBlurhashAsync: async () => null,
});
export const ImageBackground = forwardRef((props, ref) => createElement(NativeBackground, { ...adapt(props), ref }));
export const useImage = () => null;

// expo-linear-gradient, react-native-linear-gradient
const pair = (point) => (Array.isArray(point) ? { x: point[0], y: point[1] } : point);
export const LinearGradient = hostComponent('LinearGradient', ({ colors, start, end, ...props }) => ({
  ...props, colors: [...(colors ?? [])], start: pair(start) ?? { x: 0.5, y: 0 }, end: pair(end) ?? { x: 0.5, y: 1 },
}));

// expo-blur, expo-glass-effect
export const BlurView = hostComponent(
  'BlurView', ({ tint = 'default', intensity = 50, ...props }) => ({ ...props, tint, intensity })
);
export const BlurTargetView = View;
export const GlassView = hostComponent(
  'BlurView', ({ tintColor, glassEffectStyle, ...props }) => ({ ...props, tint: 'default', intensity: 50 })
);
export const GlassContainer = View;
export const isLiquidGlassAvailable = () => false;
export const isGlassEffectAPIAvailable = () => false;

// expo-symbols
export const SymbolView = hostComponent('Icon', ({
  name, size = 24, tintColor, weight, style, resizeMode, ...props
}) => {
  const symbol = typeof name === 'object' ? name.ios : name;
  return {
    ...props, set: 'SF', name: symbol, symbol, size, weight, color: tintColor,
    style: [{ width: size, height: size }, style]
  };
});

// expo-mesh-gradient
export const MeshGradientView = hostComponent(
  'LinearGradient', ({ colors, points, columns, rows, ...props }) => ({ ...props, colors: [...(colors ?? [])] })
);
