// Tries a project: prints its screen as indented text, presses by text, logs native calls.
//
//   node try.mjs PROJECT [--press TEXT]… [--wait MS] [--json] [--quiet]
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { performance } from 'node:perf_hooks';
import { guessModules } from './try/modules.mjs';
import { Screen } from './try/screen.mjs';

const HOME = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../Sources/JavaScript/Scripts');
const pause = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });

// Runs the host and keeps what it says. Calls of native modules are answered with null.
export class Trial {
  messages = [];
  screen = new Screen();
  firstTree = null;

  // `words`: what the host is started with in place of the project and the facts.
  constructor(project, { facts = {}, words, onMessage } = {}) {
    const started = performance.now();
    const all = { modules: guessModules(project), ...facts };
    this.child = spawn(
      process.execPath, [path.join(HOME, 'host.mjs'), ...(words ?? [project, JSON.stringify(all)])],
      { stdio: ['pipe', 'pipe', 'inherit'] }
    );
    this.exited = new Promise((resolve) => { this.child.on('exit', resolve); });
    let rest = '';
    this.child.stdout.setEncoding('utf8');
    this.child.stdout.on('data', (chunk) => {
      const parts = (rest + chunk).split('\n');
      rest = parts.pop();
      for (const line of parts) {
        const message = JSON.parse(line);
        this.messages.push(message);
        if (message.t === 'call') this.answer(message);
        if (message.t === 'tree') this.firstTree ??= performance.now() - started;
        if (message.t === 'tree' || message.t === 'patch') this.screen.take(message);
        onMessage?.(message);
      }
    });
  }

  send(message) { this.child.stdin.write(JSON.stringify(message) + '\n'); }

  answer(message) {
    if (message.kind === 'promise' || message.kind === 'sync') {
      const yes = /enabled|supported|available|authori|permission/i.test(message.method);
      this.send({ t: 'resolve', id: message.id, value: yes ? true : null });
    }
  }

  of(kind) { return this.messages.filter((message) => message.t === kind); }

  async until(test, ms = 8000) {
    const end = performance.now() + ms;
    while (performance.now() < end) {
      if (test(this)) return true;
      await pause(5);
    }
    return false;
  }

  press(text) {
    const id = this.screen.pressable(text);
    if (id === null) return false;
    this.send({ t: 'press', id });
    return true;
  }

  async end() {
    this.send({ t: 'stop' });
    await this.exited;
  }
}

export { pause };

async function main(args) {
  const presses = [];
  let [project, wait, json, quiet] = [null, 700, false, false];
  while (args.length) {
    const word = args.shift();
    if (word === '--press') presses.push(args.shift());
    else if (word === '--wait') wait = Number(args.shift());
    else if (word === '--json') json = true;
    else if (word === '--quiet') quiet = true;
    else project = word;
  }
  const say = (text) => process.stdout.write(text + '\n');
  const trial = new Trial(path.resolve(project), {
    onMessage(message) {
      if (json) say(JSON.stringify(message));
      else if (!quiet) describe(message, say);
    },
  });
  await trial.until((t) => t.of('ready').length || t.of('bundled').some((m) => !m.ok));
  await pause(wait);
  if (!json) say(trial.screen.text());
  for (const text of presses) {
    if (!trial.press(text)) say(`nothing to press with the text ${JSON.stringify(text)}`);
    await pause(wait);
    if (!json) say(trial.screen.text());
  }
  await trial.end();
}

function describe(message, say) {
  if (message.t === 'call') say(`· call ${message.module}.${message.method}(${message.args.map((arg) => JSON.stringify(arg)).join(', ')}) ${message.kind}`);
  else if (message.t === 'log') say(`· ${message.level}: ${message.text}`);
  else if (message.t === 'error') say(`· ERROR ${message.where}${message.fatal ? ' (fatal)' : ''}: ${message.message}\n    at ${message.file}:${message.line}:${message.column}`);
  else if (message.t === 'bundled') {
    say(`· bundled ${message.ok} in ${message.ms} ms, ${message.size} characters, absent: ${message.absent.map((item) => `${item.package} (${item.names.join(' ')})`).join(', ') || 'none'}`);
    for (const error of message.errors) say(`  ${error.file}:${error.line}:${error.column} ${error.message}`);
    for (const warning of message.warnings) say(`  warning ${warning.file}: ${warning.message}`);
  } else if (message.t === 'leftOut') say(`· left out: ${message.package} ${message.name}`);
  else if (!['tree', 'patch', 'running', 'ready'].includes(message.t)) say(`· ${JSON.stringify(message)}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
