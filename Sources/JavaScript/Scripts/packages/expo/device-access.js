// Expo packages for sensors, places, tasks and files: permissions are granted, data is absent.
import { createElement } from '../../react/index.js';
import { granted, createPermissionHook } from './core.js';
import { View } from '../../react-native/components.js';

const yes = async () => granted;
const none = async () => null;
const nothing = () => ({ remove() {} });

// expo-location: the phone is where facts say, else in Apple Park.
import { facts } from '../../runtime/link.js';
const place = () => ({
  coords: {
    latitude: 37.3349, longitude: -122.009, altitude: 0, accuracy: 5, altitudeAccuracy: 5, heading: 0, speed: 0,
    ...facts.location
  },
  timestamp: Date.now(), mocked: true,
});
export const requestForegroundPermissionsAsync = yes;
export const requestBackgroundPermissionsAsync = yes;
export const getForegroundPermissionsAsync = yes;
export const getBackgroundPermissionsAsync = yes;
export const useForegroundPermissions = createPermissionHook();
export const useBackgroundPermissions = createPermissionHook();
export const hasServicesEnabledAsync = async () => true;
export const isBackgroundLocationAvailableAsync = async () => true;
export const getProviderStatusAsync = async () => ({ locationServicesEnabled: true, backgroundModeEnabled: true });
export const getCurrentPositionAsync = async () => place();
export const getLastKnownPositionAsync = async () => place();
export const watchPositionAsync = async (options, fn) => {
  Promise.resolve().then(() => fn(place()));
  return { remove() {} };
};
export const watchHeadingAsync = async () => ({ remove() {} });
export const getHeadingAsync = async () => ({ trueHeading: 0, magHeading: 0, accuracy: 3 });
export const startLocationUpdatesAsync = async () => {};
export const stopLocationUpdatesAsync = async () => {};
export const hasStartedLocationUpdatesAsync = async () => false;
export const startGeofencingAsync = async () => {};
export const stopGeofencingAsync = async () => {};
export const hasStartedGeofencingAsync = async () => false;
export const reverseGeocodeAsync = async () => [];
export const geocodeAsync = async () => [];
export const enableNetworkProviderAsync = async () => {};
export const Accuracy = { Lowest: 1, Low: 2, Balanced: 3, High: 4, Highest: 5, BestForNavigation: 6 };
export const ActivityType = { Other: 1, AutomotiveNavigation: 2, Fitness: 3, OtherNavigation: 4, Airborne: 5 };
export const LocationAccuracy = Accuracy;
export const LocationActivityType = ActivityType;
export const GeofencingEventType = { Enter: 1, Exit: 2 };
export const GeofencingRegionState = { Unknown: 0, Inside: 1, Outside: 2 };

// expo-task-manager, expo-background-task, expo-background-fetch: tasks are kept and never run.
export const defineTask = () => {};
export const isTaskDefined = () => false;
export const isTaskRegisteredAsync = async () => false;
export const getRegisteredTasksAsync = async () => [];
export const getTaskOptionsAsync = none;
export const unregisterTaskAsync = async () => {};
export const unregisterAllTasksAsync = async () => {};
export const registerTaskAsync = async () => {};
export const getStatusAsync = async () => 3;
export const setMinimumIntervalAsync = async () => {};
export const triggerTaskWorkerForTestingAsync = async () => false;
export const BackgroundTaskStatus = { Restricted: 1, Available: 2 };
export const BackgroundTaskResult = { Success: 1, Failed: 2 };
export const BackgroundFetchStatus = { Denied: 1, Restricted: 2, Available: 3 };
export const BackgroundFetchResult = { NoData: 1, NewData: 2, Failed: 3 };

// expo-image-picker, expo-document-picker, expo-camera, expo-media-library, expo-calendar, expo-contacts
export const requestMediaLibraryPermissionsAsync = yes;
export const requestCameraPermissionsAsync = yes;
export const getMediaLibraryPermissionsAsync = yes;
export const getCameraPermissionsAsync = yes;
export const requestPermissionsAsync = yes;
export const getPermissionsAsync = yes;
export const requestCalendarPermissionsAsync = yes;
export const getCalendarPermissionsAsync = yes;
export const requestRemindersPermissionsAsync = yes;
export const useCameraPermissions = createPermissionHook();
export const useMicrophonePermissions = createPermissionHook();
export const useMediaLibraryPermissions = createPermissionHook();
export const usePermissions = createPermissionHook();
export const useCalendarPermissions = createPermissionHook();
export const launchImageLibraryAsync = async () => ({ canceled: true, assets: null });
export const launchCameraAsync = async () => ({ canceled: true, assets: null });
export const getDocumentAsync = async () => ({ canceled: true, assets: null });
export const MediaTypeOptions = { All: 'All', Images: 'Images', Videos: 'Videos' };
export const MediaType = { photo: 'photo', video: 'video', audio: 'audio', unknown: 'unknown' };
export const UIImagePickerPresentationStyle = {};
export const CameraType = { front: 'front', back: 'back' };
export const FlashMode = { on: 'on', off: 'off', auto: 'auto' };
export const CameraView = ({ style, children }) => createElement(
  View, { style: [{ backgroundColor: 'black' }, style] }, children
);
export const Camera = CameraView;
export const getCalendarsAsync = async () => [];
export const getEventsAsync = async () => [];
export const createEventAsync = async () => 'event';
export const createCalendarAsync = async () => 'calendar';
export const updateEventAsync = async () => 'event';
export const deleteEventAsync = async () => {};
export const getDefaultCalendarAsync = async () => ({ id: 'default', title: 'Calendar', source: {} });
export const getContactsAsync = async () => ({ data: [], hasNextPage: false, hasPreviousPage: false });
export const EntityTypes = { EVENT: 'event', REMINDER: 'reminder' };
export const CalendarAccessLevel = { OWNER: 'owner' };
export const Fields = {};
export const saveToLibraryAsync = async () => {};
export const getAssetsAsync = async () => ({ assets: [], endCursor: '', hasNextPage: false, totalCount: 0 });

// expo-sharing, expo-mail-composer, expo-print, expo-sms
export const isAvailableAsync = async () => true;
export const shareAsync = async () => {};
export const composeAsync = async () => ({ status: 'cancelled' });
export const printAsync = async () => {};
export const printToFileAsync = async () => ({ uri: 'file:///tmp/print.pdf', numberOfPages: 1 });

// expo-sensors
const sensor = {
  addListener: nothing, removeAllListeners() {}, setUpdateInterval() {}, isAvailableAsync: async () => false,
  requestPermissionsAsync: yes, getPermissionsAsync: yes, getStepCountAsync: async () => ({ steps: 0 }),
  watchStepCount: nothing
};
export const Accelerometer = sensor;
export const Gyroscope = sensor;
export const Magnetometer = sensor;
export const DeviceMotion = sensor;
export const Pedometer = sensor;
export const Barometer = sensor;
export const LightSensor = sensor;
