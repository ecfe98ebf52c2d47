// react-native-device-info and react-native-localize: facts of Island's phone.
import { device } from '../../react-native/device.js';
import { getLocales as fullLocales } from '../expo/phone.js';
import Constants from '../expo/constants.js';
import { facts } from '../../runtime/link.js';

// ---- react-native-device-info
const known = {
  getModel: 'iPhone', getSystemVersion: device.systemVersion, getSystemName: 'iOS', getBrand: 'Apple',
  getManufacturerSync: 'Apple', getVersion: Constants.expoConfig.version ?? '1.0', getBuildNumber: '1',
  getReadableVersion: `${Constants.expoConfig.version ?? '1.0'}.1`, getApplicationName: Constants.expoConfig.name ?? 'App',
  getBundleId: facts.bundleIdentifier ?? 'app', isTablet: false, hasNotch: true, hasDynamicIsland: true,
  isEmulatorSync: false, getUniqueIdSync: 'island', getDeviceId: 'iPhone17,1', getDeviceType: 'Handset',
  getDeviceNameSync: 'iPhone', getFontScaleSync: device.fontScale, isLowRamDevice: false,
};
const answers = { getUniqueId: 'island', getDeviceName: 'iPhone', getManufacturer: 'Apple', isEmulator: false,
  getBatteryLevel: 1, isBatteryCharging: false, getFontScale: device.fontScale, getUserAgent: 'Island' };

export function __anyName(name) {
  if (name in known) return () => known[name];
  if (name in answers) return async () => answers[name];
  if (/Sync$/.test(name)) return () => undefined;
  return /^(?:get|is|has)[A-Z]/.test(name) ? async () => undefined : undefined;
}
export default new Proxy({}, {
  get: (_, name) => (typeof name === 'string' && name !== 'then' && name !== '__esModule' ? __anyName(name) : undefined)
});

// ---- react-native-localize
export const getLocales = () => fullLocales().map(({ languageCode, regionCode, languageTag }) => ({
  languageCode, countryCode: regionCode, languageTag, isRTL: false
}));
export function findBestLanguageTag(tags) {
  for (const { languageCode, languageTag } of getLocales()) {
    const found = tags.find((tag) => tag === languageTag) ?? tags.find((tag) => tag === languageCode)
      ?? tags.find((tag) => tag.split('-')[0] === languageCode);
    if (found) return { languageTag: found, isRTL: false };
  }
  return undefined;
}
export const findBestAvailableLanguage = findBestLanguageTag;
export const getCountry = () => getLocales()[0].countryCode;
export const getTimeZone = () => device.timeZone;
export const getCalendar = () => 'gregorian';
export const getCurrencies = () => [facts.currency ?? 'USD'];
export const getNumberFormatSettings = () => ({ decimalSeparator: '.', groupingSeparator: ',' });
export const getTemperatureUnit = () => fullLocales()[0].temperatureUnit;
export const uses24HourClock = () => fullLocales()[0].measurementSystem === 'metric';
export const usesMetricSystem = uses24HourClock;
export const addEventListener = () => () => {};
export const removeEventListener = () => {};
