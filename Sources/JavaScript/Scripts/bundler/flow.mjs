// Flow types in `.js` files: taken out by flow-remove-types where it is installed; the TypeScript
// loader reads most of the rest.
import Module, { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import path from 'node:path';

export const missingFlow = {
  message: 'Flow types are read as TypeScript', install: 'apt-get install -y node-flow-remove-types'
};

export function findFlow(project) {
  for (const home of [path.join(project, 'node_modules/flow-remove-types'), '/usr/share/nodejs/flow-remove-types']) {
    if (!existsSync(home)) continue;
    try {
      if (home.startsWith('/usr/share/nodejs')) {
        process.env.NODE_PATH = '/usr/share/nodejs'; // Debian's packages look for each other there
        Module._initPaths();
      }
      const require = createRequire(home + '/');
      return require(home);
    } catch { /* cannot run here */ }
  }
  return null;
}

export const hasFlow = (text) => /^\s*(?:\/\*[\s\S]*?\*\/\s*|\/\/[^\n]*\n\s*)*/.exec(text)[0].includes('@flow');
const annotated = /\bimport\s+type\b|\btype\s+\w+\s*=|\)\s*:\s*[\w?{]|[(,]\s*\w+\s*\??:\s*[\w?]/;

export function withoutFlow(text, flow) {
  if (!annotated.test(text)) return { contents: text, loader: 'jsx' };
  if (!flow) return { contents: text, loader: 'tsx' };
  try {
    return { contents: flow(text, { all: true, pretty: false }).toString(), loader: 'jsx' };
  } catch {
    return { contents: text, loader: 'tsx' };
  }
}
