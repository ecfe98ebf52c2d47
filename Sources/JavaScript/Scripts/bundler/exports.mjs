// Names that a file imports from another one that has no such export. To Metro each is `undefined`, and
// only its use fails; esbuild refuses the bundle. So the export is added, without a value.
import path from 'node:path';

const MESSAGE = /^No matching export in "(?:[a-z-]+:)?(.+)" for import "(.+)"$/;
// An added export can show the next missing one: of a file that hands on what it imports.
const ROUNDS = 4;

export class MissingExports {
  #names = new Map();
  #warnings = [];

  constructor(root) { this.root = root; }

  // What is put behind a source.
  of(file) {
    return [...(this.#names.get(file) ?? [])].map((name) =>
      (name === 'default' ? '\nexport default undefined;' : `\nexport let ${name};`)).join('');
  }

  // Builds again with the exports that were missing. Throws what the build throws for another reason.
  async complete(build) {
    for (let round = 0; ; round++) {
      try {
        const built = await build();
        built.warnings.unshift(...this.#warnings);
        return built;
      } catch (failure) {
        if (round === ROUNDS || !this.#learn(failure.errors ?? [])) throw failure;
      }
    }
  }

  #learn(errors) {
    const found = errors.map((error) => ({ error, match: MESSAGE.exec(error.text) }));
    if (!found.length || found.some(({ match }) => !match)) return false;
    let isNew = false;
    for (const { error, match: [, place, name] } of found) {
      const file = path.resolve(this.root, place);
      if (!this.#names.has(file)) this.#names.set(file, new Set());
      if (this.#names.get(file).has(name)) continue;
      this.#names.get(file).add(name);
      this.#warnings.push({ ...error, text: `${error.text}: it is undefined` });
      isNew = true;
    }
    return isNew;
  }
}
