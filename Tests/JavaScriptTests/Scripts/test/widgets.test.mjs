// Layouts of expo-widgets: regions, dropped children, the usual mistakes.
import test from 'node:test';
import assert from 'node:assert/strict';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findActivities, evaluate } from '../../../../Sources/JavaScript/Scripts/widgets.mjs';
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
