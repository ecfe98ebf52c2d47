/// A declaration of a source that can be left out on its own: a type, a function, a variable, an
/// extension, or a member of one of these.
final class Declaration {
  enum Kind {
    /// A type with its inherited types.
    case type(inherits: [String])
    /// A protocol; other types have to have members with these names.
    case proto(inherits: [String], requirements: Set<String>)
    /// An extension of the type with a qualified name, such as `Order.ContentState`.
    case `extension`(of: String, inherits: [String])
    case member
    /// A `#Preview` or a type that conforms to `PreviewProvider`.
    case preview(isOfActivity: Bool)
    /// A statement outside of all declarations, which only a script may have.
    case statement
  }

  /// The body of a function, an initialiser or a computed property that can be left out.
  struct Body {
    /// Bytes of the body in the file's text, braces included.
    var range: Range<Int>
    var uses: Set<String>
    /// The names used in the rest of the declaration.
    var usesOutside: Set<String>
    /// True when the function performs an action, so that drawing hardly needs it.
    var isAction: Bool
    /// The text in place of a body that is left out, on one line.
    var replacement: String
  }

  let kind: Kind
  /// Absolute path of the file.
  let path: String
  /// Bytes of the declaration in the file's text.
  let range: Range<Int>
  /// The names by which other code refers to the declaration. An initialiser of an extension has
  /// its first label with it: `Color(hex:)`.
  let names: [String]
  /// The name with those of the enclosing types: `Order.ContentState`.
  let qualifiedName: String
  /// True for a declaration that only its own file can name.
  let isPrivate: Bool
  /// True for a declaration that other modules can name.
  let isPublic: Bool
  /// How the declaration is made private to its file; nil where it cannot be.
  let filePrivate: FilePrivateForm?
  /// What there can be only one of in a module: the qualified name, that of a function with its
  /// parameters. Nil for a declaration without a name.
  let identity: String?
  /// True when the declaration is needed as soon as its parent is: a stored property, an enum case.
  let comesWithParent: Bool
  /// True for a value of a Live Activity that the author has declared (`AuthorValue`).
  let isAuthorValue: Bool
  /// The names used in the declaration, without those used in its children.
  let uses: Set<String>
  /// The body that can be left out; nil where a view is made, or there is none.
  let body: Body?
  private(set) var children: [Declaration] = []
  private(set) weak var parent: Declaration?
  var isReached = false
  /// True: the body is left out.
  var isCut = false
  /// True: the declaration is left out although it is used, because it does not compile.
  var isDropped = false

  init(
    _ kind: Kind, in path: String, at range: Range<Int>, names: [String] = [],
    qualifiedName: String = "", isPrivate: Bool = false, isPublic: Bool = false,
    comesWithParent: Bool = false, uses: Set<String> = [],
    body: Body? = nil, identity: String? = nil, filePrivate: FilePrivateForm? = nil,
    isAuthorValue: Bool = false
  ) {
    self.kind = kind
    self.path = path
    self.range = range
    self.names = names
    self.qualifiedName = qualifiedName
    self.isPrivate = isPrivate
    self.isPublic = isPublic
    self.filePrivate = filePrivate
    self.body = body
    self.identity = identity
    self.comesWithParent = comesWithParent
    self.isAuthorValue = isAuthorValue
    self.uses = uses
  }

  func adopt(_ declarations: [Declaration]) {
    children += declarations
    for child in declarations { child.parent = self }
  }

  /// The names of the inherited types.
  var inherits: [String] {
    switch kind {
    case .type(let names), .proto(let names, _), .extension(_, let names): names
    case .member, .preview, .statement: []
    }
  }

  /// The names used in the declaration and in everything inside it.
  var allUses: Set<String> {
    children.reduce(into: uses.union(body?.uses ?? [])) { $0.formUnion($1.allUses) }
  }

  /// The names used in what is needed of the declaration.
  var reachedUses: Set<String> {
    guard isReached else { return [] }
    let own = isCut ? uses : uses.union(body?.uses ?? [])
    return children.reduce(into: own) { $0.formUnion($1.reachedUses) }
  }

  /// The keys under which `UsedNames` finds uses of the declaration.
  var keys: [String] {
    guard let parent else { return names }
    let type = parent.qualifiedName
    let last = type.split(separator: ".").last.map(String.init) ?? type
    return names.flatMap { name -> [String] in
      if name.hasSuffix(")") { return [name] }
      let keys = ["." + name, "\(type)#\(name)"] + (last == type ? [] : ["\(last)#\(name)"])
      // A nested type is found by its plain name anywhere.
      if case .member = kind { return parent.isWidgetBundleBody ? [name] : keys }
      return keys + [name]
    }
  }

  /// True for the body of a view.
  var isBodyOfView: Bool { names == ["body"] && parent?.inherits.contains("View") == true }

  /// True for the body of a widget bundle, whose children are the widgets.
  private var isWidgetBundleBody: Bool {
    names == ["body"] && parent?.inherits.contains("WidgetBundle") == true
  }

  /// The qualified names of the types around the declaration, innermost first.
  var enclosingTypes: [String] {
    var names: [String] = []
    var next = parent ?? self
    while true {
      switch next.kind {
      case .type, .extension, .proto: names.append(next.qualifiedName)
      case .member, .preview, .statement: break
      }
      guard let parent = next.parent else { return names }
      next = parent
    }
  }

  /// Number of bytes of what is needed of the declaration.
  var reachedSize: Int {
    guard isReached else { return 0 }
    let cut = isCut ? body?.range.count ?? 0 : 0
    return children.reduce(range.count - cut) {
      $0 - $1.range.count + $1.reachedSize
    }
  }

  /// True for a declaration that is not needed so far, and may be added.
  var canBeAdded: Bool { !isReached && !isInsideDropped }

  private var isInsideDropped: Bool { isDropped || parent?.isInsideDropped == true }

  /// Returns true when code in the file cannot name the declaration.
  func isHidden(from path: String) -> Bool { isPrivate && self.path != path }

  /// The declaration and everything inside it.
  var all: [Declaration] { [self] + children.flatMap(\.all) }
}
