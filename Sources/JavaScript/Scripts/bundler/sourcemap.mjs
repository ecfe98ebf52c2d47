// Positions in the bundle back to positions in the sources (source map version 3).
const DIGITS = new Map([...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].map((c, i) => [c, i]));

export class SourceMap {
  #lines = [];   // per generated line: [column, source, line, column] sorted by column
  #sources;

  constructor(map, root) {
    this.#sources = map.sources.map((source) => root(source));
    let [source, line, column] = [0, 0, 0];
    for (const text of map.mappings.split(';')) {
      const segments = [];
      let generated = 0;
      let at = 0;
      while (at < text.length) {
        const values = [];
        while (at < text.length && text[at] !== ',') {
          let value = 0;
          let shift = 0;
          let digit;
          do {
            digit = DIGITS.get(text[at++]);
            value += (digit & 31) << shift;
            shift += 5;
          } while (digit & 32);
          values.push(value & 1 ? -(value >> 1) : value >> 1);
        }
        at += 1;
        generated += values[0];
        if (values.length > 1) {
          source += values[1];
          line += values[2];
          column += values[3];
          segments.push([generated, source, line, column]);
        }
      }
      this.#lines.push(segments);
    }
  }

  // Lines count from 1, columns from 1, as people read them.
  find(line, column) {
    const segments = this.#lines[line - 1];
    if (!segments?.length) return null;
    let [low, high] = [0, segments.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (segments[middle][0] <= column - 1) low = middle;
      else high = middle - 1;
    }
    const [, source, at, col] = segments[low];
    return { file: this.#sources[source], line: at + 1, column: col + 1 };
  }
}
