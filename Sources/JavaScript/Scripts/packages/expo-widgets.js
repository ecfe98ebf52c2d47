// expo-widgets in the app: factories and instances over calls that Island answers.
import { callNative, hasModule, moduleProxy } from '../react-native/native.js';

const MODULE = 'ExpoWidgets';
const call = (method, args, kind = 'sync') => (hasModule(MODULE) ? callNative(
  MODULE, method, args, kind, false
) : null);
// The module counts who listens: what nobody hears may wait there.
const listen = (event, fn) => (hasModule(MODULE) ? moduleProxy(MODULE).addListener(event, fn) : { remove() {} });
const time = (value) => (value instanceof Date ? value.getTime() : value ?? null);

class LiveActivityInstance {
  constructor(id, name) { this.id = id; this.name = name; }
  async update(props, staleDate) { await call('update', [this.id, JSON.stringify(props), time(staleDate)], 'promise'); }
  async end(policy = 'default', props, contentDate) {
    await call(
      'end',
      [
        this.id, typeof policy === 'object' ? policy : { type: policy },
        props === undefined ? null : JSON.stringify(props), time(contentDate)
      ],
      'promise'
    );
  }
  async getPushToken() { return call('getPushToken', [this.id], 'promise'); }
  addPushTokenListener(fn) {
    return listen('onExpoWidgetsTokenReceived', (event) => { if (event?.activityId === this.id) fn(event); });
  }
}

// The layout function reaches the app by widgets.mjs, which reads it from the sources.
export function createLiveActivity(name) {
  return {
    start(props, url, staleDate) {
      const id = call('start', [name, JSON.stringify(props), url ?? null, time(staleDate)]);
      if (id === null) throw new Error('Live Activities are not available: the app tells no module ExpoWidgets');
      return new LiveActivityInstance(id, name);
    },
    getInstances: () => (call('getInstances', []) ?? []).map((id) => new LiveActivityInstance(id, name)),
  };
}

export function createWidget(name) {
  return { updateSnapshot() {}, updateTimeline() {}, reload() {}, getTimeline: async () => [], name };
}
export const after = (date) => ({ type: 'after', date: time(date) });
export const addPushToStartTokenListener = (fn) => listen('onExpoWidgetsPushToStartTokenReceived', fn);
export const addUserInteractionListener = (fn) => listen('onExpoWidgetsUserInteraction', fn);
export const addUserInteractionListeners = addUserInteractionListener;
export const widgetsDirectory = 'file:///app-group/ExpoWidgets';
