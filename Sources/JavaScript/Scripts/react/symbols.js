// Marks that React's public tools (react-is and friends) look for, by their registered names.
export const ELEMENT = Symbol.for('react.transitional.element');
export const FRAGMENT = Symbol.for('react.fragment');
export const STRICT_MODE = Symbol.for('react.strict_mode');
export const PROFILER = Symbol.for('react.profiler');
export const SUSPENSE = Symbol.for('react.suspense');
export const ACTIVITY = Symbol.for('react.activity');
export const CONTEXT = Symbol.for('react.context');
export const CONSUMER = Symbol.for('react.consumer');
export const FORWARD_REF = Symbol.for('react.forward_ref');
export const MEMO = Symbol.for('react.memo');
export const LAZY = Symbol.for('react.lazy');
