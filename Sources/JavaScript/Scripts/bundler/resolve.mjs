// Where an import leads: a file of the project, a module of the host, or a stand-in.
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { EXTENSIONS, withExtension } from './project.mjs';
import { ancestors } from './esbuild.mjs';
import { ASSET, findAsset } from './assets.mjs';
import { HOME } from './own.mjs';
import { hostModule, REPLACEABLE } from '../packages/table.mjs';

const isFile = (file) => existsSync(file) && statSync(file).isFile();
const isFolder = (file) => existsSync(file) && statSync(file).isDirectory();

// A path without or with extension to a file: platform suffixes first, then the name as written.
export function resolveFile(base) {
  if (ASSET.test(base)) return findAsset(base) ? base : null;
  const written = EXTENSIONS.find((extension) => base.endsWith(extension) && !extension.startsWith('.ios')
    && !extension.startsWith('.native'));
  if (written && isFile(base)) return platformTwin(base, written);
  const found = withExtension(base);
  if (found) return found;
  // TypeScript lets `./x.js` mean `./x.ts`.
  if (written && /^\.[cm]?jsx?$/.test(written)) {
    const twin = withExtension(base.slice(0, -written.length));
    if (twin) return twin;
  }
  if (isFile(base)) return base;
  return isFolder(base) ? resolveFolder(base) : null;
}

function platformTwin(file, extension) {
  const bare = file.slice(0, -extension.length);
  for (const platform of ['.ios', '.native']) if (isFile(bare + platform + extension)) return bare + platform
    + extension;
  return file;
}

function readPackage(folder) {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  } catch {
    return null;
  }
}

function resolveFolder(folder, pkg = readPackage(folder)) {
  for (const field of ['source', 'react-native', 'module', 'main']) {
    const target = pkg?.[field];
    if (typeof target !== 'string') continue;
    const full = path.join(folder, target);
    const found = isFolder(full) ? withExtension(path.join(full, 'index')) : resolveFile(full);
    if (found) return found;
  }
  return withExtension(path.join(folder, 'index')) ?? withExtension(path.join(folder, 'src/index'));
}

// `exports` of a package.json with the conditions React Native uses.
const CONDITIONS = ['react-native', 'import', 'browser', 'require', 'default'];

function pick(value) {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(pick).find(Boolean) ?? null;
  if (value && typeof value === 'object') {
    for (const key of Object.keys(value)) {
      if (CONDITIONS.includes(key)) {
        const found = pick(value[key]);
        if (found) return found;
      }
    }
  }
  return null;
}

function fromExports(pkg, sub) {
  const { exports } = pkg;
  if (exports === undefined) return null;
  const key = sub ? './' + sub : '.';
  if (typeof exports === 'string' || Array.isArray(exports)
    || !Object.keys(exports).some((name) => name.startsWith('.'))) {
    return key === '.' ? pick(exports) : null;
  }
  if (exports[key] !== undefined) return pick(exports[key]);
  for (const pattern of Object.keys(exports)) {
    const [before, after] = pattern.split('*');
    if (after === undefined || !key.startsWith(before) || !key.endsWith(after)) continue;
    return pick(exports[pattern])?.replaceAll('*', key.slice(before.length, key.length - after.length)) ?? null;
  }
  return null;
}

function splitName(name) {
  const parts = name.split('/');
  const count = name.startsWith('@') ? 2 : 1;
  return { pkg: parts.slice(0, count).join('/'), sub: parts.slice(count).join('/') };
}

// Packages with native code cannot run here; their JavaScript alone would only fail later.
function isNative(folder) {
  return isFolder(path.join(folder, 'ios')) || isFile(path.join(folder, 'expo-module.config.json'))
    || isFile(path.join(folder, 'react-native.config.js')) || readPackage(folder)?.codegenConfig !== undefined;
}

const ROUTER_ENTRY = path.join(HOME, 'packages/expo-router-entry.js');

export class Resolver {
  constructor(project) {
    this.project = project;
  }

  // { file } or { host } or { standIn } or { asset } .
  resolve(name, from) {
    if (name.startsWith('.') || path.isAbsolute(name)) {
      const base = path.resolve(from, name);
      const file = resolveFile(base) ?? this.#source(base);
      if (file) return { file };
      return ASSET.test(base) ? { file: base } : { missing: base };
    }
    const bare = name.replace(/\?.*$/, '');
    // An entry file of the project's own often begins with the router's.
    if (/^expo-router\/entry(?:-classic)?$/.test(bare)) return { file: ROUTER_ENTRY };
    const host = hostModule(bare);
    const real = host && REPLACEABLE.has(bare) ? this.#installed(bare, from) : null;
    if (real) return real;
    if (host) return { host: { ...host, name: bare } };
    const aliased = this.#alias(bare);
    if (aliased) return { file: aliased };
    const own = this.#workspace(bare);
    if (own) return { file: own };
    const installed = this.#installed(bare, from);
    if (installed) return installed;
    for (const base of this.project.baseUrls) {
      const file = resolveFile(path.join(base, bare));
      if (file) return { file };
    }
    return { standIn: bare };
  }

  // A folder that is only built on the developer's machine: its sources.
  #source(base) {
    const match = /^(.*)\/(?:build|dist|lib)(\/.*)?$/.exec(base);
    return match ? resolveFile(match[1] + '/src' + (match[2] ?? '')) : null;
  }

  #file(base) {
    return resolveFile(base) ?? this.#source(base);
  }

  #alias(name) {
    for (const alias of this.project.aliases) {
      if (alias.base) {
        const file = this.#file(path.join(alias.base, name));
        if (file) return file;
      } else if (alias.expression) {
        if (!alias.expression.test(name)) continue;
        const file = this.#file(name.replace(alias.expression, alias.target.replace(/\\(\d)/g, '$$$1')));
        if (file) return file;
      } else if (alias.prefix !== undefined) {
        if (name !== alias.prefix && !name.startsWith(alias.prefix + '/')) continue;
        const file = this.#file(path.isAbsolute(alias.target) ? path.join(
          alias.target, name.slice(alias.prefix.length)
        ) : '');
        if (file) return file;
      } else {
        const star = alias.pattern.indexOf('*');
        if (star < 0) {
          if (alias.pattern !== name) continue;
        } else if (!name.startsWith(alias.pattern.slice(0, star))
          || !name.endsWith(alias.pattern.slice(star + 1))) continue;
        const middle = star < 0 ? '' : name.slice(star, name.length - (alias.pattern.length - star - 1));
        for (const target of alias.targets) {
          const file = this.#file(target.replace('*', middle));
          if (file) return file;
        }
      }
    }
    return null;
  }

  #workspace(name) {
    const { pkg, sub } = splitName(name);
    const found = this.project.packages.get(pkg);
    if (!found) return null;
    return this.#inPackage(found.folder, found.pkg, sub);
  }

  #inPackage(folder, pkg, sub) {
    const exported = fromExports(pkg, sub);
    if (exported) {
      const file = this.#file(path.join(folder, exported));
      if (file) return file;
    }
    if (sub) return this.#file(path.join(folder, sub)) ?? resolveFile(path.join(folder, 'src', sub));
    return resolveFolder(folder, pkg) ?? (typeof pkg.main === 'string' ? this.#source(path.join(folder, pkg.main))
      : null);
  }

  #installed(name, from) {
    const { pkg, sub } = splitName(name);
    for (const folder of ancestors(from)) {
      const link = path.join(folder, 'node_modules', pkg);
      if (!isFolder(link)) continue;
      const home = realpathSync(link); // package managers link; a package finds its own beside its true place
      if (isNative(home)) return null;
      const file = this.#inPackage(home, readPackage(home) ?? {}, sub);
      return file ? { file } : null;
    }
    return null;
  }
}
