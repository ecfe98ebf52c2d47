import React, { useEffect, useRef, useState } from 'react';
import { Button, NativeEventEmitter, NativeModules, SafeAreaView, StyleSheet, Text, View } from 'react-native';
import { track } from 'some-analytics';

const { StopwatchModule, StopwatchEmitter } = NativeModules;
const emitter = new NativeEventEmitter(StopwatchEmitter);

function useStopwatch() {
  const [seconds, setSeconds] = useState(0);
  const [state, setState] = useState('stopped');
  const started = useRef(0);

  useEffect(() => {
    if (state !== 'running') return undefined;
    const timer = setInterval(() => setSeconds(Math.round((Date.now() - started.current) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [state]);

  useEffect(() => {
    const subscriptions = [
      emitter.addListener('onPause', () => setState('paused')),
      emitter.addListener('onResume', () => setState('running')),
    ];
    return () => subscriptions.forEach((subscription) => subscription.remove());
  }, []);

  const start = () => {
    started.current = Date.now();
    setSeconds(0);
    setState('running');
    track('start');
    StopwatchModule.start(started.current / 1000)
      .then((id: string) => console.log(`started ${id.length > 0}`));
  };
  const stop = () => {
    setState('stopped');
    StopwatchModule.stop();
  };
  const fail = () => {
    throw new TypeError('the button is broken');
  };
  const hang = () => {
    for (;;);
  };
  return { seconds, state, start, stop, fail, hang };
}

export default function App(): React.JSX.Element {
  const { seconds, state, start, stop, fail, hang } = useStopwatch();
  return (
    <SafeAreaView style={styles.container}>
      <Text style={styles.time}>{`${state} ${seconds} s`}</Text>
      <View style={styles.row}>
        <Button title="Start" onPress={start} />
        <Button title="Stop" onPress={stop} />
        <Button title="Fail" onPress={fail} />
        <Button title="Hang" onPress={hang} />
      </View>
    </SafeAreaView>
  );
}

const styles = StyleSheet.create({
  container: { flex: 1, justifyContent: 'center' },
  row: { flexDirection: 'row', justifyContent: 'space-between', paddingHorizontal: 48 },
  time: { fontSize: 32, textAlign: 'center' },
});
