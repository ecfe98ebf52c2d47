// The tree as the app child would hold it: nodes by number, printed as indented text.
export class Screen {
  nodes = new Map();
  root = [];

  take({ t, root, nodes = [], gone = [] }) {
    if (t === 'tree') this.nodes.clear();
    for (const node of nodes) this.nodes.set(node.id, node);
    for (const id of gone) this.nodes.delete(id);
    if (root) this.root = root;
  }

  // Text of a node and all below it.
  words(id) {
    const node = this.nodes.get(id);
    if (!node) return '';
    const own = (node.runs ?? []).map((run) => run.text ?? '').join('');
    return [
      own, node.type === 'TabItem' ? node.props?.title : '', ...(node.children ?? []).map((child) => this.words(child))
    ].filter(Boolean).join(' ');
  }

  *walk(ids = this.root, path = []) {
    for (const id of ids) {
      const node = this.nodes.get(id);
      if (!node) continue;
      yield { node, path };
      yield* this.walk(node.children ?? [], [...path, node]);
    }
  }

  // The first pressable that shows the text and holds no smaller one that does.
  pressable(text) {
    const matches = [];
    for (const { node, path } of this.walk()) {
      const run = node.runs?.find((item) => item.id && item.text?.includes(text));
      if (run) return run.id;
      const shows = this.words(node.id).includes(text)
        || path.some((above) => above.type === 'TabItem' && above.props?.title === text)
        || node.props?.testID === text || node.props?.name === text || node.props?.accessibilityLabel === text;
      if (shows && node.on?.includes('press')) matches.push({ id: node.id, above: path.map((item) => item.id) });
    }
    return matches.find(({ id }) => !matches.some((other) => other.above.includes(id)))?.id ?? null;
  }

  // Field by placeholder or by order.
  find(test) {
    for (const { node } of this.walk()) if (test(node)) return node;
    return null;
  }

  pressables() {
    return [...this.walk()].filter(({ node }) => node.on?.includes('press')).map(({ node }) => ({
      id: node.id, text: this.words(node.id)
    }));
  }

  text() {
    const lines = [];
    for (const { node, path } of this.walk()) {
      const marks = node.on?.filter((name) => name !== 'layout').join(' ');
      const runs = node.runs?.map((run) => run.text ?? `[${run.view}]`).join('');
      const extra = node.type === 'Text' ? ` ${JSON.stringify(runs ?? '')}` : node.props?.source?.uri
        ? ` ${node.props.source.uri.split('/').pop()}`
        : node.props?.title ?? node.props?.name ? ` ${node.props.title ?? node.props.name}` : '';
      lines.push('  '.repeat(path.length) + node.type + extra + (marks ? ` (${marks})` : ''));
    }
    return lines.join('\n') || '(empty)';
  }
}
