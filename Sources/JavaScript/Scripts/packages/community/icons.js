// @expo/vector-icons, react-native-vector-icons, lucide, phosphor…: an Icon node with set and name,
// and the SF Symbol that looks alike where there is one.
import { createElement, forwardRef } from '../../react/index.js';
import { TouchableOpacity, Text } from '../../react-native/components.js';
import { symbolFor } from './icon-symbols.js';

function iconSet(set) {
  const Icon = forwardRef((
    { name, size = set === 'lucide' ? 24 : 12, color = 'black', style, onPress, ...props }, ref
  ) =>
    createElement(
      'Icon',
      {
        ...props, ref, onPress, set, name, symbol: symbolFor(name), size, color,
        style: [{ width: size, height: size }, style]
      }
    ));
  Icon.displayName = set;
  Icon.Button = ({ name, size = 20, color = 'white', children, onPress, style, backgroundColor = '#007AFF' }) =>
    createElement(TouchableOpacity, {
      onPress,
      style: [{ flexDirection: 'row', alignItems: 'center', padding: 8, borderRadius: 5, backgroundColor }, style]
    },
      createElement(Icon, { name, size, color }), typeof children === 'string' ? createElement(
        Text, { style: { color, marginLeft: 10 } }, children
      ) : children);
  Object.assign(
    Icon,
    { font: {}, loadFont: async () => {}, glyphMap: {}, getImageSource: async () => null, getRawGlyphMap: () => ({}) }
  );
  return Icon;
}

export const AntDesign = iconSet('AntDesign');
export const Entypo = iconSet('Entypo');
export const EvilIcons = iconSet('EvilIcons');
export const Feather = iconSet('Feather');
export const Fontisto = iconSet('Fontisto');
export const FontAwesome = iconSet('FontAwesome');
export const FontAwesome5 = iconSet('FontAwesome5');
export const FontAwesome6 = iconSet('FontAwesome6');
export const Foundation = iconSet('Foundation');
export const Ionicons = iconSet('Ionicons');
export const MaterialCommunityIcons = iconSet('MaterialCommunityIcons');
export const MaterialIcons = iconSet('MaterialIcons');
export const Octicons = iconSet('Octicons');
export const SimpleLineIcons = iconSet('SimpleLineIcons');
export const Zocial = iconSet('Zocial');
export const createIconSet = () => iconSet('custom');
export const createIconSetFromIcoMoon = createIconSet;
export const createIconSetFromFontello = createIconSet;
export default iconSet('vector-icons');
