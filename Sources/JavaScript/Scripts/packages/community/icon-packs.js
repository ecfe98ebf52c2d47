// lucide-react-native, phosphor-react-native, react-native-heroicons…: every name is an icon.
import { createElement, forwardRef } from '../../react/index.js';
import { symbolFor } from './icon-symbols.js';

const kebab = (name) => name.replace(/(?:Icon)?$/, '').replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
const made = new Map();

function icon(name) {
  if (!made.has(name)) {
    const Icon = forwardRef(({ size = 24, color = 'black', style, weight, strokeWidth, ...props }, ref) =>
      createElement(
        'Icon',
        {
          ...props, ref, set: 'icons', name: kebab(name), symbol: symbolFor(kebab(name)), size, color,
          style: [{ width: size, height: size }, style]
        }
      ));
    Icon.displayName = name;
    made.set(name, Icon);
  }
  return made.get(name);
}

// Asked by the facade for names that are not here.
export const __anyName = (name) => (/^[A-Z]/.test(name) ? icon(name) : undefined);
export const IconContext = { Provider: ({ children }) => children };
