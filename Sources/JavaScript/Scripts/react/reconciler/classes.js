// Class components: their life from construction to update.
import { Flag, nameOf } from './node.js';

export const isBoundary = (type) =>
  typeof type.getDerivedStateFromError === 'function' || typeof type.prototype?.componentDidCatch === 'function';

function shallowEqual(a, b) {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && Object.is(a[key], b[key]));
}
export { shallowEqual };

export function createClasses({ schedule, readContext }) {
  const owners = new WeakMap();

  const updater = {
    isMounted: (instance) => owners.get(instance)?.mounted ?? false,
    enqueueSetState(instance, partial, callback) {
      push(instance, { partial, callback });
    },
    enqueueForceUpdate(instance, callback) {
      push(instance, { force: true, callback });
    },
  };

  function push(instance, update) {
    const node = owners.get(instance);
    if (!node || node.deleted) return;
    node.queue.push(update);
    schedule(node);
  }

  // Applies pending states in order; their callbacks wait for the commit.
  function drain(node, props) {
    const instance = node.instance;
    let state = instance.state;
    let force = false;
    for (const update of node.queue) {
      if (update.force) force = true;
      const partial = typeof update.partial === 'function'
        ? update.partial.call(instance, state, props) : update.partial;
      if (partial != null) state = { ...state, ...partial };
      if (update.callback) {
        (node.callbacks ??= []).push(update.callback);
        node.flags |= Flag.callback;
      }
    }
    node.queue = [];
    if (node.rendered && !force && node.props === node.pendingProps && Object.is(state, instance.state)) {
      return { state, force };
    }
    const derived = node.type.getDerivedStateFromProps?.(props, state);
    if (derived != null) state = { ...state, ...derived };
    return { state, force };
  }

  function render(node, mustRender) {
    const Type = node.type;
    let props = node.pendingProps;
    if (props.ref !== undefined) {
      props = { ...props };
      delete props.ref;
    }
    const context = Type.contextType ? readContext(node, Type.contextType) : {};
    if (!node.rendered) return mount(node, Type, props, context);
    const instance = node.instance;
    const before = { props: instance.props, state: instance.state };
    if (before.props !== props && node.props !== node.pendingProps && !Type.getDerivedStateFromProps) {
      (instance.UNSAFE_componentWillReceiveProps ?? instance.componentWillReceiveProps)?.call(instance, props, context);
    }
    const { state, force } = drain(node, props);
    const same = node.props === node.pendingProps && Object.is(state, before.state);
    if (same && !force && !mustRender) return { bailedOut: true };
    let update = true;
    if (!force) {
      if (instance.shouldComponentUpdate) update = instance.shouldComponentUpdate(props, state, context);
      else if (instance.isPureReactComponent) {
        update = !shallowEqual(before.props, props) || !shallowEqual(before.state, state);
      }
    }
    if (update) (instance.UNSAFE_componentWillUpdate ?? instance.componentWillUpdate)?.call(
      instance, props, state, context
    );
    instance.props = props;
    instance.state = state;
    instance.context = context;
    if (!update) return { bailedOut: true };
    node.previous = before;
    if (instance.componentDidUpdate || instance.getSnapshotBeforeUpdate) node.flags |= Flag.didUpdate;
    return { result: instance.render(), bailedOut: false };
  }

  function mount(node, Type, props, context) {
    const instance = new Type(props, context);
    node.queue = [];
    node.instance = instance;
    instance.props = props;
    instance.context = context;
    instance.state ??= null;
    instance.updater = updater;
    owners.set(instance, node);
    if (typeof instance.render !== 'function') {
      throw new Error(`No \`render\` method found on the ${nameOf(node)} instance: did you accidentally return an object from the constructor?`);
    }
    instance.state = drain(node, props).state;
    if (!Type.getDerivedStateFromProps) {
      (instance.UNSAFE_componentWillMount ?? instance.componentWillMount)?.call(instance);
      if (node.queue.length) instance.state = drain(node, props).state;
    }
    if (instance.componentDidMount) node.flags |= Flag.didMount;
    const result = instance.render();
    node.rendered = true;
    return { result, bailedOut: false };
  }

  // After an error below: the state for the fallback; without a static handler nothing is drawn.
  function recover(node, error) {
    const { type, instance } = node;
    if (type.getDerivedStateFromError) {
      instance.state = { ...instance.state, ...type.getDerivedStateFromError(error) };
    }
    if (instance.componentDidCatch) {
      (node.caught ??= []).push(error);
      node.flags |= Flag.callback;
    }
    return type.getDerivedStateFromError ? instance.render() : null;
  }

  return { render, recover };
}
