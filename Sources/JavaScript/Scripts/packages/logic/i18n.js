// i18next, react-i18next, i18n-js: keys, interpolation, plurals, fallback languages.
import { createElement, Fragment, useReducer, useEffect } from '../../react/index.js';

const at = (object, key, separator = '.') => {
  if (object == null) return undefined;
  if (key in object) return object[key];
  return String(key).split(separator).reduce((value, part) => value?.[part], object);
};
const fill = (text, values) => text.replace(
  /(?:\{\{|%\{)\s*-?\s*([\w.]+)[^}]*\}\}?/g,
  (whole, name) => { const value = at(values, name); return value === undefined ? '' : String(value); }
);

export function createInstance(first) {
  let options = {};
  let resources = {};
  const listeners = new Map();
  const emit = (type, ...args) => { for (const fn of [...(listeners.get(type) ?? [])]) fn(...args); };
  const languages = () => [
    ...new Set([
      self.language, self.language?.split('-')[0],
      ...[options.fallbackLng ?? []].flat().filter((item) => typeof item === 'string'),
      ...(options.fallbackLng?.default ?? [])
    ].filter(Boolean))
  ];

  function t(key, second, third) {
    const keys = [key].flat();
    const values = typeof second === 'string' ? { ...third, defaultValue: second } : second ?? {};
    for (const one of keys) {
      const found = find(one, values);
      if (found !== undefined) return found;
    }
    const last = String(keys[keys.length - 1]);
    return values.defaultValue !== undefined ? fill(String(values.defaultValue), values) : last.replace(/^[^:]*:/, '');
  }

  function find(key, values) {
    const [, ns, name] = /^(?:([^:.\s]+):)?([\s\S]*)$/.exec(String(key));
    const spaces = [ns ?? values.ns ?? options.defaultNS ?? 'translation'].flat();
    for (const language of values.lng ? [values.lng, ...languages()] : languages()) {
      for (const space of [...spaces, ...[options.fallbackNS ?? []].flat()]) {
        const bundle = resources[language]?.[space];
        const value = plural(bundle, name, values, language) ?? at(bundle, name, options.keySeparator || '.');
        if (typeof value === 'string') return nest(
          fill(value, { ...options.interpolation?.defaultVariables, ...values }), values
        );
        if (value !== undefined && (values.returnObjects || typeof value !== 'object')) return value;
      }
    }
    return undefined;
  }

  const nest = (text, values) => text.replace(/\$t\(([^)]+)\)/g, (whole, key) => t(key.trim(), values));

  function plural(bundle, name, values, language) {
    if (values.context !== undefined) {
      const value = at(bundle, `${name}_${values.context}`);
      if (value !== undefined) return value;
    }
    if (typeof values.count !== 'number') return undefined;
    const rule = new Intl.PluralRules(language).select(values.count);
    const forms = [
      values.count === 0 ? `${name}_zero` : null, `${name}_${rule}`, values.count === 1 ? name : `${name}_plural`,
      `${name}_other`
    ];
    return forms.filter(Boolean).map((form) => at(bundle, form)).find((value) => typeof value === 'string');
  }

  const self = {
    language: undefined, languages: [], isInitialized: false, options, services: {}, store: { on() {}, off() {} },
    use(module) { module?.init?.(self); if (module?.type === 'languageDetector') self.detector = module; return self; },
    async init(given = {}, callback) {
      options = self.options = { ...options, ...given };
      for (const language in given.resources) resources[language] = {
        ...resources[language], ...given.resources[language]
      };
      self.language = given.lng ?? self.language;
      if (!self.language && self.detector) {
        const found = self.detector.async ? await new Promise((resolve) => {
          const result = self.detector.detect(resolve);
          result?.then?.(resolve);
        }) : self.detector.detect();
        self.language = [found].flat()[0];
      }
      self.language ??= [options.fallbackLng ?? 'en'].flat().find((item) => typeof item === 'string') ?? 'en';
      self.resolvedLanguage = self.language;
      self.languages = languages();
      self.isInitialized = true;
      emit('initialized', options);
      emit('languageChanged', self.language);
      callback?.(null, t);
      return t;
    },
    t, exists: (key, values = {}) => find(key, values) !== undefined,
    async changeLanguage(language) {
      self.language = self.resolvedLanguage = language;
      self.languages = languages();
      emit('languageChanged', language);
      return t;
    },
    getFixedT: (lng, ns, prefix) => (key, values) => t(
      prefix ? `${prefix}.${key}` : key, { lng: lng ?? undefined, ns: ns ?? undefined, ...values }
    ),
    on(type, fn) {
      if (!listeners.has(type)) listeners.set(type, new Set());
      listeners.get(type).add(fn);
      return self;
    },
    off(type, fn) { listeners.get(type)?.delete(fn); return self; },
    addResourceBundle(language, space, bundle) {
      resources[language] = { ...resources[language], [space]: { ...resources[language]?.[space], ...bundle } };
      return self;
    },
    addResources(language, space, bundle) { return self.addResourceBundle(language, space, bundle); },
    hasResourceBundle: (language, space) =>
      resources[language]?.[space] !== undefined, getResourceBundle: (language, space) => resources[language]?.[space],
    hasLoadedNamespace: () =>
      true, loadNamespaces: async () => {}, loadLanguages: async () => {},
        setDefaultNamespace(space) { options.defaultNS = space; }, dir: (language = self.language) =>
          (/^(?:ar|he|fa|ur)/.test(language) ? 'rtl' : 'ltr'),
    createInstance, cloneInstance: (more) => createInstance({
      ...options, resources, ...more
    }), format: (value) => value,
  };
  if (first) self.init(first);
  return self;
}

const i18n = createInstance();
let current = i18n;
export default i18n;
export const { t, init, use, changeLanguage, exists, on, off, dir, getFixedT } = i18n;

// ---- react-i18next

export const initReactI18next = { type: '3rdParty', init(instance) { current = instance; } };
export const setI18n = (instance) => { current = instance; };
export const getI18n = () => current;
export function useTranslation(ns, { i18n: given, keyPrefix } = {}) {
  const instance = given ?? current;
  const [, render] = useReducer((n) => n + 1, 0);
  useEffect(() => {
    instance.on('languageChanged', render);
    instance.on('initialized', render);
    return () => { instance.off('languageChanged', render); instance.off('initialized', render); };
  }, [instance]);
  const translate = (key, second, third) => instance.t(keyPrefix ? `${keyPrefix}.${key}` : key,
    typeof second === 'string' ? { ns, ...third, defaultValue: second } : { ...(ns ? { ns } : {}), ...second });
  return Object.assign([translate, instance, true], { t: translate, i18n: instance, ready: true });
}
export const withTranslation = () => (Component) => (props) => createElement(
  Component, { ...props, ...useTranslation() }
);
export const Trans = ({ i18nKey, values, defaults, children }) => createElement(Fragment, null,
  i18nKey ? current.t(i18nKey, { ...values, defaultValue: defaults }).replace(/<\/?[\w]+\/?>/g, '') : children);
export const I18nextProvider = ({ i18n: given, children }) => { current = given; return children; };
export const Translation = ({ children }) => children(current.t, { i18n: current });

// ---- i18n-js

export class I18n {
  constructor(translations = {}, { locale = 'en', defaultLocale = 'en', enableFallback = true } = {}) {
    Object.assign(this, { translations, locale, defaultLocale, enableFallback, defaultSeparator: '.' });
  }
  t(key, values = {}) {
    const order = [
      values.locale ?? this.locale, String(this.locale).split('-')[0],
      ...(this.enableFallback ? [this.defaultLocale] : [])
    ];
    for (const language of order) {
      for (const one of [key].flat()) {
        let value = at(this.translations[language], one);
        if (value && typeof value === 'object' && typeof values.count === 'number') value = value[
          values.count === 0 ? 'zero' : values.count === 1 ? 'one' : 'other'
        ] ?? value.other;
        if (typeof value === 'string') return fill(value, values);
        if (value !== undefined) return value;
      }
    }
    return values.defaultValue ?? `[missing "${this.locale}.${key}" translation]`;
  }
  translate(key, values) { return this.t(key, values); }
  store(translations) {
    for (const language in translations) this.translations[language] = {
      ...this.translations[language], ...translations[language]
    };
  }
  onChange() { return () => {}; }
  l(kind, value) { return String(value); }
}
// Before version 4 the module itself is the object that is set up and asked.
export const i18nJS = Object.assign(new I18n({}, { enableFallback: false }), { I18n });
Object.defineProperty(i18nJS, 'fallbacks', {
  get() { return this.enableFallback; }, set(value) { this.enableFallback = Boolean(value); }
});
i18nJS.t = i18nJS.t.bind(i18nJS);
i18nJS.translate = i18nJS.t;
i18nJS.currentLocale = () => i18nJS.locale;
