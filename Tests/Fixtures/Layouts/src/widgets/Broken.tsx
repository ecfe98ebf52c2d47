import { Text } from '@expo/ui/swift-ui';
import { createLiveActivity } from 'expo-widgets';

const COLOR = '#FF9500';

export default createLiveActivity('Broken', (props: { title: string }) => {
  'widget';
  return { banner: <Text>{COLOR}</Text>, minimal: <Text>{props.title}</Text> };
});
