// What an app starts its Live Activities with, as far as the source says it in literals:
// `Delivery.start({ status: 'Cooking', minutes: 12, driver })` gives { status: 'Cooking', minutes: 12 }.
import vm from 'node:vm';
import path from 'node:path';
import { importsOf } from './types.mjs';

const MOST = 4;
// For one value, in milliseconds: enough on a busy machine, too, where a value would be lost otherwise.
const LONGEST = 5000;

// The index after the bracket that closes the one at `open`; texts and templates are skipped.
function after(text, open) {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    const c = text[at];
    if (c === '"' || c === "'" || c === '`') {
      for (at += 1; at < text.length && text[at] !== c; at += 1) if (text[at] === '\\') at += 1;
    } else if ('([{'.includes(c)) depth += 1;
    else if (')]}'.includes(c) && --depth === 0) return at + 1;
  }
  return -1;
}

// The parts of `{ a: 1, b, ...c }` between its commas.
function parts(text) {
  const out = [];
  let from = 1;
  for (let at = 1; at < text.length - 1; at += 1) {
    const c = text[at];
    if (c === '"' || c === "'" || c === '`') {
      for (at += 1; at < text.length && text[at] !== c; at += 1) if (text[at] === '\\') at += 1;
    } else if ('([{'.includes(c)) at = after(text, at) - 1;
    else if (c === ',') { out.push(text.slice(from, at)); from = at + 1; }
    if (at < 0) return [];
  }
  return [...out, text.slice(from, -1)];
}

// Nothing of a project is there: what is no literal throws.
function valueOf(text, now) {
  const context = vm.createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
  try {
    const json = vm.runInContext(`Date.now = () => ${Number(now)}; JSON.stringify((${text}))`, context, {
      timeout: LONGEST });
    return json === undefined ? undefined : JSON.parse(json);
  } catch { return undefined; }
}

function literal(text, now) {
  const made = {};
  for (const part of parts(text)) {
    const name = /^\s*(?:\/\/[^\n]*\n\s*)*(?:([\w$]+)|(["'])(.*?)\2)\s*:/.exec(part);
    if (!name) continue;
    const value = valueOf(part.slice(name[0].length), now);
    if (value !== undefined) made[name[1] ?? name[3]] = value;
  }
  return made;
}

// The names that a file has for the factory of a layout: its own, or imported from the layout's file.
function namesOf(activity, file, text) {
  const own = /\b(?:const|let|var)\s+([\w$]+)\s*(?::[^=\n]*)?=\s*createLiveActivity\b[^"'`]*(["'`])(.*?)\2/g;
  if (file === activity.file) return [...text.matchAll(own)]
    .filter((match) => match[3] === activity.name).map((match) => match[1]);
  const base = (name) => path.basename(name).replace(/\.(?:(?:ios|native)\.)?[jt]sx?$/, '');
  return importsOf(text).filter(({ from }) => base(from) === base(activity.file)).flatMap(({ names }) =>
    [...names.keys()]);
}

// Props of `start` and `update` calls, the fullest first.
export function examplesOf(activity, files, now) {
  const found = new Map();
  for (const { file, text } of files) {
    for (const name of namesOf(activity, file, text)) {
      for (const match of text.matchAll(new RegExp(`\\b${name.replace(/\$/g,
        '\\$')}\\.start\\s*(?:<[^(]*>)?\\(\\s*(?=\\{)`, 'g'))) {
        const open = match.index + match[0].length;
        const end = after(text, open);
        if (end < 0) continue;
        const made = literal(text.slice(open, end), now);
        if (Object.keys(made).length) found.set(JSON.stringify(made), made);
      }
    }
  }
  return [...found.values()].sort((one, two) => Object.keys(two).length - Object.keys(one).length).slice(0, MOST);
}
