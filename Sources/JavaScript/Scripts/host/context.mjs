// One run of a bundle: a bare vm context, and the few functions through which it meets the host.
import vm from 'node:vm';
import { performance } from 'node:perf_hooks';

const LONGEST = 0x7fffffff;   // of node's setTimeout
const TURNS = 100;            // after which an app that renders without end counts as settled

// `out` has send(line), error(json), callSync(line, id), store(area, key, value), and entered(), which
// returns what is to be called when the code and the promises that it has settled are done.
export function runBundle({ code, facts, out }) {
  let wake = null;
  let waiting = 0;
  let isDue = false;   // a timer, now
  let isOver = false;
  const watched = (fn) => {
    const done = out.entered();
    try { return fn(); } finally { setImmediate(done); }
  };
  const enter = (fn) => {
    if (isOver) return;
    try { watched(fn); } catch (error) { link.rejected?.(error); }
  };
  // Only numbers and texts pass: an object of node's realm would lead app code out of its context.
  const link = {
    facts: JSON.stringify(facts),
    send: (line) => out.send(line),
    error: (json) => out.error(json),
    callSync: (line, id) => out.callSync(line, id),
    store: (area, key, value) => out.store(area, key, value),
    now: () => performance.now(),
    epoch: () => Date.now(),
    soon() {
      waiting += 1;
      setImmediate(() => {
        waiting -= 1;
        enter(() => link.turn());
      });
    },
    wake(ms) {
      clearTimeout(wake);
      isDue = ms === 0;
      if (ms >= 0) wake = setTimeout(() => { isDue = false; enter(() => link.fire()); }, Math.min(ms, LONGEST));
    },
  };
  const context = vm.createContext(Object.create(null), { codeGeneration: { strings: true, wasm: false } });
  const script = new vm.Script(
    `(function (__islandHost) {\n${code}\n})`, { filename: 'island-app.js', lineOffset: -1 }
  );
  const started = performance.now();
  let failed = false;
  try {
    watched(() => script.runInContext(context)(link));
  } catch (error) {
    failed = true;
    if (link.failed) link.failed(error);
    else out.error(JSON.stringify({
      t: 'error', where: 'import', fatal: true, name: 'Error', message: String(error?.message ?? error),
      stack: String(error?.stack ?? '')
    }));
  }
  const evaluated = performance.now() - started;
  if (!failed || link.start) enter(() => link.start?.());
  // Calls `then` when no task waits and no timer is due any more: renders and their messages are out.
  const settled = (then, turns = TURNS) => {
    setImmediate(() => {
      if (turns > 0 && waiting > 0) settled(then, turns - 1);
      else if (turns > 0 && isDue) setTimeout(() => settled(then, turns - 1), 1);
      else then();
    });
  };
  return {
    evaluated,
    failed,
    settled,
    // Nothing of the bundle runs after it.
    end() {
      isOver = true;
      clearTimeout(wake);
    },
    receive: (line) => enter(() => link.receive?.(line)),
    rejected: (reason) => enter(() => link.rejected?.(reason)),
    state: () => JSON.parse(link.state?.() ?? '{}'),
    clock: () => JSON.parse(link.clock?.() ?? 'null'),
  };
}
