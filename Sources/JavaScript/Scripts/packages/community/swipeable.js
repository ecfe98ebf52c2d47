// Rows with actions beside them: a swipe to the left shows those at the right, another one hides them.
import { Component, createElement } from '../../react/index.js';
import { View } from '../../react-native/components.js';

const progress = (value) => ({ value, interpolate: ({ outputRange }) => outputRange[outputRange.length - 1] });

export class Swipeable extends Component {
  state = { side: null };

  #show(side) {
    const { onSwipeableWillOpen, onSwipeableOpen, onSwipeableWillClose, onSwipeableClose } = this.props;
    const before = this.state.side;
    if (side === before) return;
    if (side) onSwipeableWillOpen?.(side);
    else onSwipeableWillClose?.(before);
    this.setState({ side }, () => {
      if (side) onSwipeableOpen?.(side, this);
      else onSwipeableClose?.(before, this);
    });
  }

  close = () => this.#show(null);
  reset = () => this.#show(null);
  openLeft = () => this.#show('left');
  openRight = () => this.#show('right');

  render() {
    const { children, containerStyle, childrenContainerStyle, enabled } = this.props;
    const { renderLeftActions, renderRightActions } = this.props;
    const { side } = this.state;
    const actions = (name, render) => (side === name ? render?.(progress(1), progress(0), this) ?? null : null);
    const canSwipe = enabled !== false && (renderRightActions || renderLeftActions);
    const swipe = () => this.#show(side ? null : renderRightActions ? 'right' : 'left');
    return createElement(
      View,
      { style: [{ overflow: 'hidden', flexDirection: 'row' }, containerStyle], ...(canSwipe && { onIslandSwipe: swipe }) },
      actions('left', renderLeftActions),
      createElement(View, { style: [{ flexGrow: 1, flexShrink: 1 }, childrenContainerStyle] }, children),
      actions('right', renderRightActions)
    );
  }
}
export default Swipeable;
export const SwipeDirection = { LEFT: 'left', RIGHT: 'right' };
export const SwipeRow = ({ children }) => (Array.isArray(children) ? children[children.length - 1] : children);
