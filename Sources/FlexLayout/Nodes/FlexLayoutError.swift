/// Why a tree was not laid out.
package enum FlexLayoutError: Error, Hashable, Sendable {
  /// The tree has more levels than the engine's limit.
  case tooDeep(limit: Int)
  /// The layout needed more visits of nodes than the engine's limit.
  case tooCostly(limit: Int)
  /// An offered size is no finite number.
  case notFinite
}
