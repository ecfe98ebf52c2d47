// Assets by `require`: a value with path, size and scale; the largest @2x/@3x file stands for all.
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import path from 'node:path';

const IMAGES = ['png', 'jpg', 'jpeg', 'gif', 'webp', 'svg', 'bmp', 'heic', 'avif', 'ico'];
const OTHERS = [
  'ttf', 'otf', 'woff', 'woff2', 'mp3', 'wav', 'm4a', 'aac', 'caf', 'mp4', 'mov', 'lottie', 'html', 'pdf', 'db', 'riv',
  'glb', 'gltf', 'obj', 'txt', 'md', 'zip', 'sqlite', 'bin', 'tflite', 'css', 'scss'
];
export const ASSET = new RegExp(`\\.(?:${[...IMAGES, ...OTHERS].join('|')})$`, 'i');

export function findAsset(file) {
  const { dir, name, ext } = path.parse(file);
  for (const [suffix, scale] of [['@3x', 3], ['@2x', 2], ['', 1]]) {
    for (const platform of ['.ios', '.native', '']) {
      const found = path.join(dir, `${name}${suffix}${platform}${ext}`);
      if (existsSync(found)) return { file: found, scale };
    }
  }
  return null;
}

export function assetModule(file) {
  const found = findAsset(file);
  if (!found) return { uri: null, width: 0, height: 0, scale: 1, __packager_asset: true, missing: path.basename(file) };
  const [width = 0, height = 0] = imageSize(found.file) ?? [];
  return {
    uri: found.file, width: width / found.scale, height: height / found.scale, scale: found.scale,
    __packager_asset: true
  };
}

// Width and height in pixels, from the first bytes.
export function imageSize(file) {
  const extension = path.extname(file).slice(1).toLowerCase();
  if (extension === 'svg') return svgSize(readFileSync(file, 'utf8'));
  if (!IMAGES.includes(extension)) return null;
  const head = Buffer.alloc(256 * 1024);
  const handle = openSync(file, 'r');
  const length = readSync(handle, head, 0, head.length, 0);
  closeSync(handle);
  try {
    return sizeOf(head.subarray(0, length));
  } catch {
    return null;
  }
}

function sizeOf(head) {
  if (head.readUInt32BE(0) === 0x89504e47) return [head.readUInt32BE(16), head.readUInt32BE(20)];
  if (head.toString('latin1', 0, 3) === 'GIF') return [head.readUInt16LE(6), head.readUInt16LE(8)];
  if (head.toString('latin1', 0, 2) === 'BM') return [head.readInt32LE(18), Math.abs(head.readInt32LE(22))];
  if (head.toString('latin1', 8, 12) === 'WEBP') return webpSize(head);
  if (head.readUInt16BE(0) === 0xffd8) return jpegSize(head);
  return null;
}

function webpSize(head) {
  const kind = head.toString('latin1', 12, 16);
  if (kind === 'VP8X') return [1 + head.readUIntLE(24, 3), 1 + head.readUIntLE(27, 3)];
  if (kind === 'VP8L') {
    const bits = head.readUInt32LE(21);
    return [1 + (bits & 0x3fff), 1 + ((bits >> 14) & 0x3fff)];
  }
  return [head.readUInt16LE(26) & 0x3fff, head.readUInt16LE(28) & 0x3fff];
}

function jpegSize(head) {
  for (let at = 2; at + 9 < head.length;) {
    if (head[at] !== 0xff) return null;
    const marker = head[at + 1];
    const frame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (frame) return [head.readUInt16BE(at + 7), head.readUInt16BE(at + 5)];
    at += 2 + head.readUInt16BE(at + 2);
  }
  return null;
}

function svgSize(text) {
  const tag = /<svg[^>]*>/.exec(text)?.[0] ?? '';
  const number = (name) => Number(new RegExp(`\\b${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1]);
  const box = /viewBox="[\d.\s-]*?([\d.]+)[\s,]+([\d.]+)"/.exec(tag);
  return [number('width') || Number(box?.[1]) || 0, number('height') || Number(box?.[2]) || 0];
}
