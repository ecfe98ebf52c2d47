import SwiftSyntax

/// Calls that match no declaration, and functions that are not needed for drawing.
extension StandInMaker {
  /// Returns true when a look-alike module declares a function with this name and these labels, so
  /// that the error is about the type of an argument.
  private func isOfAWrongType(_ name: String, _ form: CallSignature, _ error: Diagnostic) -> Bool {
    error.identifier == .noOverload && CalledForms.names.contains(name + form.labels)
  }

  /// Handles a call whose labels match no overload.
  mutating func wrongSignature(label: String, _ token: TokenSyntax, _ error: Diagnostic) {
    guard let call = token.call(withLabel: label) else { return }
    let form = CallSignature(call)
    if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      let name = callee.baseName.text
      let label = form.parameters.first?.label ?? "_"
      guard !isDeclaredNearby("\(name)(\(label):)", error) else { return }
      guard !declared.types.contains(name), !declared.functions.contains(name),
        !StandInText.basics.contains(name), !name.hasPrefix("_StandIn"),
        name.first?.isUppercase == true, !isOfAWrongType(name, form, error),
        labelMeant(in: form, of: name) == nil
      else { return }
      let substitute = "_StandIn\(made.declarations.count)_\(name)"
      sources.replace(callee.bytes, in: error.file, by: substitute)
      made.add(
        "\(name)\(form.labels)", error,
        declaring: StandInText.initialiser(substitute, form, of: name),
        isOfAnotherFile: !AppleMemberNames.areLabels(form.parameters.compactMap(\.label)))
    } else if let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.base != nil, !declared.functions.contains(callee.declName.baseName.text),
      callee.isModifierOfAView
    {
      let name = callee.declName.baseName.text
      guard !isDeclaredNearby(name, error), AppleMemberNames.isModifier(name),
        !isOfAWrongType(name, form, error), labelMeant(in: form, of: name) == nil
      else { return }
      made.add(
        "View.\(name)\(form.labels)", error,
        declaring: StandInText.method(name, form, of: "View"))
    } else {
      leaveOutBody(label, token, error)
    }
  }

  /// Replaces the body of a function that is not needed for drawing and uses missing API: one that
  /// returns no view. Calling it traps with a message, unless drawing may call it for its effect.
  ///
  /// - Parameter isForeign: true when the name is a member of an existing type that the sources do
  ///   not declare.
  mutating func leaveOutBody(
    _ name: String, isForeign: Bool = false, _ token: TokenSyntax, _ error: Diagnostic
  ) {
    guard !isOfApp else { return }
    let base = String(name.split(separator: ".").first ?? "")
    let isApples =
      isForeign && base.first?.isUppercase == true && !StandInText.basics.contains(base)
    guard !declared.types.contains(base),
      isApples || AppleTypeNames.isApples(base) || ownTypes.contains(base),
      let function = token.ancestor(FunctionDeclSyntax.self), function.performsAction,
      let body = function.body
    else { return }
    let label = "\(function.name.text)()"
    guard !made.has("\(label), for \(name)") else { return }
    let message = String(reflecting: "\(label) was removed: \(name) is not supported")
    let signature = function.signature
    let result = signature.returnClause?.type.trimmedDescription ?? "Void"
    let isEffect =
      ["Void", "()"].contains(result) && signature.effectSpecifiers?.asyncSpecifier == nil
    sources.replace(
      body.bytes, in: error.file, by: isEffect ? "{}" : "{ preconditionFailure(\(message)) }")
    made.add("\(label), for \(name)", error, declaring: nil)
  }
}
