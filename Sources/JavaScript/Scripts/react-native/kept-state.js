// State over a reload: `useState` values by the component's place, if its source is unchanged.
import { Kind, nameOf } from '../react/reconciler/node.js';

export function placeOf(node) {
  const parts = [];
  for (let at = node; at && at.kind !== Kind.root; at = at.parent) {
    parts.push(`${nameOf(at) ?? at.kind}${at.key != null ? '#' + at.key : '.' + at.index}`);
  }
  return parts.reverse().join('/');
}

const sourceOf = (node) => {
  const type = node.type?.type ?? node.type?.render ?? node.type;
  return typeof type === 'function' ? Function.prototype.toString.call(type) : '';
};

// What is the same after JSON: a Map, a date or an object of a class is not.
function isData(value) {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isData);
  if (typeof value !== 'object' || ![Object.prototype, null].includes(Object.getPrototypeOf(value))) return false;
  return Object.values(value).every(isData);
}

function plain(value) {
  try {
    return isData(value) ? JSON.stringify(value) : undefined;
  } catch { return undefined; }
}

export function collectState(root) {
  const kept = {};
  const visit = (node) => {
    const values = {};
    node.hooks?.forEach((hook, index) => {
      if (hook.kind !== 'state') return;
      const text = plain(hook.state);
      if (text !== undefined) values[index] = text;
    });
    if (Object.keys(values).length) kept[placeOf(node)] = { source: sourceOf(node), values };
    node.children.forEach(visit);
  };
  visit(root);
  return kept;
}

export function keptState(kept) {
  return (node, index) => {
    const found = kept[placeOf(node)];
    if (!found || found.source !== sourceOf(node) || found.values[index] === undefined) return undefined;
    return { value: JSON.parse(found.values[index]) };
  };
}
