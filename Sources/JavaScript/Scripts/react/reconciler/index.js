// The reconciler: from elements to a tree of nodes, and from that to the host's instances.
//
// A pass renders what is dirty, from the root down, and logs what has to be committed: removed
// nodes when their parent renders, finished nodes after their children. The commit replays the log.
//
// `host` gives: createInstance(type, props, node), createText(text, parent), updateInstance(instance,
// props), updateText(instance, text), setChildren(instance, children), setRoot(children),
// removeInstance(instance), publicInstance(instance), enqueueRender(fn), enqueuePassive(fn),
// onUncaught(error, stack), onCaught(error, stack), afterCommit(), restoreState(node, hookIndex).
import { FRAGMENT } from '../symbols.js';
import { Kind, Flag, Node, componentStack } from './node.js';
import { createChildren } from './children.js';
import { createDispatcher } from './dispatcher.js';
import { createClasses, isBoundary, shallowEqual } from './classes.js';
import { createCommit } from './commit.js';

const NESTED_LIMIT = 50;
const isThenable = (value) => typeof value?.then === 'function';

export function createReconciler(host) {
  const roots = new Set();
  const scheduled = new Set();   // nodes with updates that no pass has rendered yet
  let log = [];                  // entries of the running pass: { node } or { gone }
  let resized = new Set();       // host nodes whose list of children has changed
  let renderAsked = false;
  let working = false;

  const dispatcher = createDispatcher({ schedule, readContext, restoreState: host.restoreState });
  const classes = createClasses({ schedule, readContext });
  const commit = createCommit({ host, captureError });
  const reconcile = createChildren({
    removed: (kid) => log.push({ gone: kid }),
    resized: (node) => resized.add(hostOf(node)),
  });

  // ---- scheduling

  function markPath(node, top = null) {
    for (let at = node.parent; at && at !== top; at = at.parent) at.childDirty = true;
  }

  function schedule(node) {
    if (node.deleted) return;
    node.dirty = true;
    markPath(node);
    scheduled.add(node);
    askRender();
  }

  function askRender() {
    if (renderAsked) return;
    renderAsked = true;
    host.enqueueRender(() => {
      renderAsked = false;
      performWork();
    });
  }

  function performWork() {
    if (working) return;
    working = true;
    try {
      let nested = 0;
      commit.flushPassive();
      while (scheduled.size) {
        for (const node of scheduled) if (node.deleted || !node.dirty) scheduled.delete(node);
        if (!scheduled.size) break;
        if (++nested > NESTED_LIMIT) {
          const culprit = [...scheduled][0];
          for (const node of scheduled) node.dirty = false;
          scheduled.clear();
          fatal(rootOf(culprit),
            new Error('Maximum update depth exceeded. This can happen when a component repeatedly calls '
            + 'setState inside componentWillUpdate or componentDidUpdate. React limits the number of nested updates to prevent infinite loops.'), culprit);
          continue;
        }
        commit.flushPassive();
        const marked = [...scheduled];
        scheduled.clear();
        for (const node of marked) markPath(node);
        for (const root of roots) if (root.dirty || root.childDirty) pass(root);
        // An update that came while its ancestors were already done waits for the next turn.
        for (const node of marked) if (node.dirty && !node.deleted && !waits(node)) scheduled.add(node);
      }
    } finally {
      working = false;
    }
    if (scheduled.size) askRender();
  }

  // A node inside of suspended content renders when the content is tried again.
  function waits(node) {
    for (let at = node; at; at = at.parent) if (at.hidden || at.waiting?.size) return true;
    return false;
  }

  function rootOf(node) {
    let at = node;
    while (at.parent) at = at.parent;
    return at;
  }

  // ---- one pass

  function pass(root) {
    log = [];
    resized = new Set();
    try {
      work(root);
    } catch (thrown) {
      rollback(0);
      if (isThenable(thrown)) {
        if (!root.mounted) clearChildren(root);
        else root.childDirty = true;
        wait(root, thrown);
      } else {
        clearChildren(root);
        finish(root);
        host.onUncaught(thrown, componentStack(thrown?.islandNode ?? null));
        return;
      }
    }
    finish(root);
  }

  function finish(root) {
    root.mounted = true;
    const entries = log;
    log = [];
    commit.run(entries, resized);
  }

  function clearChildren(node) {
    for (const child of node.children) log.push({ gone: child });
    node.children = [];
    node.childDirty = false;
    resized.add(hostOf(node));
  }

  // Forgets finished nodes after `mark`; what was removed stays removed.
  function rollback(mark) {
    const undone = log.splice(mark);
    for (const entry of undone) if (entry.gone) log.push(entry);
  }

  function wait(node, promise) {
    node.waiting ??= new Set();
    if (node.waiting.has(promise)) return;
    node.waiting.add(promise);
    const retry = () => {
      node.waiting.delete(promise);
      schedule(node);
    };
    promise.then(retry, retry);
  }

  function fatal(root, error, node) {
    root.pendingProps = { children: null };
    schedule(root);
    host.onUncaught(error, componentStack(node));
  }

  function captureError(node, error) {
    for (let at = node; at; at = at.parent) {
      if (at.kind === Kind.class && isBoundary(at.type) && at.rendered && !at.deleted) {
        (at.thrown ??= []).push(error);
        schedule(at);
        return;
      }
    }
    fatal(rootOf(node), error, node);
  }

  // ---- rendering

  function work(node) {
    if (node.rendered && node.pendingProps === node.props && !node.dirty && !node.contextDirty) {
      node.staleTwin = false;
      if (node.childDirty) descend(node);
      return;
    }
    begin(node);
  }

  function begin(node) {
    const own = node.dirty;
    const newProps = node.props !== node.pendingProps;
    if (!node.rendered) node.flags |= Flag.created;
    let out;
    try {
      out = renderOf(node, !node.rendered || newProps || node.contextDirty);
    } catch (thrown) {
      if (typeof thrown === 'object' && thrown && !isThenable(thrown) && !thrown.islandNode) {
        try { Object.defineProperty(thrown, 'islandNode', { value: node, configurable: true }); } catch { /* frozen */ }
      }
      throw thrown;
    }
    node.dirty = false;
    node.contextDirty = false;
    if (node.kind === Kind.suspense) {
      node.rendered = true;
      node.props = node.pendingProps;
      descend(node);
      logFinished(node);
      return;
    }
    if (out.bailedOut) {
      for (const hook of node.hooks ?? []) if (hook.due) hook.due = false;
      node.flags &= ~(Flag.layout | Flag.passive | Flag.insertion);
      node.props = node.pendingProps;
      node.staleTwin = false;
      if (node.childDirty) descend(node);
      logFinished(node);
      return;
    }
    node.staleTwin = own && !newProps;
    node.props = node.pendingProps;
    node.rendered = true;
    if (node.kind !== Kind.text) {
      reconcile(node, out.result);
      descend(node);
    }
    logFinished(node);
  }

  function logFinished(node) {
    if (node.flags) log.push({ node });
  }

  function renderOf(node, mustRender) {
    const props = node.pendingProps;
    switch (node.kind) {
      case Kind.root: return { result: props.children };
      case Kind.text:
        if (node.instance === null) node.instance = host.createText(props, node);
        else node.flags |= Flag.update;
        return {};
      case Kind.host:
        if (node.instance === null) node.instance = host.createInstance(node.type, props, node);
        else if (node.props !== props) node.flags |= Flag.update;
        flagRef(node, props.ref);
        return { result: props.children };
      case Kind.fragment: return { result: props?.children };
      case Kind.suspense: return {};
      case Kind.provider:
        if (node.rendered && !Object.is(node.props.value, props.value)) propagate(node, node.type, node);
        return { result: props.children };
      case Kind.consumer:
        return { result: props.children(readContext(node, node.type._context)) };
      case Kind.function: return dispatcher.render(node, () => node.type(props), mustRender);
      case Kind.forwardRef: return renderForwardRef(node, node.type, mustRender);
      case Kind.memo: return renderMemo(node, mustRender);
      case Kind.lazy: return { result: child(node.type._init(), props) };
      case Kind.class: return renderClass(node);
      default: throw new Error(`Unknown kind of node: ${node.kind}`);
    }
  }

  const child = (type, props) => ({ type, key: null, props });

  function renderForwardRef(node, type, mustRender) {
    const { ref = null, ...props } = node.pendingProps;
    return dispatcher.render(node, () => type.render(props, ref), mustRender);
  }

  function renderMemo(node, mustRender) {
    const { type: inner, compare } = node.type;
    if (node.rendered && node.props !== node.pendingProps) {
      const equal = (compare ?? shallowEqual)(node.props, node.pendingProps)
        && node.props.ref === node.pendingProps.ref;
      if (equal) {
        node.pendingProps = node.props;
        mustRender = node.contextDirty;
        if (!node.dirty && !mustRender) return { bailedOut: true };
      }
    }
    if (inner?.$$typeof === Symbol.for('react.forward_ref')) return renderForwardRef(node, inner, mustRender);
    if (typeof inner === 'function' && !inner.prototype?.isReactComponent) {
      return dispatcher.render(node, () => inner(node.pendingProps), mustRender);
    }
    return { result: child(inner, node.pendingProps) };
  }

  function renderClass(node) {
    flagRef(node, node.pendingProps.ref);
    if (node.thrown) {
      const errors = node.thrown;
      node.thrown = null;
      for (const error of errors) host.onCaught(error, componentStack(node));
      const result = errors.map((error) => classes.recover(node, error)).pop();
      for (const kid of node.children) log.push({ gone: kid });
      node.children = [];
      return { result };
    }
    return classes.render(node, node.contextDirty);
  }

  function flagRef(node, ref = null) {
    if (node.ref !== ref) node.flags |= Flag.ref;
  }

  // ---- descending

  function descend(node) {
    if (node.kind === Kind.suspense) suspense(node);
    else if (node.kind === Kind.class && isBoundary(node.type)) boundary(node);
    else workChildren(node);
  }

  function workChildren(node) {
    // Stays dirty when a child throws, so that a later try comes here again.
    node.childDirty = true;
    for (const kid of node.children) work(kid);
    node.childDirty = false;
  }

  function boundary(node) {
    const mark = log.length;
    try {
      workChildren(node);
    } catch (error) {
      if (isThenable(error)) throw error;
      rollback(mark);
      host.onCaught(error, componentStack(error?.islandNode ?? node));
      const result = classes.recover(node, error);
      for (const kid of node.children) log.push({ gone: kid });
      node.children = [];
      reconcile(node, result);
      resized.add(hostOf(node));
      workChildren(node);
    }
  }

  function suspense(node) {
    const mark = log.length;
    let content = node.children.find((kid) => kid.key === '.content');
    let fallback = node.children.find((kid) => kid.key === '.fallback');
    const before = node.children;
    if (!content) content = wrapper(node, '.content', node.props.children);
    else if (content.pendingProps.children !== node.props.children) content.pendingProps = {
      children: node.props.children
    };
    node.childDirty = true;
    try {
      work(content);
      if (fallback) log.push({ gone: fallback });
      node.children = [content];
      if (fallback || content.hidden || before.length === 0) resized.add(hostOf(node));
      content.hidden = false;
    } catch (thrown) {
      if (!isThenable(thrown)) {
        if (!before.includes(content)) node.children = [...before, content];
        throw thrown;
      }
      wait(node, thrown);
      const kept = content.mounted;
      if (kept) {
        content.hidden = true; // keeps its state behind the fallback
      } else {
        rollback(mark);
        log.push({ gone: content });
      }
      fallback ??= wrapper(node, '.fallback', null);
      fallback.pendingProps = { children: node.props.fallback };
      node.children = kept ? [content, fallback] : [fallback];
      resized.add(hostOf(node));
      work(fallback);
    }
    node.childDirty = false;
  }

  function wrapper(parent, key, children) {
    const made = new Node(Kind.fragment, FRAGMENT, key, { children });
    made.parent = parent;
    return made;
  }

  function hostOf(node) {
    let at = node;
    while (at.kind !== Kind.host && at.kind !== Kind.root) at = at.parent;
    return at;
  }

  // ---- context

  function readContext(node, context) {
    (node.contexts ??= new Set()).add(context);
    for (let at = node.parent; at; at = at.parent) {
      if (at.kind === Kind.provider && at.type === context) return at.pendingProps.value;
    }
    return context._currentValue;
  }

  function propagate(top, context, node) {
    for (const kid of node.children) {
      if (kid.contexts?.has(context)) {
        kid.contextDirty = true;
        markPath(kid, top);
      }
      if (kid.kind !== Kind.provider || kid.type !== context) propagate(top, context, kid);
    }
  }

  // ---- the outside

  function createRoot() {
    const root = new Node(Kind.root, 'root', null, { children: null });
    roots.add(root);
    return {
      node: root,
      render(element) {
        root.pendingProps = { children: element };
        schedule(root);
      },
      unmount() {
        root.pendingProps = { children: null };
        schedule(root);
        performWork();
        commit.flushPassive();
        roots.delete(root);
      },
    };
  }

  function flushSync(fn) {
    const result = fn?.();
    performWork();
    return result;
  }

  // Renders and runs effects until nothing is left: for tests.
  function flushAll() {
    let turns = 0;
    do {
      performWork();
      commit.flushPassive();
    } while (scheduled.size && ++turns < 100);
  }

  return { createRoot, flushSync, flushAll, flushPassive: () => commit.flushPassive() };
}
