// The renderer: React's commits become a flat list of nodes in plain JSON.
//
// Every host instance has a number. Nested texts are folded into the runs of the outermost Text.
// After a commit only nodes whose JSON has changed are sent.
import { createReconciler } from '../react/reconciler/index.js';
import { componentStack } from '../react/reconciler/node.js';
import { send, facts } from '../runtime/link.js';
import { task } from '../runtime/timers.js';
import { reportError } from '../runtime/errors.js';
import { flatten } from './style.js';
import { classesToStyle } from './tailwind.js';
import { eventsOf, keysBetween, makeEvent, EVENTS } from './events.js';
import { plainProps } from './props.js';
import { HostRef } from './host-ref.js';
import { keptState } from './kept-state.js';
import { isPress, press, pressed, pressedStyle } from './presses.js';

const instances = new Map();
const sent = new Map();        // id → JSON text as the app has it
const dirty = new Set();
const gone = new Set();
let top = [];
let topChanged = false;
let sentTree = false;
let flushAsked = false;
let nextId = 1;

const isText = (instance) => instance?.type === 'Text';

// The outermost Text around a text or a nested Text; else the instance itself.
function drawn(instance) {
  let at = instance;
  while (at.parent && (at.text !== undefined || isText(at)) && isText(at.parent)) at = at.parent;
  return at;
}

function insideText(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (at.kind === 'host') return at.type === 'Text';
    if (at.kind === 'root') return false;
  }
  return false;
}

const toldClasses = new Set();
function tellClass(name) {
  if (toldClasses.has(name) || toldClasses.size >= 50) return;
  toldClasses.add(name);
  send({ t: 'leftOut', package: 'className', name });
}

const hostConfig = {
  createInstance(type, props) {
    const instance = { id: nextId++, type, props, children: [], parent: null, layout: null, ref: null };
    instances.set(instance.id, instance);
    dirty.add(instance);
    return instance;
  },
  createText(text, node) {
    if (!insideText(node)) {
      reportError(new Error('Text strings must be rendered within a <Text> component.'
        + ` (${JSON.stringify(text.slice(0, 40))})`), { where: 'render', components: componentStack(node) });
    }
    return { id: 0, text, parent: null };
  },
  updateInstance(instance, props) {
    instance.props = props;
    dirty.add(instance);
  },
  updateText(instance, text) {
    instance.text = text;
    dirty.add(instance);
  },
  setChildren(instance, children) {
    instance.children = children;
    for (const child of children) child.parent = instance;
    dirty.add(instance);
  },
  setRoot(children) {
    top = children.filter((child) => child.text === undefined);
    for (const child of top) child.parent = null;
    topChanged = true;
  },
  removeInstance(instance) {
    if (!instance.id) return;
    instances.delete(instance.id);
    if (sent.delete(instance.id)) gone.add(instance.id);
  },
  publicInstance: (instance) => (instance.ref ??= new HostRef(instance)),
  enqueueRender(fn) {
    Promise.resolve().then(fn).catch((error) => reportError(error, { where: 'render', fatal: true }));
  },
  enqueuePassive: (fn) => task(fn),
  onUncaught(error, components) {
    reportError(error, { where: 'render', fatal: true, components });
  },
  onCaught(error, components) {
    reportError(error, { where: 'boundary', components });
  },
  afterCommit() {
    if (flushAsked) return;
    flushAsked = true;
    task(flush);
  },
  restoreState: facts.keptState ? keptState(facts.keptState) : undefined,
};

export const reconciler = createReconciler(hostConfig);

// ---- JSON of a node

function nodeJSON(instance) {
  const { props } = instance;
  const json = { id: instance.id, type: instance.type };
  const style = { ...styleOf(props), ...pressedStyle(instance) };
  if (instance.type === 'Image') sizeOfImage(props.source, style);
  if (Object.keys(style).length) json.style = style;
  const plain = plainProps(instance.type, props);
  if (Object.keys(plain).length) json.props = plain;
  const on = props.disabled ? [] : eventsOf(props);
  if (on.length) json.on = on;
  if (isText(instance)) {
    json.runs = [];
    collectRuns(instance, null, null, json.runs);
    const views = json.runs.filter((run) => run.view).map((run) => run.view);
    if (views.length) json.children = views;
  } else if (!props.hidden) {
    const children = instance.children.filter((child) => child.text === undefined).map((child) => child.id);
    if (children.length) json.children = children;
  }
  return json;
}

// nativewind: classes first, the style prop over them.
function styleOf(props) {
  const style = flatten(props.style);
  return typeof props.className === 'string' ? { ...classesToStyle(props.className, tellClass), ...style } : style;
}

// An image that came by `require` has a size of its own.
function sizeOfImage(source, style) {
  if (!source?.__packager_asset) return;
  style.width ??= source.width;
  if (style.aspectRatio === undefined) style.height ??= source.height;
}

function collectRuns(instance, style, pressId, runs) {
  for (const child of instance.children) {
    if (child.text !== undefined) {
      const last = runs[runs.length - 1];
      const same = last && last.text !== undefined && last.id === (pressId ?? undefined)
        && JSON.stringify(last.style) === JSON.stringify(style ?? undefined);
      if (same) last.text += child.text;
      else {
        const run = { text: child.text };
        if (style && Object.keys(style).length) run.style = style;
        if (pressId) run.id = pressId;
        runs.push(run);
      }
    } else if (isText(child)) {
      const pressable = typeof child.props.onPress === 'function' || typeof child.props.onLongPress === 'function';
      collectRuns(child, { ...style, ...styleOf(child.props) }, pressable ? child.id : pressId, runs);
    } else runs.push({ view: child.id });
  }
}

// ---- sending

const shown = (instance) => {
  for (let at = instance; at; at = at.parent) {
    if (at !== instance && at.props.hidden) return false;
    if (!at.parent) return top.includes(at);
  }
  return false;
};

function flush() {
  flushAsked = false;
  const nodes = [];
  const visit = (instance) => {
    const json = nodeJSON(instance);
    const text = JSON.stringify(json);
    if (sent.get(instance.id) !== text) {
      sent.set(instance.id, text);
      gone.delete(instance.id);
      nodes.push(json);
    }
    if (instance.props.hidden) return; // a screen below another: its content is sent when it shows
    for (const child of instance.children) {
      if (isText(instance) && (child.text !== undefined || isText(child))) visitViewsOfText(child);
      else if (child.id && !sent.has(child.id)) visit(child);
    }
  };
  const visitViewsOfText = (instance) => {
    for (const child of instance.children ?? []) {
      if (child.text !== undefined || isText(child)) visitViewsOfText(child);
      else if (child.id && !sent.has(child.id)) visit(child);
    }
  };
  for (const instance of top) if (!sent.has(instance.id)) visit(instance);
  for (const instance of dirty) {
    const target = drawn(instance);
    if (target.id && instances.has(target.id) && shown(target)) visit(target);
  }
  dirty.clear();
  const root = top.map((instance) => instance.id);
  if (!sentTree) {
    sentTree = true;
    send({ t: 'tree', root, nodes });
  } else if (nodes.length || gone.size || topChanged) {
    const patch = { t: 'patch' };
    if (topChanged) patch.root = root;
    if (nodes.length) patch.nodes = nodes;
    if (gone.size) patch.gone = [...gone];
    send(patch);
  }
  topChanged = false;
  gone.clear();
}

// The app may ask for everything once more.
export function sendWholeTree() {
  sent.clear();
  gone.clear();
  sentTree = false;
  flush();
}

// Class names may mean something else now (dark:…).
export function checkAll() {
  for (const instance of instances.values()) dirty.add(instance);
  hostConfig.afterCommit();
}

// The control on the screen shows what the user typed or switched; the tree says what it must show.
function repeatNode(instance) {
  sent.delete(instance.id);
  dirty.add(instance);
  hostConfig.afterCommit();
}

// ---- events of the app

const defaultValue = { change: ['text', 'value'] };

export function dispatchToNode(kind, message) {
  let instance = instances.get(message.id);
  if (!instance) return false;
  const names = EVENTS[kind] ?? [];
  const { t, id, ...nativeEvent } = message;
  if (isPress(kind)) {
    instance = pressed(instance);
    if (!instance) return false;
    press(kind, instance, makeEvent(instance.id, nativeEvent), { call, show });
    return true;
  }
  if (kind === 'layout') {
    const { x = 0, y = 0, width = 0, height = 0, pageX = x, pageY = y } = message;
    instance.layout = { x, y, width, height, pageX, pageY };
    call(instance.props.onLayout, makeEvent(instance.id, { layout: { x, y, width, height } }));
    return true;
  }
  const event = makeEvent(instance.id, nativeEvent);
  for (const name of names) {
    if (name === 'onKeyPress') pressKeys(kind, instance, message.text ?? '');
    else if (name === 'onChangeText') call(instance.props[name], message.text ?? '');
    else if (name === 'onValueChange') call(instance.props[name], message.value);
    else call(instance.props[name], event);
  }
  if (defaultValue[kind]) repeatNode(instance);
  return true;
}

function pressKeys(kind, instance, text) {
  const { value, defaultValue: first = '', onKeyPress } = instance.props;
  const keys = kind === 'submit' ? ['Enter'] : keysBetween(value ?? instance.typed ?? first, text);
  instance.typed = text;
  for (const key of keys) call(onKeyPress, makeEvent(instance.id, { key }));
}

// Has a node drawn again.
function show(instance) {
  if (!instances.has(instance.id)) return;
  dirty.add(instance);
  hostConfig.afterCommit();
}

function call(fn, ...args) {
  if (typeof fn !== 'function') return;
  try {
    const result = fn(...args);
    if (typeof result?.then === 'function') result.then(undefined, (error) => reportError(error, { where: 'promise' }));
  } catch (error) {
    reportError(error, { where: 'handler' });
  }
}

export const instanceOf = (id) => instances.get(id);
