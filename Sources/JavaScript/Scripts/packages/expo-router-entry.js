// The entry `expo-router/entry`: the route files are the app.
import { AppRegistry } from '../react-native/app-registry.js';
import { ExpoRoot } from './navigation/expo-router.js';

AppRegistry.registerComponent('main', () => ExpoRoot);
