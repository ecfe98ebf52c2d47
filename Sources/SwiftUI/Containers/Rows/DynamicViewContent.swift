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
