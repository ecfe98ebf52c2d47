// Interpolation of numbers, of texts with numbers ("45deg") and of colours.
export function interpolate(x, inputRange, outputRange, options = {}) {
  const left = options.extrapolateLeft ?? options.extrapolate ?? 'extend';
  const right = options.extrapolateRight ?? options.extrapolate ?? 'extend';
  const last = inputRange.length - 1;
  let at = 1;
  while (at < last && x > inputRange[at]) at += 1;
  const [from, to] = [inputRange[at - 1], inputRange[at]];
  let t = to === from ? (x <= from ? 0 : 1) : (x - from) / (to - from);
  if (x < inputRange[0]) {
    if (left === 'clamp') t = 0;
    else if (left === 'identity') return x;
  }
  if (x > inputRange[last]) {
    if (right === 'clamp') t = 1;
    else if (right === 'identity') return x;
  }
  return mix(outputRange[at - 1], outputRange[at], t, options.easing);
}

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

function mix(a, b, t, easing) {
  const eased = easing && t >= 0 && t <= 1 ? easing(t) : t;
  if (typeof a === 'number' && typeof b === 'number') return a + (b - a) * eased;
  const [from, to] = [colour(a), colour(b)];
  if (from && to) {
    const [r, g, bl, al] = from.map((v, i) => v + (to[i] - v) * Math.min(1, Math.max(0, eased)));
    return `rgba(${Math.round(r)}, ${Math.round(g)}, ${Math.round(bl)}, ${Number(al.toFixed(3))})`;
  }
  const ends = String(b).match(NUMBER) ?? [];
  let i = 0;
  return String(a).replace(NUMBER, (text) => String(Number(text) + (Number(ends[i++] ?? text) - Number(text)) * eased));
}

const NAMED = {
  transparent: [0, 0, 0, 0], black: [0, 0, 0, 1], white: [255, 255, 255, 1], red: [255, 0, 0, 1], green: [0, 128, 0, 1],
  blue: [0, 0, 255, 1], gray: [128, 128, 128, 1], grey: [128, 128, 128, 1]
};

function colour(value) {
  if (typeof value !== 'string') return null;
  if (NAMED[value]) return NAMED[value];
  const rgb = /^rgba?\(([^)]+)\)$/.exec(value);
  if (rgb) {
    const [r, g, b, a = 1] = rgb[1].split(/[\s,/]+/).map(Number);
    return [r, g, b, a];
  }
  const hex = /^#([0-9a-f]{3,8})$/i.exec(value)?.[1];
  if (!hex || hex.length === 5 || hex.length === 7) return null;
  const digits = hex.length <= 4 ? [...hex].map((c) => c + c) : hex.match(/../g);
  const [r, g, b, a = 'ff'] = digits;
  return [parseInt(r, 16), parseInt(g, 16), parseInt(b, 16), parseInt(a, 16) / 255];
}
