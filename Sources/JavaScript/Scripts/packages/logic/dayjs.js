// dayjs and moment: the chains apps use most, over the functions of date-fns.js. English only.
import * as d from './date-fns.js';

const UNITS = {
  ms: 'Milliseconds', millisecond: 'Milliseconds', s: 'Seconds', second: 'Seconds', m: 'Minutes', minute: 'Minutes',
    h: 'Hours', hour: 'Hours',
  d: 'Days', day: 'Days', date: 'Days', w: 'Weeks', week: 'Weeks', isoweek: 'Weeks', M: 'Months', month: 'Months',
    y: 'Years', year: 'Years',
};
const unitOf = (name = 'ms') => UNITS[name] ?? UNITS[String(name).toLowerCase().replace(/s$/, '')] ?? 'Milliseconds';
const START = {
  Seconds: d.startOfSecond, Minutes: d.startOfMinute, Hours: d.startOfHour, Days: d.startOfDay, Weeks: d.startOfWeek,
  Months: d.startOfMonth, Years: d.startOfYear
};
const LENGTH = {
  Milliseconds: 1, Seconds: 1000, Minutes: 60000, Hours: 3600000, Days: 86400000, Weeks: 604800000, Months: 2629746000,
  Years: 31556952000
};

// Their pattern letters to those of date-fns.
const LONG = {
  LT: 'h:mm A', LTS: 'h:mm:ss A', L: 'MM/DD/YYYY', LL: 'MMMM D, YYYY', LLL: 'MMMM D, YYYY h:mm A',
  LLLL: 'dddd, MMMM D, YYYY h:mm A'
};
const LETTERS = {
  YYYY: 'yyyy', YY: 'yy', DD: 'dd', D: 'd', Do: 'do', dddd: 'EEEE', ddd: 'EEE', dd: 'EEE', A: 'a', a: 'aaa', Z: 'xxx',
  ZZ: 'xx', X: 't', x: 'T', E: 'i', W: 'I', SSS: 'SSS'
};
const pattern = (text) => text.replace(/LTS|LT|L{1,4}/g, (name) => LONG[name] ?? name)
  .replace(/\[([^\]]*)\]|YYYY|YY|Do|DD?|d{1,4}|A|a|ZZ?|X|x|SSS/g, (part, quoted) => (quoted !== undefined ? `'${quoted.replace(/'/g, "''")}'` : LETTERS[part] ?? part));

function read(value, format) {
  if (value === undefined) return new Date();
  if (value === null) return new Date(NaN);
  if (value instanceof Moment) return new Date(value.valueOf());
  if (typeof value === 'string') {
    if (typeof format === 'string') return d.parse(value, pattern(format));
    const found = d.parseISO(value);
    return d.isValid(found) ? found : new Date(value);
  }
  if (Array.isArray(value)) return new Date(...value);
  return new Date(value);
}

class Moment {
  #date;
  #changes;   // moment changes itself, dayjs gives a new one
  constructor(date, changes) { this.#date = date; this.#changes = changes; }
  #with(date) {
    if (!this.#changes) return new Moment(date, false);
    this.#date = date;
    return this;
  }
  #step(amount, unit, sign) {
    if (typeof amount === 'object') return Object.entries(amount.__parts ?? amount).reduce(
      (at, [name, n]) => at.add(n * sign, name), this
    );
    return this.#with(d[`add${unitOf(unit)}`](this.#date, amount * sign));
  }
  add(amount, unit) { return this.#step(amount, unit, 1); }
  subtract(amount, unit) { return this.#step(amount, unit, -1); }
  startOf(unit) { return this.#with((START[unitOf(unit)] ?? d.toDate)(this.#date)); }
  endOf(unit) {
    const name = unitOf(unit);
    return this.#with(new Date(d[`add${name}`](START[name](this.#date), 1).getTime() - 1));
  }
  clone() { return new Moment(new Date(this.#date), this.#changes); }
  format(text = 'YYYY-MM-DDTHH:mm:ssZ') {
    return d.isValid(this.#date) ? d.format(this.#date, pattern(text)) : 'Invalid Date';
  }
  diff(other, unit = 'ms', exact = false) {
    const name = unitOf(unit);
    const that = read(other);
    if (exact) return (this.#date - that) / LENGTH[name];
    return d[`differenceIn${name}`](this.#date, that);
  }
  fromNow(bare) { return d.formatDistance(this.#date, new Date(), { addSuffix: !bare }); }
  from(other, bare) { return d.formatDistance(this.#date, read(other), { addSuffix: !bare }); }
  toNow() { return d.formatDistance(new Date(), this.#date, { addSuffix: true }); }
  isBefore(other, unit) {
    return unit ? this.clone().startOf(unit) < new Moment(read(other), false).startOf(unit) : this.#date < read(other);
  }
  isAfter(other, unit) {
    return unit ? this.clone().startOf(unit) > new Moment(read(other), false).startOf(unit) : this.#date > read(other);
  }
  isSame(other, unit) {
    return unit ? this.clone().startOf(unit).valueOf() === new Moment(read(other), false).startOf(unit).valueOf()
      : this.valueOf() === read(other).getTime();
  }
  isSameOrBefore(other, unit) { return this.isSame(other, unit) || this.isBefore(other, unit); }
  isSameOrAfter(other, unit) { return this.isSame(other, unit) || this.isAfter(other, unit); }
  isBetween(from, to, unit) { return this.isAfter(from, unit) && this.isBefore(to, unit); }
  isValid() { return d.isValid(this.#date); }
  isToday() { return d.isToday(this.#date); }
  #part(get, set, value) {
    if (value === undefined) return this.#date[get]();
    const copy = new Date(this.#date);
    copy[set](value);
    return this.#with(copy);
  }
  year(value) { return this.#part('getFullYear', 'setFullYear', value); }
  month(value) { return this.#part('getMonth', 'setMonth', value); }
  date(value) { return this.#part('getDate', 'setDate', value); }
  hour(value) { return this.#part('getHours', 'setHours', value); }
  minute(value) { return this.#part('getMinutes', 'setMinutes', value); }
  second(value) { return this.#part('getSeconds', 'setSeconds', value); }
  millisecond(value) { return this.#part('getMilliseconds', 'setMilliseconds', value); }
  hours(value) { return this.hour(value); }
  minutes(value) { return this.minute(value); }
  seconds(value) { return this.second(value); }
  day(value) { return value === undefined ? this.#date.getDay() : this.add(value - this.#date.getDay(), 'day'); }
  isoWeekday() { return d.getISODay(this.#date); }
  isoWeek() { return d.getISOWeek(this.#date); }
  week() { return d.getWeek(this.#date); }
  daysInMonth() { return d.getDaysInMonth(this.#date); }
  get(unit) { return this[String(unit).replace(/s$/, '')]?.(); }
  set(unit, value) { return this[String(unit).replace(/s$/, '')]?.(value) ?? this; }
  unix() { return Math.floor(this.#date / 1000); }
  valueOf() { return this.#date.getTime(); }
  toDate() { return new Date(this.#date); }
  toISOString() { return this.#date.toISOString(); }
  toJSON() { return this.toISOString(); }
  toString() { return this.#date.toUTCString(); }
  locale() { return this; }
  utc() { return this; }
  local() { return this; }
  tz() { return this; }
  utcOffset() { return -this.#date.getTimezoneOffset(); }
}

function durationOf(amount, unit = 'ms') {
  const ms = typeof amount === 'object' ? Object.entries(amount).reduce(
    (sum, [name, n]) => sum + n * LENGTH[unitOf(name)], 0
  ) : amount * LENGTH[unitOf(unit)];
  const part = (size, most) => Math.trunc(ms / size) % most;
  return {
    __parts: { ms }, asMilliseconds: () => ms, asSeconds: () => ms / 1000, asMinutes: () => ms / 60000, asHours: () =>
      ms / 3600000, asDays: () => ms / 86400000, valueOf: () => ms,
    milliseconds: () => part(1, 1000), seconds: () => part(1000, 60), minutes: () => part(60000, 60), hours: () =>
      part(3600000, 24), days: () => part(86400000, 30), months: () => 0, years: () => 0,
    humanize: (suffix) => d.formatDistance(new Date(ms), new Date(0), { addSuffix: suffix ?? false }),
    format: (text = 'HH:mm:ss') => text.replace(
      /HH?|mm?|ss?|DD?/g,
      (name) => String({
        H: part(3600000, 24), m: part(60000, 60), s: part(1000, 60), D: part(86400000, 30)
      }[name[0]]).padStart(name.length, '0')
    ),
  };
}

function library(changes) {
  const make = (value, format) => new Moment(read(value, format), changes);
  return Object.assign(make, {
    unix: (seconds) => make(seconds * 1000), utc: make, tz: Object.assign(make, { guess: () =>
      'UTC', setDefault() {} }), extend: () => make, locale: () => 'en', updateLocale() {}, defineLocale() {},
    isDayjs: (value) => value instanceof Moment, isMoment: (value) => value instanceof Moment, isDuration: (value) =>
      Boolean(value?.__parts), duration: durationOf, now: () => Date.now(),
    max: (...list) => make(Math.max(...list.flat().map(Number))), min: (...list) => make(Math.min(...list.flat()
      .map(Number))),
    months: () => Array.from({ length: 12 }, (_, month) => d.format(new Date(2024, month, 1), 'MMMM')), weekdays: () =>
      Array.from({ length: 7 }, (_, day) => d.format(new Date(2024, 8, 1 + day), 'EEEE')),
  });
}
export const dayjs = library(false);
export const moment = library(true);
// Plugins of dayjs: their functions are there already.
export const plugin = () => {};
