/// Values of the app group's store for the frames that are drawn.
package enum AppGroupValues {
  /// Calls `body` with values by their keys, which go before those of `--defaults`.
  ///
  /// - Throws: The error of `body`.
  package static func with<Result>(
    _ values: [String: String], _ body: () throws -> Result
  ) rethrows -> Result {
    try AppGroupDefaults.$edited.withValue(values, operation: body)
  }
}
