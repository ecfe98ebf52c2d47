// Parts that need no host: JSON with comments, source maps, routes, interpolation, addresses.
import test from 'node:test';
import assert from 'node:assert/strict';
import { parseJSONC } from '../../../../Sources/JavaScript/Scripts/bundler/jsonc.mjs';
import { SourceMap } from '../../../../Sources/JavaScript/Scripts/bundler/sourcemap.mjs';
import { collectImports } from '../../../../Sources/JavaScript/Scripts/bundler/imports.mjs';
import { interpolate } from '../../../../Sources/JavaScript/Scripts/react-native/motion/interpolate.js';
import { buildTree, matchPath, pathOf } from '../../../../Sources/JavaScript/Scripts/packages/navigation/routes.js';
import { URL, URLSearchParams } from '../../../../Sources/JavaScript/Scripts/runtime/url.js';
import { inspect, format } from '../../../../Sources/JavaScript/Scripts/runtime/inspect.js';
import * as dates from '../../../../Sources/JavaScript/Scripts/packages/logic/date-fns.js';

test('JSON with comments', () => {
  assert.deepEqual(
    parseJSONC('{ // a\n "@/*": ["./*", "http://x",], /* b */ "n": -1.5e3, "t": true, }'),
    { '@/*': ['./*', 'http://x'], n: -1500, t: true }
  );
});

test('source maps', () => {
  const map = new SourceMap({ sources: ['a.ts', 'b.ts'], mappings: 'AAAA,IAAI;;ACCE' }, (name) => '/p/' + name);
  assert.deepEqual(map.find(1, 6), { file: '/p/a.ts', line: 1, column: 5 });
  assert.deepEqual(map.find(3, 1), { file: '/p/b.ts', line: 2, column: 7 });
  assert.equal(map.find(2, 1), null);
});

test('imported names', () => {
  const found = new Map();
  collectImports(
    "import A, { b as c, type D } from 'x';\nimport * as y from 'y'; import type { Z } from 'z';\nconst { q } = require('w'); export { r } from 'v'; import './own';",
    found
  );
  assert.deepEqual(
    [...found].map(([name, names]) => [name, [...names]]),
    [['x', ['b', 'default']], ['y', ['*']], ['v', ['r']], ['w', ['q']]]
  );
});

test('interpolation', () => {
  assert.equal(interpolate(0.5, [0, 1], [0, 10]), 5);
  assert.equal(interpolate(3, [0, 1, 2], [0, 10, 0], { extrapolate: 'clamp' }), 0);
  assert.equal(interpolate(2, [0, 1], [0, 10]), 20);
  assert.equal(interpolate(0.5, [0, 1], ['0deg', '90deg']), '45deg');
  assert.equal(interpolate(0.5, [0, 1], ['#000', 'rgb(255, 0, 100)']), 'rgba(128, 0, 50, 1)');
});

test('routes', () => {
  const load = () => ({});
  const tree = buildTree([
    '_layout', 'index', '(tabs)/_layout', '(tabs)/home', 'user/[id]', 'blog/[...rest]', 'deep/_layout', 'deep/index',
    'deep/er/page', '+not-found', '(a,b)/shared'
  ].map((place) => ({ place, load })));
  const at = (path) => {
    const found = matchPath(tree, path);
    return found && [found.screens.map((screen) => screen.name), found.params];
  };
  assert.deepEqual(at('/'), [['index'], {}]);
  assert.deepEqual(at('/home'), [['(tabs)', 'home'], {}]);
  assert.deepEqual(at('/(tabs)/home'), [['(tabs)', 'home'], {}]);
  assert.deepEqual(at('/user/7'), [['user/[id]'], { id: '7' }]);
  assert.deepEqual(at('/blog/a/b'), [['blog/[...rest]'], { rest: ['a', 'b'] }]);
  assert.deepEqual(at('/deep'), [['deep', 'index'], {}]);
  assert.deepEqual(at('/deep/er/page'), [['deep', 'er/page'], {}]);
  assert.deepEqual(at('/shared'), [['(a)/shared'], {}]);
  assert.deepEqual(at('/none'), [['+not-found'], {}]);
  assert.equal(pathOf(['(tabs)', 'user/[id]', 'index'], { id: 4 }), '/user/4');
});

test('addresses', () => {
  const url = new URL('HTTPS://me:pw@Example.com:443/a/./b/../c?x=1&y=a%20b#h');
  assert.deepEqual(
    [url.href, url.host, url.pathname, url.search, url.hash, url.searchParams.get('y')],
    ['https://me:pw@example.com/a/c?x=1&y=a%20b#h', 'example.com', '/a/c', '?x=1&y=a%20b', '#h', 'a b']
  );
  url.searchParams.set('x', 'ü');
  assert.equal(url.search, '?x=%C3%BC&y=a+b');
  assert.equal(new URL('../z?q', 'http://h/a/b/c').href, 'http://h/a/z?q');
  assert.equal(new URL('app://path/to').pathname, '/to');
  assert.throws(() => new URL('nothing'), TypeError);
  assert.equal(new URLSearchParams([['a', '1'], ['a', '2']]).getAll('a').join(), '1,2');
});

test('values as text', () => {
  const loop = { a: [1, 'x', null], m: new Map([['k', new Set([1])]]) };
  loop.self = loop;
  assert.equal(inspect(loop), "{ a: [ 1, 'x', null ], m: Map { 'k' => Set { 1 } }, self: [Circular] }");
  assert.equal(format(['%s is %d%%', 'it', 5, { b: 1 }]), 'it is 5% { b: 1 }');
});

test('dates', () => {
  const day = new Date(2025, 0, 31, 15, 4, 5);
  assert.equal(dates.format(day, "EEEE, MMM do yyyy 'at' h:mm a"), 'Friday, Jan 31st 2025 at 3:04 PM');
  assert.equal(dates.format(day, 'PPP HH:mm:ss'), 'January 31st, 2025 15:04:05');
  assert.equal(dates.addMonths(day, 1).getDate(), 28);
  assert.equal(dates.differenceInMinutes(dates.addHours(day, 2), day), 120);
  assert.equal(dates.formatDistance(dates.addDays(day, 3), day, { addSuffix: true }), 'in 3 days');
  assert.equal(dates.parseISO('2025-03-01T10:00:00Z').toISOString(), '2025-03-01T10:00:00.000Z');
  assert.equal(dates.getISOWeek(new Date(2025, 0, 1)), 1);
});

test('dayjs and moment', async () => {
  const { dayjs, moment } = await import('../../../../Sources/JavaScript/Scripts/packages/logic/dayjs.js');
  const day = dayjs(new Date(2025, 0, 31, 15, 4, 5));
  assert.equal(day.format('dddd, MMM D YYYY [at] h:mm A'), 'Friday, Jan 31 2025 at 3:04 PM');
  assert.equal(day.add(1, 'month').startOf('month').format('YYYY-MM-DD'), '2025-02-01');
  assert.equal(day.format('DD'), '31');
  assert.equal(day.diff(day.subtract(90, 'minutes'), 'hour'), 1);
  const changing = moment([2025, 0, 1]);
  changing.add(1, 'd');
  assert.equal(changing.date(), 2);
  assert.equal(moment.duration(3725, 'seconds').minutes(), 2);
});

test('stores: slices, thunks, drafts', async () => {
  const { configureStore, createSlice, createAsyncThunk, produce, combineReducers } =
    await import('../../../../Sources/JavaScript/Scripts/packages/logic/state.js');
  const load = createAsyncThunk('load', async (n) => n * 2);
  const slice = createSlice({
    name: 's', initialState: { list: [1], other: { a: 1 } }, reducers: {
      add(state, { payload }) { state.list.push(payload); }
    },
    extraReducers: (builder) => builder.addCase(load.fulfilled, (state, { payload }) => { state.loaded = payload; }),
  });
  const store = configureStore({ reducer: { s: slice.reducer } });
  const before = store.getState();
  store.dispatch(slice.actions.add(2));
  assert.deepEqual(store.getState().s.list, [1, 2]);
  assert.equal(store.getState().s.other, before.s.other);
  assert.equal(await store.dispatch(load(4)).unwrap(), 8);
  assert.equal(store.getState().s.loaded, 8);
  const base = { a: { b: 1 } };
  assert.equal(produce(base, () => {}), base);
  assert.equal(typeof combineReducers({}), 'function');
});
