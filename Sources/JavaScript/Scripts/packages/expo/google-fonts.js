// @expo-google-fonts: each font is its own name; text is drawn in the terminal's.
export { useFonts, loadAsync, isLoaded } from './quiet.js';
export const __anyName = (name) => (/^[A-Z]\w*_\d/.test(name) ? name : undefined);
