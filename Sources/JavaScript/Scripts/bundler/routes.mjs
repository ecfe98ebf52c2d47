// The route files of an expo-router project.
import { readdirSync } from 'node:fs';
import path from 'node:path';

const PAGE = /\.(?:tsx|ts|jsx|js)$/;
const LEFT_OUT = /(?:\+html|\+api|\+native-intent|\+middleware)$|\.d$|\.(?:test|spec|stories)$/;

// Every page and layout with its place: `(tabs)/index`, `user/[id]`, `_layout`.
export function listRoutes(folder) {
  const best = new Map();
  const visit = (at) => {
    for (const entry of readdirSync(path.join(folder, at), { withFileTypes: true })) {
      const name = path.join(at, entry.name);
      if (entry.isDirectory()) {
        if (!entry.name.startsWith('__') && entry.name !== 'node_modules') visit(name);
        continue;
      }
      if (!PAGE.test(entry.name)) continue;
      const bare = name.replace(PAGE, '');
      const platform = /\.(ios|native|android|web)$/.exec(bare)?.[1];
      if (LEFT_OUT.test(bare) || platform === 'android' || platform === 'web') continue;
      const place = platform ? bare.slice(0, -platform.length - 1) : bare;
      const rank = { ios: 2, native: 1 }[platform] ?? 0;
      if (!best.has(place) || best.get(place).rank < rank) best.set(
        place, { place, rank, file: path.join(folder, name) }
      );
    }
  };
  visit('');
  return [...best.values()].map(({ place, file }) => ({ place, file })).sort((a, b) => (a.place < b.place ? -1 : 1));
}

export function routesModule(folder) {
  const lines = listRoutes(folder).map(({ place, file }) =>
    `  { place: ${JSON.stringify(place)}, load: () => require(${JSON.stringify(file)}) },`);
  return `module.exports = [\n${lines.join('\n')}\n];\n`;
}
