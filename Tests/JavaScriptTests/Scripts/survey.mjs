// Tries many projects and prints a table: how far each one gets, with numbers.
//
//   node survey.mjs PROJECT… [--verbose]
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Trial, pause } from './try.mjs';

const PRESSES = 40;
const QUIET = new Set(['IslandStorage']);

const memoryOf = (pid) => {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024);
  } catch { return null; }
};

// Presses every control once, and those that appear meanwhile, until a native call is made.
async function search(trial) {
  const pressed = new Set();
  const calls = () => trial.of('call').filter((call) => !QUIET.has(call.module));
  while (pressed.size < PRESSES) {
    const next = trial.screen.pressables().find(({ id, text }) => !pressed.has(`${id} ${text}`));
    if (!next || calls().some((call) => call.afterPress)) break;
    pressed.add(`${next.id} ${next.text}`);
    const before = trial.messages.length;
    trial.send({ t: 'press', id: next.id });
    await pause(80);
    for (const alert of trial.messages.slice(before).filter((message) => message.t === 'alert')) {
      trial.send({ t: 'alert', id: alert.id, button: alert.buttons.length - 1 });
      await pause(30);
    }
    for (const message of trial.messages.slice(before)) if (message.t === 'call') message.afterPress = next.text
      || next.id;
  }
  return calls();
}

export async function surveyOne(project, { verbose = false } = {}) {
  const trial = new Trial(project);
  await trial.until((t) => t.of('ready').length || t.of('bundled').some((m) => !m.ok), 20000);
  await trial.until((t) => t.screen.root.length > 0, 1000);
  await pause(700);
  const [bundled] = trial.of('bundled');
  const [ready] = trial.of('ready');
  const nodes = [...trial.screen.walk()].map(({ node }) => node);
  const fatal = trial.of('error').filter((error) => error.fatal);
  const shows = nodes.some((node) => (node.type === 'Text' && node.runs?.some((run) => run.text?.trim()))
    || node.on?.includes('press') || node.type === 'TabItem');
  const memory = memoryOf(trial.child.pid);
  const startErrors = [...trial.of('error')];
  const startCalls = trial.of('call').map((call) => `${call.module}.${call.method}`);
  if (verbose) process.stdout.write(`\n=== ${project}\n${trial.screen.text()}\n`);
  const calls = shows ? await search(trial) : trial.of('call');
  const afterPress = calls.find((call) => call.afterPress);
  const result = {
    project, bundled: bundled?.ok
      ?? false, bundleMs: bundled?.ms, size: bundled?.size, absent: bundled?.absent.length, evaluated: ready
        && !ready.failed, evaluateMs: ready?.evaluated,
    rendered: nodes.length > 0 && !fatal.length, firstTree: trial.firstTree
      && Math.round(trial.firstTree), shows, memory,
    call: afterPress ? `${afterPress.module}.${afterPress.method} ← ${String(afterPress.afterPress).slice(0, 30)}`
      : startCalls[0] ?? '–',
    errors: startErrors, laterErrors: trial.of('error').slice(startErrors.length), leftOut: [
      ...new Set(trial.of('leftOut').map((item) => `${item.package}.${item.name}`))
    ],
  };
  await trial.end();
  return result;
}

const verbose = process.argv.includes('--verbose');
const projects = process.argv.slice(2).filter((word) => !word.startsWith('--'));
for (const project of projects) {
  const r = await surveyOne(path.resolve(project), { verbose });
  const tick = (value) => (value ? 'yes' : 'NO');
  process.stdout.write(`| ${project.split('/').slice(-3).join('/')} | ${tick(r.bundled)} ${r.bundleMs} ms ${Math.round((r.size ?? 0) / 1000)} kB | ${tick(r.evaluated)} ${r.evaluateMs} ms | ${tick(r.rendered)} ${r.firstTree} ms | ${tick(r.shows)} | ${r.call} | ${r.memory} MB | ${r.absent} |\n`);
  if (verbose || !r.rendered || !r.shows) {
    for (const error of [...r.errors, ...r.laterErrors].slice(0,
      6)) process.stdout.write(`    ${error.where}${error.fatal ? ' FATAL' : ''}: ${error.message.split('\n')[0].slice(0, 200)} at ${error.file?.split('/').slice(-3).join('/')}:${error.line} [${error.components?.slice(0, 5)}]\n`);
    if (r.leftOut.length) process.stdout.write(`    left out: ${r.leftOut.slice(0, 12).join(' ')}\n`);
  }
}
