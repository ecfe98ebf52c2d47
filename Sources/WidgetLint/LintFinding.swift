package import ViewArchive

/// One thing that a rule found.
package struct LintFinding: Codable, Hashable, Sendable {
  package var rule: LintRule
  package var severity: LintSeverity
  /// Nil for what concerns the activity as a whole.
  package var part: LintPart?
  /// The view, by its kind and what it says.
  package var view: String?
  /// What the source writes for the view: a text, or a picture's name.
  var literal: String?
  /// Where the view lies in its part on the phone, in points.
  package var bounds: Rect?
  /// The view's layer in the layout of its part, the same on the phone and on cells.
  package var layer: Int?
  package var message: String
  /// Where the source says it, where that is known.
  package var place: SourcePlace?

  package init(
    _ rule: LintRule, _ severity: LintSeverity, _ message: String, part: LintPart? = nil,
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

  /// `Ride.swift:41: warning: L05 compact trailing: Text "Deliveroo": …`
  package var line: String {
    let words = [part?.words, view, message].compactMap { $0 }.joined(separator: ": ")
    let text = "\(severity.rawValue): \(rule.rawValue) \(words)"
    return place.map { "\($0.file):\($0.line): \(text)" } ?? text
  }
}

extension LintFinding {
  /// What was found at one view.
  init(
    _ rule: LintRule, _ severity: LintSeverity, _ message: String,
    of view: PhonePicture.PlacedView, in part: LintPart
  ) {
    self.init(
      rule, severity, message, part: part, view: view.name, literal: view.literal,
      bounds: view.bounds, place: view.place)
    layer = view.layer
  }

  /// What was found at a part as a whole.
  init(
    _ rule: LintRule, _ severity: LintSeverity, _ message: String, in picture: PhonePicture
  ) {
    self.init(rule, severity, message, part: picture.part, place: picture.place)
  }

  /// With the place of its text or picture, where one source writes it once.
  package func placed(by sources: SourceLint) -> LintFinding {
    guard place == nil, let literal else { return self }
    var finding = self
    finding.place = sources.place(of: literal)
    return finding
  }
}

extension Double {
  /// Points as a person reads them: no more than one digit behind the point.
  var inPoints: String {
    let tenths = (self * 10).rounded() / 10
    return tenths == tenths.rounded() && abs(tenths) < 1e9 ? "\(Int(tenths))" : "\(tenths)"
  }
}
