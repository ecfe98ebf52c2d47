// react-native-safe-area-context: the insets of Island's phone.
import { createContext, createElement, forwardRef } from '../../react/index.js';
import { View } from '../../react-native/components.js';
import { device } from '../../react-native/device.js';

export const SafeAreaInsetsContext = createContext(null);
export const SafeAreaFrameContext = createContext(null);
export const useSafeAreaInsets = () => device.insets;
export const useSafeAreaFrame = () => ({ x: 0, y: 0, width: device.width, height: device.height });
export const initialWindowMetrics = {
  insets: device.insets, frame: { x: 0, y: 0, width: device.width, height: device.height }
};
export const initialWindowSafeAreaInsets = device.insets;
export const SafeAreaProvider =
  ({ children, style }) => createElement(SafeAreaInsetsContext.Provider, { value: device.insets },
  createElement(View, { style: [{ flex: 1 }, style] }, children));
export const SafeAreaListener = ({ children }) => children;
export const SafeAreaConsumer = SafeAreaInsetsContext.Consumer;
export const SafeAreaView = forwardRef(({ edges, mode, ...props }, ref) => {
  const list = Array.isArray(edges) ? edges : edges ? Object.keys(edges).filter((edge) => edges[edge] !== 'off') : [
    'top', 'right', 'bottom', 'left'
  ];
  return createElement('SafeAreaView', { ...props, edges: list, mode, ref });
});
export const withSafeAreaInsets = (Component) => forwardRef((props, ref) => createElement(
  Component, { ...props, insets: device.insets, ref }
));
