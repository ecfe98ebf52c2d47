// Animated: values move with the phone's clock.
import { createElement, forwardRef, useEffect, useReducer, useRef } from '../../react/index.js';
import { Easing } from './easing.js';
import { interpolate } from './interpolate.js';
import { decayPlan, delayed, move, springOf, springPlan, still, timingPlan } from './motion.js';
import { flatten } from '../style.js';

class Node {
  #listeners = new Map();
  #dependents = new Set();
  constructor(parents = []) { for (const parent of parents) if (parent instanceof Node) parent.#dependents.add(this); }
  addListener(fn) { const id = String(Math.random()); this.#listeners.set(id, fn); return id; }
  removeListener(id) { this.#listeners.delete(id); }
  removeAllListeners() { this.#listeners.clear(); }
  hasListeners() { return this.#listeners.size > 0; }
  __changed() {
    for (const fn of [...this.#listeners.values()]) fn({ value: this.__getValue() });
    for (const node of this.#dependents) node.__changed();
  }
  interpolate(config) {
    return new Derived([this], (x) => interpolate(x, config.inputRange, config.outputRange, config));
  }
  toJSON() { return this.__getValue(); }
}

class Derived extends Node {
  constructor(inputs, compute) { super(inputs); this.inputs = inputs; this.compute = compute; }
  __getValue() {
    return this.compute(...this.inputs.map((input) => (input instanceof Node ? input.__getValue() : input)));
  }
}

class Value extends Node {
  #animation = null;
  #offset = 0;
  constructor(value = 0) { super(); this._value = value; }
  __getValue() { return typeof this._value === 'number' ? this._value + this.#offset : this._value; }
  setValue(value) {
    this.stopAnimation();
    this.__set(value);
  }
  __set(value) {
    if (Object.is(value, this._value)) return;
    this._value = value;
    this.__changed();
  }
  __animate(animation) { this.#animation?.stop(); this.#animation = animation; }
  stopAnimation(callback) {
    const running = this.#animation;
    this.#animation = null;
    running?.stop();
    callback?.(this.__getValue());
  }
  resetAnimation(callback) { this.stopAnimation(callback); }
  setOffset(offset) { this.#offset = offset; this.__changed(); }
  flattenOffset() { this._value += this.#offset; this.#offset = 0; }
  extractOffset() { this.#offset += this._value; this._value = 0; }
}

class ValueXY extends Node {
  constructor({ x = 0, y = 0 } = {}) {
    super();
    this.x = x instanceof Value ? x : new Value(x);
    this.y = y instanceof Value ? y : new Value(y);
  }
  __getValue() { return { x: this.x.__getValue(), y: this.y.__getValue() }; }
  setValue({ x, y }) { this.x.setValue(x); this.y.setValue(y); }
  setOffset({ x, y }) { this.x.setOffset(x); this.y.setOffset(y); }
  flattenOffset() { this.x.flattenOffset(); this.y.flattenOffset(); }
  extractOffset() { this.x.extractOffset(); this.y.extractOffset(); }
  stopAnimation(callback) { this.x.stopAnimation(); this.y.stopAnimation(); callback?.(this.__getValue()); }
  addListener(fn) {
    const listen = () => fn(this.__getValue());
    return [this.x.addListener(listen), this.y.addListener(listen)].join('|');
  }
  removeListener(id) { const [x, y] = id.split('|'); this.x.removeListener(x); this.y.removeListener(y); }
  getLayout() { return { left: this.x, top: this.y }; }
  getTranslateTransform() { return [{ translateX: this.x }, { translateY: this.y }]; }
}

class AnimatedColor extends Value {}

// An animation can be started, stopped and reset. `plan` says how it goes when it starts.
function animation(plan, { set = () => {}, reset = () => {} } = {}) {
  let halt = null;
  return {
    start(callback, repeats) {
      halt?.();
      const stop = move({ ...plan(), repeats }, set, (finished) => {
        if (halt === stop) halt = null;
        callback?.({ finished });
      });
      halt = stop;
    },
    stop() { halt?.(); },
    reset,
    _startNativeLoop() {},
    _isUsingNativeDriver: () => false,
  };
}

// An animation of a value by a plan between where it is and where it is to go.
function toTarget(value, config, plan) {
  if (value instanceof ValueXY) {
    const of = (given, axis) => (given !== null && typeof given === 'object' ? given[axis] : given);
    const part = (axis) => toTarget(
      value[axis], { ...config, toValue: of(config.toValue, axis), velocity: of(config.velocity, axis) }, plan
    );
    return parallel([part('x'), part('y')]);
  }
  const first = value._value;
  const target = () => (config.toValue instanceof Node ? config.toValue.__getValue() : config.toValue);
  const made = animation(() => {
    const from = value._value;
    const own = plan(from, target() ?? from, config);
    return config.delay > 0 ? delayed(own, config.delay, from) : own;
  }, { set: (next) => value.__set(next), reset: () => value.__set(first) });
  const begin = made.start;
  made.start = (callback, repeats) => { value.__animate(made); begin(callback, repeats); };
  return made;
}

const timing = (value, config) => toTarget(value, config, (from, to, { duration = 500, easing }) =>
  timingPlan(from, to, duration, easing ?? Easing.inOut(Easing.ease)));
const spring = (value, config) => toTarget(value, config, (from, to, wishes) => springPlan(from, to, springOf(wishes)));
const decay = (value, config) => toTarget(
  value, { ...config, toValue: undefined },
  (from, to, { velocity, deceleration }) => decayPlan(from, velocity ?? 0, deceleration)
);
const delay = (time) => animation(() => still(0, time));

function sequence(list) {
  let at = -1;
  let stopped = false;
  return {
    start(callback, repeats) {
      stopped = false;
      at = -1;
      const next = (result) => {
        if (stopped || result?.finished === false) { callback?.({ finished: false }); return; }
        at += 1;
        if (at >= list.length) callback?.({ finished: true });
        else list[at].start(next, repeats);
      };
      next();
    },
    stop() { stopped = true; list[at]?.stop(); },
    reset() { list.forEach((item) => item.reset()); },
  };
}

function parallel(list, config = {}) {
  return {
    start(callback, repeats) {
      let left = list.length;
      let finished = true;
      if (!left) callback?.({ finished: true });
      for (const item of list) {
        item.start((result) => {
          finished &&= result.finished;
          left -= 1;
          if (!result.finished && config.stopTogether !== false) list.forEach((other) => other !== item
            && other.stop());
          if (left === 0) callback?.({ finished });
        }, repeats);
      }
    },
    stop() { list.forEach((item) => item.stop()); },
    reset() { list.forEach((item) => item.reset()); },
  };
}

const stagger = (time, list) => parallel(list.map((item, i) => sequence([delay(time * i), item])));

// Runs from the start again and again; without end when the iterations are negative.
function loop(item, { iterations = -1, resetBeforeIteration = true } = {}) {
  let stopped = false;
  return {
    start(callback) {
      let left = iterations;
      stopped = false;
      const next = (result) => {
        if (stopped || result?.finished === false || left === 0) {
          callback?.(result ?? { finished: true });
          return;
        }
        left -= 1;
        if (resetBeforeIteration) item.reset();
        item.start(next, iterations < 0);
      };
      next();
    },
    stop() { stopped = true; item.stop(); },
    reset() { item.reset(); },
  };
}

function event(mapping, config = {}) {
  return (...args) => {
    const assign = (map, value) => {
      if (map instanceof Value) map.__set(value);
      else if (map instanceof ValueXY) map.setValue(value);
      else if (map && typeof map === 'object') for (const key in map) assign(map[key], value?.[key]);
    };
    mapping.forEach((map, i) => assign(map, args[i]));
    config.listener?.(...args);
  };
}

// ---- components

function resolve(value, nodes) {
  if (value instanceof Node) { nodes.add(value); return value.__getValue(); }
  if (Array.isArray(value)) return value.map((item) => resolve(item, nodes));
  if (value && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype && !value.$$typeof) {
    const out = {};
    for (const key in value) out[key] = resolve(value[key], nodes);
    return out;
  }
  return value;
}

function createAnimatedComponent(Component) {
  const Animatedly = forwardRef(function AnimatedComponent({ children, style, ...props }, ref) {
    const [, render] = useReducer((n) => n + 1, 0);
    const nodes = new Set();
    const resolved = {};
    for (const name in props) resolved[name] = props[name] instanceof Node ? resolve(props[name], nodes) : props[name];
    const flat = resolve(flatten(style), nodes);
    const watched = useRef(nodes);
    watched.current = nodes;
    useEffect(() => {
      const ids = [...nodes].map((node) => [node, node.addListener(render)]);
      return () => { for (const [node, id] of ids) node.removeListener(id); };
    });
    const shown = children instanceof Node ? resolve(children, nodes) : children;
    return createElement(Component, { ...resolved, style: flat, ref }, ...(shown === undefined ? [] : [shown]));
  });
  Animatedly.displayName = `Animated(${Component.displayName ?? Component.name ?? 'Component'})`;
  return Animatedly;
}

const operator = (compute) => (a, b) => new Derived([a, b], compute);

export function makeAnimated(components) {
  const animated = {};
  for (const name in components) animated[name] = createAnimatedComponent(components[name]);
  return {
    ...animated, Value, ValueXY, Color: AnimatedColor, Node, Interpolation: Derived,
    timing, spring, decay, delay, sequence, parallel, stagger, loop, event, createAnimatedComponent,
    add: operator((a, b) => a + b), subtract: operator((a, b) => a - b),
    multiply: operator((a, b) => a * b), divide: operator((a, b) => a / b), modulo: (a, n) =>
      new Derived([a], (x) => ((x % n) + n) % n),
    diffClamp: (a, min, max) => new Derived([a], (x) => Math.min(max, Math.max(min, x))),
    forkEvent: (handler, listener) => (...args) => { handler?.(...args); listener(...args); },
    unforkEvent() {}, attachNativeEvent: () => ({ detach() {} }),
  };
}

export function useAnimatedValue(initial) {
  const value = useRef(null);
  value.current ??= new Value(initial);
  return value.current;
}
