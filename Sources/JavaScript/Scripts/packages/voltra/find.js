// Finds the Live Activities of a project with Voltra: its components are called, and what they give to
// Voltra is told. Nothing is started.
import { createElement } from '../../react/index.js';
import * as mark from '../../react/symbols.js';
import { createReconciler } from '../../react/reconciler/index.js';
import { send } from '../../runtime/link.js';
import { layouts } from './client.js';
import { isVoltra } from './components.js';
import { renderLiveActivityToJson } from './render.js';

const isComponent = (value) => (typeof value === 'function' && !isVoltra(value)
  && !(value.prototype && 'render' in value.prototype))
  || [mark.MEMO, mark.FORWARD_REF].includes(value?.$$typeof);

const nameOf = (key, value, file) => (key !== 'default' ? key : value.displayName ?? value.type?.name
  ?? value.render?.name ?? (value.name || file.replace(/^.*\/|\.[^/]*$/g, '')));

// Draws a component once, and returns the handlers of presses in it.
function draw(element) {
  const tasks = [];
  const handlers = [];
  let failure = null;
  const nothing = () => {};
  const reconciler = createReconciler({
    createInstance(type, props) {
      if (typeof props.onPress === 'function') handlers.push(props.onPress);
      return {};
    },
    createText: () => ({}), updateInstance: nothing, updateText: nothing, setChildren: nothing, setRoot: nothing,
    removeInstance: nothing, publicInstance: () => null, enqueueRender: (fn) => tasks.push(fn),
    // Effects of a component would begin what nobody waits for.
    enqueuePassive: nothing, onUncaught: (error) => { failure = error; }, onCaught: nothing, afterCommit: nothing,
  });
  reconciler.createRoot().render(element);
  while (tasks.length) tasks.shift()();
  if (failure) throw failure;
  return handlers;
}

// `modules`: [file, load, samples] with the props that each component is called with.
export function find(modules) {
  const found = new Map();        // name → states, the texts of payloads
  // An identifier that an app makes at random is the same in each run.
  Math.random = () => 0.5;
  const drawn = new Set();
  const problems = [];
  let at = { file: '', component: '' };
  const add = (name, variants, { deepLinkUrl } = {}) => {
    const title = name ?? at.component;
    try {
      const payload = JSON.stringify(renderLiveActivityToJson(variants, drawn));
      if (!found.has(title)) found.set(title, { name: title, file: at.file, deepLinkUrl, states: new Set() });
      found.get(title).states.add(payload);
    } catch (error) {
      problems.push({ ...at, name: title, message: String(error?.message ?? error) });
    }
  };
  layouts.found = (name, variants, options) => { if (variants) add(name, variants, options); };
  const candidates = [];
  for (const [file, load, samples] of modules) {
    at = { file, component: '' };
    let module;
    try { module = load(); } catch (error) {
      problems.push({ ...at, message: String(error?.message ?? error) });
      continue;
    }
    for (const [key, value] of Object.entries(module)) {
      if (!isComponent(value)) continue;
      const component = nameOf(key, value, file);
      if (candidates.some((other) => other.value === value)) continue;
      candidates.push({ file, component, value, props: samples[component] ?? {} });
    }
  }
  // What is given to Voltra while a component is drawn, or when something in it is pressed.
  for (const { file, component, value, props } of candidates) {
    at = { file, component };
    if (!/^[A-Z]/.test(component)) continue;
    try {
      for (const press of draw(createElement(value, props))) {
        try { Promise.resolve(press({})).catch(() => {}); } catch { /* what a press wants is not there */ }
      }
    } catch { /* no component of an app, or one that wants more than is known: tried as a layout below */ }
  }
  const tell = () => send({
    t: 'payloads', problems,
    found: [...found.values()].map(({ states, ...rest }) =>
      ({ ...rest, states: [...states].map((text) => JSON.parse(text)) })),
  });
  // A press may wait for something before it starts an activity.
  let turns = 20;
  const wait = () => (turns-- > 0 ? Promise.resolve().then(wait) : (alone(), tell()));
  // Layouts that nothing starts are cards.
  const alone = () => {
    if (found.size) return;
    for (const { file, component, value, props } of candidates) {
      if (drawn.has(value) || !/^[A-Z]/.test(component)) continue;
      at = { file, component };
      add(component, { lockScreen: createElement(value, props) });
    }
  };
  wait();
}
