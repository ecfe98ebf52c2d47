// Voltra: payloads of components, and the Live Activities that a project gives to it.
import test from 'node:test';
import assert from 'node:assert/strict';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findActivities } from '../../../../Sources/JavaScript/Scripts/widgets.mjs';
import { findEsbuild } from '../../../../Sources/JavaScript/Scripts/bundler/esbuild.mjs';
import { createElement, Component, Suspense, StrictMode } from '../../../../Sources/JavaScript/Scripts/react/index.js';
import { renderLiveActivityToJson } from '../../../../Sources/JavaScript/Scripts/packages/voltra/render.js';
import { Voltra } from '../../../../Sources/JavaScript/Scripts/packages/voltra/components.js';
import { shorten, COMPONENTS } from '../../../../Sources/JavaScript/Scripts/packages/voltra/names.js';
import { sample } from '../../../../Sources/JavaScript/Scripts/widgets/samples.mjs';

const project = path.join(path.dirname(fileURLToPath(import.meta.url)), '../fixtures/voltra');
const skip = findEsbuild(project) ? false : 'esbuild is not installed';
const NOON = Date.UTC(2025, 0, 1, 12);

test('what components give to Voltra is found, also what a press starts', { skip }, async () => {
  const { activities, payloads, scheme, notes, errors } = await findActivities(project, { now: NOON });
  assert.deepEqual(errors, []);
  assert.deepEqual(activities, []);
  assert.equal(scheme, 'rides');
  assert.deepEqual(payloads.map(({ name, deepLinkUrl, line }) => [name, deepLinkUrl, line]),
    [['ride', '/ride/7', 17], ['begun', undefined, 24]]);
  const ride = payloads[0].states[0];
  assert.deepEqual(ride.isl_min, { $r: 0 });
  assert.deepEqual(ride.saf_sm, { $r: 0 });
  assert.deepEqual(ride.e, [{ t: 4, p: { n: 'car.fill', tc: '#34C759' } }]);
  assert.deepEqual(ride.isl_cmp_t, { t: 0, c: '7 min' });
  assert.equal(ride.ls_background_tint, '#101828');
  assert.equal(ride.isl_keyline_tint, 'yellow');
  const [line, timer, gradient, chart] = ride.ls.c;
  assert.equal(line.c, 'Ada riding');
  // The context reaches the text, and its style is one of the payload's.
  assert.deepEqual(ride.s[line.p.s], { c: '#34C759', fs: 14 });
  assert.deepEqual(timer, { t: 9, p: { end: NOON + 420_000 } });
  assert.deepEqual(gradient.p, { cls: '#000|#fff', sts: '#000@0|#fff@1', stp: 'topLeading', ep: '0.25,1' });
  assert.deepEqual(JSON.parse(chart.p.mrk), [['bar', [['Mon', 7, 'a']], { cr: 3 }]]);
  assert.deepEqual(JSON.parse(chart.p.fss), [['a', 'red']]);
  assert.deepEqual(notes.map(({ message }) => message).sort(), [
    "'weather' is a widget of the Home Screen, which is not drawn",
    'Broken: Host component "View" is not supported in Voltra.',
  ]);
});

const rendered = (node) => renderLiveActivityToJson({ lockScreen: node }).ls;
const h = createElement;

test('children are elements, texts only in Text', () => {
  assert.deepEqual(rendered(h(Voltra.Text, null, 'a', 1, false, null, h(() => 'b'))), { t: 0, c: 'a1b' });
  assert.deepEqual(rendered(h(Voltra.VStack, null, null, [h(Voltra.Spacer, { key: 1 })], false)), { t: 11, c: [{ t: 16 }] });
  const fails = (node, text) => assert.throws(() => rendered(node), { message: text });
  fails(h(Voltra.VStack, null, 'a'), /Strings are only allowed as children of Text components/);
  fails(h(Voltra.VStack, null, 3), /got "number"/);
  fails(h(Voltra.Text, null, h(Voltra.Spacer)), /must resolve to strings|resolve to a string/);
  fails(h('View'), /Host component "View"/);
  fails(h(class Old extends Component { render() { return null; } }), /Class components/);
  fails(h(Suspense), /Suspense is not supported/);
  fails(h(StrictMode), /Strict mode is not supported/);
  fails(h(async () => null), /returned a Promise/);
});

test('names are short and numbers are places', () => {
  assert.equal(COMPONENTS.indexOf('Chart'), 21);
  assert.equal(shorten('backgroundColor'), 'bg');
  assert.equal(shorten('somethingElse'), 'somethingElse');
});

test('a sample is made of the required fields', () => {
  const shape = { kind: 'record', fields: [
    { name: 'driverName', shape: { kind: 'text' } }, { name: 'endAt', shape: { kind: 'number' } },
    { name: 'progress', shape: { kind: 'number' } }, { name: 'phase', shape: { kind: 'choice', values: ['a', 'b'] } },
    { name: 'note', shape: { kind: 'text' }, optional: true },
    { name: 'stops', shape: { kind: 'list', of: { kind: 'text' } } },
  ] };
  assert.deepEqual(sample(shape, 0), {
    driverName: 'Driver Name', endAt: 900_000, progress: 0.6, phase: 'a', stops: ['Stop', 'Stop'],
  });
});
