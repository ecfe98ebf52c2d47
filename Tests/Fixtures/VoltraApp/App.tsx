import { useEffect, useState } from 'react';
import { AppRegistry, Button, Text, View } from 'react-native';
import { addVoltraListener, useLiveActivity, Voltra } from '@use-voltra/ios-client';

function Card({ count }: { count: number }) {
  return (
    <Voltra.HStack style={{ padding: 16, backgroundColor: '#101828', borderRadius: 16 }} spacing={8}>
      <Voltra.Text style={{ color: '#FFFFFF', fontWeight: '600' }}>{`counted ${count}`}</Voltra.Text>
      <Voltra.Spacer />
      <Voltra.Button id="more"><Voltra.Text style={{ color: '#34C759' }}>More</Voltra.Text></Voltra.Button>
    </Voltra.HStack>
  );
}

export function App() {
  const [count, setCount] = useState(0);
  const { start, end, isActive } = useLiveActivity({
    lockScreen: <Card count={count} />,
    island: {
      minimal: <Voltra.Text>{count}</Voltra.Text>,
      compact: { leading: <Voltra.Symbol name="plus" />, trailing: <Voltra.Text>{`n ${count}`}</Voltra.Text> },
      expanded: { bottom: <Card count={count} /> },
    },
  }, { activityName: 'counter', autoUpdate: true });
  useEffect(() => {
    const subscription = addVoltraListener('interaction', ({ identifier }) => {
      if (identifier === 'more') setCount((known) => known + 1);
    });
    return () => subscription.remove();
  }, []);
  return (
    <View>
      <Text>{isActive ? `runs at ${count}` : 'idle'}</Text>
      <Button title={isActive ? 'End' : 'Start'} onPress={() => (isActive ? end() : start())} />
    </View>
  );
}

AppRegistry.registerComponent('Counter', () => App);
