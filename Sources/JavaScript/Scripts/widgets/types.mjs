// Reads TypeScript's types as far as the props of a layout need it: aliases, interfaces, enums, unions,
// lists, records and the usual utility types, from the file itself and from files that it imports.
//
//   propsShape({ file, text, name, layout, read }) → SHAPE
//
// A SHAPE is { kind } of: text, number, truth, free, choice { values }, list { of }, dictionary { of },
// record { fields: [{ name, shape, optional? }] }. A function has no JSON: its field is left out.
import path from 'node:path';

const FREE = { kind: 'free' };
const TEXT = { kind: 'text' };
const NUMBER = { kind: 'number' };
const TRUTH = { kind: 'truth' };
const ABSENT = { kind: 'absent' };       // undefined, null
const FUNCTION = { kind: 'function' };
const LEVELS = 12;

const TOKEN = new RegExp([
  /\s+/, /\/\/[^\n]*/, /\/\*[\s\S]*?\*\//,                  // blanks and comments
  /(["'`])(?:\\[\s\S]|(?!\1)[^\\])*\1/,                      // texts
  /=>/, /\.\.\./, /[A-Za-z_$][\w$]*/, /-?\d[\w.]*/, /[\s\S]/,
].map((part) => part.source).join('|'), 'y');

// One token after another from a place in a text; blanks and comments are no tokens.
class Tokens {
  constructor(text, at) { this.text = text; this.at = at; this.next(); }

  next() {
    const before = this.token;
    this.start = this.at;
    this.token = null;
    while (this.at < this.text.length) {
      TOKEN.lastIndex = this.at;
      const found = TOKEN.exec(this.text)[0];
      this.start = this.at;
      this.at += found.length;
      if (/^(?:\s|\/\/|\/\*)/.test(found)) continue;
      this.token = found;
      break;
    }
    return before;
  }

  take(token) { if (this.token !== token) return false; this.next(); return true; }
}

const BRACKETS = { '(': ')', '[': ']', '{': '}', '<': '>' };

function skipBalanced(tokens) {
  const stack = [BRACKETS[tokens.next()]];
  while (stack.length && tokens.token !== null) {
    const token = tokens.next();
    if (token === stack[stack.length - 1]) stack.pop();
    else if (BRACKETS[token] && (token !== '<' || stack[stack.length - 1] === '>')) stack.push(BRACKETS[token]);
  }
}

// A type at the place of the tokens. `scope` finds names.
function type(tokens, scope, depth) {
  const members = [];
  tokens.take('|');
  tokens.take('&');
  do members.push(intersection(tokens, scope, depth)); while (tokens.take('|'));
  return union(members);
}

function intersection(tokens, scope, depth) {
  const parts = [];
  do parts.push(postfix(tokens, scope, depth)); while (tokens.take('&'));
  if (parts.length === 1) return parts[0];
  return parts.every((part) => part.kind === 'record') ? record(parts.flatMap((part) => part.fields)) : FREE;
}

// The last field of a name counts.
const record = (fields) => ({ kind: 'record', fields: fields.filter((field, i) => !fields.slice(i +
  1).some((later) => later.name === field.name)) });

function union(members) {
  const present = members.filter((member) => member.kind !== 'absent');
  const optional = present.length < members.length;
  const made = one(present);
  return optional && made.kind !== 'function' ? { ...made, optional: true } : made;
}

function one(present) {
  if (present.length === 0) return ABSENT;
  if (present.length === 1) return present[0];
  if (present.every((member) => member.kind === 'choice')) {
    return { kind: 'choice', values: [...new Set(present.flatMap((member) => member.values))] };
  }
  if (present.every((member) => member.kind === 'truth' || member.kind === 'choice' &&
    member.values.every((value) => typeof value === 'boolean'))) return TRUTH;
  // `'a' | string`, and the first of several records or a text beside a number: any of them is right.
  const plain = { string: 'text', number: 'number', boolean: 'truth' };
  const kinds = new Set(present.map((member) => (member.kind === 'choice' ? plain[typeof member.values[0]] :
    member.kind)));
  if (kinds.size === 1) return present.find((member) => member.kind !== 'choice') ?? FREE;
  return present[0].kind === 'record' || present[0].kind === 'text' ? present[0] : FREE;
}

function postfix(tokens, scope, depth) {
  let made = primary(tokens, scope, depth);
  while (tokens.token === '[') {
    tokens.next();
    if (tokens.take(']')) made = { kind: 'list', of: made };
    else { type(tokens, scope, depth); tokens.take(']'); made = FREE; }
  }
  return made;
}

const LITERAL = { true: true, false: false };
const PLAIN = {
  string: TEXT, number: NUMBER, boolean: TRUTH, Date: TEXT, bigint: NUMBER, null: ABSENT, undefined: ABSENT,
    void: ABSENT,
  any: FREE, unknown: FREE, object: FREE, never: FREE, Function: FUNCTION, symbol: FUNCTION,
};

function primary(tokens, scope, depth) {
  const token = tokens.token;
  if (token === null) return FREE;
  if (token === '(') return parenthesized(tokens, scope, depth);
  if (token === '{') return members(tokens, scope, depth);
  if (token === '[') { skipBalanced(tokens); return FREE; }
  if (token === '<') { skipBalanced(tokens); return primary(tokens, scope, depth); }
  if (/^["'`]/.test(token)) {
    tokens.next();
    return token[0] === '`' ? TEXT : { kind: 'choice', values: [token.slice(1, -1)] };
  }
  if (/^-?\d/.test(token)) { tokens.next(); return { kind: 'choice', values: [Number(token)] }; }
  if (token in LITERAL) { tokens.next(); return { kind: 'choice', values: [LITERAL[token]] }; }
  if (token === 'readonly') { tokens.next(); return postfix(tokens, scope, depth); }
  if (token === 'keyof' || token === 'typeof' || token === 'infer' || token === 'new') {
    tokens.next();
    postfix(tokens, scope, depth);
    return FREE;
  }
  if (!/^[A-Za-z_$]/.test(token)) { tokens.next(); return FREE; }
  tokens.next();
  while (tokens.take('.')) tokens.next();
  const parameters = [];
  if (tokens.take('<')) {
    do parameters.push(type(tokens, scope, depth)); while (tokens.take(','));
    tokens.take('>');
  }
  return named(token, parameters, scope, depth);
}

// A type in parentheses, or the parameters of a function.
function parenthesized(tokens, scope, depth) {
  const from = tokens.start;
  skipBalanced(tokens);
  if (tokens.take('=>')) { type(tokens, scope, depth); return FUNCTION; }
  return type(new Tokens(tokens.text, from + 1), scope, depth);
}

function members(tokens, scope, depth) {
  const fields = [];
  let dictionary = null;
  tokens.next();
  while (tokens.token !== null && !tokens.take('}')) {
    if (tokens.take(';') || tokens.take(',')) continue;
    const word = tokens.next();
    let name = /^["']/.test(word) ? word.slice(1, -1) : word;
    if ((word === 'readonly' || word === 'get') && /^[A-Za-z_$"'[]/.test(tokens.token ?? '')) {
      if (tokens.token === '[') { dictionary = index(tokens, scope, depth); continue; }
      const next = tokens.next();
      name = /^["']/.test(next) ? next.slice(1, -1) : next;
    } else if (word === '[') {
      dictionary = index(tokens, scope, depth, true);
      continue;
    }
    const isOptional = tokens.take('?');
    if (tokens.token === '(' || tokens.token === '<') {            // a method
      if (tokens.token === '<') skipBalanced(tokens);
      if (tokens.token === '(') skipBalanced(tokens);
      if (tokens.take(':')) type(tokens, scope, depth);
      continue;
    }
    if (!tokens.take(':')) { fields.push({ name, shape: FREE, ...(isOptional ? { optional: true } :
      {}) }); continue; }
    const { optional, ...shape } = type(tokens, scope, depth);
    if (shape.kind === 'function' || shape.kind === 'absent') continue;
    fields.push({ name, shape, ...(isOptional || optional ? { optional: true } : {}) });
  }
  return fields.length === 0 && dictionary ? dictionary : record(fields);
}

// `[key: string]: T`, or a mapped type.
function index(tokens, scope, depth, isOpen = false) {
  if (!isOpen) tokens.next();
  while (tokens.token !== null && !tokens.take(']')) tokens.next();
  tokens.take('?');
  const { optional, ...of } = tokens.take(':') ? type(tokens, scope, depth) : FREE;
  return { kind: 'dictionary', of };
}

function named(name, parameters, scope, depth) {
  if (name in PLAIN) return PLAIN[name];
  const [first = FREE, second = FREE] = parameters;
  const { optional, ...whole } = first;
  const pick = (keeps) => (whole.kind === 'record' ? record(whole.fields.filter(keeps)) : whole);
  const names = new Set(second.kind === 'choice' ? second.values : []);
  switch (name) {
    case 'Array': case 'ReadonlyArray': case 'Set': return { kind: 'list', of: whole };
    case 'Record': { const { optional: none, ...of } = second; return { kind: 'dictionary', of }; }
    case 'Readonly': case 'NonNullable': case 'Promise': case 'Awaited': return whole;
    case 'Partial': return whole.kind === 'record' ? record(whole.fields.map((field) => ({ ...field, optional:
      true }))) : whole;
    case 'Required': return whole.kind === 'record' ? record(whole.fields.map(({ optional: none, ...field }) =>
      field)) : whole;
    case 'Pick': return pick((field) => names.has(field.name));
    case 'Omit': return pick((field) => !names.has(field.name));
    default: return depth > 0 ? scope(name, depth - 1) : FREE;
  }
}

// Finds the declarations of names in a file and in those that it imports.
function scopeOf(file, text, read) {
  const scope = (name, depth) => {
    const word = name.replace(/\$/g, '\\$');
    const alias = new RegExp(`\\btype\\s+${word}\\s*(?:<[^=]*>)?\\s*=`, 'g').exec(text);
    if (alias) return type(new Tokens(text, alias.index + alias[0].length), scope, depth);
    const face = new RegExp(`\\binterface\\s+${word}\\b([^{]*)\\{`).exec(text);
    if (face) {
      const own = members(new Tokens(text, face.index + face[0].length - 1), scope, depth);
      const parents = /\bextends\s+([\s\S]*)$/.exec(face[1])?.[1].split(',') ?? [];
      const inherited = parents.map((parent) => type(new Tokens(parent, 0), scope, depth));
      return own.kind === 'record' ? record([...inherited.flatMap((parent) => parent.fields ?? []),
        ...own.fields]) : own;
    }
    const list = new RegExp(`\\benum\\s+${word}\\s*\\{([^}]*)\\}`).exec(text);
    if (list) {
      let number = -1;
      const values = list[1].replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, '').split(',').filter((item) =>
        item.trim()).map((item) => {
        const given = /=\s*(?:(["'])(.*)\1|(-?\d+))/.exec(item);
        if (given?.[2] !== undefined) return given[2];
        number = given?.[3] !== undefined ? Number(given[3]) : number + 1;
        return number;
      });
      return { kind: 'choice', values };
    }
    for (const { names, from } of importsOf(text)) {
      const origin = names.get(name);
      const other = origin && read(file, from);
      if (other) return scopeOf(other.file, other.text, read)(origin, depth);
    }
    return FREE;
  };
  return scope;
}

// `import [type] { A as B, C } from 'x'`, also exported ones.
export function importsOf(text) {
  const out = [];
  const form =
    /\b(?:import|export)\s+(?:type\s+)?(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\})?\s*from\s*["']([^"']+)["']/g;
  for (const match of text.matchAll(form)) {
    const names = new Map();
    if (match[1]) names.set(match[1], 'default');
    for (const item of (match[2] ?? '').split(',')) {
      const [origin, own] = item.trim().replace(/^type\s+/, '').split(/\s+as\s+/);
      if (origin) names.set(own ?? origin, origin);
    }
    out.push({ names, from: match[3] });
  }
  return out;
}

// The place behind the name of a layout where its parameters begin, and the type that the variable has.
function layoutPlace(text, layout) {
  const word = layout.replace(/\$/g, '\\$');
  const declared = new RegExp(`\\bfunction\\s+${word}\\s*(?:<[^(]*>)?\\s*\\(`).exec(text);
  if (declared) return { open: declared.index + declared[0].length };
  const variable = new RegExp(`\\b(?:const|let|var)\\s+${word}\\s*(?::([^=]*(?:=>[^=]*)?))?=\\s*`
    + '(?:async\\s*)?(?:function\\s*[\\w$]*\\s*)?(?=[(\\w$])').exec(text);
  if (!variable) return null;
  const at = variable.index + variable[0].length;
  return { open: text[at] === '(' ? at + 1 : null, type: variable[1] };
}

// The type of the first parameter behind `(`; null: it has none.
function parameterType(text, open, scope) {
  const tokens = new Tokens(text, open);
  if (tokens.token === '{' || tokens.token === '[') skipBalanced(tokens);
  else if (/^[A-Za-z_$]/.test(tokens.token ?? '')) tokens.next();
  else return null;
  tokens.take('?');
  return tokens.take(':') ? type(tokens, scope, LEVELS) : null;
}

// Without types: what the body reads of its first parameter.
function usedNames(source) {
  const names = new Set();
  const head = /^function\s*\(\s*(?:\{([^)]*?)\}|([\w$]+))/.exec(source ?? '');
  if (head?.[1]) for (const item of head[1].split(',')) {
    const name = /^\s*([\w$]+)/.exec(item)?.[1];
    if (name) names.add(name);
  }
  if (head?.[2]) {
    const word = head[2].replace(/\$/g, '\\$');
    for (const match of source.matchAll(new RegExp(`\\b${word}\\??\\.([\\w$]+)`, 'g'))) names.add(match[1]);
    for (const match of source.matchAll(new RegExp(`\\{([^{}=]*)\\}\\s*=\\s*${word}\\b`, 'g'))) {
      for (const item of match[1].split(',')) {
        const name = /^\s*([\w$]+)/.exec(item)?.[1];
        if (name) names.add(name);
      }
    }
  }
  return record([...names].map((name) => ({ name, shape: FREE })));
}

// The shape of a layout's props: `createLiveActivity<Props>`, the type of the first parameter, or the
// names that the function reads.
export function propsShape({ file, text, name, layout, source, read }) {
  const scope = scopeOf(file, text, read);
  const call = new RegExp(`\\bcreateLiveActivity\\s*(<|\\(\\s*["'\`]${name.replace(/[.*+?^${}()|[\]\\]/g,
    '\\$&')}["'\`]\\s*,)`, 'g');
  const tries = [];
  for (const match of text.matchAll(call)) {
    if (match[1] !== '<') {
      const inline = /^\s*(?:async\s*)?(?:function\s*[\w$]*\s*)?\(/.exec(text.slice(match.index + match[0].length));
      if (inline) tries.push(() => parameterType(text, match.index + match[0].length + inline[0].length, scope));
      continue;
    }
    const tokens = new Tokens(text, match.index + match[0].length);
    const given = type(tokens, scope, LEVELS);
    if (tokens.take('>') && tokens.take('(') && tokens.token?.slice(1, -1) === name) {
      tries.push(() => given);
      const rest = text.slice(tokens.at);
      const inline = /^\s*,\s*(?:async\s*)?(?:function\s*[\w$]*\s*)?\(/.exec(rest);
      if (inline) tries.push(() => parameterType(text, tokens.at + inline[0].length, scope));
    }
  }
  const place = layout && layoutPlace(text, layout);
  if (place?.open) tries.push(() => parameterType(text, place.open, scope));
  // `const layout: LiveActivityLayout<Props> = …`
  const generic = place?.type?.indexOf('<') ?? -1;
  if (generic >= 0) tries.push(() => type(new Tokens(place.type, generic + 1), scope, LEVELS));
  for (const attempt of tries) {
    const shape = attempt();
    if (shape?.kind === 'record' || shape?.kind === 'dictionary') return shape;
  }
  return usedNames(source);
}

const EXTENSIONS = ['.ios.tsx', '.native.tsx', '.tsx', '.ios.ts', '.native.ts', '.ts', '.d.ts', '.jsx', '.js',
  '/index.ts', '/index.tsx'];

// A reader of imported files: relative ones, and `@/x`, `~/x`, which most projects have for their root or `src`.
export function importReader(project, readText) {
  return (file, from) => {
    const bases = from.startsWith('.') ? [path.resolve(path.dirname(file), from)]
      : /^[@~]\//.test(from) ? [path.join(project, from.slice(2)), path.join(project, 'src', from.slice(2)),
        path.join(project, 'app', from.slice(2))] : [];
    for (const base of bases) for (const extension of ['', ...EXTENSIONS]) {
      const text = readText(base + extension);
      if (text !== null) return { file: base + extension, text };
    }
    return null;
  };
}
