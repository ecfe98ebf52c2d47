// Expo packages that have nothing to draw: status bar, splash screen, haptics, fonts, assets.
import { send } from '../../runtime/link.js';

// expo-status-bar, expo-navigation-bar, expo-system-ui
export const StatusBar = () => null;
export const setStatusBarStyle = () => {};
export const setStatusBarHidden = () => {};
export const setStatusBarBackgroundColor = () => {};
export const setStatusBarTranslucent = () => {};
export const setBackgroundColorAsync = async () => {};
export const getBackgroundColorAsync = async () => null;
export const setVisibilityAsync = async () => {};
export const setButtonStyleAsync = async () => {};
export const setPositionAsync = async () => {};
export const setBehaviorAsync = async () => {};

// expo-splash-screen
export const preventAutoHideAsync = async () => true;
export const hideAsync = async () => true;
export const hide = () => {};
export const setOptions = () => {};

// expo-haptics
export const ImpactFeedbackStyle = { Light: 'light', Medium: 'medium', Heavy: 'heavy', Soft: 'soft', Rigid: 'rigid' };
export const NotificationFeedbackType = { Success: 'success', Warning: 'warning', Error: 'error' };
const haptic = (kind) => async (style) => { send({ t: 'haptic', kind, style }); };
export const impactAsync = haptic('impact');
export const notificationAsync = haptic('notification');
export const selectionAsync = haptic('selection');
export const performAndroidHapticsAsync = async () => {};

// expo-keep-awake
export const activateKeepAwake = () => {};
export const activateKeepAwakeAsync = async () => {};
export const deactivateKeepAwake = async () => {};
export const deactivateKeepAwakeAsync = async () => {};
export const useKeepAwake = () => {};

// expo-font: every font is there at once; unknown families fall back to the system's when drawn.
const NO_ERROR = [true, null];
export const useFonts = () => NO_ERROR;
export const loadAsync = async () => {};
export const isLoaded = () => true;
export const isLoading = () => false;
export const FontDisplay = { AUTO: 'auto', SWAP: 'swap', BLOCK: 'block', FALLBACK: 'fallback', OPTIONAL: 'optional' };

// expo-asset
export class Asset {
  constructor(source) {
    Object.assign(this, source);
    this.localUri = this.uri = source?.uri ?? null;
    this.downloaded = true;
    this.name = 'asset';
    this.type = 'png';
    this.hash = null;
  }
  static fromModule(source) { return new Asset(source); }
  static fromURI(uri) { return new Asset({ uri }); }
  static async loadAsync(sources) { return [sources].flat().map((source) => new Asset(source)); }
  async downloadAsync() { return this; }
}
export const useAssets = (sources) => [[sources].flat().map((source) => new Asset(source)), undefined];

// expo-screen-capture, expo-screen-orientation, expo-tracking-transparency, expo-store-review
export const preventScreenCaptureAsync = async () => {};
export const allowScreenCaptureAsync = async () => {};
export const usePreventScreenCapture = () => {};
export const lockAsync = async () => {};
export const unlockAsync = async () => {};
export const OrientationLock = { PORTRAIT: 3, PORTRAIT_UP: 3, LANDSCAPE: 5, DEFAULT: 0, ALL: 1 };
export const Orientation = { PORTRAIT_UP: 1 };
export const getOrientationAsync = async () => 1;
export const requestReview = async () => {};
export const isAvailableAsync = async () => false;
export const hasAction = async () => false;
export const storeUrl = () => null;
