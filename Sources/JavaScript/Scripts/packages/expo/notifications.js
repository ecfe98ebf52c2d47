// expo-notifications: permissions are granted, tokens are not given, scheduled ones get a number.
import { send } from '../../runtime/link.js';
import { granted } from './core.js';

const subscription = () => ({ remove() {} });
let next = 1;

const allowed = { ...granted, ios: { status: 2, allowsAlert: true, allowsBadge: true, allowsSound: true } };
export const getPermissionsAsync = async () => allowed;
export const requestPermissionsAsync = async () => allowed;
export const usePermissions = () => [allowed, async () => allowed, async () => allowed];
const noToken = async () => {
  throw Object.assign(new Error('Push tokens are not available in Island'), { code: 'ERR_NOTIFICATIONS_NO_TOKEN' });
};
export const getExpoPushTokenAsync = noToken;
export const getDevicePushTokenAsync = noToken;
export const unregisterForNotificationsAsync = async () => {};

export const setNotificationHandler = () => {};
export async function scheduleNotificationAsync({ identifier, content, trigger }) {
  const id = identifier ?? `notification-${next++}`;
  send({
    t: 'notification', id, title: content?.title ?? null, body: content?.body ?? null,
    trigger: trigger === null ? null : JSON.parse(JSON.stringify(trigger ?? null))
  });
  return id;
}
export const presentNotificationAsync = (content) => scheduleNotificationAsync({ content, trigger: null });
export const cancelScheduledNotificationAsync = async () => {};
export const cancelAllScheduledNotificationsAsync = async () => {};
export const getAllScheduledNotificationsAsync = async () => [];
export const getPresentedNotificationsAsync = async () => [];
export const dismissNotificationAsync = async () => {};
export const dismissAllNotificationsAsync = async () => {};
export const getBadgeCountAsync = async () => 0;
export const setBadgeCountAsync = async () => true;
export const getNextTriggerDateAsync = async () => null;
export const setNotificationChannelAsync = async () => null;
export const getNotificationChannelsAsync = async () => [];
export const deleteNotificationChannelAsync = async () => {};
export const setNotificationCategoryAsync = async (identifier, actions) => ({ identifier, actions });
export const getNotificationCategoriesAsync = async () => [];
export const deleteNotificationCategoryAsync = async () => true;
export const registerTaskAsync = async () => null;
export const unregisterTaskAsync = async () => null;
export const addNotificationReceivedListener = subscription;
export const addNotificationResponseReceivedListener = subscription;
export const addNotificationsDroppedListener = subscription;
export const addPushTokenListener = subscription;
export const removeNotificationSubscription = (item) => item?.remove();
export const removePushTokenSubscription = (item) => item?.remove();
export const getLastNotificationResponseAsync = async () => null;
export const getLastNotificationResponse = () => null;
export const clearLastNotificationResponseAsync = async () => {};
export const clearLastNotificationResponse = () => {};
export const useLastNotificationResponse = () => null;
export const setAutoServerRegistrationEnabledAsync = async () => {};
export const subscribeToTopicAsync = async () => {};

export const AndroidImportance = { UNKNOWN: 0, UNSPECIFIED: 1, NONE: 2, MIN: 3, LOW: 4, DEFAULT: 5, HIGH: 6, MAX: 7 };
export const AndroidNotificationVisibility = { UNKNOWN: 0, PUBLIC: 1, PRIVATE: 2, SECRET: 3 };
export const AndroidNotificationPriority = { MIN: 'min', LOW: 'low', DEFAULT: 'default', HIGH: 'high', MAX: 'max' };
export const IosAuthorizationStatus = { NOT_DETERMINED: 0, DENIED: 1, AUTHORIZED: 2, PROVISIONAL: 3, EPHEMERAL: 4 };
export const SchedulableTriggerInputTypes = {
  CALENDAR: 'calendar', DAILY: 'daily', WEEKLY: 'weekly', MONTHLY: 'monthly', YEARLY: 'yearly', DATE: 'date',
  TIME_INTERVAL: 'timeInterval'
};
export const DEFAULT_ACTION_IDENTIFIER = 'expo.modules.notifications.actions.DEFAULT';
export const BackgroundNotificationTaskResult = { NewData: 1, NoData: 2, Failed: 3 };
