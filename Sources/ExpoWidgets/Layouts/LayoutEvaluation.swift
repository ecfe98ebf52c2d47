import ActivityModel

/// What a layout has returned: its regions by their names, or the error that it threw.
struct LayoutEvaluation {
  var regions: [String: LayoutNode]
  /// What a phone's developer would read; nil: the layout has returned.
  var error: String?
  /// Reasons, remedies, and what is dropped.
  var notes: [String]

  init(_ answer: JSONValue) {
    notes = answer["notes"]?.texts ?? []
    if case .text(let message)? = answer["error"]?["message"] {
      error = message
      regions = [:]
      return
    }
    guard case .record(let regions)? = answer["regions"] else {
      self.regions = [:]
      return
    }
    self.regions = regions.compactMapValues { LayoutNode($0) }
  }

  /// Error and notes as one text each, for reports.
  var faults: [String] {
    guard let error else { return notes }
    return [([error] + notes).joined(separator: "; ")]
  }
}
