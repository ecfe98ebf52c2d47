import SwiftParser
import SwiftSyntax

/// Removes from a source what an iOS build would not compile or Linux cannot compile: inactive
/// `#if` branches, Objective-C attributes, `@main`, and qualifications by modules whose sources are
/// compiled together with the widget. All lines keep their numbers.
final class SourceRewriter: SyntaxVisitor {
  struct Result {
    var text: String
    var imports: [Import] = []
    var mains: [Main] = []
  }

  struct Import: Hashable {
    var module: String
    var line: Int
    var range: Range<Int>
    /// True for `import os.log` and `import struct Foundation.Date`. The whole module is imported
    /// instead, since the modules that replace Apple's have no submodules.
    var isOfAPart = false
    /// True for `@_exported import`, which importers of the file's module see, too.
    var isExported = false
  }

  /// A type that is marked `@main`.
  struct Main: Hashable {
    var type: String
    var line: Int
    /// Names of the types in its inheritance clause.
    var inherits: Set<String>
  }

  private let platform: ApplePlatform
  private let converter: SourceLocationConverter
  private var edits = SourceEdits()
  private var imports: [Import] = []
  private var mains: [Main] = []
  private lazy var selectorMethods = SelectorMethods(tree)
  private let tree: SourceFileSyntax

  private init(_ platform: ApplePlatform, _ tree: SourceFileSyntax) {
    self.platform = platform
    self.tree = tree
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  /// Rewrites a source for the platform and returns it with the imports and `@main` types found.
  ///
  /// - Parameters:
  ///   - parsed: the tree of the text; nil: it is parsed here.
  ///   - isAbsent: returns true for a module that is not available; its import is removed.
  static func rewrite(
    _ text: String, parsed: SourceFileSyntax? = nil, for platform: ApplePlatform,
    isAbsent: (String) -> Bool
  ) -> Result {
    let tree = parsed ?? Parser.parse(source: text)
    let rewriter = SourceRewriter(platform, tree)
    rewriter.walk(tree)
    for line in rewriter.imports {
      if isAbsent(line.module) {
        rewriter.edits.blank(line.range)
      } else if line.isOfAPart {
        rewriter.edits.replace(line.range, by: "import \(line.module)")
      }
    }
    return Result(
      text: rewriter.edits.applied(to: text), imports: rewriter.imports, mains: rewriter.mains)
  }

  private static func range(_ node: some SyntaxProtocol) -> Range<Int> {
    node.positionAfterSkippingLeadingTrivia
      .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  private func line(_ node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    var isTaken = false
    for clause in node.clauses {
      guard !isTaken, platform.holds(clause.condition) else {
        edits.blank(Self.range(clause))
        continue
      }
      isTaken = true
      edits.blank(
        Self.range(clause.poundKeyword)
          .lowerBound..<Self.range(
            clause.condition.map { Syntax($0) } ?? Syntax(clause.poundKeyword)
          )
          .upperBound)
      if let elements = clause.elements { walk(Syntax(elements)) }
    }
    edits.blank(Self.range(node.poundEndif))
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text else { return .skipChildren }
    imports.append(
      Import(
        module: module, line: line(node), range: Self.range(node),
        isOfAPart: node.path.count > 1 || node.importKindSpecifier != nil,
        isExported: node.isExported))
    return .skipChildren
  }

  /// The compiler answers for the machine that it compiles for; the phone has a version of its own.
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    guard imports.contains(where: { $0.module == "SwiftUI" }), !Self.decidesAType(node) else {
      return .skipChildren
    }
    let version = node.availabilityArguments.lazy.compactMap { item -> String? in
      guard case .availabilityVersionRestriction(let phone) = item.argument,
        phone.platform.text == "iOS"
      else { return nil }
      return phone.version?.trimmedDescription
    }.first
    guard let version else { return .skipChildren }
    let isNegated = node.availabilityKeyword.tokenKind == .poundUnavailable
    let numbers = version.split(separator: ".").joined(separator: ", ")
    edits.replace(
      Self.range(node), by: "\(isNegated ? "!" : "")SwiftUI._isSystemAvailable(\(numbers))")
    return .skipChildren
  }

  /// True where branches return values of several types for one opaque type, which only a condition
  /// of the compiler's can decide (SE-0360).
  private static func decidesAType(_ node: AvailabilityConditionSyntax) -> Bool {
    var outer = Syntax(node).parent
    while let current = outer {
      let type =
        current.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
        ?? current.as(PatternBindingSyntax.self)?.typeAnnotation?.type
      if let type {
        return type.trimmedDescription.contains("some ")
          && current.tokens(viewMode: .sourceAccurate).contains {
            $0.tokenKind == .keyword(.return)
          }
      }
      outer = current.parent
    }
    return false
  }

  /// Attributes that are removed because only Objective-C or Xcode uses them.
  private static let removedAttributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "NSManaged", "NSCopying", "Previewable", "UIApplicationMain", "AppIntent", "Attribute",
    "Relationship", "Transient", "AppEntity", "AppEnum", "AssistantIntent", "AssistantEntity",
    "AssistantEnum", "ComputedProperty", "DeferredProperty", "UnionValue",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if name == "main" {
      edits.blank(Self.range(node))
      if let owner = node.parent?.parent?.asProtocol((any DeclGroupSyntax).self),
        let named = owner.asProtocol((any NamedDeclSyntax).self)
      {
        let inherited = owner.inheritanceClause?.inheritedTypes ?? []
        mains.append(
          Main(
            type: named.name.text, line: line(node),
            inherits: Set(inherited.map { $0.type.trimmedDescription })))
      }
    } else if Self.removedAttributes.contains(name) {
      edits.blank(Self.range(node))
    } else if name == "UIApplicationDelegateAdaptor" {
      addDelegate(to: node)
    } else if name == "Query", node.arguments == nil {
      // A macro of SwiftData on iOS, a property wrapper here, which infers its types from a call only.
      let end = Self.range(node).upperBound
      edits.replace(end..<end, by: "()")
    }
    return .visitChildren
  }

  /// Adds to an app's delegate how it is made: its class can only be instantiated by name.
  private func addDelegate(to node: AttributeSyntax) {
    if let type = node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression {
      let name = type.trimmedDescription
      guard name.hasSuffix(".self") else { return }
      let end = Self.range(type).upperBound
      edits.replace(end..<end, by: ", _make: { \(name.dropLast(5))() }")
    } else if let variable = node.parent?.parent?.as(VariableDeclSyntax.self),
      let type = variable.bindings.first?.typeAnnotation?.type
    {
      let range = Self.range(node)
      edits.replace(
        range,
        by: "@\(node.attributeName.trimmedDescription)(_make: { \(type.trimmedDescription)() })")
    }
  }

  /// Gives an `@NSManaged` property accessors, so that it has no storage and may be in an
  /// extension.
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if Self.areManaged(node.attributes), let binding = node.bindings.last,
      binding.accessorBlock == nil,
      binding.typeAnnotation != nil
    {
      let end = Self.range(binding).upperBound
      edits.replace(end..<end, by: " { get { _managed() } set { _manage(newValue) } }")
    }
    return .visitChildren
  }

  /// Gives an `@NSManaged` function a body: Core Data makes those that add to a relationship, and remove
  /// from it, from its name.
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    // The method of an observer of values, which `NSObject` has not on Linux.
    if node.name.text == "observeValue",
      node.signature.parameterClause.parameters.first?.firstName.text == "forKeyPath",
      let modifier = node.modifiers.first(where: { $0.name.text == "override" })
    {
      edits.blank(Self.range(modifier))
    }
    guard Self.areManaged(node.attributes), node.body == nil else { return .visitChildren }
    let end = Self.range(node.signature).upperBound
    edits.replace(end..<end, by: Self.managedBody(of: node))
    return .visitChildren
  }

  private static func managedBody(of node: FunctionDeclSyntax) -> String {
    let parameters = node.signature.parameterClause.parameters
    let name = node.name.text
    guard let parameter = parameters.first, parameters.count == 1, parameter.firstName.text == "_",
      let verb = ["addTo", "removeFrom"].first(where: name.hasPrefix)
    else { return " {}" }
    let title = name.dropFirst(verb.count)
    let key = title.prefix(1).lowercased() + title.dropFirst()
    let value = (parameter.secondName ?? parameter.firstName).text
    let objects =
      switch parameter.type.trimmedDescription {
      case "NSSet": "\(value).allObjects.compactMap { $0 as? NSManagedObject }"
      case "NSOrderedSet": "\(value).array.compactMap { $0 as? NSManagedObject }"
      default: "[\(value)]"
      }
    return " { _relate(\(objects), \"\(key)\", adds: \(verb == "addTo")) }"
  }

  private static func areManaged(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "NSManaged"
    }
  }

  /// Replaces SwiftData's `@Model` macro by a conformance to `PersistentModel`, and by `@Observable`
  /// where changes are observed.
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
    guard
      let model = attributes.first(where: { $0.attributeName.trimmedDescription == "Model" })
    else { return .visitChildren }
    if platform.observesModels {
      edits.replace(Self.range(model), by: "@Observable")
    } else {
      edits.blank(Self.range(model))
    }
    let inherited = node.inheritanceClause?.inheritedTypes.last.map { Self.range($0).upperBound }
    let end =
      inherited ?? node.genericParameterClause.map { Self.range($0).upperBound }
      ?? Self.range(node.name).upperBound
    edits.replace(end..<end, by: inherited == nil ? ": PersistentModel" : ", PersistentModel")
    return .visitChildren
  }

  /// Replaces the store of an app group by one that has values without an app. The replacement has
  /// the same length, so columns do not change.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "Timer", node.arguments.isEmpty,
      node.trailingClosure == nil, let start = node.leftParen, let end = node.rightParen,
      !platform.declares("Timer")
    {
      // A timer that does nothing; on Linux none can be made without an interval.
      edits.replace(
        Self.range(start).lowerBound..<Self.range(end).upperBound,
        by: "(timeInterval: 1, repeats: false) { _ in }")
    }
    if let first = node.arguments.first, let label = first.label, label.text == "format",
      node.calledExpression.trimmedDescription == "String",
      !first.expression.is(StringLiteralExprSyntax.self)
    {
      // The format may be a localized one, whose plural forms Foundation does not know.
      edits.replace(Self.range(label), by: "_formt")
    }
    if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      callee.baseName.text == "UserDefaults", node.arguments.first?.label?.text == "suiteName"
    {
      edits.replace(Self.range(callee.baseName), by: "_AppDefaults")
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "bundle" {
      edits.replace(Self.range(node), by: "Bundle._own")
      return .skipChildren
    }
    if node.macroName.text == "Predicate" { return plainPredicate(node) }
    if node.macroName.text == "Rule", let first = node.arguments.first {
      // TipKit's macro: an event or a parameter, and a closure that tests it.
      edits.replace(
        Self.range(node.pound).lowerBound..<Self.range(first).lowerBound,
        by: "Tips.Rule(_matching: ")
      return .visitChildren
    }
    guard let argument = node.arguments.first?.expression.trimmedDescription else {
      return .visitChildren
    }
    switch node.macroName.text {
    case "selector":
      let method = selectorMethods.reference(of: argument, at: node)
      edits.replace(
        Self.range(node),
        by: "Selector(\(String(reflecting: argument))\(method.map { ", calling: \($0)" } ?? ""))")
    case "keyPath":
      edits.replace(Self.range(node), by: String(reflecting: argument))
    default: return .visitChildren
    }
    return .skipChildren
  }

  /// Replaces `#Predicate<A> { … }` by `_Matching(A.self) { … }`, which evaluates the closure.
  private func plainPredicate(
    _ node: MacroExpansionExprSyntax
  ) -> SyntaxVisitorContinueKind {
    let types = node.genericArgumentClause?.arguments.map {
      "(\($0.argument.trimmedDescription)).self"
    }
    var arguments = (types ?? []).joined(separator: ", ")
    let name = Self.range(node.pound).lowerBound..<Self.range(node.macroName).upperBound
    let end = node.genericArgumentClause.map { Self.range($0).upperBound } ?? name.upperBound
    if let closure = node.arguments.first?.expression {
      if !arguments.isEmpty { arguments += ", " }
      edits.replace(
        name.lowerBound..<Self.range(closure).lowerBound, by: "_Matching(\(arguments)matching: ")
    } else {
      edits.replace(
        name.lowerBound..<end, by: types == nil ? "_Matching" : "_Matching(\(arguments))")
    }
    return .visitChildren
  }

  /// Properties of Foundation's formatters that are implicitly unwrapped on iOS, so that sources can
  /// unwrap them, and are not optional on Linux.
  private static let unwrapped: Set<String> = [
    "weekdaySymbols", "shortWeekdaySymbols", "veryShortWeekdaySymbols", "standaloneWeekdaySymbols",
    "shortStandaloneWeekdaySymbols", "veryShortStandaloneWeekdaySymbols", "monthSymbols",
    "shortMonthSymbols", "veryShortMonthSymbols", "standaloneMonthSymbols",
    "shortStandaloneMonthSymbols", "veryShortStandaloneMonthSymbols", "quarterSymbols",
    "shortQuarterSymbols", "eraSymbols", "longEraSymbols", "amSymbol", "pmSymbol",
  ]

  override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.expression.as(MemberAccessExprSyntax.self),
      Self.unwrapped.contains(member.declName.baseName.text)
    {
      edits.blank(Self.range(node.exclamationMark))
    }
    return .visitChildren
  }

  /// Returns true for a module that cannot be named here because its sources are compiled as part
  /// of the widget's module.
  private func isOwnModule(_ name: String) -> Bool { platform.ownModules.contains(name) }

  /// Replaces `NSLocalizedString`, since Foundation's does not read string catalogues on Linux. The
  /// replacement has the same length, so columns do not change.
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == "NSLocalizedString" {
      edits.replace(Self.range(node.baseName), by: "_LocalizedString_")
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == "localizedStringWithFormat",
      node.base?.trimmedDescription == "String"
    {
      edits.replace(Self.range(node.declName), by: "_LocalizedStringOfFormat_")
    }
    if let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "Bundle",
      node.declName.baseName.text == "main"
    {
      // On Linux the main bundle is the executable's folder, which lacks the widget's resources.
      edits.replace(Self.range(node.declName), by: "_own")
      return .skipChildren
    }
    if let base = node.base?.as(DeclReferenceExprSyntax.self), base.baseName.text == "Darwin" {
      // Foundation re-exports the C library on every platform.
      edits.replace(Self.range(base), by: "Foundation")
      return .skipChildren
    }
    guard let base = node.base?.as(DeclReferenceExprSyntax.self),
      isOwnModule(base.baseName.text)
    else { return .visitChildren }
    edits.blank(
      Self.range(base).lowerBound..<Self.range(node.period).upperBound)
    return .skipChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.baseType.as(IdentifierTypeSyntax.self),
      isOwnModule(base.name.text)
    else { return .visitChildren }
    edits.blank(
      Self.range(base).lowerBound..<Self.range(node.period).upperBound)
    return .visitChildren
  }
}
