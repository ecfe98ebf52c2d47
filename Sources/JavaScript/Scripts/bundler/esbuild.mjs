// Finds esbuild's JavaScript API: the project's own, else the PATH's, else Debian's.
import { createRequire } from 'node:module';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';

function debianHomes() {
  const homes = ['/usr/share/nodejs/esbuild', '/usr/lib/node_modules/esbuild', '/usr/local/lib/node_modules/esbuild'];
  for (const name of existsSync('/usr/lib') ? readdirSync('/usr/lib') : []) {
    if (name.endsWith('-linux-gnu')) homes.unshift(`/usr/lib/${name}/nodejs/esbuild`);
  }
  return homes;
}

function onPath() {
  for (const folder of (process.env.PATH ?? '').split(':')) {
    const program = path.join(folder, 'esbuild');
    if (folder && existsSync(program)) return realpathSync(program);
  }
  return null;
}

// Folders upwards from `from`, the nearest first.
export function ancestors(from) {
  const out = [];
  for (let at = path.resolve(from); ; at = path.dirname(at)) {
    out.push(at);
    if (at === path.dirname(at)) return out;
  }
}

export function findEsbuild(project) {
  const tries = ancestors(project).map((folder) => path.join(folder, 'node_modules/esbuild'));
  const program = onPath();
  if (program) tries.push(path.resolve(program, '../..'));
  tries.push(...debianHomes());
  for (const home of tries) {
    if (!existsSync(path.join(home, 'lib/main.js'))) continue;
    // Debian's API has no platform package to find its program by.
    const debian = home.startsWith('/usr/lib/') && home.includes('-linux-gnu/') || home.startsWith('/usr/share/nodejs');
    if (debian && program) process.env.ESBUILD_BINARY_PATH = program;
    else delete process.env.ESBUILD_BINARY_PATH;
    try {
      const api = createRequire(import.meta.url)(home);
      if (typeof api.build === 'function') return { api, home };
    } catch { /* a broken installation: the next one */ }
  }
  return null;
}

export const missingEsbuild = {
  message: 'esbuild is not installed: it turns the app\'s TypeScript and JSX into JavaScript',
  install: 'apt-get install -y esbuild',
  alternative: 'npm install --save-dev esbuild',
};
