// A renderer for tests, with the outward form of react-test-renderer's: create, act, toJSON.
import { createReconciler } from './reconciler/index.js';

export function createTestRenderer({ onUncaught } = {}) {
  const tasks = [];
  let top = [];
  const reconciler = createReconciler({
    createInstance: (type, props) => ({ type, props, children: [] }),
    createText: (text) => ({ text }),
    updateInstance: (instance, props) => { instance.props = props; },
    updateText: (instance, text) => { instance.text = text; },
    setChildren: (instance, children) => { instance.children = children; },
    setRoot: (children) => { top = children; },
    removeInstance() {},
    publicInstance: () => null,
    enqueueRender: (fn) => tasks.push(fn),
    enqueuePassive: (fn) => tasks.push(fn),
    onUncaught: onUncaught ?? ((error) => { throw error; }),
    onCaught() {},
    afterCommit() {},
  });
  const drain = () => { while (tasks.length) tasks.shift()(); };

  const json = (item) => {
    if (item.text !== undefined) return item.text;
    const { children, ref, ...props } = item.props;
    return { type: item.type, props, children: item.children.length ? item.children.map(json) : null };
  };

  return {
    act(fn) {
      fn();
      drain();
    },
    async actAsync(fn) {
      await fn();
      drain();
      for (let i = 0; i < 5; i += 1) { await null; drain(); }
    },
    create(element) {
      const root = reconciler.createRoot();
      root.render(element);
      return {
        update: (next) => root.render(next),
        unmount: () => root.unmount(),
        toJSON: () => (top.length === 0 ? null : top.length === 1 ? json(top[0]) : top.map(json)),
      };
    },
  };
}
