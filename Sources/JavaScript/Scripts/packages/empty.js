// Polyfills for globals that are there already.
export const setupURLPolyfill = () => {};
export const polyfill = () => {};
