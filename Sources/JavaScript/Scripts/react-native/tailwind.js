// Class names of Tailwind, as nativewind apps write them, to styles: the usual ones. Unknown ones
// (own theme colours, states, arbitrary selectors) are told once and left out.
import ownColors from 'island:colors';
import { device } from './device.js';

const COLORS = {
  slate: '#f8fafc #f1f5f9 #e2e8f0 #cbd5e1 #94a3b8 #64748b #475569 #334155 #1e293b #0f172a #020617',
    gray: '#f9fafb #f3f4f6 #e5e7eb #d1d5db #9ca3af #6b7280 #4b5563 #374151 #1f2937 #111827 #030712',
  zinc: '#fafafa #f4f4f5 #e4e4e7 #d4d4d8 #a1a1aa #71717a #52525b #3f3f46 #27272a #18181b #09090b',
    neutral: '#fafafa #f5f5f5 #e5e5e5 #d4d4d4 #a3a3a3 #737373 #525252 #404040 #262626 #171717 #0a0a0a',
  red: '#fef2f2 #fee2e2 #fecaca #fca5a5 #f87171 #ef4444 #dc2626 #b91c1c #991b1b #7f1d1d #450a0a',
    orange: '#fff7ed #ffedd5 #fed7aa #fdba74 #fb923c #f97316 #ea580c #c2410c #9a3412 #7c2d12 #431407',
  amber: '#fffbeb #fef3c7 #fde68a #fcd34d #fbbf24 #f59e0b #d97706 #b45309 #92400e #78350f #451a03',
    yellow: '#fefce8 #fef9c3 #fef08a #fde047 #facc15 #eab308 #ca8a04 #a16207 #854d0e #713f12 #422006',
  lime: '#f7fee7 #ecfccb #d9f99d #bef264 #a3e635 #84cc16 #65a30d #4d7c0f #3f6212 #365314 #1a2e05',
    green: '#f0fdf4 #dcfce7 #bbf7d0 #86efac #4ade80 #22c55e #16a34a #15803d #166534 #14532d #052e16',
  emerald: '#ecfdf5 #d1fae5 #a7f3d0 #6ee7b7 #34d399 #10b981 #059669 #047857 #065f46 #064e3b #022c22',
    teal: '#f0fdfa #ccfbf1 #99f6e4 #5eead4 #2dd4bf #14b8a6 #0d9488 #0f766e #115e59 #134e4a #042f2e',
  cyan: '#ecfeff #cffafe #a5f3fc #67e8f9 #22d3ee #06b6d4 #0891b2 #0e7490 #155e75 #164e63 #083344',
    sky: '#f0f9ff #e0f2fe #bae6fd #7dd3fc #38bdf8 #0ea5e9 #0284c7 #0369a1 #075985 #0c4a6e #082f49',
  blue: '#eff6ff #dbeafe #bfdbfe #93c5fd #60a5fa #3b82f6 #2563eb #1d4ed8 #1e40af #1e3a8a #172554',
    indigo: '#eef2ff #e0e7ff #c7d2fe #a5b4fc #818cf8 #6366f1 #4f46e5 #4338ca #3730a3 #312e81 #1e1b4b',
  violet: '#f5f3ff #ede9fe #ddd6fe #c4b5fd #a78bfa #8b5cf6 #7c3aed #6d28d9 #5b21b6 #4c1d95 #2e1065',
    purple: '#faf5ff #f3e8ff #e9d5ff #d8b4fe #c084fc #a855f7 #9333ea #7e22ce #6b21a8 #581c87 #3b0764',
  pink: '#fdf2f8 #fce7f3 #fbcfe8 #f9a8d4 #f472b6 #ec4899 #db2777 #be185d #9d174d #831843 #500724',
    rose: '#fff1f2 #ffe4e6 #fecdd3 #fda4af #fb7185 #f43f5e #e11d48 #be123c #9f1239 #881337 #4c0519',
};
const SHADES = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'];

function color(name) {
  const [base, alpha] = name.split('/');
  const arbitrary = /^\[(.+)\]$/.exec(base)?.[1];
  const plain = { white: '#ffffff', black: '#000000', transparent: 'transparent' }[base];
  const [, family, shade] = /^([a-z]+)-(\d+)$/.exec(base) ?? [];
  const hex = ownColors[base] ?? arbitrary ?? plain ?? COLORS[family]?.split(' ')[SHADES.indexOf(shade)];
  if (!hex || !alpha || !/^#[0-9a-f]{6}$/i.test(hex)) return hex;
  return hex + Math.round((Number(alpha) * 255) / 100).toString(16).padStart(2, '0');
}

// `4` is 16 points, `[10px]`, `1/2`, `full`, `auto`, `px`.
function length(text) {
  const arbitrary = /^\[(-?[\d.]+)(px|rem|%)?\]$/.exec(text);
  if (arbitrary) return arbitrary[2] === '%' ? arbitrary[1] + '%'
    : Number(arbitrary[1]) * (arbitrary[2] === 'rem' ? 16 : 1);
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text) * 4;
  const part = /^(\d+)\/(\d+)$/.exec(text);
  if (part) return `${(100 * part[1]) / part[2]}%`;
  return { full: '100%', screen: '100%', auto: 'auto', px: 1 }[text];
}

const SIZES = {
  xs: [12, 16], sm: [14, 20], base: [16, 24], lg: [18, 28], xl: [20, 28], '2xl': [24, 32], '3xl': [30, 36],
  '4xl': [36, 40], '5xl': [48, 48], '6xl': [60, 60], '7xl': [72, 72], '8xl': [96, 96], '9xl': [128, 128]
};
const WEIGHTS = {
  thin: '100', extralight: '200', light: '300', normal: '400', medium: '500', semibold: '600', bold: '700',
  extrabold: '800', black: '900'
};
const RADII = { none: 0, sm: 2, '': 4, md: 6, lg: 8, xl: 12, '2xl': 16, '3xl': 24, full: 9999 };
const WORDS = {
  flex: { display: 'flex' }, hidden: { display: 'none' }, 'flex-1': { flex: 1 }, 'flex-row': { flexDirection: 'row' },
    'flex-col': { flexDirection: 'column' }, 'flex-row-reverse': { flexDirection: 'row-reverse' },
      'flex-col-reverse': { flexDirection: 'column-reverse' }, 'flex-wrap': { flexWrap: 'wrap' },
        'flex-nowrap': { flexWrap: 'nowrap' },
  'flex-grow': { flexGrow: 1 }, grow: { flexGrow: 1 }, 'flex-shrink': { flexShrink: 1 }, shrink: { flexShrink: 1 },
    'flex-shrink-0': { flexShrink: 0 }, 'shrink-0': { flexShrink: 0 }, 'flex-grow-0': { flexGrow: 0 },
      'flex-auto': { flexGrow: 1, flexShrink: 1 }, 'flex-none': { flexGrow: 0, flexShrink: 0 },
  absolute: { position: 'absolute' }, relative: { position: 'relative' }, 'overflow-hidden': { overflow: 'hidden' },
    'overflow-visible': { overflow: 'visible' }, italic: { fontStyle: 'italic' }, 'not-italic': { fontStyle: 'normal' },
      underline: { textDecorationLine: 'underline' }, 'line-through': {
        textDecorationLine: 'line-through'
      }, 'no-underline': { textDecorationLine: 'none' },
  uppercase: { textTransform: 'uppercase' }, lowercase: { textTransform: 'lowercase' },
    capitalize: { textTransform: 'capitalize' }, 'tabular-nums': { fontVariant: ['tabular-nums'] },
      'aspect-square': { aspectRatio: 1 }, 'aspect-video': { aspectRatio: 16 / 9 },
  'border': { borderWidth: 1 }, 'border-t': { borderTopWidth: 1 }, 'border-b': { borderBottomWidth: 1 },
    'border-l': { borderLeftWidth: 1 }, 'border-r': { borderRightWidth: 1 }, 'border-dashed': { borderStyle: 'dashed' },
      'border-dotted': { borderStyle: 'dotted' },
};
const SIDES = { p: 'padding', m: 'margin' };
const ENDS = {
  '': '', x: 'Horizontal', y: 'Vertical', t: 'Top', b: 'Bottom', l: 'Left', r: 'Right', s: 'Start', e: 'End'
};
const FLEX = {
  start: 'flex-start', end: 'flex-end', center: 'center', between: 'space-between', around: 'space-around',
  evenly: 'space-evenly', stretch: 'stretch', baseline: 'baseline', auto: 'auto'
};
const one = (name, value) => (value === undefined ? null : { [name]: value });

const RULES = [
  [
    /^([pm])([xytblrse]?)-(.+)$/,
    ([, side, end, value], sign) => {
      const n = length(value);
      return one(SIDES[side] + ENDS[end], typeof n === 'number' ? n * sign : n);
    }
  ],
  [
    /^(w|h|min-w|min-h|max-w|max-h)-(.+)$/,
    ([, name, value]) => {
      const n = value.endsWith('screen') ? (name.endsWith('w') ? device.width : device.height) : {
        xs: 320, sm: 384, md: 448, lg: 512, xl: 576
      }[value] ?? length(value);
      return one(
        {
          w: 'width', h: 'height', 'min-w': 'minWidth', 'min-h': 'minHeight', 'max-w': 'maxWidth', 'max-h': 'maxHeight'
        }[name],
        n
      );
    }
  ],
  [/^size-(.+)$/, ([, value]) => { const n = length(value); return n === undefined ? null : { width: n, height: n }; }],
  [
    /^gap-(x-|y-)?(.+)$/,
    ([, axis, value]) => one(axis === 'x-' ? 'columnGap' : axis === 'y-' ? 'rowGap' : 'gap', length(value))
  ],
  [/^space-([xy])-(.+)$/, ([, axis, value]) => one(axis === 'x' ? 'columnGap' : 'rowGap', length(value))],
  [
    /^(top|bottom|left|right)-(.+)$/,
    ([, name, value], sign) => { const n = length(value); return one(name, typeof n === 'number' ? n * sign : n); }
  ],
  [
    /^inset-(x-|y-)?(.+)$/,
    ([, axis, value]) => {
      const n = length(value);
      return n === undefined ? null : {
        ...(axis !== 'y-' && { left: n, right: n }), ...(axis !== 'x-' && { top: n, bottom: n })
      };
    }
  ],
  [/^items-(.+)$/, ([, value]) => one('alignItems', FLEX[value])], [/^justify-(.+)$/, ([, value]) =>
    one('justifyContent', FLEX[value])], [/^self-(.+)$/, ([, value]) => one('alignSelf', FLEX[value])], [
      /^content-(.+)$/, ([, value]) => one('alignContent', FLEX[value])
    ],
  [/^text-(left|center|right|justify)$/, ([, value]) => ({ textAlign: value })],
  [
    /^text-(.+)$/,
    ([, value]) => {
      const size = SIZES[value];
      const n = /^\[[\d.]+(?:px|rem)?\]$/.test(value) ? length(value) : undefined;
      return size ? { fontSize: size[0], lineHeight: size[1] } : n !== undefined ? { fontSize: n }
        : one('color', color(value));
    }
  ],
  [
    /^font-(.+)$/,
    ([, value]) => (WEIGHTS[value] ? { fontWeight: WEIGHTS[value] } : one('fontFamily', /^\[(.+)\]$/.exec(value)?.[1]))
  ],
  [/^leading-(.+)$/, ([, value]) => one('lineHeight', length(value))], [
    /^tracking-(.+)$/,
    ([, value]) => one(
      'letterSpacing', { tighter: -0.8, tight: -0.4, normal: 0, wide: 0.4, wider: 0.8, widest: 1.6 }[value]
    )
  ],
  [/^bg-(.+)$/, ([, value]) => one('backgroundColor', color(value))],
  [
    /^border-(?:([tblr])-)?(\d+)$/,
    ([, side, value]) => ({
      [
        {
          t: 'borderTopWidth', b: 'borderBottomWidth', l: 'borderLeftWidth', r: 'borderRightWidth'
        }[side] ?? 'borderWidth'
      ]: Number(value)
    })
  ],
  [/^border-(.+)$/, ([, value]) => one('borderColor', color(value))],
  [/^rounded(?:-([tblr]{1,2}))?(?:-(.+))?$/, ([, side, value = '']) => {
    const n = RADII[value] ?? length(value);
    const corners = {
      t: ['TopLeft', 'TopRight'], b: ['BottomLeft', 'BottomRight'], l: ['TopLeft', 'BottomLeft'],
      r: ['TopRight', 'BottomRight'], tl: ['TopLeft'], tr: ['TopRight'], bl: ['BottomLeft'], br: ['BottomRight']
    }[side];
    return n === undefined ? null : corners ? Object.fromEntries(corners.map((corner) => [`border${corner}Radius`, n]))
      : { borderRadius: n };
  }],
  [/^opacity-(\d+)$/, ([, value]) => ({ opacity: Number(value) / 100 })], [/^z-(\d+)$/, ([, value]) =>
    ({ zIndex: Number(value) })], [/^flex-\[?(\d+)\]?$/, ([, value]) => ({ flex: Number(value) })],
  [
    /^shadow(?:-(sm|md|lg|xl|2xl))?$/,
    ([, size = '']) => {
      const r = { sm: 2, '': 3, md: 6, lg: 15, xl: 25, '2xl': 50 }[size];
      return { shadowColor: '#000', shadowOpacity: 0.1, shadowRadius: r, shadowOffset: { width: 0, height: r / 2 } };
    }
  ],
];

const known = new Map();

function rule(name) {
  const sign = name.startsWith('-') ? -1 : 1;
  const bare = sign < 0 ? name.slice(1) : name;
  if (WORDS[bare]) return WORDS[bare];
  for (const [pattern, make] of RULES) {
    const match = pattern.exec(bare);
    const made = match && make(match, sign);
    if (made) return made;
  }
  return null;
}

// `unknown(name)` is called for a class without a meaning here.
export function classesToStyle(text, unknown) {
  const style = {};
  for (const name of text.split(/\s+/)) {
    if (!name) continue;
    const [, variant, bare] = /^(?:(dark|ios|native|light):)?(.+)$/.exec(name);
    if (variant === 'dark' && device.colorScheme !== 'dark') continue;
    if (variant === 'light' && device.colorScheme === 'dark') continue;
    if (/^(?:android|web|active|hover|focus|disabled|sm|md|lg|xl|placeholder|group-\w+|focus-\w+):/.test(bare)) continue;
    if (!known.has(bare)) known.set(bare, rule(bare));
    const made = known.get(bare);
    if (made) Object.assign(style, made);
    else unknown?.(bare);
  }
  return style;
}
