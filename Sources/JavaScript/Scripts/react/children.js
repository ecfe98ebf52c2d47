// React.Children: a list of children flattened, with keys that keep their place unique.
import { isValidElement, cloneElement } from './element.js';

const escapeKey = (key) => '$' + String(key).replace(/[=:]/g, (c) => (c === '=' ? '=0' : '=2'));
const slash = (key) => String(key).replace(/\/+/g, '$&/');

// Calls `visit(child, path)` for every leaf; null, undefined and booleans count as null.
function walk(children, path, visit) {
  const kind = typeof children;
  if (children == null || kind === 'boolean') return visit(null, path || '.0');
  if (kind === 'string' || kind === 'number' || kind === 'bigint' || isValidElement(children)) {
    return visit(children, path === '' ? '.' + keyAt(children, 0) : path);
  }
  if (typeof children[Symbol.iterator] === 'function') {
    const prefix = path === '' ? '.' : path + ':';
    let index = 0;
    for (const child of children) {
      walk(child, prefix + keyAt(child, index), visit);
      index += 1;
    }
    return;
  }
  throw new Error('Objects are not valid as a React child (found: object with keys {'
    + Object.keys(children).join(', ') + '}).');
}

const keyAt = (child, index) =>
  (typeof child === 'object' && child !== null && child.key != null ? escapeKey(child.key) : index.toString(36));

function collect(out, result, path, original) {
  if (result == null || typeof result === 'boolean') return;
  if (Array.isArray(result)) {
    walk(result, '', (child, inner) => {
      if (child != null) out.push(isValidElement(child) ? cloneElement(
        child, { key: slash(path) + '/' + inner }
      ) : child);
    });
  } else if (isValidElement(result)) {
    const own = result.key != null && (!original || original.key !== result.key) ? slash(result.key) + '/' : '';
    out.push(cloneElement(result, { key: own + path }));
  } else out.push(result);
}

export const Children = {
  map(children, fn, context) {
    if (children == null) return children;
    const out = [];
    let index = 0;
    walk(children, '', (child, path) => collect(out, fn.call(context, child, index++), path, child));
    return out;
  },
  forEach(children, fn, context) {
    if (children == null) return;
    let index = 0;
    walk(children, '', (child) => { fn.call(context, child, index++); });
  },
  count(children) {
    let total = 0;
    if (children != null) walk(children, '', () => { total += 1; });
    return total;
  },
  toArray: (children) => Children.map(children, (child) => child) ?? [],
  only(children) {
    if (!isValidElement(children)) {
      throw new Error('React.Children.only expected to receive a single React element child.');
    }
    return children;
  },
};
