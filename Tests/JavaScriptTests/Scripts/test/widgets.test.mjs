// Layouts of expo-widgets: regions, dropped children, the usual mistakes.
import test from 'node:test';
import assert from 'node:assert/strict';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findActivities, evaluate, press } from '../../../../Sources/JavaScript/Scripts/widgets.mjs';
import { answer } from '../../../../Sources/JavaScript/Scripts/widgets/serve.mjs';
import { cutWidgets } from '../../../../Sources/JavaScript/Scripts/widgets/cut.mjs';
import { findEsbuild } from '../../../../Sources/JavaScript/Scripts/bundler/esbuild.mjs';

const project = path.join(path.dirname(fileURLToPath(import.meta.url)), '../fixtures/widgets');
const skip = findEsbuild(project) ? false : 'esbuild is not installed';

test('regions of a layout', { skip }, async () => {
  const { activities } = await findActivities(project);
  const good = activities.find((activity) => activity.name === 'Good');
  const { regions, error, notes } = evaluate(
    good, { props: { count: 2 }, environment: { colorScheme: 'dark' }, now: 1000 }
  );
  assert.equal(error, null);
  assert.deepEqual(regions.banner, {
    type: 'HStackView', props: { spacing: 4 }, children: [
      {
        type: 'TextView',
        props: {
          modifiers: [{ $type: 'font', size: 12 }, { $type: 'foregroundStyle', styleType: 'color', color: '#fff' }]
        },
        children: ['2 of {} // not a comment']
      },
      { type: 'TextView', props: {}, key: '1', children: ['1'] },
      { type: 'TextView', props: {}, key: '2', children: ['2'] },
    ],
  });
  assert.deepEqual(
    regions.minimal,
    {
      type: 'TextView',
      props: { modifiers: [{ $type: 'frame', maxWidth: '$infinity' }, { $type: 'opacity', value: 0.5 }] },
      children: ['1000']
    }
  );
  assert.deepEqual(notes, [
    'banner: " loose " stands outside of a Text and is dropped',
      'compactLeading: Unable to get the view for: GroupView', 'strange is no region of a Live Activity',
  ]);
});

test('mistakes', { skip }, async () => {
  const { activities } = await findActivities(project);
  const outside = evaluate(activities.find((activity) => activity.name === 'Outside'));
  assert.equal(outside.error.message, "Can't find variable: COLOR");
  assert.match(outside.notes[0], /COLOR is defined outside the 'widget' function/);
  assert.match(
    evaluate(activities.find((activity) => activity.name === 'NoDirective')).error.message, /no 'widget' directive/
  );
});

test('cutting skips texts, templates, comments and regular expressions', () => {
  const text = 'const a = "{ \\"widget\\" }"; /* { "widget" } */ const R = /[{}"]/; const T = `${{ x: `}` }.x}`; const f = (p, { q } = {}) => { "widget"; return `${p}}` + "}" + /}/.source; }; g();';
  assert.deepEqual(
    cutWidgets(text).map(({ name, source }) => [name, source]),
    [['f', 'function(p, { q } = {}) { "widget"; return `${p}}` + "}" + /}/.source; }']]
  );
});

const named = async (name, options) => (await findActivities(project, options)).activities.find((activity) => activity.name === name);

test('props have the shape of their types', { skip }, async () => {
  const { props, line } = await named('Ride');
  assert.equal(line, 28);
  assert.deepEqual(props, {
    kind: 'record', fields: [
      { name: 'id', shape: { kind: 'text' } },
      { name: 'phase', shape: { kind: 'choice', values: ['queued', 'running', 'failed'] } },
      { name: 'level', shape: { kind: 'choice', values: [0, 5, 6] }, optional: true },
      {
        name: 'stops', shape: {
          kind: 'list', of: {
            kind: 'record', fields: [{ name: 'name', shape: { kind: 'text' } }, { name: 'at', shape: { kind: 'number' } }],
          },
        },
      },
      { name: 'extras', shape: { kind: 'dictionary', of: { kind: 'truth' } } },
      { name: 'mode', shape: { kind: 'text' } },
    ],
  });
  // Without types: what the function reads.
  assert.deepEqual((await named('Plain')).props.fields.map((field) => field.name), ['title', 'count']);
});

test('examples are what the app starts with in literals', { skip }, async () => {
  assert.deepEqual((await named('Ride', { now: 5000 })).examples, [
    { phase: 'running', stops: [{ name: 'Main Street', at: 5000 }], mode: 'bike' },
  ]);
});

test('a press calls the handler of its target', { skip }, async () => {
  const ride = await named('Ride');
  assert.deepEqual(press(ride, { target: 'pause', props: { phase: 'running' } }), { handled: true, props: { paused: true }, error: null });
  assert.deepEqual(press(ride, { target: 'pause', props: { paused: true } }).props, { paused: false });
  assert.equal(press(ride, { target: 'stop', props: {} }).handled, false);
});

test('questions are answered line by line', { skip }, async () => {
  const { activities } = await findActivities(project);
  const ask = (question) => answer(typeof question === 'string' ? question : JSON.stringify(question), activities, { evaluate, press });
  const text = (reply) => reply.regions.banner.children[0];
  assert.equal(text(ask({ id: 3, layout: 'Plain', props: '{"title":"Tea"}', now: 1 })), 'Tea');
  assert.equal(ask({ id: 4, layout: 'Ride', press: 'pause', props: '{}', now: 1 }).handled, true);
  assert.match(ask({ id: 5, layout: 'Nowhere', props: '{}' }).error.message, /no layout is named Nowhere/);
  assert.match(ask({ id: 6, layout: 'Plain', props: '[1]' }).error.message, /props is no object/);
  assert.match(ask({ id: 7, layout: 'Plain', props: '{"ti' }).error.message, /^props: /);
  assert.equal(ask('nonsense').id, 0);
});

test('an endless layout is ended', { skip }, () => {
  const loop = { name: 'Loop', source: 'function() { for (;;); }', imported: [], outside: [], problem: null };
  assert.match(evaluate(loop, { timeout: 20 }).error.message, /timed out/);
});

test('forms of a declaration', { skip }, async () => {
  const { activities, notes } = await findActivities(path.join(project, '../forms'));
  const text = (name, props) => {
    const { regions, error } = evaluate(activities.find((activity) => activity.name === name), { props });
    return error?.message ?? Object.values(regions)[0]?.children?.join('');
  };
  assert.equal(text('Imported', { title: 'a' }), 'a');
  assert.equal(text('FromConstant', { title: 'b' }), 'method b');
  assert.equal(text('FromLocal', { n: 3 }), '3');
  assert.equal(text('Wrapped', {}), 'w');
  assert.equal(text('Default', { title: 'd' }), 'd');
  assert.match(text('Without', {}), /no 'widget' directive/);
  assert.match(text('Nowhere', {}), /the layout absent is declared neither/);
  assert.deepEqual(activities.map(({ name }) => name).sort(),
    ['Default', 'FromConstant', 'FromLocal', 'Imported', 'Nowhere', 'Without', 'Wrapped']);
  // The props are those of the layout's own file.
  assert.deepEqual(activities.find(({ name }) => name === 'Imported').props,
    { kind: 'record', fields: [{ name: 'title', shape: { kind: 'text' } }] });
  assert.deepEqual(notes.map(({ line, message }) => [line, message.split(':')[0]]), [
    [18, 'createWidget("Weather") makes a widget of the Home Screen, which is not drawn'],
    [16, 'createLiveActivity(`${LOCAL}-7`, …)'],
  ]);
});
