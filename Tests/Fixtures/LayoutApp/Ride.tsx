import { Button, HStack, Spacer, Text } from '@expo/ui/swift-ui';
import { padding } from '@expo/ui/swift-ui/modifiers';
import { createLiveActivity } from 'expo-widgets';

type RideProps = { driver: string; minutes: number; thanked?: boolean };

function Ride(props: RideProps) {
  'widget';
  const card = (
    <HStack modifiers={[padding({ all: 16 })]}>
      <Text>{props.thanked ? 'thanked' : `${props.driver} in ${props.minutes}`}</Text>
      <Spacer />
      <Button label="Thank" target="thank" onPress={() => ({ thanked: true })} />
    </HStack>
  );
  return { banner: card, compactTrailing: <Text>{props.minutes} min</Text>, expandedBottom: card };
}

export default createLiveActivity<RideProps>('Ride', Ride);
