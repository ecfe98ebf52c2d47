import SwiftSyntax

/// What is left out of an app's sources because it does not compile here, where nothing more exact is
/// known about an error: the smallest part around it, so that the rest of the app runs.
extension AbsentUnit {
  /// Finds the part around an error; nil when what would have to be left out is needed whatever it
  /// contains.
  init?(around token: TokenSyntax, fault: Diagnostic) {
    if fault.identifier == .noConformance,
      let part = Self.conformance(fault.names.last ?? "", of: token)
    {
      self = part
      return
    }
    // Two targets that no project tells apart may declare the same type.
    if fault.identifier.isOne(of: DiagnosticIdentifier.redeclarations),
      let type = token.parent?.asProtocol((any DeclGroupSyntax).self)
    {
      self = .declaration(Syntax(type).bytes, names: [])
      return
    }
    var child = Syntax(token)
    while let parent = child.parent {
      if let unit = Self.statement(at: parent, from: child) ?? Self.body(at: parent, from: child)
        ?? AbsentUnit(at: parent, from: child)
      {
        self = unit
        return
      }
      child = parent
    }
    return nil
  }

  /// The conformance to a protocol in the declaration of a type, whose name the token is.
  private static func conformance(_ name: String, of token: TokenSyntax) -> AbsentUnit? {
    let clause =
      token.parent?.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
      ?? token.ancestor(ExtensionDeclSyntax.self)?.inheritanceClause
    let plain = StandInText.plain(name)
    guard plain != "App",
      let inherited = clause?.inheritedTypes.first(where: {
        StandInText.plain($0.type.trimmedDescription) == plain
      })
    else { return nil }
    return .part(inherited.bytesInClause)
  }

  /// A statement, or the modifier of a view whose name the error is about.
  private static func statement(at parent: Syntax, from child: Syntax) -> AbsentUnit? {
    if let access = parent.as(MemberAccessExprSyntax.self), child.id == access.declName.id,
      let call = access.parent?.as(FunctionCallExprSyntax.self), let range = call.modifierBytes
    {
      return .modifier(range)
    }
    guard let item = parent.as(CodeBlockItemSyntax.self),
      item.parent?.parent?.is(SourceFileSyntax.self) == false, !item.buildsView,
      !item.isInsideWidgetBundle
    else { return nil }
    // A case needs a statement.
    if let switchCase = item.parent?.parent?.as(SwitchCaseSyntax.self),
      switchCase.statements.count == 1
    {
      return .body(item.bytes, replacement: "break")
    }
    return .part(item.bytes)
  }

  /// The body of an initialiser, an accessor or a view, when the error is in none of its statements.
  private static func body(at parent: Syntax, from child: Syntax) -> AbsentUnit? {
    func trap(_ body: CodeBlockSyntax, _ name: String) -> AbsentUnit {
      let message = String(reflecting: "the body of \(name) was left out")
      return .body(body.bytes, replacement: "{ preconditionFailure(\(message)) }")
    }
    if let initializer = parent.as(InitializerDeclSyntax.self), let body = initializer.body,
      child.id == body.id
    {
      return trap(body, "init")
    }
    if let accessor = parent.as(AccessorDeclSyntax.self), let body = accessor.body,
      child.id == body.id
    {
      return accessor.accessorSpecifier.text == "get"
        ? trap(body, "get") : .body(body.bytes, replacement: "{}")
    }
    if let binding = parent.as(PatternBindingSyntax.self), let accessors = binding.accessorBlock,
      binding.typeAnnotation?.type.trimmedDescription == "some View"
    {
      let name = binding.pattern.trimmedDescription
      return .body(accessors.bytes, replacement: "{ \(StandInText.absentView(name)) }")
    }
    return nil
  }
}
