// react-native-paper: its most used components in Material 3's measures and light colours.
import { createContext, createElement, useContext, useState } from '../../react/index.js';
import {
  View, Text as NativeText, TouchableOpacity, Image, ScrollView, Modal as NativeModal, Switch, TextInput as NativeInput,
  ActivityIndicator as NativeSpinner
} from '../../react-native/components.js';
import { symbolFor } from './icon-symbols.js';

const fonts = {
  displayLarge: [57, 64], displayMedium: [45, 52], displaySmall: [36, 44], headlineLarge: [32, 40],
    headlineMedium: [28, 36], headlineSmall: [24, 32],
  titleLarge: [22, 28], titleMedium: [16, 24, '500'], titleSmall: [14, 20, '500'], labelLarge: [14, 20, '500'],
    labelMedium: [12, 16, '500'], labelSmall: [11, 16, '500'],
  bodyLarge: [16, 24], bodyMedium: [14, 20], bodySmall: [12, 16], default: [14, 20],
};
const fontStyles = Object.fromEntries(Object.entries(fonts)
  .map(([name, [fontSize, lineHeight, fontWeight = '400']]) => [
    name, { fontSize, lineHeight, fontWeight, fontFamily: 'System', letterSpacing: 0 }
  ]));

const theme = (dark, colors) => ({
  dark, isV3: true, version: 3, mode: 'adaptive', roundness: 4, animation: { scale: 1 }, fonts: fontStyles, colors
});
export const MD3LightTheme = theme(false, {
  primary: '#6750A4', onPrimary: '#FFFFFF', primaryContainer: '#EADDFF', onPrimaryContainer: '#21005D',
    secondary: '#625B71', onSecondary: '#FFFFFF', secondaryContainer: '#E8DEF8', onSecondaryContainer: '#1D192B',
  tertiary: '#7D5260', onTertiary: '#FFFFFF', tertiaryContainer: '#FFD8E4', onTertiaryContainer: '#31111D',
    surface: '#FFFBFE', onSurface: '#1C1B1F', surfaceVariant: '#E7E0EC', onSurfaceVariant: '#49454F',
      surfaceDisabled: 'rgba(28, 27, 31, 0.12)', onSurfaceDisabled: 'rgba(28, 27, 31, 0.38)',
  background: '#FFFBFE', onBackground: '#1C1B1F', error: '#B3261E', onError: '#FFFFFF', errorContainer: '#F9DEDC',
    onErrorContainer: '#410E0B', outline: '#79747E', outlineVariant: '#CAC4D0', inverseSurface: '#313033',
      inverseOnSurface: '#F4EFF4', inversePrimary: '#D0BCFF', shadow: '#000000', scrim: '#000000',
        backdrop: 'rgba(50, 47, 55, 0.4)',
  elevation: {
    level0: 'transparent', level1: '#F7F3F9', level2: '#F3EDF6', level3: '#EEE8F4', level4: '#ECE6F3', level5: '#E9E3F1'
  },
});
export const MD3DarkTheme = theme(true, {
  ...MD3LightTheme.colors, primary: '#D0BCFF', onPrimary: '#381E72', primaryContainer: '#4F378B',
    onPrimaryContainer: '#EADDFF', secondaryContainer: '#4A4458', onSecondaryContainer: '#E8DEF8', surface: '#1C1B1F',
      onSurface: '#E6E1E5', surfaceVariant: '#49454F', onSurfaceVariant: '#CAC4D0',
  background: '#1C1B1F', onBackground: '#E6E1E5', error: '#F2B8B5', outline: '#938F99', elevation: {
    level0: 'transparent', level1: '#25232A', level2: '#2C2831', level3: '#312D38', level4: '#33303A', level5: '#37333E'
  },
});
export const DefaultTheme = MD3LightTheme;
export const DarkTheme = MD3DarkTheme;
export const MD2LightTheme = MD3LightTheme;
export const MD2DarkTheme = MD3DarkTheme;
export const MD2Colors = new Proxy(
  {},
  {
    get: (_, name) => (/white/.test(String(name)) ? '#ffffff' : /black/.test(String(name)) ? '#000000'
      : String(name).replace(/\d+$/, ''))
  }
);
export const MD3Colors = MD2Colors;
export const Colors = MD2Colors;
export const configureFonts = () => fontStyles;
export const adaptNavigationTheme = ({ reactNavigationLight, reactNavigationDark } = {}) => ({
  LightTheme: reactNavigationLight, DarkTheme: reactNavigationDark
});

const ThemeContext = createContext(MD3LightTheme);
export const useTheme = () => useContext(ThemeContext);
export const PaperProvider = ({ theme: given, children }) => createElement(
  ThemeContext.Provider, { value: given ?? MD3LightTheme }, children
);
export const Provider = PaperProvider;
export const ThemeProvider = PaperProvider;
export const withTheme = (Component) => (props) => createElement(Component, { ...props, theme: useTheme() });

const variantOf = (name) => {
  const [fontSize, lineHeight, fontWeight] = fonts[name] ?? fonts.bodyMedium;
  return { fontSize, lineHeight, fontWeight };
};
export function Text({ variant, style, children, ...props }) {
  const { colors } = useTheme();
  return createElement(
    NativeText, { ...props, style: [{ color: colors.onSurface }, variant ? variantOf(variant) : null, style] }, children
  );
}
export const customText = () => Text;
const preset = (variant) => (props) => createElement(Text, { variant, ...props });
export const Title = preset('titleLarge');
export const Headline = preset('headlineSmall');
export const Subheading = preset('titleMedium');
export const Paragraph = preset('bodyMedium');
export const Caption = preset('bodySmall');
export const HelperText = ({ visible = true, type, ...props }) => (visible ? createElement(
  Text, { variant: 'bodySmall', ...props }
) : null);

const words = (value, style) => (typeof value === 'string' || typeof value === 'number'
  ? createElement(NativeText, { style }, value) : value);

export function Icon({ source, size = 24, color }) {
  const { colors } = useTheme();
  if (typeof source === 'function') return source({ size, color });
  if (typeof source === 'object' && source) return createElement(
    Image, { source, style: { width: size, height: size } }
  );
  return createElement(
    'Icon',
    {
      set: 'MaterialCommunityIcons', name: source, symbol: symbolFor(source), size,
      color: color ?? colors.onSurfaceVariant, style: { width: size, height: size }
    }
  );
}

export function IconButton({
  icon, size = 24, iconColor, color, onPress, onLongPress, disabled, mode, style, containerColor, accessibilityLabel,
  testID
}) {
  const { colors } = useTheme();
  const fill = mode === 'contained' ? colors.primary : mode === 'contained-tonal' ? colors.secondaryContainer
    : undefined;
  return createElement(TouchableOpacity, {
    onPress, onLongPress, disabled, accessibilityLabel, testID,
    style: [
      {
        width: size + 16, height: size + 16, margin: 6, borderRadius: (size + 16) / 2, alignItems: 'center',
        justifyContent: 'center', backgroundColor: containerColor ?? fill, borderWidth: mode === 'outlined' ? 1 : 0,
        borderColor: colors.outline
      },
      style
    ]
  },
    createElement(
      Icon, { source: icon, size, color: iconColor ?? color ?? (mode === 'contained' ? colors.onPrimary : undefined) }
    ));
}

export function Button({
  mode = 'text', children, icon, onPress, onLongPress, disabled, loading, style, labelStyle, contentStyle, buttonColor,
  textColor, color, testID, accessibilityLabel
}) {
  const { colors } = useTheme();
  const solid = {
    contained: colors.primary, 'contained-tonal': colors.secondaryContainer, elevated: colors.elevation.level1
  }[mode];
  const label = textColor ?? (mode === 'contained' ? colors.onPrimary : mode === 'contained-tonal'
    ? colors.onSecondaryContainer : color ?? colors.primary);
  return createElement(TouchableOpacity, {
    onPress, onLongPress, disabled, testID, accessibilityLabel,
    style: [
      {
        borderRadius: 20, minWidth: 64,
        backgroundColor: disabled ? (solid && colors.surfaceDisabled) : buttonColor ?? solid,
        borderWidth: mode === 'outlined' ? 1 : 0, borderColor: colors.outline
      },
      style
    ]
  },
    createElement(View, {
      style: [{ flexDirection: 'row', alignItems: 'center', justifyContent: 'center' }, contentStyle]
    },
      loading ? createElement(NativeSpinner, { color: label, style: { marginLeft: 12 } }) : icon ? createElement(
        View, { style: { marginLeft: 12 } }, createElement(Icon, { source: icon, size: 18, color: label })
      ) : null,
      createElement(
        NativeText,
        {
          numberOfLines: 1,
          style: [
            variantOf('labelLarge'),
            {
              textAlign: 'center', marginVertical: 10, marginHorizontal: mode === 'text' ? 12 : 24,
              color: disabled ? colors.onSurfaceDisabled : label
            },
            labelStyle
          ]
        },
        children
      )));
}
export const FAB = Object.assign(function FAB({ icon, label, onPress, style, visible = true, color }) {
  const { colors } = useTheme();
  return visible ? createElement(TouchableOpacity, {
    onPress,
    style: [
      {
        minWidth: 56, height: 56, borderRadius: 16, padding: 16, gap: 8, flexDirection: 'row', alignItems: 'center',
        justifyContent: 'center', backgroundColor: colors.primaryContainer
      },
      style
    ]
  },
    createElement(Icon, { source: icon, color: color ?? colors.onPrimaryContainer }), label ? words(
      label, [variantOf('labelLarge'), { color: colors.onPrimaryContainer }]
    ) : null) : null;
}, { Group: () => null });
export const AnimatedFAB = FAB;

export function Surface({ children, style, elevation = 1, ...props }) {
  const { colors } = useTheme();
  return createElement(
    View, { ...props, style: [{ backgroundColor: colors.elevation[`level${elevation}`] ?? colors.surface }, style] },
    children
  );
}
export const Card = Object.assign(({ children, style, contentStyle, onPress, onLongPress, mode }) => createElement(
  Surface,
  {
    onPress, onLongPress,
    style: [{ borderRadius: 12 }, mode === 'outlined' && { borderWidth: 1, borderColor: '#79747E' }, style]
  },
  createElement(View, { style: contentStyle }, children)
), {
  Content: ({ children, style }) => createElement(
    View, { style: [{ paddingHorizontal: 16, paddingVertical: 16 }, style] }, children
  ),
  Actions: ({ children, style }) => createElement(
    View, { style: [{ flexDirection: 'row', justifyContent: 'flex-end', padding: 8, gap: 8 }, style] }, children
  ),
  Cover: ({ source, style }) => createElement(Image, { source, style: [{ height: 195, borderRadius: 12 }, style] }),
  Title: ({ title, subtitle, left, right, style, titleStyle }) => createElement(View, {
    style: [{ flexDirection: 'row', alignItems: 'center', minHeight: 72, paddingLeft: 16 }, style]
  }, left?.({ size: 40 }) ?? null,
    createElement(
      View, { style: { flex: 1, justifyContent: 'center' } },
      createElement(Text, { variant: 'bodyLarge', style: titleStyle }, title),
      subtitle ? createElement(Text, { variant: 'bodyMedium' }, subtitle) : null
    ), right?.({ size: 24 }) ?? null),
});
export function Divider({ style }) {
  return createElement(View, { style: [{ height: 1 / 3, backgroundColor: useTheme().colors.outlineVariant }, style] });
}
export const Appbar = Object.assign(({ children, style }) => createElement(
  Surface, { style: [{ height: 64, flexDirection: 'row', alignItems: 'center', paddingHorizontal: 4 }, style] },
  children
), {
  Header: ({ children, style }) => createElement(
    Surface,
    {
      elevation: 0,
      style: [{ height: 64, marginTop: 59, flexDirection: 'row', alignItems: 'center', paddingHorizontal: 4 }, style]
    },
    children
  ),
  Content: ({ title, titleStyle, style }) => createElement(
    View, { style: [{ flex: 1, paddingHorizontal: 12 }, style] }, words(title, [variantOf('titleLarge'), titleStyle])
  ),
  Action: (props) => createElement(IconButton, props), BackAction: (props) => createElement(
    IconButton, { icon: 'arrow-left', ...props }
  ),
});

export function TextInput({
  label, value, mode, left, right, error, style, theme: _theme, dense, outlineColor, activeOutlineColor, ...props
}) {
  const { colors } = useTheme();
  return createElement(View, {
    style: [
      {
        minHeight: 56, borderRadius: 4, paddingHorizontal: 16, justifyContent: 'center',
        borderColor: error ? colors.error : colors.outline, borderWidth: mode === 'outlined' ? 1 : 0,
        backgroundColor: mode === 'outlined' ? undefined : colors.surfaceVariant
      },
      style
    ]
  },
    label && value ? words(label, { fontSize: 12, color: colors.onSurfaceVariant }) : null,
    createElement(
      NativeInput,
      {
        ...props, value, placeholder: props.placeholder ?? (typeof label === 'string' ? label : undefined),
        style: { fontSize: 16, color: colors.onSurface }
      }
    ));
}
TextInput.Icon = (props) => createElement(IconButton, props);
TextInput.Affix = ({ text }) => createElement(Text, null, text);
export const Searchbar = ({ value, onChangeText, placeholder, style }) => createElement(
  TextInput, { value, onChangeText, placeholder, style }
);

export function Chip({ children, icon, onPress, selected, style, textStyle }) {
  const { colors } = useTheme();
  return createElement(TouchableOpacity, {
    onPress,
    style: [
      {
        flexDirection: 'row', alignItems: 'center', borderRadius: 8, height: 32,
        backgroundColor: colors.secondaryContainer
      },
      style
    ]
  },
    selected || icon ? createElement(View, { style: { paddingLeft: 8 } }, createElement(Icon, { source: icon
      ?? 'check', size: 18 })) : null, words(
        children, [variantOf('labelLarge'), { marginHorizontal: 12, color: colors.onSecondaryContainer }, textStyle]
      ));
}
export const Badge = ({ children, visible = true, style }) => (visible ? createElement(
  View,
  {
    style: [
      {
        backgroundColor: '#B3261E', borderRadius: 10, minWidth: 20, height: 20, alignItems: 'center',
        justifyContent: 'center'
      },
      style
    ]
  },
  words(children, { color: 'white', fontSize: 10 })
) : null);
export const ProgressBar = ({ progress = 0, color, style, visible = true }) => {
  const { colors } = useTheme();
  return visible ? createElement(
    View, { style: [{ height: 4, backgroundColor: colors.surfaceVariant }, style] },
    createElement(
      View, { style: { height: 4, width: `${Math.round(progress * 100)}%`, backgroundColor: color ?? colors.primary } }
    )
  ) : null;
};
export const ActivityIndicator = ({ animating = true, color, size = 24, style }) => createElement(
  NativeSpinner, { animating, color: color ?? '#6750A4', size, style }
);
export { Switch };
const tick = (on, off, checked) => ({ status, value, onPress, disabled, color, label }) =>
  createElement(TouchableOpacity, {
    onPress: () => onPress?.(value), disabled, style: { padding: 6, flexDirection: 'row', alignItems: 'center', gap: 8 }
  },
  createElement(
    'Icon',
    {
      set: 'MaterialCommunityIcons', name: status === checked ? on : off,
      symbol: status === checked ? 'checkmark.square.fill' : 'square', size: 24, color: color ?? '#6750A4',
      style: { width: 24, height: 24 }
    }
  ), label ? words(label) : null);
export const Checkbox = Object.assign(
  tick('checkbox-marked', 'checkbox-blank-outline', 'checked'),
  { Item: tick('checkbox-marked', 'checkbox-blank-outline', 'checked') }
);
const RadioContext = createContext(null);
export const RadioButton = Object.assign(function RadioButton({ value, status, ...props }) {
  const group = useContext(RadioContext);
  return createElement(
    Checkbox,
    {
      ...props, value, status: group ? (group.value === value ? 'checked' : 'unchecked') : status,
      onPress: (chosen) => { props.onPress?.(chosen); group?.onValueChange(value); }
    }
  );
}, {
  Group: ({ value, onValueChange, children }) => createElement(
    RadioContext.Provider, { value: { value, onValueChange } }, children
  )
});
RadioButton.Item = RadioButton;
export const SegmentedButtons = ({ value, onValueChange, buttons, style }) => createElement(View, {
  style: [{ flexDirection: 'row' }, style]
}, buttons.map((button) =>
  createElement(
    TouchableOpacity,
    {
      key: button.value, onPress: () => { button.onPress?.(); onValueChange(button.value); },
      style: {
        flex: 1, borderWidth: 1, borderColor: '#79747E', paddingVertical: 9, alignItems: 'center',
        backgroundColor: value === button.value ? '#E8DEF8' : undefined
      }
    },
    createElement(Text, { variant: 'labelLarge' }, button.label)
  )));
export const ToggleButton = Object.assign(IconButton, {});
export const Avatar = {
  Text: ({ label, size = 64, style }) => createElement(
    View,
    {
      style: [
        {
          width: size, height: size, borderRadius: size / 2, backgroundColor: '#6750A4', alignItems: 'center',
          justifyContent: 'center'
        },
        style
      ]
    },
    words(label, { color: 'white', fontSize: size / 2 })
  ),
  Image: ({ source, size = 64, style }) => createElement(
    Image, { source, style: [{ width: size, height: size, borderRadius: size / 2 }, style] }
  ),
  Icon: ({ icon, size = 64, style, color }) => createElement(
    View,
    {
      style: [
        {
          width: size, height: size, borderRadius: size / 2, backgroundColor: '#6750A4', alignItems: 'center',
          justifyContent: 'center'
        },
        style
      ]
    },
    createElement(Icon, { source: icon, size: size * 0.6, color: color ?? 'white' })
  ),
};
export const List = {
  Section: ({ title, children, style }) => createElement(
    View, { style }, title ? createElement(List.Subheader, null, title) : null, children
  ),
  Subheader: ({ children, style }) => createElement(
    Text, { variant: 'bodyMedium', style: [{ paddingHorizontal: 16, paddingVertical: 13 }, style] }, children
  ),
  Item: ({ title, description, left, right, onPress, style, titleStyle }) => createElement(TouchableOpacity, {
    onPress,
    style: [{ flexDirection: 'row', paddingVertical: 8, paddingHorizontal: 16, alignItems: 'center', gap: 16 }, style]
  }, left?.({ color: '#49454F', style: {} }) ?? null,
    createElement(
      View, { style: { flex: 1 } },
      typeof title === 'function' ? title({}) : createElement(Text, { variant: 'bodyLarge', style: titleStyle }, title),
      description ? (typeof description === 'function' ? description({}) : createElement(
        Text, { variant: 'bodyMedium' }, description
      )) : null
    ), right?.({ color: '#49454F', style: {} }) ?? null),
  Icon: ({ icon, color }) => createElement(Icon, { source: icon, color }),
  Accordion: function Accordion({ title, children, expanded, onPress }) {
    const [open, setOpen] = useState(false);
    return createElement(
      View, null, createElement(List.Item, { title, onPress: onPress ?? (() => setOpen(!open)) }),
      (expanded ?? open) ? children : null
    );
  },
  AccordionGroup: ({ children }) => children,
};
export const Portal = Object.assign(({ children }) => children, { Host: ({ children }) => children });
export const Modal = ({ visible, onDismiss, children, contentContainerStyle }) => createElement(NativeModal, {
  visible: visible ?? false, transparent: true, onRequestClose: onDismiss
},
  createElement(
    View, { style: { flex: 1, justifyContent: 'center', backgroundColor: 'rgba(50, 47, 55, 0.4)' } },
    createElement(View, { style: contentContainerStyle }, children)
  ));
export const Dialog = Object.assign(({ visible, onDismiss, children, style }) => createElement(
  Modal,
  { visible, onDismiss, contentContainerStyle: [{ margin: 26, borderRadius: 28, backgroundColor: '#EEE8F4' }, style] },
  children
), {
  Title: ({ children }) =>
    createElement(Text, { variant: 'headlineSmall', style: { padding: 24, paddingBottom: 16 } }, children),
      Content: ({ children }) => createElement(View, { style: { paddingHorizontal: 24, paddingBottom: 24 } }, children),
  Actions: ({ children }) =>
    createElement(View, { style: { flexDirection: 'row', justifyContent: 'flex-end', paddingHorizontal: 24,
      paddingBottom: 24, gap: 8 } }, children), ScrollArea: ({ children }) =>
        createElement(ScrollView, null, children), Icon: ({ icon }) => createElement(Icon, { source: icon }),
});
export const Snackbar = ({ visible, children, action }) => (visible ? createElement(
  View,
  {
    style: {
      position: 'absolute', left: 8, right: 8, bottom: 42, borderRadius: 4, padding: 14, flexDirection: 'row',
      backgroundColor: '#313033'
    }
  },
  words(children, { color: '#F4EFF4', flex: 1 }),
  action ? createElement(Button, { textColor: '#D0BCFF', onPress: action.onPress }, action.label) : null
) : null);
export const Banner = ({ visible, children, actions = [] }) => (visible ? createElement(
  Surface, { style: { padding: 16 } }, words(children),
  createElement(
    View, { style: { flexDirection: 'row', justifyContent: 'flex-end' } },
    actions.map((item) => createElement(Button, { key: item.label, onPress: item.onPress }, item.label))
  )
) : null);
export const Menu = Object.assign(
  ({ visible, anchor, children }) => createElement(
    View, null, anchor,
    visible ? createElement(Surface, { elevation: 2, style: { paddingVertical: 8 } }, children) : null
  ),
  {
    Item: ({ title, onPress, leadingIcon }) => createElement(
      List.Item, { title, onPress, left: leadingIcon ? () => createElement(Icon, { source: leadingIcon }) : undefined }
    )
  }
);
export const Tooltip = ({ children }) => children;
export const TouchableRipple = TouchableOpacity;
export const DataTable = Object.assign(
  ({ children, style }) => createElement(View, { style }, children),
  Object.fromEntries(['Header', 'Row'].map((name) =>
    [name, ({ children, onPress, style }) =>
      createElement(View, { onPress,
        style: [{ flexDirection: 'row', minHeight: 48, paddingHorizontal: 16, alignItems: 'center' }, style] },
          children)]).concat(['Title', 'Cell'].map((name) => [
            name,
            ({ children, style, numeric }) => createElement(
              View, { style: [{ flex: 1, alignItems: numeric ? 'flex-end' : 'flex-start' }, style] }, words(children)
            )
          ])).concat([['Pagination', () => null]]))
);
