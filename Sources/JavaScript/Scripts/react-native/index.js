// The module `react-native`.
import { View, Text, Image, ScrollView } from './components.js';
import { FlatList, SectionList } from './lists.js';
import { Alert } from './apis.js';
import { makeAnimated } from './motion/animated.js';

export * from './components.js';
export { VirtualizedList, VirtualizedSectionList, FlatList, SectionList } from './lists.js';
export * from './apis.js';
export { PanResponder } from './drags.js';
export { StyleSheet, PlatformColor, DynamicColorIOS, processColor } from './style.js';
export {
  Platform, Dimensions, useWindowDimensions, PixelRatio, Appearance, useColorScheme, AppState, Linking,
} from './system.js';
export { NativeModules, NativeEventEmitter, DeviceEventEmitter, TurboModuleRegistry } from './native.js';
export { Easing } from './motion/easing.js';
export { useAnimatedValue } from './motion/animated.js';
export { AppRegistry } from './app-registry.js';

export const Animated = makeAnimated({ View, Text, Image, ScrollView, FlatList, SectionList });
export const codegenNativeComponent = (name) => name;
export const RootTagContext = null;
export const NativeDialogManagerAndroid = null;

globalThis.alert = (text) => Alert.alert('Alert', String(text));
