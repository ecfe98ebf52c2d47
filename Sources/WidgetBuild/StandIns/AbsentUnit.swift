import SwiftSyntax

/// The smallest part of a source that can be left out so that a use of an absent name disappears.
enum AbsentUnit {
  /// An argument, an inherited type or an attribute, with the comma that belongs to it.
  case part(Range<Int>)
  /// A modifier of a view, from its period on.
  case modifier(Range<Int>)
  /// A statement that builds a view.
  case view(CodeBlockItemSyntax)
  /// A declaration; the names of what it declares.
  case declaration(Range<Int>, names: [String])
  /// A variable of a closure that builds views, with the statements that can use it.
  case local(Range<Int>, names: [String], scope: CodeBlockItemListSyntax)
  /// The body of a function or a computed property, with the text that replaces it.
  case body(Range<Int>, replacement: String)

  /// Finds the unit around a token; nil when what would have to be left out is the widget itself.
  init?(around token: TokenSyntax) {
    var child = Syntax(token)
    while let parent = child.parent {
      if let unit = AbsentUnit(at: parent, from: child) {
        self = unit
        return
      }
      child = parent
    }
    return nil
  }

  init?(at parent: Syntax, from child: Syntax) {
    if let attribute = parent.as(AttributeSyntax.self) {
      // A property whose wrapper is absent has no value, perhaps not even a type.
      guard attribute.parent?.parent?.is(VariableDeclSyntax.self) != true else { return nil }
      self = .part(attribute.bytes)
    } else if let inherited = parent.as(InheritedTypeSyntax.self) {
      self = .part(inherited.bytesInClause)
    } else if let call = parent.as(FunctionCallExprSyntax.self) {
      guard child.id == call.arguments.id, let range = call.modifierBytes else { return nil }
      self = .modifier(range)
    } else if let item = parent.as(CodeBlockItemSyntax.self) {
      guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return nil }
      if list.parent?.is(SourceFileSyntax.self) == true {
        guard let names = Syntax(item.item).declaredNames else { return nil }
        self = .declaration(item.bytes, names: names)
      } else if item.isInsideWidgetBundle {
        self = .part(item.bytes)
      } else if item.buildsView {
        self = .view(item)
      } else if let variable = item.item.as(VariableDeclSyntax.self), item.isInsideView {
        let names = variable.bindings.map { $0.pattern.trimmedDescription }
        self = .local(item.bytes, names: names, scope: list)
      } else {
        return nil
      }
    } else if let item = parent.as(MemberBlockItemSyntax.self) {
      guard let names = Syntax(item.decl).declaredNames else { return nil }
      self = .declaration(item.bytes, names: names)
    } else if let function = parent.as(FunctionDeclSyntax.self), let body = function.body,
      child.id == body.id
    {
      let type = function.signature.returnClause?.type.trimmedDescription ?? "Void"
      guard let text = Self.replacement(function.name.text, type) else { return nil }
      self = .body(body.bytes, replacement: text)
    } else if let parameter = parent.as(FunctionParameterSyntax.self),
      let value = parameter.defaultValue, child.id == value.id
    {
      // The function stays, for the calls that give the argument.
      let name = (parameter.secondName ?? parameter.firstName).text
      let neutral = Self.value(of: parameter.type, orTrap: "the default of \(name) was left out")
      self = .body(value.value.bytes, replacement: neutral)
    } else if let binding = parent.as(PatternBindingSyntax.self),
      let type = binding.typeAnnotation?.type.trimmedDescription
    {
      let name = binding.pattern.trimmedDescription
      if let accessors = binding.accessorBlock, child.id == accessors.id,
        case .getter = accessors.accessors, let text = Self.replacement(name, type)
      {
        self = .body(accessors.bytes, replacement: text)
      } else if let value = binding.initializer, child.id == value.id,
        let neutral = NeutralValue.text(for: type)
      {
        self = .body(value.value.bytes, replacement: neutral)
      } else {
        return nil
      }
    } else {
      return nil
    }
  }

  /// Returns a body of the type; nil for an opaque type without a neutral value.
  private static func replacement(_ name: String, _ type: String) -> String? {
    if type == "some View" { return "{ \(StandInText.absentView(name)) }" }
    if type.hasPrefix("some "), NeutralValue.text(for: type) == nil { return nil }
    return NeutralValue.body(for: type, orTrap: "the body of \(name) was left out")
  }

  /// Returns a value of a parameter's type. A function fails only when it is called: an app can have it
  /// and never need it.
  private static func value(of type: TypeSyntax, orTrap message: String) -> String {
    let plain = type.as(AttributedTypeSyntax.self)?.baseType ?? type
    let trap = "preconditionFailure(\(String(reflecting: message)))"
    guard let function = plain.as(FunctionTypeSyntax.self) else {
      let text = type.trimmedDescription
      return NeutralValue.text(for: text) ?? "{ () -> \(text) in \(trap) }()"
    }
    let parameters = function.parameters.map { _ in "_" }.joined(separator: ", ")
    let head = parameters.isEmpty ? "" : parameters + " in "
    if ["Void", "()"].contains(function.returnClause.type.trimmedDescription) {
      return "{ \(head)}"
    }
    let throwing = function.effectSpecifiers?.throwsClause
    let canThrowAny = throwing.map { $0.type == nil } ?? false
    return "{ \(head)\(canThrowAny ? "throw CancellationError()" : trap) }"
  }

  /// The bytes that are left out.
  var range: Range<Int> {
    switch self {
    case .part(let range), .modifier(let range), .declaration(let range, _), .body(let range, _),
      .local(let range, _, _):
      range
    case .view(let item): Syntax(item.item).bytes
    }
  }
}

extension InheritedTypeSyntax {
  /// The bytes to remove: with the comma before or after, or with the colon when it is the only
  /// one.
  var bytesInClause: Range<Int> {
    guard let list = parent?.as(InheritedTypeListSyntax.self),
      let clause = list.parent?.as(InheritanceClauseSyntax.self)
    else { return bytes }
    if list.count == 1 { return clause.bytes }
    if trailingComma != nil { return bytes }
    let before = list.dropLast().last
    return
      (before?.trailingComma.map { Syntax($0).bytes.lowerBound } ?? bytes.lowerBound)..<bytes
      .upperBound
  }
}

extension LabeledExprSyntax {
  /// The bytes to remove, with the comma that belongs to the argument.
  var bytesInList: Range<Int> {
    guard trailingComma == nil, let list = parent?.as(LabeledExprListSyntax.self),
      let comma = list.dropLast().last?.trailingComma
    else { return bytes }
    return Syntax(comma).bytes.lowerBound..<bytes.upperBound
  }
}

extension FunctionCallExprSyntax {
  /// The bytes of a view's modifier from its period on; nil for another call.
  var modifierBytes: Range<Int>? {
    guard let access = calledExpression.as(MemberAccessExprSyntax.self), access.base != nil,
      AppleMemberNames.isModifier(access.declName.baseName.text),
      !AppleMemberNames.isOfASequence(access.declName.baseName.text), access.isModifierOfAView
    else { return nil }
    return Syntax(access.period).bytes.lowerBound..<bytes.upperBound
  }
}

extension CodeBlockItemSyntax {
  /// Calls that are the widget itself.
  private static let structure: Set<String> = [
    "ActivityConfiguration", "StaticConfiguration", "AppIntentConfiguration",
    "IntentConfiguration", "DynamicIsland", "DynamicIslandExpandedRegion",
  ]

  /// True for an expression in a body or closure that builds views, and for one in the action of a
  /// control.
  var buildsView: Bool {
    guard isInsideView else { return false }
    if let statement = item.as(ExpressionStmtSyntax.self) {
      return statement.expression.is(IfExprSyntax.self)
        || statement.expression.is(SwitchExprSyntax.self)
    }
    guard let expression = item.as(ExprSyntax.self) else { return false }
    let start = expression.trimmedDescription.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return !Self.structure.contains(String(start))
  }

  /// True for a statement in the body of a widget bundle.
  var isInsideWidgetBundle: Bool {
    guard let binding = ancestor(PatternBindingSyntax.self), ancestor(ClosureExprSyntax.self) == nil
    else { return false }
    return binding.typeAnnotation?.type.trimmedDescription == "some Widget"
  }

  /// True when the nearest closure is that of a container, a control or a modifier, or else the
  /// nearest body is a view's.
  fileprivate var isInsideView: Bool {
    var isOfClosure = false
    var next = parent
    while let node = next {
      if let closure = node.as(ClosureExprSyntax.self) {
        guard isOfClosure || closure.isOfView else { return false }
        isOfClosure = true
      } else if node.is(MacroExpansionDeclSyntax.self) || node.is(MacroExpansionExprSyntax.self) {
        return false
      } else if let function = node.as(FunctionDeclSyntax.self) {
        return Self.isView(
          function.signature.returnClause?.type, function.attributes, isOfClosure)
      } else if let binding = node.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        let attributes = binding.ancestor(VariableDeclSyntax.self)?.attributes
        return Self.isView(binding.typeAnnotation?.type, attributes ?? [], isOfClosure)
      } else if node.is(InitializerDeclSyntax.self) || node.is(AccessorDeclSyntax.self) {
        return false
      }
      next = node.parent
    }
    return false
  }

  private static func isView(
    _ type: TypeSyntax?, _ attributes: AttributeListSyntax, _ isOfClosure: Bool
  ) -> Bool {
    let name = type?.trimmedDescription ?? ""
    return name == "some View" || attributes.trimmedDescription.contains("ViewBuilder")
      || isOfClosure && name.hasPrefix("some ") || name == "DynamicIsland"
  }
}

extension ClosureExprSyntax {
  /// True for a closure that a container, a control or a modifier is given.
  fileprivate var isOfView: Bool {
    guard let call = ancestor(FunctionCallExprSyntax.self) else { return false }
    if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      let name = callee.baseName.text
      return name.first?.isUppercase == true && !Self.otherBuilders.contains(name)
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    let name = access.declName.baseName.text
    return AppleMemberNames.isModifier(name) && !AppleMemberNames.isOfASequence(name)
      && !name.hasPrefix("chart") && !name.hasPrefix("toolbar")
  }

  /// Types whose closures build no views.
  private static let otherBuilders: Set<String> = [
    "Binding", "Chart", "Path", "Canvas", "Task", "AxisMarks", "ToolbarItemGroup",
  ]
}

/// Ends of the types of bodies without which a view, a widget or an app cannot be.
private let bodies = ["View", "WidgetConfiguration", "Widget", "Scene"]

extension SyntaxProtocol {
  /// The names that a declaration which can be left out declares; nil for another node, and for
  /// declarations that are needed whatever they use.
  fileprivate var declaredNames: [String]? {
    if let variable = self.as(VariableDeclSyntax.self) {
      let names = variable.bindings.map { $0.pattern.trimmedDescription }
      let type = variable.bindings.first?.typeAnnotation?.type.trimmedDescription ?? ""
      return names == ["body"] && bodies.contains(where: type.hasSuffix) ? nil : names
    }
    if let function = self.as(FunctionDeclSyntax.self) { return [function.name.text] }
    if let alias = self.as(TypeAliasDeclSyntax.self) { return [alias.name.text] }
    if self.is(ExtensionDeclSyntax.self) || self.is(InitializerDeclSyntax.self)
      || self.is(SubscriptDeclSyntax.self) || self.is(MacroExpansionDeclSyntax.self)
      || self.is(MacroExpansionExprSyntax.self)
    {
      return []
    }
    return nil
  }
}
