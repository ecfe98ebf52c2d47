// What a ref of a host component gives: measures and commands.
import { send } from '../runtime/link.js';
import { task } from '../runtime/timers.js';

export class HostRef {
  #instance;

  constructor(instance) {
    this.#instance = instance;
    this._nativeTag = instance.id;
    this.__nativeTag = instance.id;
  }

  #command(name, args = {}) { send({ t: 'command', id: this.#instance.id, name, args }); }
  #layout() { return this.#instance.layout ?? { x: 0, y: 0, width: 0, height: 0, pageX: 0, pageY: 0 }; }

  measure(fn) {
    const { x, y, width, height, pageX, pageY } = this.#layout();
    task(() => fn(x, y, width, height, pageX, pageY));
  }
  measureInWindow(fn) {
    const { width, height, pageX, pageY } = this.#layout();
    task(() => fn(pageX, pageY, width, height));
  }
  measureLayout(relative, fn) {
    const { x, y, width, height } = this.#layout();
    task(() => fn(x, y, width, height));
  }
  getBoundingClientRect() {
    const { pageX: x, pageY: y, width, height } = this.#layout();
    return { x, y, width, height, top: y, left: x, right: x + width, bottom: y + height };
  }
  setNativeProps(props) {
    this.#instance.props = { ...this.#instance.props, ...props };
    this.#command('setProps', { text: props.text });
  }
  focus() { this.focused = true; this.#command('focus'); }
  blur() { this.focused = false; this.#command('blur'); }
  clear() { this.#command('clear'); }
  isFocused() { return this.focused ?? false; }
  scrollTo(to = {}, y, animated) {
    const place = typeof to === 'number' ? { x: to, y, animated } : to;
    this.#command('scrollTo', { x: place.x ?? 0, y: place.y ?? 0, animated: place.animated ?? true });
  }
  scrollToEnd(options = {}) { this.#command('scrollToEnd', { animated: options.animated ?? true }); }
  flashScrollIndicators() {}
  getScrollResponder() { return this; }
  getScrollableNode() { return this.#instance.id; }
  getInnerViewNode() { return this.#instance.id; }
  getNativeScrollRef() { return this; }
  getNode() { return this; }
  setSelection() {}
}
