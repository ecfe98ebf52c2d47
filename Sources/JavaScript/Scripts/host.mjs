// Runs a React Native app: `node host.mjs PROJECT [FACTS]` or `node host.mjs --bundle FILE [FACTS]`,
// or `node host.mjs --wait`, where a message `start` names the bundle and the facts.
// FACTS is JSON or @file. Protocol.md says what goes over standard input and output.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { Lines } from './host/lines.mjs';
import { AppThread } from './host/app-thread.mjs';
import { ErrorMapper } from './host/errors.mjs';

function readArguments([first, ...rest]) {
  if (first === '--wait') return { prepared: true, target: null, facts: {}, waits: true };
  const prepared = first === '--bundle';
  const [target, factsText = '{}'] = prepared ? rest : [first, ...rest];
  const facts = JSON.parse(factsText.startsWith('@') ? readFileSync(factsText.slice(1), 'utf8') : factsText);
  return { prepared, target, facts };
}

const { prepared, facts, waits = false, ...named } = readArguments(process.argv.slice(2));
let { target } = named;
if (!target && !waits) {
  process.stderr.write(
    'usage: node host.mjs PROJECT [FACTS]\n       node host.mjs --bundle FILE [FACTS]\n'
      + '       node host.mjs --wait\n'
  );
  process.exit(64);
}

let clockAt = performance.now();   // when the phone's clock was as the facts have it

function adopt(more = {}) {
  Object.assign(facts, more);
  clockAt = performance.now();
  if (facts.device?.timeZone) process.env.TZ = facts.device.timeZone;
  facts.storage ??= {};
}
adopt();

const LIMITS = { seconds: 10, answer: 5, megabytes: 768 };

let app = null;
let mapper = null;
let starting = Promise.resolve();
const lines = new Lines(handle, () => process.exit(0));
const send = (message) => lines.write(JSON.stringify(message));

const on = {
  line: (line) => lines.write(line),
  error: (json) => report(JSON.parse(json)),
  store({ area, key, value }) {
    const known = (facts.storage[area] ??= {});
    if (value === null) delete known[key];
    else known[key] = value;
    send({ t: 'store', area, key, value });
  },
  ready: (result) => send({ t: 'ready', ...result }),
  // The code is gone, and with it the screen; the storage is here.
  lost: (failure) => { app = null; report({ t: 'error', fatal: true, components: [], ...failure }); },
};

function report(error) {
  send(mapper ? mapper.translate(error) : { ...error, file: null, line: null, column: null, stack: [] });
}

// In a process of its own: esbuild's service and the bundler's memory end with it.
function makeBundle(file) {
  if (file) return JSON.parse(readFileSync(file, 'utf8'));
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath, [fileURLToPath(new URL('bundle.mjs', import.meta.url)), target],
      { stdio: ['ignore', 'pipe', 'inherit'] }
    );
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      try {
        resolve(JSON.parse(Buffer.concat(chunks).toString('utf8')));
      } catch {
        reject(new Error(`the bundler ended with code ${code}`));
      }
    });
  });
}

// The phone's clock now; undefined: it is the machine's.
function clockNow() {
  const { clock } = facts;
  if (clock?.now === undefined || clock.frozen) return clock;
  return { ...clock, now: clock.now + (performance.now() - clockAt) * (clock.rate ?? 1) };
}

function setClock(changes) {
  facts.clock = { ...clockNow(), ...changes };
  clockAt = performance.now();
}

// One start after the other.
function begin(options) {
  starting = starting.then(() => start(options)).catch(broken);
}

async function start({ keepState = false, bundleFile } = {}) {
  const built = await makeBundle(bundleFile ?? (prepared ? target : null));
  const { ok, ms, errors, warnings, absent, missing, files, entry, routes, name } = built;
  send({
    t: 'bundled', ok, ms: Math.round(ms), size: built.code?.length ?? 0, entry, name, routes, absent, missing, errors,
    warnings, files
  });
  if (!ok) return;
  const former = app;
  const { state, clock } = (await former?.leave()) ?? {};
  if (clock) setClock(clock);
  mapper = new ErrorMapper(built.map, built.root);
  facts.appName ??= built.name;
  app = new AppThread({
    code: built.code, facts: { ...facts, clock: clockNow(), keptState: keepState ? state : undefined },
    limits: { ...LIMITS, ...facts.limits }, on
  });
}

// What the app has told and a later run must know too.
function remember(message) {
  const device = (facts.device ??= {});
  if (message.t === 'modules') facts.modules = [
    ...(facts.modules ?? []).filter((old) => !message.modules.some((module) => module.name === old.name)),
    ...message.modules
  ];
  if (message.t === 'appearance') device.colorScheme = message.colorScheme;
  if (message.t === 'appState') device.appState = message.state;
  // What a run that hangs does not say any more.
  if (message.t === 'clock') { const { t, ...changes } = message; setClock(changes); }
  if (message.t === 'device') { const { t, ...changes } = message; Object.assign(device, changes); }
}

function handle(line) {
  let message;
  try {
    message = JSON.parse(line);
  } catch {
    send({ t: 'log', level: 'error', text: `not JSON: ${line.slice(0, 200)}` });
    return;
  }
  if (message.t === 'ping') {
    // A run that is being started answers it.
    starting.then(() => (app ? app.ping(message) : send({ t: 'pong', id: message.id })));
  } else if (message.t === 'start') {
    if (target) return;
    target = message.bundle;
    adopt(message.facts);
    begin();
  } else if (message.t === 'stop') process.exit(0);
  else if (message.t === 'reload') begin({ keepState: message.keepState ?? true, bundleFile: message.bundle });
  else {
    remember(message);
    app?.receive(line);
  }
}

function broken(error) {
  send({
    t: 'error', where: 'host', fatal: true, name: 'Error', message: String(error?.stack ?? error), file: null,
    line: null, column: null, stack: [], components: []
  });
}

process.on('unhandledRejection', broken);
process.on('uncaughtException', (error) => { if (error?.code === 'EPIPE') process.exit(0); broken(error); });
if (target) begin();
