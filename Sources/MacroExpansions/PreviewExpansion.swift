import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Turns a `#Preview` into a type that can be found at run time.
///
///     #Preview("Card", as: .content, using: .sample) { … } contentStates: { … }
///
///     struct <unique>: WidgetKit._ActivityPreview {
///       static var _place: (file: String, line: Int) { ("W.swift", 12) }
///       @MainActor static func _content() async -> WidgetKit._ActivityPreviewContent {
///         await WidgetKit._ActivityPreviewContent("Card", as: .content, using: .sample) { … }
///           contentStates: { … }
///       }
///     }
///     @usableFromInline func <unique>() -> Any {
///       <unique>.self as any WidgetKit._ActivityPreview.Type
///     }
///
/// An optimised build removes unreferenced types. The function references the type and is itself
/// kept, because another module might inline its callers. The type is declared where the macro was
/// used, so it can access `fileprivate` declarations there. The place orders the previews: the
/// compiler emits their types in another order than that of the source. All arguments are passed on unchanged;
/// the initialiser has the same signature as the macro.
struct PreviewExpansion {
  /// The module that declares the protocol and the content type.
  var module: String
  var protocolName: String
  var contentName: String
  var isAsync: Bool

  func declarations(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let name = context.makeUniqueName("Preview")
    var call = FunctionCallExprSyntax(
      calledExpression: ExprSyntax("\(raw: module).\(raw: contentName)"),
      leftParen: .leftParenToken(), arguments: node.arguments, rightParen: .rightParenToken(),
      trailingClosure: node.trailingClosure,
      additionalTrailingClosures: node.additionalTrailingClosures)
    call.trailingTrivia = []
    let asyncKeyword = isAsync ? " async" : ""
    let awaitKeyword = isAsync ? "await " : ""
    let place = context.location(of: node).map {
      "\n  static var _place: (file: String, line: Int) { (\($0.file), \($0.line)) }"
    }
    let type: DeclSyntax = """
      struct \(name): \(raw: module).\(raw: protocolName) {\(raw: place ?? "")
        @MainActor static func _content()\(raw: asyncKeyword) -> \(raw: module).\(raw: contentName) {
          \(raw: awaitKeyword)\(call)
        }
      }
      """
    // No function is generated for a macro inside a type: it must be at file scope.
    guard context.lexicalContext.isEmpty else { return [type] }
    let keeper: DeclSyntax = """
      @usableFromInline func \(context.makeUniqueName("keepPreview"))() -> Any {
        \(name).self as any \(raw: module).\(raw: protocolName).Type
      }
      """
    return [type, keeper]
  }
}
