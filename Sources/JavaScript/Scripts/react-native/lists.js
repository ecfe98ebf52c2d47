// FlatList and SectionList: all rows up to a hundred; longer lists grow as they are scrolled.
import { createElement, PureComponent, Fragment, isValidElement } from '../react/index.js';
import { View, ScrollView } from './components.js';
import { flatten } from './style.js';

const FIRST = 100;
const STEP = 50;

const slot = (Part) => (Part == null || Part === false ? null : isValidElement(Part) ? Part : createElement(Part));

const keyOf = (item, index) => {
  if (typeof item === 'object' && item?.key != null) return String(item.key);
  if (typeof item === 'object' && item?.id != null) return String(item.id);
  return String(index);
};

const separators = { highlight() {}, unhighlight() {}, updateProps() {} };

// `count` rows and how to draw one; both lists are made of it.
export class VirtualizedList extends PureComponent {
  state = { limit: Math.max(FIRST, this.props.initialNumToRender ?? 0) };
  #endAt = -1;
  #scroll = null;

  scrollToOffset = ({ offset = 0, animated } = {}) =>
    this.#scroll?.scrollTo(this.props.horizontal ? { x: offset, animated } : { y: offset, animated });
  scrollToEnd = (options) => this.#scroll?.scrollToEnd(options);
  scrollToTop = () => this.scrollToOffset({ offset: 0 });
  scrollToIndex = ({ index, animated } = {}) => {
    const layout = this.props.getItemLayout?.(this.props.data, index);
    this.scrollToOffset({ offset: layout?.offset ?? index * 44, animated });
  };
  scrollToItem = ({ item, animated } = {}) => this.scrollToIndex({
    index: [...this.props.data].indexOf(item), animated
  });
  scrollToLocation = ({ animated } = {}) => this.scrollToOffset({ offset: 0, animated });
  recordInteraction() {}
  flashScrollIndicators() {}
  getScrollResponder = () => this.#scroll;
  getNativeScrollRef = () => this.#scroll;
  getScrollableNode = () => this.#scroll?._nativeTag;
  setNativeProps() {}

  #count() {
    const { data, getItemCount } = this.props;
    return getItemCount ? getItemCount(data) : data?.length ?? 0;
  }

  #item(index) {
    const { data, getItem } = this.props;
    return getItem ? getItem(data, index) : data[index];
  }

  #onScroll = (event) => {
    const { onScroll, onEndReached, onEndReachedThreshold = 2, horizontal } = this.props;
    onScroll?.(event);
    const { contentOffset, contentSize, layoutMeasurement } = event.nativeEvent;
    if (!contentOffset || !contentSize || !layoutMeasurement) return;
    const [offset, size, seen] = horizontal
      ? [contentOffset.x, contentSize.width, layoutMeasurement.width]
      : [contentOffset.y, contentSize.height, layoutMeasurement.height];
    const left = size - offset - seen;
    if (left < 2 * seen && this.state.limit < this.#count()) {
      this.setState(({ limit }) => ({ limit: limit + STEP }));
      return;
    }
    if (left <= onEndReachedThreshold * seen && this.#endAt !== size) {
      this.#endAt = size; // once for each length of the content
      onEndReached?.({ distanceFromEnd: left });
    }
  };

  #row(index) {
    const { renderItem, ListItemComponent, CellRendererComponent, keyExtractor = keyOf } = this.props;
    const item = this.#item(index);
    const key = String(keyExtractor(item, index));
    const drawn = ListItemComponent
      ? createElement(ListItemComponent, { item, index, separators })
      : renderItem?.({ item, index, separators }) ?? null;
    return {
      key,
      element: CellRendererComponent ? createElement(
        CellRendererComponent, { item, index, cellKey: key }, drawn
      ) : drawn
    };
  }

  #rows() {
    const { numColumns = 1, columnWrapperStyle, ItemSeparatorComponent: Separator, horizontal, inverted } = this.props;
    const count = Math.min(this.#count(), this.state.limit);
    const rows = [];
    for (let index = 0; index < count; index += numColumns) {
      const cells = [];
      for (let i = index; i < Math.min(count, index + numColumns); i += 1) cells.push(this.#row(i));
      const last = index + numColumns >= count;
      const between = Separator && !last
        ? isValidElement(Separator) ? Separator : createElement(
          Separator,
          { highlighted: false, leadingItem: this.#item(index), trailingItem: this.#item(index + numColumns) }
        ) : null;
      const inner = numColumns > 1
        ? createElement(
          View, { style: [{ flexDirection: 'row' }, columnWrapperStyle] },
          ...cells.map(({ key, element }) => createElement(Fragment, { key }, element))
        )
        : cells[0].element;
      rows.push(createElement(
        View,
        { key: cells.map((cell) => cell.key).join(':'), style: horizontal ? { flexDirection: 'row' } : undefined },
        inner, between
      ));
    }
    return inverted ? rows.reverse() : rows;
  }

  render() {
    const { ListHeaderComponent, ListFooterComponent, ListEmptyComponent, ListHeaderComponentStyle,
      ListFooterComponentStyle,
      contentContainerStyle, renderScrollComponent, data, renderItem, keyExtractor, extraData, getItemLayout,
        ...rest } = this.props;
    const wrap = (part, style, key) => part && createElement(View, { style, key }, part);
    const rows = this.#rows();
    const body = rows.length ? rows : [
      slot(ListEmptyComponent) && createElement(Fragment, { key: '.empty' }, slot(ListEmptyComponent))
    ];
    const content = [
      wrap(slot(ListHeaderComponent), ListHeaderComponentStyle, '.header'),
      ...body,
      wrap(slot(ListFooterComponent), ListFooterComponentStyle, '.footer'),
    ];
    if (this.props.inverted) content.reverse();
    const refresh = rest.onRefresh ? { onRefresh: rest.onRefresh, refreshing: rest.refreshing ?? false } : {};
    const props = {
      ...rest, ...refresh, contentContainerStyle, onScroll: this.#onScroll, ref: (scroll) => { this.#scroll = scroll; }
    };
    if (renderScrollComponent) return createElement(
      Fragment, null, createElement(renderScrollComponent(props).type, props, ...content)
    );
    return createElement(ScrollView, props, ...content);
  }
}

export class FlatList extends VirtualizedList {}

// Sections become one list of headers, rows and footers.
export class SectionList extends PureComponent {
  #list = null;
  scrollToLocation = (options) => this.#list?.scrollToLocation(options);
  recordInteraction() {}
  flashScrollIndicators() {}
  getScrollResponder = () => this.#list?.getScrollResponder();

  #flat() {
    const { sections = [], renderSectionHeader, renderSectionFooter, keyExtractor = keyOf } = this.props;
    const rows = [];
    sections.forEach((section, s) => {
      const sectionKey = section.key ?? String(s);
      if (renderSectionHeader) rows.push({ kind: 'header', section, key: sectionKey + ':header' });
      section.data.forEach((item, index) => rows.push({
        kind: 'item', section, item, index, key: `${sectionKey}:${(section.keyExtractor ?? keyExtractor)(item, index)}`,
          last: index === section.data.length - 1,
      }));
      if (renderSectionFooter) rows.push({ kind: 'footer', section, key: sectionKey + ':footer' });
    });
    return rows;
  }

  #draw = ({ item: row }) => {
    const {
      renderItem, renderSectionHeader, renderSectionFooter, ItemSeparatorComponent, SectionSeparatorComponent
    } = this.props;
    if (row.kind === 'header') return renderSectionHeader({ section: row.section });
    if (row.kind === 'footer') return renderSectionFooter({ section: row.section });
    const Between = row.section.ItemSeparatorComponent ?? (row.last ? null : ItemSeparatorComponent);
    const drawn = (row.section.renderItem ?? renderItem)({
      item: row.item, index: row.index, section: row.section, separators
    });
    return createElement(Fragment, null, drawn, Between && createElement(
      Between, { section: row.section, leadingItem: row.item }
    ),
      row.last && SectionSeparatorComponent ? createElement(
        SectionSeparatorComponent, { section: row.section }
      ) : null);
  };

  render() {
    const { sections, renderItem, renderSectionHeader, renderSectionFooter, ItemSeparatorComponent,
      SectionSeparatorComponent,
      keyExtractor, stickySectionHeadersEnabled = true, ...rest } = this.props;
    const data = this.#flat();
    const before = rest.ListHeaderComponent ? 1 : 0;
    const sticky = stickySectionHeadersEnabled && renderSectionHeader
      ? data.flatMap((row, i) => (row.kind === 'header' ? [i + before] : [])) : undefined;
    return createElement(VirtualizedList, {
      ...rest, data, renderItem: this.#draw, keyExtractor: (row) =>
        row.key, stickyHeaderIndices: sticky, ref: (list) => { this.#list = list; },
    });
  }
}

export class VirtualizedSectionList extends SectionList {}
export const rowStyle = flatten;
