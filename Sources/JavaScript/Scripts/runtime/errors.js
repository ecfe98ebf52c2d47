// Errors of the app: to the list of events, with the stack that the host translates to the sources.
import { link } from './link.js';

let handler = null;

export function describeError(error) {
  if (error !== null && typeof error === 'object') {
    let message = '';
    try { message = String(error.message ?? error); } catch { message = 'unknown error'; }
    return { name: String(error.name ?? 'Error'), message, stack: typeof error.stack === 'string' ? error.stack : '' };
  }
  return { name: 'Error', message: String(error), stack: '' };
}

// `where`: render, handler, timer, promise, import, event. `fatal`: the screen is lost.
export function reportError(error, { where = 'handler', fatal = false, components = [] } = {}) {
  if (handler) {
    try { handler(error, fatal); } catch { /* the app's own handler failed */ }
  }
  link.error(JSON.stringify({ t: 'error', where, fatal, ...describeError(error), components }));
}

export const ErrorUtils = {
  setGlobalHandler: (fn) => { handler = fn; },
  getGlobalHandler: () => handler ?? (() => {}),
  reportError: (error) => reportError(error),
  reportFatalError: (error) => reportError(error, { fatal: true }),
  applyWithGuard(fn, context, args) {
    try { return fn.apply(context, args); } catch (error) { reportError(error); return null; }
  },
};
