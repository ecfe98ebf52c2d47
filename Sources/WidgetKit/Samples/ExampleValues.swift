/// The examples of a project's types.
package struct ExampleValues: Hashable, Sendable {
  private let examples: [_Example]

  package init(_ examples: [_Example] = []) { self.examples = examples }

  /// Returns values for the properties of a type: those of the call that has most of them, completed
  /// by the others; nil where the sources make no such value.
  ///
  /// - Parameters:
  ///   - isRoot: True for attributes and states, which a call of `.init` can make, too.
  func values(of type: Any.Type, properties: [String], isRoot: Bool) -> [String: _ExampleValue]? {
    let name = String(reflecting: type)
    let own = Set(properties)
    let found = examples.filter { example in
      guard !own.isDisjoint(with: example.values.keys) else { return false }
      guard let wanted = example.type else {
        return isRoot && own.isSuperset(of: example.values.keys)
      }
      return name == wanted || name.hasSuffix("." + wanted)
    }
    // The first of those that say most; one that speaks of an end comes last.
    let ranked = found.enumerated().map { index, example in
      (
        isEnd: Self.isEnd(example.values), count: own.intersection(example.values.keys).count,
        index: index, values: example.values
      )
    }.sorted { ($0.isEnd ? 1 : 0, -$0.count, $0.index) < ($1.isEnd ? 1 : 0, -$1.count, $1.index) }
    guard let first = ranked.first else { return nil }
    return ranked.dropFirst().filter { $0.isEnd == first.isEnd }
      .reduce(first.values) { values, other in values.merging(other.values) { old, _ in old } }
  }

  private static func isEnd(_ values: [String: _ExampleValue]) -> Bool {
    values.contains { key, value in
      switch value {
      case .text(let text), .name(let text): SampleText.isOfAnEnd(text)
      case .truth(true): SampleText.isOfAnEnd(key)
      default: false
      }
    }
  }
}
