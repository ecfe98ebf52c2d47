// Presses: a person's press is one message, but is seen for a while, as that of a finger is.
import { clock } from '../runtime/clock.js';
import { setTimeout as later, clear } from '../runtime/timers.js';

const SHORTEST = 130;   // milliseconds between onPressIn and onPressOut, as React Native has it

const HANDLERS = { press: 'onPress', longPress: 'onLongPress', pressIn: 'onPressIn', pressOut: 'onPressOut' };
const held = new Map();   // node → its timer and what releases it

export const isPress = (kind) => kind in HANDLERS;

const isPressable = ({ props }) =>
  !props.disabled && Object.values(HANDLERS).some((name) => typeof props[name] === 'function');

// The nearest node around that takes presses: only that one hears of them. Null: there is none.
export function pressed(instance) {
  let at = instance;
  while (at && !isPressable(at)) at = at.parent;
  return at;
}

// Tells the handlers of a node. `call` calls one; `show` has the node drawn again, which looks different
// while it is pressed.
export function press(kind, instance, event, { call, show }) {
  const { props } = instance;
  if (kind === 'pressIn' || kind === 'pressOut') { call(props[HANDLERS[kind]], event); return; }
  release(instance);
  const out = () => {
    held.delete(instance);
    instance.isPressed = false;
    show(instance);
    call(instance.props.onPressOut, event);
  };
  instance.isPressed = true;
  show(instance);
  call(props.onPressIn, event);
  call(props[HANDLERS[kind]], event);
  // While the clock stands still no time comes after which it is over.
  if (clock.frozen) out();
  else held.set(instance, { timer: later(out, SHORTEST), out });
}

function release(instance) {
  const { timer, out } = held.get(instance) ?? {};
  clear(timer);
  out?.();
}

export function releaseAll() {
  for (const instance of [...held.keys()]) release(instance);
}

// What a touchable draws while it is pressed, laid over its style.
export function pressedStyle({ isPressed, props }) {
  if (!isPressed) return null;
  if (props.underlayColor !== undefined) return { backgroundColor: props.underlayColor };
  return props.activeOpacity === undefined ? null : { opacity: props.activeOpacity };
}
