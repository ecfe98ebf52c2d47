// Island's React beside Debian's react-test-renderer: same components, same log, same tree.
import test from 'node:test';
import assert from 'node:assert/strict';
import Module, { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import OurReact from '../../../../Sources/JavaScript/Scripts/react/index.js';
import { createTestRenderer } from '../../../../Sources/JavaScript/Scripts/react/test-renderer.js';
import { scenarios } from '../fixtures/react-scenarios.mjs';

const oracleHome = '/usr/share/nodejs/';
const haveOracle = existsSync(oracleHome + 'react-test-renderer') && existsSync(oracleHome + 'react');

// React's renderer keeps a list around a single node when a hidden one stands beside it.
const alone = (tree) => (Array.isArray(tree) && tree.length === 1 ? tree[0] : tree);

async function runOurs(scenario) {
  const log = [];
  const renderer = createTestRenderer({ onUncaught: (error) => log.push('uncaught ' + error.message) });
  let root = null;
  const say = console.error;
  console.error = () => {};
  try {
    await scenario(OurReact, {
      log: (...parts) => log.push(parts.join(' ')),
      act: (fn) => renderer.act(fn),
      actAsync: (fn) => renderer.actAsync(fn),
      render: (element) => { if (root) root.update(element); else root = renderer.create(element); },
      unmount: () => root.unmount(),
      tree: () => log.push('tree ' + JSON.stringify(alone(root.toJSON()))),
    });
    await new Promise((resolve) => setTimeout(resolve, 20)); // leftovers of an uncaught error
  } finally { console.error = say; }
  return log;
}

async function runOracle(scenario) {
  process.env.NODE_PATH = oracleHome; // Debian's packages look for each other there
  Module._initPaths();
  const require = createRequire(oracleHome);
  const React = require(oracleHome + 'react');
  const Renderer = require(oracleHome + 'react-test-renderer');
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const log = [];
  let root = null;
  const say = console.error;
  console.error = () => {};
  try {
    await scenario(React, {
      log: (...parts) => log.push(parts.join(' ')),
      act: (fn) => { try { Renderer.act(() => { fn(); }); } catch (error) { log.push('uncaught ' + error.message); } },
      actAsync: (fn) => Renderer.act(async () => { await fn(); }),
      render: (element) => {
        if (root) root.update(element);
        else root = Renderer.create(element, { unstable_isConcurrent: scenario.name.includes('suspense') });
      },
      unmount: () => root.unmount(),
      tree: () => log.push('tree ' + JSON.stringify(alone(root.toJSON()))),
    });
    await new Promise((resolve) => setTimeout(resolve, 20)); // leftovers of an uncaught error
  } finally { console.error = say; }
  return log;
}

for (const [name, scenario] of Object.entries(scenarios)) {
  test(`react: ${name}`, { skip: haveOracle ? false : 'node-react-test-renderer is not installed' }, async () => {
    assert.deepEqual(await runOurs(scenario), await runOracle(scenario));
  });
}
