// expo-router: files are routes. Layouts make navigators of the shared engine; addresses become
// nested navigation.
import {
  cloneElement, createContext, createElement, isValidElement, Fragment, memo, useContext, useEffect, useMemo,
    useSyncExternalStore, Suspense, Children,
} from '../../react/index.js';
import { Text, View, Pressable } from '../../react-native/components.js';
import { Linking } from '../../react-native/system.js';
import { device } from '../../react-native/device.js';
import { send } from '../../runtime/link.js';
import { outsideOfRendering } from '../../react/internals.js';
import routeList from 'island:routes';
import {
  ContainerContext, NavigationContext, NavigatorContext, RouteContext, ThemeContext, Group, screensOf, useNavigator,
  RouteScreen
} from './core.js';
import { StackView, TabsView } from './views.js';
import { Container, DefaultTheme, useNavigation as useReactNavigation } from './react-navigation.js';
import { buildTree, matchPath, partsOf, pathOf } from './routes.js';

export {
  DefaultTheme, DarkTheme, ThemeProvider, useFocusEffect, useIsFocused, useTheme, useScrollToTop
} from './react-navigation.js';

const tree = buildTree(routeList);
const container = new Container();
const LayoutContext = createContext(tree);

// ---- loading of files

const modules = new Map();
// A file is loaded while its screen is drawn, but what it does is no part of that.
function moduleOf(load) {
  if (!modules.has(load)) modules.set(load, outsideOfRendering(load));
  return modules.get(load);
}

const settingsOf = (node) => (node.layout ? moduleOf(node.layout).unstable_settings : undefined);

// The component of a page or a layout.
const componentsOf = new Map();
function componentOf(node) {
  if (!componentsOf.has(node)) {
    componentsOf.set(node, memo(function RouteFile() {
      const module = moduleOf(node.page ?? node.layout);
      const Page = module.default;
      const route = useContext(RouteContext);
      if (Page === undefined) {
        console.warn(`Route "./${node.path}" is missing the required default export.`);
        return null;
      }
      const page = createElement(Page, { route, params: route?.params });
      const inner = node.layout ? createElement(LayoutContext.Provider, { value: node }, page) : page;
      return createElement(Suspense, { fallback: null }, inner);
    }));
  }
  return componentsOf.get(node);
}

// ---- addresses

function parse(href) {
  const text = typeof href === 'object' && href !== null
    ? String(href.pathname ?? '/').replace(
      /\[(?:\.\.\.)?([^\]]+)\]/g, (whole, name) => [href.params?.[name] ?? whole].flat().join('/')
    )
    : String(href);
  const [, path, query = ''] = /^(?:[a-z][\w+.-]*:\/\/)?([^?#]*)(\?[^#]*)?/i.exec(text);
  const params = typeof href === 'object' && href !== null ? { ...href.params } : {};
  for (const [name, value] of new URLSearchParams(query)) params[name] = value;
  return { path, params };
}

function absolute(path) {
  if (path.startsWith('/') || !path.startsWith('.')) return '/' + path.replace(/^\/+/, '');
  const base = currentPath().split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') base.pop();
    else if (part !== '.') base.push(part);
  }
  return base.join('/') || '/';
}

// From the screens of a match to React Navigation's nested parameters.
function nest(screens, params) {
  const [first, ...rest] = screens;
  return { name: first.name, params: rest.length ? { ...params, ...inside(rest, params) } : params };
}
const inside = (screens, params) => {
  const { name, params: inner } = nest(screens, params);
  return { screen: name, params: inner };
};

function go(href, how = {}) {
  if (/^(?:https?|mailto|tel|sms):/i.test(String(href))) { Linking.openURL(String(href)); return; }
  const { path, params } = parse(href);
  const match = matchPath(tree, absolute(path));
  if (!match) { console.error(`No route named "${path}" exists.`); return; }
  const act = () => {
    const target = nest(match.screens, { ...params, ...match.params });
    container.root.go(target.name, target.params, how);
  };
  // Layouts that are not mounted yet navigate when they are.
  if (container.root) act();
  else container.waiting.push(act);
}

function focusedNames() {
  const names = [];
  for (let navigator = container.root; navigator?.current; navigator = navigator.nested.get(navigator.current.key)) {
    names.push(navigator.current.name);
    if (!navigator.nested.get(navigator.current.key)) {
      let params = navigator.current.params;
      while (params?.screen) { names.push(params.screen); params = params.params; }
      return { names, params: params ?? navigator.current.params ?? {} };
    }
  }
  return { names, params: {} };
}

function currentPath() {
  const { names, params } = focusedNames();
  return pathOf(names, params).replace(/(.)\/$/, '$1');
}

export const router = {
  push: (href) => go(href, { push: true }),
  navigate: (href) => go(href),
  replace: (href) => go(href, { replace: true }),
  back: () => { deepest()?.back(); },
  canGoBack: () => deepest()?.canGoBack() ?? false,
  dismiss: (count = 1) => { deepest()?.back(count); },
  dismissTo: (href) => go(href),
  dismissAll: () => { container.root?.popToTop(); },
  canDismiss: () => deepest()?.canGoBack() ?? false,
  setParams: (params) => { const navigator = deepest(); navigator?.setParams(navigator.current.key, params); },
  prefetch() {}, reload() {},
};

function deepest() {
  let navigator = container.root;
  while (navigator?.nested.get(navigator.current?.key)) navigator = navigator.nested.get(navigator.current.key);
  return navigator;
}

// ---- hooks

function useAddress() {
  useSyncExternalStore(container.subscribe, () => container.version);
  return focusedNames();
}

const visible = ({ screen, params, initial, ...rest }) => rest;

export const useRouter = () => router;
export function usePathname() { useAddress(); return currentPath(); }
export function useSegments() {
  return useAddress().names.flatMap((name) => name.split('/')).filter((part) => part !== 'index');
}
export function useGlobalSearchParams() { return visible(useAddress().params); }
export function useLocalSearchParams() {
  const route = useContext(RouteContext);
  const global = useAddress();
  return useMemo(() => visible(route?.params ?? (route ? {} : global.params)), [route]);
}
export const useNavigation = () => useReactNavigation();
export const useNavigationContainerRef = () => useMemo(() => ({ current: container.api(), ...container.api() }), []);
export function useRootNavigationState() {
  useAddress();
  return container.root ? { key: 'root', ...container.root.state() } : undefined;
}
export const useRootNavigation = () => container.api();
export const useSitemap = () => null;
export const useNavigationState = (select) => {
  useAddress();
  return select(container.root?.state() ?? { routes: [], index: 0 });
};

// ---- navigators of layouts

// Screens are the layout's files; written <X.Screen> elements give order and options.
function useScreens(children) {
  const node = useContext(LayoutContext);
  const written = screensOf(flattenProtected(children));
  const order = written.map((screen) => screen.name);
  const guarded = blockedNames(children);
  const screens = node.children.filter((child) => !guarded.has(child.name)).map((child) => {
    const stated = written.find((screen) => screen.name === child.name);
    return { ...stated, name: child.name, component: componentOf(child), options: merged(stated?.options, child) };
  });
  screens.sort((a, b) => (order.indexOf(a.name) + 1 || 999) - (order.indexOf(b.name) + 1 || 999));
  return { node, screens };
}

const merged = (options, child) => (props) => ({
  title: child.name, ...(typeof options === 'function' ? options(props) : options),
});

// <Stack.Protected guard> and the `redirect` prop take screens out.
function flattenProtected(children) {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement(child)) return [];
    if (child.type === Protected) return child.props.guard ? flattenProtected(child.props.children) : [];
    if (child.type === Group || child.type === Fragment) return [
      cloneElement(child, {}, flattenProtected(child.props.children))
    ];
    return [child];
  });
}

function blockedNames(children) {
  const names = new Set();
  const visit = (list, blocked) => Children.forEach(list, (child) => {
    if (!isValidElement(child)) return;
    if (child.type === Protected) visit(child.props.children, blocked || !child.props.guard);
    else if (child.type === Group || child.type === Fragment) visit(child.props.children, blocked);
    else if ((blocked || child.props.redirect === true) && child.props.name) names.add(child.props.name);
  });
  visit(children, false);
  return names;
}

const Protected = () => null;
const Screen = ({ options, name }) => {
  // Inside of a page: sets the options of that page's screen.
  const navigation = useContext(NavigationContext);
  useEffect(() => { if (options && !name) navigation?.setOptions(options); });
  return null;
};

function navigatorComponent(kind, view, defaults = {}) {
  function LayoutNavigator({ children, initialRouteName, screenOptions, tabBar }) {
    const { node, screens } = useScreens(children);
    const first = initialRouteName ?? settingsOf(node)?.initialRouteName;
    const navigator = useNavigator(
      kind, screens, first ?? (screens.some((screen) => screen.name === 'index') ? 'index' : startOf(node, screens))
    );
    if (!navigator.routes.length) return null;
    return createElement(view, { navigator, screenOptions, tabBar, ...defaults });
  }
  return Object.assign(LayoutNavigator, { Screen, Group, Protected });
}

// Without an index of its own: the group that holds one.
function startOf(node, screens) {
  const match = find(node, screens);
  return match?.name;
}
const find = (node, screens) => node.children.filter((child) => screens.some((screen) => screen.name === child.name))
  .find((child) => !partsOf(child.name).length && (child.layout || child.page));

export const Stack = navigatorComponent('stack', StackView);
export const Tabs = navigatorComponent('tab', TabsView);
export const Drawer = navigatorComponent('drawer', TabsView, { tabBar: () => null });
export const NativeStack = Stack;

// NativeTabs: triggers name the tabs; their labels and icons are children.
export function NativeTabs({ children, ...props }) {
  const triggers = Children.toArray(children).filter((child) => isValidElement(child) && child.props.name);
  const screens = triggers.map(({ props: { name, hidden, options, children: parts } }) => {
    const labels = Children.toArray(parts).filter((part) => isValidElement(part));
    const label = labels.find((part) => part.type === Label)?.props.children;
    const icon = labels.find((part) => part.type === Icon)?.props;
    return createElement(Screen, { key: name, name, options: {
      title: [label].flat().filter((part) => typeof part === 'string').join('') || options?.title
        || name, headerShown: false, ...(hidden ? { href: null } : {}),
      tabBarIcon: ({ color, focused }) => iconElement(icon, color, focused),
    } });
  });
  return createElement(Tabs, props, screens);
}
function iconElement(icon, color, focused) {
  const sf = icon?.sf;
  const name = typeof sf === 'object' && sf ? (focused ? sf.selected ?? sf.default : sf.default) : sf;
  return name ? createElement('Icon', { set: 'SF', name, symbol: name, size: 24, color }) : null;
}
export const Label = () => null;
export const Icon = () => null;
export const Badge = () => null;
export const VectorIcon = () => null;
NativeTabs.Trigger = Object.assign(() => null, { TabBar: () => null, Label, Icon, Badge });
Object.assign(NativeTabs, { Label, Icon, Badge });

// A layout that draws its child only.
export function Slot() {
  const { node, screens } = useScreens(null);
  const first = settingsOf(node)?.initialRouteName ?? (screens.some((screen) => screen.name === 'index') ? 'index'
    : startOf(node, screens));
  const navigator = useNavigator('slot', screens, first);
  if (!navigator.current) return null;
  return createElement(RouteScreen, { key: navigator.current.key, navigator, route: navigator.current, focused: true });
}
export const Navigator = Object.assign(({ children }) => children, { Slot });

// ---- components of pages

export function Redirect({ href }) {
  useEffect(() => { go(href, { replace: true }); }, []);
  return null;
}

function LinkComponent({ href, replace, push, asChild, children, onPress, style, dismissTo, withAnchor, ...props }) {
  const press = (event) => {
    onPress?.(event);
    if (!event?.defaultPrevented) go(href, { replace, push: push ?? true });
  };
  const inner = Children.toArray(children).filter((child) => !isValidElement(child) || !LINK_PARTS.has(child.type))
    .map((child) => (isValidElement(child) && child.type === LinkTrigger ? child.props.children : child));
  if (asChild) {
    const child = inner.find(isValidElement);
    return child ? cloneElement(
      child, { ...props, onPress: (event) => { child.props.onPress?.(event); press(event); } }
    ) : null;
  }
  return createElement(Text, { ...props, style, onPress: press }, inner);
}
const LinkTrigger = ({ children }) => children;
const LinkPart = () => null;
const LINK_PARTS = new Set([LinkPart]);
export const Link = Object.assign(
  LinkComponent,
  {
    Trigger: LinkTrigger, Preview: LinkPart, Menu: LinkPart, MenuAction: LinkPart,
    resolveHref: (href) => parse(href).path
  }
);

export const ErrorBoundary = ({ error }) => createElement(
  View, null, createElement(Text, null, String(error?.message ?? error))
);
export const Head = () => null;
export const SplashScreen = {
  preventAutoHideAsync: async () => true, hideAsync: async () => {}, hide() {}, setOptions() {}
};
export const Unmatched = () => createElement(
  View, { style: { flex: 1, alignItems: 'center', justifyContent: 'center' } },
  createElement(Text, null, 'Unmatched Route')
);
export const Sitemap = Unmatched;
export const withLayoutContext = (NavigatorComponent) => {
  // The wrapped navigator of React Navigation gets the layout's files as its screens.
  function Wrapped({ children, ...props }) {
    const { node, screens } = useScreens(children);
    const first = props.initialRouteName ?? settingsOf(node)?.initialRouteName ?? startOf(node, screens);
    return createElement(NavigatorComponent, { ...props, initialRouteName: first },
      screens.map(({ name, component, options, ...rest }) => createElement(
        Screen, { ...rest, key: name, name, component, options }
      )));
  }
  return Object.assign(Wrapped, { Screen, Group, Protected });
};

// expo-router/ui: headless tabs.
export const TabsUI = ({ children, ...props }) => createElement(View, props, children);
export const TabSlot = Slot;
export const TabList = ({ children, asChild, ...props }) => createElement(View, props, children);
export const TabTrigger = ({ href, name, children, asChild, ...props }) =>
  (asChild ? cloneElement(Children.only(children), { onPress: () => go(href ?? name) }) : createElement(
    Pressable, { ...props, onPress: () => go(href ?? name) }, children
  ));

// ---- the root

export function ExpoRoot() {
  const start = device.url ? parse(device.url).path : '/';
  const initial = useMemo(() => {
    const match = matchPath(tree, absolute(start)) ?? matchPath(tree, '/');
    return match ? nest(match.screens, match.params) : null;
  }, []);
  useEffect(() => {
    send({ t: 'route', path: currentPath() });
    let last = currentPath();
    const changed = container.events.add('address', () => {
      if (currentPath() === last) return;
      last = currentPath();
      send({ t: 'route', path: last });
    });
    const opened = Linking.addEventListener('url', ({ url }) => go(url));
    return () => { changed.remove(); opened.remove(); };
  }, []);
  const RootLayout = tree.layout ? moduleOf(tree.layout).default : Slot;
  const asked = useMemo(() => ({ navigator: rootHolder(initial), key: 'root' }), []);
  return createElement(ContainerContext.Provider, { value: container },
    createElement(ThemeContext.Provider, { value: DefaultTheme },
      createElement(NavigatorContext.Provider, { value: initial ? asked : null },
        createElement(
          LayoutContext.Provider, { value: tree },
          createElement(Suspense, { fallback: null }, createElement(RootLayout))
        ))));
}

// Stands above the root navigator only to hand it the first address.
function rootHolder(initial) {
  return {
    routes: [
      { key: 'root', name: 'root', params: initial ? { screen: initial.name, params: initial.params } : undefined }
    ],
    nested: { set: (key, navigator) => { container.attach(navigator); }, get: () => container.root, delete() {} },
    current: { key: 'root', name: 'root' },
    canGoBack: () => false, back: () => false, popToTop: () => false, reset: () => false,
    go: () => false, object: () => ({ isFocused: () => true, ...container.api() }),
  };
}
