// The Live Activities of a project with Voltra: its app renders their payloads itself, so the app's own
// components are called here, in a bare context, and what they give to Voltra is kept.
import path from 'node:path';
import { HOME } from '../bundler/own.mjs';
import { bundle } from '../bundle.mjs';
import { runBundle } from '../host/context.mjs';
import { propsShape } from './types.mjs';
import { sample } from './samples.mjs';

const PACKAGE = /\bfrom\s*["'](?:voltra(?:\/client|\/server)?|@use-voltra\/(?:ios|ios-client|ios-server|server)(?:\/server)?)["']/;
const GIVES = /\b(?:useLiveActivity|startLiveActivity|updateLiveActivity|renderLiveActivityTo(?:String|Json))\s*\(/;

export const usesVoltra = (text) => PACKAGE.test(text);
const own = (name) => JSON.stringify(path.join(HOME, name));

// The props of each exported component, by the types of its parameters.
function samplesOf({ file, text }, read, now) {
  const made = {};
  for (const [, name] of text.matchAll(/\b(?:function|const|class)\s+([A-Z][\w$]*)/g)) {
    const props = sample(propsShape({ file, text, name: '', layout: name, source: '', read }), now);
    if (props && Object.keys(props).length) made[name] = props;
  }
  return made;
}

const entryOf = (files, read, now) => `
import { find } from ${own('packages/voltra/find.js')};
find([${files.map((item) => `[${JSON.stringify(item.file)}, () => require(${JSON.stringify(item.file)}), ${
  JSON.stringify(samplesOf(item, read, now))}]`).join(',\n')}]);`;

const quoted = (word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function lineOf(text, name) {
  const word = quoted(name);
  const at = text.search(new RegExp(`["'\`]${word}["'\`]|\\b${word}\\b`));
  return at < 0 ? 1 : text.slice(0, at).split('\n').length;
}

function run(code, now) {
  return new Promise((resolve) => {
    let told = { found: [], problems: [] };
    const out = {
      send(line) {
        const message = JSON.parse(line);
        if (message.t === 'payloads') told = message;
      },
      // What an app's parts say of an app that does not run is nobody's concern.
      error() {}, store() {}, entered: () => () => {},
      callSync: (_, id) => JSON.stringify({ t: 'reject', id, message: 'no app runs' }),
    };
    const app = runBundle({ code, facts: { clock: { now, rate: 1, frozen: true }, modules: [] }, out });
    app.settled(() => { app.end(); resolve(told); });
  });
}

// `files`: { file, text } of all sources. Null: the project does not use Voltra.
export async function findPayloads(project, files, read, now) {
  const users = files.filter(({ text }) => usesVoltra(text));
  if (!users.length) return null;
  // Those that give a layout to Voltra come first: others are parts of what they give.
  users.sort((one, two) => GIVES.test(two.text) - GIVES.test(one.text));
  const notes = homeWidgets(users);
  const built = await bundle(project, { text: entryOf(users, read, now) });
  if (!built.ok) return { payloads: [], notes, errors: built.errors };
  const { found, problems } = await run(built.code, now);
  const line = ({ file }, name) => lineOf(users.find((item) => item.file === file)?.text ?? '', name);
  notes.push(...problems.map(({ file, component, message }) => ({
    file, line: line({ file }, component), message: `${component || 'the file'}: ${message}`,
  })));
  const { scheme, ios } = built.config ?? {};
  return {
    payloads: found.map((item) => {
      // An activity that is started after a pause is known by its name alone.
      const file = users.find(({ text }) => new RegExp(`["'\`]${quoted(item.name)}["'\`]`).test(text))?.file ?? item.file;
      return { ...item, file, line: line({ file }, item.name) };
    }), notes, errors: [],
    scheme: [scheme ?? ios?.bundleIdentifier].flat()[0],
  };
}

// Widgets of the Home Screen that an app updates.
function homeWidgets(users) {
  const told = new Set();
  return users.flatMap(({ file, text }) => [...text.matchAll(
    /\b(?:updateWidget|scheduleWidget)\s*\(\s*(["'`][^"'`]*["'`])/g)].map((match) => ({
    file, line: text.slice(0, match.index).split('\n').length,
    message: `${match[1]} is a widget of the Home Screen, which is not drawn`,
  }))).filter(({ message }) => !told.has(message) && told.add(message));
}
