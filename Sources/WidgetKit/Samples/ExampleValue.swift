/// A value that the sources write out where they make attributes or a content state, as the app does
/// that starts the activity: what its author would show.
public indirect enum _ExampleValue: Hashable, Sendable {
  case text(String)
  case number(Double)
  case truth(Bool)
  /// The name of a case of an enum.
  case name(String)
  /// A moment, in seconds from now.
  case moment(Double)
  case list([_ExampleValue])
  /// The arguments of an initialiser by their labels.
  case record([String: _ExampleValue])
}

/// The values that one call in the sources makes a value of.
public struct _Example: Hashable, Sendable {
  /// The qualified name of the type, without the names around it that the sources leave out; nil:
  /// they call `.init`.
  public var type: String?
  public var values: [String: _ExampleValue]

  public init(_ type: String?, _ values: [String: _ExampleValue]) {
    self.type = type
    self.values = values
  }
}

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
