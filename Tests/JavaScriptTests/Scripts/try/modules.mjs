// Native modules of a project guessed from its sources, for trials without the Swift side.
import { readFileSync, readdirSync, existsSync } from 'node:fs';
import path from 'node:path';

const SKIPPED = new Set(['node_modules', '.git', 'Pods', 'android', 'build']);

function* sources(folder, depth = 7) {
  if (depth === 0 || !existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!SKIPPED.has(entry.name)) yield* sources(file, depth - 1);
    } else if (/\.(?:m|mm|swift)$/.test(entry.name)) yield file;
  }
}

function classicModules(text) {
  const found = [];
  for (const [, name, parent, body] of text.matchAll(/RCT_EXTERN_MODULE\(\s*(\w+)\s*,\s*(\w+)\s*\)([\s\S]*?)@end/g)) {
    const methods = {};
    for (const [, selector] of body.matchAll(/RCT_EXTERN_METHOD\(([\s\S]*?)\)\s*;?\s*(?=RCT_|\+|$|\n)/g)) {
      const method = selector.trim().split(':')[0].trim();
      methods[method] = /RCTPromise/.test(selector) ? 'promise' : /RCTResponseSender/.test(selector) ? 'callback'
        : 'void';
    }
    found.push({
      name: name.replace(/^(?:RCT|RK)(?=[A-Z])/, ''), flavour: 'classic', methods, emitter: parent === 'RCTEventEmitter'
    });
  }
  const exported = /RCT_EXPORT_MODULE\((\w*)\)/.exec(text);
  if (exported) {
    const methods = {};
    for (const [, selector] of text.matchAll(/RCT_EXPORT_METHOD\(([^;{]*?)\)\s*\{/g)) {
      methods[selector.trim().split(':')[0].trim()] = /RCTPromise/.test(selector) ? 'promise' : 'void';
    }
    const name = exported[1] || /@implementation\s+(\w+)/.exec(text)?.[1];
    if (name) found.push({
      name: name.replace(/^(?:RCT|RK)(?=[A-Z])/, ''), flavour: 'classic', methods, emitter: /RCTEventEmitter/.test(text)
    });
  }
  return found;
}

function expoModule(text) {
  if (!/ModuleDefinition/.test(text)) return [];
  const name = /\bName\("([^"]+)"\)/.exec(text)?.[1] ?? /class\s+(\w+)\s*:\s*Module/.exec(text)?.[1];
  if (!name) return [];
  const methods = {};
  for (const [, kind, method] of text.matchAll(/\b(AsyncFunction|Function)\(\s*"([^"]+)"/g)) methods[method] =
    kind === 'Function' ? 'sync' : 'promise';
  const properties = [...text.matchAll(/\bProperty\(\s*"([^"]+)"/g)].map((match) => match[1]);
  const constants = Object.fromEntries([
    ...text.matchAll(/\bConstant\(\s*"([^"]+)"/g)
  ].map((match) => [match[1], null]));
  return [{ name, flavour: 'expo', methods, properties, constants, emitter: true }];
}

// The example of a package uses the package's native code, one folder up.
function folders(project) {
  const above = path.dirname(project);
  return existsSync(path.join(above, 'package.json')) ? [project, path.join(above, 'ios')] : [project];
}

export function guessModules(project) {
  const modules = new Map();
  for (const file of folders(project).flatMap((folder) => [...sources(folder)])) {
    const text = readFileSync(file, 'utf8');
    const found = file.endsWith('.swift') ? expoModule(text) : classicModules(text);
    for (const module of found) if (!modules.has(module.name)) modules.set(module.name, module);
  }
  return [...modules.values()];
}
