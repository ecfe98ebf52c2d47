// JSON with comments and trailing commas, as tsconfig.json is written. Reads token by token: a
// pattern over the text would take the `/*` in "@/*" for a comment.
const TOKEN = /"(?:[^"\\]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\/|[{}[\],:]|[^\s{}[\],:"/]+|\s+|./g;

export function parseJSONC(text) {
  const kept = [];
  for (const token of text.replace(/^\uFEFF/, '').match(TOKEN) ?? []) {
    if (/^\s/.test(token) || token.startsWith('//') || token.startsWith('/*')) continue;
    if ((token === '}' || token === ']') && kept[kept.length - 1] === ',') kept.pop();
    kept.push(token);
  }
  return JSON.parse(kept.join(''));
}
