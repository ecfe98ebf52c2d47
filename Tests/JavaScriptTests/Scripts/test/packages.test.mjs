// Packages that an app imports and Island has its own of, and what stands in for the rest.
import test from 'node:test';
import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { findEsbuild } from '../../../../Sources/JavaScript/Scripts/bundler/esbuild.mjs';
import { z } from '../../../../Sources/JavaScript/Scripts/packages/logic/zod.js';
import { project } from '../try/project.mjs';
import { Trial, pause } from '../try.mjs';

const skip = findEsbuild(tmpdir()) ? false : 'esbuild is not installed';

// An app whose only file is given; `said` is what it has printed.
async function run(t, source, files = {}) {
  const root = project(t, {
    'package.json': { name: 'x' }, 'index.js': "import { AppRegistry } from 'react-native';\n"
      + "import App from './App';\nAppRegistry.registerComponent('x', () => App);",
    'App.js': "import { useEffect, useState } from 'react';\nimport { Text, View, Button } from 'react-native';\n" + source,
    ...files,
  });
  const trial = new Trial(root);
  t.after(() => trial.child.kill('SIGKILL'));
  assert.ok(await trial.until((app) => app.of('ready').length || app.of('bundled').some((m) => !m.ok)));
  const errors = () => [...trial.of('bundled').flatMap((m) => m.errors), ...trial.of('error')].map((m) => m.message);
  assert.deepEqual(errors(), []);
  await settled(trial);
  assert.deepEqual(errors(), []);
  return trial;
}
let pings = 0;
async function settled(trial) {
  const id = ++pings;
  trial.send({ t: 'ping', id, settled: true });
  assert.ok(await trial.until((app) => app.of('pong').some((pong) => pong.id === id)));
}
const words = (trial) => trial.screen.root.map((id) => trial.screen.words(id)).join(' ');
const leftOut = (trial) => trial.of('leftOut').map(({ package: name, name: what }) => `${name} ${what}`);

test('zod checks, converts and says what is wrong', () => {
  const user = z.object({
    name: z.string().min(2), age: z.number().int().optional(), role: z.enum(['a', 'b']).default('a'),
    mails: z.array(z.string().email()).max(2),
  });
  assert.deepEqual(user.parse({ name: 'Al', mails: ['a@b.co'], more: 1 }), { name: 'Al', role: 'a', mails: ['a@b.co'] });
  const { success, error } = user.safeParse({ name: 'A', age: 1.5, role: 'c', mails: ['x'] });
  assert.equal(success, false);
  assert.deepEqual(error.issues.map(({ path, code }) => [path.join('.'), code]), [
    ['name', 'too_small'], ['age', 'invalid_type'], ['role', 'invalid_enum_value'], ['mails.0', 'invalid_string']
  ]);
  assert.deepEqual(error.flatten().fieldErrors.name, ['String must contain at least 2 character(s)']);
  assert.throws(() => user.parse(null), z.ZodError);
  const form = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('n'), value: z.coerce.number() }), z.object({ kind: z.literal('t') })
  ]);
  assert.deepEqual(form.parse({ kind: 'n', value: '4' }), { kind: 'n', value: 4 });
  assert.equal(z.string().transform((text) => text.length).pipe(z.number().min(3)).safeParse('ab').success, false);
  assert.deepEqual(user.partial().pick({ name: true }).parse({}), {});
  assert.equal(z.object({ a: z.string(), b: z.string() }).refine((v) => v.a === v.b, { path: ['b'], message: 'differ' })
    .safeParse({ a: '1', b: '2' }).error.issues[0].message, 'differ');
  assert.equal(z.string().nullish().parse(null), null);
});

test('expo-sqlite says that there is no native side', { skip }, async (t) => {
  const trial = await run(t, `
import * as SQLite from 'expo-sqlite';
let said = 'nothing';
try { SQLite.openDatabaseSync('a.db').execSync('SELECT 1'); } catch (error) { said = error.message; }
export default () => <Text>{said}</Text>;`);
  assert.equal(words(trial), 'expo-sqlite: there is no native side here that holds databases');
});

test('mobx: what was read is drawn again at a change', { skip }, async (t) => {
  const trial = await run(t, `
import { makeAutoObservable, computed, autorun, reaction, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
class Store {
  items = [];
  constructor() { makeAutoObservable(this); }
  get total() { return this.items.reduce((sum, item) => sum + item.n, 0); }
  over(limit) { return this.total > limit; }
  add(n) { this.items.push({ n }); }
}
const store = new Store();
const log = [];
autorun(() => log.push(store.total));
reaction(() => store.items.length, (now, before) => log.push(before + '>' + now));
const Total = observer(() => <Text>total {store.total} {String(store.over(4))}</Text>);
export default () => <View><Total /><Button title="add" onPress={() => store.add(3)} />
  <Button title="say" onPress={() => console.log(log.join(' '))} /></View>;`);
  assert.match(words(trial), /total 0 false/);
  trial.press('add');
  trial.press('add');
  trial.press('say');
  await settled(trial);
  assert.match(words(trial), /total 6 true/);
  assert.ok(trial.of('log').some(({ text }) => text === '0 3 0>1 6 1>2'), JSON.stringify(trial.of('log')));
  assert.deepEqual(leftOut(trial), []);
});

test('react-hook-form: rules, a schema, errors, values', { skip }, async (t) => {
  const trial = await run(t, `
import { useForm, Controller } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { TextInput } from 'react-native';
const Field = ({ name, control, rules }) => <Controller name={name} control={control} rules={rules}
  render={({ field, fieldState }) => <View><TextInput testID={name} value={field.value} onChangeText={field.onChange} />
    <Text>{fieldState.error?.message}</Text></View>} />;
export default () => {
  const [sent, setSent] = useState('');
  const own = useForm({ defaultValues: { name: '' } });
  const schema = useForm({ resolver: zodResolver(z.object({ age: z.coerce.number().min(18, 'too young') })) });
  return <View><Field name="name" control={own.control} rules={{ required: 'wanted' }} />
    <Button title="own" onPress={own.handleSubmit((values) => setSent(JSON.stringify(values)))} />
    <Field name="age" control={schema.control} />
    <Button title="schema" onPress={schema.handleSubmit((values) => setSent(JSON.stringify(values)))} />
    <Text>{sent}</Text></View>;
};`);
  const type = (name, text) => trial.send({
    t: 'change', id: trial.screen.find((node) => node.props?.testID === name).id, text
  });
  trial.press('own');
  type('age', '9');
  trial.press('schema');
  await trial.until(() => /wanted.*too young/.test(words(trial)));
  assert.match(words(trial), /wanted.*too young/);
  type('name', 'Al');
  type('age', '20');
  trial.press('own');
  await trial.until(() => words(trial).includes('{"name":"Al"}'));
  assert.doesNotMatch(words(trial), /wanted/);
  trial.press('schema');
  await trial.until(() => words(trial).includes('{"age":20}'));
  assert.match(words(trial), /\{"age":20\}/);
});

test('styled-components and unistyles: styles of React Native', { skip }, async (t) => {
  const trial = await run(t, `
import styled, { ThemeProvider, css } from 'styled-components/native';
import { StyleSheet, UnistylesRuntime } from 'react-native-unistyles';
const Box = styled.View\`
  padding: 4px 8px; border: 1px solid \${({ theme }) => theme.line}; flex: 1;
  \${(props) => props.$wide && css\`width: 50%;\`}
  transform: rotate(5deg) translate(1px, 2px);
\`;
const Label = styled(Text).attrs({ numberOfLines: 1 })\`color: red; font-weight: 600;\`;
StyleSheet.configure({ themes: { light: { gap: 3 } }, settings: { initialTheme: 'light' } });
const styles = StyleSheet.create((theme) => ({
  row: { gap: theme.gap, variants: { size: { big: { height: 9 } } } }, at: (left) => ({ left }),
}));
export default () => { styles.useVariants({ size: 'big' }); return <ThemeProvider theme={{ line: 'blue' }}>
  <Box $wide testID="box"><Label testID="label">hi</Label><View testID="row" style={[styles.row, styles.at(2)]} /></Box>
</ThemeProvider>; };`);
  const style = (name) => trial.screen.find((node) => node.props?.testID === name).style;
  assert.deepEqual(style('box'), {
    paddingTop: 4, paddingRight: 8, paddingBottom: 4, paddingLeft: 8, borderWidth: 1, borderStyle: 'solid',
    borderColor: 'blue', flex: 1, width: '50%',
    transform: [{ rotate: '5deg' }, { translateX: 1 }, { translateY: 2 }]
  });
  assert.deepEqual(style('label'), { color: 'red', fontWeight: '600' });
  assert.deepEqual(style('row'), { gap: 3, height: 9, left: 2 });
  assert.deepEqual(leftOut(trial), []);
});

test('jotai: stores, atoms that write and wait', { skip }, async (t) => {
  const trial = await run(t, `
import { atom, useAtom, useAtomValue, Provider } from 'jotai';
import { createStore } from 'jotai/vanilla';
import { atomWithReset, useResetAtom } from 'jotai/utils';
import { Suspense } from 'react';
const count = atomWithReset(1);
const double = atom((get) => get(count) * 2);
const late = atom(async () => 'came');
const store = createStore();
store.set(count, 2);
const Late = () => <Text>{useAtomValue(late)}</Text>;
const Inner = () => { const [value, set] = useAtom(count); const reset = useResetAtom(count);
  return <View><Text>{value}/{useAtomValue(double)}</Text><Button title="up" onPress={() => set((n) => n + 3)} />
    <Button title="reset" onPress={reset} /></View>; };
export default () => <Provider store={store}><Inner /><Suspense fallback={<Text>waits</Text>}><Late /></Suspense></Provider>;`);
  await trial.until(() => words(trial).includes('came'));
  assert.match(words(trial), /^2\/4 .*came/);
  trial.press('up');
  await settled(trial);
  assert.match(words(trial), /^5\/10/);
  trial.press('reset');
  await settled(trial);
  assert.match(words(trial), /^1\/2/);
});

test('headless components open, choose and close', { skip }, async (t) => {
  const trial = await run(t, `
import * as Dialog from '@rn-primitives/dialog';
import * as Select from '@rn-primitives/select';
import { PortalHost } from '@rn-primitives/portal';
import { cva } from 'class-variance-authority';
const look = cva('base', { variants: { size: { s: 'small', l: 'large' } }, defaultVariants: { size: 's' } });
export default () => <View><Dialog.Root><Dialog.Trigger><Text>open</Text></Dialog.Trigger>
  <Dialog.Portal><Dialog.Content><Text>inside</Text><Dialog.Close><Text>shut</Text></Dialog.Close></Dialog.Content></Dialog.Portal>
  </Dialog.Root><Text>{look({ size: 'l', className: 'own' })}|{look()}</Text><PortalHost /></View>;`);
  assert.match(words(trial), /open base large own\|base small/);
  assert.doesNotMatch(words(trial), /inside/);
  trial.press('open');
  await settled(trial);
  assert.match(words(trial), /inside/);
  trial.press('shut');
  await settled(trial);
  assert.doesNotMatch(words(trial), /inside/);
});

test('variables without a file: names, and addresses where one is wanted', { skip }, async (t) => {
  const trial = await run(t, `
import { API_URL, KEY } from '@env';
import Config from 'react-native-config';
export default () => <Text>{[API_URL, KEY, Config.HAVE, new URL(process.env.EXPO_PUBLIC_SITE_URL).host,
  process.env.EXPO_PUBLIC_KEY].join(' ')}</Text>;`, { '.env': 'HAVE=1' });
  assert.equal(words(trial), 'https://api-url.invalid <KEY> 1 expo-public-site-url.invalid <EXPO_PUBLIC_KEY>');
  assert.equal(trial.of('log').filter(({ text }) => / is in no \.env file/.test(text)).length, 4);
});

test('texts of i18n-js before version 4 are found, in the language of the phone', { skip }, async (t) => {
  const trial = await run(t, `
import i18n from 'i18n-js';
import { findBestLanguageTag } from 'react-native-localize';
import { isTablet, getBundleId } from 'react-native-device-info';
i18n.translations = { en: { hello: 'Hello {{name}}' }, ja: { hello: 'x' } };
i18n.locale = findBestLanguageTag(['ja', 'en']).languageTag;
export default () => <Text>{i18n.t('hello', { name: 'Al' })} {String(isTablet())} {getBundleId()}</Text>;`);
  assert.equal(words(trial), 'Hello Al false app');
});

test('what waits for the end of an animation or a film goes on', { skip }, async (t) => {
  const trial = await run(t, `
import LottieView from 'lottie-react-native';
import Video from 'react-native-video';
export default () => { const [ended, setEnded] = useState('');
  const end = (what) => setEnded((before) => before + what);
  return <View><LottieView autoPlay loop={false} onAnimationFinish={() => end('lottie ')} />
    <LottieView autoPlay onAnimationFinish={() => end('never ')} /><Video onEnd={() => end('film ')} />
    <Text>{ended}</Text></View>; };`);
  assert.ok(await trial.until(() => words(trial).includes('lottie film'), 3000), words(trial));
  assert.doesNotMatch(words(trial), /never/);
});

test('stand-ins decorate members, and what they found is empty', { skip }, async (t) => {
  const trial = await run(t, `
import './Model';
import { useRows } from 'some-database';
export default () => { const { data } = useRows('all'); return <Text>{[...data].length} {data.length} {String(data[0])}</Text>; };`, {
    'Model.ts': "import { IsText, field } from 'some-checks';\n"
      + "export class Model { @field('a') a = 1; @IsText({ each: true }) read(@field('b') b: string) { return b; } }\n"
      + "console.log(new Model().a, new Model().read('c'));",
  });
  assert.equal(words(trial), '0 0 undefined');
  assert.ok(trial.of('log').some(({ text }) => text === '1 c'), JSON.stringify(trial.of('log')));
  assert.deepEqual(leftOut(trial).sort(), ['some-checks IsText', 'some-checks field', 'some-database useRows']);
});

test('the code of a route file is no part of the render that loads it', { skip }, async (t) => {
  const root = project(t, {
    'package.json': { main: 'expo-router/entry' },
    'app/index.js': "import { Text } from 'react-native';\nimport { Make } from 'some-maker';\nconst made = Make({ a: 1 });\n"
      + "export default () => <Text>{typeof made.then}</Text>;",
  });
  const trial = new Trial(root);
  t.after(() => trial.child.kill('SIGKILL'));
  await trial.until((app) => app.screen.root.length > 0);
  await pause(30);
  assert.deepEqual(trial.of('error'), []);
  assert.equal(words(trial), 'function', 'a call of a function, and no component');
});

test('native tab bars are told their icons', { skip }, async (t) => {
  const trial = await run(t, `
import { NavigationContainer } from '@react-navigation/native';
import { createNativeBottomTabNavigator } from '@bottom-tabs/react-navigation';
const Tab = createNativeBottomTabNavigator();
const Home = () => <Text>home</Text>;
export default () => <NavigationContainer><Tab.Navigator>
  <Tab.Screen name="Home" component={Home} options={{ tabBarIcon: () => ({ sfSymbol: 'house' }) }} /></Tab.Navigator>
</NavigationContainer>;`);
  assert.match(words(trial), /home/);
  assert.equal(trial.screen.find((node) => node.type === 'Icon')?.props.symbol, 'house');
});

test('an SVG file is a component where a transformer makes one of it', { skip }, async (t) => {
  const files = { 'a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"></svg>' };
  const trial = await run(t, `import Picture from './a.svg';\nexport default () => <Picture width="40" />;`, {
    ...files, 'package.json': { name: 'x', devDependencies: { 'react-native-svg-transformer': '1' } }
  });
  const { style } = trial.screen.find((node) => node.type === 'Image');
  assert.deepEqual([style.width, style.height], [40, 10]);
  const plain = await run(t, `import { Image } from 'react-native';\nimport picture from './a.svg';
export default () => <Image source={picture} />;`, files);
  assert.equal(plain.screen.find((node) => node.type === 'Image').props.source.width, 20);
});
