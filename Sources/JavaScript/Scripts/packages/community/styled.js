// styled-components/native and @emotion/native: components with styles that are written as CSS.
import { createContext, createElement, forwardRef, useContext } from '../../react/index.js';
import * as native from '../../react-native/index.js';

const ThemeContext = createContext({});
export { ThemeContext };
export const ThemeProvider = ({ theme, children }) => {
  const outer = useContext(ThemeContext);
  return createElement(
    ThemeContext.Provider, { value: typeof theme === 'function' ? theme(outer) : { ...outer, ...theme } }, children
  );
};
export const useTheme = () => useContext(ThemeContext);
export const withTheme = (Inner) => (props) => createElement(Inner, { theme: useTheme(), ...props });
export const ThemeConsumer = ThemeContext.Consumer;

// ---- CSS to React Native's styles

const camel = (name) => name.trim().replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
const SIDES = ['Top', 'Right', 'Bottom', 'Left'];
const CORNERS = ['TopLeft', 'TopRight', 'BottomRight', 'BottomLeft'];
const TEXTS = new Set(['fontFamily', 'fontWeight']);

function valueOf(text, name) {
  const plain = text.trim().replace(/^(['"])(.*)\1$/, '$2');
  if (TEXTS.has(name)) return plain;
  const number = /^(-?(?:\d+\.?\d*|\.\d+))(?:px)?$/.exec(plain);
  return number ? Number(number[1]) : plain;
}
// Blanks inside of brackets do not divide.
const parts = (text) => text.trim().match(/(?:[^\s(]+|\([^)]*\))+/g) ?? [];
const four = ([a, b = a, c = a, d = b]) => [a, b, c, d];

const SHORT = {
  margin: (text, out) => edges('margin', '', text, out),
  padding: (text, out) => edges('padding', '', text, out),
  borderWidth: (text, out) => (parts(text).length > 1 ? edges('border', 'Width', text, out)
    : Object.assign(out, { borderWidth: valueOf(text) })),
  borderColor: (text, out) => (parts(text).length > 1 ? edges('border', 'Color', text, out)
    : Object.assign(out, { borderColor: text.trim() })),
  borderRadius: (text, out) => {
    const values = parts(text).map((part) => valueOf(part));
    if (values.length === 1) Object.assign(out, { borderRadius: values[0] });
    else four(values).forEach((value, i) => { out[`border${CORNERS[i]}Radius`] = value; });
  },
  border: (text, out) => line('border', text, out),
  borderTop: (text, out) => line('borderTop', text, out),
  borderRight: (text, out) => line('borderRight', text, out),
  borderBottom: (text, out) => line('borderBottom', text, out),
  borderLeft: (text, out) => line('borderLeft', text, out),
  background: (text, out) => Object.assign(out, { backgroundColor: text.trim() }),
  flex: (text, out) => {
    const [grow, shrink, basis] = parts(text).map((part) => valueOf(part));
    if (shrink === undefined) Object.assign(out, grow === 'none' ? { flexGrow: 0, flexShrink: 0 } : { flex: grow });
    else Object.assign(out, { flexGrow: grow, flexShrink: shrink, flexBasis: basis ?? 0 });
  },
  flexFlow: (text, out) => {
    const [flexDirection, flexWrap] = parts(text);
    Object.assign(out, { flexDirection, ...(flexWrap && { flexWrap }) });
  },
  gap: (text, out) => {
    const [rowGap, columnGap = rowGap] = parts(text).map((part) => valueOf(part));
    Object.assign(out, { rowGap, columnGap });
  },
  boxShadow: shadow, shadowOffset: (text, out) => {
    const [width, height = width] = parts(text).map((part) => valueOf(part));
    out.shadowOffset = { width, height };
  },
  transform: (text, out) => {
    out.transform = [...text.matchAll(/(\w+)\(([^)]*)\)/g)].flatMap(([, name, given]) => {
      const [x, y] = given.split(',').map((part) => valueOf(part));
      if (y === undefined) return [{ [name]: x }];
      return [{ [`${name}X`]: x }, { [`${name}Y`]: y }];
    });
  },
  textDecoration: (text, out) => Object.assign(out, { textDecorationLine: text.trim() }),
  font: (text, out) => {
    const found = /(?:(\d{3}|bold|normal)\s+)?(\d+)px(?:\/(\d+)px)?\s+(.+)/.exec(text);
    if (found) Object.assign(out, {
      ...(found[1] && { fontWeight: found[1] }), fontSize: Number(found[2]),
      ...(found[3] && { lineHeight: Number(found[3]) }), fontFamily: valueOf(found[4], 'fontFamily')
    });
  },
};
function edges(start, end, text, out) {
  four(parts(text).map((part) => valueOf(part))).forEach((value, i) => { out[start + SIDES[i] + end] = value; });
}
function line(name, text, out) {
  if (text.trim() === 'none') { out[`${name}Width`] = 0; return; }
  for (const part of parts(text)) {
    const value = valueOf(part);
    if (typeof value === 'number') out[`${name}Width`] = value;
    else if (/^(?:solid|dashed|dotted)$/.test(value)) { if (name === 'border') out.borderStyle = value; }
    else out[`${name}Color`] = value;
  }
}
function shadow(text, out) {
  const [width, height, radius, colour] = parts(text).map((part) => valueOf(part));
  Object.assign(out, { shadowOffset: { width, height }, shadowRadius: radius ?? 0, shadowOpacity: 1 });
  if (typeof colour === 'string') out.shadowColor = colour;
}

export function parseCSS(text) {
  const out = {};
  for (const declaration of text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '').split(/[;\n](?![^(]*\))/)) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const name = camel(declaration.slice(0, colon));
    const value = declaration.slice(colon + 1).replace(/!important/, '').trim();
    if (!name || !value || /[{}&]/.test(name)) continue;
    if (SHORT[name]) SHORT[name](value, out);
    else out[name] = valueOf(value, name);
  }
  return out;
}

// ---- templates

const isText = (value) => typeof value === 'string' || typeof value === 'number';
function written(items, props) {
  return items.map((item) => {
    let value = item;
    while (typeof value === 'function') value = value(props);
    if (Array.isArray(value)) return written(value, props);
    if (value !== null && typeof value === 'object') {
      return Object.entries(value).map(([name, one]) => `${name}: ${one};`).join('\n');
    }
    return isText(value) ? String(value) : '';
  }).join('');
}
const template = (strings, values) => (Array.isArray(strings) && strings.raw
  ? strings.flatMap((text, i) => (i < values.length ? [text, values[i]] : [text])) : [strings, ...values]);
export const css = (strings, ...values) => template(strings, values);

function maker(Inner, { attrs = [], rules = [] } = {}) {
  const make = (strings, ...values) => component(Inner, attrs, [...rules, ...template(strings, values)]);
  return Object.assign(make, {
    attrs: (more) => maker(Inner, { attrs: [...attrs, more], rules }),
    withConfig: () => make,
  });
}

function component(Inner, attrs, rules) {
  const Styled = forwardRef((given, ref) => {
    const theme = useContext(ThemeContext);
    const props = attrs.reduce(
      (all, more) => ({ ...all, ...(typeof more === 'function' ? more(all) : more) }), { theme, ...given }
    );
    const own = parseCSS(written(rules, props));
    const rest = Object.fromEntries(
      Object.entries(props).filter(([name]) => !name.startsWith('$') && name !== 'theme')
    );
    const { as: Other = Inner, forwardedAs, style, ...others } = rest;
    const styles = typeof style === 'function' ? (state) => [own, style(state)]
      : style === undefined ? own : [own, style];
    return createElement(Other, { ...others, ...(forwardedAs && { as: forwardedAs }), style: styles, ref });
  });
  Styled.displayName = `Styled(${Inner?.displayName ?? Inner?.name ?? Inner})`;
  Styled.attrs = (more) => maker(Inner, { attrs: [...attrs, more], rules });
  Styled.withComponent = (Other) => component(Other, attrs, rules);
  return Styled;
}

export const styled = new Proxy((Inner) => maker(Inner), {
  get: (target, name) => (typeof name === 'string' && native[name] ? maker(native[name]) : target[name]),
});
export const toStyleSheet = (rules) => parseCSS(written([rules].flat(), {}));
export const isStyledComponent = (value) => Boolean(value?.displayName?.startsWith('Styled('));
export const createGlobalStyle = () => () => null;
export const keyframes = () => '';
