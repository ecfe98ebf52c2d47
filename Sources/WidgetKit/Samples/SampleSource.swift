import ActivityKit
import ActivityModel
import Foundation
import SwiftUI

/// Generates plausible values for one sample; a class, because its dates are consecutive.
final class SampleSource {
  let now: Date
  /// True: every optional has a value, so that the shape of the value is recorded.
  private let leavesNothingOut: Bool
  private var datesGiven = 0

  /// The depth beyond which lists are empty and optionals nil, so that the value of a type that
  /// contains itself is finite.
  static let depthLimit = 4
  /// The depth at which generation fails: the type contains itself without a list or an optional.
  private static let hardLimit = 40

  private let context: SampleContext
  /// The number of the element of a list that is generated, from 0.
  private var position = 0
  /// True while an element of a list is generated that has no properties.
  private var isElement = false
  /// The names of the properties beside the one that is generated.
  var siblings: [String] = []
  /// What the sources make the generated value of; nil: they do not say.
  private(set) var example: _ExampleValue?

  init(
    now: Date, leavesNothingOut: Bool = false, context: SampleContext = SampleContext()
  ) {
    self.now = now
    self.context = context
    self.leavesNothingOut = leavesNothingOut
  }

  /// Generates an element of a list.
  ///
  /// - Throws: What `make` throws.
  func element<Value>(_ number: Int, _ make: () throws -> Value) rethrows -> Value {
    let outer = (position, isElement, example)
    (position, isElement) = (number, true)
    if case .list(let elements) = example, elements.indices.contains(number) {
      example = elements[number]
    } else {
      example = nil
    }
    defer { (position, isElement, example) = outer }
    return try make()
  }

  /// Two elements, as many as the sources make a list of, or none beyond the depth limit.
  func count(atDepth depth: Int) -> Int {
    if depth > Self.depthLimit { return 0 }
    if case .list(let elements) = example { return min(elements.count, Self.longestExample) }
    return 2
  }

  private static let longestExample = 8

  /// Returns what the sources make a value of a type of.
  func values(
    of type: Any.Type?, properties: [String], depth: Int
  ) -> [String: _ExampleValue] {
    if case .record(let values) = example { return values }
    guard let type, !leavesNothingOut else { return [:] }
    return context.examples.values(of: type, properties: properties, isRoot: depth == 0) ?? [:]
  }

  /// Generates a property of a value.
  ///
  /// - Throws: What `make` throws.
  func property<Value>(
    beside siblings: [String], like example: _ExampleValue? = nil, _ make: () throws -> Value
  ) rethrows -> Value {
    let outer = (self.siblings, isElement, self.example)
    (self.siblings, isElement, self.example) = (siblings, false, example)
    defer { (self.siblings, isElement, self.example) = outer }
    return try make()
  }

  /// Generates a value of a type and records its shape.
  ///
  /// - Throws: `SampleValue.Failure` when the type contains itself without end, or rejects the
  ///   generated values.
  func value<Value: Decodable>(
    of type: Value.Type, for key: (any CodingKey)?, depth: Int, node: ShapeNode = ShapeNode()
  ) throws -> Value {
    guard depth < Self.hardLimit else {
      throw SampleValue.Failure(
        typeName: String(reflecting: type), reason: "it contains itself without end")
    }
    if let value = known(type, key, node) as? Value { return value }
    if let dictionary = type as? any SampleDictionary.Type,
      let value = dictionary.make(from: self, for: key, depth: depth, node: node) as? Value
    {
      return value
    }
    do {
      let value = try Value(
        from: SampleDecoder(source: self, key: key, depth: depth, node: node, type: type))
      if leavesNothingOut {
        describeOtherCases(of: type, key, depth, node)
        describeOtherForms(of: type, key, depth, node)
      }
      return value
    } catch let failure as SampleValue.Failure {
      throw failure
    } catch {
      throw SampleValue.Failure(
        typeName: String(reflecting: type), reason: Self.reason(of: error))
    }
  }

  /// Decodes an enum with associated values once for each further case, to record its shape.
  private func describeOtherCases<Value: Decodable>(
    of type: Value.Type, _ key: (any CodingKey)?, _ depth: Int, _ node: ShapeNode
  ) {
    for index in node.otherCases {
      let other = ShapeNode(caseIndex: index)
      // If a case cannot be generated, no shape is recorded for it.
      _ = try? Value(from: SampleDecoder(source: self, key: key, depth: depth, node: other))
      node.add(caseOf: other)
    }
  }

  /// Decodes a number, text or truth once more without the form that was found: a type that then
  /// decodes another, such as an enum of any JSON, has no one form.
  private func describeOtherForms<Value: Decodable>(
    of type: Value.Type, _ key: (any CodingKey)?, _ depth: Int, _ node: ShapeNode
  ) {
    guard let form = node.leaf else { return }
    let other = ShapeNode(refusing: form)
    let value = try? Value(from: SampleDecoder(source: self, key: key, depth: depth, node: other))
    if value != nil, other.shape != form { node.note(.free) }
  }

  /// Generates values of types whose decoding requires a format that a plain string or number does
  /// not have; nil for other types.
  private func known<Value: Decodable>(
    _ type: Value.Type, _ key: (any CodingKey)?, _ node: ShapeNode
  ) -> Any? {
    func noted(_ shape: ValueShape, _ value: Any?) -> Any? {
      node.note(shape)
      return value
    }
    switch type {
    case is Date.Type: return noted(.date, date(for: key))
    case is URL.Type: return noted(.url, URL(string: "https://example.com"))
    case is UUID.Type:
      return noted(
        .uuid, UUID(uuidString: "00000000-0000-4000-8000-00000000000\(position % 9 + 1)"))
    case is Data.Type: return noted(.data, Data())
    case is Decimal.Type: return noted(.number, Decimal(number(for: key)))
    default:
      let cases = (type as? any CaseIterable.Type).map { listed($0) } ?? allCases(of: type)
      let choices = cases.compactMap(Self.choice)
      if !choices.isEmpty { node.note(.choice(choices)) }
      if case .name(let name) = example, let named = cases.first(where: { "\($0)" == name }) {
        return named
      }
      return cases.isEmpty ? nil : cases[position % cases.count]
    }
  }

  private func listed<Value: CaseIterable>(_ type: Value.Type) -> [Any] { Array(type.allCases) }

  private static func choice(_ value: Any) -> ValueShape.Choice? {
    guard let value = value as? any Encodable,
      let json = try? JSONValue(json: ActivityCoding.encode(value))
    else { return nil }
    return ValueShape.Choice(name: "\(value)", value: json)
  }

  /// Returns the keys that the sources ask a dictionary for.
  func keys(of key: (any CodingKey)?) -> [String] {
    key.flatMap { context.names.keys[$0.stringValue] } ?? []
  }

  // MARK: Strings and numbers

  /// Returns a text that is of use where the sources use the property, else its name in words.
  func word(for key: (any CodingKey)?) -> String {
    if case .text(let text) = example { return text }
    let name = key.flatMap { $0.intValue == nil ? $0.stringValue : nil } ?? ""
    return SampleText(context: context, name: name, position: position, isElement: isElement).text
  }

  private static let fractionWords = ["progress", "fraction", "percent", "ratio", "level"]

  func number(for key: (any CodingKey)?) -> Double {
    if case .number(let number) = example { return number }
    if isOfAnEdge(key) { return 16 }
    if let time = time(for: key) { return time }
    if Self.fractionWords.contains(where: { mentions($0, key) }) {
      return position == 0 ? 0.6 : 0.8
    }
    if let typical = typical(for: key) { return typical }
    return Double(12 * (position + 1))
  }

  func whole<Number: FixedWidthInteger>(_ type: Number.Type, for key: (any CodingKey)?) -> Number {
    if case .number(let number) = example, let value = Number(exactly: number) { return value }
    if isOfAnEdge(key) { return 16 }
    if let time = time(for: key), let value = Number(exactly: time.rounded()) { return value }
    if Self.fractionWords.contains(where: { mentions($0, key) }) {
      return Number(60 + 20 * min(position, 1))
    }
    if let typical = typical(for: key) {
      return Number(exactly: typical) ?? Number(clamping: 3 + position)
    }
    if isPlace(key) { return 1 }
    if key?.stringValue == "id" { return Number(clamping: position + 1) }
    return Number(clamping: 3 + position)
  }

  /// What such amounts usually are, by a word of their names.
  private static let typicalNumbers: [String: Double] = [
    "steps": 4_213, "meters": 1_200, "metres": 1_200, "calories": 230, "kcal": 230, "bpm": 128,
    "pulse": 128, "heart": 128,
    "glucose": 110, "temperature": 21, "padding": 16, "inset": 16, "margin": 16, "radius": 12,
    "width": 120, "height": 40, "opacity": 1, "alpha": 1, "scale": 1,
  ]

  private static let edges: Set<String> = [
    "top", "bottom", "left", "right", "leading", "trailing", "horizontal", "vertical",
  ]

  /// True for a length of insets: of them several edges stand side by side.
  private func isOfAnEdge(_ key: (any CodingKey)?) -> Bool {
    guard let name = key?.stringValue, Self.edges.contains(name) else { return false }
    return siblings.count(where: Self.edges.contains) > 1
  }

  private func typical(for key: (any CodingKey)?) -> Double? {
    guard let name = key?.stringValue else { return nil }
    return KeyWords(name).lowercased.lazy.compactMap { Self.typicalNumbers[$0] }.first
      .map { $0 + Double(position) }
  }

  /// The number of a moment or a duration, in the unit that the property's name and the sources
  /// say; nil for another number.
  private func time(for key: (any CodingKey)?) -> Double? {
    guard let name = key?.stringValue else { return nil }
    let words = KeyWords(name).lowercased
    let isMilliseconds =
      context.names.milliseconds.contains(name) || SampleTime.isMilliseconds(words)
    let scale: Double = isMilliseconds ? 1000 : 1
    let isMoment =
      context.names.seconds.contains(name) || context.names.milliseconds.contains(name)
    switch isMoment ? .moment : SampleTime(words) {
    case .moment: return (date(for: key).timeIntervalSince1970 * scale).rounded()
    case .length(let seconds): return seconds * scale
    case nil: return nil
    }
  }

  private static let placeWords: Set<String> = [
    "current", "selected", "active", "completed", "finished", "done",
  ]
  private static let countWords: Set<String> = ["total", "count", "max", "num", "goal", "number"]

  /// True for a position in a list or among so many, which has to be within it: lists have two
  /// elements, and a total is three.
  private func isPlace(_ key: (any CodingKey)?) -> Bool {
    guard let name = key?.stringValue else { return false }
    let words = KeyWords(name).lowercased
    if words.contains("index") || words.contains("idx") || context.names.indices.contains(name) {
      return true
    }
    guard words.contains(where: Self.placeWords.contains) || siblings.contains(name + "s") else {
      return false
    }
    let things = Set(words.filter { !Self.placeWords.contains($0) }.map(Self.singular))
    return siblings.contains { sibling in
      guard sibling != name else { return false }
      let other = KeyWords(sibling).lowercased
      let isCount = other.contains(where: Self.countWords.contains)
      let isList = other.last.map { $0 != Self.singular($0) } ?? false
      return (isCount || isList)
        && (things.isEmpty || !things.isDisjoint(with: other.map(Self.singular)))
    }
  }

  private static func singular(_ word: String) -> String {
    word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
  }

  private static let trueWords = [
    "active", "running", "enabled", "playing", "live", "connected", "available",
  ]

  func truth(for key: (any CodingKey)?) -> Bool {
    if case .truth(let truth) = example { return truth }
    return Self.trueWords.contains { mentions($0, key) }
  }

  private static let absentWords = ["pause", "error", "cancel", "stale", "fail", "ended"]

  /// Returns true when an optional is to be nil: its key suggests a failure or the end of the
  /// activity, or its value is nested too deeply.
  ///
  /// - Parameter hasExample: True where the sources make its value of something.
  func isAbsent(_ key: (any CodingKey)?, depth: Int, hasExample: Bool) -> Bool {
    if leavesNothingOut { return depth > Self.depthLimit }
    // A picture that the app has elsewhere is not seen.
    if let name = key?.stringValue, !hasExample, context.names.images.contains(name),
      context.images.isEmpty
    {
      return true
    }
    return depth > Self.depthLimit || Self.absentWords.contains { mentions($0, key) }
  }

  /// Generates a date: the first five minutes ahead of now, each further one five minutes later;
  /// for a start, five minutes ago, and for a departure of which the arrival is known, too.
  private func date(for key: (any CodingKey)?) -> Date {
    if case .moment(let seconds) = example { return now + seconds }
    if let key {
      let words = KeyWords(key.stringValue)
      let isDeparture = words.lowercased.contains { $0.hasPrefix("depart") }
      let hasArrival = siblings.contains { $0.lowercased().contains("arriv") }
      if words.isPast || isDeparture && hasArrival { return now - 300 }
    }
    datesGiven += 1
    return now + Double(datesGiven) * 300
  }

  private func mentions(_ word: String, _ key: (any CodingKey)?) -> Bool {
    key?.stringValue.lowercased().contains(word) ?? false
  }

  private static func reason(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .dataCorrupted(let context): return context.debugDescription
    case .keyNotFound(_, let context): return context.debugDescription
    case .typeMismatch(_, let context): return context.debugDescription
    case .valueNotFound(_, let context): return context.debugDescription
    @unknown default: return "\(error)"
    }
  }
}
