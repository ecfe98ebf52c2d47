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

// The name that a function has by what stands before its parameters: of a variable, a function, a method, or
// `default` of an exported one; null: it has none.
function nameBefore(head) {
  const forms = [/(?:const|let|var)\s+([\w$]+)\s*=\s*(?:async\s*)?(?:function\s*[\w$]*\s*)?$/, /function\s+([\w$]+)\s*$/,
    /([\w$]+)\s*:\s*(?:async\s*)?(?:function\s*[\w$]*\s*)?$/, /[{,]\s*(?:async\s+)?(?!function\b)([\w$]+)\s*$/];
  for (const form of forms) {
    const name = form.exec(head)?.[1];
    if (name) return name;
  }
  return /export\s+default\s+(?:async\s*)?(?:function\s*)?$/.test(head) ? 'default' : null;
}

// [{ name, source, start, end }] of every widget function.
export function cutWidgets(text) {
  const found = [];
  for (const at of codePositions(text)) {
    if (text[at] !== '{' || !DIRECTIVE.test(text.slice(at, at + 40))) continue;
    const end = closing(text, at);
    if (end < 0) continue;
    const { parameters, start } = parametersBefore(text, at);
    const name = nameBefore(text.slice(0, start));
    found.push({ name, start, end, source: `function${parameters} ${text.slice(at, end + 1)}`, parameters });
  }
  return found;
}

// The arguments of the call whose parenthesis is at `open`, as they are written, and the place of each.
function argumentsOf(text, open) {
  const out = [];
  let depth = 0;
  let from = open + 1;
  const end = (at) => { if (text.slice(from, at).trim()) out.push({ text: text.slice(from, at).trim(), at: from }); };
  for (const at of codePositions(text, open)) {
    if ('([{'.includes(text[at])) depth += 1;
    if (')]}'.includes(text[at]) && --depth === 0) { end(at); return out; }
    if (text[at] === ',' && depth === 1) { end(at); from = at + 1; }
  }
  return out;
}

// What a file calls a name of a package: also `import { name as other }` and `import * as all`.
function namesOf(text, name, from) {
  const out = new Set([name]);
  for (const [, all, list, place] of text.matchAll(
    /import\s*(?:\*\s*as\s+([\w$]+)|\{([^}]*)\})\s*from\s*["']([^"']+)["']/g)) {
    if (place !== from) continue;
    if (all) out.add(`${all}.${name}`);
    for (const item of (list ?? '').split(',')) {
      const [origin, own] = item.trim().split(/\s+as\s+/);
      if (origin === name && own) out.add(own);
    }
  }
  return [...out];
}

// The calls of a function of expo-widgets: [{ name, layout, place, at }] with the first two arguments as they
// are written, and the index of the second.
export function findFactories(text, made = 'createLiveActivity') {
  const out = [];
  const code = new Uint8Array(text.length);
  for (const at of codePositions(text)) code[at] = 1;
  const names = namesOf(text, made, 'expo-widgets').map((name) => name.replace(/[$.]/g, '\\$&'));
  for (const match of text.matchAll(new RegExp(`(?<![\\w$.])(?:${names.join('|')})\\s*\\(`, 'g'))) {
    if (!code[match.index] || /function\s*$/.test(text.slice(0, match.index))) continue;
    const [name, layout] = argumentsOf(text, match.index + match[0].length - 1);
    if (name) out.push({ name: name.text, layout: layout?.text ?? '', place: layout?.at ?? text.length, at: match.index });
  }
  return out;
}
