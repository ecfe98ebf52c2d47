// expo-file-system, old and new: texts by path, kept in the app's storage.
import { store } from '../storage.js';

const area = store('files');
export const documentDirectory = 'file:///app/Documents/';
export const cacheDirectory = 'file:///app/Caches/';
export const bundleDirectory = 'file:///app/';
export const EncodingType = { UTF8: 'utf8', Base64: 'base64' };
export const FileSystemUploadType = { BINARY_CONTENT: 0, MULTIPART: 1 };
export const FileSystemSessionType = { BACKGROUND: 0, FOREGROUND: 1 };

const missing = (path) => Object.assign(
  new Error(`File '${path}' is not readable`), { code: 'ERR_FILESYSTEM_CANNOT_READ_FILE' }
);
const offline = async () => { throw new Error('Network request failed'); };

export async function readAsStringAsync(path) {
  const text = area.get(path);
  if (text === null) throw missing(path);
  return text;
}
export const writeAsStringAsync = async (path, text) => { area.set(path, String(text)); };
export const deleteAsync = async (path) => {
  for (const key of area.keys()) if (key === path || key.startsWith(path.replace(/\/?$/, '/'))) area.remove(key);
};
export const getInfoAsync = async (path) => {
  const text = area.get(path);
  const folder = text === null && area.keys().some((key) => key.startsWith(path.replace(/\/?$/, '/')));
  return text === null && !folder ? { exists: false, isDirectory: false, uri: path } : {
    exists: true, isDirectory: folder, uri: path, size: text?.length ?? 0, modificationTime: 0
  };
};
export const makeDirectoryAsync = async () => {};
export const readDirectoryAsync = async (path) => [
  ...new Set(area.keys().filter((key) => key.startsWith(path))
    .map((key) => key.slice(path.length).replace(/^\//, '').split('/')[0]))
];
export const copyAsync = async ({ from, to }) => {
  const text = area.get(from);
  if (text === null) throw missing(from);
  area.set(to, text);
};
export const moveAsync = async ({ from, to }) => { await copyAsync({ from, to }); area.remove(from); };
export const downloadAsync = offline;
export const uploadAsync = offline;
export const createDownloadResumable = () => ({
  downloadAsync: offline, pauseAsync: async () => {}, resumeAsync: offline
});
export const createUploadTask = () => ({ uploadAsync: offline });
export const getFreeDiskStorageAsync = async () => 64e9;
export const getTotalDiskCapacityAsync = async () => 128e9;
export const getContentUriAsync = async (path) => path;

const join = (parts) => parts.map((part) => part?.uri ?? String(part)).join('/').replace(/([^:/])\/{2,}/g, '$1/');

export class File {
  constructor(...parts) { this.uri = join(parts); }
  get name() { return this.uri.split('/').pop(); }
  get extension() { return /\.[^.]*$/.exec(this.name)?.[0] ?? ''; }
  get exists() { return area.get(this.uri) !== null; }
  get size() { return area.get(this.uri)?.length ?? 0; }
  get parentDirectory() { return new Directory(this.uri.replace(/\/[^/]*$/, '')); }
  create() { if (!this.exists) area.set(this.uri, ''); }
  write(text) { area.set(this.uri, String(text)); }
  async text() { return readAsStringAsync(this.uri); }
  textSync() { const text = area.get(this.uri); if (text === null) throw missing(this.uri); return text; }
  async base64() { return btoa(await this.text()); }
  delete() { area.remove(this.uri); }
  copy(to) { area.set(to.uri, this.textSync()); }
  move(to) { this.copy(to); this.delete(); this.uri = to.uri; }
  info() { return { exists: this.exists, uri: this.uri, size: this.size }; }
  static downloadFileAsync = offline;
}

export class Directory {
  constructor(...parts) { this.uri = join(parts); }
  get name() { return this.uri.replace(/\/$/, '').split('/').pop(); }
  get exists() { return true; }
  create() {}
  delete() { deleteAsync(this.uri); }
  list() { return area.keys().filter((key) => key.startsWith(this.uri)).map((key) => new File(key)); }
}

export const Paths = {
  document: new Directory(documentDirectory), cache: new Directory(cacheDirectory),
    bundle: new Directory(bundleDirectory),
  appleSharedContainers: {}, join: (...parts) => join(parts), basename: (path) => String(path).split('/')
    .pop(), dirname: (path) => String(path)
      .replace(/\/[^/]*$/, ''), extname: (path) => /\.[^./]*$/.exec(String(path))?.[0] ?? '',
};
