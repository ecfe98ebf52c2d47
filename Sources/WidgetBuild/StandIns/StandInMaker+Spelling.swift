import SwiftSyntax

/// Names and labels that are one letter off. They are mistakes, as in Xcode, and no API that is
/// missing.
extension StandInMaker {
  /// Returns what the name or label of an error was probably meant to be; nil: nothing like it is
  /// known, or the compiler has said it.
  func suggestion(for error: Diagnostic) -> String? {
    switch error.identifier {
    case .unknownName, .unknownType, .unknownTypeInCast:
      guard let name = error.missingName else { return nil }
      let types = AppleTypeNames.known.union(CalledForms.labels.keys).union(declared.types)
      return name.first?.isUppercase == true
        ? Self.nearest(to: name, of: types) : Self.nearest(to: name, of: spellings)
    case .noMemberOfType, .noBaseOfMember, .noTypeOfMember:
      guard let name = error.missingName ?? error.names.first else { return nil }
      return Self.nearest(to: name, of: spellings)
        ?? Self.nearest(to: name, of: AppleMemberNames.values)
    case .noMemberOfValue, .noMemberOfTuple:
      guard let name = error.missingName else { return nil }
      return Self.nearest(to: name, of: spellings)
        ?? Self.nearest(to: name, of: AppleMemberNames.modifiers)
    default:
      guard error.identifier.isOne(of: DiagnosticIdentifier.calls),
        error.identifier != .wrongLabels,
        let token = sources.token(at: error),
        let call = token.call(withLabel: error.names.first ?? ""), let name = call.calledName
      else { return nil }
      return labelMeant(in: CallSignature(call), of: name)
    }
  }

  private var spellings: Set<String> { DeclaredSpellings(sources.files.map(\.tree)).names }

  private static func nearest(to name: String, of names: Set<String>) -> String? {
    names.filter { AppleMemberNames.isNearly(name, $0, shortest: 3) }.min()
  }

  /// Returns true for the name of a modifier that is nearly one of Apple's or of the sources' own.
  func isMisspelt(_ name: String) -> Bool {
    !AppleMemberNames.modifiers.contains(name)
      && (AppleMemberNames.isNearlyAModifier(name)
        || !AppleMemberNames.isModifier(name)
          && declared.functions.contains { AppleMemberNames.isNearly(name, $0) })
  }

  /// Returns true for a static member that none of Apple's is named like, and one nearly.
  func isMisspeltStatic(_ name: String) -> Bool {
    !AppleMemberNames.values.contains(name)
      && AppleMemberNames.values.contains { AppleMemberNames.isNearly(name, $0) }
  }

  /// Returns the label that one of a call was meant to be: one that is no label of Apple's, where a
  /// known form of the call has another label that is one letter off, or is like it but for that label.
  func labelMeant(in form: CallSignature, of name: String) -> String? {
    let labels = form.parameters.map { $0.label ?? "_" }
    guard let wrong = labels.firstIndex(where: { !AppleMemberNames.areLabels([$0]) }) else {
      return nil
    }
    let forms = CalledForms.labels[name] ?? []
    if let near = Self.nearest(to: labels[wrong], of: Set(forms.joined())) { return near }
    for known in forms.sorted(by: { $0.lexicographicallyPrecedes($1) })
    where known.count == labels.count && known[wrong] != "_" {
      var (others, rest) = (labels, known)
      others.remove(at: wrong)
      rest.remove(at: wrong)
      // A form of which nothing else is named could be of another file.
      if others == rest, others.contains(where: { $0 != "_" }) { return known[wrong] }
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  /// The name of what is called, without what it is a member of.
  var calledName: String? {
    calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}
