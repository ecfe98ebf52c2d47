// The components of Voltra: each gives a host element with its name, and props as its payload writes them.
import { Children, createElement, isValidElement } from '../../react/index.js';
import { COMPONENTS } from './names.js';

// What the renderer knows a component of Voltra by.
const VOLTRA = Symbol.for('VOLTRA_COMPONENT_TAG');
const MARK = Symbol.for('VOLTRA_MARK_TAG');

export const isVoltra = (type) => typeof type === 'function' && VOLTRA in type;

function component(name, write = (props) => props) {
  const made = (props) => createElement(name, write(props));
  made[VOLTRA] = true;
  made.displayName = name;
  return made;
}

const json = JSON.stringify;

function image({ source, ...rest }) {
  return source ? { ...rest, source: json(source) } : rest;
}

const CORNERS = {
  '0,0': 'topLeading', '0.5,0': 'top', '1,0': 'topTrailing', '0,0.5': 'leading', '0.5,0.5': 'center',
  '1,0.5': 'trailing', '0,1': 'bottomLeading', '0.5,1': 'bottom', '1,1': 'bottomTrailing',
};

// A point as the name of a corner or as `x,y`; undefined: it is none.
function point(value) {
  if (!value) return undefined;
  if (typeof value === 'string') return value;
  const [x, y] = (Array.isArray(value) ? value : [value.x, value.y]).map(Number);
  if (Number.isNaN(x) || Number.isNaN(y)) return undefined;
  return CORNERS[`${x},${y}`] ?? `${x},${y}`;
}

function gradient({ colors, locations, start, end, ...rest }) {
  const made = { ...rest };
  if (Array.isArray(colors)) made.colors = colors.join('|');
  if (Array.isArray(locations)) made.stops = colors.map((color, at) => `${color}@${locations[at]}`).join('|');
  const points = { startPoint: point(start), endPoint: point(end) };
  for (const key in points) if (points[key]) made[key] = points[key];
  return made;
}

// The marks of a chart with the short names of their props.
const MARKS = {
  bar: { color: 'c', stacking: 'stk', cornerRadius: 'cr', width: 'w' },
  line: { color: 'c', interpolation: 'itp', lineWidth: 'lw', symbol: 'sym' },
  area: { color: 'c', interpolation: 'itp' },
  point: { color: 'c', symbol: 'sym', symbolSize: 'syms' },
  rule: { color: 'c', lineWidth: 'lw', xValue: 'xv', yValue: 'yv' },
  sector: { color: 'c', innerRadius: 'ir', outerRadius: 'or', angularInset: 'agin' },
};

function short(props, names) {
  const made = {};
  for (const key in names) if (props?.[key] != null) made[names[key]] = props[key];
  return made;
}

function mark(name, title) {
  const made = (props) => createElement(`Voltra${title}`, props);
  made[MARK] = name;
  made.displayName = title;
  return made;
}

function points(name, data) {
  if (name === 'rule') return null;
  if (name === 'sector') return (data ?? []).map(({ value, category }) => [value, category]);
  return (data ?? []).map(({ x, y, series }) => (series == null ? [x, y] : [x, y, series]));
}

const GRID = { visible: 'v', color: 'c', lineWidth: 'lw', dash: 'd' };

function chart({
  children, foregroundStyleScale, xAxisGridStyle, yAxisGridStyle, chartScrollableAxes, ...rest
}) {
  const marks = [];
  Children.forEach(children, (child) => {
    const name = isValidElement(child) ? child.type?.[MARK] : undefined;
    if (name) marks.push([name, points(name, child.props.data), short(child.props, MARKS[name])]);
  });
  const made = { ...rest };
  if (marks.length) made.marks = json(marks);
  if (foregroundStyleScale != null) made.foregroundStyleScale = json(Object.entries(foregroundStyleScale));
  if (xAxisGridStyle != null) made.xAxisGridStyle = json(short(xAxisGridStyle, GRID));
  if (yAxisGridStyle != null) made.yAxisGridStyle = json(short(yAxisGridStyle, GRID));
  return made;
}

const WRITES = { Image: image, LinearGradient: gradient, Chart: chart };

export const Voltra = {
  ...Object.fromEntries(COMPONENTS.map((name) => [name, component(name, WRITES[name])])),
  ...Object.fromEntries(Object.keys(MARKS).map((name) => {
    const title = `${name[0].toUpperCase()}${name.slice(1)}Mark`;
    return [title, mark(name, title)];
  })),
};
