// Voltra on a server: what its renderer gives is what a push carries.
import { layouts } from './client.js';
import { renderLiveActivityToString as render } from './render.js';

export { Voltra } from './components.js';

// Not compressed: a server's own node does that.
export async function renderLiveActivityToString(variants) {
  layouts.found?.(undefined, variants, {});
  return render(variants);
}
export const renderWidgetToString = async () => '{}';
export const createWidgetUpdateHandler = () => () => {};
export const createWidgetUpdateNodeHandler = () => () => {};
export const createWidgetUpdateExpressHandler = () => () => {};
