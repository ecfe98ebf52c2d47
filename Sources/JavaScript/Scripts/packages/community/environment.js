// @env, react-native-dotenv and react-native-config: the values of the project's `.env` files.
import fromFiles from 'island:env';
import { absentVariable } from '../../runtime/environment.js';

export function __anyName(name) {
  if (name in fromFiles) return fromFiles[name];
  return /^[A-Z][A-Z0-9_]*$/.test(name) ? absentVariable(name) : undefined;
}
export default new Proxy({}, { get: (_, name) => (typeof name === 'string' ? __anyName(name) : undefined) });
