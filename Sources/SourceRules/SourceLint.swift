import SwiftParser
import SwiftSyntax
package import ViewArchive
package import WidgetLint

/// Applies lint rules to a widget's sources without running them, and finds the source location of
/// a text or image name.
package struct SourceLint {
  private let files: [SourceReading]
  /// Layouts that are functions of JavaScript.
  private let layouts: [LayoutReading]
  /// Components whose app gives them to Voltra.
  private let components: [VoltraReading]

  /// Parses the sources.
  ///
  /// - Parameter sources: name of each file as shown in findings, and its text.
  package init(_ sources: [(file: String, text: String)]) {
    layouts = sources.compactMap { LayoutReading($0.file, $0.text) }
    components = sources.compactMap { VoltraReading($0.file, $0.text) }
    let scripts = Set(layouts.map(\.file))
    files = sources.filter { !scripts.contains($0.file) }.map { SourceReading($0.file, $0.text) }
  }

  /// Returns the findings of all files; empty when no file declares a Live Activity.
  package func findings() -> [LintFinding] {
    guard let configuration = files.lazy.compactMap(\.configuration).first else {
      return (layouts.flatMap(\.found) + components.flatMap(\.found)).inOrder
    }
    var found = files.flatMap(\.found)
    func note(_ rule: LintRule, _ message: String) {
      found.append(LintFinding(rule, .info, message, place: configuration))
    }
    if !reads("isStale") {
      note(.neverStale, "context.isStale is never read; stale content looks current")
    }
    if let place = files.lazy.compactMap(\.animation).first, !reads("isLuminanceReduced") {
      found.append(
        LintFinding(
          .alwaysOnAnimation, .info,
          "animates without reading isLuminanceReduced; Always-On shows no motion", place: place))
    }
    if !reads("supplementalActivityFamilies") {
      note(
        .noSmallFamily,
        "no supplementalActivityFamilies([.small]); watch and car show the compact views")
    }
    return found.inOrder
  }

  /// Returns what the rules find in one state's views, each with its place in these sources.
  ///
  /// - Parameter checksWidth: False: whether the compact views fit an island of limited width is left
  ///   out, because the sources say the same of each state.
  package func findings(in lint: ArchiveLint, checksWidth: Bool = true) -> [LintFinding] {
    var found = lint.findings()
    if checksWidth {
      found += lint.limitedWidth(readsLimit: reads("isDynamicIslandLimitedInWidth"))
    }
    return found.map { $0.located(by: self) }
  }

  /// Returns true when any source uses a member or variable with this name.
  func reads(_ name: String) -> Bool { files.contains { $0.names.contains(name) } }

  /// Returns the location of the code that declares a part: of the island or of the configuration.
  func place(of part: ArchivePart?) -> SourcePlace? {
    let configuration =
      files.lazy.compactMap(\.configuration).first ?? layouts.lazy.compactMap(\.place).first
    switch part {
    case .expanded, .compactLeading, .compactTrailing, .minimal:
      return files.lazy.compactMap(\.island).first ?? configuration
    case .lockScreen, .small, nil: return configuration
    }
  }

  /// Returns the location of a string literal; nil when it occurs never or more than once.
  package func place(of literal: String) -> SourcePlace? {
    let places = files.flatMap { $0.literals[literal] ?? [] }
    return places.count == 1 ? places.first : nil
  }
}

extension LintFinding {
  /// Returns the finding with the source location of its text or image, when exactly one source
  /// location contains that literal, else with that of the island or the whole configuration.
  package func located(by sources: SourceLint) -> LintFinding {
    guard place == nil else { return self }
    var finding = self
    finding.place = literal.flatMap { sources.place(of: $0) } ?? sources.place(of: part)
    return finding
  }
}

/// Data collected from one source file.
private struct SourceReading {
  /// Names of all members and variables used.
  var names: Set<String> = []
  /// Locations of string literals without interpolation, by text.
  var literals: [String: [SourcePlace]] = [:]
  /// Location of the first `ActivityConfiguration`.
  var configuration: SourcePlace?
  /// Location of the first `DynamicIsland`.
  var island: SourcePlace?
  /// Location of the first animation or transition.
  var animation: SourcePlace?
  var found: [LintFinding] = []

  init(_ file: String, _ text: String) {
    let tree = Parser.parse(source: text)
    let reader = SourceReader(
      file: file, locations: SourceLocationConverter(fileName: file, tree: tree))
    reader.walk(tree)
    self = reader.reading
  }

  init() {}
}

private final class SourceReader: SyntaxVisitor {
  var reading = SourceReading()
  private let file: String
  private let locations: SourceLocationConverter

  init(file: String, locations: SourceLocationConverter) {
    self.file = file
    self.locations = locations
    super.init(viewMode: .sourceAccurate)
  }

  private func place(of node: some SyntaxProtocol) -> SourcePlace {
    let position = node.positionAfterSkippingLeadingTrivia
    return SourcePlace(file: file, line: locations.location(for: position).line)
  }

  private func note(
    _ rule: LintRule, _ severity: LintSeverity, _ message: String, at node: some SyntaxProtocol
  ) {
    reading.found.append(LintFinding(rule, severity, message, place: place(of: node)))
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    reading.names.insert(node.baseName.text)
    return .visitChildren
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let text = node.representedLiteralValue, !text.isEmpty {
      reading.literals[text, default: []].append(place(of: node))
    }
    return .visitChildren
  }

  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.type.trimmedDescription == "DiscreteFormatStyle" {
      note(
        .frozenView, .warning,
        "a format style of one's own cannot be archived; the phone shows a placeholder", at: node)
    }
    return .visitChildren
  }

  /// L37: `Date.now...end` traps when the end has passed.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated().dropFirst().dropLast() {
      guard let sign = element.as(BinaryOperatorExprSyntax.self),
        sign.operator.text == "..." || sign.operator.text == "..<",
        Self.isNow(elements[index - 1]), !Self.isBounded(elements[index + 1])
      else { continue }
      note(
        .invertedRange, .warning,
        "traps when the end has passed; write max(end, .now), or a fixed start", at: node)
    }
    return .visitChildren
  }

  private static func isNow(_ expression: ExprSyntax) -> Bool {
    ["Date()", "Date.now", ".now", "Date.init()", ".init()"].contains(
      expression.trimmedDescription)
  }

  private static func isBounded(_ expression: ExprSyntax) -> Bool {
    let text = expression.trimmedDescription
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression.trimmedDescription
      if callee == "max" { return true }
      // A date that is computed by adding to now is taken to be in the future; the sign of the
      // interval is not checked.
      if callee.hasSuffix("addingTimeInterval"),
        let base = call.calledExpression.as(
          MemberAccessExprSyntax.self)?.base, isNow(base)
      {
        return true
      }
    }
    return text.hasPrefix("Date().addingTimeInterval") || text == ".distantFuture"
      || text == "Date.distantFuture"
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      noteCall(of: callee.baseName.text, node)
    }
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self) else {
      return .visitChildren
    }
    let name = access.declName
    switch name.baseName.text {
    case "activityBackgroundTint", "containerBackground":
      if isInside("DynamicIsland", node) {
        note(
          .islandBackground, .info, "\(name.baseName.text) has no effect in the island", at: name)
      }
    case "animation", "transition", "contentTransition":
      let isOff = ["nil", ".identity"].contains(
        node.arguments.first?.expression.trimmedDescription ?? "")
      if !isOff, reading.animation == nil { reading.animation = place(of: name) }
    case "end": noteEnd(node, at: name)
    case "repeatForever":
      note(.frozenView, .warning, "a repeating animation never starts in a Live Activity", at: name)
    case "onReceive":
      note(.frozenView, .warning, "a Live Activity receives nothing between updates", at: name)
    case "onTapGesture", "onLongPressGesture":
      note(
        .deadControl, .warning,
        "a gesture never runs in a Live Activity; use Button(intent:) or Link", at: name)
    default: break
    }
    return .visitChildren
  }

  /// Records where the configuration and the island are, and finds calls that need the network.
  private func noteCall(of callee: String, _ node: FunctionCallExprSyntax) {
    switch callee {
    case "ActivityConfiguration": reading.configuration = reading.configuration ?? place(of: node)
    case "DynamicIsland": reading.island = reading.island ?? place(of: node)
    case "AsyncImage":
      note(.network, .warning, "never loads in a Live Activity; its placeholder stays", at: node)
    case "Data", "String", "UIImage":
      let isOfAFile = node.arguments.contains { $0.expression.description.contains("fileURL") }
      guard node.arguments.first?.label?.text == "contentsOf", !isOfAFile else { return }
      note(
        .network, .info, "a Live Activity cannot load an address; only a file can be read here",
        at: node)
    default: break
    }
  }

  /// L43, and a time left that is computed once instead of counted by the system (L36).
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.declName.baseName.text {
    case "shared" where node.base?.trimmedDescription == "URLSession" && !isInsideIntent(node):
      note(.network, .warning, "a Live Activity has no network", at: node)
    case "timeIntervalSinceNow" where isInside("Text", node):
      note(
        .frozenView, .warning,
        "the time left is computed once and stands still; use Text(timerInterval:)", at: node)
    default: break
    }
    return .visitChildren
  }

  /// True inside of an intent, which the app performs.
  private func isInsideIntent(_ node: some SyntaxProtocol) -> Bool {
    var parent = node.parent
    while let current = parent {
      if let group = current.asProtocol((any DeclGroupSyntax).self),
        group.inheritanceClause?.inheritedTypes.contains(where: {
          $0.type.trimmedDescription.hasSuffix("Intent")
        }) == true
      {
        return true
      }
      parent = current.parent
    }
    return false
  }

  /// True inside of a call of a type's initialiser.
  private func isInside(_ type: String, _ node: some SyntaxProtocol) -> Bool {
    var parent = node.parent
    while let current = parent {
      if let call = current.as(FunctionCallExprSyntax.self),
        call.calledExpression.trimmedDescription == type
      {
        return true
      }
      parent = current.parent
    }
    return false
  }

  /// L24: checks a call of `activity.end(…)`, which is recognised by its arguments.
  private func noteEnd(_ node: FunctionCallExprSyntax, at name: DeclReferenceExprSyntax) {
    let arguments = Array(node.arguments)
    let policy = arguments.first { $0.label?.text == "dismissalPolicy" }
    let first = arguments.first
    let isActivity = policy != nil || first?.label?.text == "using"
    guard isActivity else { return }
    if policy == nil || policy?.expression.trimmedDescription == ".default" {
      note(
        .defaultDismissal, .info,
        "the card stays for up to four hours; 15 to 30 minutes are recommended", at: name)
    }
    if first == nil || first?.expression.trimmedDescription == "nil"
      || first?.label?.text == "dismissalPolicy"
    {
      note(.defaultDismissal, .warning, "ends without a last state to show", at: name)
    }
  }
}
