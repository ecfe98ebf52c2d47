import Foundation
import SwiftParser
import SwiftSyntax

/// Finds what sources make attributes and content states of, `ContentState(driver: "Anne")` and the
/// like: what the app shows is a better example than what a property's name suggests.
///
/// The calls are in the app that starts the activity, whose sources a widget does not need otherwise;
/// so they are looked for in all files around it. The declarations of the widget's own types say more:
/// the initial values of their properties, and texts that their comments quote.
struct Examples {
  /// An example with the type that it is one of; nil: the sources call `.init`.
  struct Found: Hashable {
    var type: String?
    var values: [String: ExampleValue]
  }

  /// The greatest number of examples that are told.
  private static let limit = 64

  /// Returns the examples in the order of their rank: calls first.
  ///
  /// - Parameters:
  ///   - trees: Those of the widget's code.
  ///   - paths: The files to search for calls.
  ///   - cache: What was found in them before.
  static func found(
    in trees: [SourceFileSyntax], callsIn paths: [String], _ cache: ExampleCalls = ExampleCalls()
  ) -> [Found] {
    let own = trees.map { tree in
      let finder = PropertyFinder(viewMode: .sourceAccurate)
      finder.walk(tree)
      return finder
    }
    let attributes = Set(own.flatMap(\.attributes))
    guard !attributes.isEmpty else { return [] }
    // A type alias names the state, too.
    let aliases = Set(own.flatMap(\.aliases))
    let names = attributes.union(["ContentState"]).union(aliases)
    let words = names.map { $0 + "(" } + attributes.map { $0 + "." }
    let calls = cache.calls(of: names) {
      paths.sorted().flatMap { path -> [Found] in
        guard !isOfTests(path), contains(anyOf: words, path),
          let text = try? SourceFileReader.read(path)
        else { return [] }
        let finder = CallFinder(names, aliases: aliases)
        finder.walk(Parser.parse(source: text))
        return finder.found
      }
    }
    var seen: Set<Found> = []
    let found = calls + own.flatMap(\.found)
    return Array(found.filter { seen.insert($0).inserted }.prefix(limit))
  }

  /// True for a file of tests, whose values are to fail or to be short.
  private static func isOfTests(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasSuffix("Tests") || $0.hasSuffix("Tests.swift") }
  }

  /// Searches a file without reading it as text: a project can have thousands.
  private static func contains(anyOf words: [String], _ path: String) -> Bool {
    guard SourceFileReader.isRegular(path),
      let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    else { return false }
    return words.contains { data.range(of: Data($0.utf8)) != nil }
  }
}

/// Finds calls that make attributes and states in a file.
private final class CallFinder: InitialValueVisitor {
  private let names: Set<String>
  private let aliases: Set<String>
  private var constants: [String: [ExprSyntax]] = [:]
  private var calls: [(type: String?, call: FunctionCallExprSyntax)] = []

  init(_ names: Set<String>, aliases: Set<String>) {
    self.names = names
    self.aliases = aliases
    super.init(viewMode: .sourceAccurate)
  }

  var found: [Examples.Found] {
    let reader = ExampleReader(constants: constants)
    return calls.compactMap { type, call in
      let values = reader.values(of: call)
      return values.isEmpty ? nil : Examples.Found(type: type, values: values)
    }
  }

  override func note(_ value: ExprSyntax, of name: String) {
    constants[name, default: []].append(value)
  }

  private static let labels: Set<String> = [
    "state", "contentState", "attributes", "initialState", "initialContentState",
  ]

  /// Words of functions and constants with the last state of an activity.
  private static let ends: Set<String> = [
    "end", "ends", "final", "finish", "finished", "stop", "complete", "completed", "cancel",
    "dismiss",
  ]

  /// True for a call that makes the last state: `let finalState = …`, or in `func endActivity()`.
  private static func isOfAnEnd(_ node: some SyntaxProtocol) -> Bool {
    var outer = node.parent
    while let current = outer {
      let name =
        current.as(PatternBindingSyntax.self)?.pattern.trimmedDescription
        ?? current.as(FunctionDeclSyntax.self)?.name.text
      if let name,
        name.matches(of: /[A-Z]?[a-z]+/).contains(where: { ends.contains($0.0.lowercased()) })
      {
        return true
      }
      if current.is(FunctionDeclSyntax.self) { return false }
      outer = current.parent
    }
    return false
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard !Self.isOfAnEnd(node) else { return .visitChildren }
    let callee = node.calledExpression.trimmedDescription
    let parts = callee.split(separator: ".").map(String.init)
    let name = parts.last == "init" && parts.count > 1 ? parts.dropLast().last : parts.last
    if callee == ".init", let label = node.parent?.as(LabeledExprSyntax.self)?.label?.text,
      Self.labels.contains(label)
    {
      calls.append((nil, node))
    } else if callee != ".init", let name, names.contains(name) {
      // An alias has another name than its type.
      calls.append((aliases.contains(name) ? nil : name, node))
    }
    return .visitChildren
  }
}

/// Finds the attributes types of the widget's code, aliases of states, and what the declarations of
/// types say about the values of their properties.
private final class PropertyFinder: SyntaxVisitor {
  private(set) var attributes: [String] = []
  private(set) var aliases: [String] = []
  private(set) var found: [Examples.Found] = []

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.initializer.value.trimmedDescription
    if type.hasSuffix("ContentState") { aliases.append(node.name.text) }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if Self.isAttributes(node.inheritanceClause) {
      attributes.append(node.extendedType.trimmedDescription)
    }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    if Self.isAttributes(node.inheritanceClause) { attributes.append(name) }
    let inherits = Self.names(node.inheritanceClause)
    guard !inherits.isDisjoint(with: ["Codable", "Decodable", "ActivityAttributes"]) else {
      return .visitChildren
    }
    let reader = ExampleReader(constants: [:])
    var values: [String: ExampleValue] = [:]
    for member in node.memberBlock.members {
      guard let property = member.decl.as(VariableDeclSyntax.self), property.bindings.count == 1,
        let binding = property.bindings.first, binding.accessorBlock == nil,
        !property.modifiers.contains(where: { $0.name.text == "static" }),
        let key = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.withoutBackticks
      else { continue }
      let isText = ["String", "String?"].contains(binding.typeAnnotation?.type.trimmedDescription)
      // Identifiers are not shown, and plug-ins build the keys of an app group from them.
      guard key != "id" else { continue }
      values[key] =
        binding.initializer.flatMap { reader.value(of: $0.value) }
        ?? (isText ? Self.quoted(beside: member).map { .text($0) } : nil)
    }
    if !values.isEmpty { found.append(Examples.Found(type: name, values: values)) }
    return .visitChildren
  }

  private static func names(_ clause: InheritanceClauseSyntax?) -> Set<String> {
    Set(
      clause?.inheritedTypes.compactMap {
        $0.type.trimmedDescription.split(separator: ".").last.map(String.init)
      } ?? [])
  }

  private static func isAttributes(_ clause: InheritanceClauseSyntax?) -> Bool {
    names(clause).contains("ActivityAttributes")
  }

  /// Returns the first text that a comment before or behind a property quotes, `// e.g. "Gate 12"`.
  private static func quoted(beside member: MemberBlockItemSyntax) -> String? {
    // What stands behind the property before belongs to that one.
    let before = member.leadingTrivia.drop { !$0.isNewline }
    let trailing = member.lastToken(viewMode: .sourceAccurate)?.trailingTrivia.pieces ?? []
    for piece in Array(before) + trailing {
      guard let comment = piece.comment,
        let quoted = comment.firstMatch(of: /["“]([^"“”\\]{1,40})["”]/)
      else { continue }
      return String(quoted.1)
    }
    return nil
  }
}

extension TriviaPiece {
  /// The text of a comment; nil for spaces.
  fileprivate var comment: String? {
    switch self {
    case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
      .docBlockComment(let text):
      text
    default: nil
    }
  }
}
