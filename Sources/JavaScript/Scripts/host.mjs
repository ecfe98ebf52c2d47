// Runs a React Native app: `node host.mjs PROJECT [FACTS]` or `node host.mjs --bundle FILE [FACTS]`,
// or `node host.mjs --wait`, where a message `start` names the bundle and the facts.
// FACTS is JSON or @file. Protocol.md says what goes over standard input and output.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Lines } from './host/lines.mjs';
import { runBundle } from './host/context.mjs';
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

function adopt(more = {}) {
  Object.assign(facts, more);
  if (facts.device?.timeZone) process.env.TZ = facts.device.timeZone;
  facts.storage ??= {};
}
adopt();

let app = null;
let mapper = null;
const lines = new Lines(handle, () => process.exit(0));
const send = (message) => lines.write(JSON.stringify(message));

const out = {
  send: (line) => lines.write(line),
  error: (json) => {
    const error = JSON.parse(json);
    send(mapper ? mapper.translate(error) : { ...error, file: null, line: null, column: null, stack: [] });
  },
  callSync(line, id) {
    lines.write(line);
    return lines.waitFor(id);
  },
  store(area, key, value) {
    const known = (facts.storage[area] ??= {});
    if (value === null) delete known[key];
    else known[key] = value;
    send({ t: 'store', area, key, value });
  },
};

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

async function start({ keepState = false, bundleFile } = {}) {
  const built = await makeBundle(bundleFile ?? (prepared ? target : null));
  const { ok, ms, errors, warnings, absent, missing, files, entry, routes, name } = built;
  send({
    t: 'bundled', ok, ms: Math.round(ms), size: built.code?.length ?? 0, entry, name, routes, absent, missing, errors,
    warnings, files
  });
  if (!ok) return;
  const kept = keepState && app ? app.state() : undefined;
  if (app) {
    facts.clock = app.clock() ?? facts.clock;
    app.end();
  }
  mapper = new ErrorMapper(built.map, built.root);
  facts.appName ??= built.name;
  app = runBundle({ code: built.code, facts: { ...facts, keptState: kept }, out });
  send({ t: 'ready', evaluated: Math.round(app.evaluated), failed: app.failed });
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
    const answer = () => send({ t: 'pong', id: message.id });
    if (message.settled && app) app.settled(answer);
    else answer();
  } else if (message.t === 'start') {
    if (target) return;
    target = message.bundle;
    adopt(message.facts);
    start().catch(broken);
  } else if (message.t === 'stop') process.exit(0);
  else if (message.t === 'reload') start({
    keepState: message.keepState ?? true, bundleFile: message.bundle
  }).catch(broken);
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

process.on('unhandledRejection', (reason) => app?.rejected(reason));
process.on('uncaughtException', (error) => { if (error?.code === 'EPIPE') process.exit(0); broken(error); });
if (target) start().catch(broken);
