// react-hook-form and its resolvers: values, rules and errors of a form.
import { createContext, createElement, useContext, useEffect, useMemo, useReducer, useRef } from '../../react/index.js';

const at = (object, name) => name.split('.').reduce((value, key) => value?.[key], object);
function put(object, name, value) {
  const keys = name.split('.');
  const last = keys.pop();
  let place = object;
  for (const [i, key] of keys.entries()) place = place[key] ??= /^\d+$/.test(keys[i + 1] ?? last) ? [] : {};
  if (value === undefined && !Array.isArray(place)) delete place[last];
  else place[last] = value;
}
const copy = (value) => {
  if (Array.isArray(value)) return value.map(copy);
  return value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copy(item)])) : value;
};
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

// What a rule says: the value alone, or { value, message }.
const stated = (rule) => (rule !== null && typeof rule === 'object' && !(rule instanceof RegExp)
  ? rule : { value: rule, message: typeof rule === 'string' ? rule : '' });

async function faultOf(value, rules, values) {
  const isEmpty = value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);
  const required = stated(rules.required);
  if (rules.required && required.value && (isEmpty || value === false)) {
    return { type: 'required', message: required.message };
  }
  if (!isEmpty) {
    const tests = {
      minLength: (limit) => value.length >= limit, maxLength: (limit) => value.length <= limit,
      min: (limit) => Number(value) >= limit, max: (limit) => Number(value) <= limit,
      pattern: (form) => new RegExp(form).test(value),
    };
    for (const [type, test] of Object.entries(tests)) {
      if (rules[type] === undefined) continue;
      const { value: limit, message } = stated(rules[type]);
      if (!test(limit)) return { type, message };
    }
  }
  const checks = typeof rules.validate === 'function' ? { validate: rules.validate } : rules.validate ?? {};
  for (const [type, check] of Object.entries(checks)) {
    const result = await check(value, values);
    if (result === false || typeof result === 'string') return { type, message: result || '' };
  }
  return null;
}

class Form {
  values = {};
  errors = {};
  dirty = new Set();
  touched = new Set();
  rules = new Map();
  watchers = new Set();
  listeners = new Set();
  isSubmitting = false;
  isSubmitted = false;
  isSubmitSuccessful = false;
  submitCount = 0;

  constructor(options) {
    this.options = options;
    const given = options.defaultValues;
    this.defaults = copy(typeof given === 'function' ? {} : given ?? options.values ?? {});
    this.values = copy(this.defaults);
    if (typeof given === 'function') Promise.resolve(given()).then((values) => this.reset(values));
  }

  changed(name) {
    for (const fn of [...this.watchers]) fn(copy(this.values), { name, type: 'change' });
    for (const fn of [...this.listeners]) fn();
  }

  set(name, value, { shouldValidate = false, shouldDirty = true, shouldTouch = false } = {}) {
    put(this.values, name, value);
    if (shouldDirty) {
      if (same(value, at(this.defaults, name))) this.dirty.delete(name);
      else this.dirty.add(name);
    }
    if (shouldTouch) this.touched.add(name);
    this.changed(name);
    const live = this.options.mode === 'onChange' || this.options.mode === 'all' || this.isSubmitted;
    if (shouldValidate || live) this.validate(name);
  }

  blur(name) {
    this.touched.add(name);
    this.changed(name);
    if (['onBlur', 'onTouched', 'all'].includes(this.options.mode)) this.validate(name);
  }

  async found() {
    if (this.options.resolver) return this.options.resolver(copy(this.values), this.options.context, {});
    const errors = {};
    for (const [name, rules] of this.rules) {
      const fault = await faultOf(at(this.values, name), rules, this.values);
      if (fault) put(errors, name, fault);
    }
    return { values: copy(this.values), errors };
  }

  async validate(names) {
    const { errors } = await this.found();
    const wanted = names === undefined ? null : [names].flat();
    if (!wanted) this.errors = errors;
    else for (const name of wanted) put(this.errors, name, at(errors, name));
    this.changed();
    return wanted ? wanted.every((name) => !at(errors, name)) : !Object.keys(errors).length;
  }

  handleSubmit(onValid, onInvalid) {
    return async (event) => {
      event?.preventDefault?.();
      this.isSubmitting = true;
      this.changed();
      const { values, errors } = await this.found();
      this.errors = errors ?? {};
      const isValid = !Object.keys(this.errors).length;
      try {
        if (isValid) await onValid(values, event);
        else await onInvalid?.(this.errors, event);
      } finally {
        Object.assign(this, {
          isSubmitting: false, isSubmitted: true, isSubmitSuccessful: isValid, submitCount: this.submitCount + 1
        });
        this.changed();
      }
    };
  }

  reset(values, { keepErrors = false, keepDefaultValues = false } = {}) {
    const next = typeof values === 'function' ? values(this.values) : values ?? this.defaults;
    if (!keepDefaultValues) this.defaults = copy(next);
    this.values = copy(next);
    if (!keepErrors) this.errors = {};
    this.dirty.clear();
    this.touched.clear();
    Object.assign(this, { isSubmitted: false, isSubmitSuccessful: false, submitCount: 0 });
    this.changed();
  }

  get state() {
    const marks = (names) => Object.fromEntries([...names].map((name) => [name, true]));
    return {
      errors: this.errors, isDirty: this.dirty.size > 0, dirtyFields: marks(this.dirty),
      touchedFields: marks(this.touched), isSubmitting: this.isSubmitting, isSubmitted: this.isSubmitted,
      isSubmitSuccessful: this.isSubmitSuccessful, isValid: !Object.keys(this.errors).length, isValidating: false,
      isLoading: false, submitCount: this.submitCount, defaultValues: this.defaults, disabled: false,
    };
  }
}

function apiOf(form) {
  const read = (names) => (Array.isArray(names) ? names.map((name) => at(form.values, name))
    : names === undefined ? copy(form.values) : at(form.values, names));
  return {
    control: form,
    register: (name, rules = {}) => {
      form.rules.set(name, rules);
      return {
        name, ref: () => {}, onChange: async (event) => form.set(name, event?.target?.value ?? event),
        onBlur: async () => form.blur(name)
      };
    },
    unregister: (names) => { for (const name of [names].flat()) { form.rules.delete(name); put(form.values, name); } },
    handleSubmit: (...args) => form.handleSubmit(...args),
    setValue: (name, value, how) => form.set(name, value, how),
    getValues: read,
    watch: (names, initial) => {
      if (typeof names !== 'function') return read(names) ?? initial;
      form.watchers.add(names);
      return { unsubscribe: () => form.watchers.delete(names) };
    },
    reset: (...args) => form.reset(...args),
    resetField: (name, { defaultValue = at(form.defaults, name) } = {}) => {
      put(form.values, name, copy(defaultValue));
      put(form.errors, name);
      form.dirty.delete(name);
      form.changed(name);
    },
    trigger: (names) => form.validate(names),
    setError: (name, error) => { put(form.errors, name, error); form.changed(); },
    clearErrors: (names) => {
      if (names === undefined) form.errors = {};
      else for (const name of [names].flat()) put(form.errors, name);
      form.changed();
    },
    setFocus() {},
    getFieldState: (name) => stateOf(form, name),
  };
}
const stateOf = (form, name) => ({
  invalid: Boolean(at(form.errors, name)), error: at(form.errors, name), isDirty: form.dirty.has(name),
  isTouched: form.touched.has(name), isValidating: false
});

function useChanges(form) {
  const [, again] = useReducer((count) => count + 1, 0);
  useEffect(() => {
    form?.listeners.add(again);
    return () => form?.listeners.delete(again);
  }, [form]);
}

export function useForm(options = {}) {
  const form = useRef(null);
  form.current ??= new Form(options);
  form.current.options = options;
  useChanges(form.current);
  const api = useMemo(() => apiOf(form.current), []);
  return { ...api, formState: form.current.state };
}

const FormContext = createContext(null);
export const FormProvider = ({ children, ...methods }) => createElement(
  FormContext.Provider, { value: methods }, children
);
export const useFormContext = () => useContext(FormContext);
const useControl = (control) => {
  const around = useContext(FormContext);
  return control ?? around?.control;
};

export function useController({ name, control, rules = {}, defaultValue }) {
  const form = useControl(control);
  useChanges(form);
  form.rules.set(name, rules);
  if (at(form.values, name) === undefined && defaultValue !== undefined) put(form.values, name, defaultValue);
  return {
    field: {
      name, value: at(form.values, name), ref: () => {}, disabled: false, onBlur: () => form.blur(name),
      onChange: (event) => form.set(name, event?.target ? event.target.value : event),
    },
    fieldState: stateOf(form, name), formState: form.state,
  };
}
export const Controller = ({ render, ...props }) => render(useController(props));
export function useWatch({ name, control, defaultValue } = {}) {
  const form = useControl(control);
  useChanges(form);
  return apiOf(form).watch(name, defaultValue);
}
export function useFormState({ control } = {}) {
  const form = useControl(control);
  useChanges(form);
  return form.state;
}

let nextRow = 1;
export function useFieldArray({ name, control, keyName = 'id' }) {
  const form = useControl(control);
  useChanges(form);
  const keys = useRef([]);
  const items = at(form.values, name) ?? [];
  while (keys.current.length < items.length) keys.current.push(`field-${nextRow++}`);
  const change = (edit) => {
    const [rows, names] = [[...(at(form.values, name) ?? [])], [...keys.current]];
    edit(rows, names);
    keys.current = names;
    form.set(name, rows);
  };
  const fresh = (value) => [value].flat().map(() => `field-${nextRow++}`);
  const insert = (index, value) => change((rows, names) => {
    rows.splice(index, 0, ...[value].flat());
    names.splice(index, 0, ...fresh(value));
  });
  return {
    fields: items.map((item, i) => ({ ...item, [keyName]: keys.current[i] })), insert,
    append: (value) => insert((at(form.values, name) ?? []).length, value),
    prepend: (value) => insert(0, value),
    remove: (index) => change((rows, names) => {
      if (index === undefined) { rows.length = 0; names.length = 0; return; }
      for (const one of [index].flat().sort((a, b) => b - a)) { rows.splice(one, 1); names.splice(one, 1); }
    }),
    update: (index, value) => change((rows) => { rows[index] = value; }),
    replace: (value) => change((rows, names) => {
      rows.splice(0, rows.length, ...value);
      names.splice(0, names.length, ...fresh(value));
    }),
    move: (from, to) => change((rows, names) => {
      for (const list of [rows, names]) list.splice(to, 0, ...list.splice(from, 1));
    }),
    swap: (one, two) => change((rows, names) => {
      for (const list of [rows, names]) [list[one], list[two]] = [list[two], list[one]];
    }),
  };
}
export const get = at;
export const set = put;

// @hookform/resolvers/zod and yup: a schema says what is wrong.
export const zodResolver = (schema) => async (values) => {
  const result = await schema.safeParseAsync(values);
  if (result.success) return { values: result.data, errors: {} };
  const errors = {};
  for (const { path, message, code } of result.error.issues) {
    const name = path.join('.');
    if (name && !at(errors, name)) put(errors, name, { type: code, message });
  }
  return { values: {}, errors };
};
export const yupResolver = (schema) => async (values) => {
  try {
    return { values: await schema.validate(values, { abortEarly: false }), errors: {} };
  } catch (failure) {
    const errors = {};
    for (const { path, message, type } of failure.inner ?? []) put(errors, path, { type, message });
    return { values: {}, errors };
  }
};
