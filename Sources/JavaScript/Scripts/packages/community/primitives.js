// Headless components: @rn-primitives, portals, menus of zeego, action sheets, toasts, variants of class names.
import {
  cloneElement, createContext, createElement, forwardRef, isValidElement, useContext, useEffect, useState, Children
} from '../../react/index.js';
import { send } from '../../runtime/link.js';
import { setTimeout as later } from '../../runtime/timers.js';
import { View, Text, Pressable } from '../../react-native/components.js';
import { ActionSheetIOS } from '../../react-native/apis.js';
import { Listeners } from '../../react-native/device.js';

// ---- class-variance-authority, tailwind-variants

const joined = (...parts) => parts.flat(3).filter((part) => typeof part === 'string' && part).join(' ');
export function cva(base, { variants = {}, compoundVariants = [], defaultVariants = {} } = {}) {
  const make = (props = {}) => {
    const chosen = { ...defaultVariants };
    for (const [name, value] of Object.entries(props)) if (value !== undefined) chosen[name] = value;
    return joined(
      base, Object.entries(variants).map(([name, options]) => options[String(chosen[name])]),
      compoundVariants.filter(({ class: _, className, ...wanted }) => Object.entries(wanted).every(
        ([name, value]) => [value].flat().includes(chosen[name])
      )).map((item) => [item.class, item.className]), props.class, props.className
    );
  };
  return Object.assign(make, { variants });
}
export const cx = joined;
export const tv = ({ base = '', slots, ...rest }) => {
  if (!slots) return cva(base, rest);
  return () => Object.fromEntries(Object.entries({ base, ...slots }).map(([name, text]) => [
    name, (props = {}) => joined(text, props.class, props.className)
  ]));
};

// What a root says of its parts: open, chosen, checked.
const State = createContext(null);

// ---- portals: what is put into one stands at its host, or at its end when there is no host

const portals = new Map();
const changes = new Listeners();
let nextPortal = 1;
function usePortal(name, hostName, children) {
  const [id] = useState(() => name ?? `portal-${nextPortal++}`);
  useEffect(() => {
    portals.set(id, { hostName, children });
    changes.emit('change');
  });
  useEffect(() => () => { portals.delete(id); changes.emit('change'); }, []);
}
export function Portal({ name, hostName = 'root', children }) {
  const state = useContext(State);
  usePortal(name, hostName, createElement(State.Provider, { value: state }, children));
  return null;
}
export function PortalHost({ name = 'root' }) {
  const [, again] = useState(0);
  useEffect(() => {
    const listening = changes.add('change', () => again((count) => count + 1));
    again((count) => count + 1);
    return () => listening.remove();
  }, []);
  return [...portals].filter(([, portal]) => portal.hostName === name).map(([id, portal]) => createElement(
    View, { key: id }, portal.children
  ));
}
export const PortalProvider = ({ children }) => createElement(
  View, { style: { flex: 1 } }, children, createElement(PortalHost, {})
);
export const usePortalContext = () => ({ addPortal() {}, removePortal() {} });

// ---- @rn-primitives: each part is a view, a text or a button; what opens is open, selected or checked by its root

const merge = (child, props) => (isValidElement(child) ? cloneElement(child, {
  ...props, ...child.props, style: [props.style, child.props.style].filter(Boolean),
  onPress: props.onPress || child.props.onPress ? (event) => {
    child.props.onPress?.(event);
    props.onPress?.(event);
  } : undefined,
}) : child);
const part = (Base, adapt = (props) => props) => forwardRef(({ asChild, ...given }, ref) => {
  const { children, ...props } = adapt(given, useContext(State));
  if (asChild) return merge(Children.toArray(children).find(isValidElement), props);
  const inner = typeof children === 'function' ? children({ pressed: false }) : children;
  return createElement(Base, { ...props, ref }, inner);
});
// The state of a root: open and value, kept here where the app does not.
export const Root = forwardRef(({
  open, defaultOpen = false, onOpenChange, value, defaultValue, onValueChange, checked, onCheckedChange, pressed,
  onPressedChange, type, asChild, children, ...props
}, ref) => {
  const [ownOpen, setOpen] = useState(defaultOpen);
  const [ownValue, setValue] = useState(defaultValue);
  const isToggle = onCheckedChange || onPressedChange;
  const state = {
    open: open ?? ownOpen, setOpen: (next) => { setOpen(next); onOpenChange?.(next); },
    value: value ?? ownValue, checked: checked ?? pressed ?? false,
    setValue: (next) => { setValue(next); onValueChange?.(next); },
  };
  const toggle = () => { onCheckedChange?.(!state.checked); onPressedChange?.(!state.checked); };
  const inner = typeof children === 'function' ? children({ pressed: false }) : children;
  const shown = { ...props, ...(isToggle && { onPress: toggle }), ref };
  return createElement(State.Provider, { value: state },
    asChild ? merge(Children.toArray(inner).find(isValidElement), shown)
      : createElement(isToggle ? Pressable : View, shown, inner));
});
export const Trigger = part(Pressable, ({ value, onPress, ...props }, state) => ({
  ...props, onPress: (event) => {
    onPress?.(event);
    if (value === undefined) state?.setOpen(!state.open);
    else state?.setValue(value);
  },
}));
export const Content = forwardRef(({ forceMount, value, asChild, align, side, sideOffset, insets, ...props }, ref) => {
  const state = useContext(State);
  const isShown = forceMount || !state || (value === undefined ? state.open : state.value === value);
  return isShown ? createElement(View, { ...props, ref }) : null;
});
export const Overlay = forwardRef(({ closeOnPress = true, forceMount, asChild, ...props }, ref) => {
  const state = useContext(State);
  if (state && !state.open && !forceMount) return null;
  return createElement(Pressable, { ...props, onPress: closeOnPress ? () => state?.setOpen(false) : undefined, ref });
});
const closing = ({ onPress, ...props }, state) => ({
  ...props, onPress: (event) => { onPress?.(event); state?.setOpen(false); }
});
export const Close = part(Pressable, closing);
export const Cancel = Close;
export const Action = Close;
const choosing = ({ onPress, onSelect, value, ...props }, state) => ({
  ...props, onPress: (event) => {
    onPress?.(event);
    onSelect?.(event);
    const chosen = typeof value === 'string' && props.label ? { value, label: props.label } : value;
    if (value !== undefined) state?.setValue(chosen);
    state?.setOpen(false);
  },
});
export const Item = part(Pressable, choosing);
export const CheckboxItem = Item;
export const RadioItem = Item;
export const List = part(View);
export const Group = part(View);
export const RadioGroup = part(View);
export const Header = part(View);
export const Viewport = part(View);
export const ItemIndicator = () => null;
export const Indicator = ({ children, ...props }) => {
  const state = useContext(State);
  return state?.checked ? createElement(View, props, children) : null;
};
export const Thumb = part(View);
export const Track = part(View);
export const Range = part(View);
export const Separator = part(View);
export const Title = part(Text);
export const Description = part(Text);
export const Label = part(Text);
export const ItemText = part(Text, (props) => props);
export const Value = ({ placeholder, ...props }) => {
  const value = useContext(State)?.value;
  return createElement(Text, props, value?.label ?? value ?? placeholder);
};
export const Fallback = part(View);
export const Slot = forwardRef(({ children, ...props }, ref) => merge(
  Children.toArray(children).find(isValidElement), { ...props, ref }
));
export const SlotView = Slot;
export const Sub = ({ children }) => children;
export const SubTrigger = Trigger;
export const SubContent = Content;
export const useRootContext = () => useContext(State) ?? { open: false, onOpenChange() {}, value: undefined };
export const useTriggerContext = useRootContext;
export { Text, View, Pressable };

// zeego: a menu lies at its trigger.
export const ItemTitle = part(Text);
export const ItemSubtitle = part(Text);
export const ItemIcon = () => null;
export const ItemImage = () => null;
export const Preview = () => null;
export const Auxiliary = () => null;
export const Arrow = () => null;
export const create = (Inner) => Inner;

// ---- @expo/react-native-action-sheet

const showActionSheetWithOptions = (options, chosen) => ActionSheetIOS.showActionSheetWithOptions(options, chosen);
export const ActionSheetProvider = ({ children }) => children;
export const useActionSheet = () => ({ showActionSheetWithOptions });
export const connectActionSheet = (Inner) => (props) => createElement(Inner, { ...props, showActionSheetWithOptions });

// ---- toasts: a text above the app, for as long as the phone shows one. It is drawn where the app has the
// package's component, and told in the events where the package draws it by itself.

const SHOWN_FOR = 4000;
let current = null;
let shown = 0;
function say(title, message) {
  const text = [title, message].filter((item) => typeof item === 'string' && item).join('\n');
  if (!text) return;
  current = text;
  const mine = ++shown;
  if (changes.count('toast') === 0) send({ t: 'log', level: 'info', text: `toast: ${text}` });
  changes.emit('toast');
  later(() => { if (shown === mine) hideToast(); }, SHOWN_FOR);
}
function hideToast() {
  current = null;
  changes.emit('toast');
}
const told = (first, second) => (typeof first === 'object' && first !== null
  ? say(first.text1 ?? first.title, first.text2 ?? first.message) : say(first, second?.description ?? second));
function ToastView() {
  const [, again] = useState(0);
  useEffect(() => {
    const listening = changes.add('toast', () => again((count) => count + 1));
    return () => listening.remove();
  }, []);
  if (!current) return null;
  return createElement(
    View, { style: { position: 'absolute', left: 16, right: 16, top: 64, padding: 12, borderRadius: 12,
      backgroundColor: '#333' } },
    createElement(Text, { style: { color: 'white' } }, current)
  );
}
export const Toast = Object.assign(ToastView, { show: told, hide: hideToast, setRef() {} });
export const toast = Object.assign(told, Object.fromEntries(
  ['success', 'error', 'info', 'warning', 'loading', 'message', 'show'].map((kind) => [kind, told])
), { dismiss: hideToast, remove: hideToast, custom() {}, promise: (promise) => promise });
export const BaseToast = () => null;
export const ErrorToast = BaseToast;
export const InfoToast = BaseToast;
export const Toaster = ToastView;
export const Toasts = ToastView;
export const ToastProvider = ({ children }) => createElement(
  View, { style: { flex: 1 } }, children, createElement(ToastView)
);
export const alert = told;
export const dismissAllAlerts = hideToast;
export const useToast = () => ({ show: told, hide: hideToast, hideAll: hideToast });
