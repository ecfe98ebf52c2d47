// APIs without a drawing: alerts, keyboard, share, and those that stay quiet.
import { send } from '../runtime/link.js';
import { task, setTimeout as later } from '../runtime/timers.js';
import { reportError } from '../runtime/errors.js';
import { Listeners } from './device.js';

const quiet = { remove() {} };

// ---- alerts: shown by the app, which answers with the pressed button

const alerts = new Map();
let nextAlert = 1;

function show(kind, title, message, buttons, options, input) {
  const id = nextAlert++;
  const list = buttons?.length ? buttons : [{ text: 'OK' }];
  alerts.set(id, { list, options, kind });
  send({
    t: 'alert', id, kind, title: String(title ?? ''), message: message === undefined ? undefined : String(message),
    buttons: list.map(({ text, style, isPreferred }) => ({
      text: text ?? 'OK', style: style ?? 'default', isPreferred
    })), ...input,
  });
}

export const Alert = {
  alert: (title, message, buttons, options) => show('alert', title, message, buttons, options),
  prompt(title, message, callbackOrButtons, type = 'plain-text', defaultValue = '', keyboardType = 'default') {
    const buttons = typeof callbackOrButtons === 'function'
      ? [{ text: 'Cancel', style: 'cancel' }, { text: 'OK', onPress: callbackOrButtons }] : callbackOrButtons;
    show('prompt', title, message, buttons, undefined, { type, defaultValue, keyboardType });
  },
};

export function answerAlert({ id, button = 0, text }) {
  const alert = alerts.get(id);
  if (!alert) return;
  alerts.delete(id);
  const pressed = alert.list[button];
  if (alert.sheet) alert.sheet(button);
  else if (alert.kind === 'prompt') pressed?.onPress?.(text ?? '');
  else pressed?.onPress?.();
}

export const ActionSheetIOS = {
  showActionSheetWithOptions({ title, message, options, cancelButtonIndex, destructiveButtonIndex }, callback) {
    const id = nextAlert++;
    alerts.set(id, { list: options, sheet: callback });
    const index = [destructiveButtonIndex].flat();
    send({
      t: 'alert', id, kind: 'sheet', title: title ?? '', message,
      buttons: options.map((text, i) => ({
        text, style: i === cancelButtonIndex ? 'cancel' : index.includes(i) ? 'destructive' : 'default'
      })),
    });
  },
  showShareActionSheetWithOptions: (options, fail, done) => done?.(false),
  dismissActionSheet() {},
};

// ---- no software keyboard: never shown

export const Keyboard = {
  addListener: () => quiet, removeListener() {}, removeAllListeners() {}, removeSubscription() {},
  dismiss: () => send({ t: 'command', id: 0, name: 'blur', args: {} }),
  isVisible: () => false, metrics: () => undefined, scheduleLayoutAnimation() {},
};

export const Share = {
  sharedAction: 'sharedAction', dismissedAction: 'dismissedAction',
  async share(content) {
    send({ t: 'share', content: { title: content.title, message: content.message, url: content.url } });
    return { action: 'dismissedAction' };
  },
};

export const Vibration = { vibrate: () => send({ t: 'haptic', kind: 'vibrate' }), cancel() {} };
export const BackHandler = { addEventListener: () => quiet, removeEventListener() {}, exitApp() {} };
export const I18nManager = {
  isRTL: false, doLeftAndRightSwapInRTL: true, allowRTL() {}, forceRTL() {}, swapLeftAndRightInRTL() {},
  getConstants: () => ({ isRTL: false, doLeftAndRightSwapInRTL: true })
};

const no = async () => false;
export const AccessibilityInfo = {
  isBoldTextEnabled: no, isGrayscaleEnabled: no, isInvertColorsEnabled: no, isReduceMotionEnabled: no,
    isReduceTransparencyEnabled: no,
  isScreenReaderEnabled: no, prefersCrossFadeTransitions: no, isAccessibilityServiceEnabled: no,
    isHighTextContrastEnabled: no,
  addEventListener: () =>
    quiet, announceForAccessibility() {}, announceForAccessibilityWithOptions() {}, setAccessibilityFocus() {},
  sendAccessibilityEvent() {}, getRecommendedTimeoutMillis: async (ms) => ms, fetch: no,
};

export const InteractionManager = {
  Events: { interactionStart: 'interactionStart', interactionComplete: 'interactionComplete' },
  runAfterInteractions(work) {
    const promise = new Promise((resolve) => {
      task(() => {
        try {
          const result = typeof work === 'function' ? work() : work?.gen?.() ?? work?.run?.();
          resolve(result);
        } catch (error) { reportError(error, { where: 'timer' }); }
      });
    });
    return { then: promise.then.bind(promise), done: promise.then.bind(promise), cancel() {} };
  },
  createInteractionHandle: () => 1, clearInteractionHandle() {}, setDeadline() {}, addListener: () => quiet,
};

export const LayoutAnimation = {
  configureNext: (config, done) => { if (done) later(done, config?.duration ?? 300); },
  create: (duration, type, property) => ({
    duration, create: { type, property }, update: { type }, delete: { type, property }
  }),
  easeInEaseOut: (done) => LayoutAnimation.configureNext({ duration: 300 }, done),
  linear: (done) => LayoutAnimation.configureNext({ duration: 500 }, done),
  spring: (done) => LayoutAnimation.configureNext({ duration: 700 }, done),
  Types: {
    spring: 'spring', linear: 'linear', easeInEaseOut: 'easeInEaseOut', easeIn: 'easeIn', easeOut: 'easeOut',
    keyboard: 'keyboard'
  },
  Properties: { opacity: 'opacity', scaleX: 'scaleX', scaleY: 'scaleY', scaleXY: 'scaleXY' },
  Presets: {
    easeInEaseOut: {
      duration: 300, create: { type: 'easeInEaseOut', property: 'opacity' }, update: { type: 'easeInEaseOut' },
      delete: { type: 'easeInEaseOut', property: 'opacity' }
    },
    linear: {
      duration: 500, create: { type: 'linear', property: 'opacity' }, update: { type: 'linear' },
      delete: { type: 'linear', property: 'opacity' }
    },
    spring: {
      duration: 700, create: { type: 'linear', property: 'opacity' }, update: { type: 'spring', springDamping: 0.4 },
      delete: { type: 'linear', property: 'opacity' }
    },
  },
  setEnabled() {},
};

export const LogBox = { ignoreLogs() {}, ignoreAllLogs() {}, install() {}, uninstall() {}, addLog() {} };
export const YellowBox = { ignoreWarnings() {} };
export const UIManager = {
  setLayoutAnimationEnabledExperimental() {}, getViewManagerConfig: () => null, hasViewManagerConfig: () =>
    false, dispatchViewManagerCommand() {},
  measure: (tag, fn) => fn(0, 0, 0, 0, 0, 0), measureInWindow: (tag, fn) =>
    fn(0, 0, 0, 0), measureLayout: (tag, to, fail, fn) => fn(0, 0, 0, 0), getConstants: () => ({}),
};
export const Settings = { get: () => undefined, set() {}, watchKeys: () => 0, clearWatch() {} };
export const ToastAndroid = {
  SHORT: 0, LONG: 1, TOP: 0, BOTTOM: 1, CENTER: 2, show() {}, showWithGravity() {}, showWithGravityAndOffset() {}
};
export const PermissionsAndroid = {
  PERMISSIONS: {}, RESULTS: { GRANTED: 'granted', DENIED: 'denied', NEVER_ASK_AGAIN: 'never_ask_again' },
  check: no, request: async () => 'denied', requestMultiple: async () => ({}),
};
export const PushNotificationIOS = {
  addEventListener() {}, removeEventListener() {}, requestPermissions: async () => ({
    alert: true, badge: true, sound: true
  }),
  setApplicationIconBadgeNumber() {}, getInitialNotification: async () =>
    null, presentLocalNotification() {}, scheduleLocalNotification() {},
};
export const Clipboard = (() => {
  let text = '';
  return {
    getString: async () => text, setString: (value) => { text = String(value); send({ t: 'clipboard', text }); }
  };
})();
export const DevSettings = { addMenuItem() {}, reload: () => send({ t: 'reloadAsked' }), onFastRefresh() {} };
export const NativeAppEventEmitter = new Listeners();
export const DeviceInfo = { getConstants: () => ({}) };
export const Systrace = { beginEvent() {}, endEvent() {}, isEnabled: () => false };
export const findNodeHandle = (ref) => ref?._nativeTag ?? null;
export const unstable_batchedUpdates = (fn, arg) => fn(arg);
