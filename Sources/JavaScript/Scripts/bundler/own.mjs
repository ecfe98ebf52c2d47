// Which files are Island's own modules and not the project's.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const HOME = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const FOLDERS = ['react', 'react-native', 'runtime', 'packages'].map((name) => path.join(HOME, name) + path.sep);

export const isOwn = (file) => FOLDERS.some((folder) => file.startsWith(folder));
