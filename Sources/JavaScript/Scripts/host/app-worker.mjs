// The thread of an app's code. Another one looks after it (app-thread.mjs), does all input and output,
// and can end it, however the code behaves.
import { performance } from 'node:perf_hooks';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { runBundle } from './context.mjs';
import { ASLEEP, ENTRY, MAIL, STATE, State } from './signals.mjs';

const { code, facts, signals, sent } = workerData;
// The phone's clock went on while this thread was made.
if (facts.clock?.now !== undefined && !facts.clock.frozen) {
  facts.clock.now += (performance.timeOrigin + performance.now() - sent) * (facts.clock.rate ?? 1);
}
const queue = [];
let running = false;
let entries = 0;

const out = {
  send: (line) => parentPort.postMessage({ line }),
  error: (json) => parentPort.postMessage({ error: json }),
  store: (area, key, value) => parentPort.postMessage({ store: { area, key, value } }),
  callSync(line, id) {
    parentPort.postMessage({ line });
    Atomics.store(signals, STATE, State.waits);
    const answer = waitFor(id);
    Atomics.store(signals, STATE, State.runs);
    return answer;
  },
  entered() {
    entries += 1;
    const entry = entries;
    Atomics.store(signals, STATE, State.runs);
    Atomics.store(signals, ENTRY, entry);
    if (Atomics.exchange(signals, ASLEEP, 0) === 1) parentPort.postMessage({ entered: true });
    return () => { if (entry === entries) Atomics.store(signals, STATE, State.rests); };
  },
};

// Waits for `resolve` or `reject` of the call; other messages that come meanwhile wait their turn.
function waitFor(id) {
  for (;;) {
    const seen = Atomics.load(signals, MAIL);
    for (let mail = receiveMessageOnPort(parentPort); mail; mail = receiveMessageOnPort(parentPort)) {
      queue.push(mail.message);
    }
    const at = queue.findIndex((message) => isAnswer(message, id));
    if (at >= 0) return queue.splice(at, 1)[0].line;
    Atomics.wait(signals, MAIL, seen);
  }
}

function isAnswer({ line }, id) {
  if (line === undefined) return false;
  const message = JSON.parse(line);
  return message.id === id && (message.t === 'resolve' || message.t === 'reject');
}

// One message per turn of the loop, so that promises and renders of one are done before the next.
function turn() {
  if (running || !queue.length) return;
  running = true;
  setImmediate(() => {
    running = false;
    const message = queue.shift();
    if (message) take(message);
    turn();
  });
}

function take({ line, ping, settled, leave }) {
  const pong = () => parentPort.postMessage({ pong: ping });
  if (line !== undefined) app.receive(line);
  else if (ping !== undefined) settled ? app.settled(pong) : pong();
  else if (leave) parentPort.postMessage({ left: { state: app.state(), clock: app.clock() } });
}

process.on('unhandledRejection', (reason) => app?.rejected(reason));
let app = null;
app = runBundle({ code, facts, out });
parentPort.postMessage({ ready: { evaluated: Math.round(app.evaluated), failed: app.failed } });
parentPort.on('message', (message) => { queue.push(message); turn(); });
turn();
