package import ViewArchive

/// A place where a lint rule is broken.
package struct LintFinding: Codable, Hashable, Sendable {
  package var rule: LintRule
  package var severity: LintSeverity
  /// The part that it concerns; nil for the activity as a whole.
  package var part: ArchivePart?
  /// The view, named by its kind and content.
  package var view: String?
  /// The text literal or image name that the source contains for the view.
  package var literal: String?
  /// The view's bounds in its part on the phone, in points.
  package var bounds: Rect?
  /// Identifies the view in the tree of its part, as `LayoutTrace.layer` does; nil when the finding
  /// is not about one view.
  package var layer: Int?
  package var message: String
  /// The source location, when it is known.
  package var place: SourcePlace?
  /// The first state in which the rule is broken; nil when it is broken in the first of all.
  package var state: String?

  package init(
    _ rule: LintRule, _ severity: LintSeverity, _ message: String, part: ArchivePart? = nil,
    view: String? = nil, literal: String? = nil, bounds: Rect? = nil, place: SourcePlace? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.part = part
    self.view = view
    self.literal = literal
    self.bounds = bounds
    self.place = place
  }

  /// What was found and where on the phone: `compact trailing: Text "Deliveroo": …`
  package var description: String {
    let shown = state.map { "in state “\($0)”" }
    return [part?.label, shown, view, message].compactMap { $0 }.joined(separator: ": ")
  }

  /// The finding as one line: `Ride.swift:41: warning: L05 compact trailing: Text "Deliveroo": …`
  package var line: String {
    let text = "\(severity.rawValue): \(rule.rawValue) \(description)"
    return place.map { "\($0.file):\($0.line): \(text)" } ?? text
  }
}

extension LintFinding {
  /// Creates a finding about one view.
  init(
    _ rule: LintRule, _ severity: LintSeverity, _ message: String,
    of view: PhoneLayout.PlacedView, in part: ArchivePart
  ) {
    self.init(
      rule, severity, message, part: part, view: view.name, literal: view.literal,
      bounds: view.bounds, place: view.place)
    layer = view.layer
  }

  /// Creates a finding about a part as a whole.
  init(
    _ rule: LintRule, _ severity: LintSeverity, _ message: String, in layout: PhoneLayout
  ) {
    self.init(rule, severity, message, part: layout.part, place: layout.place)
  }
}

extension Double {
  /// The number as text, with at most one decimal digit.
  package var inPoints: String {
    let tenths = (self * 10).rounded() / 10
    return tenths == tenths.rounded() && abs(tenths) < 1e9 ? "\(Int(tenths))" : "\(tenths)"
  }
}
