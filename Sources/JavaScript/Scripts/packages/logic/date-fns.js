// date-fns: the functions that apps use most. Weeks start on Sunday, texts are English.
const date = (value) => (value instanceof Date ? new Date(value.getTime())
  : new Date(typeof value === 'string' ? NaN : value));
export const toDate = date;
const DAY = 86400000;
const change = (set) => (value, amount) => { const copy = date(value); set(copy, amount); return copy; };

export const addMilliseconds = change((d, n) => d.setTime(d.getTime() + n));
export const addSeconds = change((d, n) => d.setTime(d.getTime() + n * 1000));
export const addMinutes = change((d, n) => d.setTime(d.getTime() + n * 60000));
export const addHours = change((d, n) => d.setTime(d.getTime() + n * 3600000));
export const addDays = change((d, n) => d.setDate(d.getDate() + n));
export const addWeeks = change((d, n) => d.setDate(d.getDate() + n * 7));
export const addMonths = change((d, n) => {
  const day = d.getDate();
  d.setDate(1);
  d.setMonth(d.getMonth() + n);
  d.setDate(Math.min(day, new Date(d.getFullYear(), d.getMonth() + 1, 0).getDate()));
});
export const addYears = (value, n) => addMonths(value, n * 12);
export const add = (value, { years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0 }) =>
  addSeconds(addDays(addMonths(value, months + years * 12), days + weeks * 7), seconds + minutes * 60 + hours * 3600);
const minus = (fn) => (value, n) => fn(value, -n);
export const subMilliseconds = minus(addMilliseconds);
export const subSeconds = minus(addSeconds);
export const subMinutes = minus(addMinutes);
export const subHours = minus(addHours);
export const subDays = minus(addDays);
export const subWeeks = minus(addWeeks);
export const subMonths = minus(addMonths);
export const subYears = minus(addYears);
export const sub = (value, duration) => add(
  value, Object.fromEntries(Object.entries(duration).map(([key, n]) => [key, -n]))
);

const cut = (set) => (value, options) => { const copy = date(value); set(copy, options); return copy; };
export const startOfSecond = cut((d) => d.setMilliseconds(0));
export const startOfMinute = cut((d) => d.setSeconds(0, 0));
export const startOfHour = cut((d) => d.setMinutes(0, 0, 0));
export const startOfDay = cut((d) => d.setHours(0, 0, 0, 0));
export const endOfDay = cut((d) => d.setHours(23, 59, 59, 999));
export const startOfWeek = cut((d, { weekStartsOn = 0 } = {}) => {
  d.setHours(0, 0, 0, 0);
  d.setDate(d.getDate() - ((d.getDay() - weekStartsOn + 7) % 7));
});
export const endOfWeek = cut((d, { weekStartsOn = 0 } = {}) => {
  d.setHours(23, 59, 59, 999);
  d.setDate(d.getDate() + 6 - ((d.getDay() - weekStartsOn + 7) % 7));
});
export const startOfISOWeek = (value) => startOfWeek(value, { weekStartsOn: 1 });
export const endOfISOWeek = (value) => endOfWeek(value, { weekStartsOn: 1 });
export const startOfMonth = cut((d) => { d.setHours(0, 0, 0, 0); d.setDate(1); });
export const endOfMonth = cut((d) => { d.setDate(1); d.setMonth(d.getMonth() + 1, 0); d.setHours(23, 59, 59, 999); });
export const startOfYear = cut((d) => { d.setHours(0, 0, 0, 0); d.setMonth(0, 1); });
export const endOfYear = cut((d) => { d.setMonth(11, 31); d.setHours(23, 59, 59, 999); });
export const startOfToday = () => startOfDay(new Date());
export const endOfToday = () => endOfDay(new Date());
export const startOfTomorrow = () => startOfDay(addDays(new Date(), 1));
export const startOfYesterday = () => startOfDay(addDays(new Date(), -1));

const apart = (ms) => (a, b) => { const n = (date(a) - date(b)) / ms; return Math.trunc(n) || 0; };
export const differenceInMilliseconds = apart(1);
export const differenceInSeconds = apart(1000);
export const differenceInMinutes = apart(60000);
export const differenceInHours = apart(3600000);
export const differenceInDays = apart(DAY);
export const differenceInWeeks = apart(DAY * 7);
export const differenceInCalendarDays = (a, b) => Math.round((startOfDay(a) - startOfDay(b)) / DAY);
export const differenceInCalendarMonths = (a, b) => (date(a).getFullYear() - date(b).getFullYear()) * 12
  + date(a).getMonth() - date(b).getMonth();
export const differenceInMonths = (a, b) => {
  const n = differenceInCalendarMonths(a, b);
  return n > 0 && addMonths(b, n) > date(a) ? n - 1 : n < 0 && addMonths(b, n) < date(a) ? n + 1 : n;
};
export const differenceInYears = (a, b) => Math.trunc(differenceInMonths(a, b) / 12);

export const isValid = (value) => !Number.isNaN(Number(date(value)));
export const isDate = (value) => value instanceof Date;
export const isBefore = (a, b) => date(a) < date(b);
export const isAfter = (a, b) => date(a) > date(b);
export const isEqual = (a, b) => Number(date(a)) === Number(date(b));
export const isPast = (value) => date(value) < new Date();
export const isFuture = (value) => date(value) > new Date();
const sameBy = (start) => (a, b, options) => Number(start(a, options)) === Number(start(b, options));
export const isSameDay = sameBy(startOfDay);
export const isSameHour = sameBy(startOfHour);
export const isSameMinute = sameBy(startOfMinute);
export const isSameWeek = sameBy(startOfWeek);
export const isSameMonth = sameBy(startOfMonth);
export const isSameYear = sameBy(startOfYear);
export const isToday = (value) => isSameDay(value, new Date());
export const isTomorrow = (value) => isSameDay(value, addDays(new Date(), 1));
export const isYesterday = (value) => isSameDay(value, addDays(new Date(), -1));
export const isThisWeek = (value, options) => isSameWeek(value, new Date(), options);
export const isThisMonth = (value) => isSameMonth(value, new Date());
export const isThisYear = (value) => isSameYear(value, new Date());
export const isWeekend = (value) => [0, 6].includes(date(value).getDay());
export const isWithinInterval = (value, { start, end }) => date(value) >= date(start) && date(value) <= date(end);
export const areIntervalsOverlapping = (a, b) => date(a.start) < date(b.end) && date(b.start) < date(a.end);
export const compareAsc = (a, b) => Math.sign(date(a) - date(b));
export const compareDesc = (a, b) => Math.sign(date(b) - date(a));
export const max = (list) => new Date(Math.max(...list.map(Number)));
export const min = (list) => new Date(Math.min(...list.map(Number)));
export const closestTo = (to, list) => [...list].sort((a, b) => Math.abs(a - to) - Math.abs(b - to))[0];
export const eachDayOfInterval = ({ start, end }) => {
  const out = [];
  for (let at = startOfDay(start); at <= date(end); at = addDays(at, 1)) out.push(at);
  return out;
};
export const eachMonthOfInterval = ({ start, end }) => {
  const out = [];
  for (let at = startOfMonth(start); at <= date(end); at = addMonths(at, 1)) out.push(at);
  return out;
};
export const eachHourOfInterval = ({ start, end }) => {
  const out = [];
  for (let at = startOfHour(start); at <= date(end); at = addHours(at, 1)) out.push(at);
  return out;
};

const getter = (name) => (value) => date(value)[name]();
export const getTime = getter('getTime');
export const getHours = getter('getHours');
export const getMinutes = getter('getMinutes');
export const getSeconds = getter('getSeconds');
export const getDay = getter('getDay');
export const getDate = getter('getDate');
export const getMonth = getter('getMonth');
export const getYear = getter('getFullYear');
export const getUnixTime = (value) => Math.floor(date(value) / 1000);
export const fromUnixTime = (seconds) => new Date(seconds * 1000);
export const getDaysInMonth = (value) => new Date(date(value).getFullYear(), date(value).getMonth() + 1, 0).getDate();
export const getISODay = (value) => date(value).getDay() || 7;
export const getDayOfYear = (value) => differenceInCalendarDays(value, startOfYear(value)) + 1;
export const getQuarter = (value) => Math.floor(date(value).getMonth() / 3) + 1;
export function getISOWeek(value) {
  const thursday = addDays(startOfISOWeek(value), 3);
  return 1 + Math.floor(differenceInCalendarDays(thursday, startOfYear(thursday)) / 7);
}
export const getWeek = (value, options) => 1 + Math.floor(differenceInCalendarDays(
  startOfWeek(value, options), startOfWeek(startOfYear(value), options)
) / 7);
export const setHours = change((d, n) => d.setHours(n));
export const setMinutes = change((d, n) => d.setMinutes(n));
export const setSeconds = change((d, n) => d.setSeconds(n));
export const setMilliseconds = change((d, n) => d.setMilliseconds(n));
export const setDate = change((d, n) => d.setDate(n));
export const setMonth = change((d, n) => d.setMonth(n));
export const setYear = change((d, n) => d.setFullYear(n));
export const set = (value, parts) => {
  const copy = date(value);
  const setters = {
    year: 'setFullYear', month: 'setMonth', date: 'setDate', hours: 'setHours', minutes: 'setMinutes',
    seconds: 'setSeconds', milliseconds: 'setMilliseconds'
  };
  for (const key in setters) if (parts[key] !== undefined) copy[setters[key]](parts[key]);
  return copy;
};

export function parseISO(text) {
  const match = /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:[T ](\d{2}):?(\d{2})?(?::?(\d{2})(?:[.,](\d+))?)?)?(Z|[+-]\d{2}:?\d{2})?$/.exec(String(text));
  if (!match) return new Date(NaN);
  const [, y, mo, d = 1, h = 0, mi = 0, s = 0, f = '0', zone] = match;
  const ms = Math.floor(Number('0.' + f) * 1000);
  if (!zone) return new Date(Number(y), mo - 1, Number(d), Number(h), Number(mi), Number(s), ms);
  const offset = zone === 'Z' ? 0
    : (zone[0] === '-' ? -1 : 1) * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2)));
  return new Date(Date.UTC(y, mo - 1, d, h, mi, s, ms) - offset * 60000);
}

const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November',
  'December'
];
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const two = (n, size = 2) => String(n).padStart(size, '0');
const ordinal = (n) => n + (n % 100 > 10 && n % 100 < 14 ? 'th' : ['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
const zoneOf = (d, colon) => {
  const m = -d.getTimezoneOffset();
  return (m < 0 ? '-' : '+') + two(Math.floor(Math.abs(m) / 60)) + colon + two(Math.abs(m) % 60);
};
const LONG = {
  P: 'MM/dd/yyyy', PP: 'MMM d, yyyy', PPP: 'MMMM do, yyyy', PPPP: 'EEEE, MMMM do, yyyy', p: 'h:mm a', pp: 'h:mm:ss a'
};
const FIELDS = {
  y: (d, n) => (n === 2 ? two(d.getFullYear() % 100) : String(d.getFullYear())), u: (d) => String(d.getFullYear()),
  M: (d, n) => (n > 3 ? MONTHS[d.getMonth()].slice(0, n === 5 ? 1 : undefined) : n === 3
    ? MONTHS[d.getMonth()].slice(0, 3) : two(d.getMonth() + 1, n)),
  d: (d, n) => two(d.getDate(), n), D: (d, n) => two(getDayOfYear(d), n), E: (d, n) => (n > 3
    ? DAYS[d.getDay()].slice(0, n === 5 ? 1 : undefined) : DAYS[d.getDay()].slice(0, 3)),
  e: (d, n) => (n > 3 ? DAYS[d.getDay()] : n === 3 ? DAYS[d.getDay()].slice(0, 3)
    : two(d.getDay() + 1, n)), i: (d, n) => two(getISODay(d), n), I: (d, n) => two(getISOWeek(d), n), w: (d, n) =>
      two(getWeek(d), n), Q: (d) => String(getQuarter(d)),
  H: (d, n) => two(d.getHours(), n), h: (d, n) => two(d.getHours() % 12 || 12, n), k: (d, n) => two(d.getHours()
    || 24, n), K: (d, n) => two(d.getHours() % 12, n), m: (d, n) => two(d.getMinutes(), n), s: (d, n) =>
      two(d.getSeconds(), n),
  S: (d, n) => two(d.getMilliseconds(), 3).padEnd(n, '0').slice(0, n), a: (d, n) => (n === 3
    ? (d.getHours() < 12 ? 'am' : 'pm') : d.getHours() < 12 ? 'AM' : 'PM'), b: (d) => (d.getHours() < 12 ? 'AM' : 'PM'),
  X: (d, n) => (d.getTimezoneOffset() === 0 ? 'Z' : zoneOf(d, n === 3 ? ':' : '')), x: (d, n) => zoneOf(d, n === 3 ? ':'
    : ''), z: (d) => 'GMT' + zoneOf(d, ':'), O: (d) => 'GMT'
      + zoneOf(d, ':'), t: (d) => String(getUnixTime(d)), T: (d) => String(d.getTime()), G: () => 'AD', L: (d, n) =>
        FIELDS.M(d, n), c: (d, n) => FIELDS.e(d, n),
};

export function format(value, pattern) {
  const d = date(value);
  if (Number.isNaN(Number(d))) throw new RangeError('Invalid time value');
  const whole = pattern.replace(/'(?:[^']|'')*'|P{1,4}p{0,4}|p{1,2}/g, (text) => {
    if (text[0] === "'") return text;
    const [, day = '', time = ''] = /^(P*)(p*)$/.exec(text);
    return [LONG[day], LONG[time ? 'p'.repeat(Math.min(2, time.length)) : '']].filter(Boolean).join(", ");
  });
  return whole.replace(/'((?:[^']|'')*)'|([yMdDQ])o|([a-zA-Z])\3*/g, (text, quoted, ordinalOf, letter) => {
    if (quoted !== undefined) return quoted === '' ? "'" : quoted.replace(/''/g, "'");
    if (ordinalOf) return ordinal(Number(FIELDS[ordinalOf](d, 1)));
    return FIELDS[letter] ? FIELDS[letter](d, text.length) : text;
  });
}
export const lightFormat = format;
export const formatISO = (value) => format(value, "yyyy-MM-dd'T'HH:mm:ssXXX");
export const formatDate = format;

export function parse(text, pattern, base = new Date()) {
  const names = [];
  const source = pattern.replace(/'([^']*)'|([a-zA-Z])\2*|[^a-zA-Z']+/g, (part, quoted, letter) => {
    if (quoted !== undefined) return quoted;
    if (!letter) return part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
    names.push([letter, part.length]);
    return letter === 'a' ? '([AaPp]\\.?[Mm]\\.?)' : letter === 'M' && part.length > 2 ? '([A-Za-z]+)'
      : letter === 'y' && part.length === 4 ? '(\\d{4})' : '(\\d{1,4})';
  });
  const match = new RegExp(`^${source}$`).exec(text);
  if (!match) return new Date(NaN);
  const found = { y: date(base).getFullYear(), M: 1, d: 1, H: 0, m: 0, s: 0, S: 0 };
  names.forEach(([letter, length], i) => {
    const part = match[i + 1];
    if (letter === 'a') found.a = part.toLowerCase()[0];
    else if (letter === 'M'
      && length > 2) found.M = MONTHS.findIndex((name) => name.toLowerCase().startsWith(part.toLowerCase().slice(0, 3)))
        + 1;
    else found[letter === 'h' ? 'H' : letter] = Number(part);
  });
  if (found.a) found.H = (found.H % 12) + (found.a === 'p' ? 12 : 0);
  return new Date(found.y, found.M - 1, found.d, found.H, found.m, found.s, found.S);
}

const plural = (n, word) => `${n} ${word}${n === 1 ? '' : 's'}`;
export function formatDistance(a, b, { addSuffix = false, includeSeconds = false } = {}) {
  const ms = date(a) - date(b);
  const seconds = Math.abs(ms) / 1000;
  const minutes = Math.round(seconds / 60);
  const days = Math.round(seconds / 86400);
  let text;
  if (includeSeconds && seconds < 20) text = seconds < 5 ? 'less than 5 seconds' : seconds < 10 ? 'less than 10 seconds'
    : 'less than 20 seconds';
  else if (seconds < 30) text = 'less than a minute';
  else if (minutes < 45) text = plural(Math.max(1, minutes), 'minute');
  else if (minutes < 1440) text = 'about ' + plural(Math.max(1, Math.round(minutes / 60)), 'hour');
  else if (minutes < 43200) text = plural(days, 'day');
  else if (days < 60) text = 'about ' + plural(Math.round(days / 30), 'month');
  else if (days < 365) text = plural(Math.round(days / 30.44), 'month');
  else text = 'about ' + plural(Math.round(days / 365.25), 'year');
  return addSuffix ? (ms > 0 ? `in ${text}` : `${text} ago`) : text;
}
export const formatDistanceToNow = (value, options) => formatDistance(value, new Date(), options);
export const formatDistanceStrict = (a, b, { addSuffix, unit } = {}) => {
  const seconds = Math.abs(date(a) - date(b)) / 1000;
  const steps = [['year', 31557600], ['month', 2629800], ['day', 86400], ['hour', 3600], ['minute', 60], ['second', 1]];
  const [name, size] = steps.find(([word, s]) => (unit ? word === unit : seconds >= s)) ?? steps[5];
  const text = plural(Math.round(seconds / size), name);
  return addSuffix ? (date(a) > date(b) ? `in ${text}` : `${text} ago`) : text;
};
export const formatDistanceToNowStrict = (value, options) => formatDistanceStrict(value, new Date(), options);
export const formatRelative = (value) => format(
  value,
  isToday(value) ? "'today at' h:mm a" : isYesterday(value) ? "'yesterday at' h:mm a" : isTomorrow(value)
    ? "'tomorrow at' h:mm a" : 'MM/dd/yyyy'
);
export function intervalToDuration({ start, end }) {
  let at = date(start);
  const out = {};
  for (const [name, difference, step] of [
    ['years', differenceInYears, addYears], ['months', differenceInMonths, addMonths],
    ['days', differenceInDays, addDays], ['hours', differenceInHours, addHours],
    ['minutes', differenceInMinutes, addMinutes], ['seconds', differenceInSeconds, addSeconds]
  ]) {
    out[name] = difference(end, at);
    at = step(at, out[name]);
  }
  return out;
}
export const formatDuration = (
  duration,
  {
    format: names = ['years', 'months', 'weeks', 'days', 'hours', 'minutes', 'seconds'], delimiter = ' ', zero = false
  } = {}
) =>
  names.filter((name) => duration[name] || (zero && duration[name] === 0)).map((name) => plural(
    duration[name], name.slice(0, -1)
  )).join(delimiter);
export const minutesToHours = (n) => Math.floor(n / 60);
export const hoursToMinutes = (n) => n * 60;
export const secondsToMinutes = (n) => Math.floor(n / 60);
export const millisecondsToSeconds = (n) => Math.floor(n / 1000);
export const roundToNearestMinutes =
  (value, { nearestTo = 1 } = {}) => new Date(Math.round(date(value) / (nearestTo * 60000)) * nearestTo * 60000);
export const daysInWeek = 7;
export const millisecondsInHour = 3600000;
export const millisecondsInMinute = 60000;
export const millisecondsInSecond = 1000;

// Locales are accepted and not used: texts stay English.
export const enUS = { code: 'en-US' };
