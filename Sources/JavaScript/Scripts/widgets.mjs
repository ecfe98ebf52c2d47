// Live Activities in JavaScript: finds the layouts of a project with expo-widgets and evaluates them, and the
// payloads that an app renders with Voltra.
//
//   const { activities, errors } = await findActivities('/path/of/project')
//   evaluate(activities[0], { props, environment, now })  → { regions, error, notes }
//
// From a shell:
//   node widgets.mjs PROJECT [NAME PROPS-JSON [ENVIRONMENT-JSON]]
//   node widgets.mjs --find PROJECT    everything that --serve and the Swift side need
//   node widgets.mjs --serve           JSON lines: what the layouts of such a file draw (widgets/serve.mjs)
import vm from 'node:vm';
import path from 'node:path';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findEsbuild, missingEsbuild } from './bundler/esbuild.mjs';
import { vocabularySource, FRAGMENT, REGIONS, COMPONENTS } from './widgets/vocabulary.mjs';
import { cutWidgets, findFactories } from './widgets/cut.mjs';
import { importReader, importsOf, propsShape } from './widgets/types.mjs';
import { examplesOf } from './widgets/examples.mjs';
import { serve } from './widgets/serve.mjs';
import { findPayloads } from './widgets/voltra.mjs';

const SKIPPED = new Set(['node_modules', '.git', 'ios', 'android', 'build', 'dist', 'Pods', '.expo']);

function* sources(folder, depth = 8) {
  if (depth === 0) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!SKIPPED.has(entry.name)) yield* sources(file, depth - 1);
    } else if (/\.[jt]sx?$/.test(entry.name) &&
      !/\.(?:android|web|d|test|spec)\.[jt]sx?$/.test(entry.name)) yield file;
  }
}

const readText = (file) => { try { return readFileSync(file, 'utf8'); } catch { return null; } };

export async function findActivities(project, { now = 0 } = {}) {
  const esbuild = findEsbuild(project);
  if (!esbuild) return { activities: [], errors: [{ file: null, message: missingEsbuild.message }],
    missing: [missingEsbuild] };
  const root = path.resolve(project);
  const found = { activities: [], errors: [], missing: [], notes: [] };
  const files = [...sources(root)].map((file) => ({ file, text: readText(file) ?? '' }));
  const read = importReader(root, readText);
  for (const { file, text } of files) {
    if (!/createLiveActivity|createWidget/.test(text) || !text.includes('expo-widgets')) continue;
    try {
      const made = await new LayoutSource(file, text, esbuild.api, read).result();
      found.activities.push(...made.activities);
      found.notes.push(...made.notes);
    } catch (failure) {
      for (const item of failure.errors ?? [{ text: failure.message }]) {
        found.errors.push({ file, line: item.location?.line ?? null, column: item.location ? item.location.column +
          1 : null, message: item.text });
      }
    }
  }
  for (const activity of found.activities) activity.examples = examplesOf(activity, files, now);
  const voltra = found.activities.length ? null : await findPayloads(root, files, read, now);
  if (voltra) {
    found.errors.push(...voltra.errors);
    found.notes.push(...voltra.notes);
    Object.assign(found, { payloads: voltra.payloads, scheme: voltra.scheme });
  }
  return found;
}

const lineOf = (text, index) => (index < 0 ? null : text.slice(0, index).split('\n').length);
const quoted = (word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const TEXT = /^(["'`])((?:(?!\1)[^\\$])*)\1$/;

// What a file calls what it exports under a name: `export { own as name }`, and `var own = other`.
function ownNames(code, name) {
  const names = [name];
  const exported = new RegExp(`export\\s*\\{[^}]*?([\\w$]+)\\s+as\\s+${quoted(name)}\\b`).exec(code)?.[1];
  for (let own = exported; own && !names.includes(own);) {
    names.push(own);
    own = new RegExp(`(?:var|let|const)\\s+${quoted(own)}\\s*=\\s*([\\w$]+)\\s*;`).exec(code)?.[1];
  }
  return names;
}

// A file that calls createLiveActivity, as esbuild gives it without types and JSX.
class LayoutSource {
  constructor(file, text, esbuild, read) { Object.assign(this, { file, text, esbuild, read }); }

  async result() {
    this.code = await this.#compiled(this.file, this.text);
    this.widgets = cutWidgets(this.code);
    const activities = [];
    const notes = findFactories(this.code, 'createWidget').map(({ name }) => this.#note(name,
      `createWidget(${name}) makes a widget of the Home Screen, which is not drawn`));
    for (const call of findFactories(this.code)) {
      const name = this.#word(call.name);
      if (name === null) notes.push(this.#note(call.name,
        `createLiveActivity(${call.name}, …): the name is no text that this file says; its layout is not drawn`));
      else activities.push(await this.#activity(name, call));
    }
    return { activities, notes };
  }

  #note(word, message) {
    // esbuild writes other quotation marks.
    const bare = word.replace(/^["'`]|["'`]$/g, '');
    return { file: this.file, line: lineOf(this.text, this.text.indexOf(bare)) ?? 1, message };
  }

  async #compiled(file, text) {
    const { code } = await this.esbuild.transform(text, {
      loader: file.endsWith('.js') ? 'jsx' : path.extname(file).slice(1), jsx: 'automatic', format: 'esm', target:
        'es2022', sourcefile: file,
    });
    return code;
  }

  // A text, or a constant of this file or of one that it imports.
  #word(written) {
    const constant = (name, text) => new RegExp(`\\bconst\\s+${quoted(name)}\\s*(?::[^=]*)?=\\s*((["'\`])(?:(?!\\2).)*\\2)`)
      .exec(text)?.[1];
    const literal = TEXT.exec(written)?.[2];
    if (literal !== undefined || !/^[\w$]+$/.test(written)) return literal ?? null;
    const origin = this.#imported(written);
    return TEXT.exec(constant(written, this.text) ?? (origin ? constant(origin.name, origin.text) ?? '' : ''))?.[2] ?? null;
  }

  // Where an imported name is declared; null: it is not imported, or its file is not there.
  #imported(name) {
    for (const { names, from } of importsOf(this.text)) {
      const other = names.has(name) && this.read(this.file, from);
      if (other) return { ...other, name: names.get(name) };
    }
    return null;
  }

  async #activity(name, call) {
    const found = await this.#layout(call);
    const { file, text, code, layout } = { file: this.file, text: this.text, code: this.code, layout: null, ...found };
    const source = found.widget?.source ?? null;
    const imported = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']@expo\/ui\/swift-ui[^"']*["']/g)]
      .flatMap((match) => match[1].split(',').map((item) => item.trim().split(/\s+as\s+/).pop()).filter(Boolean));
    const at = this.text.search(new RegExp(`createLiveActivity[^"'\`;]*(?:["'\`]${quoted(name)}["'\`]|${quoted(call.name)})`));
    return {
      name, file: this.file, source, imported, line: lineOf(this.text, at),
      props: propsShape({ file, text, name, layout, source, read: this.read }),
      // Everything the file declares outside of the layout: an unknown name that is one of these is the usual
      // mistake.
      outside: [...code.matchAll(/^(?:export\s+)?(?:const|let|var|function|class)\s+([\w$]+)/gm)].map((match) =>
        match[1]),
      problem: found.problem ?? null,
    };
  }

  // The function with the directive that a call names or has in itself.
  async #layout({ layout, place }) {
    const missing = { problem: "the layout function has no 'widget' directive, or is an arrow without a block body" };
    const member = /^(?:[\w$]+\s*\.\s*)*([\w$]+)$/.exec(layout)?.[1];
    if (!member) {
      // Written in the call, or in a call around it.
      const widget = this.widgets.find((item) => item.start >= place - 1 && item.end <= place + layout.length + 2);
      return widget ? { widget } : missing;
    }
    const own = this.widgets.find((item) => item.name === member);
    if (own) return { widget: own, layout: member };
    const origin = this.#imported(layout.split('.')[0].trim());
    if (origin) {
      const code = await this.#compiled(origin.file, origin.text);
      const wanted = layout.includes('.') ? member : origin.name;
      const names = ownNames(code, wanted);
      const widget = cutWidgets(code).find((item) => names.includes(item.name));
      return widget ? { widget, file: origin.file, text: origin.text, code, layout: widget.name } : missing;
    }
    return new RegExp(`(?:const|let|var|function)\\s+${quoted(member)}\\b`).test(this.code) ? missing
      : { problem: `the layout ${layout} is declared neither in this file nor in one of the project that it imports` };
  }
}

// JavaScriptCore's wording, which a developer sees in Console.app.
function asOnThePhone(error) {
  const unknown = /^([\w$]+) is not defined$/.exec(error.message)?.[1];
  return unknown ? { message: `Can't find variable: ${unknown}`, variable: unknown } : { message:
    String(error.message) };
}

// The bare context of one evaluation, in which a phone's time stands still.
function contextOf(activity, now) {
  const context = vm.createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
  vm.runInContext(vocabularySource(), context);
  // Components of @expo/ui that a widget cannot draw still exist by name.
  const others = activity.imported.filter((name) => /^[A-Z]/.test(name) && !(name in COMPONENTS));
  for (const name of others) vm.runInContext(`globalThis[${JSON.stringify(name)}] ??= ${JSON.stringify(name +
    'View')};`, context);
  for (const name of activity.imported.filter((item) => /^[a-z]/.test(item))) {
    const word = JSON.stringify(name);
    vm.runInContext(`globalThis[${word}] ??= (...args) => ({
      $type: ${word}, ...(typeof args[0] === 'object' ? args[0] : { value: args[0] }) });`, context);
  }
  if (now !== null) {
    vm.runInContext(`{
      const Real = Date;
      globalThis.Date = class Date extends Real {
        constructor(...given) { if (given.length) super(...given); else super(${Number(now)}); }
        static now() { return ${Number(now)}; }
      };
    }`, context);
  }
  return context;
}

const called = (activity, props, environment) => `(${activity.source})(${JSON.stringify(props) ??
  '{}'}, ${JSON.stringify(environment)})`;

export function evaluate(activity, { props = {}, environment = {}, now = null, timeout = 1000 } = {}) {
  const notes = [];
  if (!activity.source) return { regions: {}, error: { message: activity.problem, variable: null }, notes };
  try {
    const call = `JSON.stringify(${called(activity, props,
      environment)}, (key, value) => typeof value === 'function' ? { $function: true } : value === Infinity ?
        '$infinity' : value)`;
    const text = vm.runInContext(call, contextOf(activity, now), { filename: 'layout', timeout });
    return { regions: regionsOf(text === undefined ? null : JSON.parse(text), notes), error: null, notes };
  } catch (error) {
    const told = asOnThePhone(error);
    if (told.variable && activity.outside.includes(told.variable)) {
      notes.push(`${told.variable} is defined outside the 'widget' function: `
        + "only the function's body reaches the widget");
    }
    notes.push('a release build shows an empty card instead of this error');
    return { regions: {}, error: told, notes };
  }
}

// Presses the button with this target, and returns what its handler returns: props that replace those of
// the same names from then on.
export function press(activity, { target, props = {}, environment = {}, now = null, timeout = 1000 } = {}) {
  if (!activity.source) return { handled: false, props: null, error: { message: activity.problem, variable: null } };
  const search = `(() => {
    const find = (node) => {
      if (Array.isArray(node)) { for (const item of node) {
        const found = find(item); if (found) return found; } return null; }
      if (typeof node !== 'object' || node === null) return null;
      const own = node.props ?? node;
      if (own.target === ${JSON.stringify(target)}) { const made = own.onPress ??
        own.onButtonPress; if (typeof made === 'function') return made; }
      for (const key in own) { const found = find(own[key]); if (found) return found; }
      return null;
    };
    const handler = find(${called(activity, props, environment)});
    return JSON.stringify({ handled: !!handler, props: (handler && handler()) ?? null });
  })()`;
  try {
    const { handled, props: made } = JSON.parse(vm.runInContext(search, contextOf(activity, now), {
      filename: 'layout', timeout }));
    return { handled, props: typeof made === 'object' && !Array.isArray(made) ? made : null, error: null };
  } catch (error) {
    return { handled: false, props: null, error: asOnThePhone(error) };
  }
}

function regionsOf(result, notes) {
  if (typeof result !== 'object' || result === null || Array.isArray(result)) {
    notes.push('the layout did not return an object of regions: everything is empty');
    return {};
  }
  const out = {};
  for (const region of REGIONS) if (result[region] != null) out[region] = normalize(result[region], region, notes);
  for (const key of Object.keys(result)) {
    if (!REGIONS.includes(key)) notes.push(`${key} is no region of a Live Activity`);
  }
  return out;
}

const KNOWN = new Set([...Object.values(COMPONENTS), FRAGMENT]);

// Children as one flat list; what a widget drops is told.
function normalize(node, at, notes) {
  if (Array.isArray(node)) return { type: FRAGMENT, props: {}, children: childrenOf(node, null, at, notes) };
  if (typeof node !== 'object' || node === null) return null;
  if (!KNOWN.has(node.type)) notes.push(`${at}: Unable to get the view for: ${node.type}`);
  const { children, ...props } = node.props ?? {};
  const made = { type: node.type, props };
  if (node.key !== undefined) made.key = node.key;
  const list = childrenOf(children, node.type, at, notes);
  if (list.length) made.children = list;
  return made;
}

function childrenOf(children, parent, at, notes) {
  return [children].flat(Infinity).flatMap((child) => {
    if (child === null || child === undefined || typeof child === 'boolean') return [];
    if (typeof child !== 'object') {
      if (parent === 'TextView') return [String(child)];
      notes.push(`${at}: ${JSON.stringify(child)} stands outside of a Text and is dropped`);
      return [];
    }
    if (child.type === FRAGMENT) return childrenOf(child.props?.children, parent, at, notes);
    return [normalize(child, at, notes)];
  });
}

async function main(words) {
  const print = (value, indent = 2) => process.stdout.write(JSON.stringify(value, null, indent) + '\n');
  if (words[0] === '--serve') { serve({ evaluate, press }); return; }
  if (words[0] === '--find') { print(await findActivities(words[1], { now: Number(words[2] ?? 0) }),
    0); process.exit(0); }
  const [project, name, props = '{}', environment = '{}'] = words;
  const { activities, errors } = await findActivities(project);
  if (!name) {
    print({ activities: activities.map(({ name: own, file, problem, source }) => ({ name: own, file, problem,
      size: source?.length ?? 0 })), errors });
    process.exit(0);
  }
  const activity = activities.find((item) => item.name === name);
  if (!activity) throw new Error(`no Live Activity named ${name}`);
  print(evaluate(activity, { props: JSON.parse(props), environment: JSON.parse(environment) }));
  process.exit(0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
