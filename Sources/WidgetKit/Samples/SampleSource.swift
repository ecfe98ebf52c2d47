import ActivityKit
import ActivityModel
import Foundation

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

  /// The properties whose text is used in a URL.
  private let namesInURLs: Set<String>

  init(now: Date, leavesNothingOut: Bool = false, namesInURLs: Set<String> = []) {
    self.now = now
    self.namesInURLs = namesInURLs
    self.leavesNothingOut = leavesNothingOut
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
        from: SampleDecoder(source: self, key: key, depth: depth, node: node))
      if leavesNothingOut { describeOtherCases(of: type, key, depth, node) }
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
      return noted(.uuid, UUID(uuidString: "00000000-0000-4000-8000-000000000001"))
    case is Data.Type: return noted(.data, Data())
    case is Decimal.Type: return noted(.number, Decimal(number(for: key)))
    default:
      let cases = (type as? any CaseIterable.Type).map { listed($0) } ?? allCases(of: type)
      let choices = cases.compactMap(Self.choice)
      if !choices.isEmpty { node.note(.choice(choices)) }
      return cases.first
    }
  }

  private func listed<Value: CaseIterable>(_ type: Value.Type) -> [Any] { Array(type.allCases) }

  private static func choice(_ value: Any) -> ValueShape.Choice? {
    guard let value = value as? any Encodable,
      let json = try? JSONValue(json: ActivityCoding.encode(value))
    else { return nil }
    return ValueShape.Choice(name: "\(value)", value: json)
  }

  // MARK: Strings and numbers

  private static let symbolWords = ["symbol", "iconname", "systemimage", "systemname"]

  /// Returns the key as text, "driverName" as "Driver name", or "drivername" where it is used in a
  /// URL.
  func word(for key: (any CodingKey)?) -> String {
    guard let name = key?.stringValue, key?.intValue == nil, !name.isEmpty else { return "Sample" }
    if name.lowercased().contains("emoji") { return "🙂" }
    if Self.symbolWords.contains(where: name.lowercased().contains) { return "star.fill" }
    if name.lowercased().hasSuffix("url") { return "https://example.com" }
    if namesInURLs.contains(name) {
      let word = name.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
      return word.isEmpty ? "sample" : word
    }
    var text = ""
    for character in name {
      if character == "_" || character == "-" {
        text.append(" ")
      } else if character.isUppercase, let last = text.last, last.isLowercase {
        text += " " + character.lowercased()
      } else {
        text.append(character)
      }
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  private static let fractionWords = ["progress", "fraction", "percent", "ratio", "level"]

  private static let lengthWords = ["elapsed", "remain", "total", "duration", "left", "spent"]

  /// Returns true if the key of a number suggests a point in time, such as `endTimestamp`, and not
  /// a duration.
  private func isMoment(_ key: (any CodingKey)?) -> Bool {
    guard let name = key?.stringValue.lowercased() else { return false }
    return ["time", "timestamp", "date", "deadline"].contains(where: name.hasSuffix)
      && !Self.lengthWords.contains(where: name.contains)
  }

  func number(for key: (any CodingKey)?) -> Double {
    if isMoment(key) { return date(for: key).timeIntervalSince1970 }
    return Self.fractionWords.contains { mentions($0, key) } ? 0.6 : 12
  }

  func whole<Number: FixedWidthInteger>(_ type: Number.Type, for key: (any CodingKey)?) -> Number {
    Self.fractionWords.contains { mentions($0, key) } ? 60 : 3
  }

  private static let trueWords = ["active", "running", "enabled", "playing", "live", "connected"]

  func truth(for key: (any CodingKey)?) -> Bool {
    Self.trueWords.contains { mentions($0, key) }
  }

  private static let absentWords = ["pause", "error", "cancel", "stale", "fail", "ended"]

  /// Returns true when an optional is to be nil: its key suggests a failure or the end of the
  /// activity, or its value is nested too deeply.
  func isAbsent(_ key: (any CodingKey)?, depth: Int) -> Bool {
    if leavesNothingOut { return depth > Self.depthLimit }
    return depth > Self.depthLimit || Self.absentWords.contains { mentions($0, key) }
  }

  private static let pastWords = ["start", "begin", "began", "since", "created", "updated"]

  /// Generates a date: the first five minutes ahead of now, each further one five minutes later;
  /// for a start, five minutes ago.
  private func date(for key: (any CodingKey)?) -> Date {
    if Self.pastWords.contains(where: { mentions($0, key) }) { return now - 300 }
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
