import SwiftParser
import SwiftSyntax

/// A source as a tree, and where its lines begin.
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

  /// The token at a line and a column, both from 1; columns count bytes.
  func token(_ line: Int, _ column: Int) -> TokenSyntax? {
    guard line >= 1, line <= lineStarts.count else { return nil }
    let offset = lineStarts[line - 1] + column - 1
    guard offset < length else { return nil }
    return tree.token(at: AbsolutePosition(utf8Offset: offset))
  }
}

extension SyntaxProtocol {
  /// Where it stands, without the space around it.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The nearest node of a kind that this one lies in.
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
  /// The form of the call whose callee ends in this token.
  var calledForm: CallForm? {
    guard let access = ancestor(MemberAccessExprSyntax.self),
      let call = access.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == access.id
    else { return nil }
    return CallForm(call)
  }

  /// The nearest call around this token that has an argument of the label, else the nearest one.
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
  /// True for `Something(…).name` down a chain: what begins with a capitalised call is taken for a
  /// view.
  var isModifierOfAView: Bool {
    var expression = base
    while let current = expression {
      if let call = current.as(FunctionCallExprSyntax.self) {
        if let callee = call.calledExpression.as(DeclReferenceExprSyntax.self) {
          return callee.baseName.text.first?.isUppercase == true
        }
        expression = call.calledExpression
      } else if let access = current.as(MemberAccessExprSyntax.self) {
        expression = access.base
      } else {
        return current.is(DeclReferenceExprSyntax.self)
      }
    }
    return false
  }
}

extension FunctionDeclSyntax {
  /// True for what acts rather than draws: no result, an asynchronous one, an intent's.
  var isBesideTheDrawing: Bool {
    let result = signature.returnClause?.type.trimmedDescription
    return result == nil || result == "Void" || result?.contains("IntentResult") == true
      || signature.effectSpecifiers?.asyncSpecifier != nil
      || ancestor(ClassDeclSyntax.self) != nil || ancestor(ActorDeclSyntax.self) != nil
  }
}
