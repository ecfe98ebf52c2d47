// Easing curves: how far an animation is after a part of its time.
const power = (n) => (t) => t ** n;

// A cubic curve from (0, 0) to (1, 1) with two control points, by the time on its horizontal axis.
function bezier(x1, y1, x2, y2) {
  const axis = (a, b, s) => 3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s;
  return (t) => {
    if (t <= 0 || t >= 1) return t <= 0 ? 0 : 1;
    let [low, high] = [0, 1];
    for (let i = 0; i < 30; i += 1) {
      const middle = (low + high) / 2;
      if (axis(x1, x2, middle) < t) low = middle; else high = middle;
    }
    return axis(y1, y2, (low + high) / 2);
  };
}

function bounce(t) {
  const [steep, span] = [7.5625, 2.75];
  for (const [end, shift, base] of [[1, 0, 0], [2, 1.5, 0.75], [2.5, 2.25, 0.9375]]) {
    if (t < end / span) return steep * (t - shift / span) ** 2 + base;
  }
  return steep * (t - 2.625 / span) ** 2 + 0.984375;
}

const ease = bezier(0.42, 0, 1, 1);

export const Easing = {
  linear: (t) => t,
  ease,
  quad: power(2), cubic: power(3), poly: power,
  sin: (t) => 1 - Math.cos((t * Math.PI) / 2),
  circle: (t) => 1 - Math.sqrt(1 - t * t),
  exp: (t) => 2 ** (10 * (t - 1)),
  elastic: (bounciness = 1) => (t) =>
    1 - Math.cos((t * Math.PI) / 2) ** 3 * Math.cos(t * bounciness * Math.PI),
  back: (s = 1.70158) => (t) => t * t * ((s + 1) * t - s),
  bounce,
  bezier, bezierFn: bezier,
  step0: (n) => (n > 0 ? 1 : 0),
  step1: (n) => (n >= 1 ? 1 : 0),
  steps: (n = 10) => (t) => Math.floor(t * n) / n,
  in: (f) => f,
  out: (f) => (t) => 1 - f(1 - t),
  inOut: (f) => (t) => (t < 0.5 ? f(t * 2) / 2 : 1 - f((1 - t) * 2) / 2),
};
