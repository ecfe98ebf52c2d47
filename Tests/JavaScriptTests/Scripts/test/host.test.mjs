// The host from end to end: lines in, lines out. The phone's clock is frozen and moved by hand.
import test from 'node:test';
import assert from 'node:assert/strict';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { findEsbuild } from '../../../../Sources/JavaScript/Scripts/bundler/esbuild.mjs';
import { bundle } from '../../../../Sources/JavaScript/Scripts/bundle.mjs';
import { Trial, pause } from '../try.mjs';

const PROJECTS = path.join(path.dirname(fileURLToPath(import.meta.url)), '../fixtures');
const skip = findEsbuild(PROJECTS) ? false : 'esbuild is not installed';
const NOON = Date.UTC(2025, 0, 1, 12);
const modules = [
  { name: 'Activity', flavour: 'classic', methods: { start: 'promise', sum: 'sync' }, constants: { version: 3 } },
  { name: 'ActivityEmitter', flavour: 'classic', methods: {}, emitter: true },
];

// A trial whose native calls the test answers itself.
class Bench extends Trial {
  constructor(name, facts = {}, words = undefined) {
    super(
      path.join(PROJECTS, name), { facts: { clock: { now: NOON, rate: 1, frozen: true }, modules, ...facts }, words }
    );
  }
  answer(call) {
    if (call.method === 'sum') this.send({ t: 'resolve', id: call.id, value: call.args[0] + call.args[1] });
    if (call.method === 'start' && this.reply) this.send({ ...this.reply, id: call.id });
  }
  async text(wanted) {
    const seen = () => this.screen.root.map((id) => this.screen.words(id)).join(' ');
    assert.ok(
      await this.until(() => seen().includes(wanted)),
      `wanted ${JSON.stringify(wanted)}, seen ${JSON.stringify(seen())}`
    );
    // What follows from it, such as the title of a screen, is there, too.
    await this.settled();
  }
  async quiet() {
    this.send({ t: 'ping', id: ++this.pings });
    await this.until((t) => t.of('pong').some((pong) => pong.id === this.pings));
    await pause(15);
  }
  // Until the script has nothing left to do.
  async settled() {
    const id = ++this.pings;
    this.send({ t: 'ping', id, settled: true });
    assert.ok(await this.until((t) => t.of('pong').some((pong) => pong.id === id)));
  }
  pings = 0;
  node(test) { return this.screen.find(test); }
  by(testID) { return this.node((node) => node.props?.testID === testID); }
}

async function open(t, name, facts) {
  const bench = new Bench(name, facts);
  t.after(() => bench.child.kill('SIGKILL'));
  assert.ok(await bench.until((b) => b.of('ready').length > 0 || b.of('bundled').some((m) => !m.ok)));
  await bench.quiet();
  return bench;
}

test('a classic app: first tree, press, native call, events, clock', { skip }, async (t) => {
  const bench = await open(t, 'timer');
  const [bundled] = bench.of('bundled');
  assert.equal(bundled.ok, true);
  assert.deepEqual(bundled.absent, [{ package: 'some-analytics', names: ['track'] }]);
  const [tree] = bench.of('tree');
  const root = tree.nodes.find((node) => node.id === tree.root[0]);
  assert.deepEqual(root.style, { flex: 1, padding: 4 });
  await bench.text('hello there 0 s idle ios <EXPO_PUBLIC_NOT_THERE>');
  const image = bench.node((node) => node.type === 'Image');
  assert.deepEqual(image.style, { width: 4, height: 6 });
  assert.equal(path.basename(image.props.source.uri), 'dot@3x.png');

  const before = bench.messages.length;
  bench.press('Start');
  await bench.until((b) => b.of('call').length === 1);
  const [call] = bench.of('call');
  assert.deepEqual([call.module, call.method, call.args, call.kind], ['Activity', 'start', [NOON / 1000], 'promise']);
  await bench.text('running');
  await bench.quiet();
  assert.deepEqual(
    bench.messages.slice(before).filter((m) => m.t === 'patch' && m.root), [], 'patches name changed nodes only'
  );

  bench.send({ t: 'clock', now: NOON + 1000 });
  await bench.text('1 s');
  await bench.quiet();
  bench.send({ t: 'clock', now: NOON + 60000 });
  await bench.text('2 s');
  await bench.quiet();
  await bench.text('2 s'); // fires once after a pause, not 59 times

  bench.send({ t: 'event', module: 'ActivityEmitter', name: 'onPause', body: { at: 5 } });
  await bench.text('paused 5');
  bench.send({ t: 'event', module: 'ActivityEmitter', name: 'onPause' });
  await bench.text('paused without');
  bench.press('Sync');
  await bench.text('sum 5');
  assert.deepEqual(bench.of('touch').map((m) => m.module), ['Activity', 'ActivityEmitter']);
  assert.deepEqual(bench.of('listeners').map(({ event, change }) => [event, change]), [['onPause', 1]]);
});

test('answers: values, errors with a code; mistakes with their place in the sources', { skip }, async (t) => {
  const bench = await open(t, 'timer');
  bench.reply = { t: 'reject', code: 'E_OFF', message: 'activities are off' };
  bench.press('Start');
  await bench.text('E_OFF: activities are off');
  bench.press('Fail');
  await bench.until((b) => b.of('error').length > 0);
  const [error] = bench.of('error');
  assert.equal(path.basename(error.file), 'App.tsx');
  assert.equal(
    readFileSync(error.file, 'utf8').split('\n')[error.line - 1].trim(), 'setAnswer(String(nothing.deep.value));'
  );
  assert.ok(error.column > 5 && error.column <= 40);
  assert.equal(error.fatal, false);
  assert.match(error.message, /Cannot read properties of undefined/);
});

// A project of one file, in a folder that goes with the test.
function write(t, source) {
  const folder = mkdtempSync(path.join(tmpdir(), 'island-'));
  t.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "one" }');
  const save = (text) => writeFileSync(path.join(folder, 'index.js'), text);
  save(source);
  return { name: path.relative(PROJECTS, folder), save };
}

const ENDLESS = `
  import { AppRegistry, Text } from 'react-native';
  function spin() {
    for (;;);
  }
  async function soon() { await null; spin(); }
  const App = () => <Text onPress={() => { spin(); }} onLongPress={soon}>here</Text>;
  AppRegistry.registerComponent('main', () => App);`;

for (const [kind, how] of [['press', 'a handler'], ['longPress', 'a promise']]) {
  test(`a script that hangs in ${how} is named with its place, and can be loaded again`, { skip }, async (t) => {
    const { name, save } = write(t, ENDLESS);
    const bench = await open(t, name, { limits: { seconds: 0.3, answer: 0.1, megabytes: 256 } });
    bench.send({ t: kind, id: bench.node((node) => node.type === 'Text').id });
    bench.send({ t: 'ping', id: 99, settled: true });
    assert.ok(await bench.until((b) => b.of('error').length > 0, 60000));
    const [error] = bench.of('error');
    assert.deepEqual(
      [error.where, error.fatal, path.basename(error.file), error.line, error.stack[0].function],
      ['hang', true, 'index.js', 4, 'spin']
    );
    assert.ok(error.column >= 5 && error.column <= 13);
    assert.ok(bench.of('pong').some((pong) => pong.id === 99), 'the phone does not wait for it');
    // Again and again: what was stopped leaves nothing behind.
    for (const word of ['there', 'then', 'again', 'still', 'more', 'last']) {
      const [trees, errors] = [bench.of('tree').length, bench.of('error').length];
      save(ENDLESS.replace('here', word));
      bench.send({ t: 'reload' });
      assert.ok(await bench.until((b) => b.of('tree').length > trees, 60000));
      await bench.text(word);
      bench.send({ t: kind, id: bench.node((node) => node.type === 'Text').id });
      assert.ok(await bench.until((b) => b.of('error').length > errors, 60000));
    }
  });
}

test('a script that hangs while it is loaded is named, too', { skip }, async (t) => {
  const { name } = write(t, 'const a = 1;\nwhile (a);\n');
  const bench = new Bench(name, { limits: { seconds: 0.3, megabytes: 256 } });
  t.after(() => bench.child.kill('SIGKILL'));
  assert.ok(await bench.until((b) => b.of('error').length > 0, 60000));
  const [error] = bench.of('error');
  assert.deepEqual([error.where, path.basename(error.file), error.line], ['hang', 'index.js', 2]);
});

test('a script that needs too much memory is stopped, and can be loaded again', { skip }, async (t) => {
  const { name } = write(t, `
    import { AppRegistry, Text } from 'react-native';
    const all = [];
    const App = () => <Text onPress={() => { for (;;) all.push(new Array(1000).fill(all.length)); }}>here</Text>;
    AppRegistry.registerComponent('main', () => App);`);
  const memory = { text: '85 MB of memory', remedy: 'ISLAND_LIMITS=memory=170 allows more' };
  const bench = await open(t, name, { limits: { seconds: 60, megabytes: 64, memory } });
  bench.send({ t: 'press', id: bench.node((node) => node.type === 'Text').id });
  assert.ok(await bench.until((b) => b.of('error').length > 0, 60000));
  const [error] = bench.of('error');
  assert.deepEqual([error.where, error.fatal, error.message], [
    'memory', true,
    'the script needs more than 85 MB of memory, and was stopped: ISLAND_LIMITS=memory=170 allows more'
  ]);
  const trees = bench.of('tree').length;
  bench.send({ t: 'reload' });
  assert.ok(await bench.until((b) => b.of('tree').length > trees, 60000));
  await bench.text('here');
});

test('presses are seen for a moment, and heard once by the nearest that wants them', { skip }, async (t) => {
  const { name } = write(t, `
    import { useState } from 'react';
    import { AppRegistry, Pressable, Text, TouchableHighlight, TouchableOpacity, View } from 'react-native';
    function App() {
      const [log, set] = useState('');
      const add = (word) => () => set((all) => all + ' ' + word);
      return <View>
        <Text>{'log' + log}</Text>
        <Pressable testID="styled" style={({ pressed }) => ({ backgroundColor: pressed ? 'red' : 'blue' })}
          onPressIn={add('in')} onPress={add('press')} onPressOut={add('out')} onLongPress={add('long')}>
          {({ pressed }) => <Text>{pressed ? 'held' : 'free'}</Text>}
        </Pressable>
        <TouchableOpacity testID="fading" onPress={add('faded')}><Text>b</Text></TouchableOpacity>
        <TouchableHighlight testID="lit" underlayColor="#ddd" onPress={add('lit')}><Text>c</Text></TouchableHighlight>
        <View testID="around" onPress={add('never')}>
          <Pressable testID="only-in" onPressIn={add('began')}><Text>d</Text></Pressable>
          <Pressable disabled onPress={add('never')} testID="off"><Text>e</Text></Pressable>
        </View>
        <Text testID="whole">Read <Text onPress={add('terms')}>terms</Text> and <Text onPress={add('rules')}>rules</Text></Text>
      </View>;
    }
    AppRegistry.registerComponent('main', () => App);`);
  // So slow that none of these moments ends by itself.
  const slow = { now: NOON, rate: 1e-6, frozen: false };
  const bench = await open(t, name, { clock: slow });
  const press = async (testID, kind = 'press') => {
    bench.send({ t: kind, id: bench.by(testID).id });
    await bench.settled();
  };
  await press('styled');
  await bench.text('log in press held');
  assert.equal(bench.by('styled').style.backgroundColor, 'red');
  await press('fading');
  assert.equal(bench.by('fading').style.opacity, 0.2);
  await press('lit');
  assert.equal(bench.by('lit').style.backgroundColor, '#ddd');
  bench.send({ t: 'clock', now: NOON + 129 });
  await bench.settled();
  assert.equal(bench.by('fading').style.opacity, 0.2);
  bench.send({ t: 'clock', now: NOON + 131 });
  await bench.text('log in press faded lit out free');
  await bench.settled();
  assert.equal(bench.by('fading').style, undefined);
  assert.equal(bench.by('lit').style, undefined);
  assert.equal(bench.by('styled').style.backgroundColor, 'blue');
  // While the clock stands still nothing stays pressed.
  bench.send({ t: 'clock', frozen: true });
  await press('styled', 'longPress');
  await bench.text('out in long out free');
  await press('only-in');
  await bench.text('long out began');
  const [, terms, , rules] = bench.by('whole').runs;
  bench.send({ t: 'press', id: rules.id });
  await bench.text('began rules');
  bench.send({ t: 'press', id: terms.id });
  await bench.text('rules terms');
  assert.ok(!bench.by('off').on);
});

test('animations follow the clock: springs, loops, sequences, and nothing wakes at rest', { skip }, async (t) => {
  const { name } = write(t, `
    import { useRef, useState } from 'react';
    import { Animated, AppRegistry, Easing, Text, View } from 'react-native';
    import Reanimated, {
      useAnimatedStyle, useSharedValue, withRepeat, withSequence, withSpring, withTiming
    } from 'react-native-reanimated';
    const linear = { easing: Easing.linear, useNativeDriver: true };
    function App() {
      const values = useRef([0, 1, 2, 3].map(() => new Animated.Value(0))).current;
      const [pulse, step, far] = [useSharedValue(0), useSharedValue(0), useSharedValue(0)];
      const [open, setOpen] = useState(false);
      const [text, set] = useState('-');
      const style = useAnimatedStyle(() => ({ height: pulse.value, width: step.value, top: far.value }));
      const inner = useAnimatedStyle(() => ({ left: withTiming(open ? 100 : 0, { duration: 1000, easing: Easing.linear }) }), [open]);
      const go = () => {
        Animated.loop(Animated.timing(values[0], { toValue: 10, duration: 1000, ...linear })).start();
        Animated.sequence([
          Animated.timing(values[1], { toValue: 1, duration: 1000, ...linear }), Animated.delay(1000),
          Animated.timing(values[1], { toValue: 3, duration: 1000, ...linear }),
        ]).start(({ finished }) => set('sequence ' + finished));
        Animated.spring(values[2], { toValue: 1, useNativeDriver: true }).start();
        Animated.decay(values[3], { velocity: 1, useNativeDriver: true }).start();
        pulse.value = withRepeat(withTiming(10, { duration: 1000, easing: Easing.linear }), -1, true);
        step.value = withSequence(withTiming(5, { duration: 1000, easing: Easing.linear }), withTiming(0, { duration: 1000, easing: Easing.linear }));
        far.value = withSpring(1);
        setOpen(true);
      };
      const stop = () => { values[0].stopAnimation(); pulse.value = 0; };
      return <View>
        <Text onPress={go}>go</Text><Text onPress={stop}>stop</Text><Text>{text}</Text>
        <Animated.View testID="a" style={{ top: values[0], left: values[1], width: values[2], height: values[3] }} />
        <Reanimated.View testID="b" style={style} /><Reanimated.View testID="c" style={inner} />
      </View>;
    }
    AppRegistry.registerComponent('main', () => App);`);
  const bench = await open(t, name);
  bench.press('go');
  await bench.settled();
  const at = async (ms) => {
    bench.send({ t: 'clock', now: NOON + ms });
    await bench.settled();
    await bench.settled();
    return ['a', 'b', 'c'].map((testID) => bench.by(testID).style);
  };
  let [a, b, c] = await at(500);
  assert.deepEqual([a.top, a.left, b.height, b.width, c.left], [5, 0.5, 5, 2.5, 50]);
  assert.ok(a.width > 0.9 && a.width < 1.2 && b.top > 0.5 && b.top < 1.5);
  [a, b, c] = await at(1500);
  assert.deepEqual([a.left, b.height, b.width, c.left], [1, 5, 2.5, 100]);
  [a, b] = await at(2500);
  assert.deepEqual([a.left, b.height, b.width], [2, 5, 0]);
  [a, b] = await at(60000);
  await bench.text('sequence true');
  assert.deepEqual([a.left, a.width, Math.round(a.height), b.top], [3, 1, 497, 1]);
  bench.press('stop');
  await bench.settled();
  const before = bench.messages.length;
  await at(90000);
  assert.deepEqual(bench.messages.slice(before).map((message) => message.t), ['pong', 'pong']);
});

test('an app at rest says nothing and wakes nobody', { skip }, async (t) => {
  const bench = await open(t, 'gallery');
  bench.press('animate');
  await bench.settled();
  bench.send({ t: 'clock', now: NOON + 5000, frozen: false });
  await bench.text('reanimated true');
  // All threads of the process; what still ends after the start is waited for.
  const wakes = () => {
    const tasks = `/proc/${bench.child.pid}/task`;
    return readdirSync(tasks).map((id) => `${id} ${/^voluntary.*/m.exec(readFileSync(`${tasks}/${id}/status`, 'utf8'))}`);
  };
  const look = () => ({ wakes: wakes(), messages: bench.messages.length });
  let [before, now] = [null, look()];
  for (let i = 0; i < 20 && !isDeepStrictEqual(before, now); i += 1) {
    before = now;
    await pause(3000);
    now = look();
  }
  assert.deepEqual(now, before);
});

test('a field tells its keys before its text', { skip }, async (t) => {
  const { name } = write(t, `
    import { useState } from 'react';
    import { AppRegistry, Text, TextInput, View } from 'react-native';
    function App() {
      const [log, set] = useState('log');
      const add = (word) => set((all) => all + ' ' + word);
      return <View><Text>{log}</Text><TextInput
        onKeyPress={({ nativeEvent: { key } }) => add(key)} onChangeText={(text) => add('"' + text + '"')}
        onSubmitEditing={({ nativeEvent: { text } }) => add('sent ' + text)} /></View>;
    }
    AppRegistry.registerComponent('main', () => App);`);
  const bench = await open(t, name);
  const { id } = bench.node((node) => node.type === 'TextInput');
  bench.send({ t: 'change', id, text: 'ab' });
  bench.send({ t: 'change', id, text: 'a' });
  bench.send({ t: 'submit', id, text: 'a' });
  await bench.text('log a b "ab" Backspace "a" Enter sent a');
});

test('drags reach PanResponder and Pan, swipes reach Swipeable', { skip }, async (t) => {
  const { name } = write(t, `
    import { useRef, useState } from 'react';
    import { Animated, AppRegistry, PanResponder, Text, View } from 'react-native';
    import { Directions, Gesture, GestureDetector, PanGestureHandler, Swipeable } from 'react-native-gesture-handler';
    import Reanimated, { useAnimatedStyle, useSharedValue } from 'react-native-reanimated';
    function App() {
      const [log, set] = useState([]);
      const add = (...words) => set((all) => [...all, words.join(' ')]);
      const pan = useRef(new Animated.ValueXY()).current;
      const responder = useRef(PanResponder.create({
        onMoveShouldSetPanResponder: (event, gesture) => Math.abs(gesture.dx) > 5,
        onPanResponderGrant: () => add('grant'),
        onPanResponderMove: Animated.event([null, { dx: pan.x, dy: pan.y }], { useNativeDriver: false }),
        onPanResponderRelease: (event, gesture) => add('release', gesture.dx, gesture.vx),
        onPanResponderTerminate: () => add('terminate'),
      })).current;
      const x = useSharedValue(0);
      const style = useAnimatedStyle(() => ({ transform: [{ translateX: x.value }] }));
      const drag = Gesture.Pan().activeOffsetX([-10, 10]).onStart(() => add('start'))
        .onUpdate((event) => { x.value = event.translationX; }).onEnd((event, done) => add('end', event.velocityX, done));
      const fling = Gesture.Fling().direction(Directions.LEFT).onEnd(() => add('fling'));
      return <View>
        <Text>{'log ' + log.join(', ')}</Text>
        <Animated.View testID="pan" {...responder.panHandlers} style={pan.getLayout()} />
        <GestureDetector gesture={Gesture.Race(drag, fling)}><Reanimated.View testID="drag" style={style} /></GestureDetector>
        <PanGestureHandler onHandlerStateChange={({ nativeEvent }) => add('state', nativeEvent.state)}><View testID="old" /></PanGestureHandler>
        <Swipeable renderRightActions={() => <Text>Delete</Text>} onSwipeableOpen={(side) => add('open', side)}><Text>row</Text></Swipeable>
      </View>;
    }
    AppRegistry.registerComponent('main', () => App);`);
  const bench = await open(t, name);
  const drag = async (testID, phase, x, vx = 0) => {
    bench.send({ t: 'drag', id: bench.by(testID).id, phase, x0: 10, y0: 4, x, y: 4, vx, vy: 0 });
    await bench.settled();
  };
  await drag('pan', 'moved', 14);
  assert.equal(bench.by('pan').style.left, 0, 'not far enough to be one');
  await drag('pan', 'moved', 30, 500);
  assert.deepEqual([bench.by('pan').style.left, bench.by('pan').style.top], [20, 0]);
  await drag('pan', 'ended', 30, 500);
  await bench.text('log grant, release 20 0.5');
  await drag('pan', 'moved', 60);
  await drag('pan', 'cancelled', 60);
  await bench.text('grant, terminate');
  await drag('drag', 'moved', 15);
  assert.deepEqual(bench.by('drag').style.transform, [{ translateX: 0 }]);
  await drag('drag', 'moved', 40);
  assert.deepEqual(bench.by('drag').style.transform, [{ translateX: 30 }]);
  await drag('drag', 'ended', 40, 200);
  await bench.text('terminate, start, end 200 true');
  await drag('drag', 'ended', -40);
  await bench.text('end 200 true, start, end 0 true, fling');
  await drag('old', 'ended', 40);
  await bench.text('fling, state 2, state 4, state 5');
  const row = bench.node((node) => node.on?.includes('swipe'));
  bench.send({ t: 'swipe', id: row.id });
  await bench.text('open right row Delete');
  bench.send({ t: 'swipe', id: row.id });
  await bench.settled();
  assert.ok(!bench.screen.words(bench.screen.root[0]).includes('Delete'));
});

test('a native module that is missing fails at import, as on the phone', { skip }, async (t) => {
  const bench = await open(t, 'timer', { modules: [] });
  const [first, second] = bench.of('error');
  assert.match(first.message, /requires a non-null argument/);
  assert.equal(first.fatal, true);
  assert.equal(first.line, 8);
  assert.match(second.message, /"Timer" has not been registered/);
});

test('errors of the sources are data', { skip }, async (t) => {
  const bench = await open(t, 'broken');
  const [{ ok, errors }] = bench.of('bundled');
  assert.equal(ok, false);
  assert.deepEqual(errors.map(({ line, column, message }) => [line, column, message]), [[2, 11, 'Unexpected ";"']]);
  assert.equal(path.basename(errors[0].file), 'index.js');
});

test('components, lists, boundaries, storage, animations, stand-ins', { skip }, async (t) => {
  const bench = await open(
    t, 'gallery', { storage: { 'async-storage': { before: 'kept' }, 'mmkv:mmkv.default': { n: '4' } } }
  );
  const text = bench.node((node) => node.type === 'Text');
  assert.deepEqual(
    text.runs.map(({ text: words, style }) => [words, style]),
    [['one ', undefined], ['two', { fontWeight: 'bold' }], [' three\n3', undefined]]
  );
  bench.press('two');
  await bench.text('inner');
  await bench.text('light 393 ios function');
  await bench.text('storage kept 4');
  await bench.text('caught bang');
  assert.deepEqual(
    bench.screen.text().match(/row \d|head|Text "[Sx]"/g), ['head', 'row 1', 'row 2', 'row 3', 'Text "S"', 'Text "x"']
  );
  assert.ok(bench.of('error').some((error) => /Text strings must be rendered/.test(error.message)
    && error.components.includes('App')));
  await bench.text('waiting');
  bench.send({ t: 'clock', now: NOON + 100 });
  await bench.text('late');

  const field = bench.node((node) => node.type === 'TextInput');
  bench.send({ t: 'change', id: field.id, text: 'abc' });
  await bench.until(() => bench.screen.nodes.get(field.id).props.value === 'ABC');
  bench.send({ t: 'submit', id: field.id, text: 'ABC' });
  await bench.text('sent ABC');
  const knob = bench.node((node) => node.type === 'Switch');
  bench.send({ t: 'change', id: knob.id, value: true });
  await bench.until(() => bench.screen.nodes.get(knob.id).props.value === true);

  bench.press('ask');
  await bench.until((b) => b.of('alert').length === 1);
  const [alert] = bench.of('alert');
  assert.deepEqual(alert.buttons.map((button) => [button.text, button.style]), [['No', 'cancel'], ['Yes', 'default']]);
  bench.send({ t: 'alert', id: alert.id, button: 1 });
  await bench.text('yes');
  assert.equal(bench.screen.pressable('off'), null, 'a disabled control cannot be pressed');
  bench.press('toggle');
  await bench.text('in modal');
  bench.send({ t: 'press', id: bench.by('tap').id });
  await bench.text('tapped');
  const classes = () => bench.by('classes').style;
  assert.deepEqual(
    classes(), { flex: 1, padding: 5, marginTop: -8, backgroundColor: '#33669980', borderRadius: 12, width: '50%' }
  );
  bench.send({ t: 'appState', state: 'background' });
  await bench.text('state background');
  bench.send({ t: 'appState', state: 'active' });
  bench.send({ t: 'url', url: 'app://there' });
  await bench.text('app://there');
  bench.send({ t: 'appearance', colorScheme: 'dark' });
  await bench.text('dark 393');
  assert.equal(classes().backgroundColor, '#000000');

  bench.press('storage');
  await bench.until((b) => b.of('store').length === 2);
  assert.deepEqual(
    bench.of('store').map(({ area, key, value }) => [area, key, value]),
    [['mmkv:mmkv.default', 'n', '5'], ['async-storage', 'k', 'v']]
  );

  bench.press('animate');
  await bench.settled();
  assert.equal(bench.by('fade').style.opacity, 0);
  // Half of the time, and half of the way; the clock stands still, and so does what moves.
  bench.send({ t: 'clock', now: NOON + 200 });
  await bench.settled();
  assert.deepEqual(
    bench.by('fade').style, { opacity: 0.5, transform: [{ rotate: '45deg' }] }
  );
  bench.send({ t: 'clock', now: NOON + 300 });
  await bench.text('finished true');
  assert.deepEqual(bench.by('fade').style, { opacity: 1, transform: [{ rotate: '90deg' }] });
  bench.send({ t: 'clock', now: NOON + 400 });
  await bench.text('reanimated true');
  assert.equal(bench.by('slide').style.left, 50);

  await bench.text('boxed inside other p other q field');
  assert.deepEqual(
    bench.of('leftOut').map((item) => `${item.package} ${item.name}`).sort(),
    [
      'absent-package Box', 'absent-package Field', 'absent-package OtherList', 'absent-package createThing',
      'absent-package default', 'absent-package useThing', 'className nonsense', 'react-native Unheard'
    ]
  );
});

test('expo-router: tabs, push with parameters, back, links, focus', { skip }, async (t) => {
  const bench = await open(t, 'router');
  await bench.text('first / 0');
  bench.press('Count');
  await bench.text('first / 1');
  bench.press('Second');
  await bench.text('second page');
  bench.press('First');
  await bench.text('first / 1');
  bench.press('Push');
  await bench.text('user 7 x');
  const screen = bench.node((node) => node.type === 'Screen' && !node.props.hidden);
  assert.deepEqual([screen.props.title, screen.props.headerShown, screen.on], ['User 7', true, ['back']]);
  bench.press('Done');
  await bench.text('first / 1');
  bench.press('linked');
  await bench.text('user 8 y');
  bench.send({ t: 'back', id: bench.node((node) => node.on?.includes('back')).id });
  await bench.text('first / 1');
  bench.send({ t: 'url', url: 'routes://user/9?tab=z' });
  await bench.text('user 9 z');
  bench.press('Done');
  await bench.text('first');
  bench.press('lost');
  await bench.text('not found');
  assert.deepEqual(bench.of('log').slice(0, 4).map((log) => log.text), ['focus', 'blur', 'focus', 'blur']);
});

test('expo-router starts at the address that opened the app', { skip }, async (t) => {
  const bench = await open(t, 'router', { device: { url: 'routes://user/3' } });
  await bench.text('user 3');
});

test('reload keeps state where the component did not change', { skip }, async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'island-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const write = (greeting) => writeFileSync(path.join(folder, 'index.js'), `
    import { useState } from 'react';
    import { AppRegistry, Text, View } from 'react-native';
    function Counter() { const [n, set] = useState(0); const [seen] = useState(new Map([[n, 'here']]));
      return <Text onPress={() => set(n + 1)}>count {n} {seen.get(0)}</Text>; }
    function App() { return <View><Text>${greeting}</Text><Counter /></View>; }
    AppRegistry.registerComponent('main', () => App);`);
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "reload" }');
  write('before');
  const bench = new Bench(path.relative(PROJECTS, folder));
  t.after(() => bench.child.kill('SIGKILL'));
  await bench.text('before count 0');
  bench.press('count');
  await bench.text('before count 1');
  write('after');
  bench.send({ t: 'reload' });
  await bench.text('after count 1');
  assert.deepEqual(bench.of('error'), [], 'a Map is no data: it begins anew');
  bench.send({ t: 'reload', keepState: false });
  await bench.text('after count 0');
});

test('app code sees no global of node', { skip }, async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'island-'));
  t.after(() => rmSync(folder, { recursive: true }));
  cpSync(path.join(PROJECTS, 'gallery/package.json'), path.join(folder, 'package.json'));
  writeFileSync(path.join(folder, 'index.js'), `
    import { AppRegistry, Text } from 'react-native';
    const outside = (value) => {
      try {
        return value.constructor.constructor('return typeof process === "object" && process.versions ? "out" : "in"')();
      } catch (error) { return 'refused'; }
    };
    const found = [];
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      let value;
      try { value = globalThis[name]; } catch { continue; } if (value
        && (typeof value === 'object' || typeof value === 'function') && outside(value) === 'out') found.push(name);
    }
    const report = {
      require: (() => {
        try { return typeof require(['f', 's'].join('')); } catch (error) { return error.message; }
      })(),
      buffer: typeof Buffer, versions: typeof process.versions, secret: process.env.PATH ?? 'none', found,
      self: outside(globalThis), host: typeof __islandHost, wasm: typeof WebAssembly,
      zone: new Date().getTimezoneOffset()
    };
    fetch('http://localhost:8081').catch((error) => console.log(error.name + ': ' + error.message));
    Promise.reject(new Error('unheard'));
    AppRegistry.registerComponent('main', () => () => <Text>{JSON.stringify(report)}</Text>);`);
  const bench = new Bench(path.relative(PROJECTS, folder), { device: { timeZone: 'Asia/Tokyo' } });
  t.after(() => bench.child.kill('SIGKILL'));
  await bench.text('require');
  const report = JSON.parse(bench.node((node) => node.type === 'Text').runs[0].text);
  assert.deepEqual(
    report,
    {
      require: 'Dynamic require of "fs" is not supported', buffer: 'undefined', versions: 'undefined', secret: 'none',
      found: [], self: 'in', host: 'undefined', wasm: 'undefined', zone: -540
    }
  );
  await bench.until((b) => b.of('error').length > 0 && b.of('log').length > 0);
  assert.equal(bench.of('log')[0].text, 'TypeError: Network request failed');
  assert.deepEqual(bench.of('error').map(({ where, message }) => [where, message]), [['promise', 'unheard']]);
});

test('React Navigation: stack, tabs, nested names, options, reset, static screens', { skip }, async (t) => {
  const bench = await open(t, 'navigation');
  const shown = () => bench.node((node) => node.type === 'Screen' && !node.props.hidden && node.on?.includes('back'));
  await bench.text('home 0 true start');
  await bench.text('static b');
  await bench.text('Tab Home');
  bench.press('Add');
  await bench.text('home 1');
  bench.press('Details');
  await bench.text('details 5 false');
  assert.deepEqual([shown().props.title, shown().props.canGoBack, shown().props.backTitle], ['Item 5', true, 'Main']);
  bench.press('Like');
  await bench.text('details 5 true');
  await bench.text('Liked');
  bench.press('More');
  await bench.text('details 6 false');
  bench.send({ t: 'back', id: shown().id });
  await bench.text('details 5 true');
  bench.press('Top');
  await bench.text('home 1 true start');
  bench.press('Settings');
  await bench.text('settings true');
  bench.send({ t: 'back', id: shown().id });
  await bench.text('home 1');
  bench.press('Deep');
  await bench.text('other deep');
  bench.press('Tab Home');
  await bench.text('home 1');
  bench.press('Details');
  await bench.text('details 5 false');
  bench.press('Reset');
  await bench.text('home 0 true reset');
  assert.deepEqual(bench.of('log').map((log) => log.text).slice(0, 3), ['home focus', 'ready', 'home focus']);
  assert.deepEqual(bench.of('error'), []);
});

test('the native bridge: constants, callbacks, Expo modules, properties, events, registry', { skip }, async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'island-'));
  t.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "bridge" }');
  writeFileSync(path.join(folder, 'index.js'), `
    import { useEffect, useState } from 'react';
    import { AppRegistry, NativeModules, TurboModuleRegistry, Text, View, Button } from 'react-native';
    import { requireNativeModule, requireOptionalNativeModule, useEvent, NativeModule } from 'expo';
    const attempt = (fn) => { try { return fn(); } catch (error) { return error.message; } };
    const Live = requireNativeModule('Live');
    console.log(
      NativeModules.Old.limit, JSON.stringify(NativeModules.Old.getConstants()), typeof NativeModules.Nope,
      requireOptionalNativeModule('Nope')
    );
    console.log(attempt(() => requireNativeModule('Nope')));
    console.log(attempt(() => TurboModuleRegistry.getEnforcing('Nope')));
    console.log(
      TurboModuleRegistry.get('Nope'), TurboModuleRegistry.get('Old') === NativeModules.Old,
      attempt(() => NativeModules.Nope.go())
    );
    console.log(Live.enabled(), Live.state, attempt(() => Live.strict(undefined, () => {})));
    function App() {
      const event = useEvent(Live, 'onToken', { token: 'none' });
      const [text, set] = useState('-');
      useEffect(() => { const s = Live.addListener('onGone', () => set('gone')); return () => s.remove(); }, []);
      return <View><Text>{text} {event.token}</Text>
        <Button title="Callback" onPress={() => NativeModules.Old.later('a', (error, value) => set('called ' + error + ' ' + value))} />
        <Button title="Null" onPress={
          async () => set(String(await NativeModules.Old.ask()) + ' '
            + String(await Live.start({ a: undefined, d: new Date(0) })))
        } /></View>;
    }
    AppRegistry.registerComponent('other-name', () => App);`);
  const modulesHere = [
    { name: 'Old', flavour: 'classic', methods: { later: 'callback', ask: 'promise' }, constants: { limit: 8 } },
    {
      name: 'Live', flavour: 'expo', methods: { enabled: 'sync', strict: 'sync', start: 'promise' },
      properties: ['state'], emitter: true
    },
  ];
  class Bridge extends Bench {
    answer(call) {
      if (call.method === 'enabled') this.send({ t: 'resolve', id: call.id, value: true });
      else if (call.method === 'state') this.send({ t: 'resolve', id: call.id, value: 'idle' });
      else if (call.method === 'strict') this.send({
        t: 'reject', id: call.id, code: 'ERR_CAST', message: `Cannot cast ${JSON.stringify(call.args)}`
      });
      else if (call.kind === 'promise') this.send({ t: 'resolve', id: call.id, value: null });
    }
  }
  const bench = new Bridge(path.relative(PROJECTS, folder), { modules: modulesHere });
  t.after(() => bench.child.kill('SIGKILL'));
  await bench.text('- none');
  assert.deepEqual(bench.of('log').map((log) => log.text), [
    '8 {"limit":8} undefined null', "Cannot find native module 'Nope'",
    "TurboModuleRegistry.getEnforcing(...): 'Nope' could not be found. Verify that a module by this name is registered in the native binary.",
    "null true Cannot read properties of undefined (reading 'go')", 'true idle Cannot cast [null,{"$callback":4}]',
  ]);
  bench.press('Callback');
  await bench.until((b) => b.of('call').some((call) => call.method === 'later'));
  const later = bench.of('call').find((call) => call.method === 'later');
  bench.send({ t: 'callback', id: later.args[1].$callback, args: [null, 'done'] });
  await bench.text('called null done');
  bench.press('Null');
  await bench.text('undefined null');
  assert.deepEqual(bench.of('call').find((call) => call.method === 'start').args, [{ d: '1970-01-01T00:00:00.000Z' }]);
  bench.send({ t: 'event', module: 'Live', name: 'onToken', body: { token: 'abc' } });
  await bench.text('abc');
  bench.send({ t: 'event', module: 'Live', name: 'onGone' });
  await bench.text('gone');
  assert.deepEqual(
    bench.of('listeners').map(({ module, event, change }) => [module, event, change]).sort(),
    [['Live', 'onGone', 1], ['Live', 'onToken', 1]]
  );
});

test('expo-router: redirect, sign-in by segments, modal, protected screens, Link asChild', { skip }, async (t) => {
  const bench = await open(t, 'auth');
  await bench.text('login page');
  bench.press('to register');
  await bench.text('register page');
  bench.send({ t: 'back', id: bench.node((node) => node.on?.includes('back')).id });
  await bench.text('login page');
  bench.press('Sign in');
  await bench.text('home page');
  assert.deepEqual(
    [...bench.screen.walk()].filter(({ node }) => node.type === 'TabItem').map(({ node }) => node.props.title),
    ['Home', 'More']
  );
  bench.press('Modal');
  await bench.text('modal page');
  const modal = bench.node((node) => node.type === 'Screen' && node.props.presentation === 'modal');
  assert.equal(modal.props.title, 'A modal');
  bench.press('modal page');
  await bench.text('home page');
  bench.press('secret');
  await bench.quiet();
  await bench.text('home page');
  bench.press('Deep');
  await bench.text('deep {"x":"1"} /settings/deep');
  assert.deepEqual(bench.of('error'), []);
});

test('a host that waits starts with the bundle and the facts it is told', { skip }, async (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'island-wait-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'bundle.json');
  writeFileSync(file, JSON.stringify(await bundle(path.join(PROJECTS, 'timer'))));
  const bench = new Bench('timer', {}, ['--wait']);
  t.after(() => bench.child.kill('SIGKILL'));
  await bench.quiet();
  assert.deepEqual(bench.messages.map((message) => message.t), ['pong']);
  bench.send({
    t: 'start', bundle: file, facts: { modules, clock: { now: NOON, rate: 1, frozen: true } }
  });
  assert.ok(await bench.until((b) => b.of('tree').length > 0));
  await bench.text('hello there 0 s idle');
});

test('an answer to a settled ping comes after the render that a press leads to', { skip }, async (t) => {
  const bench = await open(t, 'timer');
  const before = bench.messages.length;
  bench.press('Start');
  bench.send({ t: 'ping', id: 99, settled: true });
  assert.ok(await bench.until((b) => b.of('pong').some((pong) => pong.id === 99)));
  const kinds = bench.messages.slice(before).map((message) => message.t);
  assert.ok(kinds.indexOf('patch') >= 0 && kinds.indexOf('patch') < kinds.lastIndexOf('pong'));
});
