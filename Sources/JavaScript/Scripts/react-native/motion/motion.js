// Motions: a value as a function of the time since its start, on the phone's clock.
//
// A plan has `length` in milliseconds, `at(time)`, and `end`, the value after it; `marks` are functions
// that are called on the way, `[time, function]`. An endless plan has the length Infinity.
import { clock } from '../../runtime/clock.js';
import { setTimeout as later, clear } from '../../runtime/timers.js';
import { interpolate } from './interpolate.js';

// Real milliseconds between two frames: what a terminal shows as a movement, and what is enough for one
// that does not end, so that the app rests in between.
const [FRAME, ENDLESS_FRAME] = [66, 250];

const LATEST = 60_000;   // milliseconds after an end in which what follows begins there

const running = new Set();
let timer = null;
let instant = null;      // the end of the motion whose followers are started

// What follows a motion begins at its end, which may be over since the clock was moved.
const beginning = () => (instant !== null && clock.now() - instant < LATEST ? instant : clock.now());

// One timer for all that moves; none while nothing does. It is due at the end of a motion at the latest.
function plan() {
  clear(timer);
  timer = null;
  if (!running.size) return;
  const now = clock.now();
  const due = Math.min(...[...running].map((motion) => motion.next(now)));
  timer = later(frame, Math.max(due - now, 0));
}

function frame() {
  timer = null;
  for (const motion of [...running]) if (running.has(motion)) motion.step();
  plan();
}

// Starts a motion: `set` gets its values, `done` is called with true at its end, with false when it was
// stopped before. `repeats`: it is one of many without an end. Returns what stops it.
export function move({ length, at, end, marks = [], repeats = length === Infinity }, set, done) {
  const start = beginning();
  const left = [...marks].sort((a, b) => a[0] - b[0]);
  const finish = (finished) => {
    if (!running.delete(motion)) return;
    const before = instant;
    instant = finished ? start + length : null;
    try { done?.(finished); } finally { instant = before; }
  };
  let seen = start;   // the time of the last value
  const motion = {
    // A motion that began in the past has to catch up first.
    next(now) {
      if (seen === start && start < now) return start;
      const frameTime = now + (repeats ? ENDLESS_FRAME : FRAME) * clock.rate;
      return Math.min(frameTime, start + length, ...(left.length ? [start + left[0][0]] : []));
    },
    step() {
      seen = clock.now();
      const time = clock.now() - start;
      // The timer may be a little early.
      const isOver = time >= length - 0.5;
      set(isOver ? end : at(time));
      while (left.length && time >= left[0][0] - 0.5) left.shift()[1]();
      if (isOver) finish(true);
    },
  };
  running.add(motion);
  plan();
  return () => { finish(false); plan(); };
}

// ---- plans

// Between two numbers, colours, or texts with numbers.
export const between = (from, to) => {
  if (typeof from === 'number' && typeof to === 'number') return (part) => from + (to - from) * part;
  if (typeof from !== typeof to) return (part) => (part >= 1 ? to : from);
  return (part) => interpolate(part, [0, 1], [from, to], {});
};

export const still = (value, length = 0) => ({ length, at: () => value, end: value });

export function timingPlan(from, to, length, easing) {
  const mix = between(from, to);
  return { length, at: (time) => mix(easing(Math.min(time / length, 1))), end: to };
}

export const delayed = (plan, wait, from) => ({
  length: wait + plan.length,
  at: (time) => (time < wait ? from : plan.at(time - wait)),
  end: plan.end,
  marks: (plan.marks ?? []).map(([time, fn]) => [time + wait, fn]),
});

// A damped oscillation of mass `mass`, until it rests.
export function springPlan(
  from, to, { stiffness, damping, mass, velocity = 0, clamps = false, restSpeed, restDistance }
) {
  const distance = typeof from === 'number' && typeof to === 'number' ? to - from : 1;
  const mix = between(from, to);
  const natural = Math.sqrt(stiffness / mass);
  const ratio = damping / (2 * Math.sqrt(stiffness * mass));
  // How far it still is from its end, in parts of the distance; `start` is its velocity there.
  const start = distance === 0 ? 0 : -velocity / distance;
  const left = (seconds) => {
    if (ratio < 1) {
      const frequency = natural * Math.sqrt(1 - ratio * ratio);
      const decay = Math.exp(-ratio * natural * seconds);
      return decay * (Math.cos(frequency * seconds)
        + ((start + ratio * natural) / frequency) * Math.sin(frequency * seconds));
    }
    return Math.exp(-natural * seconds) * (1 + (start + natural) * seconds);
  };
  const [speed, near] = [Math.abs(restSpeed / (distance || 1)), Math.abs(restDistance / (distance || 1))];
  let seconds = 0;
  while (seconds < LONGEST_SPRING) {
    const [now, next] = [left(seconds), left(seconds + STEP)];
    if (clamps && Math.sign(next) !== Math.sign(now)) break;
    if (Math.abs(now) <= near && Math.abs(next - now) / STEP <= speed) break;
    seconds += STEP;
  }
  return { length: seconds * 1000, at: (time) => mix(1 - left(time / 1000)), end: to };
}

const STEP = 1 / 60;
const LONGEST_SPRING = 10;   // seconds

// Slows down from `velocity` in units per millisecond.
export function decayPlan(from, velocity, deceleration = 0.998) {
  const rate = 1 - deceleration;
  const at = (time) => from + (velocity / rate) * (1 - Math.exp(-rate * time));
  // It rests when one frame moves it by less than a tenth.
  const length = velocity === 0 ? 0 : Math.max(0, Math.log((Math.abs(velocity) * STEP * 1000) / 0.1) / rate);
  return { length, at, end: at(length) };
}

// React Native's ways to say how a spring behaves, as stiffness and damping.
export function springOf({
  stiffness, damping, mass = 1, tension, friction, bounciness, speed, velocity = 0, overshootClamping = false,
  restSpeedThreshold = 0.001, restDisplacementThreshold = 0.001
}) {
  const common = {
    mass, velocity, clamps: overshootClamping, restSpeed: restSpeedThreshold, restDistance: restDisplacementThreshold
  };
  if (stiffness !== undefined || damping !== undefined || mass !== 1) {
    return { ...common, stiffness: stiffness ?? 100, damping: damping ?? 10 };
  }
  const { pull, brake } = bounciness !== undefined || speed !== undefined
    ? bouncy(bounciness ?? 8, speed ?? 12) : { pull: tension ?? 40, brake: friction ?? 7 };
  return { ...common, stiffness: (pull - 30) * 3.62 + 194, damping: (brake - 8) * 3 + 25 };
}

// The curves that were fitted for the two knobs of Origami.
function bouncy(bounciness, speed) {
  const bounce = (bounciness / 1.7 / 20) * 0.8;
  const pull = 0.5 + (speed / 1.7 / 20) * 199.5;
  const polynomial = (...factors) => factors.reduce((sum, factor) => sum * pull + factor, 0);
  const quiet = pull <= 18 ? polynomial(0.0007, -0.031, 0.64, 1.28)
    : pull <= 44 ? polynomial(0.000044, -0.006, 0.36, 2) : polynomial(0.00000045, -0.000332, 0.1078, 5.84);
  const part = 2 * bounce - bounce * bounce;
  return { pull, brake: part * 0.01 + (1 - part) * quiet };
}
