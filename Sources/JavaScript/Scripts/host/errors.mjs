// Stacks of the bundle translated to files of the project.
import path from 'node:path';
import { isOwn } from '../bundler/own.mjs';
import { SourceMap } from '../bundler/sourcemap.mjs';

const FRAME = /^\s*at (?:async )?(?:(.*?) \()?(?:.*\/)?island-app\.js:(\d+):(\d+)\)?$/;

export class ErrorMapper {
  #map = null;
  #make;

  // `map` is text: it is read at the first error only.
  constructor(map, root) {
    this.#make = () => new SourceMap(JSON.parse(map), (source) => path.resolve(root, source.replace(/^[a-z-]+:/, '')));
  }

  translate(error) {
    const frames = [];
    for (const line of String(error.stack ?? '').split('\n')) {
      const match = FRAME.exec(line);
      if (!match) continue;
      this.#map ??= this.#make();
      const place = this.#map.find(Number(match[2]), Number(match[3]));
      if (place?.file) frames.push({ function: match[1] ?? null, ...place });
    }
    const own = frames.filter((frame) => !isOwn(frame.file));
    const { file = null, line = null, column = null } = own[0] ?? {};
    return { ...error, file, line, column, stack: own.slice(0, 20) };
  }
}
