/// What is selected in a text field.
public struct TextSelection: Equatable, Hashable, Sendable {
  public enum Indices: Equatable, Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  public var indices: Indices

  public init(range: Range<String.Index>) { indices = .selection(range) }

  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  public var isInsertion: Bool {
    guard case .selection(let range) = indices else { return false }
    return range.isEmpty
  }
}
