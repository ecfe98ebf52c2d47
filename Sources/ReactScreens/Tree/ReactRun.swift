import ActivityModel

/// A part of a text with a style of its own, or a view in it.
struct ReactRun: Hashable, Sendable {
  var text: String
  /// What the style changes of the text's own.
  var style: [String: JSONValue]
  /// The number that presses of the run go to; nil: they are the text's.
  var id: Int?
  /// The number of a view in the text; nil: none.
  var view: Int?

  init(_ run: JSONValue) {
    text = run["text"]?.string ?? ""
    style = run["style"]?.fields ?? [:]
    id = run["id"]?.int
    view = run["view"]?.int
  }
}
