import Foundation
import ViewArchive

// Modifiers of lists and of their rows, but for their styles; what is not drawn is reported so.
extension View {
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    RowBackgroundView(content: self, layer: view)
  }

  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    RowInsetsView(content: self, insets: insets?.insets)
  }
  nonisolated public func listRowInsets(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    RowInsetsView(content: self, insets: length.map { RowGroup.insets(edges, $0) })
  }
  nonisolated public func listRowSeparator(_ visibility: Visibility) -> some View {
    onScreen(visibility == .hidden ? .rowWithoutSeparator : nil)
  }
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    undrawn("deleteDisabled")
  }
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    undrawn("moveDisabled")
  }
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    undrawn("selectionDisabled")
  }
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    undrawn("listItemTint")
  }
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    undrawn("listRowSpacing")
  }
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    undrawn("listSectionSpacing")
  }
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    undrawn("listSectionSpacing")
  }
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { undrawn("listRowSeparatorTint") }
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set
  ) -> some View { listRowSeparator(visibility) }
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { undrawn("listSectionSeparator") }
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    undrawn("headerProminence")
  }
}

public struct ListSectionSpacing: Sendable {
  public static let `default` = Self()
  public static let compact = Self()
  public static func custom(_ spacing: CGFloat) -> Self { Self() }
}
