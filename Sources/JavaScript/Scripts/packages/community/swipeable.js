// Rows with actions behind them: the actions stay hidden, the row is drawn.
import { Component, createElement } from '../../react/index.js';
import { View } from '../../react-native/components.js';

export class Swipeable extends Component {
  close() {}
  openLeft() {}
  openRight() {}
  reset() {}
  render() {
    return createElement(
      View, { style: [{ overflow: 'hidden' }, this.props.containerStyle] },
      createElement(View, { style: this.props.childrenContainerStyle }, this.props.children)
    );
  }
}
export default Swipeable;
export const SwipeDirection = { LEFT: 'left', RIGHT: 'right' };
export const SwipeRow = ({ children }) => (Array.isArray(children) ? children[children.length - 1] : children);
