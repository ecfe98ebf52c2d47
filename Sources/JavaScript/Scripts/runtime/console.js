// The console of the context: one `log` message per call.
import { send } from './link.js';
import { format, inspect } from './inspect.js';
import { clock } from './clock.js';

let indent = '';
const counts = new Map();
const times = new Map();
const write = (level, args) => send({ t: 'log', level, text: indent + format(args) });

export const consoleOfApp = {
  log: (...args) => write('log', args),
  info: (...args) => write('info', args),
  debug: (...args) => write('debug', args),
  trace: (...args) => write('debug', args),
  warn: (...args) => write('warn', args),
  error: (...args) => write('error', args),
  dir: (value) => write('log', [value]),
  dirxml: (value) => write('log', [value]),
  table: (rows) => write('log', [inspect(rows)]),
  assert: (ok, ...args) => { if (!ok) write('error', ['Assertion failed', ...args]); },
  group: (...args) => { if (args.length) write('log', args); indent += '  '; },
  groupCollapsed: (...args) => consoleOfApp.group(...args),
  groupEnd: () => { indent = indent.slice(2); },
  count: (label = 'default') => {
    counts.set(label, (counts.get(label) ?? 0) + 1);
    write('log', [`${label}: ${counts.get(label)}`]);
  },
  countReset: (label = 'default') => counts.delete(label),
  time: (label = 'default') => times.set(label, clock.now()),
  timeEnd: (label = 'default') => {
    if (times.has(label)) write('log', [`${label}: ${(clock.now() - times.get(label)).toFixed(3)}ms`]);
    times.delete(label);
  },
  timeLog: (label = 'default') => write(
    'log', [`${label}: ${(clock.now() - (times.get(label) ?? clock.now())).toFixed(3)}ms`]
  ),
};
