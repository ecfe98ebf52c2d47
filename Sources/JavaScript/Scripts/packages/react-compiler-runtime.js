// What React Compiler's output calls.
import { internals } from '../react/internals.js';

export const c = (size) => internals.H.useMemoCache(size);
