import Foundation
import SwiftParser
import SwiftSyntax

/// What says of a file to which part of a project it belongs: the types that it declares, and whether
/// it makes a Live Activity.
final class SourceHeaders: SyntaxVisitor {
  /// A structure or class.
  struct TypeHeader {
    var name: String
    /// The names of the types in its inheritance clause, without their modules.
    var inherits: Set<String>
    /// True for one that is marked `@main`.
    var isMain: Bool
    /// That of `@objc(Name)`; nil: there is none.
    var objectiveCName: String?
    /// The names of its attributes.
    var attributes: Set<String> = []
  }

  private(set) var types: [TypeHeader] = []
  private(set) var makesActivity = false
  /// The modules that the file imports.
  private(set) var imports: Set<String> = []

  private static let activity = "ActivityConfiguration"

  /// Reads a file; nil when it cannot be used as a source, or has none of the words, without which
  /// there is nothing to find: to parse a file takes a hundred times as long as to look for them.
  init?(of path: String, havingOneOf words: [String]) {
    guard let text = try? SourceFileReader.read(path), words.contains(where: text.contains) else {
      return nil
    }
    super.init(viewMode: .sourceAccurate)
    walk(Parser.parse(source: text))
  }

  /// Returns true when the file makes a Live Activity; false when it cannot be read.
  static func makesActivity(_ path: String) -> Bool {
    SourceHeaders(of: path, havingOneOf: [activity])?.makesActivity ?? false
  }

  /// Checks that a file that has no Live Activity was read at all.
  ///
  /// - Throws: `WidgetBuildError` when it cannot be used as a source, although it names one.
  static func checkReadable(_ path: String) throws(WidgetBuildError) {
    do throws(WidgetBuildError) {
      _ = try SourceFileReader.read(path)
    } catch {
      let url = URL(fileURLWithPath: path)
      guard SourceFileReader.isRegular(path),
        let data = try? Data(contentsOf: url, options: .alwaysMapped)
      else { return }
      if data.range(of: Data(activity.utf8)) != nil { throw error }
    }
  }

  /// Returns true for a file with a widget or a widget bundle that is marked `@main`.
  static func startsWidgets(_ path: String) -> Bool {
    SourceHeaders(of: path, havingOneOf: ["@main"])?.types.contains {
      $0.isMain && !$0.inherits.isDisjoint(with: ["Widget", "WidgetBundle"])
    } ?? false
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, named: node.name)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, named: node.name)
  }

  private func add(
    _ node: some DeclGroupSyntax, named name: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    let inherited = node.inheritanceClause?.inheritedTypes.map { item in
      item.type.as(MemberTypeSyntax.self)?.name.text ?? item.type.trimmedDescription
    }
    types.append(
      TypeHeader(
        name: name.text, inherits: Set(inherited ?? []), isMain: Self.hasMain(node.attributes),
        objectiveCName: Self.objectiveCName(node.attributes),
        attributes: Set(
          node.attributes.compactMap {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
          })))
    return .visitChildren
  }

  private static func objectiveCName(_ attributes: AttributeListSyntax) -> String? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == "objc" }?
      .arguments?.trimmedDescription
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text { imports.insert(module) }
    return .skipChildren
  }

  private static func hasMain(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { element in
      switch element {
      case .attribute(let attribute): attribute.attributeName.trimmedDescription == "main"
      case .ifConfigDecl(let branches):
        branches.clauses.contains { clause in
          if case .attributes(let inner)? = clause.elements { hasMain(inner) } else { false }
        }
      @unknown default: false
      }
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee =
      node.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression
      ?? node.calledExpression
    let name =
      callee.as(DeclReferenceExprSyntax.self)?.baseName
      ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName
    if name?.text == Self.activity { makesActivity = true }
    return .visitChildren
  }
}
