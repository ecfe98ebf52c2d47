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
    case .value(let token): token.nameOfProperty
    case .member(let access): key(of: access)
    case .keyPathMember(let token): "." + token.text.withoutBackticks
    case .type(let type): type.name.text.withoutBackticks
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
