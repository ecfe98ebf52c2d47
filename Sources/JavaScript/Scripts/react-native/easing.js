// Easing curves: only their values at 0 and 1 matter to an animation that jumps to its end.
const power = (n) => (t) => t ** n;

export const Easing = {
  linear: (t) => t,
  ease: (t) => t * t * (3 - 2 * t),
  quad: power(2), cubic: power(3), poly: power,
  sin: (t) => 1 - Math.cos((t * Math.PI) / 2),
  circle: (t) => 1 - Math.sqrt(1 - t * t),
  exp: (t) => 2 ** (10 * (t - 1)),
  elastic: () => (t) => t,
  back: (s = 1.70158) => (t) => t * t * ((s + 1) * t - s),
  bounce: (t) => t,
  bezier: () => (t) => t * t * (3 - 2 * t),
  bezierFn: () => (t) => t * t * (3 - 2 * t),
  step0: (n) => (n > 0 ? 1 : 0),
  step1: (n) => (n >= 1 ? 1 : 0),
  steps: () => (t) => Math.floor(t),
  in: (f) => f,
  out: (f) => (t) => 1 - f(1 - t),
  inOut: (f) => (t) => (t < 0.5 ? f(t * 2) / 2 : 1 - f((1 - t) * 2) / 2),
};
