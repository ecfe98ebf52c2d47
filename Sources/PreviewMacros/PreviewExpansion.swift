import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Turns a `#Preview` into a type that can be found while the program runs.
///
///     #Preview("Card", as: .content, using: .sample) { … } contentStates: { … }
///
///     struct <unique>: WidgetKit._ActivityPreview {
///       @MainActor static func _content() async -> WidgetKit._ActivityPreviewContent {
///         await WidgetKit._ActivityPreviewContent("Card", as: .content, using: .sample) { … }
///           contentStates: { … }
///       }
///     }
///     @usableFromInline func <unique>() -> Any { <unique>.self as any WidgetKit._ActivityPreview.Type }
///
/// An optimised build drops types that nothing mentions; the function mentions it and is itself
/// kept, since another module might inline its callers. The type stands where the macro stood, so it sees what is `fileprivate` there. All arguments
/// are passed on untouched; the initializer's signature is the macro's.
struct PreviewExpansion {
  /// The module of both names below.
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
    let type: DeclSyntax = """
      struct \(name): \(raw: module).\(raw: protocolName) {
        @MainActor static func _content()\(raw: asyncKeyword) -> \(raw: module).\(raw: contentName) {
          \(raw: awaitKeyword)\(call)
        }
      }
      """
    // Inside a type, where nothing is at file scope, there is no such function to write.
    guard context.lexicalContext.isEmpty else { return [type] }
    let keeper: DeclSyntax = """
      @usableFromInline func \(context.makeUniqueName("keepPreview"))() -> Any {
        \(name).self as any \(raw: module).\(raw: protocolName).Type
      }
      """
    return [type, keeper]
  }
}
