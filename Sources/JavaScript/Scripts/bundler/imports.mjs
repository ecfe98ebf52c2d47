// The names a source file imports from each package, for the list of what is absent.
const FORMS = [
  /\bimport\s+(?!type\b)([^'"();]+?)\s+from\s*['"]([^'"]+)['"]/g,
  /\bexport\s+(\{[^}]*\}|\*(?:\s+as\s+\w+)?)\s+from\s*['"]([^'"]+)['"]/g,
  /\b(?:const|let|var)\s+(\{[^}=]*\}|\w+)\s*=\s*(?:await\s+import|require)\(\s*['"]([^'"]+)['"]/g,
];

function namesIn(clause) {
  const names = [];
  const braces = /\{([^}]*)\}/.exec(clause);
  if (braces) {
    for (const part of braces[1].split(',')) {
      const name = part.trim().replace(/\/\/.*|\/\*.*?\*\//g, '').trim();
      if (name && !name.startsWith('type ')) names.push(name.split(/\s+as\s+|\s*:\s*/)[0].trim());
    }
  }
  const rest = clause.replace(/\{[^}]*\}/, '').replace(/[,\s]+/g, ' ').trim();
  if (/\*/.test(rest)) names.push('*');
  else if (rest && rest !== 'export') names.push('default');
  return names;
}

export function collectImports(text, into) {
  for (const form of FORMS) {
    for (const [, clause, from] of text.matchAll(form)) {
      if (from.startsWith('.')) continue;
      if (!into.has(from)) into.set(from, new Set());
      for (const name of namesIn(clause)) into.get(from).add(name);
    }
  }
}
