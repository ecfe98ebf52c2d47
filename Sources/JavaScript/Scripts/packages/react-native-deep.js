// Deep imports (`react-native/Libraries/…`): the same names, as far as they are known.
export * from '../react-native/index.js';
export * as default from '../react-native/index.js';
export const Colors = {
  primary: '#1292B4', white: '#FFF', lighter: '#F3F3F3', light: '#DAE1E7', dark: '#444', darker: '#222', black: '#000'
};
export const polyfillGlobal = () => {};
export const customDirectEventTypes = {};
