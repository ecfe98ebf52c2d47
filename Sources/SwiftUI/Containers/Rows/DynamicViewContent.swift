import Foundation

/// A view generated from the elements of a collection.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

// Editing of lists on the screen of an app.
extension DynamicViewContent {
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent<Data> { EditableRows(base: self) { $0.delete = action } }

  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent<Data> { EditableRows(base: self) { $0.move = action } }

  nonisolated public func onInsert(
    of supportedContentTypes: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> { self }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the given offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at the given offsets in front of another offset.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var result = Self()
    let moved = enumerated().filter { source.contains($0.offset) }.map(\.element)
    for (offset, element) in enumerated() {
      if offset == destination { result.append(contentsOf: moved) }
      if !source.contains(offset) { result.append(element) }
    }
    if destination >= count { result.append(contentsOf: moved) }
    self = result
  }
}

extension View {
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
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }
}

public struct ListSectionSpacing: Sendable {
  public static let `default` = Self()
  public static let compact = Self()
  public static func custom(_ spacing: CGFloat) -> Self { Self() }
}
