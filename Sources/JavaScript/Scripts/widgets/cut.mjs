// Cuts the functions with the directive 'widget' out of a compiled file, as Babel's plugin does:
// parameters and body remain, everything outside of them is lost.

// Positions of code that is not in a string, a template, a comment or a regular expression.
export function* codePositions(text, from = 0) {
  let at = from;
  let before = '';           // the last character of code that is not white space
  const templates = [];      // depth of braces inside of each open `${`
  while (at < text.length) {
    const c = text[at];
    const two = text.slice(at, at + 2);
    if (two === '//') at = endOr(text, text.indexOf('\n', at));
    else if (two === '/*') at = endOr(text, text.indexOf('*/', at), 2);
    else if (c === '"' || c === "'") { at = skipQuoted(text, at); before = c; }
    else if (c === '`' || (c === '}' && templates[templates.length - 1] === 0)) {
      if (c === '}') templates.pop();
      const end = skipTemplate(text, at + 1);
      if (text[end - 1] === '{') templates.push(0);
      at = end;
      before = '`';
    } else if (c === '/' && /[=(,:[!&|?{};+\-*%<>~^\n]|^$/.test(before)) { at = skipRegExp(text, at); before = '/'; }
    else {
      if (templates.length && c === '{') templates[templates.length - 1] += 1;
      if (templates.length && c === '}') templates[templates.length - 1] -= 1;
      yield at;
      if (!/\s/.test(c)) before = c;
      at += 1;
    }
  }
}

const endOr = (text, found, extra = 0) => (found < 0 ? text.length : found + extra);

function skipQuoted(text, from) {
  let at = from + 1;
  while (at < text.length && text[at] !== text[from]) at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

// To after the closing backtick, or after the `{` of `${`.
function skipTemplate(text, from) {
  let at = from;
  while (at < text.length && text[at] !== '`') {
    if (text[at] === '$' && text[at + 1] === '{') return at + 2;
    at += text[at] === '\\' ? 2 : 1;
  }
  return at + 1;
}

function skipRegExp(text, from) {
  let at = from + 1;
  let inClass = false;
  while (at < text.length && text[at] !== '\n' && (inClass || text[at] !== '/')) {
    if (text[at] === '[') inClass = true;
    if (text[at] === ']') inClass = false;
    at += text[at] === '\\' ? 2 : 1;
  }
  return at + 1;
}

function closing(text, open) {
  const pair = { '{': '}', '(': ')' }[text[open]];
  let depth = 0;
  for (const at of codePositions(text, open)) {
    if (text[at] === text[open]) depth += 1;
    if (text[at] === pair && --depth === 0) return at;
  }
  return -1;
}

// `(props, environment)` or `props` before the body at `open`.
function parametersBefore(text, open) {
  const head = text.slice(0, open).replace(/\s*(=>)?\s*$/, '');
  if (!head.endsWith(')')) return { parameters: `(${/[\w$]+$/.exec(head)?.[0] ?? ''})`, start: head.length };
  // Backwards over the text: parentheses in default values are balanced too.
  let depth = 0;
  for (let at = head.length - 1; at >= 0; at -= 1) {
    if (head[at] === ')') depth += 1;
    if (head[at] === '(' && --depth === 0) return { parameters: head.slice(at), start: at };
  }
  return { parameters: '()', start: 0 };
}

const DIRECTIVE = /^\{\s*(["'])widget\1\s*;?/;

// [{ name, source, line }] of every widget function; the name is the variable or function it has.
export function cutWidgets(text) {
  const found = [];
  for (const at of codePositions(text)) {
    if (text[at] !== '{' || !DIRECTIVE.test(text.slice(at, at + 40))) continue;
    const end = closing(text, at);
    if (end < 0) continue;
    const { parameters, start } = parametersBefore(text, at);
    const head = text.slice(0, start);
    const name = /(?:const|let|var)\s+([\w$]+)\s*=\s*(?:async\s*)?(?:function\s*[\w$]*\s*)?$/.exec(head)?.[1] ??
      /function\s+([\w$]+)\s*$/.exec(head)?.[1] ?? null;
    found.push({ name, start, end, source: `function${parameters} ${text.slice(at, end + 1)}`, parameters });
  }
  return found;
}

// The calls `createLiveActivity("Name", layout)` with their second argument.
export function findFactories(text) {
  const out = [];
  // A name is a layout's; `function` and the parameter of an arrow are no names of one.
  const name = /(?!(?:function|async)\b)([\w$]+)(?![\w$]|\s*=>)/.source;
  const form = new RegExp(`\\bcreateLiveActivity\\s*\\(\\s*(["'\`])((?:(?!\\1).)*)\\1\\s*,\\s*(?:${name})?`, 'g');
  for (const match of text.matchAll(form)) out.push({ name: match[2], layout: match[3] ?? null, at: match.index,
    after: match.index + match[0].length });
  return out;
}
