import SwiftSyntax

/// The names that a piece of source uses, as keys:
/// `name` for a plain name, `.name` for a member of an unknown value, `Type#name` for a member of
/// a named type, and `Type(label:)` for a call with a first label, by which the initialiser of an
/// extension is found.
enum UsedNames {
  static func of(_ nodes: (any SyntaxProtocol)?...) -> Set<String> {
    var names: Set<String> = []
    let visitor = NameVisitor { if let key = key(of: $0) { names.insert(key) } }
    for case let node? in nodes { visitor.walk(Syntax(node)) }
    return names
  }

  /// Nil for what is declared.
  private static func key(of name: FoundName) -> String? {
    switch name {
    case .value(let token): token.isConcurrencyTask ? nil : token.nameOfProperty
    case .member(let access): key(of: access)
    case .keyPathMember(let token): "." + token.text.withoutBackticks
    case .type(let type):
      type.name.text == "Task" && type.genericArgumentClause != nil
        ? nil : type.name.text.withoutBackticks
    case .memberType(let token): token.text.withoutBackticks
    case .operation(let token), .macro(let token): token.text
    case .call(let callee, let label): CallName.of(callee, label: label)
    case .declared: nil
    }
  }

  private static func key(of access: MemberAccessExprSyntax) -> String {
    let name = access.declName.baseName.nameOfProperty
    let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
    return switch base {
    case "self", "Self", "super": name
    case let type? where type.first?.isUppercase == true: "\(type)#\(name)"
    default: "." + name
    }
  }
}

extension TokenSyntax {
  /// What of the concurrency library's `Task` is used, and of no type of an app's.
  private static let membersOfTask: Set = [
    "sleep", "detached", "yield", "isCancelled", "checkCancellation", "currentPriority",
    "immediate",
  ]

  /// True for the `Task` of the concurrency library, which starts a closure. A list of things to do often
  /// has a type of that name in the widget; it is not what the app's modules mean.
  fileprivate var isConcurrencyTask: Bool {
    guard text == "Task", let name = parent?.as(DeclReferenceExprSyntax.self) else { return false }
    if let call = name.parent?.as(FunctionCallExprSyntax.self) {
      return call.trailingClosure != nil && call.calledExpression.id == name.id
    }
    guard let access = name.parent?.as(MemberAccessExprSyntax.self) else { return false }
    return access.base?.id == name.id
      && Self.membersOfTask.contains(access.declName.baseName.text)
  }

  /// The name without backticks; `$name` is the projection of the property `name`.
  fileprivate var nameOfProperty: String {
    let name = text.withoutBackticks
    return name.hasPrefix("$") ? String(name.dropFirst()) : name
  }
}

extension String {
  /// The name without the backticks around an escaped identifier.
  var withoutBackticks: String { contains("`") ? filter { $0 != "`" } : self }
}
