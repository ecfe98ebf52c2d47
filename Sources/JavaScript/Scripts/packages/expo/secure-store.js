// expo-secure-store.
import { store } from '../storage.js';

const area = store('secure-store');
export const getItemAsync = async (key) => area.get(key);
export const setItemAsync = async (key, value) => { area.set(key, String(value)); };
export const deleteItemAsync = async (key) => { area.remove(key); };
export const getItem = (key) => area.get(key);
export const setItem = (key, value) => { area.set(key, String(value)); };
export const isAvailableAsync = async () => true;
export const canUseBiometricAuthentication = () => false;
export const WHEN_UNLOCKED = 0;
export const AFTER_FIRST_UNLOCK = 1;
export const ALWAYS = 2;
export const WHEN_UNLOCKED_THIS_DEVICE_ONLY = 3;
export const AFTER_FIRST_UNLOCK_THIS_DEVICE_ONLY = 4;
export const WHEN_PASSCODE_SET_THIS_DEVICE_ONLY = 5;
export const ALWAYS_THIS_DEVICE_ONLY = 6;
