// The few functions of the node program, given to the bundle as `__islandHost`. App code never sees
// them: they belong to node's own realm, and its `Function` would lead out of the context.
/* global __islandHost */
export const link = __islandHost;
__islandHost = undefined; // the first module of the bundle takes it away from all others
export const facts = JSON.parse(link.facts);
export const send = (message) => link.send(JSON.stringify(message));
