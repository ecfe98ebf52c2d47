// What app code gets for an import of a host module: its names, then stand-ins for the rest.
import { standIn } from './stand-in.js';

export function facade(module, name, { pick, strict } = {}) {
  const chosen = pick ? module[pick] : module.default;
  const rest = strict ? null : standIn(name);
  // A copy with changeable properties: apps replace components, e.g. `Object.defineProperty(RN, 'Text', …)`.
  const names = {};
  for (const key of Object.keys(module)) Object.defineProperty(
    names, key,
    {
      get: () => module[key],
      set: (value) => Object.defineProperty(names, key, { value, writable: true, configurable: true }),
      configurable: true, enumerable: true
    }
  );
  const self = new Proxy(names, {
    get(target, key) {
      if (key === '__esModule') return true;
      if (key === 'default') return chosen ?? self;
      if (key in target) return target[key];
      if (strict || typeof key === 'symbol' || key === 'then' || key === '$$typeof') return undefined;
      return module.__anyName?.(key) ?? rest[key];
    },
    getPrototypeOf: () => self,
  });
  return self;
}
