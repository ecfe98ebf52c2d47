// First module of every bundle: globals, then the receiver of the app's messages.
import './globals.js';
import { link, send } from './link.js';
import { clock } from './clock.js';
import { fireDue, runTask, plan, suspend } from './timers.js';
import { reportError } from './errors.js';
import { dispatchToNode, sendWholeTree, checkAll } from '../react-native/renderer.js';
import { EVENTS } from '../react-native/events.js';
import { releaseAll } from '../react-native/presses.js';
import { settle, runCallback, nativeEvent, setModules } from '../react-native/native.js';
import { setAppState, setAppearance, setDevice, openedByURL, memoryWarning } from '../react-native/system.js';
import { answerAlert } from '../react-native/apis.js';
import { startApp, rootNode } from '../react-native/app-registry.js';
import { collectState } from '../react-native/kept-state.js';

const handlers = {
  resolve: settle,
  reject: settle,
  callback: runCallback,
  event: nativeEvent,
  modules: ({ modules }) => setModules(modules),
  alert: answerAlert,
  appState({ state, suspended }) {
    setAppState(state);
    suspend(suspended ?? false);
  },
  appearance({ colorScheme }) {
    setAppearance(colorScheme);
    checkAll();
  },
  device: ({ t, ...changes }) => setDevice(changes),
  url: ({ url }) => openedByURL(url),
  memoryWarning: () => memoryWarning(),
  clock(message) {
    clock.set(message);
    if (clock.frozen) releaseAll();
    plan();
  },
  whole: () => sendWholeTree(),
};

link.receive = (line) => {
  const message = JSON.parse(line);
  try {
    if (handlers[message.t]) handlers[message.t](message);
    else if (EVENTS[message.t]) {
      if (!dispatchToNode(message.t, message)) send({ t: 'missed', event: message.t, id: message.id });
    }
  } catch (error) {
    reportError(error, { where: message.t === 'event' ? 'event' : 'handler' });
  }
};
link.fire = fireDue;
link.turn = runTask;
link.rejected = (reason) => reportError(reason, { where: 'promise' });
link.failed = (error) => reportError(error, { where: 'import', fatal: true });
link.clock = () => JSON.stringify({ now: clock.now(), rate: clock.rate, frozen: clock.frozen });
link.state = () => {
  const root = rootNode();
  return JSON.stringify(root ? collectState(root) : {});
};
link.start = () => {
  try {
    startApp();
  } catch (error) {
    reportError(error, { where: 'import', fatal: true });
  }
};
