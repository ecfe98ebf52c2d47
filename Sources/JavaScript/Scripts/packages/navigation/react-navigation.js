// @react-navigation/*: containers, navigators of all kinds, hooks and actions.
import {
  createElement, forwardRef, useContext, useEffect, useImperativeHandle, useMemo, useSyncExternalStore, createRef
} from '../../react/index.js';
import { Text } from '../../react-native/components.js';
import { Listeners } from '../../react-native/device.js';
import {
  NavigationContext, RouteContext, FocusContext, ThemeContext, ContainerContext, Screen, Group, screensOf, useNavigator
} from './core.js';
import { StackView, TabsView } from './views.js';
import { TouchableOpacity, Pressable } from '../../react-native/components.js';

export { NavigationContext, NavigationContext as NavigationRouteContextValue, RouteContext as NavigationRouteContext };
export const NavigationHelpersContext = NavigationContext;

const fonts = {
  regular: { fontFamily: 'System', fontWeight: '400' }, medium: { fontFamily: 'System', fontWeight: '500' },
  bold: { fontFamily: 'System', fontWeight: '600' }, heavy: { fontFamily: 'System', fontWeight: '700' }
};
export const DefaultTheme = {
  dark: false, fonts,
  colors: {
    primary: 'rgb(0, 122, 255)', background: 'rgb(242, 242, 242)', card: 'rgb(255, 255, 255)', text: 'rgb(28, 28, 30)',
    border: 'rgb(216, 216, 216)', notification: 'rgb(255, 59, 48)'
  }
};
export const DarkTheme = {
  dark: true, fonts,
  colors: {
    primary: 'rgb(10, 132, 255)', background: 'rgb(1, 1, 1)', card: 'rgb(18, 18, 18)', text: 'rgb(229, 229, 231)',
    border: 'rgb(39, 39, 41)', notification: 'rgb(255, 69, 58)'
  }
};
export const ThemeProvider = ({ value, children }) => createElement(ThemeContext.Provider, { value }, children);
export const useTheme = () => useContext(ThemeContext) ?? DefaultTheme;

// The root of all navigators: answers for whichever is outermost.
export class Container {
  root = null;
  events = new Listeners();
  attach(navigator) {
    if (this.root === navigator) return;
    this.root = navigator;
    for (const fn of this.waiting.splice(0)) Promise.resolve().then(fn);
    // Attached while rendering: whoever shows the address learns of it afterwards.
    Promise.resolve().then(() => this.#told());
  }
  waiting = [];
  version = 0;
  #told() {
    this.version += 1;
    this.events.emit('address');
  }
  changed() {
    this.events.emit('state', { data: { state: this.root?.state() } });
    this.#told();
  }
  // For useSyncExternalStore: what is shown depends on the version.
  subscribe = (fn) => {
    const subscription = this.events.add('address', fn);
    return () => subscription.remove();
  };

  // The deepest focused route.
  focused() {
    let navigator = this.root;
    while (navigator?.nested.get(navigator.current?.key)) navigator = navigator.nested.get(navigator.current.key);
    return navigator?.current;
  }

  api() {
    const act = (name) => (...args) => this.root?.object(this.root.current)[name](...args);
    return {
      navigate: act('navigate'), goBack: act('goBack'), reset: act('reset'), dispatch: act('dispatch'),
        push: act('push'), setParams: act('setParams'),
      canGoBack: () => this.root?.canGoBack()
        ?? false, isReady: () => this.root !== null, getCurrentRoute: () => this.focused(),
      getRootState: () => this.root?.state(), getState: () => this.root?.state(), getCurrentOptions: () =>
        ({}), resetRoot: act('reset'), isFocused: () => true,
      addListener: (type, fn) => {
        const subscription = this.events.add(type, fn);
        return () => subscription.remove();
      },
      removeListener: (type, fn) => this.events.remove(type, fn), getParent: () => undefined, current: null,
    };
  }
}

export const NavigationContainer = forwardRef(function NavigationContainer(
  { children, theme, onReady, onStateChange, ref: _ref }, ref
) {
  const container = useMemo(() => new Container(), []);
  useImperativeHandle(ref, () => container.api(), []);
  useEffect(() => { onReady?.(); }, []);
  useEffect(() => {
    const subscription = container.events.add('state', ({ data }) => onStateChange?.(data.state));
    return () => subscription.remove();
  }, [onStateChange]);
  return createElement(ContainerContext.Provider, { value: container },
    createElement(ThemeContext.Provider, { value: theme ?? DefaultTheme }, children));
});
export const NavigationIndependentTree = ({ children }) => children;

// `createNavigationContainerRef()` is a ref and an API in one.
export function createNavigationContainerRef() {
  const ref = createRef();
  const listeners = [];
  return new Proxy(ref, {
    get(target, name) {
      if (name === 'current' || name in target) return target[name];
      if (name === 'isReady') return () => target.current !== null;
      if (name === 'addListener') return (type, fn) => (target.current ? target.current.addListener(type, fn) : (
        listeners.push([type, fn]), () => {}
      ));
      return (...args) => target.current?.[name]?.(...args);
    },
  });
}
export const useNavigationContainerRef = () => useMemo(createNavigationContainerRef, []);

// ---- navigators

// React Navigation 7 also describes screens as data: `screens: { Home: Component | { screen, options } }`.
function screensOfConfig(config) {
  const list = (screens, groupOptions) => Object.entries(screens ?? {}).map(([name, value]) => {
    const stated = typeof value === 'object' && value !== null && !value.$$typeof
      && (value.screen || value.config === undefined && !value.Navigator) ? value : { screen: value };
    const Inner = stated.screen?.Navigator ? () => createElement(staticComponent(stated.screen)) : stated.screen;
    return { name, ...stated, component: Inner, groupOptions, when: stated.if };
  });
  const groups = Object.values(config.groups
    ?? {}).flatMap((group) => list(group.screens, group.screenOptions).map((screen) => ({
      ...screen, when: screen.when ?? group.if
    })));
  return [...list(config.screens), ...groups];
}

const components = new WeakMap();
function staticComponent(navigator) {
  if (!components.has(navigator)) components.set(navigator, () => createElement(navigator.Navigator));
  return components.get(navigator);
}

function factory(kind, View, defaults = {}) {
  return (config) => {
    const described = config ? screensOfConfig(config) : null;
    function NavigatorComponent({ children, initialRouteName, screenOptions, tabBar }) {
      const screens = described ? described.filter((screen) => !screen.when || screen.when()) : screensOf(children);
      const navigator = useNavigator(kind, screens, initialRouteName ?? config?.initialRouteName);
      if (!navigator.routes.length) return null;
      return createElement(
        View,
        {
          navigator, screenOptions: screenOptions ?? config?.screenOptions, tabBar: tabBar ?? config?.tabBar,
          ...defaults
        }
      );
    }
    return { Navigator: NavigatorComponent, Screen, Group, config };
  };
}

export const createNativeStackNavigator = factory('stack', StackView);
export const createStackNavigator = createNativeStackNavigator;
export const createBottomTabNavigator = factory('tab', TabsView);
export const createMaterialTopTabNavigator = factory('tab', TabsView, { headerDefault: false });
export const createMaterialBottomTabNavigator = createBottomTabNavigator;
export const createNativeBottomTabNavigator = createBottomTabNavigator;
export const createDrawerNavigator = factory('drawer', TabsView, { tabBar: () => null });

export function createStaticNavigation(navigator) {
  return forwardRef((props, ref) => createElement(
    NavigationContainer, { ...props, ref }, createElement(navigator.Navigator)
  ));
}
export const createComponentForStaticNavigation = staticComponent;

// ---- hooks

export function useNavigation() {
  const navigation = useContext(NavigationContext);
  const container = useContext(ContainerContext);
  if (navigation) return navigation;
  if (!container) throw new Error("Couldn't find a navigation object. Is your component inside NavigationContainer?");
  return container.api();
}
export function useRoute() {
  const route = useContext(RouteContext);
  if (!route) throw new Error("Couldn't find a route object. Is your component inside a screen in a navigator?");
  return route;
}
export const useIsFocused = () => useContext(FocusContext);
export function useFocusEffect(effect) {
  const focused = useContext(FocusContext);
  useEffect(() => (focused ? effect() : undefined), [effect, focused]);
}
export function useNavigationState(select) {
  const container = useContext(ContainerContext);
  useSyncExternalStore(container ? container.subscribe : () => () => {}, () => container?.version);
  return select(container?.root?.state() ?? { routes: [], index: 0 });
}
export const useScrollToTop = () => {};
export const usePreventRemove = () => {};
export const useLinkTo = () => () => {};
export const useLinkProps = () => ({ onPress() {} });
export const useLinkBuilder = () => ({ buildHref: () => undefined, buildAction: () => undefined });
export const useStateForPath = () => undefined;
export const useNavigationBuilder = () => ({
  state: { routes: [], index: 0 }, descriptors: {}, navigation: {}, NavigationContent: ({ children }) => children
});
export const createNavigatorFactory = () => factory('stack', StackView);

export function Link({ children, screen, params, to, style, ...props }) {
  const navigation = useNavigation();
  return createElement(
    Text, { ...props, style, onPress: () => navigation.navigate(screen ?? to?.screen ?? to, params ?? to?.params) },
    children
  );
}

const action = (type, make) => (...args) => ({ type, payload: make(...args) });
export const CommonActions = {
  navigate: action(
    'NAVIGATE', (name, params) => (typeof name === 'object' ? name : { name, params })
  ), goBack: () => ({ type: 'GO_BACK' }),
  reset: action('RESET', (state) => state), setParams: action('SET_PARAMS', (params) => ({ params })),
};
export const StackActions = {
  push: action('PUSH', (name, params) => ({ name, params })), replace: action(
    'REPLACE', (name, params) => ({ name, params })
  ),
  pop: action('POP', (count = 1) => ({ count })), popToTop: () => ({ type: 'POP_TO_TOP' }), popTo: action(
    'NAVIGATE', (name, params) => ({ name, params })
  ),
};
export const TabActions = { jumpTo: action('JUMP_TO', (name, params) => ({ name, params })) };
export const DrawerActions = {
  openDrawer: () => ({ type: 'OPEN_DRAWER' }), closeDrawer: () => ({ type: 'CLOSE_DRAWER' }),
  toggleDrawer: () => ({ type: 'TOGGLE_DRAWER' }), jumpTo: TabActions.jumpTo
};

// ---- elements

export const useHeaderHeight = () => 103;
export const useBottomTabBarHeight = () => 83;
export const BottomTabBarHeightContext = ThemeContext;
export const HeaderHeightContext = ThemeContext;
export const getDefaultHeaderHeight = () => 103;
export const getFocusedRouteNameFromRoute = (route) => route?.state?.routes?.[route.state.index]?.name
  ?? route?.params?.screen;
export const getHeaderTitle = (options, fallback) => (typeof options.headerTitle === 'string' ? options.headerTitle
  : options.title ?? fallback);
export const getPathFromState = () => '/';
export const getStateFromPath = () => undefined;
export const getActionFromState = () => undefined;
export const PlatformPressable = forwardRef((
  { pressColor, pressOpacity, href, hoverEffect, ...props }, ref
) => createElement(Pressable, { ...props, ref }));
export const Header = ({ title }) => createElement(Text, null, title);
export const HeaderTitle = ({ children, style }) => createElement(
  Text, { style: [{ fontSize: 17, fontWeight: '600' }, style] }, children
);
export const HeaderButton = TouchableOpacity;
export const HeaderBackButton = ({ onPress, label }) => createElement(
  TouchableOpacity, { onPress }, createElement(Text, { style: { color: '#007AFF', fontSize: 17 } }, label ?? 'Back')
);
export const HeaderBackground = () => null;
export const Button = ({ onPress, children, style }) => createElement(
  TouchableOpacity, { onPress, style }, createElement(Text, null, children)
);
export const BottomTabBar = () => null;
export const DrawerContentScrollView = ({ children }) => children;
export const DrawerItemList = () => null;
export const DrawerItem = ({ label, onPress }) => createElement(
  TouchableOpacity, { onPress }, createElement(Text, null, typeof label === 'string' ? label : '')
);
export const TransitionPresets = new Proxy({}, { get: () => ({}) });
export const CardStyleInterpolators = new Proxy({}, { get: () => () => ({}) });
export const HeaderStyleInterpolators = CardStyleInterpolators;
export const TransitionSpecs = TransitionPresets;
