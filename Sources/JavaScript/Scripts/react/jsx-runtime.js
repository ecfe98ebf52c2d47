// What the compiler's automatic JSX imports.
export { jsx, jsxs, jsxDEV } from './element.js';
export { FRAGMENT as Fragment } from './symbols.js';
