import SwiftSyntax

/// Divides a parsed source into its declarations. Conditional compilation is expected to be
/// resolved already (`SourceRewriter`).
struct DeclarationReader {
  let path: String

  /// Returns the declarations at the top level of a file, without its imports.
  func declarations(of tree: SourceFileSyntax) -> [Declaration] {
    tree.statements.compactMap { item -> Declaration? in
      switch item.item {
      case .decl(let node): return topLevel(node)
      case .expr(let node):
        if let macro = node.as(MacroExpansionExprSyntax.self) {
          return self.macro(macro, named: macro.macroName.text, macro.arguments)
        }
        return Declaration(.statement, in: path, at: item.bytes)
      default: return Declaration(.statement, in: path, at: item.bytes)
      }
    }
  }

  private func macro(
    _ node: some SyntaxProtocol, named name: String, _ arguments: LabeledExprListSyntax
  ) -> Declaration {
    guard name == "Preview" else {
      return Declaration(
        .member, in: path, at: node.bytes, comesWithParent: true, uses: UsedNames.of(node))
    }
    let isOfActivity = arguments.contains { $0.label?.text == "using" }
    return Declaration(
      .preview(isOfActivity: isOfActivity), in: path, at: node.bytes, uses: UsedNames.of(node))
  }

  private func topLevel(_ node: DeclSyntax) -> Declaration? {
    if node.is(ImportDeclSyntax.self) { return nil }
    if let macro = node.as(MacroExpansionDeclSyntax.self) {
      return self.macro(macro, named: macro.macroName.text, macro.arguments)
    }
    return group(node, inside: "") ?? member(node, of: nil)
  }

  /// Returns a type, protocol or extension with its members; nil for other declarations.
  private func group(_ node: DeclSyntax, inside outer: String) -> Declaration? {
    guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return nil }
    var inherits = group.inheritanceClause?.inheritedTypes.map(\.type.plainName) ?? []
    inherits += group.attributes.compactMap {
      $0.as(AttributeSyntax.self).map { "@" + $0.attributeName.plainName }
    }.filter(RequiredNames.isRequiring)
    let header = UsedNames.of(
      group.attributes, group.inheritanceClause, group.genericWhereClause,
      node.as(StructDeclSyntax.self)?.genericParameterClause,
      node.as(ClassDeclSyntax.self)?.genericParameterClause,
      node.as(EnumDeclSyntax.self)?.genericParameterClause,
      node.as(ActorDeclSyntax.self)?.genericParameterClause)
    if let node = node.as(ExtensionDeclSyntax.self) {
      let type = node.extendedType.plainName
      let made = Declaration(
        .extension(of: type, inherits: inherits), in: path, at: node.bytes, qualifiedName: type,
        uses: header.union(type.split(separator: ".").map(String.init)))
      var owner = Owner(name: type, kind: .extension)
      owner.isPrivate = node.isPrivate
      owner.isPublic = node.isPublic
      if inherits.isEmpty { owner.header = Self.header(of: node) }
      owner.condition = node.genericWhereClause?.trimmedDescription ?? ""
      made.adopt(members(node.memberBlock, of: owner))
      return made
    }
    guard let named = node.asProtocol((any NamedDeclSyntax).self) else { return nil }
    let name = named.name.text.withoutBackticks
    if let node = node.as(ProtocolDeclSyntax.self) {
      let requirements = members(node.memberBlock, of: Owner(name: name, kind: .value))
      return Declaration(
        .proto(inherits: inherits, requirements: Set(requirements.flatMap(\.names))), in: path,
        at: node.bytes, names: [name], qualifiedName: name, isPrivate: node.isPrivate,
        isPublic: node.isPublic, uses: UsedNames.of(node), identity: name)
    }
    if inherits.contains("PreviewProvider") {
      let uses = UsedNames.of(node)
      return Declaration(
        .preview(isOfActivity: uses.contains("previewContext")), in: path, at: node.bytes,
        names: [name], qualifiedName: name, uses: uses)
    }
    let qualified = outer.isEmpty ? name : "\(outer).\(name)"
    let made = Declaration(
      .type(inherits: inherits), in: path, at: node.bytes, names: [name], qualifiedName: qualified,
      isPrivate: node.isPrivate, isPublic: node.isPublic, uses: header, identity: qualified)
    var owner = Owner(name: qualified, kind: .value)
    if inherits.contains("WidgetBundle") { owner.kind = .bundle }
    if node.is(ClassDeclSyntax.self), Self.coded.isDisjoint(with: inherits) {
      owner.kind = .reference
    }
    owner.hasUnknownSuperclass = inherits.first.map { !RequiredNames.isRequiring($0) } ?? false
    made.adopt(members(group.memberBlock, of: owner))
    return made
  }

  /// Protocols whose synthesized conformance reads every stored property.
  private static let coded: Set<String> = [
    "Codable", "Decodable", "Encodable", "PersistentModel", "NSManagedObject",
  ]

  private struct Owner {
    enum Kind {
      /// A structure, enumeration or actor, or a class whose stored properties are all needed.
      case value
      /// A class whose stored properties are needed only where they are used.
      case reference
      case `extension`
      case bundle
    }

    var name: String
    var kind: Kind
    /// True for a class whose superclass is in no table: it may call what the class overrides.
    var hasUnknownSuperclass = false
    /// True for a private extension.
    var isPrivate = false
    /// True for an extension whose members other modules can name.
    var isPublic = false
    /// An extension without its modifiers and braces; nil where it adds protocols, which can require
    /// its members.
    var header: String?
    /// The constraints of an extension.
    var condition = ""

    static func qualified(_ name: String, in owner: Owner?) -> String {
      owner.map { "\($0.name).\(name)" } ?? name
    }

    static func identity(_ name: String?, _ parameters: String?, in owner: Owner?) -> String? {
      name.map { qualified($0, in: owner) + (parameters ?? "") + (owner?.condition ?? "") }
    }
  }

  private static func header(of node: ExtensionDeclSyntax) -> String {
    let parts: [String?] = [
      node.attributes.trimmedDescription, "extension", node.extendedType.trimmedDescription,
      node.genericWhereClause?.trimmedDescription,
    ]
    return parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
      .split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Returns how a member of an extension, or a declaration outside of all types, is made private to
  /// the file.
  private func filePrivate(
    _ node: DeclSyntax, named name: String?, in owner: Owner?
  ) -> FilePrivateForm? {
    guard let name, owner == nil || owner?.header != nil else { return nil }
    // The name of an initialiser has that of its type.
    let key = node.is(InitializerDeclSyntax.self) ? name : Owner.qualified(name, in: owner)
    return FilePrivateForm(of: node, key: key, header: owner?.header ?? "")
  }

  private func members(_ block: MemberBlockSyntax, of owner: Owner) -> [Declaration] {
    block.members.compactMap { item in
      group(item.decl, inside: owner.name) ?? member(item.decl, of: owner)
    }
  }

  private func member(_ node: DeclSyntax, of owner: Owner?) -> Declaration? {
    func made(
      _ names: [String] = [], comesWithParent: Bool = false, parameters: String? = nil,
      body: Declaration.Body? = nil, isAuthorValue: Bool = false
    ) -> Declaration {
      Declaration(
        .member, in: path, at: node.bytes, names: names,
        qualifiedName: Owner.qualified(names.first ?? node.plainName, in: owner),
        isPrivate: node.isPrivate || owner?.isPrivate == true,
        isPublic: node.isPublic || owner?.isPublic == true, comesWithParent: comesWithParent,
        uses: body?.usesOutside ?? UsedNames.of(node), body: body,
        identity: Owner.identity(names.first, parameters, in: owner),
        filePrivate: filePrivate(node, named: names.first, in: owner),
        isAuthorValue: isAuthorValue)
    }
    if let owner, owner.kind == .bundle, let body = bundleBody(node, of: owner) { return body }
    if let node = node.as(VariableDeclSyntax.self) {
      let names = node.bindings.flatMap { PatternNames.of($0.pattern) }
      return made(
        names,
        comesWithParent: owner.map { isNeeded(node, in: $0) || isOverride(node, in: $0) } ?? false,
        body: Declaration.Body(of: node),
        isAuthorValue: owner.flatMap { AuthorValue(of: node, in: $0.name) } != nil)
    }
    if let node = node.as(FunctionDeclSyntax.self) {
      return made(
        [node.name.text.withoutBackticks], comesWithParent: isOverride(node, in: owner),
        parameters: node.signature.trimmedDescription
          + (node.genericWhereClause?.trimmedDescription ?? ""),
        body: Declaration.Body(of: node))
    }
    if let node = node.as(InitializerDeclSyntax.self) {
      let body = Declaration.Body(of: node)
      guard let owner, owner.kind == .extension else {
        return made(comesWithParent: true, body: body)
      }
      let label = node.signature.parameterClause.parameters.first?.firstName.text
      let type = owner.name.split(separator: ".").last.map(String.init) ?? owner.name
      return made(
        [type, "self", "super", "init"].map { CallName.of($0, label: label) },
        parameters: node.signature.parameterClause.trimmedDescription, body: body)
    }
    if let node = node.as(SubscriptDeclSyntax.self) {
      guard let owner, owner.kind == .extension else { return made(comesWithParent: true) }
      let parameter = node.parameterClause.parameters.first
      // A subscript has labels only where two names are written.
      let label = parameter?.secondName == nil ? nil : parameter?.firstName.text
      return made(
        [CallName.of("subscript", label: label)],
        parameters: node.parameterClause.trimmedDescription)
    }
    if let node = node.as(TypeAliasDeclSyntax.self) {
      return made([node.name.text.withoutBackticks])
    }
    if node.is(DeinitializerDeclSyntax.self) { return made() }
    // Enum cases, operators, precedence groups, macros.
    return made(comesWithParent: true)
  }

  /// Returns the body of a widget bundle with its widgets as children, so that those which are not
  /// needed can be left out; nil for another member.
  private func bundleBody(_ node: DeclSyntax, of owner: Owner) -> Declaration? {
    guard let binding = node.as(VariableDeclSyntax.self)?.bindings.first,
      binding.pattern.trimmedDescription == "body",
      case .getter(let items) = binding.accessorBlock?.accessors
    else { return nil }
    let made = Declaration(
      .member, in: path, at: node.bytes, names: ["body"], qualifiedName: "\(owner.name).body",
      uses: UsedNames.of(node.as(VariableDeclSyntax.self)?.attributes, binding.typeAnnotation))
    made.adopt(widgets(in: items))
    return made
  }

  private func widgets(in items: CodeBlockItemListSyntax) -> [Declaration] {
    items.flatMap { item -> [Declaration] in
      if let branch = item.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) {
        return widgets(in: branch)
      }
      let uses = UsedNames.of(item.item)
      let types = uses.filter { name in
        name.first?.isUppercase == true && !name.contains { "(#".contains($0) }
      }
      return [
        Declaration(
          .member, in: path, at: item.item.bytes, names: types.sorted(),
          comesWithParent: types.isEmpty, uses: uses)
      ]
    }
  }

  private func widgets(in branch: IfExprSyntax) -> [Declaration] {
    let other: [Declaration] =
      switch branch.elseBody {
      case .ifExpr(let next): widgets(in: next)
      case .codeBlock(let block): widgets(in: block.statements)
      default: []
      }
    return widgets(in: branch.body.statements) + other
  }

  /// Returns true for a member that code outside of the sources may call through the superclass.
  private func isOverride(_ node: some WithModifiersSyntax, in owner: Owner?) -> Bool {
    owner?.hasUnknownSuperclass == true
      && node.modifiers.contains { $0.name.text == "override" }
  }

  /// Returns true for a stored property that its type needs even where no code names it.
  private func isNeeded(_ node: VariableDeclSyntax, in owner: Owner) -> Bool {
    let modifiers = Set(node.modifiers.map(\.name.text))
    guard modifiers.isDisjoint(with: ["static", "class", "lazy"]), owner.kind != .extension,
      node.bindings.contains(where: \.isStored)
    else { return false }
    guard owner.kind == .reference else { return true }
    // A class has no memberwise initialiser, so a property with a value may be left out.
    return node.bindings.contains { binding in
      let type = binding.typeAnnotation?.type
      let isOptional =
        type?.is(OptionalTypeSyntax.self) == true
        || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
      return binding.initializer == nil && (!isOptional || node.bindingSpecifier.text == "let")
    }
  }
}

extension DeclSyntaxProtocol {
  /// True for a declaration that only its own file can name.
  fileprivate var isPrivate: Bool { has(["private", "fileprivate"]) }

  /// True for a declaration that other modules can name.
  fileprivate var isPublic: Bool { has(["public", "open", "package"]) }

  private func has(_ modifiers: Set<String>) -> Bool {
    asProtocol((any WithModifiersSyntax).self)?.modifiers.contains {
      modifiers.contains($0.name.text) && $0.detail == nil
    } ?? false
  }
}

extension DeclSyntax {
  /// The keyword of a declaration without a name.
  fileprivate var plainName: String {
    self.is(InitializerDeclSyntax.self)
      ? "init" : self.is(SubscriptDeclSyntax.self) ? "subscript" : ""
  }
}

extension PatternBindingSyntax {
  /// True for a property that has storage.
  fileprivate var isStored: Bool {
    guard let accessors = accessorBlock?.accessors else { return true }
    guard case .accessors(let list) = accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension TypeSyntax {
  /// The type's name with those of the enclosing types, without generic arguments and attributes.
  fileprivate var plainName: String {
    if let type = `as`(IdentifierTypeSyntax.self) { return type.name.text.withoutBackticks }
    if let type = `as`(MemberTypeSyntax.self) {
      return "\(type.baseType.plainName).\(type.name.text.withoutBackticks)"
    }
    if let type = `as`(AttributedTypeSyntax.self) { return type.baseType.plainName }
    return trimmedDescription
  }
}

/// Collects the names that a pattern binds.
private final class PatternNames: SyntaxVisitor {
  private var names: [String] = []

  static func of(_ pattern: PatternSyntax) -> [String] {
    let reader = PatternNames(viewMode: .sourceAccurate)
    reader.walk(pattern)
    return reader.names
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.identifier.text.withoutBackticks)
    return .skipChildren
  }
}
