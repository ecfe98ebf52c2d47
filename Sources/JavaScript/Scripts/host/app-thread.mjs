// One run of an app, in a thread of its own: a script that hangs or needs too much memory ends with the
// thread, and the next one can be started.
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { stackOfWorker } from './pause.mjs';
import { MAIL, makeSignals } from './signals.mjs';
import { watch } from './watch.mjs';

const LEAVING = 1000;   // milliseconds that a run has to say what is kept of it

// `limits`: `seconds` that the code may run without an end, after how many seconds (`answer`) a ping is
// answered in its place, `megabytes` of its heap, and what is said of `memory`. `on` has line(text),
// error(json), store(change), ready(report) and lost(failure).
export class AppThread {
  #worker;
  #signals = makeSignals();
  #watch;
  #on;
  #limits;
  #left = null;
  #asked = new Set();      // pings that wait until the code has nothing to do
  #ended = false;

  constructor({ code, facts, limits, on }) {
    this.#on = on;
    this.#limits = limits;
    this.#worker = new Worker(new URL('./app-worker.mjs', import.meta.url), {
      workerData: { code, facts, signals: this.#signals, sent: performance.timeOrigin + performance.now() },
      resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
    });
    this.#worker.on('message', (message) => this.#take(message));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', () => this.#end());
    this.#watch = watch(this.#signals, limits.seconds, () => this.#hang());
  }

  receive(line) { this.#post({ line }); }

  // `settled`: it is answered when no render and no task waits any more, or when that takes long.
  ping({ id, settled = false }) {
    this.#asked.add(id);
    this.#post({ ping: id, settled });
    setTimeout(() => this.#answer(id), this.#limits.answer * 1000).unref();
  }

  // Ends the run; resolves to its state and its clock, as far as it still says them.
  async leave() {
    if (this.#ended) return {};
    const left = new Promise((resolve) => {
      this.#left = resolve;
      setTimeout(() => resolve({}), LEAVING).unref();
    });
    this.#post({ leave: true });
    const kept = await left;
    this.#end();
    return kept;
  }

  #post(message) {
    this.#worker.postMessage(message);
    Atomics.add(this.#signals, MAIL, 1);
    Atomics.notify(this.#signals, MAIL);
  }

  #take({ line, error, store, ready, pong, left, entered }) {
    if (this.#ended) return;
    if (entered) this.#watch.wake();
    else if (line !== undefined) this.#on.line(line);
    else if (error !== undefined) this.#on.error(error);
    else if (store) this.#on.store(store);
    else if (ready) this.#on.ready(ready);
    else if (pong !== undefined) this.#answer(pong);
    else if (left) this.#left?.(left);
  }

  #answer(id) {
    if (this.#asked.delete(id)) this.#on.line(JSON.stringify({ t: 'pong', id }));
  }

  async #hang() {
    this.#watch.end();
    const stack = await stackOfWorker();
    if (this.#ended) return;
    this.#lose({
      where: 'hang', name: 'Hang', stack,
      message: `the script ran for ${this.#limits.seconds} s without an end, and was stopped here`,
    });
  }

  #fail(error) {
    const isFull = error?.code === 'ERR_WORKER_OUT_OF_MEMORY';
    const { text, remedy } = this.#limits.memory ?? { text: `${this.#limits.megabytes} MB`, remedy: '' };
    this.#lose(isFull
      ? {
        where: 'memory', name: 'Memory', stack: '',
        message: `the script needs more than ${text}, and was stopped${remedy && `: ${remedy}`}`,
      }
      : { where: 'host', name: 'Error', stack: String(error?.stack ?? ''), message: String(error?.message ?? error) });
  }

  #lose(failure) {
    if (this.#ended) return;
    this.#on.lost(failure);
    this.#end();
  }

  // Nobody waits for an answer that does not come.
  #end() {
    if (this.#ended) return;
    for (const id of [...this.#asked]) this.#answer(id);
    this.#ended = true;
    this.#watch.end();
    this.#left?.({});
    this.#worker.terminate();
  }
}
