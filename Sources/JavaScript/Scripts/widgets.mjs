// Live Activities of expo-widgets: finds the layouts of a project and evaluates them.
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
import { importReader, propsShape } from './widgets/types.mjs';
import { examplesOf } from './widgets/examples.mjs';
import { serve } from './widgets/serve.mjs';

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
  const activities = [];
  const errors = [];
  const files = [...sources(root)].map((file) => ({ file, text: readText(file) ?? '' }));
  const read = importReader(root, readText);
  for (const { file, text } of files) {
    if (!text.includes('createLiveActivity') || !text.includes('expo-widgets')) continue;
    try {
      activities.push(...await activitiesOf(file, text, esbuild.api, read));
    } catch (failure) {
      for (const item of failure.errors ?? [{ text: failure.message }]) {
        errors.push({ file, line: item.location?.line ?? null, column: item.location ? item.location.column +
          1 : null, message: item.text });
      }
    }
  }
  for (const activity of activities) activity.examples = examplesOf(activity, files, now);
  return { activities, errors, missing: [] };
}

const lineOf = (text, index) => (index < 0 ? null : text.slice(0, index).split('\n').length);

async function activitiesOf(file, text, esbuild, read) {
  const { code } = await esbuild.transform(text, {
    loader: file.endsWith('.js') ? 'jsx' : path.extname(file).slice(1), jsx: 'automatic', format: 'esm', target:
      'es2022', sourcefile: file,
  });
  const widgets = cutWidgets(code);
  const imported = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']@expo\/ui\/swift-ui[^"']*["']/g)]
    .flatMap((match) => match[1].split(',').map((name) => name.trim().split(/\s+as\s+/).pop()).filter(Boolean));
  return findFactories(code).map(({ name, layout, after }) => {
    const widget = layout ? widgets.find((item) => item.name === layout) : widgets.find((item) =>
      item.start >= after - 1);
    const source = widget?.source ?? null;
    return {
      name, file, source, imported, line: lineOf(text,
        text.search(new RegExp(`createLiveActivity[^"'\`;]*["'\`]${name.replace(/[.*+?^${}()|[\]\\]/g,
          '\\$&')}["'\`]`))),
      props: propsShape({ file, text, name, layout, source, read }),
      // Everything the file declares outside of the layout: an unknown name that is one of these is the usual mistake.
      outside: [...code.matchAll(/^(?:export\s+)?(?:const|let|var|function|class)\s+([\w$]+)/gm)].map((match) =>
        match[1]),
      problem: widget ? null : layout && !new RegExp(`(?:const|let|var|function)\\s+${layout.replace(/\$/g,
        '\\$')}\\b`).test(code)
        ? `the layout ${layout} is not declared in this file` :
          "the layout function has no 'widget' directive, or is an arrow without a block body",
    };
  });
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
