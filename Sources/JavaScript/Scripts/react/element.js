// Elements: plain descriptions of what to draw. `ref` stays an ordinary prop, as in React 19.
import { ELEMENT } from './symbols.js';

// Arrays that JSX wrote out one by one: their items need no keys.
export const staticChildren = new WeakSet();

function element(type, key, props) {
  return { $$typeof: ELEMENT, type, key, ref: props.ref ?? null, props };
}

function withDefaults(type, props) {
  const defaults = type?.defaultProps;
  if (defaults) for (const name in defaults) if (props[name] === undefined) props[name] = defaults[name];
  return props;
}

export function jsx(type, config, maybeKey) {
  let key = maybeKey === undefined ? null : String(maybeKey);
  const props = {};
  for (const name in config) {
    if (name === 'key') key = config.key === undefined ? key : String(config.key);
    else props[name] = config[name];
  }
  return element(type, key, withDefaults(type, props));
}

export function jsxs(type, config, maybeKey) {
  if (Array.isArray(config?.children)) staticChildren.add(config.children);
  return jsx(type, config, maybeKey);
}

export function jsxDEV(type, config, maybeKey, isStatic) {
  return isStatic ? jsxs(type, config, maybeKey) : jsx(type, config, maybeKey);
}

function childrenOf(list) {
  if (list.length === 1) return list[0];
  staticChildren.add(list);
  return list;
}

export function createElement(type, config, ...children) {
  const made = jsx(type, config ?? {}, config?.key);
  if (children.length) made.props.children = childrenOf(children);
  return made;
}

export function cloneElement(original, config, ...children) {
  if (original == null) throw new Error(`The argument must be a React element, but you passed ${original}.`);
  const props = { ...original.props };
  let key = original.key;
  for (const name in config) {
    if (name === 'key') key = config.key === undefined ? key : String(config.key);
    else if (name === 'ref' && config.ref === undefined) continue;
    else props[name] = config[name] === undefined ? original.type?.defaultProps?.[name] : config[name];
  }
  if (children.length) props.children = childrenOf(children);
  return element(original.type, key, props);
}

export function isValidElement(value) {
  return typeof value === 'object' && value !== null && value.$$typeof === ELEMENT;
}
