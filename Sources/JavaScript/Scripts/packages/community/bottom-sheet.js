// @gorhom/bottom-sheet: a sheet is a View at the lower edge while its index is not −1.
import { createElement, forwardRef, useImperativeHandle, useState } from '../../react/index.js';
import { View, ScrollView, TextInput, TouchableOpacity, Modal } from '../../react-native/components.js';
import { FlatList, SectionList } from '../../react-native/lists.js';

function useSheet(ref, first, onChange) {
  const [index, setIndex] = useState(first);
  const go = (next) => { setIndex(next); onChange?.(next); };
  useImperativeHandle(ref, () => ({
    snapToIndex: go, snapToPosition: () => go(0), expand: () => go(0), collapse: () => go(0), close: () =>
      go(-1), forceClose: () => go(-1), present: () => go(0), dismiss: () => go(-1),
  }), [onChange]);
  return [index, go];
}

const heightOf = (points, index) => {
  const list = Array.isArray(points) ? points : points?.value ?? [];
  return list[Math.min(Math.max(index, 0), list.length - 1)];
};
const panel = (props, index) => createElement(View, {
  style: [
    {
      position: 'absolute', left: 0, right: 0, bottom: 0, height: heightOf(props.snapPoints, index),
      backgroundColor: 'white', borderTopLeftRadius: 15, borderTopRightRadius: 15, overflow: 'hidden'
    },
    props.backgroundStyle, props.style
  ]
},
  typeof props.children === 'function' ? props.children({}) : props.children);

const BottomSheet = forwardRef(function BottomSheet({ index: first = 0, onChange, onClose, ...props }, ref) {
  const [index] = useSheet(ref, first, (next) => { onChange?.(next); if (next < 0) onClose?.(); });
  return index < 0 ? null : panel(props, index);
});
export default BottomSheet;
export { BottomSheet };
export const BottomSheetModal = forwardRef(function BottomSheetModal(
  { onChange, onDismiss, index: first = 0, ...props }, ref
) {
  const [index, go] = useSheet(ref, -1, (next) => { onChange?.(next); if (next < 0) onDismiss?.(); });
  return index < 0 ? null : createElement(
    Modal, { transparent: true, onRequestClose: () => go(-1) }, panel(props, Math.max(index, first))
  );
});
export const BottomSheetModalProvider = ({ children }) => children;
export const BottomSheetView = View;
export const BottomSheetScrollView = ScrollView;
export const BottomSheetFlatList = FlatList;
export const BottomSheetSectionList = SectionList;
export const BottomSheetTextInput = TextInput;
export const BottomSheetBackdrop = () => null;
export const BottomSheetHandle = () => null;
export const BottomSheetFooter = ({ children }) => children;
export const TouchableOpacityOfSheet = TouchableOpacity;
export const useBottomSheet = () => ({ close() {}, expand() {}, collapse() {}, snapToIndex() {} });
export const useBottomSheetModal = () => ({ dismiss() {}, dismissAll() {} });
export const useBottomSheetSpringConfigs = (config) => config;
export const useBottomSheetTimingConfigs = (config) => config;
