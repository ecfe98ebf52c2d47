// The bundler: where imports lead, which files win, what is told.
import test from 'node:test';
import assert from 'node:assert/strict';
import path from 'node:path';
import { tmpdir } from 'node:os';
import { bundle } from '../../../../Sources/JavaScript/Scripts/bundle.mjs';
import { findEsbuild } from '../../../../Sources/JavaScript/Scripts/bundler/esbuild.mjs';
import { findFlow } from '../../../../Sources/JavaScript/Scripts/bundler/flow.mjs';
import { readProject, findEntry } from '../../../../Sources/JavaScript/Scripts/bundler/project.mjs';
import { project } from '../try/project.mjs';

const found = findEsbuild(tmpdir());
const skip = found ? false : 'esbuild is not installed';

const values = (result) => [...result.code.matchAll(/MARK:([\w.-]+)/g)].map((match) => match[1]).sort();
const mark = (name) => `export default 'MARK:${name}';\n`;
const use = (...names) => names.map((name, i) => `import v${i} from '${name}';`).join('\n')
  + `\nconsole.log(${names.map((_, i) => `v${i}`).join(', ')});`;

test('aliases: tsconfig, baseUrl, Babel, package imports, workspaces, uncommitted builds', { skip }, async (t) => {
  const root = project(t, {
    'package.json': { name: 'mono', workspaces: ['apps/*', 'packages/*'] },
    'packages/shared/package.json': { name: '@mono/shared', main: 'dist/index.js' },
    'packages/shared/src/index.ts': mark('shared'),
    'packages/shared/src/sub.ts': mark('sub'),
    'apps/one/package.json': { name: 'one', imports: { '#lib/*': './library/*.js' } },
    'apps/one/tsconfig.json': '{ "compilerOptions": { "baseUrl": "./base", "paths": { "@/*": ["./at/*"], "exact": ["./exactly.ts"] } } }',
    'apps/one/babel.config.js': "module.exports = { plugins: [['module-resolver', { alias: { '@babel': './babel', '^~(.+)': './tilde/\\\\1' } }]] };",
    'apps/one/base/at/x.ts': mark('at'), 'apps/one/base/exactly.ts': mark('exact'),
      'apps/one/base/bare/y.ts': mark('bare'),
    'apps/one/babel/z.js': mark('babel'), 'apps/one/tilde/w.js': mark('tilde'), 'apps/one/library/v.js': mark('import'),
    'apps/one/index.js': use('@/x', 'exact', 'bare/y', '@babel/z', '~w', '#lib/v', '@mono/shared', '@mono/shared/sub'),
  });
  const result = await bundle(path.join(root, 'apps/one'));
  assert.deepEqual(result.errors, []);
  assert.deepEqual(values(result), ['at', 'babel', 'bare', 'exact', 'import', 'shared', 'sub', 'tilde']);
  assert.deepEqual(result.absent, []);
});

test('files: ios before native before plain, folders, json, missing ones', { skip }, async (t) => {
  const root = project(t, {
    'package.json': {}, 'a.ios.js': mark('a.ios'), 'a.native.js': mark('a.native'), 'a.js': mark('a'),
      'b.native.ts': mark('b.native'), 'b.ts': mark('b'),
    'c/index.tsx': mark('c'), 'd.ios.ts': mark('d.ios'), 'd.ts': mark('d'), 'e.json': '{ "e": "MARK:e", }',
    'index.js': use('./a', './b', './c', './d.js', './e.json', './absent')
      + "\nimport { one, two as three } from 'not-here'; console.log(one, three);",
  });
  const result = await bundle(root);
  assert.deepEqual(result.errors, []);
  assert.deepEqual(values(result), ['a.ios', 'b.native', 'c', 'd.ios', 'e']);
  assert.deepEqual(result.absent, [{ package: 'not-here', names: ['one', 'two'] }]);
  assert.deepEqual(result.warnings.map((warning) => warning.message), ['file not found: ./absent']);
});

test('node_modules: plain packages are used, native ones replaced', { skip }, async (t) => {
  const root = project(t, {
    'package.json': {}, 'index.js': use('plain', 'conditions/sub', 'with-native', 'zustand'),
    'node_modules/plain/package.json': { name: 'plain', main: 'lib/main.js' },
      'node_modules/plain/lib/main.js': "module.exports = 'MARK:plain' + require('deep');",
    'node_modules/plain/node_modules/deep/index.js': "module.exports = 'MARK:deep';",
    'node_modules/conditions/package.json': { name: 'conditions',
      exports: { './*': { 'react-native': './rn/*.js', default: './web/*.js' } } },
        'node_modules/conditions/rn/sub.js': mark('rn'), 'node_modules/conditions/web/sub.js': mark('web'),
    'node_modules/with-native/package.json': { name: 'with-native', main: 'index.js' },
      'node_modules/with-native/index.js': mark('native'), 'node_modules/with-native/ios/X.m': '',
    'node_modules/zustand/index.js': mark('zustand'),
    'node_modules/react/index.js': mark('react'),
  });
  const result = await bundle(root);
  assert.deepEqual(result.errors, []);
  assert.deepEqual(values(result), ['deep', 'plain', 'rn', 'zustand']);
  assert.deepEqual(result.absent, [{ package: 'with-native', names: ['default'] }]);
});

test('entries', { skip }, (t) => {
  const kinds = (files) => {
    const root = project(t, files);
    const entry = findEntry(readProject(root, found.api));
    return entry && [entry.kind, path.relative(root, entry.file ?? entry.folder)];
  };
  assert.deepEqual(
    kinds({ 'package.json': { main: 'expo-router/entry' }, 'src/app/index.tsx': '' }), ['router', 'src/app']
  );
  assert.deepEqual(
    kinds({ 'package.json': { main: 'node_modules/expo/AppEntry.js' }, 'App.js': '' }), ['component', 'App.js']
  );
  assert.deepEqual(kinds({ 'package.json': { main: 'index.js' }, 'index.ts': '' }), ['file', 'index.ts']);
  assert.deepEqual(kinds({ 'package.json': {}, 'index.ios.js': '', 'index.js': '' }), ['file', 'index.ios.js']);
  assert.deepEqual(kinds({ 'package.json': {}, 'App.tsx': '' }), ['component', 'App.tsx']);
  assert.deepEqual(kinds({ 'package.json': {}, 'app/_layout.tsx': '', 'app/index.tsx': '' }), ['router', 'app']);
  assert.equal(kinds({ 'package.json': {} }), null);
});

test('Flow', { skip: skip || (findFlow(tmpdir()) ? false : 'node-flow-remove-types is not installed') }, async (t) => {
  const root = project(t, {
    'package.json': {}, 'index.js': "/**\n * @flow strict-local\n */\nimport type { Node } from 'react';\ntype P = {| a: ?string |};\nconst f = (p: P, q?: number): ?string => p.a;\nconsole.log('MARK:flow', f({ a: null }), (1: any));",
  });
  const result = await bundle(root);
  assert.deepEqual(result.errors, []);
  assert.deepEqual(values(result), ['flow']);
});

test('an entry of the project\'s own begins with the router\'s', { skip }, async (t) => {
  const root = project(t, {
    'package.json': { main: 'index.js' }, 'index.js': "import 'expo-router/entry';\nimport './more';",
    'more.js': "console.log('MARK:more');", 'app/index.js': mark('page'),
  });
  const result = await bundle(root);
  assert.deepEqual(result.errors, []);
  assert.deepEqual(result.absent, []);
  assert.deepEqual(values(result), ['more', 'page']);
  const other = project(t, {
    'package.json': { main: 'expo-router/entry' }, 'app.json': { expo: { plugins: [['expo-router', { root: './pages' }]] } },
    'pages/index.js': mark('page'), 'app/index.js': mark('other'),
  });
  assert.deepEqual(values(await bundle(other)), ['page']);
});

test('require.context is a module with the files of a folder', { skip }, async (t) => {
  const root = project(t, {
    'package.json': {}, 'deep/a.tsx': mark('a'), 'deep/in/b.ts': mark('b'), 'deep/c.test.ts': mark('c'), 'deep/d.d.ts': '',
    'index.js': "const all = require.context('./deep', true, /^(?!.*test).*\\.tsx?$/);\n"
      + "const flat = require.context('./deep', false);\nconsole.log(all.keys(), flat('./a.tsx'));",
  });
  const result = await bundle(root);
  assert.deepEqual(result.errors, []);
  assert.deepEqual(values(result), ['a', 'b', 'c'], 'c by the second, which has no filter');
  assert.ok(result.code.includes('"./in/b.ts"'));
  assert.ok(!result.code.includes('require.context'));
});

test('a name that a file does not export is undefined, and told', { skip }, async (t) => {
  const root = project(t, {
    'package.json': {}, 'a.js': "export const here = 'MARK:here';\n",
    'b.js': "export { gone } from './a';\n",
    'index.js': "import none, { here, absent } from './a';\nimport { gone } from './b';\nconsole.log(none, here, absent, gone);",
  });
  const result = await bundle(root);
  assert.deepEqual(result.errors, []);
  assert.deepEqual(values(result), ['here']);
  const told = result.warnings.map(({ file, line, message }) => [path.basename(file ?? ''), line, message]);
  assert.deepEqual(told.map(([file, line]) => [file, line]).sort(), [['b.js', 1], ['index.js', 1], ['index.js', 1]]);
  assert.ok(told.every(([, , message]) => /No matching export .* it is undefined$/.test(message)), told.join('\n'));
});

test('what no loader knows is text', { skip }, async (t) => {
  const root = project(t, {
    'package.json': {}, 'first.sql': 'CREATE TABLE `MARK:sql`', 'index.js': "import text from './first.sql';\nconsole.log(text);",
  });
  const result = await bundle(root);
  assert.deepEqual(result.errors, []);
  assert.deepEqual(values(result), ['sql']);
});
