// The modules `voltra` and `@use-voltra/ios`: components and the renderer.
import { COMPONENTS } from './names.js';

export { Voltra } from './components.js';
export { renderLiveActivityToJson, renderLiveActivityToString } from './render.js';

export const COMPONENT_ID_TO_NAME = { ...COMPONENTS };
export const COMPONENT_NAME_TO_ID = Object.fromEntries(COMPONENTS.map((name, at) => [name, at]));
export const getComponentId = (name) => COMPONENT_NAME_TO_ID[name];
export const getComponentName = (id) => COMPONENTS[id];
export const renderWidgetToJson = () => ({});
export const renderWidgetToString = () => '{}';
