// The tree of expo-router's route files, and the way from an address to a path of screens.

// { name, segment, layout, page, children }; `name` is the screen's name inside its navigator.
export function buildTree(files) {
  const list = files.flatMap(expandShared);
  const root = { name: '', layout: null, page: null, children: [] };
  const folders = new Map([['', root]]);
  const dirs = [...new Set(list.map(({ place }) => place.split('/').slice(0, -1).join('/')))];
  const layouts = new Map(list.filter(({ place }) => /(?:^|\/)_layout$/.test(place)).map(({ place, load }) => [
    place.replace(/\/?_layout$/, ''), load
  ]));
  root.layout = layouts.get('') ?? null;
  // A folder without a layout adds its name to the names of its pages.
  const home = (dir) => {
    if (folders.has(dir)) return folders.get(dir);
    const parts = dir.split('/');
    let owner = dir;
    while (owner && !layouts.has(owner)) owner = owner.split('/').slice(0, -1).join('/');
    if (owner !== dir) return folders.get(owner) ?? home(owner);
    const above = home(parts.slice(0, -1).join('/'));
    const node = { name: relative(dir, above), path: dir, layout: layouts.get(dir), page: null, children: [] };
    above.children.push(node);
    folders.set(dir, node);
    return node;
  };
  const relative = (place, above) => (above.path ? place.slice(above.path.length + 1) : place);
  dirs.sort().forEach(home);
  for (const { place, load } of list) {
    if (/(?:^|\/)_layout$/.test(place)) continue;
    const above = home(place.split('/').slice(0, -1).join('/'));
    above.children.push({ name: relative(place, above), path: place, layout: null, page: load, children: [] });
  }
  for (const node of folders.values()) node.children.sort(byRank);
  return root;
}

// A folder `(a,b)` holds the same files for the groups (a) and (b).
function expandShared({ place, load }) {
  const match = /^(.*?)\(([^()]*,[^()]*)\)(.*)$/.exec(place);
  if (!match) return [{ place, load }];
  return match[2].split(',').flatMap((group) => expandShared({
    place: `${match[1]}(${group.trim()})${match[3]}`, load
  }));
}

// Fixed names before parameters, `index` first.
function byRank(a, b) {
  return rank(a.name) - rank(b.name) || (a.name < b.name ? -1 : 1);
}

function rank(name) {
  if (name === 'index') return 0;
  if (name.startsWith('+')) return 5;
  if (/\[\.\.\./.test(name)) return 4;
  if (/\[/.test(name)) return 3;
  return /^\(/.test(name) ? 1 : 2;
}

export const partsOf = (name) => name.split('/').filter((part) => part && !/^\(.*\)$/.test(part) && part !== 'index');

// Screens from the root to the page for an address, with the parameters; null when nothing fits.
export function matchPath(tree, pathname) {
  const parts = pathname.split('/').filter(Boolean).map((part) => {
    try { return decodeURIComponent(part); } catch { return part; }
  });
  return find(tree, parts, {}) ?? null;
}

function find(node, parts, params) {
  let fallback = null;
  for (const child of node.children) {
    const taken = take(child.name, parts);
    if (!taken) continue;
    const all = { ...params, ...taken.params };
    if (child.layout) {
      const inner = find(child, taken.rest, all);
      if (inner) return { screens: [child, ...inner.screens], params: inner.params };
    } else if (!taken.rest.length) {
      if (child.name.startsWith('+')) fallback ??= { screens: [child], params: all };
      else return { screens: [child], params: all };
    }
  }
  return fallback;
}

// How many parts of the address a screen's name takes.
function take(name, parts) {
  const params = {};
  let rest = parts;
  const literal = name.split('/').filter((part) => part && part !== 'index');
  for (const part of literal) {
    if (/^\(.*\)$/.test(part)) {
      // A group may also be written in the address: /(tabs)/home.
      if (rest[0] === part) rest = rest.slice(1);
      continue;
    }
    const many = /^\[\.\.\.(.+)\]$/.exec(part);
    if (many) return { rest: [], params: { ...params, [many[1]]: rest } };
    if (part === '+not-found') return { rest: [], params };
    if (!rest.length) return null;
    const one = /^\[(.+)\]$/.exec(part);
    if (one) params[one[1]] = rest[0];
    else if (part !== rest[0]) return null;
    rest = rest.slice(1);
  }
  return { rest, params };
}

export function pathOf(names, params = {}) {
  const parts = names.flatMap((name) => name.split('/')).filter((part) => part && !/^\(.*\)$/.test(part)
    && part !== 'index');
  return '/' + parts.map((part) => {
    const many = /^\[\.\.\.(.+)\]$/.exec(part);
    if (many) return [params[many[1]] ?? []].flat().join('/');
    const one = /^\[(.+)\]$/.exec(part);
    return one ? params[one[1]] ?? part : part;
  }).join('/');
}
