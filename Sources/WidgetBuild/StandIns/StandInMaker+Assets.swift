import SwiftSyntax

/// Stand-ins for colours and images of asset catalogues that were not found.
extension StandInMaker {
  /// Generates a stand-in for a missing catalogue resource, such as `Color(.brand)`; returns false
  /// when the error is a different one.
  mutating func resource(
    named name: String, _ token: TokenSyntax, _ error: Diagnostic
  ) -> Bool {
    guard error.identifier.isOne(of: DiagnosticIdentifier.noImplicitMembers), token.text == name,
      let access = token.ancestor(MemberAccessExprSyntax.self),
      access.base == nil, access.declName.baseName.text == name,
      let call = access.ancestor(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let type = StandInText.resources[callee],
      call.arguments.first?.label.map({ $0.text == "resource" }) ?? true
    else { return false }
    made.add("\(callee)(.\(name))", error, declaring: StandInText.resource(name, of: type))
    return true
  }

  /// Generates stand-ins for all uses of `Color.brand` and `Color(.brand)` in the sources, when the
  /// asset catalogue was not found and the errors do not name them.
  mutating func bridgeColors(beside errors: [Diagnostic]) {
    guard errors.contains(where: { $0.identifier.isOne(of: DiagnosticIdentifier.vague) }) else {
      return
    }
    for path in sources.paths {
      guard let source = sources.source(path) else { continue }
      let uses = NameUses(of: "Color", in: [source.tree])
      let start = Diagnostic(file: path, line: 1, column: 1, message: "")
      for member in uses.members.sorted(by: { $0.name < $1.name })
      where member.form == nil && !declared.variables.contains(member.name)
        && !assets.contains(member.name)
        && !StandInText.colors.contains(member.name)
      {
        guard let text = StandInText.staticMember(member.name, nil, of: "Color") else { continue }
        made.add("Color.\(member.name)", start, declaring: text)
      }
      let named = uses.calls.compactMap { call -> String? in
        guard call.parameters.count == 1, call.parameters[0].label == nil,
          case .members(let members) = call.parameters[0].argument, members.count == 1,
          members[0].form == nil
        else { return nil }
        return members[0].name
      }
      for name in Set(named).sorted()
      where !declared.variables.contains(name) && !assets.contains(name)
        && !StandInText.isOfUIColor(name)
      {
        made.add(
          "Color(.\(name))", start, declaring: StandInText.resource(name, of: "ColorResource"))
      }
    }
  }
}
