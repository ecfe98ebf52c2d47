// Which props of a component answer which message of the app.
export const EVENTS = {
  press: ['onPress'], longPress: ['onLongPress'], pressIn: ['onPressIn'], pressOut: ['onPressOut'],
  change: ['onChange', 'onChangeText', 'onValueChange'], submit: ['onSubmitEditing'],
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

export function makeEvent(target, nativeEvent) {
  return {
    nativeEvent: { ...nativeEvent, target },
    target, currentTarget: target, timeStamp: Date.now(),
    persist() {}, preventDefault() {}, stopPropagation() {},
    isDefaultPrevented: () => false, isPropagationStopped: () => false,
  };
}
