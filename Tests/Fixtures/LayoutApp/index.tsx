import { useEffect, useState } from 'react';
import { AppRegistry, Button, Text, View } from 'react-native';
import { addUserInteractionListener } from 'expo-widgets';
import Ride from './Ride';

function App() {
  const [told, tell] = useState('idle');
  useEffect(() => {
    const subscription = addUserInteractionListener(({ target }) => tell(`pressed ${target}`));
    return () => subscription.remove();
  }, []);
  const start = () => {
    const ride = Ride.start({ driver: 'Ada', minutes: 7 }, 'rides://now');
    tell(`started ${Ride.getInstances().length}`);
    return ride;
  };
  const update = () => Ride.getInstances()[0].update({ driver: 'Ada', minutes: 3 });
  return (
    <View>
      <Text>{told}</Text>
      <Button title="Start" onPress={start} />
      <Button title="Sooner" onPress={update} />
    </View>
  );
}

AppRegistry.registerComponent('Rides', () => App);
