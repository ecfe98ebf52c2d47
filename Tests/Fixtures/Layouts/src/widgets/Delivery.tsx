import { Button, HStack, Image, Label, ProgressView, Spacer, Text, VStack } from '@expo/ui/swift-ui';
import {
  activityBackgroundTint, buttonStyle, font, foregroundStyle, frame, lineLimit, monospacedDigit, padding, tint, widgetURL,
} from '@expo/ui/swift-ui/modifiers';
import { createLiveActivity, type LiveActivityEnvironment } from 'expo-widgets';

export type DeliveryProps = {
  restaurant: string;
  phase: 'cooking' | 'riding' | 'delivered';
  progress: number;
  arrivesAt: number;
  tip?: number;
};

const Delivery = (props: DeliveryProps, environment: LiveActivityEnvironment) => {
  'widget';
  const accent = environment.colorScheme === 'dark' ? '#FFB340' : '#C25E00';
  const words = { cooking: 'Being cooked', riding: 'On the way', delivered: 'Delivered' };
  const icon = props.phase === 'cooking' ? 'frying.pan.fill' : 'bicycle';
  function Arrival({ size }: { size: number }) {
    return (
      <Text
        timerInterval={{ lower: new Date(), upper: new Date(props.arrivesAt) }}
        modifiers={[font({ size, weight: 'semibold' }), monospacedDigit(), foregroundStyle(accent)]}
      />
    );
  }
  return {
    banner: (
      <VStack alignment="leading" spacing={8} modifiers={[padding({ all: 16 }), activityBackgroundTint('#1C1C1E'), widgetURL('layouts://order')]}>
        <HStack>
          <Label title={props.restaurant} systemImage={icon} modifiers={[font({ weight: 'bold', size: 17 }), foregroundStyle('#FFFFFF')]} />
          <Spacer />
          <Arrival size={17} />
        </HStack>
        <ProgressView value={props.progress} modifiers={[tint(accent)]} />
        <HStack>
          <Text modifiers={[foregroundStyle({ type: 'hierarchical', style: 'secondary' }), lineLimit(1)]}>{words[props.phase]}</Text>
          <Spacer />
          {props.tip ? <Text>{props.tip} % tip</Text> : <Button label="Tip" target="tip" onPress={() => ({ tip: 10 })} modifiers={[buttonStyle('bordered')]} />}
        </HStack>
      </VStack>
    ),
    bannerSmall: <HStack><Image systemName={icon} color={accent} /><Arrival size={15} /></HStack>,
    compactLeading: <Image systemName={icon} size={15} color={accent} />,
    compactTrailing: <Arrival size={13} />,
    minimal: <Image systemName={icon} size={15} color={accent} />,
    expandedLeading: <Image systemName={icon} size={28} color={accent} />,
    expandedTrailing: <Arrival size={22} />,
    expandedCenter: <Text modifiers={[lineLimit(1)]}>{props.restaurant}</Text>,
    expandedBottom: <ProgressView value={props.progress} modifiers={[tint(accent), frame({ maxWidth: Infinity })]} />,
  };
};

export const delivery = createLiveActivity<DeliveryProps>('Delivery', Delivery);
