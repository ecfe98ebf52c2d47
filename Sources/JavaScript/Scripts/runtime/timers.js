// Timers on the phone's clock, and tasks that run as soon as possible whatever the clock does.
// Every call from the host runs one callback, so that promises settle between two of them.
import { link } from './link.js';
import { clock } from './clock.js';
import { reportError } from './errors.js';

const timers = new Map();
const tasks = [];
let nextId = 1;
let suspended = false;

export function task(fn) {
  const id = nextId++;
  tasks.push({ id, fn });
  if (tasks.length === 1) link.soon();
  return id;
}

export function runTask() {
  const next = tasks.shift();
  if (next) guarded(next.fn);
  if (tasks.length) link.soon();
}

function guarded(fn, args = []) {
  try {
    fn(...args);
  } catch (error) {
    reportError(error, { where: 'timer' });
  }
}

function add(fn, delay, args, repeat) {
  if (typeof fn !== 'function') throw new TypeError('The callback of a timer must be a function');
  const wait = Math.max(Number(delay) || 0, repeat ? 1 : 0);
  const id = nextId++;
  timers.set(id, { id, fn, args, due: clock.now() + wait, every: repeat ? wait : null });
  plan();
  return id;
}

function first() {
  let best = null;
  for (const timer of timers.values()) if (!best || timer.due < best.due) best = timer;
  return best;
}

// Asks the host to come back when the next timer is due.
export function plan() {
  const next = suspended ? null : first();
  const wait = next && clock.until(next.due);
  link.wake(wait === null ? -1 : wait);
}

export function fireDue() {
  const next = suspended ? null : first();
  if (next && next.due <= clock.now() + (clock.frozen ? 0 : 0.5)) {
    if (next.every === null) timers.delete(next.id);
    // After a pause an interval fires once, not once for every tick it missed.
    else next.due = next.due + next.every > clock.now() ? next.due + next.every : clock.now() + next.every;
    guarded(next.fn, next.args);
  }
  plan();
}

export function suspend(value) {
  suspended = value;
  plan();
}

export const setTimeout = (fn, delay, ...args) => add(fn, delay, args, false);
export const setInterval = (fn, delay, ...args) => add(fn, delay, args, true);
export const requestAnimationFrame = (fn) => add(() => fn(performanceNow()), 1000 / 60, [], false);
export const setImmediate = (fn, ...args) => task(() => fn(...args));
export const clear = (id) => {
  if (timers.delete(id)) plan();
};
export const clearImmediate = (id) => {
  const at = tasks.findIndex((item) => item.id === id);
  if (at >= 0) tasks.splice(at, 1);
};

const start = clock.now();
export const performanceNow = () => clock.now() - start;
