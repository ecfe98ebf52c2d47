// Variables of the environment whose `.env` file is not committed: each reads as its own name, as an address
// where an address is wanted, and is told once.
import { send } from './link.js';

const told = new Set();
export function absentVariable(name) {
  const value = /(?:URL|URI|ENDPOINT|ORIGIN)$/.test(name)
    ? `https://${name.toLowerCase().replace(/_/g, '-')}.invalid` : `<${name}>`;
  if (!told.has(name)) send({
    t: 'log', level: 'warn', text: `${name} is in no .env file: its value here is "${value}"`
  });
  told.add(name);
  return value;
}
