// buffer: bytes with the conversions that apps use.
const decoder = new TextDecoder();
const encoder = new TextEncoder();

const READ = {
  utf8: (text) => encoder.encode(text),
  hex: (text) => Uint8Array.from(text.match(/[0-9a-f]{2}/gi) ?? [], (pair) => parseInt(pair, 16)),
  base64: (text) => Uint8Array.from(
    atob(text.replace(/-/g, '+').replace(/_/g, '/').replace(/[^A-Za-z0-9+/]/g, '')), (char) => char.charCodeAt(0)
  ),
  latin1: (text) => Uint8Array.from(text, (char) => char.charCodeAt(0) & 255),
};
const WRITTEN = {
  utf8: (bytes) => decoder.decode(bytes),
  hex: (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  base64: (bytes) => btoa(WRITTEN.latin1(bytes)),
  latin1: (bytes) => [...bytes].map((byte) => String.fromCharCode(byte)).join(''),
};
for (const table of [READ, WRITTEN]) Object.assign(table, {
  'utf-8': table.utf8, binary: table.latin1, ascii: table.latin1, base64url: table.base64
});

export class Buffer extends Uint8Array {
  static from(value, encoding = 'utf8') {
    const bytes = typeof value === 'string' ? READ[encoding](value)
      : value instanceof ArrayBuffer ? new Uint8Array(value) : Uint8Array.from(value?.data ?? value);
    const own = new Buffer(bytes.length);
    own.set(bytes);
    return own;
  }
  static alloc(size, fill = 0) { return new Buffer(size).fill(fill); }
  static allocUnsafe(size) { return new Buffer(size); }
  static isBuffer(value) { return value instanceof Buffer; }
  static byteLength(text, encoding) { return Buffer.from(text, encoding).length; }
  static concat(list) { return Buffer.from(list.flatMap((bytes) => [...bytes])); }
  toString(encoding = 'utf8', start = 0, end = this.length) { return WRITTEN[encoding](this.subarray(start, end)); }
  toJSON() { return { type: 'Buffer', data: [...this] }; }
  equals(other) { return this.length === other.length && this.every((byte, i) => byte === other[i]); }
  write(text, offset = 0, encoding = 'utf8') {
    const bytes = READ[encoding](text).subarray(0, this.length - offset);
    this.set(bytes, offset);
    return bytes.length;
  }
  get #view() { return new DataView(this.buffer, this.byteOffset, this.byteLength); }
  readUInt8(at = 0) { return this[at]; }
  readInt8(at = 0) { return this.#view.getInt8(at); }
  readUInt16LE(at = 0) { return this.#view.getUint16(at, true); }
  readUInt16BE(at = 0) { return this.#view.getUint16(at); }
  readInt16LE(at = 0) { return this.#view.getInt16(at, true); }
  readInt16BE(at = 0) { return this.#view.getInt16(at); }
  readUInt32LE(at = 0) { return this.#view.getUint32(at, true); }
  readUInt32BE(at = 0) { return this.#view.getUint32(at); }
  readInt32LE(at = 0) { return this.#view.getInt32(at, true); }
  readFloatLE(at = 0) { return this.#view.getFloat32(at, true); }
}
export default { Buffer };
