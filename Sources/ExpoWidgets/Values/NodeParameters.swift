import ActivityModel
import Foundation
import SwiftUI

/// The props of a node, or the parameters of a modifier.
struct NodeParameters {
  /// A value has another type than the prop: on a phone the whole node is empty then.
  struct Mismatch: Error {
    /// The node or modifier and its prop: `TextView.timerInterval`.
    var place: String
  }

  /// The node's type or the modifier's.
  var name: String
  var values: [String: JSONValue]

  /// Nil: the value is absent, null, or what `undefined` becomes.
  private func value(_ key: String) -> JSONValue? {
    guard let value = values[key], value != .null else { return nil }
    return value
  }

  func mismatch(_ key: String) -> Mismatch { Mismatch(place: "\(name).\(key)") }

  /// - Throws: `Mismatch` when the value is no number.
  func number(_ key: String) throws(Mismatch) -> Double? {
    switch value(key) {
    case nil: nil
    case .number(let number): number
    case .whole(let number): Double(number)
    case .text("$infinity"): .infinity
    default: throw mismatch(key)
    }
  }

  /// - Throws: `Mismatch` when the value is no text.
  func text(_ key: String) throws(Mismatch) -> String? {
    switch value(key) {
    case nil: nil
    case .text(let text): text
    default: throw mismatch(key)
    }
  }

  /// - Throws: `Mismatch` when the value is neither true nor false.
  func truth(_ key: String) throws(Mismatch) -> Bool? {
    switch value(key) {
    case nil: nil
    case .truth(let truth): truth
    default: throw mismatch(key)
    }
  }

  /// - Throws: `Mismatch` when the value is no object.
  func record(_ key: String) throws(Mismatch) -> NodeParameters? {
    switch value(key) {
    case nil: nil
    case .record(let record): NodeParameters(name: "\(name).\(key)", values: record)
    default: throw mismatch(key)
    }
  }

  /// The numbers of a list.
  func numbers(_ key: String) -> [Double] {
    list(key).compactMap { item in
      switch item {
      case .number(let number): return number
      case .whole(let number): return Double(number)
      default: return nil
      }
    }
  }

  func list(_ key: String) -> [JSONValue] {
    guard case .list(let items)? = value(key) else { return [] }
    return items
  }

  /// A moment: milliseconds since 1970, or a text as JSON has of a date.
  ///
  /// - Throws: `Mismatch` when the value is neither.
  func date(_ key: String) throws(Mismatch) -> Date? {
    switch value(key) {
    case nil: return nil
    case .number(let number): return Date(timeIntervalSince1970: number / 1000)
    case .whole(let number): return Date(timeIntervalSince1970: Double(number) / 1000)
    case .text(let text):
      let forms: [Date.ISO8601FormatStyle] = [
        .iso8601.year().month().day().time(includingFractionalSeconds: true),
        .iso8601,
      ]
      for form in forms { if let date = try? form.parse(text) { return date } }
      throw mismatch(key)
    default: throw mismatch(key)
    }
  }

  /// Two moments, the first not after the second.
  ///
  /// - Throws: `Mismatch` when the value has not both.
  func interval(_ key: String) throws(Mismatch) -> ClosedRange<Date>? {
    guard let record = try record(key) else { return nil }
    guard let lower = try record.date("lower"), let upper = try record.date("upper") else {
      throw mismatch(key)
    }
    return lower...max(lower, upper)
  }

  /// - Throws: `Mismatch` when the value is no colour.
  func color(_ key: String) throws(Mismatch) -> Color? {
    guard let value = value(key) else { return nil }
    guard let color = LayoutColor.color(value) else { throw mismatch(key) }
    return color
  }

  /// One of several names; nil: none is given, or another one.
  ///
  /// - Throws: `Mismatch` when the value is no text.
  func choice<Value>(_ key: String, _ choices: [String: Value]) throws(Mismatch) -> Value? {
    try text(key).flatMap { choices[$0] }
  }

  /// A style: a colour, or an object whose `type` says which. A modifier carries the object's keys as its
  /// own, with `styleType` for `type`.
  ///
  /// - Throws: `Mismatch` when a colour of it is none.
  func style(_ key: String = "color") throws(Mismatch) -> AnyShapeStyle? {
    if case .record(let record)? = value(key), LayoutColor.color(.record(record)) == nil {
      return try NodeParameters(name: name, values: record).objectStyle("type")
    }
    if values["styleType"] != nil { return try objectStyle("styleType") }
    return try color(key).map { AnyShapeStyle($0) }
  }

  private func objectStyle(_ typeKey: String) throws(Mismatch) -> AnyShapeStyle? {
    switch try text(typeKey) {
    case "color": return try color("color").map { AnyShapeStyle($0) }
    case "hierarchical":
      return try choice("style", Self.hierarchy)
    case "material":
      return try choice("material", Self.materials).map { AnyShapeStyle($0) }
    case "linearGradient":
      return AnyShapeStyle(
        LinearGradient(
          colors: try colors(), startPoint: try point("startPoint") ?? .top,
          endPoint: try point("endPoint") ?? .bottom))
    case "radialGradient":
      return AnyShapeStyle(
        RadialGradient(
          colors: try colors(), center: try point("center") ?? .center,
          startRadius: try number("startRadius") ?? 0, endRadius: try number("endRadius") ?? 0))
    case "angularGradient":
      return AnyShapeStyle(
        AngularGradient(colors: try colors(), center: try point("center") ?? .center))
    default: throw mismatch(typeKey)
    }
  }

  private func colors() throws(Mismatch) -> [Color] {
    var colors: [Color] = []
    for value in list("colors") {
      guard let color = LayoutColor.color(value) else { throw mismatch("colors") }
      colors.append(color)
    }
    return colors
  }

  private func point(_ key: String) throws(Mismatch) -> UnitPoint? {
    guard let point = try record(key) else { return nil }
    return UnitPoint(x: try point.number("x") ?? 0, y: try point.number("y") ?? 0)
  }

  private static let hierarchy: [String: AnyShapeStyle] = [
    "primary": AnyShapeStyle(.primary), "secondary": AnyShapeStyle(.secondary),
    "tertiary": AnyShapeStyle(.tertiary), "quaternary": AnyShapeStyle(.quaternary),
    "quinary": AnyShapeStyle(.quinary),
  ]

  private static let materials: [String: Material] = [
    "ultraThin": .ultraThin, "thin": .thin, "regular": .regular, "thick": .thick,
    "ultraThick": .ultraThick, "bar": .bar,
  ]
}
