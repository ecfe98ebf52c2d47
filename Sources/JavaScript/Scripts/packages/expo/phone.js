// Expo packages about the phone: links, locale, clipboard, browser, device, application, updates.
import { send, facts } from '../../runtime/link.js';
import { device } from '../../react-native/device.js';
import { Linking, useLinkingURL } from '../../react-native/system.js';
import { Clipboard } from '../../react-native/apis.js';
import Constants from './constants.js';

// expo-linking
const scheme = [Constants.expoConfig.scheme].flat()[0] ?? 'app';
export const createURL = (path, { queryParams = {}, scheme: own = scheme } = {}) => {
  const query = new URLSearchParams(queryParams).toString();
  return `${own}://${String(path).replace(/^\//, '')}${query ? '?' + query : ''}`;
};
export const parse = (url) => {
  const [, own = null, rest = '', query = ''] = /^(?:([a-z][\w+.-]*):(?:\/\/)?)?([^?#]*)(\?[^#]*)?/i.exec(url) ?? [];
  const web = /^https?$/.test(own ?? '');
  const [hostname, ...path] = web ? rest.split('/') : [null, ...rest.split('/')];
  return {
    scheme: own, hostname, path: path.join('/').replace(/^\//, '') || null,
    queryParams: Object.fromEntries(new URLSearchParams(query))
  };
};
export const { openURL, canOpenURL, openSettings, getInitialURL, addEventListener } = Linking;
export const parseInitialURLAsync = async () => (device.url ? parse(device.url) : {
  scheme: null, hostname: null, path: null, queryParams: null
});
export { useLinkingURL };
export const useURL = useLinkingURL;
export const getLinkingURL = () => device.url;
export const resolveScheme = () => scheme;
export const collectManifestSchemes = () => [scheme];

// expo-localization
const [languageCode, regionCode = 'US'] = device.locale.split('-');
const metric = regionCode !== 'US';
const localeFact = {
  languageTag: device.locale, languageCode, regionCode, languageRegionCode: regionCode, currencyCode: facts.currency
    ?? 'USD', currencySymbol: '$',
  languageCurrencyCode: 'USD', languageCurrencySymbol: '$', decimalSeparator: '.', digitGroupingSeparator: ',',
    textDirection: 'ltr',
  measurementSystem: metric ? 'metric' : 'us', temperatureUnit: metric ? 'celsius'
    : 'fahrenheit', languageScriptCode: null,
};
export const getLocales = () => [localeFact];
export const getCalendars = () => [
  { calendar: 'gregory', timeZone: device.timeZone, uses24hourClock: metric, firstWeekday: metric ? 2 : 1 }
];
export const useLocales = getLocales;
export const useCalendars = getCalendars;
export const locale = device.locale;
export const locales = [device.locale];
export const timezone = device.timeZone;
export const region = regionCode;
export const isRTL = false;
export const isMetric = metric;
export const currency = localeFact.currencyCode;

// expo-clipboard
export const getStringAsync = Clipboard.getString;
export const setStringAsync = async (text) => { Clipboard.setString(text); return true; };
export const setString = (text) => Clipboard.setString(text);
export const hasStringAsync = async () => (await Clipboard.getString()) !== '';
export const addClipboardListener = () => ({ remove() {} });
export const setUrlAsync = setStringAsync;
export const getUrlAsync = async () => null;
export const hasUrlAsync = async () => false;
export const hasImageAsync = async () => false;

// expo-web-browser: opened outside of the app; sign-in windows are cancelled.
export const openBrowserAsync = async (url) => { send({ t: 'openURL', url }); return { type: 'cancel' }; };
export const openAuthSessionAsync = async (url) => { send({ t: 'openURL', url }); return { type: 'cancel' }; };
export const dismissBrowser = async () => ({ type: 'dismiss' });
export const dismissAuthSession = () => {};
export const maybeCompleteAuthSession = () => ({ type: 'failed', message: 'not a web browser' });
export const warmUpAsync = async () => ({});
export const coolDownAsync = async () => ({});
export const WebBrowserPresentationStyle = {
  FULL_SCREEN: 'fullScreen', PAGE_SHEET: 'pageSheet', FORM_SHEET: 'formSheet', CURRENT_CONTEXT: 'currentContext',
  AUTOMATIC: 'automatic', POPOVER: 'popover'
};
export const WebBrowserResultType = { CANCEL: 'cancel', DISMISS: 'dismiss', OPENED: 'opened', LOCKED: 'locked' };

// expo-device, expo-application, expo-battery, expo-network
export const DeviceType = { UNKNOWN: 0, PHONE: 1, TABLET: 2, DESKTOP: 3, TV: 4 };
export const isDevice = true;
export const brand = 'Apple';
export const manufacturer = 'Apple';
export const modelName = 'iPhone';
export const modelId = 'iPhone17,1';
export const deviceName = 'iPhone';
export const deviceType = 1;
export const deviceYearClass = 2024;
export const osName = 'iOS';
export const osVersion = device.systemVersion;
export const osInternalBuildId = '23A000';
export const totalMemory = 8e9;
export const supportedCpuArchitectures = ['arm64'];
export const getDeviceTypeAsync = async () => 1;
export const isRootedExperimentalAsync = async () => false;
export const applicationName = Constants.expoConfig.name ?? 'App';
export const applicationId = facts.bundleIdentifier ?? Constants.expoConfig.ios?.bundleIdentifier ?? 'app';
export const nativeApplicationVersion = Constants.expoConfig.version ?? '1.0.0';
export const nativeBuildVersion = '1';
export const getIosIdForVendorAsync = async () => '00000000-0000-4000-8000-000000000000';
export const getInstallationTimeAsync = async () => new Date();
export const getIosApplicationReleaseTypeAsync = async () => 3;
export const getIosPushNotificationServiceEnvironmentAsync = async () => 'development';
export const getBatteryLevelAsync = async () => 1;
export const getBatteryStateAsync = async () => 2;
export const isLowPowerModeEnabledAsync = async () => false;
export const useBatteryLevel = () => 1;
export const useLowPowerMode = () => false;
export const NetworkStateType = { NONE: 'NONE', UNKNOWN: 'UNKNOWN', CELLULAR: 'CELLULAR', WIFI: 'WIFI' };
export const getNetworkStateAsync = async () => ({ type: 'NONE', isConnected: false, isInternetReachable: false });
export const useNetworkState = () => ({ type: 'NONE', isConnected: false, isInternetReachable: false });
export const getIpAddressAsync = async () => '0.0.0.0';
export const addNetworkStateListener = () => ({ remove() {} });

// expo-updates: there is never an update.
export const isEnabled = false;
export const channel = null;
export const updateId = null;
export const runtimeVersion = null;
export const isEmbeddedLaunch = true;
export const checkForUpdateAsync = async () => ({ isAvailable: false, manifest: undefined });
export const fetchUpdateAsync = async () => ({ isNew: false, manifest: undefined });
export const reloadAsync = async () => { send({ t: 'reloadAsked' }); };
export const useUpdates = () => ({
  currentlyRunning: { isEmbeddedLaunch: true }, isUpdateAvailable: false, isUpdatePending: false, isChecking: false,
  isDownloading: false
});
