// nativewind: the API around `className`; the classes become styles in tailwind.js.
import { useColorScheme as nativeScheme, Appearance } from '../../react-native/system.js';

export const cssInterop = (Component) => Component;
export const remapProps = (Component) => Component;
export const styled = (Component) => Component;
export const verifyInstallation = () => true;
export const vars = () => ({});
export const useColorScheme = () => {
  const colorScheme = nativeScheme();
  const setColorScheme = (value) => Appearance.setColorScheme(value === 'system' ? null : value);
  return {
    colorScheme, setColorScheme, toggleColorScheme: () => setColorScheme(colorScheme === 'dark' ? 'light' : 'dark')
  };
};
export const colorScheme = {
  get: () => Appearance.getColorScheme(), set: (value) => Appearance.setColorScheme(value === 'system' ? null : value),
  toggle: () => Appearance.setColorScheme(Appearance.getColorScheme() === 'dark' ? 'light' : 'dark')
};
export const useUnstableNativeVariable = () => undefined;
export const NativeWindStyleSheet = { setOutput() {}, create: (styles) => styles, setColorScheme() {} };
