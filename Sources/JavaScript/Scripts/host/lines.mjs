// JSON lines on standard input and output. A synchronous native call reads on until its answer is
// there; other lines that come meanwhile wait their turn.
import { readSync, writeSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

const sleeper = new Int32Array(new SharedArrayBuffer(4));

export class Lines {
  #decoder = new StringDecoder('utf8');
  #rest = '';
  #queue = [];
  #running = false;
  #handle;

  constructor(handle, onEnd) {
    this.#handle = handle;
    process.stdin.on('data', (chunk) => { this.#take(chunk); this.#run(); });
    process.stdin.on('end', onEnd);
  }

  #take(chunk) {
    const parts = (this.#rest + this.#decoder.write(chunk)).split('\n');
    this.#rest = parts.pop();
    for (const line of parts) if (line.trim()) this.#queue.push(line);
  }

  // One line per turn of the loop, so that promises and renders of one are done before the next.
  #run() {
    if (this.#running || !this.#queue.length) return;
    this.#running = true;
    setImmediate(() => {
      this.#running = false;
      const line = this.#queue.shift();
      if (line !== undefined) this.#handle(line);
      this.#run();
    });
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

  // Waits for `resolve` or `reject` of the call.
  waitFor(id) {
    const buffer = Buffer.alloc(65536);
    for (;;) {
      const at = this.#queue.findIndex((line) => isAnswer(line, id));
      if (at >= 0) return this.#queue.splice(at, 1)[0];
      let length;
      try {
        length = readSync(0, buffer, 0, buffer.length, null);
      } catch (error) {
        if (error.code !== 'EAGAIN') throw error;
        Atomics.wait(sleeper, 0, 0, 1);
        continue;
      }
      if (length === 0) return JSON.stringify({
        t: 'reject', id, code: 'ERR_ISLAND_CLOSED', message: 'the app has closed the connection'
      });
      this.#take(buffer.subarray(0, length));
    }
  }
}

function isAnswer(line, id) {
  try {
    const message = JSON.parse(line);
    return message.id === id && (message.t === 'resolve' || message.t === 'reject');
  } catch {
    return false;
  }
}
