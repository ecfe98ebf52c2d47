// Drags: what a person drags reaches PanResponder and the gestures of libraries as one kind of message.
// Its places are points of the control that is dragged.

// Returns a handler of drags, which calls `begin`, `move` and `end` with where the drag is.
export function dragHandler({ begin, move, end }) {
  let running = false;
  return (event) => {
    const { phase, x0, y0, x, y, vx = 0, vy = 0 } = event.nativeEvent;
    const at = (px, py) => ({
      x0, y0, x: px, y: py, dx: px - x0, dy: py - y0, vx, vy,
      event: {
        ...event,
        nativeEvent: {
          ...event.nativeEvent, locationX: px, locationY: py, pageX: px, pageY: py, touches: [], changedTouches: [],
          identifier: 1, timestamp: event.timeStamp
        },
      },
    });
    if (!running) {
      running = true;
      begin(at(x0, y0));
    }
    if (phase !== 'cancelled') move(at(x, y));
    if (phase === 'moved') return;
    running = false;
    end(at(x, y), phase === 'ended');
  };
}

let lastResponder = 0;

export const PanResponder = {
  create(config) {
    const gesture = {
      stateID: 0, moveX: 0, moveY: 0, x0: 0, y0: 0, dx: 0, dy: 0, vx: 0, vy: 0, numberActiveTouches: 0
    };
    let granted = false;
    let handle = null;
    // Velocities of React Native are of a millisecond.
    const follow = ({ x0, y0, x, y, dx, dy, vx, vy }) => Object.assign(gesture, {
      x0, y0, dx, dy, vx: vx / 1000, vy: vy / 1000, moveX: x, moveY: y, numberActiveTouches: 1
    });
    const tell = (name, { event }) => config[name]?.(event, gesture);
    const asks = (name, place) => Boolean(
      tell(`on${name}ShouldSetPanResponderCapture`, place) || tell(`on${name}ShouldSetPanResponder`, place)
    );
    const grant = (place) => {
      granted = true;
      handle = gesture.stateID;
      tell('onPanResponderGrant', place);
      tell('onPanResponderStart', place);
    };
    const onIslandDrag = dragHandler({
      begin(place) {
        lastResponder += 1;
        gesture.stateID = lastResponder;
        follow(place);
        if (asks('Start', place)) grant(place);
      },
      move(place) {
        const before = [gesture.dx, gesture.dy];
        follow(place);
        if (before[0] === place.dx && before[1] === place.dy) return;
        if (!granted && asks('Move', place)) grant(place);
        if (granted) tell('onPanResponderMove', place);
      },
      end(place, isDone) {
        gesture.numberActiveTouches = 0;
        if (granted) {
          tell('onPanResponderEnd', place);
          tell(isDone ? 'onPanResponderRelease' : 'onPanResponderTerminate', place);
        }
        [granted, handle] = [false, null];
      },
    });
    return { panHandlers: { onIslandDrag }, getInteractionHandle: () => handle };
  },
};
