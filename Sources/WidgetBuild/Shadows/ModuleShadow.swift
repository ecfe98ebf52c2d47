/// A declaration that a widget's module gets beside its sources, in front of Foundation's of the same
/// name: in its own module it takes precedence.
///
/// It is public, since sources of packages use it in public declarations. What it uses is in
/// FoundationAdditions.
struct ModuleShadow {
  /// What is declared, as sources name it.
  enum Name {
    case type(String)
    case function(String)
    case macro(String)
    /// A member of a type, or of what conforms to a protocol.
    case member(of: String, String)
    /// The initialisers of a type with this label first.
    case initializer(of: String, label: String)
  }

  /// The declaration is needed when the sources use one of these, and no longer when they declare all of
  /// them.
  var names: [Name]
  /// Why Foundation's on Linux do not serve; it stands above the declaration.
  var why: String
  /// The modules that it uses beside Foundation and FoundationAdditions.
  var imports: Set<String> = []
  var declaration: String

  /// All there are.
  static let table =
    ofTheLocale + ofTheBundle + [ofPredicates] + formats + ofTheNetwork

  /// Returns the source of the declarations that sources need; nil: they need none.
  ///
  /// - Parameters:
  ///   - keys: What the sources use (`UsedNames`).
  ///   - declared: What they declare.
  static func source(for keys: Set<String>, besides declared: DeclaredNames) -> String? {
    let needed = needed(for: keys, besides: declared)
    guard !needed.isEmpty else { return nil }
    let modules = needed.reduce(into: ["Foundation", "FoundationAdditions"] as Set) {
      $0.formUnion($1.imports)
    }
    let imports = modules.sorted().map { "import \($0)\n" }.joined()
    return imports + needed.map { "\n// \($0.why)\n\($0.declaration)\n" }.joined()
  }

  /// Returns the declarations that sources need, in the order of the table.
  static func needed(
    for keys: Set<String>, besides declared: DeclaredNames
  ) -> [ModuleShadow] {
    // Whatever it is a member of: what a value's type is, the parser does not see.
    let last = Set(keys.compactMap { $0.split { $0 == "." || $0 == "#" }.last })
    return table.filter { shadow in
      shadow.names.contains { $0.isUsed(keys, last: last) }
        && !shadow.names.allSatisfy { $0.isDeclared(declared) }
    }
  }
}

extension ModuleShadow.Name {
  /// True when keys have the name.
  ///
  /// - Parameter last: The last name of each key.
  fileprivate func isUsed(_ keys: Set<String>, last: Set<Substring>) -> Bool {
    switch self {
    case .type(let name), .function(let name), .macro(let name), .member(_, let name):
      last.contains(name[...])
    case .initializer(let type, let label):
      // A type has other names, too, and `.init` none.
      keys.contains("\(type)#init")
        || keys.contains {
          $0.hasSuffix("(\(label):)") && ($0.first?.isUppercase == true || $0.hasPrefix("init("))
        }
    }
  }

  fileprivate func isDeclared(_ declared: DeclaredNames) -> Bool {
    switch self {
    case .type(let name): declared.types.contains(name)
    case .function(let name): declared.functions.contains(name)
    case .member(let type, let name): declared.extensionMembers.contains("\(type).\(name)")
    case .macro, .initializer: false
    }
  }
}
