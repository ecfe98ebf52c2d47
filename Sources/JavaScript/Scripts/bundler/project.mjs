// Facts about the project: its folders, entry, aliases, environment and app config.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseJSONC } from './jsonc.mjs';
import { evaluateConfig } from './config-file.mjs';
import { ancestors } from './esbuild.mjs';

export const EXTENSIONS =
  ['.ios.tsx', '.native.tsx', '.tsx', '.ios.ts', '.native.ts', '.ts', '.ios.jsx', '.native.jsx', '.jsx',
  '.ios.js', '.native.js', '.js', '.ios.mjs', '.mjs', '.cjs', '.json'];

const isFile = (file) => existsSync(file) && statSync(file).isFile();
const isFolder = (file) => existsSync(file) && statSync(file).isDirectory();

export function withExtension(base) {
  for (const extension of EXTENSIONS) if (isFile(base + extension)) return base + extension;
  return null;
}

function readJSON(file, notes) {
  if (!isFile(file)) return null;
  try {
    return parseJSONC(readFileSync(file, 'utf8'));
  } catch (error) {
    notes.push({ file, message: `not readable: ${error.message}` });
    return null;
  }
}

export function readProject(folder, esbuild) {
  const root = path.resolve(folder);
  const notes = [];
  const pkg = readJSON(path.join(root, 'package.json'), notes) ?? {};
  const env = readEnv(root);
  const workspace = workspaceRoot(root);
  const config = appConfig(root, esbuild, env, notes);
  return {
    root, pkg, notes, env, workspace, config, routes: routesFolder(root, config),
    packages: workspacePackages(workspace, notes),
    aliases: [
      ...typescriptAliases(root, notes), ...babelAliases(root, esbuild, env, notes), ...packageImports(root, pkg)
    ],
    baseUrls: baseUrls(root, notes),
    colors: tailwindColors(root, esbuild, env, notes),
  };
}

// ---- entry

export function findEntry({ root, pkg, routes }) {
  const main = typeof pkg.main === 'string' ? pkg.main : null;
  if (main && /^expo-router\/entry/.test(main)) return { kind: 'router', folder: routes };
  if (main && /^(?:node_modules\/)?expo\/AppEntry/.test(main)) return appFile(root);
  if (main) {
    const target = path.resolve(root, main);
    const file = isFile(target) ? target
      : withExtension(target.replace(/\.[cm]?[jt]sx?$/, '')) ?? withExtension(path.join(target, 'index'));
    if (file) return { kind: 'file', file };
  }
  const index = withExtension(path.join(root, 'index'));
  if (index && !index.endsWith('.json')) return { kind: 'file', file: index };
  const app = appFile(root);
  if (app) return app;
  return routes ? { kind: 'router', folder: routes } : null;
}

function appFile(root) {
  const file = withExtension(path.join(root, 'App')) ?? withExtension(path.join(root, 'src/App'));
  return file && !file.endsWith('.json') ? { kind: 'component', file } : null;
}

// The folder of the route files; the plugin's option `root` names another one.
export function routesFolder(root, config = {}) {
  const plugin = (Array.isArray(config.plugins) ? config.plugins : []).find(
    (item) => Array.isArray(item) && item[0] === 'expo-router'
  );
  for (const name of [plugin?.[1]?.root, 'src/app', 'app']) {
    if (typeof name !== 'string') continue;
    const folder = path.join(root, name);
    if (isFolder(folder) && (withExtension(path.join(folder, '_layout'))
      || readdirSync(folder).some((file) => /\.[jt]sx?$/.test(file)) || isFolder(folder))) return folder;
  }
  return null;
}

// ---- environment

function readEnv(root) {
  const env = {};
  for (const name of ['.env', '.env.development', '.env.local', '.env.development.local']) {
    const file = path.join(root, name);
    if (!isFile(file)) continue;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      const match = /^\s*(?:export\s+)?([\w.]+)\s*=\s*(.*?)\s*$/.exec(line);
      if (!match || line.trim().startsWith('#')) continue;
      const quoted = /^(['"`])([\s\S]*)\1/.exec(match[2]);
      env[match[1]] = quoted ? quoted[2] : match[2].replace(/\s+#.*$/, '');
    }
  }
  return env;
}

// ---- aliases: { pattern, targets } with `*` as in tsconfig, or { prefix, target } as Babel has them

function typescriptAliases(root, notes) {
  const out = [];
  for (const { paths, base } of typescriptConfigs(root, notes)) {
    for (const [pattern, targets] of Object.entries(paths ?? {})) {
      out.push({ pattern, targets: targets.map((target) => path.resolve(base, target)) });
    }
  }
  return out;
}

function typescriptConfigs(root, notes) {
  const out = [];
  const visit = (file, depth) => {
    const config = readJSON(file, notes);
    if (!config || depth > 5) return;
    const folder = path.dirname(file);
    const { paths, baseUrl } = config.compilerOptions ?? {};
    out.push({ paths, baseUrl: baseUrl && path.resolve(folder, baseUrl), base: path.resolve(folder, baseUrl ?? '.') });
    for (const parent of [config.extends ?? []].flat()) {
      if (parent.startsWith('.')) {
        const target = path.resolve(folder, parent);
        visit(isFile(target) ? target : target + '.json', depth + 1);
      }
    }
  };
  for (const name of ['tsconfig.json', 'jsconfig.json']) visit(path.join(root, name), 0);
  return out;
}

const baseUrls = (root, notes) => typescriptConfigs(root, notes).map((config) => config.baseUrl).filter(Boolean);

function babelAliases(root, esbuild, env, notes) {
  const files = ['babel.config.js', 'babel.config.cjs', 'babel.config.json', '.babelrc.js', '.babelrc'];
  const name = files.find((file) => isFile(path.join(root, file)));
  if (!name) return [];
  const file = path.join(root, name);
  let config;
  try {
    if (name.endsWith('.json') || name === '.babelrc') config = readJSON(file, notes);
    else {
      const cache = Object.assign(
        () => true, { using: (fn) => fn?.(), never() {}, forever() {}, invalidate: (fn) => fn?.() }
      );
      const api = {
        cache, env: (which) => which === undefined ? 'development' : [which].flat().includes('development'),
        caller: () => undefined, assertVersion() {}, version: '7.0.0'
      };
      config = evaluateConfig(file, esbuild, { env, argument: api }).value;
    }
  } catch (error) {
    notes.push({ file, message: `aliases of Babel not read: ${error.message}` });
    return [];
  }
  const out = [];
  const lists = [config?.plugins ?? [], config?.env?.development?.plugins ?? []].flat();
  for (const plugin of lists) {
    const [id, options] = [plugin].flat();
    if (typeof id !== 'string' || !/module-resolver$/.test(id)) continue;
    const cwd = root;
    for (const [key, target] of Object.entries(options?.alias ?? {})) {
      if (typeof target !== 'string') continue;
      const full = target.startsWith('.') || path.isAbsolute(target) ? path.resolve(cwd, target) : target;
      if (key.startsWith('^')) out.push({ expression: new RegExp(key), target: full });
      else out.push({ prefix: key.replace(/\/\*?$/, ''), target: full.replace(/\/\*$/, '') });
    }
    for (const place of [options?.root ?? []].flat()) out.push({ base: path.resolve(cwd, place) });
  }
  return out;
}

function packageImports(root, pkg) {
  return Object.entries(pkg.imports ?? {}).flatMap(([pattern, value]) => {
    const target = typeof value === 'string' ? value : value?.['react-native'] ?? value?.default;
    return typeof target === 'string' ? [{ pattern, targets: [path.resolve(root, target)] }] : [];
  });
}

// ---- monorepo

function workspaceRoot(root) {
  for (const folder of ancestors(root).slice(0, 6)) {
    if (existsSync(path.join(folder, 'pnpm-workspace.yaml'))
      || existsSync(path.join(folder, 'lerna.json'))) return folder;
    const file = path.join(folder, 'package.json');
    if (isFile(file)) {
      try { if (JSON.parse(readFileSync(file, 'utf8')).workspaces) return folder; } catch { /* not a package */ }
    }
    if (existsSync(path.join(folder, '.git'))) return folder;
  }
  // The example of a package: the folder above holds the package itself.
  const above = path.dirname(root);
  return isFile(path.join(above, 'package.json')) ? above : root;
}

const SKIPPED = new Set(['node_modules', '.git', 'ios', 'android', 'build', 'dist', 'Pods', '.expo']);

// Packages of the repository by name: an import of one leads to its sources.
function workspacePackages(root, notes) {
  const found = new Map();
  const visit = (folder, depth) => {
    const pkg = isFile(path.join(folder, 'package.json')) ? readJSON(path.join(folder, 'package.json'), notes) : null;
    if (pkg?.name && !found.has(pkg.name)) found.set(pkg.name, { folder, pkg });
    if (depth === 0) return;
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory() && !SKIPPED.has(entry.name) && !entry.name.startsWith('.')) visit(
        path.join(folder, entry.name), depth - 1
      );
    }
  };
  visit(root, 3);
  return found;
}

// ---- app config

function appConfig(root, esbuild, env, notes) {
  const base = readJSON(path.join(root, 'app.json'), notes);
  const stated = base?.expo ?? base ?? {};
  for (const name of ['app.config.ts', 'app.config.js', 'app.config.cjs']) {
    const file = path.join(root, name);
    if (!isFile(file)) continue;
    try {
      const value = evaluateConfig(
        file, esbuild, { env, argument: { config: structuredClone(stated), projectRoot: root } }
      ).value;
      return JSON.parse(JSON.stringify(value?.expo ?? value ?? stated));
    } catch (error) {
      notes.push({ file, message: `not evaluated: ${error.message}` });
    }
  }
  return stated;
}

// ---- the project's own colours for class names: `primary`, `primary-500`

function tailwindColors(root, esbuild, env, notes) {
  const name = [
    'tailwind.config.js', 'tailwind.config.ts', 'tailwind.config.cjs'
  ].find((file) => isFile(path.join(root, file)));
  if (!name) return {};
  const out = {};
  const visit = (value, prefix) => {
    for (const [key, item] of Object.entries(value ?? {})) {
      const full = key === 'DEFAULT' ? prefix : prefix ? `${prefix}-${key}` : key;
      if (typeof item === 'string') out[full] = item;
      else if (typeof item === 'object') visit(item, full);
    }
  };
  try {
    const { theme } = evaluateConfig(path.join(root, name), esbuild, { env }).value ?? {};
    visit(JSON.parse(JSON.stringify({ ...theme?.colors, ...theme?.extend?.colors })), '');
  } catch (error) {
    notes.push({ file: path.join(root, name), message: `colours of Tailwind not read: ${error.message}` });
  }
  return out;
}
