// expo-constants: the app's config from app.json or app.config.
import config from 'island:config';
import { facts } from '../../runtime/link.js';
import { device } from '../../react-native/device.js';

export const ExecutionEnvironment = { Bare: 'bare', Standalone: 'standalone', StoreClient: 'storeClient' };
export const AppOwnership = { Expo: 'expo' };
export const UserInterfaceIdiom = { Handset: 'handset', Tablet: 'tablet', Unsupported: 'unsupported' };

const expoConfig = { name: facts.appName, slug: facts.appName, ...config };
const Constants = {
  expoConfig, manifest: null, manifest2: null, easConfig: config.extra?.eas ?? null, expoGoConfig: null,
  appOwnership: null, executionEnvironment: 'bare', expoVersion: null, expoRuntimeVersion: null, debugMode: true,
    isDevice: true,
  deviceName: 'iPhone', deviceYearClass: 2024, sessionId: 'island', statusBarHeight: device.insets.top, systemFonts: [],
  isHeadless: false, linkingUri: `${[expoConfig.scheme].flat()[0] ?? 'app'}://`, nativeAppVersion: expoConfig.version
    ?? '1.0.0', nativeBuildVersion: '1',
  installationId: 'island', experienceUrl: '',
  platform: {
    ios: {
      buildNumber: '1', platform: 'iPhone', model: 'iPhone', userInterfaceIdiom: 'handset',
      systemVersion: device.systemVersion
    }
  },
  getWebViewUserAgentAsync: async () => 'ReactNative',
};
export default Constants;
