// AppRegistry: what the entry file registers and the host starts.
import { createElement, Component } from '../react/index.js';
import { facts, send } from '../runtime/link.js';
import { reconciler } from './renderer.js';

const apps = new Map();
let wrapper = null;
let root = null;

export const rootNode = () => root?.node ?? null;

export const AppRegistry = {
  registerComponent(name, provider) { apps.set(name, provider); return name; },
  registerRunnable(name, run) { apps.set(name, run); return name; },
  registerConfig(list) { for (const { appKey, component } of list) if (component) apps.set(appKey, component); },
  registerHeadlessTask() {}, registerCancellableHeadlessTask() {}, registerSection() {},
  setWrapperComponentProvider(provider) { wrapper = provider; },
  setRootViewStyleProvider() {},
  getAppKeys: () => [...apps.keys()],
  getSections: () => ({}), getSectionKeys: () => [], getRegistry: () => ({ sections: [], runnables: {} }),
  getRunnable: (name) => apps.get(name),
  unmountApplicationComponentAtRootTag: () => root?.unmount(),
  runApplication(name, { initialProps = {} } = {}) {
    const provider = apps.get(name);
    if (!provider) {
      throw new Error(`Invariant Violation: "${name}" has not been registered. This can happen if:\n`
        + "* A module failed to load due to an error and `AppRegistry.registerComponent` wasn't called.");
    }
    const App = provider();
    const Wrapper = wrapper?.(initialProps);
    const element = createElement(App, { rootTag: 1, ...initialProps });
    root ??= reconciler.createRoot();
    root.render(Wrapper ? createElement(Wrapper, { initialProps }, element) : element);
  },
};

// After the bundle has run. The name in the project's app.json is what the native side starts.
export function startApp() {
  const names = [...apps.keys()];
  const wanted = [facts.appName, 'main', names[0]].find((name) => apps.has(name));
  AppRegistry.runApplication(wanted ?? facts.appName ?? 'main', { initialProps: facts.initialProps });
  send({ t: 'running', name: wanted });
}

// For packages that look for a class component.
export class RootErrorBoundary extends Component {}
