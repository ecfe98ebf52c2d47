import SwiftUI

/// What a flex container knows of a child.
struct VoltraFlexItem: Equatable, Sendable {
  var grow = 0.0
  var shrink = 0.0
  /// Nil: the width or the height along the axis, else what the content takes.
  var basis: VoltraLength?
  var width: VoltraLength?
  var height: VoltraLength?
  var widths = VoltraBox.Limits()
  var heights = VoltraBox.Limits()
  /// Nil: as the container aligns its children.
  var alignment: VoltraAlignment?
  var margin = EdgeInsets()
}

extension VoltraFlexItem: LayoutValueKey {
  static let defaultValue = VoltraFlexItem()
}

extension View {
  func flexItem(_ item: VoltraFlexItem) -> some View {
    layoutValue(key: VoltraFlexItem.self, value: item)
  }
}
