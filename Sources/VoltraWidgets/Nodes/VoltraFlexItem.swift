import Foundation
import SwiftUI

/// What a flex container knows of a child.
struct VoltraFlexItem: Equatable, Sendable {
  var grow = 0.0
  var shrink = 1.0
  var basis: Double?
  var width: Double?
  var height: Double?
  var margin = EdgeInsets()
  /// `alignSelf`; nil: as the container aligns its children.
  var alignment: String?

  init() {}

  init(_ style: VoltraValues) {
    grow = style.number("flexGrow") ?? style.number("flex") ?? 0
    shrink = style.number("flexShrink") ?? 1
    basis = style.number("flexBasis") ?? (style.number("flex").map { $0 > 0 ? 0 : nil } ?? nil)
    width = style.number("width")
    height = style.number("height")
    alignment = style.text("alignSelf")
    let edges = style.edges("margin")
    margin = EdgeInsets(
      top: edges.top, leading: edges.leading, bottom: edges.bottom, trailing: edges.trailing)
  }
}

extension VoltraFlexItem: LayoutValueKey {
  static let defaultValue = VoltraFlexItem()
}

extension View {
  func flexItem(_ item: VoltraFlexItem) -> some View {
    layoutValue(key: VoltraFlexItem.self, value: item)
  }
}
