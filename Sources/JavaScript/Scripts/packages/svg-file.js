// A `.svg` file as a component, which react-native-svg-transformer makes of it.
import { createElement } from '../react/index.js';
import { Image } from '../react-native/components.js';

export const component = (asset) => function SvgFile({ width = asset.width, height = asset.height, style }) {
  return createElement(Image, { source: asset, style: [{ width: Number(width), height: Number(height) }, style] });
};
