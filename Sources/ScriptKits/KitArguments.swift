package import Foundation
package import React

/// The arguments of a call of a kit's module, or the options in one of them.
package struct KitArguments: Sendable {
  private let values: [_BridgeValue]

  package init(_ values: [_BridgeValue]) { self.values = values }

  private func value(_ index: Int) -> _BridgeValue {
    values.indices.contains(index) ? values[index] : .null
  }

  package func text(_ index: Int) -> String? { Self.text(value(index)) }
  package func date(_ index: Int) -> Date? { Self.date(value(index)) }

  /// The options in an argument; none: it is no object.
  package func options(_ index: Int) -> [String: _BridgeValue] {
    guard case .object(let options) = value(index) else { return [:] }
    return options
  }

  package static func text(_ value: _BridgeValue?) -> String? {
    guard case .string(let text)? = value else { return nil }
    return text
  }

  package static func number(_ value: _BridgeValue?) -> Double? {
    guard case .number(let number)? = value, number.isFinite else { return nil }
    return number
  }

  /// A moment in milliseconds since 1970.
  package static func date(_ value: _BridgeValue?) -> Date? {
    number(value).map { Date(timeIntervalSince1970: $0 / 1_000) }
  }
}
