import SwiftSyntax

/// A value of a Live Activity that its author has declared, of the attributes or the content state:
/// `static let midway = ContentState(…)`. Where there is no preview it is what the author would show.
struct AuthorValue: Hashable {
  /// The property's name as the source spells it.
  var name: String
  /// The qualified name of the type that the property belongs to.
  var owner: String
  /// The qualified name of the value's type: `Order`, or `Order.ContentState`.
  var type: String
  /// True when only code of the owner can name it, and that in the same file.
  var isPrivate: Bool
  /// True when only code of the file can name it.
  var isFilePrivate: Bool

  /// Nil for another property than a static one with a type that is written out.
  init?(of node: VariableDeclSyntax, in owner: String) {
    let modifiers = Set(node.modifiers.map(\.name.text))
    guard modifiers.contains("static"), node.bindings.count == 1, let binding = node.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let written = Self.type(of: binding), !Self.hasEffects(binding)
    else { return nil }
    let inner = owner.split(separator: ".").last.map(String.init) ?? owner
    switch written {
    case "Self", inner: type = owner
    case "ContentState": type = "\(owner).ContentState"
    default: type = written
    }
    name = pattern.identifier.text
    self.owner = owner
    isPrivate = modifiers.contains("private")
    isFilePrivate = isPrivate || modifiers.contains("fileprivate")
  }

  private static func type(of binding: PatternBindingSyntax) -> String? {
    if let annotation = binding.typeAnnotation { return annotation.type.trimmedDescription }
    guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) else { return nil }
    let callee = call.calledExpression.trimmedDescription
    return callee.hasSuffix(".init") ? String(callee.dropLast(5)) : callee
  }

  /// True for a getter that is asynchronous or throws.
  private static func hasEffects(_ binding: PatternBindingSyntax) -> Bool {
    guard case .accessors(let list)? = binding.accessorBlock?.accessors else { return false }
    return list.contains { $0.effectSpecifiers != nil }
  }

  /// The expression by which the value is named.
  private var expression: String { "\(owner).\(name)" }

  // MARK: Conformances

  /// Returns the source that tells the widget's process the values of each type, by the index of the
  /// file to whose end it belongs: there it can name what is private to the file.
  static func conformances(in trees: [SourceFileSyntax]) -> [Int: String] {
    let finders = trees.map { tree in
      let finder = AuthorValueFinder(viewMode: .sourceAccurate)
      finder.walk(tree)
      return finder
    }
    let attributes = Set(finders.flatMap(\.attributes))
    let types = attributes.union(attributes.map { "\($0).ContentState" })
    var sources: [Int: String] = [:]
    for type in types.sorted() {
      let values = finders.enumerated().flatMap { index, finder in
        finder.values.filter { $0.type == type && !($0.isPrivate && $0.owner != type) }
          .map { (index, $0) }
      }
      guard let home = values.first(where: \.1.isFilePrivate)?.0 ?? values.first?.0 else {
        continue
      }
      let pairs = values.filter { $0.0 == home || !$0.1.isFilePrivate }.map { _, value in
        "(\(String(reflecting: value.name.withoutBackticks)), \(value.expression) as Any)"
      }
      sources[home, default: ""] +=
        "\nextension \(type): WidgetKit._AuthorValues { @MainActor public static var _authorValues: "
        + "[(name: String, value: Any)] { [\(pairs.joined(separator: ", "))] } }\n"
    }
    return sources
  }
}

/// Finds the attributes types of a file, and the author's values in it.
private final class AuthorValueFinder: SyntaxVisitor {
  private(set) var attributes: [String] = []
  private(set) var values: [AuthorValue] = []

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    var owner: [String] = []
    var isFilePrivate = false
    var outer = node.parent
    while let current = outer {
      // A local variable belongs to no type.
      if current.is(CodeBlockSyntax.self) || current.is(AccessorBlockSyntax.self) {
        return .skipChildren
      }
      if let group = current.asProtocol((any DeclGroupSyntax).self) {
        let name = current.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
        owner.insert(
          name ?? current.asProtocol((any NamedDeclSyntax).self)?.name.text ?? "", at: 0)
        if group.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) }) {
          isFilePrivate = true
        }
      }
      outer = current.parent
    }
    guard !owner.isEmpty,
      var value = AuthorValue(of: node, in: owner.joined(separator: "."))
    else { return .skipChildren }
    value.isFilePrivate = value.isFilePrivate || isFilePrivate
    values.append(value)
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.inheritanceClause)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.extendedType.trimmedDescription, node.inheritanceClause)
    return .visitChildren
  }

  private func note(_ name: String, _ clause: InheritanceClauseSyntax?) {
    let inherits = clause?.inheritedTypes.map {
      $0.type.trimmedDescription.split(separator: ".").last ?? ""
    }
    if inherits?.contains("ActivityAttributes") == true { attributes.append(name) }
  }
}
