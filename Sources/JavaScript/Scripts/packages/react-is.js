// react-is: what kind of element or type a value is.
import * as mark from '../react/symbols.js';

export function typeOf(value) {
  if (value?.$$typeof !== mark.ELEMENT) return undefined;
  const { type } = value;
  return [
    mark.FRAGMENT, mark.STRICT_MODE, mark.PROFILER, mark.SUSPENSE
  ].includes(type) ? type : type?.$$typeof ?? mark.ELEMENT;
}
const is = (kind) => (value) => typeOf(value) === kind;
export const isElement = (value) => value?.$$typeof === mark.ELEMENT;
export const isFragment = is(mark.FRAGMENT);
export const isMemo = is(mark.MEMO);
export const isForwardRef = is(mark.FORWARD_REF);
export const isLazy = is(mark.LAZY);
export const isSuspense = is(mark.SUSPENSE);
export const isStrictMode = is(mark.STRICT_MODE);
export const isProfiler = is(mark.PROFILER);
export const isContextProvider = is(mark.CONTEXT);
export const isContextConsumer = is(mark.CONSUMER);
export const isPortal = () => false;
export const isValidElementType = (type) => typeof type === 'string' || typeof type === 'function'
  || [mark.FRAGMENT, mark.STRICT_MODE, mark.PROFILER, mark.SUSPENSE].includes(type)
    || (typeof type === 'object' && type !== null && type.$$typeof !== undefined);
export const {
  ELEMENT: Element, FRAGMENT: Fragment, MEMO: Memo, FORWARD_REF: ForwardRef, LAZY: Lazy, SUSPENSE: Suspense,
  CONTEXT: ContextProvider, CONSUMER: ContextConsumer
} = mark;
