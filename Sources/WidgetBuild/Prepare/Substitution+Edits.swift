import SwiftSyntax

/// The edits of the table, one function for each construct that is not only taken off.
extension Substitution {
  /// Takes an attribute off.
  static let removal = Substitution { node, _ in [Edit(range: node.bytes)] }

  /// Takes `@objc` off. Of a class that is named for Objective-C a script calls private methods, too, and
  /// what stands for Objective-C here is in another file.
  @Sendable
  static func exposed(_ node: Syntax, _ platform: ApplePlatform) -> [Edit] {
    let own = Edit(range: node.bytes)
    guard platform.isOfApp, let method = node.parent?.parent?.as(FunctionDeclSyntax.self),
      let type = method.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self),
      type.attributes.contains(where: { $0.as(AttributeSyntax.self).map(isNamed) == true })
    else { return [own] }
    let hidden = method.modifiers.filter { ["private", "fileprivate"].contains($0.name.text) }
    return [own] + hidden.map { Edit(range: $0.bytes) }
  }

  /// Returns true for `@objc(Name)`.
  private static func isNamed(_ attribute: AttributeSyntax) -> Bool {
    attribute.attributeName.trimmedDescription == "objc" && attribute.arguments != nil
  }

  private static func inserted(_ text: String, behind node: some SyntaxProtocol) -> Edit {
    Edit(range: node.bytes.upperBound..<node.bytes.upperBound, text: text)
  }

  /// Replaces SwiftData's `@Model` by a conformance to `PersistentModel`, and by `@Observable` where
  /// changes are observed.
  @Sendable
  static func model(_ node: Syntax, _ platform: ApplePlatform) -> [Edit] {
    guard let type = node.parent?.parent?.as(ClassDeclSyntax.self) else { return [] }
    let attribute = Edit(range: node.bytes, text: platform.isOfApp ? "@Observable" : nil)
    if let last = type.inheritanceClause?.inheritedTypes.last {
      return [attribute, inserted(", PersistentModel", behind: last)]
    }
    let end = type.genericParameterClause.map { Syntax($0) } ?? Syntax(type.name)
    return [attribute, inserted(": PersistentModel", behind: end)]
  }

  /// Adds to an app's delegate how it is made.
  static func delegateAdaptor(_ node: Syntax) -> [Edit] {
    guard let attribute = node.as(AttributeSyntax.self) else { return [] }
    if let type = attribute.arguments?.as(LabeledExprListSyntax.self)?.first?.expression {
      let name = type.trimmedDescription
      guard name.hasSuffix(".self") else { return [] }
      return [inserted(", _make: { \(name.dropLast(5))() }", behind: type)]
    }
    guard let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self),
      let type = variable.bindings.first?.typeAnnotation?.type
    else { return [] }
    let name = attribute.attributeName.trimmedDescription
    return [
      Edit(range: attribute.bytes, text: "@\(name)(_make: { \(type.trimmedDescription)() })")
    ]
  }

  /// Replaces `Timer()` by a timer that does nothing, unless the sources declare their own.
  @Sendable
  static func timer(_ node: Syntax, _ platform: ApplePlatform) -> [Edit] {
    guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.trailingClosure == nil, let start = call.leftParen, let end = call.rightParen,
      !platform.declares("Timer")
    else { return [] }
    return [
      Edit(
        range: start.bytes.lowerBound..<end.bytes.upperBound,
        text: "(timeInterval: 1, repeats: false) { _ in }")
    ]
  }

  /// Replaces `String(format:)` of a format that is no literal.
  static func format(_ node: Syntax) -> [Edit] {
    guard let first = node.as(FunctionCallExprSyntax.self)?.arguments.first,
      let label = first.label, label.text == "format",
      !first.expression.is(StringLiteralExprSyntax.self)
    else { return [] }
    return [Edit(range: label.bytes, text: "_formt")]
  }

  /// Replaces the store of an app group by one that has values without an app. The replacement has
  /// the same length, so columns do not change.
  static func appGroup(_ node: Syntax) -> [Edit] {
    guard let call = node.as(FunctionCallExprSyntax.self),
      call.arguments.first?.label?.text == "suiteName"
    else { return [] }
    return [Edit(range: call.calledExpression.bytes, text: "_AppDefaults")]
  }

  /// Takes `override` off the method of an observer of values.
  static func observer(_ node: Syntax) -> [Edit] {
    guard let function = node.as(FunctionDeclSyntax.self),
      function.signature.parameterClause.parameters.first?.firstName.text == "forKeyPath",
      let modifier = function.modifiers.first(where: { $0.name.text == "override" })
    else { return [] }
    return [Edit(range: modifier.bytes)]
  }

  /// Replaces `#selector` by a value that calls the method, if the source declares it.
  static func selector(_ node: Syntax) -> [Edit] {
    guard let argument = argument(of: node) else { return [] }
    let method = node.root.as(SourceFileSyntax.self)
      .flatMap { SelectorMethods($0).reference(of: argument, at: node) }
    let action = method.map { ", calling: \($0)" } ?? ""
    return [Edit(range: node.bytes, text: "Selector(\(String(reflecting: argument))\(action))")]
  }

  /// Replaces `#keyPath` by its text.
  static func keyPath(_ node: Syntax) -> [Edit] {
    argument(of: node).map { [Edit(range: node.bytes, text: String(reflecting: $0))] } ?? []
  }

  private static func argument(of node: Syntax) -> String? {
    node.as(MacroExpansionExprSyntax.self)?.arguments.first?.expression.trimmedDescription
  }

  /// Replaces a native view or class in the definition of an Expo module by its name: it is not supported,
  /// and would need what is not here.
  static func named(_ node: Syntax) -> [Edit] {
    guard let call = node.as(FunctionCallExprSyntax.self), let first = call.arguments.first,
      first.label == nil, call.trailingClosure != nil
    else { return [] }
    let text = first.expression.trimmedDescription
    guard text.hasSuffix(".self") || first.expression.is(StringLiteralExprSyntax.self) else {
      return []
    }
    let name = text.hasSuffix(".self") ? String(reflecting: String(text.dropLast(5))) : text
    return [Edit(range: node.bytes, text: "\(call.calledExpression.trimmedDescription)(\(name))")]
  }

  /// Takes the `!` off.
  static func unwrapping(_ node: Syntax) -> [Edit] {
    node.as(ForceUnwrapExprSyntax.self).map { [Edit(range: $0.exclamationMark.bytes)] } ?? []
  }
}
