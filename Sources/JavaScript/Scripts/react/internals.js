// The dispatcher answers the hooks of the component that renders now; null outside of a render.
// The two public names of the same box serve renderers of packages (React 18 and 19 spellings).
export const internals = { H: null, A: null, T: null, S: null };
export const legacyInternals = {
  ReactCurrentDispatcher: {
    get current() { return internals.H; },
    set current(value) { internals.H = value; },
  },
  ReactCurrentBatchConfig: { transition: null },
  ReactCurrentOwner: { current: null },
};

// What runs while a component renders, and is no part of it: the code of a module that is loaded then.
export function outsideOfRendering(run) {
  const dispatcher = internals.H;
  internals.H = null;
  try {
    return run();
  } finally {
    internals.H = dispatcher;
  }
}
