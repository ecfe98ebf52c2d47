// Navigation: one small engine for React Navigation and expo-router. A navigator holds routes and an
// index; nested navigators know their parent's route. All routes of a stack stay mounted, only the
// focused one is sent to the app.
import {
  createContext, createElement, Children, Fragment, isValidElement, useContext, useEffect, useLayoutEffect, useMemo,
  useReducer, useRef
} from '../../react/index.js';
import { Listeners } from '../../react-native/device.js';

export const NavigationContext = createContext(undefined);
export const RouteContext = createContext(undefined);
export const FocusContext = createContext(true);
export const NavigatorContext = createContext(null);   // { navigator, key } of the screen around
export const ThemeContext = createContext(null);
export const ContainerContext = createContext(null);

let nextKey = 1;
const keyOf = (name) => `${name}-${nextKey++}`;

export class Navigator {
  routes = [];
  index = 0;
  screens = new Map();
  nested = new Map();          // route key → navigator inside of that route
  events = new Listeners();
  overrides = new Map();       // route key → options by setOptions
  objects = new Map();         // route key → navigation object
  history = [];

  constructor(kind, parent, render) {
    this.kind = kind;
    this.parent = parent;      // { navigator, key } or null
    this.render = render;
  }

  get current() { return this.routes[this.index]; }

  configure(screens, initialRouteName) {
    this.screens = new Map(screens.map((screen) => [screen.name, screen]));
    const known = this.routes.filter((route) => this.screens.has(route.name));
    if (this.kind === 'stack') {
      if (known.length !== this.routes.length) {
        this.routes = known;
        this.index = Math.max(0, known.length - 1);
      }
    } else if (this.routes.length) {
      const focused = this.current?.name;
      this.routes = screens.map((screen) => this.routes.find((route) => route.name === screen.name)
        ?? this.#make(screen.name));
      this.index = Math.max(0, this.routes.findIndex((route) => route.name === focused));
    }
    if (this.routes.length || !screens.length) return;
    const asked = this.parent?.navigator.routes.find((route) => route.key === this.parent.key)?.params;
    const names = screens.map((screen) => screen.name);
    const first = [asked?.screen, initialRouteName, names[0]].find((name) => names.includes(name));
    const params = asked?.screen === first ? asked?.params : undefined;
    if (this.kind === 'stack') {
      const under = asked?.initial === false && initialRouteName && initialRouteName !== first
        ? [this.#make(initialRouteName)] : [];
      this.routes = [...under, this.#make(first, params)];
      this.index = this.routes.length - 1;
    } else {
      this.routes = names.map((name) => this.#make(name, name === first ? params : undefined));
      this.index = names.indexOf(first);
    }
  }

  #make(name, params) {
    const initial = this.screens.get(name)?.initialParams;
    return { key: keyOf(name), name, params: initial || params ? { ...initial, ...params } : undefined };
  }

  changed() {
    this.render();
    this.events.emit('state', { data: { state: this.state() } });
    this.container?.changed();
  }

  state() {
    return {
      type: this.kind, key: this.key ?? 'root', index: this.index, stale: false, routeNames: [...this.screens.keys()],
      routes: this.routes.map((route) => ({ ...route, state: this.nested.get(route.key)?.state() })), history: [],
    };
  }

  // Returns false when no navigator of this branch knows the name.
  go(name, params, { push = false, replace = false, from = null } = {}) {
    if (!this.screens.has(name)) {
      for (const child of this.nested.values()) if (child !== from && child.hasDeep(name)) return child.go(
        name, params, { push, replace, from: this }
      );
      return this.parent && this.parent.navigator !== from ? this.parent.navigator.go(
        name, params, { push, replace, from: this }
      ) : false;
    }
    if (this.kind === 'stack') this.#goInStack(name, params, push, replace);
    else this.#select(name, params);
    const target = this.nested.get(this.current.key);
    if (target && params?.screen) target.go(params.screen, params.params, { push, replace, from: this });
    this.changed();
    return true;
  }

  hasDeep(name) {
    if (this.screens.has(name)) return true;
    for (const child of this.nested.values()) if (child.hasDeep(name)) return true;
    return false;
  }

  #goInStack(name, params, push, replace) {
    if (replace && !(params?.screen && this.current.name === name)) {
      this.routes = [...this.routes.slice(0, -1), this.#make(name, params)];
    } else if (this.current?.name === name && (!push || params?.screen)) this.#update(this.index, params);
    else {
      const at = push ? -1 : this.routes.findIndex((route) => route.name === name);
      if (at >= 0) {
        this.routes = this.routes.slice(0, at + 1);
        this.#update(at, params);
      } else this.routes = [...this.routes, this.#make(name, params)];
    }
    this.index = this.routes.length - 1;
  }

  #select(name, params) {
    const at = this.routes.findIndex((route) => route.name === name);
    if (at !== this.index) this.history.push(this.current.key);
    this.index = at;
    if (params) this.#update(at, params);
  }

  #update(at, params) {
    if (!params) return;
    const old = this.routes[at];
    const route = { ...old, params: { ...old.params, ...params } };
    this.routes = this.routes.map((item, i) => (i === at ? route : item));
  }

  setParams(key, params) {
    const at = this.routes.findIndex((route) => route.key === key);
    if (at >= 0) { this.#update(at, params); this.changed(); }
  }

  canGoBack() {
    return (this.kind === 'stack' ? this.index > 0
      : this.history.length > 0) || (this.parent?.navigator.canGoBack() ?? false);
  }

  back(count = 1) {
    if (this.kind === 'stack' && this.index > 0) {
      this.routes = this.routes.slice(0, Math.max(1, this.routes.length - count));
      this.index = this.routes.length - 1;
      this.changed();
      return true;
    }
    if (this.kind !== 'stack' && this.history.length) {
      const key = this.history.pop();
      this.index = Math.max(0, this.routes.findIndex((route) => route.key === key));
      this.changed();
      return true;
    }
    return this.parent?.navigator.back(count) ?? false;
  }

  popToTop() {
    if (this.kind !== 'stack') return this.parent?.navigator.popToTop();
    this.routes = this.routes.slice(0, 1);
    this.index = 0;
    this.changed();
    return true;
  }

  reset({ routes = [], index = routes.length - 1 } = {}) {
    const wanted = routes.filter((route) => this.screens.has(route.name));
    if (!wanted.length) return this.parent?.navigator.reset({ routes, index });
    this.routes = wanted.map((route) => this.#make(route.name, route.params));
    this.index = Math.min(Math.max(0, index), this.routes.length - 1);
    this.changed();
    return true;
  }

  dispatch(action) {
    const made = typeof action === 'function' ? action(this.state()) : action;
    const { type, payload = {} } = made ?? {};
    switch (type) {
      case 'NAVIGATE': case 'JUMP_TO': return this.go(payload.name ?? payload, payload.params);
      case 'PUSH': return this.go(payload.name, payload.params, { push: true });
      case 'REPLACE': return this.go(payload.name, payload.params, { replace: true });
      case 'GO_BACK': return this.back();
      case 'POP': return this.back(payload.count);
      case 'POP_TO_TOP': return this.popToTop();
      case 'RESET': return this.reset(payload);
      case 'SET_PARAMS': return this.setParams(made.source ?? this.current.key, payload.params);
      default: return undefined;
    }
  }

  // What a screen gets as `navigation`: the same object for the life of its route.
  object(route) {
    if (this.objects.has(route.key)) return this.objects.get(route.key);
    const { key } = route;
    const unknown = (name) =>
      console.error(`The action 'NAVIGATE' with payload {"name":"${name}"} was not handled by any navigator.`);
    const navigate = (target, params) => {
      const name = typeof target === 'object' ? target.name : target;
      if (!this.go(name, typeof target === 'object' ? target.params : params)) unknown(name);
    };
    const made = {
      navigate, jumpTo: navigate, navigateDeprecated: navigate, popTo: navigate,
      push: (name, params) => this.go(name, params, { push: true }) || unknown(name),
      replace: (name, params) => this.go(name, params, { replace: true }) || unknown(name),
      goBack: () => this.back(), pop: (count = 1) => this.back(count), popToTop: () => this.popToTop(),
      reset: (state) => this.reset(state), dispatch: (action) => this.dispatch(action),
      canGoBack: () => this.canGoBack(),
      isFocused: () => this.current?.key === key
        && (this.parent?.navigator.object(this.parentRoute()).isFocused() ?? true),
      setParams: (params) => this.setParams(key, params), replaceParams: (params) => this.setParams(key, params),
      setOptions: (options) => {
        const before = this.overrides.get(key);
        const after = { ...before, ...options };
        if (before && Object.keys(options).every((name) => same(before[name], options[name]))) return;
        this.overrides.set(key, after);
        this.render();
      },
      addListener: (type, fn) => {
        const subscription = this.events.add(`${key}:${type}`, fn);
        return () => subscription.remove();
      },
      removeListener: (type, fn) => this.events.remove(`${key}:${type}`, fn),
      getParent: () => this.parent?.navigator.object(this.parentRoute()),
      getState: () => this.state(), getId: () => undefined,
      openDrawer() {}, closeDrawer() {}, toggleDrawer() {}, preload() {},
    };
    this.objects.set(key, made);
    return made;
  }

  parentRoute() {
    return this.parent.navigator.routes.find((route) => route.key === this.parent.key) ?? this.parent.navigator.current;
  }
  emit(key, type, data) {
    this.events.emit(
      `${key}:${type}`,
      { type, target: key, data, defaultPrevented: false, preventDefault() { this.defaultPrevented = true; } }
    );
  }
}

// Options that only look the same count as the same, or a page that sets them in every render
// would never rest. Functions and elements may close over new state: they are compared by identity.
const same = (a, b) => {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || isValidElement(a)
    || isValidElement(b)) return false;
  return JSON.stringify(a) === JSON.stringify(b);
};

// ---- screens written as children

export const Screen = () => null;
export const Group = () => null;

export function screensOf(children, inherited = {}) {
  const out = [];
  Children.forEach(children, (child) => {
    if (!isValidElement(child)) return;
    if (child.type === Fragment) out.push(...screensOf(child.props.children, inherited));
    else if (child.type === Group) out.push(...screensOf(
      child.props.children, merge(inherited, child.props.screenOptions)
    ));
    else if (child.props?.name) out.push({ ...child.props, groupOptions: inherited });
  });
  return out;
}

const merge = (a, b) => (typeof a === 'function' || typeof b === 'function'
  ? (props) => ({ ...call(a, props), ...call(b, props) }) : { ...a, ...b });
const call = (options, props) => (typeof options === 'function' ? options(props) : options ?? {});

export function optionsFor(navigator, route, screen, screenOptions) {
  const props = { route, navigation: navigator.object(route), theme: {} };
  return {
    ...call(screenOptions, props), ...call(screen?.groupOptions, props), ...call(screen?.options, props),
      ...navigator.overrides.get(route.key),
  };
}

// ---- a navigator as a component

export function useNavigator(kind, screens, initialRouteName) {
  const parent = useContext(NavigatorContext);
  const container = useContext(ContainerContext);
  const [, render] = useReducer((n) => n + 1, 0);
  const ref = useRef(null);
  ref.current ??= new Navigator(kind, parent, render);
  const navigator = ref.current;
  navigator.container = container;
  navigator.configure(screens, initialRouteName);
  // Known at once, not after the mount: effects of children may already navigate.
  if (parent) parent.navigator.nested.set(parent.key, navigator);
  else container?.attach(navigator);
  useEffect(
    () => () => {
      if (parent?.navigator.nested.get(parent.key) === navigator) parent.navigator.nested.delete(parent.key);
    },
    []
  );
  return navigator;
}

// The inside of one route, with its contexts; tells focus and blur.
export function RouteScreen({ navigator, route, focused }) {
  const outer = useContext(FocusContext);
  const shown = outer && focused;
  const navigation = navigator.object(route);
  const screen = navigator.screens.get(route.name);
  // The page renders for its own reasons only, not whenever its navigator does.
  const page = useMemo(
    () => (typeof screen?.children === 'function' ? null : contentOf(screen, route, navigation)),
    [screen?.component, screen?.children, route]
  );
  useLayoutEffect(() => {
    const listeners = typeof screen?.listeners === 'function' ? screen.listeners({ navigation, route })
      : screen?.listeners;
    const subscriptions = Object.entries(listeners ?? {}).map(([type, fn]) => navigation.addListener(type, fn));
    return () => subscriptions.forEach((remove) => remove());
  }, []);
  useEffect(() => {
    if (!shown) return undefined;
    navigator.emit(route.key, 'focus');
    return () => navigator.emit(route.key, 'blur');
  }, [shown]);
  return createElement(NavigatorContext.Provider, { value: useStable({ navigator, key: route.key }) },
    createElement(NavigationContext.Provider, { value: navigation },
      createElement(RouteContext.Provider, { value: route },
        createElement(FocusContext.Provider, { value: shown }, page ?? contentOf(screen, route, navigation)))));
}

function useStable(value) {
  const ref = useRef(value);
  if (ref.current.key !== value.key || ref.current.navigator !== value.navigator) ref.current = value;
  return ref.current;
}

function contentOf(screen, route, navigation) {
  if (!screen) return null;
  const Component = screen.component ?? screen.getComponent?.();
  if (Component) return createElement(Component, { route, navigation });
  return typeof screen.children === 'function' ? screen.children({ route, navigation }) : screen.children ?? null;
}
