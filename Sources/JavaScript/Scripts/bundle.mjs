// Bundles a React Native project into one script, from a clone without node_modules.
//
//   const result = await bundle('/path/of/project')
//   result.code, result.map, result.absent, result.errors, …
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { HOME, isOwn } from './bundler/own.mjs';
import { findEsbuild, missingEsbuild } from './bundler/esbuild.mjs';
import { findEntry, readProject } from './bundler/project.mjs';
import { Resolver } from './bundler/resolve.mjs';
import { ASSET, assetModule } from './bundler/assets.mjs';
import { collectImports } from './bundler/imports.mjs';
import { routesModule, listRoutes } from './bundler/routes.mjs';
import { CONTEXT, contextImport, contextModule, withContexts } from './bundler/contexts.mjs';
import { MissingExports } from './bundler/exports.mjs';
import { findFlow, hasFlow, withoutFlow } from './bundler/flow.mjs';

const own = (name) => path.join(HOME, name);
const quote = JSON.stringify;

// What runs after the globals: the project's entry in one of its three forms, or a text of Island's own.
function entryModule(entry) {
  const lines = [`import ${quote(own('runtime/start.js'))};`];
  if (entry.kind === 'file') lines.push(`import ${quote(entry.file)};`);
  if (entry.kind === 'component') {
    lines.push(`import { AppRegistry } from ${quote(own('react-native/index.js'))};`);
    lines.push(`import App from ${quote(entry.file)};`);
    lines.push("AppRegistry.registerComponent('main', () => App);");
  }
  if (entry.kind === 'text') lines.push(entry.text);
  if (entry.kind === 'router') lines.push(`import ${quote(own('packages/expo-router-entry.js'))};`);
  return lines.join('\n');
}

function plugin({ project, entry, resolver, state }) {
  return {
    name: 'island',
    setup(build) {
      build.onResolve({ filter: /^island:/ }, ({ path: name, resolveDir }) => ({
        path: contextImport(name, resolveDir), namespace: 'island'
      }));
      build.onResolve({ filter: /.*/ }, ({ path: name, resolveDir, importer, kind }) => {
        if (kind === 'entry-point') return undefined;
        const found = resolver.resolve(name, resolveDir);
        if (found.host) return { path: found.host.name, namespace: 'host', pluginData: found.host };
        if (found.file) return { path: found.file, namespace: ASSET.test(found.file) ? 'asset' : 'file' };
        if (found.missing) {
          state.warnings.push({ file: importer, message: `file not found: ${name}` });
          return { path: name, namespace: 'stand-in' };
        }
        state.absent.add(found.standIn);
        return { path: found.standIn, namespace: 'stand-in' };
      });
      build.onLoad({ filter: /.*/, namespace: 'island' }, ({ path: name }) => ({
        contents: virtualModule(name, { project, entry }), loader: 'js', resolveDir: project.root,
      }));
      build.onLoad({ filter: /.*/, namespace: 'asset' }, ({ path: file }) => ({
        contents: assetSource(file, project), loader: 'js', resolveDir: HOME,
      }));
      build.onLoad({ filter: /.*/, namespace: 'host' }, ({ path: name, pluginData: { file, pick, strict } }) => ({
        contents: `module.exports = require(${quote(own('packages/facade.js'))}).facade(require(${quote(own(file))}), ${quote(name)}, ${quote({ pick, strict })});`,
        loader: 'js', resolveDir: HOME,
      }));
      build.onLoad({ filter: /.*/, namespace: 'stand-in' }, ({ path: name }) => ({
        contents: `module.exports = require(${quote(own('packages/stand-in.js'))}).standIn(${quote(name)});`,
        loader: 'js', resolveDir: HOME,
      }));
      build.onLoad({ filter: /\.json$/, namespace: 'file' }, async ({ path: file }) => {
        const contents = await readFile(file, 'utf8');
        state.files.push(file);
        try {
          JSON.parse(contents);
          return { contents, loader: 'json' };
        } catch {
          return { contents: `module.exports = ${contents};`, loader: 'js' }; // as Metro: any JavaScript value
        }
      });
      build.onLoad({ filter: /\.(?:[cm]?[jt]sx?)$/, namespace: 'file' }, ({ path: file }) => load(file, state));
      // What else a project takes in by a plugin of Babel or Metro is text, such as a database's statements.
      build.onLoad({ filter: /.*/, namespace: 'file' }, async ({ path: file }) => {
        state.files.push(file);
        return { contents: await readFile(file, 'utf8'), loader: 'text' };
      });
    },
  };
}

// An SVG file is a component where the project has what makes one of it.
function assetSource(file, { pkg }) {
  const asset = quote(assetModule(file));
  const isComponent = /\.svg$/i.test(file)
    && 'react-native-svg-transformer' in { ...pkg.dependencies, ...pkg.devDependencies };
  if (!isComponent) return `module.exports = ${asset};`;
  return `module.exports = require(${quote(own('packages/svg-file.js'))}).component(${asset});`;
}

function virtualModule(name, { project, entry }) {
  if (name.startsWith(CONTEXT)) return contextModule(name);
  if (name === 'island:entry') return entryModule(entry);
  if (name === 'island:routes') return project.routes ? routesModule(project.routes) : 'module.exports = [];';
  if (name === 'island:config') return `module.exports = ${quote(project.config)};`;
  if (name === 'island:colors') return `module.exports = ${quote(project.colors)};`;
  if (name === 'island:env') {
    return `module.exports = ${quote(project.env)};`;
  }
  return '';
}

async function load(file, state) {
  let contents = await readFile(file, 'utf8');
  state.files.push(file);
  if (isOwn(file)) return { contents, loader: 'js' };
  collectImports(contents, state.imports);
  contents = withContexts(contents) + state.exports.of(file);
  if (/\.m?tsx$/.test(file)) return { contents, loader: 'tsx' };
  if (/\.[cm]?ts$/.test(file)) return { contents, loader: 'ts' };
  if (hasFlow(contents)) {
    const plain = withoutFlow(contents, state.flow);
    contents = plain.contents;
    return { contents, loader: plain.loader };
  }
  return { contents, loader: 'jsx' };
}

const problem = (item, root) => ({
  file: item.location ? path.resolve(root, item.location.file.replace(/^[a-z-]+:/, '')) : null,
  line: item.location?.line ?? null,
  column: item.location ? item.location.column + 1 : null,
  message: item.text,
});

function build(api, { project, entry, resolver, state }) {
  Object.assign(state, { absent: new Set(), files: [], warnings: [...project.notes] });
  return api.build({
    stdin: {
      contents: "import 'island:entry';", resolveDir: project.root, loader: 'js', sourcefile: 'island-start.js'
    },
    absWorkingDir: project.root,
    bundle: true, write: false, outfile: 'island-app.js', metafile: false, logLevel: 'silent',
    platform: 'neutral', format: 'iife', target: 'es2022', charset: 'utf8', keepNames: true,
    jsx: 'automatic', tsconfig: own('bundler/tsconfig.json'),
    sourcemap: 'external', sourcesContent: false,
    define: { 'process.env.NODE_ENV': '"development"', 'process.env.EXPO_OS': '"ios"', __DEV__: 'true' },
    loader: { '.js': 'jsx', '.json': 'json' },
    plugins: [plugin({ project, entry, resolver, state })],
  });
}

export async function bundle(folder, options = {}) {
  const started = performance.now();
  const done = (result) => ({
    ok: false, errors: [], warnings: [], absent: [], missing: [], files: [], ...result, ms: performance.now() - started
  });
  const esbuild = findEsbuild(folder);
  if (!esbuild) return done({
    missing: [missingEsbuild], errors: [{ file: null, line: null, column: null, message: missingEsbuild.message }]
  });
  if (!existsSync(folder)) return done({
    errors: [{ file: path.resolve(folder), line: null, column: null, message: 'no such folder' }]
  });
  const project = readProject(folder, esbuild.api);
  const entry = options.text ? { kind: 'text', text: options.text }
    : options.entry ? { kind: 'file', file: path.resolve(project.root, options.entry) } : findEntry(project);
  if (!entry) {
    return done({
      errors: [
        {
          file: project.root, line: null, column: null,
          message: 'no entry file: package.json has no "main", and there is no index, App or app/_layout'
        }
      ]
    });
  }
  const state = { imports: new Map(), flow: findFlow(project.root), exports: new MissingExports(project.root) };
  const resolver = new Resolver(project);
  try {
    const built = await state.exports.complete(() => build(esbuild.api, { project, entry, resolver, state }));
    const text = (suffix) => built.outputFiles.find((file) => file.path.endsWith(suffix)).text;
    return done({
      ok: true, code: text('.js'), map: text('.map'), root: project.root,
      entry: entry.file ?? entry.folder,
      routes: entry.folder ? listRoutes(entry.folder).map((route) => route.place) : [],
      config: project.config, name: project.config.name ?? project.pkg.name,
      warnings: [...state.warnings, ...built.warnings.map((item) => problem(item, project.root))],
      absent: absentList(state), files: state.files.filter((file) => !isOwn(file)),
      env: project.env,
    });
  } catch (failure) {
    if (!failure.errors) throw failure;
    return done({
      errors: failure.errors.map((item) => problem(item, project.root)), warnings: state.warnings,
      absent: absentList(state), files: state.files
    });
  }
}

function absentList({ absent, imports }) {
  return [...absent].sort().map((name) => ({ package: name, names: [...(imports.get(name) ?? [])].sort() }));
}

// From a shell: node bundle.mjs PROJECT > bundle.json, for `host.mjs --bundle`.
if (process.argv[1] === path.join(HOME, 'bundle.mjs')) {
  const result = await bundle(process.argv[2] ?? '.');
  process.stdout.write(JSON.stringify(result), () => process.exit(result.ok ? 0 : 65));
}
