// Which props of a component answer which message of the app.
export const EVENTS = {
  press: ['onPress'], longPress: ['onLongPress'], pressIn: ['onPressIn'], pressOut: ['onPressOut'],
  // These two are Island's own names: gestures of libraries are made of them.
  drag: ['onIslandDrag'], swipe: ['onIslandSwipe'],
  change: ['onKeyPress', 'onChange', 'onChangeText', 'onValueChange'], submit: ['onKeyPress', 'onSubmitEditing'],
  focus: ['onFocus'], blur: ['onBlur'], endEditing: ['onEndEditing'], keyPress: ['onKeyPress'],
  scroll: ['onScroll'], scrollEnd: ['onMomentumScrollEnd', 'onScrollEndDrag'], layout: ['onLayout'],
  refresh: ['onRefresh'], back: ['onBack'], close: ['onRequestClose'], show: ['onShow'], dismiss: ['onDismiss'],
  load: ['onLoad', 'onLoadEnd'], imageError: ['onError'], contentSize: ['onContentSizeChange'],
};

export function eventsOf(props) {
  const found = [];
  for (const name in EVENTS) {
    if (EVENTS[name].some((prop) => typeof props[prop] === 'function')) found.push(name);
  }
  return found;
}

// The keys that have made a text of another one, as far as they are at its end.
export function keysBetween(before, after) {
  if (after.startsWith(before)) return [...after.slice(before.length)];
  return before.startsWith(after) ? [...before.slice(after.length)].map(() => 'Backspace') : [];
}

export function makeEvent(target, nativeEvent) {
  return {
    nativeEvent: { ...nativeEvent, target },
    target, currentTarget: target, timeStamp: Date.now(),
    persist() {}, preventDefault() {}, stopPropagation() {},
    isDefaultPrevented: () => false, isPropagationStopped: () => false,
  };
}
