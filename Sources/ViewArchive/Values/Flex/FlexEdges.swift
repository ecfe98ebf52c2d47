/// The values of a property that has one for each edge, as a style gives them.
///
/// The narrower one wins: an edge over an axis, an axis over all edges; and start and end over left
/// and right (React Native, docs/layout-props).
package struct FlexEdges: Codable, Hashable, Sendable {
  package var all: FlexLength?
  package var horizontal: FlexLength?
  package var vertical: FlexLength?
  package var left: FlexLength?
  package var top: FlexLength?
  package var right: FlexLength?
  package var bottom: FlexLength?
  /// The edge at which lines of text begin.
  package var start: FlexLength?
  /// The edge at which lines of text end.
  package var end: FlexLength?

  /// Creates edges without values.
  package init() {}

  /// Creates edges with one value for all.
  package init(all: FlexLength) { self.all = all }
}
