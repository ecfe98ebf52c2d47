// Stand-ins: an object that answers every name of a package Island does not have.
//
// It can be called, constructed and rendered; members give more of it, a call gives it back, it
// destructures as a tuple and reads as '' or 0. Each used package and name is told once.
import { send } from '../runtime/link.js';
import { createElement, Children, isValidElement } from '../react/index.js';
import { internals } from '../react/internals.js';
import { FlatList, SectionList } from '../react-native/lists.js';

const told = new Set();
const MOST_TOLD = 300;

function tell(pkg, name) {
  const key = pkg + '\0' + name;
  if (told.has(key) || told.size >= MOST_TOLD) return;
  told.add(key);
  send({ t: 'leftOut', package: pkg, name });
}

const PROMISES = /Async$|^(?:get|load|fetch|is|has|request|check|init|set[A-Z]\w*Async)/;
const SIGN_IN = /^on(?:Auth|IdToken|User)\w*(?:Change|Changed)$/;
const LISTENS = /^(?:on[A-Z]|add\w*Listener|subscribe|listen|watch)/;

const wrapTexts = (children) => Children.map(children, (child) =>
  (typeof child === 'string' || typeof child === 'number' ? createElement('Text', null, child) : child));

// As a component: a box with the package's name; style, children and presses pass through.
function box(pkg, name, props) {
  const { children, style, onPress, onLongPress, disabled, title, label, data, sections, renderItem, render } = props;
  if (typeof renderItem === 'function'
    && (Array.isArray(data) || Array.isArray(sections))) return list(pkg, name, props);
  const draw = typeof children === 'function' ? children : typeof render === 'function' ? render : null;
  const inner = draw ? drawn(draw, pkg, name) : children;
  const caption = inner == null && typeof (title ?? label) === 'string' ? title ?? label : null;
  return createElement('StandIn', {
    package: pkg, name, style: typeof style === 'function' ? undefined : style, onPress, onLongPress, disabled
  },
    caption === null ? wrapTexts(inner) : createElement('Text', null, caption));
}

function promised(value) {
  const promise = Promise.resolve(value);
  return {
    then: promise.then.bind(promise), catch: promise.catch.bind(promise), finally: promise.finally.bind(promise)
  };
}

// Lists of other packages have FlatList's props: drawn as one.
function list(pkg, name, { renderItem, renderHiddenItem, style, containerStyle, ...props }) {
  const row = (info) => renderItem({ ...info, drag() {}, isActive: false, getIndex: () => info.index }, {});
  return createElement('StandIn', { package: pkg, name, style: [{ flex: 1 }, containerStyle] },
    createElement(
      Array.isArray(props.sections) ? SectionList : FlatList, { ...props, style, renderItem: row, ref: undefined }
    ));
}

// A function that draws is called with a stand-in for what the package would give.
function drawn(draw, pkg, name) {
  try {
    return draw(standIn(pkg, name + '.render', { hooked: true }));
  } catch {
    return null;
  }
}

// A decorator of a member is called with the class or its prototype, the member's name and what it is so far.
const isDecorated = (args) => args.length === 3 && /^(?:object|function)$/.test(typeof args[0])
  && /^(?:string|symbol|undefined)$/.test(typeof args[1])
  && (args[2] === undefined || typeof args[2] === 'number' || args[2]?.configurable !== undefined);
const isProps = (value) => typeof value === 'object' && value !== null && !isValidElement(value)
  && !Array.isArray(value);
const isComponent = (value) => !value?.__standIn
  && ((typeof value === 'function' && /^[A-Z]/.test(value.name))
    || (typeof value === 'object' && value !== null && value.$$typeof !== undefined && !isValidElement(value)));
const rendering = () => internals.H !== null;

// What a hook says about its state reads as "no": a spinner would hide the screen for ever.
const NOT_NOW = /^(?:is|has)?(?:loading|pending|fetching|refetching|refreshing|submitting|validating|busy|error|errors|hidden|disabled)$/i;

// What a hook says about what it has found: nothing, so that a list of it has no items.
const FOUND = /^(?:data|rows|items|results|records|documents|docs|list|pages|edges)$/;

// `empty`: as a list it has no items.
// `answered`: the result of a call, which can also be awaited; it resolves to the plain stand-in.
// `hooked`: what a hook gave.
export function standIn(pkg, trail = '', { answered = null, hooked = false, empty = false } = {}) {
  const name = trail.split('.').pop();
  const members = new Map();
  let result = null;
  const target = function standIn() {};
  const member = (key) => {
    if (!members.has(key)) members.set(
      key, standIn(pkg, trail ? `${trail}.${key}` : key, { empty: hooked && FOUND.test(key) })
    );
    return members.get(key);
  };
  const self = new Proxy(target, {
    get(_, key) {
      if (answered && (key === 'then' || key === 'catch' || key === 'finally')) return promised(answered)[key];
      if (key === '__esModule' || key === 'then' || key === '$$typeof' || key === 'defaultProps'
        || key === 'toJSON') return undefined;
      if (key === 'contextType' || key === 'getDerivedStateFromProps'
        || key === 'getDerivedStateFromError') return undefined;
      if (key === 'prototype') return target.prototype;
      if (key === 'displayName' || key === 'name') return name || pkg;
      if (key === 'default') return member('default');
      if (key === 'length') return 0;
      if (key === '__standIn') return pkg;
      if (key === Symbol.toPrimitive) return (hint) => (hint === 'number' ? 0 : '');
      if (key === Symbol.iterator) return tuple;
      if (typeof key === 'symbol' || (empty && /^\d+$/.test(key))) return undefined;
      if (key === 'toString' || key === 'valueOf') return () => '';
      if (key === 'call') return (_self, ...args) => self(...args);
      if (key === 'apply') return (_self, args = []) => self(...args);
      if (key === 'bind') return () => self;
      if (key === 'map' || key === 'filter' || key === 'flatMap' || key === 'slice'
        || key === 'concat') return () => [];
      if (key === 'forEach') return () => undefined;
      if (key === 'remove' || key === 'unsubscribe') return () => undefined;
      if (members.has(key)) return members.get(key);
      return hooked && NOT_NOW.test(key) ? false : member(key);
    },
    set(_, key, value) { members.set(key, value); return true; },
    has: (_, key) => typeof key === 'string' || key in target,
    getPrototypeOf: () => self,
    apply(_, thisArg, args) {
      tell(pkg, trail || 'default');
      const last = name === 'default' ? '' : name;
      if (rendering() && isProps(args[0]) && args.length <= 2 && !/^use[A-Z]/.test(last)
        && !/^[a-z]/.test(last)) return box(pkg, trail || pkg, args[0]);
      if (isDecorated(args)) return undefined;
      // What wraps a component gives it back: withX(C), wrap(C), connect(map)(C).
      if (!rendering() && args.length > 0 && isComponent(args[0])) return args[0];
      // Who waits for a sign-in is told that nobody is signed in.
      const listener = args.find((arg) => typeof arg === 'function' && !arg.__standIn);
      if (SIGN_IN.test(last) && listener) Promise.resolve().then(() => listener(null));
      if (LISTENS.test(last)) return Object.assign(() => {}, { remove() {}, unsubscribe() {} });
      if (!rendering() && PROMISES.test(last)) return Promise.resolve(undefined);
      if (/^use[A-Z]/.test(last)) return (result ??= standIn(pkg, trail, { hooked: true }));
      return rendering() || answered || hooked ? self : (result ??= standIn(pkg, trail, { answered: self }));
    },
    construct() {
      tell(pkg, trail || 'default');
      return self;
    },
  });
  // Two items are enough for `const [a, setA] = useX()`.
  const tuple = function* tuple() {
    if (empty) return;
    yield member('0');
    yield member('1');
  };
  return self;
}
