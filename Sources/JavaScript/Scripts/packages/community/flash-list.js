// @shopify/flash-list, @legendapp/list: drawn as FlatList.
import { FlatList } from '../../react-native/lists.js';

export class FlashList extends FlatList {}
export class MasonryFlashList extends FlatList {}
export class AnimatedFlashList extends FlatList {}
export class LegendList extends FlatList {}
