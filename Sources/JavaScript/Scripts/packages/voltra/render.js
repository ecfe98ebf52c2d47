// Voltra's renderer: from elements to the payload of a Live Activity. Components are called once, with
// hooks that answer with their first value: nothing lives on.
import { internals } from '../../react/internals.js';
import * as mark from '../../react/symbols.js';
import { isVoltra } from './components.js';
import { COMPONENTS, shorten } from './names.js';

const VERSION = 1;
const MEMO_CACHE = Symbol.for('react.memo_cache_sentinel');

const fail = (text) => { throw new Error(text); };
const isElement = (value) => typeof value === 'object' && value !== null && 'type' in value && 'props' in value;
const isThenable = (value) => typeof value?.then === 'function';

// The hooks of a component that is called once.
function hooks(contexts) {
  const read = (context) => (contexts.get(context)?.length ? contexts.get(context).at(-1) : context._currentValue);
  const nothing = () => {};
  return {
    useContext: read,
    use(value) {
      if (value?.$$typeof === mark.CONTEXT) return read(value);
      return fail(isThenable(value)
        ? 'use() with promises is not supported in Voltra: its renderer does not wait.'
        : `An unsupported type was passed to use(): ${String(value)}`);
    },
    useState: (first) => [typeof first === 'function' ? first() : first, nothing],
    useReducer: (_, first, make) => [make ? make(first) : first, nothing],
    useMemo: (make) => make(), useCallback: (fn) => fn, useRef: (first) => ({ current: first }),
    useEffect: nothing, useLayoutEffect: nothing, useInsertionEffect: nothing, useImperativeHandle: nothing,
    useDebugValue: nothing, useId: () => 'voltra', useDeferredValue: (value) => value,
    useTransition: () => [false, (fn) => fn()], useSyncExternalStore: (_, get) => get(),
    useActionState: (_, first) => [first, nothing, false], useOptimistic: (value) => [value, nothing],
    useEffectEvent: (fn) => fn, useMemoCache: (size) => new Array(size).fill(MEMO_CACHE),
    useCacheRefresh: () => nothing,
  };
}

// Elements that stand in several places are written once.
function shared(roots) {
  const seen = new Set();
  const twice = new Set();
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) { for (const item of node) visit(item); return; }
    if (seen.has(node)) twice.add(node);
    seen.add(node);
    const { children, ...rest } = node.props ?? {};
    visit(children);
    for (const value of Object.values(rest)) if (isElement(value)) visit(value);
  };
  for (const root of roots) visit(root);
  return twice;
}

function flat(style) {
  if (!style) return {};
  return Array.isArray(style) ? Object.assign({}, ...style.map(flat)) : style;
}

// One payload: its styles and shared elements, and the contexts around the node that is rendered.
class Rendering {
  styles = [];
  elements = [];
  used = new Set();        // the function components that were called
  #styleNumbers = new Map();
  #elementNumbers = new Map();
  #twice;

  constructor(roots) { this.#twice = shared(roots); }

  node(value, contexts = new Map(), inText = false) {
    if (value === null || value === undefined) return [];
    if (typeof value === 'boolean') return inText ? '' : [];
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
      if (inText) return String(value);
      fail(`Expected a React element, but got "${typeof value}".`
        + (typeof value === 'string' ? ' Strings are only allowed as children of Text components.' : ''));
    }
    if (Array.isArray(value)) return inText ? this.#text(value, contexts)
      : value.map((item) => this.node(item, contexts)).flat();
    if (!this.#twice.has(value)) return this.#element(value, contexts, inText);
    if (!this.#elementNumbers.has(value)) {
      const made = this.#element(value, contexts, inText);
      this.#elementNumbers.set(value, this.elements.length);
      this.elements.push(made);
    }
    return { $r: this.#elementNumbers.get(value) };
  }

  #text(items, contexts) {
    if (!items.length) fail('Text component must have at least one child that resolves to a string.');
    return items.map((item) => this.node(item, contexts, true)).filter((made) => !(Array.isArray(made)
      && !made.length)).map((made) => (typeof made === 'string' ? made
      : fail('Text component children must resolve to strings.'))).join('');
  }

  #element(element, contexts, inText) {
    if (!isElement(element)) fail(`Expected element-like object with type and props, got ${typeof element}`);
    const { type, props } = element;
    if (typeof type === 'string') fail(`Host component "${type}" is not supported in Voltra.`);
    const refused = REFUSED.get(type) ?? REFUSED.get(type?.$$typeof);
    if (refused) fail(`${refused} is not supported in Voltra.`);
    if (type === mark.FRAGMENT) return this.node(props.children, contexts, inText);
    if (typeof type === 'function') {
      if (type.prototype && 'render' in type.prototype) fail('Class components are not supported in Voltra.');
      return isVoltra(type) ? this.#component(type(props), contexts) : this.#call(type, props, contexts, inText);
    }
    switch (type?.$$typeof) {
      case mark.MEMO: return this.#element({ ...element, type: type.type }, contexts, inText);
      case mark.FORWARD_REF: return this.#call(type.render, props, contexts, inText);
      case mark.LAZY: return this.#element({ ...element, type: this.#loaded(type) }, contexts, inText);
      case mark.CONTEXT: {
        const stack = [...(contexts.get(type) ?? []), props.value];
        return this.node(props.children, new Map(contexts).set(type, stack), inText);
      }
      case mark.CONSUMER:
        if (typeof props.children !== 'function') fail(
          `Expected a function as children of a context consumer, but got "${typeof props.children}".`);
        return this.node(props.children(hooks(contexts).useContext(type._context)), contexts, inText);
      default: return fail(`Unsupported element type "${String(type)}".`);
    }
  }

  #loaded(lazy) {
    try {
      return lazy._init(lazy._payload);
    } catch (error) {
      return isThenable(error) ? fail('Lazy component suspended! Voltra does not support Suspense/Promises.')
        : fail(error.message);
    }
  }

  #call(component, props, contexts, inText) {
    const name = component.displayName ?? component.name ?? 'Anonymous';
    const before = internals.H;
    let made;
    this.used.add(component);
    try {
      internals.H = hooks(contexts);
      made = component(props);
    } catch (error) {
      if (isThenable(error)) fail(`Component "${name}" suspended! Voltra does not support Suspense/Promises.`);
      throw error;
    } finally {
      internals.H = before;
    }
    if (isThenable(made)) fail(`Component "${name}" tried to suspend (returned a Promise). `
      + 'Async components are not supported in this synchronous renderer.');
    return this.node(made, contexts, inText);
  }

  #component({ type, props: { children, id, ...rest } }, contexts) {
    const isText = type === 'Text';
    let inner = isText ? '' : [];
    if (children !== null && children !== undefined) inner = this.node(children, contexts, isText);
    if (isText !== (typeof inner === 'string')) fail(isText
      ? 'Text component children must resolve to a string. Nested components are allowed, but they must eventually '
        + 'resolve to a string.'
      : 'Unexpected string in non-Text component children.');
    const made = { t: COMPONENTS.indexOf(type) };
    if (typeof id === 'string') made.i = id;
    if (isText || !Array.isArray(inner) || inner.length) made.c = inner;
    const props = this.#props(rest);
    if (Object.keys(props).length) made.p = props;
    return made;
  }

  #props(props) {
    const made = {};
    for (const [key, value] of Object.entries(props)) {
      if (key === 'style') made[shorten(key)] = this.#style(value);
      // A component in a prop knows nothing of the contexts around it.
      else made[shorten(key)] = isElement(value) || Array.isArray(value) ? this.node(value) : value;
    }
    return made;
  }

  #style(style) {
    if (!this.#styleNumbers.has(style)) {
      this.#styleNumbers.set(style, this.styles.length);
      const made = {};
      for (const [key, value] of Object.entries(flat(style))) if (value != null) made[shorten(key)] = value;
      this.styles.push(made);
    }
    return this.#styleNumbers.get(style);
  }
}

const REFUSED = new Map([
  [mark.STRICT_MODE, 'Strict mode'], [mark.PROFILER, 'Profiler'], [mark.SUSPENSE, 'Suspense'],
  [Symbol.for('react.portal'), 'Portal'],
]);

// The parts of a Live Activity by the payload's keys.
function rootsOf({ lockScreen, island = {}, supplementalActivityFamilies: families }) {
  const hasContent = typeof lockScreen === 'object' && lockScreen !== null && 'content' in lockScreen;
  const { compact = {}, expanded = {} } = island ?? {};
  return Object.entries({
    ls: hasContent ? lockScreen.content : lockScreen,
    isl_exp_c: expanded?.center, isl_exp_l: expanded?.leading, isl_exp_t: expanded?.trailing,
    isl_exp_b: expanded?.bottom, isl_cmp_l: compact?.leading, isl_cmp_t: compact?.trailing,
    isl_min: island?.minimal, saf_sm: families?.small,
  }).filter(([, node]) => node);
}

// `used` gets the function components that were called.
export function renderLiveActivityToJson(variants, used = new Set()) {
  const roots = rootsOf(variants);
  const rendering = new Rendering(roots.map(([, node]) => node));
  const made = { v: VERSION };
  for (const [key, node] of roots) made[key] = rendering.node(node);
  if (rendering.elements.length) made.e = rendering.elements;
  if (rendering.styles.length) made.s = rendering.styles;
  if (variants.lockScreen?.activityBackgroundTint) made.ls_background_tint = variants.lockScreen.activityBackgroundTint;
  if (variants.island?.keylineTint) made.isl_keyline_tint = variants.island.keylineTint;
  for (const component of rendering.used) used.add(component);
  return made;
}

export const renderLiveActivityToString = (variants) => JSON.stringify(renderLiveActivityToJson(variants));
