import SwiftSyntax

/// How a function, property, initialiser or subscript at the top level of a file, or in an extension,
/// is made private to a file.
struct FilePrivateForm {
  /// What other code knows it by, with the extended type: `format`, `View.card`, `Color(hex:)`.
  let key: String
  /// The extension around it without its braces, such as `extension Color`; empty at the top level.
  let header: String
  /// Byte in the file's text before which `fileprivate` belongs.
  let start: Int
  /// Bytes of the access modifiers.
  let modifiers: [Range<Int>]
  /// The declaration without access modifiers, white space and comments.
  let tokens: String
  /// True when a copy would be another variable, or another object.
  let hasState: Bool

  private static let access: Set<String> = [
    "public", "open", "package", "internal", "private", "fileprivate",
  ]

  /// Nil for other declarations, and for several properties in one.
  init?(of node: DeclSyntax, key: String, header: String) {
    let keyword: TokenSyntax
    if let node = node.as(FunctionDeclSyntax.self) {
      keyword = node.funcKeyword
    } else if let node = node.as(InitializerDeclSyntax.self) {
      keyword = node.initKeyword
    } else if let node = node.as(SubscriptDeclSyntax.self) {
      keyword = node.subscriptKeyword
    } else if let node = node.as(VariableDeclSyntax.self), node.bindings.count == 1 {
      keyword = node.bindingSpecifier
    } else {
      return nil
    }
    let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
    let access = (modifiers ?? []).filter { Self.access.contains($0.name.text) && $0.detail == nil }
    let first = modifiers?.first?.firstToken(viewMode: .sourceAccurate) ?? keyword
    start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    self.modifiers = access.map(\.bytes)
    tokens = node.tokens(viewMode: .sourceAccurate).filter { token in
      !access.contains { $0.name.id == token.id }
    }.map(\.text).joined(separator: " ")
    hasState = node.as(VariableDeclSyntax.self).map(Self.hasState) ?? false
    self.key = key
    self.header = header
  }

  private static func hasState(_ node: VariableDeclSyntax) -> Bool {
    guard let binding = node.bindings.first else { return true }
    if let accessors = binding.accessorBlock?.accessors {
      guard case .accessors(let list) = accessors else { return false }
      return list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
    guard node.bindingSpecifier.text == "let", let value = binding.initializer else { return true }
    return CallFinder.callsOthers(than: values, in: value)
  }

  /// Types of which two equal values are the same.
  private static let values: Set<String> = [
    "Angle", "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "Color",
    "Date", "DateComponents", "Dictionary", "Double", "Duration", "EdgeInsets", "Float", "Font",
    "Gradient", "Int", "LocalizedStringKey", "LocalizedStringResource", "Set", "String",
    "TimeInterval", "URL", "UnitPoint",
  ]
}

/// Finds calls whose results can be objects.
private final class CallFinder: SyntaxVisitor {
  private let names: Set<String>
  private var callsOthers = false

  private init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  static func callsOthers(than names: Set<String>, in node: some SyntaxProtocol) -> Bool {
    let finder = CallFinder(names)
    finder.walk(node)
    return finder.callsOthers
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if !names.contains(name) { callsOthers = true }
    } else if let member = callee.as(MemberAccessExprSyntax.self) {
      // A method of a value that is itself made here, or an initialiser that the type leads to.
      let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
      if let base, !names.contains(base) { callsOthers = true }
      if member.base == nil, member.declName.baseName.text == "init" { callsOthers = true }
    } else {
      callsOthers = true
    }
    return .visitChildren
  }
}
