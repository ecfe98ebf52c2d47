// zod: schemas that check and convert values, without its types.

export class ZodError extends Error {
  constructor(issues) {
    super(JSON.stringify(issues, null, 2));
    this.name = 'ZodError';
    this.issues = issues;
  }
  get errors() { return this.issues; }
  static create(issues) { return new ZodError(issues); }
  format() {
    const out = { _errors: [] };
    for (const { path, message } of this.issues) {
      let at = out;
      for (const key of path) at = (at[key] ??= { _errors: [] });
      at._errors.push(message);
    }
    return out;
  }
  flatten(map = (issue) => issue.message) {
    const [formErrors, fieldErrors] = [[], {}];
    for (const issue of this.issues) {
      if (issue.path.length) (fieldErrors[issue.path[0]] ??= []).push(map(issue));
      else formErrors.push(map(issue));
    }
    return { formErrors, fieldErrors };
  }
}

const kindOf = (value) => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (value instanceof Map || value instanceof Set) return value.constructor.name.toLowerCase();
  return Number.isNaN(value) ? 'nan' : typeof value;
};
// A message is stated as text, as { message } or { error }, or by a function.
const messageOf = (stated, usual) => {
  const text = typeof stated === 'object' && stated !== null ? stated.message ?? stated.error : stated;
  return (typeof text === 'function' ? text({}) : text) ?? usual;
};
const FAILED = Symbol('failed');

// One run over a value: its issues, and the path of what is looked at.
class Run {
  issues = [];
  later = [];
  add(path, code, message, more = {}) {
    this.issues.push({ code, ...more, path, message });
    return FAILED;
  }
}

export class ZodType {
  // `read(value, path, run)` returns the converted value, or FAILED when it has added an issue.
  constructor(kind, read, more = {}) {
    this.kind = kind;
    this.read = read;
    this.more = more;
  }
  get _def() { return { typeName: `Zod${this.kind[0].toUpperCase()}${this.kind.slice(1)}`, ...this.more }; }
  get def() { return { type: this.kind, ...this.more }; }
  get description() { return this.more.description; }
  with(change) { return new ZodType(this.kind, this.read, { ...this.more, ...change }); }
  // A schema that does more with the value of this one; it keeps the members of an object or a text.
  then_(step, kind = this.kind) {
    return new ZodType(kind, (value, path, run) => {
      const before = run.issues.length;
      const read = this.read(value, path, run);
      return read === FAILED || run.issues.length > before ? FAILED : step(read, path, run);
    }, this.more);
  }

  safeParse(value) {
    const run = new Run();
    const data = this.read(value, [], run);
    if (run.later.length) throw new Error('Async refinement encountered during synchronous parse operation.');
    return run.issues.length ? { success: false, error: new ZodError(run.issues) } : { success: true, data };
  }
  parse(value) {
    const { success, data, error } = this.safeParse(value);
    if (!success) throw error;
    return data;
  }
  async safeParseAsync(value) {
    const run = new Run();
    const data = this.read(value, [], run);
    await Promise.all(run.later);
    if (run.issues.length) return { success: false, error: new ZodError(run.issues) };
    return { success: true, data: await data };
  }
  async parseAsync(value) {
    const { success, data, error } = await this.safeParseAsync(value);
    if (!success) throw error;
    return data;
  }
  spa(value) { return this.safeParseAsync(value); }

  optional() { return wrap(this, 'optional', (value) => value === undefined); }
  nullable() { return wrap(this, 'nullable', (value) => value === null); }
  nullish() { return wrap(this, 'optional', (value) => value === undefined || value === null); }
  isOptional() { return this.safeParse(undefined).success; }
  isNullable() { return this.safeParse(null).success; }
  unwrap() { return this.more.inner ?? this; }
  default(value) {
    const given = () => (typeof value === 'function' ? value() : value);
    return new ZodType('default', (item, path, run) => (item === undefined ? given() : this.read(item, path, run)),
      { ...this.more, inner: this });
  }
  prefault(value) {
    return new ZodType(
      'default', (item, path, run) => this.read(item === undefined ? value : item, path, run), this.more
    );
  }
  catch(value) {
    return new ZodType('catch', (item, path) => {
      const own = new Run();
      const read = this.read(item, path, own);
      return own.issues.length ? (typeof value === 'function' ? value({ input: item }) : value) : read;
    }, this.more);
  }
  refine(test, stated) {
    return this.then_((value, path, run) => {
      const options = typeof stated === 'function' ? stated(value) : stated;
      const say = () => run.add([...path, ...(options?.path ?? [])], 'custom', messageOf(options, 'Invalid input'));
      const passed = test(value);
      if (typeof passed?.then === 'function') run.later.push(passed.then((held) => { if (!held) say(); }));
      else if (!passed) say();
      return value;
    });
  }
  superRefine(test) {
    return this.then_((value, path, run) => {
      const ctx = {
        path, value, issues: run.issues,
        addIssue: (issue) => (typeof issue === 'string' ? run.add(path, 'custom', issue)
          : run.add([...path, ...(issue.path ?? [])], issue.code ?? 'custom', issue.message ?? 'Invalid input')),
      };
      const done = test(value, ctx);
      if (typeof done?.then === 'function') run.later.push(done);
      return value;
    });
  }
  check(...tests) { return tests.reduce((schema, test) => schema.superRefine(test), this); }
  transform(change) {
    return this.then_((value, path, run) => change(value, {
      path, addIssue: (issue) => run.add([...path, ...(issue.path ?? [])], issue.code ?? 'custom', issue.message
        ?? 'Invalid input')
    }), 'effects');
  }
  overwrite(change) { return this.then_(change); }
  pipe(next) { return this.then_((value, path, run) => next.read(value, path, run), 'pipeline'); }
  or(other) { return union([this, other]); }
  and(other) { return intersection(this, other); }
  array() { return array(this); }
  promise() { return this; }
  brand() { return this; }
  readonly() { return this; }
  describe(description) { return this.with({ description }); }
  meta(meta) { return meta === undefined ? this.more.meta : this.with({ meta }); }
  register() { return this; }

  // ---- texts, numbers, lists: bounds
  #bound(stated, code, more, test, usual) {
    return this.then_((value, path, run) => (test(value) ? value
      : run.add(path, code, messageOf(stated, usual(value)), more)));
  }
  #size(value) { return typeof value === 'string' || Array.isArray(value) ? value.length : value?.size ?? value; }
  #unit() {
    return { string: ' character(s)', array: ' element(s)', set: ' element(s)' }[this.kind] ?? '';
  }
  min(least, stated) {
    const unit = this.#unit();
    return this.#bound(stated, 'too_small', { minimum: least, inclusive: true, type: this.kind },
      (value) => this.#size(value) >= least,
      () => `${words(this.kind)} must ${unit ? 'contain at least' : 'be greater than or equal to'} ${least}${unit}`);
  }
  max(most, stated) {
    const unit = this.#unit();
    return this.#bound(stated, 'too_big', { maximum: most, inclusive: true, type: this.kind },
      (value) => this.#size(value) <= most,
      () => `${words(this.kind)} must ${unit ? 'contain at most' : 'be less than or equal to'} ${most}${unit}`);
  }
  length(size, stated) {
    return this.#bound(stated, 'too_small', { minimum: size, maximum: size }, (value) => this.#size(value) === size,
      () => `${words(this.kind)} must contain exactly ${size}${this.#unit()}`);
  }
  size(size, stated) { return this.length(size, stated); }
  gte(least, stated) { return this.min(least, stated); }
  lte(most, stated) { return this.max(most, stated); }
  gt(bound, stated) {
    return this.#bound(stated, 'too_small', { minimum: bound, inclusive: false }, (value) => value > bound,
      () => `Number must be greater than ${bound}`);
  }
  lt(bound, stated) {
    return this.#bound(stated, 'too_big', { maximum: bound, inclusive: false }, (value) => value < bound,
      () => `Number must be less than ${bound}`);
  }
  nonempty(stated) { return this.min(1, stated); }
  positive(stated) { return this.gt(0, stated); }
  negative(stated) { return this.lt(0, stated); }
  nonnegative(stated) { return this.min(0, stated); }
  nonpositive(stated) { return this.max(0, stated); }
  multipleOf(step, stated) {
    return this.#bound(stated, 'not_multiple_of', {}, (value) => value % step === 0,
      () => `Number must be a multiple of ${step}`);
  }
  step(step, stated) { return this.multipleOf(step, stated); }
  int(stated) {
    return this.#bound(stated, 'invalid_type', {}, Number.isInteger, () => 'Expected integer, received float');
  }
  finite(stated) {
    return this.#bound(stated, 'not_finite', {}, Number.isFinite, () => 'Number must be finite');
  }
  safe(stated) { return this.#bound(stated, 'too_big', {}, Number.isSafeInteger, () => 'Number must be safe'); }

  // ---- texts: forms
  #form(name, expression, stated) {
    return this.#bound(stated, 'invalid_string', { validation: name },
      (value) => (typeof expression === 'function' ? expression(value) : expression.test(value)),
      () => `Invalid ${name}`);
  }
  regex(expression, stated) {
    return this.#form('regex', (value) => value.search(expression) >= 0, stated ?? 'Invalid');
  }
  email(stated) { return this.#form('email', FORMS.email, stated); }
  url(stated) { return this.#form('url', FORMS.url, stated); }
  uuid(stated) { return this.#form('uuid', FORMS.uuid, stated); }
  guid(stated) { return this.#form('uuid', FORMS.uuid, stated); }
  cuid(stated) { return this.#form('cuid', /^c[^\s-]{8,}$/i, stated); }
  cuid2(stated) { return this.#form('cuid2', /^[0-9a-z]+$/, stated); }
  ulid(stated) { return this.#form('ulid', /^[0-9A-HJKMNP-TV-Z]{26}$/i, stated); }
  nanoid(stated) { return this.#form('nanoid', /^[\w-]{21}$/, stated); }
  emoji(stated) { return this.#form('emoji', /^(?:\p{Extended_Pictographic}|\p{Emoji_Component})+$/u, stated); }
  base64(stated) { return this.#form('base64', /^[A-Za-z0-9+/]*={0,2}$/, stated); }
  jwt(stated) { return this.#form('jwt', /^[\w-]+\.[\w-]+\.[\w-]*$/, stated); }
  ip(stated) { return this.#form('ip', /^(?:\d{1,3}\.){3}\d{1,3}$|^[0-9a-f:]+$/i, stated); }
  datetime(stated) { return this.#form('datetime', FORMS.datetime, stated); }
  date(stated) { return this.#form('date', /^\d{4}-\d\d-\d\d$/, stated); }
  time(stated) { return this.#form('time', /^\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/, stated); }
  duration(stated) { return this.#form('duration', /^P(?=.)/, stated); }
  startsWith(text, stated) { return this.#form('startsWith', (value) => value.startsWith(text), stated); }
  endsWith(text, stated) { return this.#form('endsWith', (value) => value.endsWith(text), stated); }
  includes(text, stated) { return this.#form('includes', (value) => value.includes(text), stated); }
  trim() { return this.then_((value) => value.trim()); }
  toLowerCase() { return this.then_((value) => value.toLowerCase()); }
  toUpperCase() { return this.then_((value) => value.toUpperCase()); }
  normalize() { return this.then_((value) => value.normalize()); }

  // ---- objects
  get shape() { return this.more.shape; }
  #object(shape, rest = this.more.rest) { return objectOf(shape, rest); }
  extend(more) { return this.#object({ ...this.shape, ...more }); }
  safeExtend(more) { return this.extend(more); }
  augment(more) { return this.extend(more); }
  merge(other) { return objectOf({ ...this.shape, ...other.shape }, other.more.rest); }
  setKey(key, schema) { return this.extend({ [key]: schema }); }
  pick(mask) { return this.#object(Object.fromEntries(Object.entries(this.shape).filter(([key]) => mask[key]))); }
  omit(mask) { return this.#object(Object.fromEntries(Object.entries(this.shape).filter(([key]) => !mask[key]))); }
  #each(change, mask) {
    return this.#object(Object.fromEntries(
      Object.entries(this.shape).map(([key, schema]) => [key, !mask || mask[key] ? change(schema) : schema])
    ));
  }
  partial(mask) { return this.#each((schema) => schema.optional(), mask); }
  deepPartial() { return this.#each((schema) => (schema.shape ? schema.deepPartial() : schema).optional()); }
  required(mask) { return this.#each((schema) => (schema.kind === 'optional' ? schema.unwrap() : schema), mask); }
  passthrough() { return this.#object(this.shape, 'keep'); }
  loose() { return this.passthrough(); }
  nonstrict() { return this.passthrough(); }
  strip() { return this.#object(this.shape, 'strip'); }
  strict() { return this.#object(this.shape, 'refuse'); }
  catchall(schema) { return this.#object(this.shape, schema); }
  keyof() { return enumeration(Object.keys(this.shape)); }

  // ---- lists, enumerations, unions
  get element() { return this.more.element; }
  get options() { return this.more.options; }
  get value() { return this.more.options?.[0]; }
  get enum() { return this.more.enum; }
  get Enum() { return this.more.enum; }
  get Values() { return this.more.enum; }
  extract(names) { return enumeration(this.options.filter((name) => names.includes(name))); }
  exclude(names) { return enumeration(this.options.filter((name) => !names.includes(name))); }
  implement(fn) { return fn; }
}
export const ZodSchema = ZodType;
export const Schema = ZodType;

const FORMS = {
  email: /^[^\s@"']+@(?:[A-Z0-9](?:[A-Z0-9-]*[A-Z0-9])?\.)+[A-Z]{2,}$/i,
  url: /^[a-z][\w+.-]*:\/\/[^\s/?#]+\S*$|^(?:mailto|data|tel):\S+$/i,
  uuid: /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
  datetime: /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/,
};
const words = (kind) => kind[0].toUpperCase() + kind.slice(1);

function wrap(inner, kind, passes) {
  return new ZodType(kind, (value, path, run) => (passes(value) ? value : inner.read(value, path, run)),
    { ...inner.more, inner });
}

// A value of one of the kinds of JavaScript.
function plain(kind, stated, convert) {
  return new ZodType(kind, (given, path, run) => {
    const value = convert ? convert(given) : given;
    const received = kindOf(value);
    if (received === kind && !(kind === 'date' && Number.isNaN(value.getTime()))) return value;
    const usual = received === 'undefined' ? 'Required' : `Expected ${kind}, received ${received}`;
    const own = received === 'undefined' ? stated?.required_error : stated?.invalid_type_error;
    return run.add(path, 'invalid_type', own ?? messageOf(stated, usual), { expected: kind, received });
  });
}

export const string = (stated) => plain('string', stated);
export const number = (stated) => plain('number', stated);
export const int = (stated) => number(stated).int();
export const boolean = (stated) => plain('boolean', stated);
export const bigint = (stated) => plain('bigint', stated);
export const date = (stated) => plain('date', stated);
export const symbol = (stated) => plain('symbol', stated);
export const nan = () => plain('nan');
const undefinedType = () => plain('undefined');
const nullType = () => plain('null');
const functionType = () => plain('function');
export { undefinedType as undefined, nullType as null, functionType as function, undefinedType as void };
export const any = () => new ZodType('any', (value) => value);
export const unknown = () => new ZodType('unknown', (value) => value);
export const never = (stated) => new ZodType('never', (value, path, run) => run.add(
  path, 'invalid_type', messageOf(stated, `Expected never, received ${kindOf(value)}`)
));
export const custom = (test = () => true, stated) => any().refine(test, stated);
const instanceOf = (Class, stated) => custom((value) => value instanceof Class, stated
  ?? `Input not instance of ${Class.name}`);
export { instanceOf as instanceof };
export const email = (stated) => string().email(stated);
export const url = (stated) => string().url(stated);
export const uuid = (stated) => string().uuid(stated);
export const iso = {
  datetime: (stated) => string().datetime(stated), date: (stated) => string().date(stated),
  time: (stated) => string().time(stated), duration: (stated) => string().duration(stated),
};
export const coerce = {
  string: (stated) => plain('string', stated, String),
  number: (stated) => plain('number', stated, Number),
  boolean: (stated) => plain('boolean', stated, Boolean),
  bigint: (stated) => plain('bigint', stated, (value) => { try { return BigInt(value); } catch { return value; } }),
  date: (stated) => plain('date', stated, (value) => new Date(value)),
};
export const stringbool = () => string().transform((value, ctx) => {
  if (/^(?:true|1|yes|on|y|enabled)$/i.test(value)) return true;
  if (!/^(?:false|0|no|off|n|disabled)$/i.test(value)) ctx.addIssue({ message: 'Invalid input' });
  return false;
});

export function literal(...given) {
  const options = given.slice(0, 1).flat();
  return new ZodType('literal', (value, path, run) => (options.includes(value) ? value : run.add(
    path, 'invalid_literal', messageOf(given[1], `Invalid literal value, expected ${JSON.stringify(options[0])}`)
  )), { options });
}

export function enumeration(names, stated) {
  const options = Array.isArray(names) ? [...names]
    : Object.entries(names).filter(([key]) => typeof names[names[key]] !== 'number').map(([, value]) => value);
  const values = Array.isArray(names) ? Object.fromEntries(names.map((name) => [name, name])) : names;
  return new ZodType('enum', (value, path, run) => (options.includes(value) ? value : run.add(
    path, 'invalid_enum_value', messageOf(
      stated, `Invalid enum value. Expected ${options.map((name) => `'${name}'`).join(' | ')}, received '${value}'`
    ), { options, received: value }
  )), { options, enum: values });
}
export { enumeration as enum, enumeration as nativeEnum };

export const object = (shape = {}) => objectOf(shape, 'strip');
export const strictObject = (shape = {}) => objectOf(shape, 'refuse');
export const looseObject = (shape = {}) => objectOf(shape, 'keep');
// `rest`: what happens to other keys (strip, keep, refuse), or the schema of their values.
function objectOf(shape, rest) {
  const base = plain('object');
  return new ZodType('object', (given, path, run) => {
    if (base.read(given, path, run) === FAILED) return FAILED;
    const out = {};
    for (const key of Object.keys(shape)) {
      const value = shape[key].read(given[key], [...path, key], run);
      if (value !== FAILED && (value !== undefined || key in given)) out[key] = value;
    }
    const others = Object.keys(given).filter((key) => !(key in shape));
    if (rest === 'keep') for (const key of others) out[key] = given[key];
    else if (rest === 'refuse' && others.length) {
      run.add(path, 'unrecognized_keys', `Unrecognized key(s) in object: ${others.map((key) => `'${key}'`).join(', ')}`);
    } else if (rest instanceof ZodType) for (const key of others) out[key] = rest.read(
      given[key], [...path, key], run
    );
    return out;
  }, { shape, rest });
}

export function array(element) {
  const base = plain('array');
  return new ZodType('array', (given, path, run) => (base.read(given, path, run) === FAILED ? FAILED
    : given.map((item, at) => element.read(item, [...path, at], run))), { element });
}
export function tuple(items) {
  const base = plain('array');
  return new ZodType('tuple', (given, path, run) => {
    if (base.read(given, path, run) === FAILED) return FAILED;
    if (given.length !== items.length) return run.add(
      path, given.length < items.length ? 'too_small' : 'too_big', `Array must contain exactly ${items.length} element(s)`
    );
    return items.map((item, at) => item.read(given[at], [...path, at], run));
  }, { items });
}
export function record(keys, values) {
  const [keyType, valueType] = values ? [keys, values] : [string(), keys];
  const base = plain('object');
  return new ZodType('record', (given, path, run) => {
    if (base.read(given, path, run) === FAILED) return FAILED;
    return Object.fromEntries(Object.entries(given).map(([key, value]) => [
      keyType.read(key, [...path, key], run), valueType.read(value, [...path, key], run)
    ]));
  });
}
export const partialRecord = record;
export function map(keys, values) {
  const base = plain('map');
  return new ZodType('map', (given, path, run) => (base.read(given, path, run) === FAILED ? FAILED
    : new Map([...given].map(([key, value]) => [keys.read(key, path, run), values.read(value, path, run)]))));
}
export function set(element) {
  const base = plain('set');
  return new ZodType('set', (given, path, run) => (base.read(given, path, run) === FAILED ? FAILED
    : new Set([...given].map((item) => element.read(item, path, run)))));
}

export function union(options) {
  return new ZodType('union', (value, path, run) => {
    const failures = [];
    for (const option of options) {
      const own = new Run();
      const read = option.read(value, path, own);
      if (!own.issues.length) { run.later.push(...own.later); return read; }
      failures.push(own.issues);
    }
    return run.add(path, 'invalid_union', 'Invalid input', { unionErrors: failures.map((list) => new ZodError(list)) });
  }, { options });
}
export function discriminatedUnion(key, options) {
  return new ZodType('union', (value, path, run) => {
    const fits = options.find((option) => option.shape?.[key]?.safeParse(value?.[key]).success);
    return fits ? fits.read(value, path, run)
      : run.add([...path, key], 'invalid_union_discriminator', 'Invalid discriminator value');
  }, { options });
}
export const intersection = (left, right) => new ZodType('intersection', (value, path, run) => {
  const parts = [left.read(value, path, run), right.read(value, path, run)];
  if (parts.includes(FAILED)) return FAILED;
  return parts.every((part) => kindOf(part) === 'object') ? { ...parts[0], ...parts[1] } : parts[0];
});

export const lazy = (make) => new ZodType('lazy', (value, path, run) => make().read(value, path, run));
export const preprocess = (change, schema) => new ZodType('effects', (value, path, run) => schema.read(
  change(value, { path, addIssue() {} }), path, run
));
export const optional = (schema) => schema.optional();
export const nullable = (schema) => schema.nullable();
export const promise = (schema) => schema;
export const NEVER = FAILED;
export const ZodIssueCode = new Proxy({}, { get: (_, name) => name });
export const setErrorMap = () => {};
export const config = () => {};
export const prettifyError = (error) => error.issues.map((issue) => `✖ ${issue.message}`).join('\n');
export const treeifyError = (error) => error.format();
export const flattenError = (error) => error.flatten();
export * as z from './zod.js';
