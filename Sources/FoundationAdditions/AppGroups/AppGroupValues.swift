/// Values of the app group's store for the frames that are drawn.
package enum AppGroupValues {
  /// Calls `body` with values by their keys, which go before those of `--defaults`.
  ///
  /// - Throws: The error of `body`.
  package static func with<Result>(
    _ values: [String: String], _ body: () throws -> Result
  ) rethrows -> Result {
    try AppGroupDefaults.$edited.withValue(values.mapValues(typed), operation: body)
  }

  /// Calls `body` as the other function does.
  ///
  /// - Throws: The error of `body`.
  package static func with<Result>(
    _ values: [String: String], _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await AppGroupDefaults.$edited.withValue(values.mapValues(typed), operation: body)
  }

  /// A number, a truth value, or what a JSON text of a list or a dictionary contains, where the text is
  /// one, else the text: an app stores them so, and a widget may ask for the object.
  private static func typed(_ text: String) -> any Sendable {
    if let number = Int(text) { return number }
    if let number = Double(text), number.isFinite { return number }
    return switch text {
    case "true": true
    case "false": false
    default: NestedValue(text: text) ?? text
    }
  }
}
