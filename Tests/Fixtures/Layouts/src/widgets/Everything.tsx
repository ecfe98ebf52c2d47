import {
  AccessoryWidgetBackground, Capsule, Chart, Circle, Divider, Ellipse, Form, Gauge, HStack, Image, Link, Rectangle, RoundedRectangle, Spacer, Text,
  UnevenRoundedRectangle, VStack, ZStack,
} from '@expo/ui/swift-ui';
import {
  aspectRatio, background, blur, bold, border, clipShape, cornerRadius, font, foregroundStyle, frame, gaugeStyle, italic, kerning, offset, opacity, overlay,
  padding, resizable, rotationEffect, scaleEffect, shadow, shapes, strikethrough, strokeBorder, underline, zIndex,
} from '@expo/ui/swift-ui/modifiers';
import { createLiveActivity } from 'expo-widgets';

// One node of each type, and modifiers of each group.
export default createLiveActivity('Everything', function Everything(props: { title: string }) {
  'widget';
  const linear = { type: 'linearGradient', colors: ['#FF0000', 'blue'], startPoint: { x: 0, y: 0 }, endPoint: { x: 1, y: 1 } };
  return {
    banner: (
      <VStack spacing={2} alignment="leading" modifiers={[padding()]}>
        <Text modifiers={[bold(), kerning(1)]}>{props.title} <Text modifiers={[italic(), foregroundStyle('hsl(120, 50%, 50%)')]}>nested</Text></Text>
        <HStack alignment="bottom" spacing={4}>
          <Rectangle modifiers={[frame({ width: 20, height: 10 }), foregroundStyle(linear)]} />
          <Circle modifiers={[frame({ width: 10, height: 10 }), foregroundStyle('rgba(0, 128, 255, 0.5)')]} />
          <Ellipse modifiers={[frame({ width: 20, height: 10 }), opacity(0.5)]} />
          <Capsule modifiers={[frame({ width: 20, height: 10 }), strokeBorder({ color: 'red', shape: 'capsule', style: { lineWidth: 2, dash: [2, 1] } })]} />
          <RoundedRectangle cornerRadius={4} modifiers={[frame({ width: 20, height: 10 }), rotationEffect(15), scaleEffect({ x: 2, y: 1 })]} />
          <UnevenRoundedRectangle topLeadingRadius={6} bottomTrailingRadius={6} modifiers={[frame({ width: 20, height: 10 }), shadow({ radius: 2, color: 'black' })]} />
        </HStack>
        <Divider />
        <ZStack alignment="topLeading" modifiers={[background('#11223344', shapes.roundedRectangle({ cornerRadius: 6 })), zIndex(1)]}>
          <AccessoryWidgetBackground modifiers={[frame({ width: 12, height: 12 })]} />
          <Text modifiers={[underline({ pattern: 'dot', color: 'orange' }), offset({ x: 2, y: 1 })]}>over</Text>
        </ZStack>
        <Gauge value={3} min={0} max={4} modifiers={[gaugeStyle('linearCapacity')]} />
        <Chart type="bar" data={[{ x: 'a', y: 1, color: 'red' }, { x: 'b', y: 3 }]} modifiers={[frame({ height: 24 })]} />
        <Link destination="https://example.com" label="Site" />
        <Text date={new Date(0)} dateStyle="date" modifiers={[strikethrough({ isActive: true }), border({ color: PlatformColor('separator') })]} />
      </VStack>
    ),
    compactLeading: <Image assetName="logo" modifiers={[resizable(), aspectRatio({ contentMode: 'fit' }), frame({ width: 20, height: 20 }), clipShape('circle')]} />,
    compactTrailing: <Form />,
    minimal: <Text modifiers={[font({ textStyle: 'caption2' }), cornerRadius(3), blur(0), overlay({ color: 'clear' }), { $type: 'sparkle' }]}>m</Text>,
    expandedBottom: <Rectangle modifiers={[frame({ width: 'wide' })]} />,
  };
});
