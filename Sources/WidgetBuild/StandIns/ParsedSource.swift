import SwiftParser
import SwiftSyntax

/// A parsed source file with the byte offsets at which its lines begin.
struct ParsedSource {
  let tree: SourceFileSyntax
  private let lineStarts: [Int]
  private let length: Int

  init(_ text: String) {
    tree = Parser.parse(source: text)
    var starts = [0]
    var offset = 0
    for byte in text.utf8 {
      offset += 1
      if byte == UInt8(ascii: "\n") { starts.append(offset) }
    }
    lineStarts = starts
    length = offset
  }

  /// Returns the token at a line and column, both counted from 1; columns count bytes. Nil outside
  /// of the text.
  ///
  /// - Precondition: `column` is at least 1.
  func token(_ line: Int, _ column: Int) -> TokenSyntax? {
    guard line >= 1, line <= lineStarts.count else { return nil }
    let offset = lineStarts[line - 1] + column - 1
    guard offset < length else { return nil }
    return tree.token(at: AbsolutePosition(utf8Offset: offset))
  }

  /// Returns the line of a byte offset, counted from 1.
  func line(of offset: Int) -> Int {
    (lineStarts.firstIndex { $0 > offset } ?? lineStarts.count)
  }

  /// Returns the name of the type and the member at a byte offset, such as `Score.body`.
  func declaration(at offset: Int) -> String {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)) else { return "" }
    let types = token.typesAround.reversed().joined(separator: ".")
    let member =
      token.ancestor(FunctionDeclSyntax.self)?.name.text
      ?? token.ancestor(TypeAliasDeclSyntax.self)?.name.text
      ?? token.ancestor(PatternBindingSyntax.self)?.pattern.trimmedDescription
      ?? token.ancestor(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
    return [types, member ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
  }
}

extension SyntaxProtocol {
  /// The byte range of the node without surrounding trivia.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The plain names of the types and extensions around the node, innermost first.
  var typesAround: [String] {
    var found: [String] = []
    var next = parent
    while let node = next {
      if node.asProtocol((any DeclGroupSyntax).self) != nil,
        let type = node.asProtocol((any NamedDeclSyntax).self)
      {
        found.append(type.name.text)
      } else if let type = node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription {
        found.append(StandInText.plain(type))
      }
      next = node.parent
    }
    return found
  }

  /// Returns the nearest enclosing node of a kind.
  func ancestor<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    var node = parent
    while let current = node {
      if let found = current.as(kind) { return found }
      node = current.parent
    }
    return nil
  }
}

extension TokenSyntax {
  /// The name of the value that the attribute `@Environment(\.name)` around the token reads; nil
  /// outside of such an attribute.
  var environmentKey: String? {
    guard let attribute = parent?.as(AttributeSyntax.self) ?? ancestor(AttributeSyntax.self),
      attribute.attributeName.trimmedDescription == "Environment",
      case .argumentList(let arguments)? = attribute.arguments,
      let path = arguments.first?.expression.as(KeyPathExprSyntax.self)
    else { return nil }
    return path.components.first?.component.as(KeyPathPropertyComponentSyntax.self)?
      .declName.baseName.text
  }

  /// The form of the call whose callee ends in this token; nil when it is not called.
  var calledForm: CallSignature? {
    guard let access = ancestor(MemberAccessExprSyntax.self),
      let call = access.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == access.id
    else { return nil }
    return CallSignature(call)
  }

  /// Returns the nearest enclosing call that has an argument with the label, else the nearest call.
  func call(withLabel label: String) -> FunctionCallExprSyntax? {
    let wanted = label.hasSuffix(":") ? String(label.dropLast()) : label
    var nearest: FunctionCallExprSyntax?
    var node = parent
    while let current = node {
      if let call = current.as(FunctionCallExprSyntax.self) {
        nearest = nearest ?? call
        if call.arguments.contains(where: { $0.label?.text == wanted }) { return call }
      }
      if current.is(CodeBlockItemSyntax.self), nearest != nil { break }
      node = current.parent
    }
    return nearest
  }
}

extension MemberAccessExprSyntax {
  /// True for a member at the end of a chain like `Something(…).name`. A chain that starts with a
  /// call of a capitalised name is assumed to be a view.
  var isModifierOfAView: Bool {
    guard let start = chainStart else { return false }
    return !start.isCalled || start.name.first?.isUppercase == true
  }

  /// The name at the start of a chain like `Something(…).name`, and whether it is called; nil for
  /// a chain that starts with another expression.
  var chainStart: (name: String, isCalled: Bool)? {
    var expression = base
    while let current = expression {
      if let call = current.as(FunctionCallExprSyntax.self) {
        if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) {
          return (callee.baseName.text, true)
        }
        expression = call.calledExpression
      } else if let access = current.as(MemberAccessExprSyntax.self) {
        expression = access.base
      } else {
        return current.as(DeclReferenceExprSyntax.self).map { ($0.baseName.text, false) }
      }
    }
    return nil
  }
}

extension FunctionDeclSyntax {
  /// True for a function that performs an action rather than builds views: it returns nothing or an
  /// intent result, is asynchronous, or belongs to a class or actor.
  var performsAction: Bool {
    let result = signature.returnClause?.type.trimmedDescription
    return result == nil || result == "Void" || result?.contains("IntentResult") == true
      || signature.effectSpecifiers?.asyncSpecifier != nil
      || ancestor(ClassDeclSyntax.self) != nil || ancestor(ActorDeclSyntax.self) != nil
  }
}
