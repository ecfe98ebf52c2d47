// What navigators draw: Screen and Tabs nodes, with headers and tab bars as parts of the tree.
import { createElement, isValidElement } from '../../react/index.js';
import { RouteScreen, optionsFor } from './core.js';

const fill = { flex: 1 };
const textOf = (value) => (typeof value === 'string' ? value : undefined);

function headerParts(options, navigator, route, canGoBack, back) {
  if (options.headerShown === false) return null;
  const tint = { tintColor: options.headerTintColor, canGoBack };
  if (typeof options.header === 'function') {
    return createElement('ScreenHeader', { key: 'header', custom: true },
      options.header({
        navigation: navigator.object(route), route, options, back: canGoBack ? { title: back } : undefined
      }));
  }
  const slot = (name, part) => (part == null || part === false ? null : createElement(
    'View', { key: name, slot: name }, part
  ));
  const draw = (part, props) => (typeof part === 'function' ? part(props) : isValidElement(part) ? part : null);
  const parts = [
    slot('left', draw(options.headerLeft, tint)),
    slot(
      'title',
      typeof options.headerTitle === 'function' ? draw(
        options.headerTitle, { children: options.title ?? route.name, ...tint }
      ) : null
    ),
    slot('right', draw(options.headerRight, tint)),
    slot('background', draw(options.headerBackground, {})),
  ].filter(Boolean);
  return parts.length ? createElement('ScreenHeader', { key: 'header' }, parts) : null;
}

export function StackView({ navigator, screenOptions, headerDefault = true }) {
  const top = navigator.routes.length - 1;
  return createElement('View', { style: fill }, navigator.routes.map((route, at) => {
    const screen = navigator.screens.get(route.name);
    const options = optionsFor(navigator, route, screen, screenOptions);
    const below = at > 0 ? navigator.routes[at - 1] : null;
    const backTitle = below ? optionsFor(
      navigator, below, navigator.screens.get(below.name), screenOptions
    ).title ?? below.name : undefined;
    const canGoBack = at > 0;
    const props = {
      key: route.key, route: route.name, hidden: at !== top || undefined, style: [
        fill, at !== top && { display: 'none' }, options.contentStyle ?? options.cardStyle
      ],
      title: textOf(options.headerTitle) ?? textOf(options.title) ?? route.name, headerShown: options.headerShown
        ?? headerDefault,
      headerTransparent: options.headerTransparent, largeTitle: options.headerLargeTitle,
        presentation: options.presentation,
      headerStyle: options.headerStyle, headerTintColor: options.headerTintColor,
        headerTitleStyle: options.headerTitleStyle,
      canGoBack, backTitle: textOf(options.headerBackTitle) ?? backTitle, onBack: canGoBack ? () => navigator.back()
        : undefined,
    };
    return createElement('Screen', props, headerParts(
      { ...options, headerShown: props.headerShown }, navigator, route, canGoBack, backTitle
    ),
      createElement(RouteScreen, { key: 'content', navigator, route, focused: at === top }));
  }));
}

// Native tab bars are told a symbol or a picture instead of being given an element.
function tabIcon(icon, color) {
  if (icon === null || typeof icon !== 'object' || isValidElement(icon) || Array.isArray(icon)) return icon ?? null;
  const { sfSymbol } = icon;
  if (sfSymbol) return createElement('Icon', { set: 'SF', name: sfSymbol, symbol: sfSymbol, size: 24, color });
  return createElement('Image', { source: icon, style: { width: 24, height: 24 } });
}

export function TabsView({ navigator, screenOptions, tabBar, headerDefault = true }) {
  const active = navigator.index;
  const all = navigator.routes.map((route) => ({
    route, screen: navigator.screens.get(route.name),
    options: optionsFor(navigator, route, navigator.screens.get(route.name), screenOptions)
  }));
  navigator.seen ??= new Set();
  navigator.seen.add(navigator.current?.key);
  const screens = all.map(({ route, options }, at) => {
    if (!navigator.seen.has(route.key) && options.lazy !== false) return null;
    const hidden = at !== active;
    const shown = options.headerShown ?? headerDefault;
    return createElement('Screen', {
      key: route.key, route: route.name, hidden: hidden || undefined, style: [
        fill, hidden && { display: 'none' }, options.sceneStyle
      ],
      title: textOf(options.headerTitle) ?? textOf(options.title) ?? route.name, headerShown: shown,
      headerStyle: options.headerStyle, headerTintColor: options.headerTintColor,
        headerTitleStyle: options.headerTitleStyle,
    }, headerParts({ ...options, headerShown: shown }, navigator, route, false), createElement(
      RouteScreen, { key: 'content', navigator, route, focused: !hidden }
    ));
  });
  return createElement(
    'Tabs', { style: fill }, createElement('View', { key: 'scenes', style: fill }, screens),
    tabBarOf({ navigator, all, active, tabBar })
  );
}

function tabBarOf({ navigator, all, active, tabBar }) {
  const descriptors = Object.fromEntries(all.map(({ route, options }) => [
    route.key, { options, route, navigation: navigator.object(route), render: () => null }
  ]));
  const navigation = { ...navigator.object(navigator.current), emit: ({ type, target }) => {
    const event = { type, target, defaultPrevented: false, preventDefault() { event.defaultPrevented = true; } };
    navigator.events.emit(`${target}:${type}`, event);
    return event;
  } };
  if (tabBar) return createElement(
    'TabBar', { key: 'bar', custom: true },
    tabBar({ state: navigator.state(), descriptors, navigation, insets: { top: 59, right: 0, bottom: 34, left: 0 } })
  );
  const options = all[active]?.options ?? {};
  if (options.tabBarStyle?.display === 'none') return null;
  const items = all.filter(({ options: own }) => own.href !== null
    && own.tabBarItemStyle?.display !== 'none').map(({ route, options: own }) => {
    const selected = navigator.current.key === route.key;
    const color = selected ? own.tabBarActiveTintColor ?? '#007AFF' : own.tabBarInactiveTintColor ?? '#8E8E93';
    const press = () => {
      const event = {
        type: 'tabPress', target: route.key, defaultPrevented: false,
        preventDefault() { event.defaultPrevented = true; }
      };
      navigator.events.emit(`${route.key}:tabPress`, event);
      if (!event.defaultPrevented) navigator.go(route.name, undefined);
    };
    const label = own.tabBarLabel;
    const title = typeof label === 'string' ? label : own.title ?? route.name;
    const icon = tabIcon(own.tabBarIcon?.({ focused: selected, color, size: 24 }), color);
    const shownLabel = typeof label === 'function' ? label({
      focused: selected, color, position: 'below-icon', children: title
    }) : null;
    if (typeof own.tabBarButton === 'function') {
      return createElement('TabItem', { key: route.key, title, selected, color, custom: true },
        own.tabBarButton({ onPress: press, children: icon, accessibilityState: { selected }, style: fill }));
    }
    return createElement(
      'TabItem',
      {
        key: route.key, title: own.tabBarShowLabel === false ? undefined : title, selected, color,
        badge: own.tabBarBadge, onPress: press
      },
      icon, shownLabel
    );
  });
  return createElement(
    'TabBar',
    {
      key: 'bar', style: options.tabBarStyle, activeTintColor: options.tabBarActiveTintColor,
      inactiveTintColor: options.tabBarInactiveTintColor
    },
    items
  );
}
