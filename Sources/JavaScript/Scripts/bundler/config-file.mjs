// Runs a config file of the project (babel.config.js, app.config.ts) for its value, in a context
// that offers `path`, JSON files and nothing else.
import vm from 'node:vm';
import path from 'node:path';
import { existsSync, readFileSync } from 'node:fs';

export function evaluateConfig(file, esbuild, { env = {}, argument } = {}) {
  const loader = /\.tsx?$/.test(file) ? 'ts' : 'js';
  const { code } = esbuild.transformSync(readFileSync(file, 'utf8'), { loader, format: 'cjs', target: 'node18' });
  const folder = path.dirname(file);
  const nothing = () => new Proxy(function nothing() {}, {
    get: (target, name) => (name === Symbol.toPrimitive ? () => '' : name === '__esModule' ? undefined : nothing()),
    apply: () => nothing(),
  });
  const require = (name) => {
    if (name === 'path' || name === 'node:path') return path;
    if (name.startsWith('.')) {
      const target = path.resolve(folder, name);
      for (const found of [target, target + '.json']) {
        if (found.endsWith('.json') && existsSync(found)) return JSON.parse(readFileSync(found, 'utf8'));
      }
      for (const found of [target, target + '.js', target + '.ts', target + '.cjs']) {
        if (/\.[cjt]s$/.test(found) && existsSync(found)) return evaluateConfig(found, esbuild, { env }).exports;
      }
    }
    return nothing();
  };
  const module = { exports: {} };
  const context = vm.createContext({
    module, exports: module.exports, require, __dirname: folder, __filename: file, console: {
      log() {}, warn() {}, error() {}
    },
    process: { env: { ...env, NODE_ENV: 'development' }, cwd: () => folder, argv: [], platform: 'linux' },
  });
  vm.runInContext(code, context, { filename: file, timeout: 2000 });
  const exported = module.exports?.__esModule ? module.exports.default : module.exports;
  const value = typeof exported === 'function' ? exported(argument) : exported;
  return { value, exports: module.exports };
}
