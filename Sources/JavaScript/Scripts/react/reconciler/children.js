// Children of a node: from what a render returned to nodes, kept by key or by place.
import { FRAGMENT } from '../symbols.js';
import { staticChildren } from '../element.js';
import { normalize, propsOf, createNode, ownerName } from './node.js';

// `removed(kid)`: a node is no longer among the children; `resized(node)`: the list has changed.
export function createChildren({ removed, resized }) {
  function reconcile(node, value) {
    let next = value;
    if (typeof next === 'object' && next !== null && next.type === FRAGMENT && next.key == null && next.props) {
      next = next.props.children;
    }
    let elements;
    if (Array.isArray(next)) {
      elements = next.map(normalize);
      checkKeys(node, next, elements);
    } else if (typeof next === 'object' && next !== null && !next.$$typeof && !next.type
      && typeof next[Symbol.iterator] === 'function') {
      elements = [...next].map(normalize);
    } else {
      const only = typeof next === 'object' && next !== null && next.$$typeof === undefined && next.type !== undefined
        ? next : normalize(next);
      if (only) return setChildren(node, matchOnly(node, only));
      elements = [];
    }
    setChildren(node, match(node, elements));
  }

  const idOf = (key, index) => (key != null ? '$' + key : index);

  function match(node, elements) {
    const old = new Map();
    for (const kid of node.children) {
      const id = idOf(kid.key, kid.index);
      if (!old.has(id)) old.set(id, kid);
    }
    const next = [];
    elements.forEach((element, index) => {
      if (element === null) return;
      const id = idOf(element.key, index);
      const found = old.get(id);
      if (found && found.type === element.type) {
        old.delete(id);
        next.push(reuse(found, element, index));
      } else next.push(fresh(node, element, index));
    });
    return next;
  }

  // A single child takes over the first old child with its key, wherever that stood.
  function matchOnly(node, element) {
    const found = node.children.find((kid) => kid.key === (element.key ?? null));
    return [found && found.type === element.type ? reuse(found, element, 0) : fresh(node, element, 0)];
  }

  function reuse(kid, element, index) {
    kid.pendingProps = propsOf(element);
    kid.index = index;
    return kid;
  }

  function fresh(parent, element, index) {
    const made = createNode(element, parent);
    made.parent = parent;
    made.index = index;
    return made;
  }

  function setChildren(node, next) {
    const old = node.children;
    const kept = new Set(next);
    for (const kid of old) if (!kept.has(kid)) removed(kid);
    node.children = next;
    if (old.length !== next.length || next.some((kid, i) => kid !== old[i])) resized(node);
  }

  const warned = new Set();
  function checkKeys(node, list, elements) {
    const keys = new Set();
    const dynamic = !staticChildren.has(list);
    for (const element of elements) {
      if (element === null) continue;
      if (element.key != null) {
        if (keys.has(element.key)) {
          console.error(`Encountered two children with the same key, \`${element.key}\`. Keys should be unique so that components maintain their identity across updates.`);
        }
        keys.add(element.key);
      } else if (dynamic && element.props && !element.fragment) {
        const owner = ownerName(node);
        if (warned.has(owner)) continue;
        warned.add(owner);
        console.error(`Each child in a list should have a unique "key" prop.\n\nCheck the render method of \`${owner}\`.`);
      }
    }
  }

  return reconcile;
}
