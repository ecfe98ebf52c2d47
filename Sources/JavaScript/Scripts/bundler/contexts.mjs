// Metro's `require.context(folder, recursive, filter)`: a module that holds the files of a folder.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { EXTENSIONS } from './project.mjs';

export const CONTEXT = 'island:context?';

const CALL = /\brequire\.context\(\s*(['"`])([^'"`$]+)\1\s*(?:,\s*(true|false)\s*)?(?:,\s*(\/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^\/\\\n])+\/[a-z]*)\s*)?(?:,\s*(['"`])[a-z-]+\5\s*)?,?\s*\)/g;

// The calls of a source become imports of such a module. What is no literal stays as it is.
export function withContexts(text) {
  if (!text.includes('require.context')) return text;
  return text.replace(CALL, (_, quote, folder, deep = 'true', filter = '') =>
    `require(${JSON.stringify(CONTEXT + JSON.stringify({ folder, deep: deep === 'true', filter }))})`);
}

// From the folder as it is written to its path.
export function contextImport(name, from) {
  if (!name.startsWith(CONTEXT)) return name;
  const asked = JSON.parse(name.slice(CONTEXT.length));
  return CONTEXT + JSON.stringify({ ...asked, folder: path.resolve(from, asked.folder) });
}

export function contextModule(name) {
  const { folder, deep, filter } = JSON.parse(name.slice(CONTEXT.length));
  const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/.exec(filter) ?? [];
  const wanted = new RegExp(source, flags.replace('g', ''));
  const lines = filesOf(folder, deep).filter((key) => wanted.test(key)).map((key) =>
    `  [${JSON.stringify(key)}, () => require(${JSON.stringify(path.join(folder, key))})],`);
  return [
    `const files = new Map([\n${lines.join('\n')}\n]);`,
    'const context = (key) => {',
    '  if (!files.has(key)) throw new Error("Cannot find module \'" + key + "\'");',
    '  return files.get(key)();',
    '};',
    'module.exports = Object.assign(context, {',
    `  keys: () => [...files.keys()], resolve: (key) => key, id: ${JSON.stringify(folder)},`,
    '});',
  ].join('\n');
}

function filesOf(folder, deep) {
  const out = [];
  const visit = (at) => {
    if (!existsSync(path.join(folder, at))) return;
    for (const entry of readdirSync(path.join(folder, at), { withFileTypes: true })) {
      const name = path.join(at, entry.name);
      if (entry.isDirectory()) {
        if (deep && entry.name !== 'node_modules') visit(name);
      } else if (EXTENSIONS.some((extension) => entry.name.endsWith(extension)) && !/\.d\.[cm]?ts$/.test(entry.name)) {
        out.push('./' + name);
      }
    }
  };
  visit('');
  return out.sort();
}
