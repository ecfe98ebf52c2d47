import SwiftSyntax

/// Reads the classes of a source, and its extensions of any type, as Objective-C sees them.
final class BridgedClassReader: SyntaxVisitor {
  /// By name; extensions have no file.
  private(set) var classes: [String: BridgedClass] = [:]
  private let path: String
  private let platform: ApplePlatform
  private let converter: SourceLocationConverter
  private var outer: [String] = []

  init(_ tree: SourceFileSyntax, path: String, platform: ApplePlatform = ApplePlatform()) {
    self.path = path
    self.platform = platform
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private func line(_ node: some SyntaxProtocol) -> Int {
    converter.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let taken = node.clauses.first(where: { platform.holds($0.condition) }),
      let elements = taken.elements
    {
      walk(Syntax(elements))
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    outer.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { outer.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    outer.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { outer.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    outer.append(node.name.text)
    var read = BridgedClass(name: outer.joined(separator: "."))
    read.objectiveCName = Self.argument(of: "objc", in: node.attributes)
    read.inherits =
      node.inheritanceClause?.inheritedTypes.map {
        $0.type.as(MemberTypeSyntax.self)?.name.text ?? $0.type.trimmedDescription
      } ?? []
    read.isMainActor = Self.has("MainActor", in: node.attributes)
    (read.file, read.line) = (path, line(node.name))
    addMembers(
      of: node.memberBlock, to: &read,
      areExposed: Self.has("objcMembers", in: node.attributes))
    var known = read
    if let before = classes[read.name] { known.add(before) }
    classes[read.name] = known
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { outer.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    var read = BridgedClass(name: name)
    read.isMainActor = Self.has("MainActor", in: node.attributes)
    addMembers(of: node.memberBlock, to: &read, areExposed: Self.has("objc", in: node.attributes))
    classes[name, default: BridgedClass(name: name)].add(read)
    outer.append(name)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { outer.removeLast() }

  // MARK: Members

  private func addMembers(
    of block: MemberBlockSyntax, to type: inout BridgedClass, areExposed: Bool
  ) {
    for item in members(block.members) {
      if let variable = item.as(VariableDeclSyntax.self) {
        type.others.formUnion(variable.bindings.map(\.pattern.trimmedDescription))
      }
      guard let function = item.as(FunctionDeclSyntax.self) else { continue }
      let modifiers = Set(function.modifiers.map(\.name.text))
      guard modifiers.isDisjoint(with: ["static", "class"]) else {
        type.others.insert(function.name.text)
        continue
      }
      var method = method(function, modifiers)
      method.isExposed =
        method.isExposed || areExposed && modifiers.isDisjoint(with: ["private", "fileprivate"])
      method.isMainActor = method.isMainActor || type.isMainActor
      type.methods.append(method)
    }
  }

  private func members(_ list: MemberBlockItemListSyntax) -> [DeclSyntax] {
    list.flatMap { item -> [DeclSyntax] in
      guard let condition = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      guard let taken = condition.clauses.first(where: { platform.holds($0.condition) }),
        case .decls(let inner)? = taken.elements
      else { return [] }
      return members(inner)
    }
  }

  private func method(_ node: FunctionDeclSyntax, _ modifiers: Set<String>) -> BridgedMethod {
    let name = node.name.text.filter { $0 != "`" }
    let labels = node.signature.parameterClause.parameters.map {
      $0.firstName.text.filter { $0 != "`" }
    }
    let effects = node.signature.effectSpecifiers
    let selector =
      Self.argument(of: "objc", in: node.attributes)
      ?? SelectorRules.selector(
        name, labels: labels, isAsync: effects?.asyncSpecifier != nil,
        throws: effects?.throwsClause != nil)
    return BridgedMethod(
      name: name, labels: labels, selector: selector,
      isExposed: Self.has("objc", in: node.attributes) || modifiers.contains("override"),
      isMainActor: Self.has("MainActor", in: node.attributes), line: line(node.name), file: path)
  }

  // MARK: Attributes

  private static func attributes(
    _ name: String, in list: AttributeListSyntax
  ) -> [AttributeSyntax] {
    list.compactMap { $0.as(AttributeSyntax.self) }
      .filter { $0.attributeName.trimmedDescription == name }
  }

  private static func has(_ name: String, in list: AttributeListSyntax) -> Bool {
    !attributes(name, in: list).isEmpty
  }

  /// Returns what an attribute has in its parentheses, without spaces.
  private static func argument(of name: String, in list: AttributeListSyntax) -> String? {
    attributes(name, in: list).lazy.compactMap { $0.arguments?.trimmedDescription }.first
      .map { $0.filter { !$0.isWhitespace } }
  }
}
