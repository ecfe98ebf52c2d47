// Which imports lead to modules of Island's own. A value is a file, or [file, export for `default`].
const own = (folder, names) => Object.fromEntries(names.map((name) => [name, folder]));

const EXACT = {
  react: 'react/index.js',
  'react/jsx-runtime': 'react/jsx-runtime.js',
  'react/jsx-dev-runtime': 'react/jsx-runtime.js',
  'react/compiler-runtime': 'packages/react-compiler-runtime.js',
  'react-native': 'react-native/index.js',
  'react-is': 'packages/react-is.js',
  'use-sync-external-store': 'react/index.js',
  'use-sync-external-store/shim': 'react/index.js',

  ...own('packages/expo/core.js', ['expo', 'expo-modules-core', 'expo-dev-client']),
  'expo-constants': 'packages/expo/constants.js',
  ...own('packages/expo/quiet.js',
    ['expo-status-bar', 'expo-splash-screen', 'expo-haptics', 'expo-font', 'expo-keep-awake', 'expo-asset',
      'expo-navigation-bar',
    'expo-system-ui', 'expo-screen-capture', 'expo-screen-orientation', 'expo-store-review']),
  ...own(
    'packages/expo/phone.js',
    [
      'expo-linking', 'expo-localization', 'expo-clipboard', 'expo-web-browser', 'expo-device', 'expo-application',
      'expo-battery', 'expo-network', 'expo-updates'
    ]
  ),
  ...own(
    'packages/expo/views.js',
    ['expo-image', 'expo-linear-gradient', 'expo-blur', 'expo-glass-effect', 'expo-symbols', 'expo-mesh-gradient']
  ),
  'react-native-linear-gradient': ['packages/expo/views.js', 'LinearGradient'],
  'react-native-fast-image': ['packages/expo/views.js', 'Image'],
  '@react-native-community/blur': 'packages/expo/views.js',
  'expo-notifications': 'packages/expo/notifications.js',
  ...own('packages/expo/device-access.js',
    ['expo-location', 'expo-task-manager', 'expo-background-task', 'expo-background-fetch', 'expo-image-picker',
      'expo-document-picker', 'expo-camera',
    'expo-media-library', 'expo-calendar', 'expo-contacts', 'expo-sharing', 'expo-mail-composer', 'expo-print',
      'expo-sms', 'expo-sensors', 'expo-tracking-transparency']),
  ...own('packages/expo/media.js', ['expo-video', 'expo-audio', 'expo-av']),
  'expo-secure-store': 'packages/expo/secure-store.js',
  ...own('packages/expo/files.js', ['expo-file-system', 'expo-file-system/legacy', 'expo-file-system/next']),
  'expo-crypto': 'packages/expo/crypto.js',
  'expo-widgets': 'packages/expo-widgets.js',
  ...own('packages/voltra/ios.js', ['voltra', '@use-voltra/ios']),
  ...own('packages/voltra/client.js', ['voltra/client', '@use-voltra/ios-client']),
  ...own('packages/voltra/server.js', ['voltra/server', '@use-voltra/ios/server', '@use-voltra/ios-server',
    '@use-voltra/server']),
  ...own('packages/expo-ui.js', ['@expo/ui', '@expo/ui/swift-ui', '@expo/ui/swift-ui/modifiers']),
  '@bacons/apple-targets': 'packages/apple-targets.js',

  ...own(
    'packages/navigation/expo-router.js',
    [
      'expo-router', 'expo-router/stack', 'expo-router/tabs', 'expo-router/drawer', 'expo-router/unstable-native-tabs',
      'expo-router/head'
    ]
  ),
  'expo-router/ui': 'packages/navigation/expo-router-ui.js',
  ...own('packages/navigation/react-navigation.js',
    ['@react-navigation/native', '@react-navigation/core', '@react-navigation/elements', '@react-navigation/stack',
      '@react-navigation/native-stack',
    '@react-navigation/bottom-tabs', '@react-navigation/drawer', '@react-navigation/material-top-tabs',
      '@react-navigation/material-bottom-tabs', '@react-navigation/routers', '@bottom-tabs/react-navigation']),

  'react-native-safe-area-context': 'packages/community/safe-area.js',
  'react-native-gesture-handler': 'packages/community/gesture-handler.js',
  'react-native-gesture-handler/ReanimatedSwipeable': ['packages/community/swipeable.js', 'Swipeable'],
  'react-native-gesture-handler/Swipeable': ['packages/community/swipeable.js', 'Swipeable'],
  'react-native-reanimated': 'packages/community/reanimated.js',
  'react-native-worklets': 'packages/community/reanimated.js',
  'react-native-svg': 'packages/community/svg.js',
  '@react-native-async-storage/async-storage': 'packages/community/async-storage.js',
  'react-native-mmkv': 'packages/community/mmkv.js',
  ...own(
    'packages/community/icon-packs.js',
    [
      'lucide-react-native', 'phosphor-react-native', 'react-native-heroicons/solid', 'react-native-heroicons/outline',
      '@tabler/icons-react-native', 'iconsax-react-native'
    ]
  ),
  '@gorhom/bottom-sheet': 'packages/community/bottom-sheet.js',
  ...own(
    'packages/logic/zustand.js',
    [
      'zustand', 'zustand/middleware', 'zustand/shallow', 'zustand/react/shallow', 'zustand/vanilla',
      'zustand/middleware/immer', 'zustand/traditional'
    ]
  ),
  ...own(
    'packages/logic/react-query.js',
    [
      '@tanstack/react-query', '@tanstack/react-query-persist-client', '@tanstack/query-async-storage-persister',
      '@tanstack/query-sync-storage-persister'
    ]
  ),
  ...own('packages/logic/i18n.js', ['i18next', 'react-i18next']),
  'i18n-js': ['packages/logic/i18n.js', 'i18nJS'],
  ...own('packages/community/net.js', ['axios', '@supabase/supabase-js']),
  'date-fns': 'packages/logic/date-fns.js',
  'expo-sqlite': 'packages/expo/sqlite.js',
  'expo-sqlite/next': 'packages/expo/sqlite.js',
  'expo-sqlite/kv-store': ['packages/expo/sqlite.js', 'Storage'],
  dayjs: ['packages/logic/dayjs.js', 'dayjs'],
  moment: ['packages/logic/dayjs.js', 'moment'],
  'moment-timezone': ['packages/logic/dayjs.js', 'moment'],
  lodash: 'packages/logic/lodash.js',
  'lodash-es': 'packages/logic/lodash.js',
  ...own(
    'packages/logic/state.js',
    [
      'redux', '@reduxjs/toolkit', 'react-redux', 'redux-persist', 'redux-persist/integration/react', 'reselect'
    ]
  ),
  ...own('packages/logic/jotai.js', ['jotai', 'jotai/utils', 'jotai/vanilla', 'jotai/vanilla/utils', 'jotai/react']),
  immer: ['packages/logic/state.js', 'produce'],
  moti: 'packages/community/small.js',
  'react-native-paper': 'packages/community/paper.js',
  nativewind: 'packages/community/nativewind.js',
  'react-native-css-interop': 'packages/community/nativewind.js',
  ...own(
    'packages/community/sentry.js', ['@sentry/react-native', 'sentry-expo', '@bugsnag/react-native', '@bugsnag/expo']
  ),
  '@shopify/flash-list': 'packages/community/flash-list.js',
  '@legendapp/list': 'packages/community/flash-list.js',
  'react-native-pager-view': ['packages/community/small.js', 'PagerView'],
  'react-native-background-timer': ['packages/community/small.js', 'BackgroundTimer'],
  '@react-native-masked-view/masked-view': ['packages/community/small.js', 'MaskedView'],
  '@react-native-community/slider': ['packages/community/small.js', 'Slider'],
  '@react-native-community/datetimepicker': ['packages/community/small.js', 'DateTimePicker'],
  '@react-native-community/netinfo': ['packages/community/small.js', 'NetInfo'],
  'react-native-device-info': 'packages/community/device-info.js',
  'react-native-localize': 'packages/community/device-info.js',
  ...own('packages/community/environment.js', ['@env', 'react-native-dotenv', 'react-native-config']),
  zod: ['packages/logic/zod.js', 'z'],
  ...own('packages/logic/zod.js', ['zod/v3', 'zod/v4', 'zod/mini', 'zod/v4-mini']),
  ...own('packages/logic/mobx.js', ['mobx', 'mobx-react-lite', 'mobx-react']),
  ...own(
    'packages/logic/forms.js', ['react-hook-form', '@hookform/resolvers/zod', '@hookform/resolvers/yup']
  ),
  'styled-components': ['packages/community/styled.js', 'styled'],
  'styled-components/native': ['packages/community/styled.js', 'styled'],
  '@emotion/native': ['packages/community/styled.js', 'styled'],
  '@emotion/react': 'packages/community/styled.js',
  'react-native-unistyles': 'packages/community/unistyles.js',
  ...own(
    'packages/community/primitives.js',
    ['class-variance-authority', 'tailwind-variants', '@gorhom/portal', '@expo/react-native-action-sheet',
      'sonner-native', '@backpackapp-io/react-native-toast', 'burnt']
  ),
  'react-native-toast-message': ['packages/community/primitives.js', 'Toast'],
  'lottie-react-native': ['packages/expo/media.js', 'LottieView'],
  'react-native-video': ['packages/expo/media.js', 'Video'],
  'react-native-keyboard-aware-scroll-view': 'packages/community/small.js',
  events: ['packages/community/small.js', 'EventEmitter'],
  eventemitter3: ['packages/community/small.js', 'EventEmitter'],
  buffer: 'packages/community/buffer.js',
  clsx: ['packages/community/small.js', 'clsx'],
  classnames: ['packages/community/small.js', 'clsx'],
  ...own(
    'packages/community/small.js',
    [
      'react-native-screens', 'react-native-keyboard-controller', 'react-native-tab-view', 'tailwind-merge', 'uuid',
      'nanoid', 'nanoid/non-secure', '@react-native-picker/picker', 'react-native-webview'
    ]
  ),
  ...own('packages/empty.js',
    ['react-native-url-polyfill/auto', 'react-native-url-polyfill', 'react-native-get-random-values',
      'react-native-polyfill-globals/auto', 'react-native-gesture-handler/jestSetup',
    'expo/metro-config', 'nativewind/types', 'expo-router/types', 'core-js', 'intl-pluralrules', 'fast-text-encoding',
      'text-encoding-polyfill']),
};

const PREFIX = {
  'react-native/': 'packages/react-native-deep.js',
  '@expo/vector-icons/': 'packages/community/icons.js',
  'react-native-vector-icons/': 'packages/community/icons.js',
  'lucide-react-native/': 'packages/community/icon-packs.js',
  'date-fns/': 'packages/logic/date-fns.js',
  'expo/': 'packages/expo/core.js',
  'dayjs/': 'packages/logic/dayjs.js',
  'moment/': 'packages/empty.js',
  'lodash/': 'packages/logic/lodash.js',
  'lodash.': 'packages/logic/lodash.js',
  '@expo/vector-icons': 'packages/community/icons.js',
  '@react-native-vector-icons/': 'packages/community/icons.js',
  '@expo-google-fonts/': 'packages/expo/google-fonts.js',
  '@rn-primitives/': 'packages/community/primitives.js',
  'zeego/': 'packages/community/primitives.js',
};
const STRICT = new Set([
  'react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react/compiler-runtime', 'react-is', 'date-fns', 'zustand',
  'lodash', 'lodash-es', 'redux', '@reduxjs/toolkit', 'react-redux', 'immer', 'zod', 'mobx', 'react-hook-form'
]);

// A package the project has in node_modules wins over these: they only fill in where it has none.
export const REPLACEABLE =
  new Set(['date-fns', 'zustand', 'zustand/middleware', 'zustand/shallow', 'zustand/react/shallow', 'zustand/vanilla',
    'zustand/middleware/immer', 'zustand/traditional',
  '@tanstack/react-query', '@tanstack/react-query-persist-client', 'i18next', 'react-i18next', 'i18n-js', 'axios',
    '@supabase/supabase-js', 'clsx', 'classnames', 'tailwind-merge', 'uuid', 'nanoid', 'events', 'dayjs', 'moment',
      'moment-timezone', 'lodash', 'lodash-es', 'redux', '@reduxjs/toolkit', 'react-redux', 'redux-persist',
  'redux-persist/integration/react', 'jotai', 'jotai/utils', 'jotai/vanilla', 'jotai/vanilla/utils', 'jotai/react',
    'reselect', 'immer', 'zod', 'zod/v3', 'zod/v4', 'zod/mini', 'zod/v4-mini', 'mobx', 'mobx-react-lite', 'mobx-react',
    'react-hook-form', '@hookform/resolvers/zod', '@hookform/resolvers/yup', 'class-variance-authority',
    'tailwind-variants', 'eventemitter3', 'buffer']);

// { file, pick, strict } or null.
export function hostModule(name) {
  let found = Object.hasOwn(EXACT, name) ? EXACT[name] : null;
  let pick;
  if (!found) {
    const prefix = Object.keys(PREFIX).find((start) => name.startsWith(start));
    if (!prefix) return null;
    found = PREFIX[prefix];
    // `@expo/vector-icons/Ionicons`: the last part is the export.
    if (/icons|lodash/.test(prefix) || prefix === 'date-fns/') pick = name.split(prefix === 'lodash.' ? '.'
      : '/').pop().replace(/\.js$/, '');
    if (prefix === 'dayjs/') pick = name.includes('/plugin/') ? 'plugin' : undefined;
  }
  if (Array.isArray(found)) [found, pick] = found;
  if (name === 'expo-router/stack') pick = 'Stack';
  if (name === 'expo-router/tabs') pick = 'Tabs';
  if (name === 'expo-router/drawer') pick = 'Drawer';
  if (name === 'expo-router/head') pick = 'Head';
  if (name === 'react-i18next') pick = 'none';
  return { file: found, pick, strict: STRICT.has(name) };
}
