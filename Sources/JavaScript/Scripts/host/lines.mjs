// JSON lines on standard input and output.
import { writeSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

const sleeper = new Int32Array(new SharedArrayBuffer(4));

export class Lines {
  #decoder = new StringDecoder('utf8');
  #rest = '';

  constructor(handle, onEnd) {
    process.stdin.on('data', (chunk) => {
      const parts = (this.#rest + this.#decoder.write(chunk)).split('\n');
      this.#rest = parts.pop();
      for (const line of parts) if (line.trim()) handle(line);
    });
    process.stdin.on('end', onEnd);
  }

  write(line) {
    let left = Buffer.from(line + '\n');
    while (left.length) {
      try {
        left = left.subarray(writeSync(1, left));
      } catch (error) {
        if (error.code !== 'EAGAIN') throw error;
        Atomics.wait(sleeper, 0, 0, 1);
      }
    }
  }
}
