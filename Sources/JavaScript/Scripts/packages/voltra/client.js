// Voltra in the app: starts, updates and ends Live Activities, over calls that Island answers.
import { createElement, useCallback, useEffect, useRef, useState } from '../../react/index.js';
import { callNative, hasModule, moduleProxy } from '../../react-native/native.js';
import { Platform } from '../../react-native/system.js';
import { renderLiveActivityToString } from './render.js';

export { Voltra } from './components.js';

const MODULE = 'Voltra';

// Who looks for the layouts of a project is told of each, and nothing is started.
export const layouts = { found: null };

function native() {
  if (!hasModule(MODULE)) throw new Error('Live Activities are not available: the app tells no module Voltra');
  return moduleProxy(MODULE);
}

// What both a start and an update take; values that Voltra ignores are left out.
function shared({ staleDate, relevanceScore = 0 } = {}) {
  const made = { relevanceScore };
  if (relevanceScore < 0 || relevanceScore > 1) {
    console.warn('[Voltra] Ignoring relevanceScore because it is out of range [0.0, 1.0], using default 0.0');
    made.relevanceScore = 0;
  }
  if (staleDate === undefined) return made;
  if (staleDate < Date.now()) {
    console.warn('[Voltra] Ignoring staleDate because it is in the past, the Live Activity would be dismissed '
      + 'immediately.');
    return made;
  }
  return { ...made, staleDate };
}

export async function startLiveActivity(variants, options = {}) {
  if (layouts.found) {
    layouts.found(options.activityName, variants, options);
    return options.activityName ?? '';
  }
  const { activityName, deepLinkUrl, channelId } = options;
  return native().startLiveActivity(renderLiveActivityToString(variants), {
    target: 'liveActivity', activityName, deepLinkUrl, channelId, ...shared(options),
  });
}

export async function updateLiveActivity(id, variants, options) {
  if (layouts.found) return layouts.found(id, variants, options);
  return native().updateLiveActivity(id, renderLiveActivityToString(variants), shared(options));
}

export async function stopLiveActivity(id, { dismissalPolicy } = {}) {
  if (layouts.found) return;
  const after = dismissalPolicy?.after;
  await native().endLiveActivity(id, {
    dismissalPolicy: after === undefined ? { type: 'immediate' } : { type: 'after', date: after },
  });
}

export const isLiveActivityActive = (name) => hasModule(MODULE)
  && callNative(MODULE, 'isLiveActivityActive', [name], 'sync', false);

export async function endAllLiveActivities() {
  if (!layouts.found) await native().endAllLiveActivities();
}

export function useLiveActivity(variants, options = {}) {
  layouts.found?.(options.activityName, variants, options);
  const [id, setId] = useState(() => (options.activityName
    && isLiveActivityActive(options.activityName) ? options.activityName : null));
  const latest = useRef();
  const former = useRef();
  useEffect(() => { latest.current = { variants, options }; });
  latest.current ??= { variants, options };
  const start = useCallback(async (more) => {
    const { variants: shown, options: given } = latest.current;
    setId(await startLiveActivity(shown, { ...given, ...more }));
  }, []);
  const update = useCallback(async (more) => {
    if (!id) return;
    const { variants: shown, options: given } = latest.current;
    former.current = { ...given, ...more };
    await updateLiveActivity(id, shown, former.current);
  }, [id]);
  const end = useCallback(async (more) => {
    if (!id) return;
    await stopLiveActivity(id, more);
    setId(null);
  }, [id]);
  useEffect(() => { if (options.autoStart) start(); }, [options.autoStart, start]);
  useEffect(() => { if (options.autoUpdate) update(former.current); }, [options.autoUpdate, update, variants]);
  useEffect(() => {
    if (!id) return undefined;
    const subscription = addVoltraListener('stateChange', ({ activityName, activityState }) => {
      if (activityName === id && ['dismissed', 'ended'].includes(activityState)) setId(null);
    });
    return () => subscription.remove();
  }, [id]);
  return { start, update, end, isActive: id !== null };
}

const EVENTS = ['activityTokenReceived', 'activityPushToStartTokenReceived', 'stateChange', 'interaction'];

export function addVoltraListener(event, listener) {
  if (!EVENTS.includes(event)) {
    console.warn(`[Voltra] Event '${event}' is not supported. Returning no-op subscription.`);
  } else if (hasModule(MODULE)) return moduleProxy(MODULE).addListener(event, listener);
  return { remove() {} };
}

// Images are kept by the app, and drawn by nobody here.
export const preloadImages = async (images) => ({
  succeeded: [], failed: images.map(({ key }) => ({ key, error: 'the network is not there' })),
});
export const clearPreloadedImages = async () => {};
export const reloadLiveActivities = async () => {};

export const isGlassSupported = () => parseInt(Platform.Version, 10) >= 26;
export const isHeadless = () => false;
export const useIsHeadless = () => false;
export const assertRunningOnApple = () => true;
export const logger = { log() {}, debug() {}, warn: (...words) => console.warn('[Voltra]', ...words), error: (...words) =>
  console.error('[Voltra]', ...words) };

// A payload that is drawn in the app by native code.
export const VoltraView = ({ style, testID }) => createElement('NativeView', {
  name: 'VoltraView', style: [{ flex: 1 }, style], testID,
});
export const VoltraLiveActivityPreview = ({ style, ...props }) => VoltraView({
  ...props, style: [{ width: 364, height: 160 }, style],
});
export const VoltraWidgetPreview = VoltraLiveActivityPreview;

// Widgets of the Home Screen are not Island's.
const nothing = async () => {};
export const [updateWidget, scheduleWidget, reloadWidgets, clearWidget, clearAllWidgets] = Array(5).fill(nothing);
export const [setWidgetServerCredentials, clearWidgetServerCredentials] = Array(2).fill(nothing);
export const getActiveWidgets = async () => [];
