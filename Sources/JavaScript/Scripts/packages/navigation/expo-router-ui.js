// expo-router/ui: tabs without a look of their own.
export { TabsUI as Tabs, TabSlot, TabList, TabTrigger } from './expo-router.js';
