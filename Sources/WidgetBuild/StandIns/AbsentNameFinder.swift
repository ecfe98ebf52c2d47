import SwiftSyntax

/// Finds uses of absent names in a file.
final class AbsentNameFinder: SyntaxVisitor {
  private let names: AbsentNames
  /// The tokens that name something absent, in order.
  private(set) var tokens: [TokenSyntax] = []
  /// Arguments for stored properties that were left out.
  private(set) var arguments: [LabeledExprSyntax] = []

  init(_ names: AbsentNames, in tree: some SyntaxProtocol) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if names.globals.contains(node.name.text) { tokens.append(node.name) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      if isAbsentMember(name, of: access) { tokens.append(node.baseName) }
    } else if node.parent?.is(KeyPathPropertyComponentSyntax.self) != true,
      names.globals.contains(name) && !node.isShadowed(name) || isMember(name, ofTypesAround: node)
    {
      tokens.append(node.baseName)
    }
    return .visitChildren
  }

  /// `if let name`, which reads the variable of this name.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, let pattern = node.pattern.as(IdentifierPatternSyntax.self),
      names.globals.contains(pattern.identifier.text)
        || isMember(pattern.identifier.text, ofTypesAround: node)
    {
      tokens.append(pattern.identifier)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      arguments += node.arguments.filter { argument in
        argument.label.map { names.members.contains(.init(type: callee, name: $0.text)) } == true
      }
    }
    return .visitChildren
  }

  private func isAbsentMember(_ name: String, of access: MemberAccessExprSyntax) -> Bool {
    guard let base = access.base else { return false }
    let text = base.trimmedDescription
    if text == "self" || text == "Self" { return isMember(name, ofTypesAround: access) }
    let type = text.split(separator: ".").last.map(String.init) ?? text
    return names.members.contains(.init(type: type, name: name))
  }

  private func isMember(_ name: String, ofTypesAround node: some SyntaxProtocol) -> Bool {
    guard names.members.contains(where: { $0.name == name }) else { return false }
    return node.typesAround.contains { names.members.contains(.init(type: $0, name: name)) }
  }
}

extension SyntaxProtocol {
  /// True when a parameter, a variable or a member around the node has the name, so that it means
  /// nothing outside of all types.
  fileprivate func isShadowed(_ name: String) -> Bool {
    guard name.first?.isLowercase == true else { return false }
    var next = parent
    while let node = next {
      let isDeclared =
        if let closure = node.as(ClosureExprSyntax.self) {
          closure.signature?.parameterClause?.tokens(viewMode: .sourceAccurate)
            .contains { $0.text == name } == true
        } else if let function = node.as(FunctionDeclSyntax.self) {
          function.signature.parameterClause.parameters.contains {
            ($0.secondName ?? $0.firstName).text == name
          }
        } else if let list = node.as(CodeBlockItemListSyntax.self),
          list.parent?.is(SourceFileSyntax.self) == false
        {
          list.contains { $0.item.as(VariableDeclSyntax.self)?.declares(name) == true }
        } else if let members = node.as(MemberBlockItemListSyntax.self) {
          members.contains { $0.decl.as(VariableDeclSyntax.self)?.declares(name) == true }
        } else {
          false
        }
      if isDeclared { return true }
      next = node.parent
    }
    return false
  }
}

extension VariableDeclSyntax {
  fileprivate func declares(_ name: String) -> Bool {
    bindings.contains { $0.pattern.trimmedDescription == name }
  }
}
