// The commit: what the log of a pass does to the host, to refs and to effects, in React's order.
import { Kind, Flag, componentStack } from './node.js';

export function createCommit({ host, captureError }) {
  let waiting = [];          // committed logs whose passive effects are still to run
  let passiveAsked = false;

  function guard(node, fn) {
    try {
      fn();
    } catch (error) {
      captureError(node, error);
    }
  }

  function run(entries, resized) {
    for (const { node } of entries) {
      if (node?.flags & Flag.didUpdate && node.instance.getSnapshotBeforeUpdate) {
        guard(node.parent, () => {
          node.snapshot = node.instance.getSnapshotBeforeUpdate(node.previous.props, node.previous.state);
        });
      }
    }
    for (const entry of entries) {
      if (entry.gone) {
        entry.cleanups = [];
        unmount(entry.gone, entry.gone.parent, entry.cleanups);
      } else mutate(entry.node);
    }
    for (const parent of resized) {
      if (parent.deleted) continue;
      const children = hostChildren(parent, []);
      if (parent.kind === Kind.root) host.setRoot(children);
      else host.setChildren(parent.instance, children);
    }
    let passive = false;
    for (const entry of entries) {
      if (entry.gone) passive ||= entry.cleanups.length > 0;
      else {
        entry.passive = (entry.node.flags & Flag.passive) !== 0;
        passive ||= entry.passive;
        layout(entry.node);
      }
    }
    if (passive) {
      waiting.push(entries);
      if (!passiveAsked) {
        passiveAsked = true;
        host.enqueuePassive(() => {
          passiveAsked = false;
          flushPassive();
        });
      }
    }
    host.afterCommit();
  }

  function hostChildren(node, out) {
    for (const kid of node.children) {
      if (kid.hidden) continue;
      if (kid.kind === Kind.host || kid.kind === Kind.text) out.push(kid.instance);
      else hostChildren(kid, out);
    }
    return out;
  }

  // Parents before children, as React takes subtrees down.
  function unmount(node, survivor, cleanups) {
    node.deleted = true;
    if (node.mounted) {
      for (const hook of node.hooks ?? []) {
        if (!hook.cleanup) continue;
        const cleanup = hook.cleanup;
        hook.cleanup = undefined;
        if (hook.kind === 'effect') cleanups.push({ survivor, cleanup });
        else guard(survivor, cleanup);
      }
      detachRef(node, survivor);
      if (node.kind === Kind.class && node.instance.componentWillUnmount) {
        guard(survivor, () => node.instance.componentWillUnmount());
      }
    }
    if ((node.kind === Kind.host || node.kind === Kind.text) && node.instance) host.removeInstance(node.instance);
    for (const kid of node.children) unmount(kid, survivor, cleanups);
    node.mounted = false;
  }

  function mutate(node) {
    if (node.flags & Flag.insertion) {
      for (const hook of node.hooks) if (hook.kind === 'insertion' && hook.due) cleanUp(node, hook);
      for (const hook of node.hooks) if (hook.kind === 'insertion' && hook.due) create(node, hook);
    }
    if (node.flags & Flag.layout) {
      for (const hook of node.hooks) if (hook.kind === 'layout' && hook.due) cleanUp(node, hook);
    }
    if (node.flags & Flag.update) {
      if (node.kind === Kind.text) host.updateText(node.instance, node.props);
      else host.updateInstance(node.instance, node.props);
    }
    if (node.flags & Flag.ref) detachRef(node, node);
  }

  function layout(node) {
    const flags = node.flags;
    node.flags = 0;
    node.mounted = true;
    if (flags & Flag.layout) {
      for (const hook of node.hooks) if (hook.kind === 'layout' && hook.due) create(node, hook);
    }
    if (flags & Flag.didMount) guard(node.parent, () => node.instance.componentDidMount());
    else if (flags & Flag.didUpdate && node.instance.componentDidUpdate) {
      guard(
        node.parent, () => node.instance.componentDidUpdate(node.previous.props, node.previous.state, node.snapshot)
      );
    }
    if (flags & Flag.callback) callbacks(node);
    if (flags & Flag.ref) attachRef(node);
  }

  function callbacks(node) {
    const caught = node.caught ?? [];
    const list = node.callbacks ?? [];
    node.caught = null;
    node.callbacks = null;
    for (const error of caught) {
      const componentStackText = componentStack(node).map((name) => `\n    in ${name}`).join('');
      guard(node.parent, () => node.instance.componentDidCatch(error, { componentStack: componentStackText }));
    }
    for (const callback of list) guard(node.parent, () => callback.call(node.instance));
  }

  function cleanUp(node, hook) {
    const cleanup = hook.cleanup;
    hook.cleanup = undefined;
    if (cleanup) guard(node, cleanup);
  }

  function create(node, hook) {
    hook.due = false;
    guard(node, () => {
      const cleanup = hook.create();
      hook.cleanup = typeof cleanup === 'function' ? cleanup : undefined;
    });
  }

  function attachRef(node) {
    const ref = (node.props.ref ?? null);
    node.ref = ref;
    if (ref === null) return;
    const value = node.kind === Kind.host ? host.publicInstance(node.instance) : node.instance;
    guard(node, () => {
      if (typeof ref === 'function') {
        const cleanup = ref(value);
        node.refCleanup = typeof cleanup === 'function' ? cleanup : null;
      } else ref.current = value;
    });
  }

  function detachRef(node, survivor) {
    const ref = node.ref;
    node.ref = null;
    if (ref === null) return;
    const cleanup = node.refCleanup;
    node.refCleanup = null;
    guard(survivor, () => {
      if (cleanup) cleanup();
      else if (typeof ref === 'function') ref(null);
      else ref.current = null;
    });
  }

  // All cleanups of a commit run before its new effects.
  function flushPassive() {
    while (waiting.length) {
      const entries = waiting.shift();
      for (const entry of entries) {
        if (entry.gone) for (const { survivor, cleanup } of entry.cleanups) guard(survivor, cleanup);
        else if (entry.passive) {
          for (const hook of entry.node.hooks) if (hook.kind === 'effect' && hook.due) cleanUp(entry.node, hook);
        }
      }
      for (const entry of entries) {
        if (!entry.passive || entry.node.deleted) continue;
        for (const hook of entry.node.hooks) if (hook.kind === 'effect' && hook.due) create(entry.node, hook);
      }
    }
  }

  return { run, flushPassive };
}
