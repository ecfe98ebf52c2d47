// One node of the component tree: what a component, a host element or a text is while it lives.
import {
  ELEMENT, FRAGMENT, STRICT_MODE, PROFILER, SUSPENSE, ACTIVITY, CONTEXT, CONSUMER, FORWARD_REF, MEMO, LAZY
} from '../symbols.js';

export const Kind = {
  root: 'root', host: 'host', text: 'text', function: 'function', class: 'class', fragment: 'fragment',
  provider: 'provider', consumer: 'consumer', suspense: 'suspense', forwardRef: 'forwardRef', memo: 'memo',
    lazy: 'lazy',
};

// What has to happen to a node in the commit that follows its render.
export const Flag = {
  update: 1, ref: 2, insertion: 4, layout: 8, passive: 16, didMount: 32, didUpdate: 64, callback: 128, created: 256,
};

export class Node {
  constructor(kind, type, key, props) {
    this.kind = kind;
    this.type = type;
    this.key = key;
    this.pendingProps = props;   // from the parent's last render
    this.props = null;           // of this node's last own render
    this.parent = null;
    this.children = [];
    this.index = 0;
    this.instance = null;        // of a host element, a text or a class
    this.hooks = null;
    this.contexts = null;        // the contexts this node has read
    this.rendered = false;
    this.mounted = false;        // committed at least once
    this.dirty = false;          // has an update of its own
    this.contextDirty = false;
    this.childDirty = false;     // a descendant is dirty
    this.staleTwin = false;      // see `setState` in dispatcher.js
    this.flags = 0;
    this.deleted = false;
    this.ref = null;             // the ref attached now
    this.refCleanup = null;
    this.queue = null;           // of a class: pending states and callbacks
    this.failed = false;         // a boundary that shows its fallback in this pass
    this.suspended = false;      // a Suspense that shows its fallback
  }
}

const textOf = (child) => typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint';

// Children as React counts them: null, undefined and booleans keep their place as null.
export function normalize(child) {
  if (child == null || typeof child === 'boolean') return null;
  if (textOf(child)) return { text: String(child), key: null, type: Kind.text };
  if (Array.isArray(child)) return { fragment: child, key: null, type: FRAGMENT };
  if (typeof child === 'object') {
    if (child.$$typeof === ELEMENT) return child;
    if (child.$$typeof === LAZY) return normalize(child._init());
    if (child.$$typeof === CONTEXT) return { type: child.Consumer, key: null, props: { children: (value) => value } };
    if (typeof child[Symbol.iterator] === 'function') return { fragment: [...child], key: null, type: FRAGMENT };
  }
  if (typeof child === 'function') {
    if (child.__standIn) return null; // what an absent package would have given
    console.error('Functions are not valid as a React child. This may happen if you return '
      + `${child.name || 'a component'} instead of <${child.name || 'Component'} /> from render.`);
    return null;
  }
  throw new Error('Objects are not valid as a React child (found: '
    + (Object.prototype.toString.call(child) === '[object Object]'
      ? `object with keys {${Object.keys(child).join(', ')}}` : String(child))
    + '). If you meant to render a collection of children, use an array instead.');
}

export function propsOf(element) {
  if (element.type === Kind.text) return element.text;
  if (element.fragment) return { children: element.fragment };
  return element.props;
}

function kindOf(type) {
  if (typeof type === 'string') return Kind.host;
  if (typeof type === 'function') return type.prototype?.isReactComponent ? Kind.class : Kind.function;
  if (type === FRAGMENT || type === STRICT_MODE || type === PROFILER || type === ACTIVITY) return Kind.fragment;
  if (type === SUSPENSE) return Kind.suspense;
  switch (type?.$$typeof) {
    case CONTEXT: return Kind.provider;
    case CONSUMER: return Kind.consumer;
    case FORWARD_REF: return Kind.forwardRef;
    case MEMO: return Kind.memo;
    case LAZY: return Kind.lazy;
    default: return null;
  }
}

export function createNode(element, parent) {
  if (element.type === Kind.text) return new Node(Kind.text, Kind.text, null, element.text);
  const kind = kindOf(element.type);
  if (kind === null) {
    const got = element.type === undefined ? 'undefined' : element.type === null ? 'null' : typeof element.type;
    throw new Error('Element type is invalid: expected a string (for built-in components) or a class/function '
      + `(for composite components) but got: ${got}.`
      + (got === 'undefined'
        ? " You likely forgot to export your component from the file it's defined in, or you might have mixed up default and named imports." : '')
      + `\n\nCheck the render method of \`${ownerName(parent)}\`.`);
  }
  return new Node(kind, element.type, element.key ?? null, propsOf(element));
}

export function nameOf(node) {
  const type = node.type;
  if (typeof type === 'string') return type;
  const inner = type?.type ?? type?.render ?? type;
  return type?.displayName || inner?.displayName || inner?.name || null;
}

// The nearest component above, for messages.
export function ownerName(node) {
  for (let at = node; at; at = at.parent) {
    if (at.kind !== Kind.host && at.kind !== Kind.fragment && at.kind !== Kind.root) {
      const name = nameOf(at);
      if (name) return name;
    }
  }
  return 'Root';
}

export function componentStack(node) {
  const names = [];
  for (let at = node; at && names.length < 20; at = at.parent) {
    const name = at.kind === Kind.root ? null : nameOf(at);
    if (name) names.push(name);
  }
  return names;
}
