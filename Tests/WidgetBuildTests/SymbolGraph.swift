import Foundation
import SwiftParser
import SwiftSyntax

@testable import WidgetBuild

/// The public names of the built look-alikes, as `swift-symbolgraph-extract` lists them, and those of
/// the carried modules, as their sources declare them.
struct SymbolGraph {
  /// The look-alikes, with what they re-export.
  static let lookAlikes = ["SwiftUI", "WidgetKit", "ActivityKit", "AppIntents"]
  private static let reexported = ["FoundationAdditions"]

  /// Types, and functions, constants and macros at the top level.
  private(set) var types: Set<String> = []
  private(set) var methods: Set<String> = []
  /// The methods of `View`, with the module that declares them.
  private(set) var modifiers: [String: String] = [:]
  /// Static members and cases.
  private(set) var values: Set<String> = []
  private(set) var labels: Set<String> = []
  /// Names with the types around them, such as `View.padding`.
  private(set) var paths: Set<String> = []
  /// By module: the last parts of the paths.
  private(set) var names: [String: Set<String>] = [:]
  /// By type: what it conforms to and inherits.
  private var parents: [String: Set<String>] = [:]

  /// The folder of the modules that this program was built with.
  private static let modules = URL(filePath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "Modules").path

  /// The tool of the toolchain; nil when it or the modules are missing.
  static let tool: String? = {
    let environment = ProcessInfo.processInfo.environment
    guard let compiler = try? SwiftCompiler(in: environment).path else { return nil }
    let tool = URL(filePath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "swift-symbolgraph-extract").path
    let isBuilt = FileManager.default.fileExists(atPath: modules + "/SwiftUI.swiftmodule")
    return isBuilt && FileManager.default.isExecutableFile(atPath: tool) ? tool : nil
  }()

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// - Throws: `Failure` with the tool's words; an error of Foundation when a graph cannot be read.
  init(tool: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "graphs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for module in Self.lookAlikes + Self.reexported {
      let outcome = try ToolProcess(tool).run([
        "-module-name", module, "-target", Self.target, "-I", Self.modules,
        "-minimum-access-level", "public", "-skip-synthesized-members",
        "-output-dir", folder.path,
      ])
      guard outcome.succeeded else { throw Failure(description: outcome.output) }
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let data = try Data(contentsOf: folder.appending(path: name))
      add(try JSONDecoder().decode(Graph.self, from: data))
    }
    for (module, text) in CarriedModuleSources.all {
      let reader = DeclarationReader(viewMode: .sourceAccurate)
      reader.walk(Parser.parse(source: text))
      for declaration in reader.declarations { add(declaration, module) }
    }
  }

  #if arch(arm64)
    private static let target = "aarch64-unknown-linux-gnu"
  #else
    private static let target = "x86_64-unknown-linux-gnu"
  #endif

  private mutating func add(_ graph: Graph) {
    var owners: [String: String] = [:]
    for symbol in graph.symbols {
      let path = symbol.pathComponents.map { String($0.prefix { $0 != "(" }) }
      owners[symbol.identifier.precise] = path.joined(separator: ".")
      let form = symbol.pathComponents.last ?? ""
      let labels = form.contains("(") ? form.drop { $0 != "(" }.dropFirst().dropLast() : ""
      add(
        Declaration(
          path: path, labels: labels.split(separator: ":").map(String.init),
          role: Declaration.Role(kind: symbol.kind.identifier)), graph.module.name)
    }
    for relation in graph.relationships
    where ["conformsTo", "inheritsFrom"].contains(relation.kind) {
      guard let source = owners[relation.source] else { continue }
      let target = owners[relation.target] ?? relation.targetFallback ?? ""
      let parent = target.split(separator: ".").last.map(String.init) ?? ""
      parents[source, default: []].insert(parent)
    }
  }

  private mutating func add(_ declaration: Declaration, _ module: String) {
    guard let name = declaration.path.last else { return }
    switch declaration.role {
    case .type: types.insert(name)
    case .method:
      methods.insert(name)
      if declaration.path == ["View", name], modifiers[name].map({ module < $0 }) ?? true {
        modifiers[name] = module
      }
    case .value: values.insert(name)
    case .other: break
    }
    if declaration.path.count == 1 { types.insert(name) }
    labels.formUnion(declaration.labels)
    paths.insert(declaration.path.joined(separator: "."))
    names[module, default: []].insert(name)
  }

  /// Returns true when the type, or what it conforms to or inherits, has the member.
  func has(_ member: String) -> Bool {
    let parts = member.split(separator: ".").map(String.init)
    guard let name = parts.last, parts.count > 1 else { return false }
    var seen: Set<String> = []
    var types = [parts.dropLast().joined(separator: ".")]
    while let type = types.popLast() {
      if paths.contains("\(type).\(name)") { return true }
      if seen.insert(type).inserted { types += parents[type] ?? [] }
    }
    return false
  }
}

/// The part of a symbol graph's JSON that is read.
private struct Graph: Decodable {
  struct Module: Decodable {
    var name: String
  }

  struct Symbol: Decodable {
    struct Kind: Decodable {
      var identifier: String
    }

    struct Identifier: Decodable {
      var precise: String
    }

    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
  }

  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
  }

  var module: Module
  var symbols: [Symbol]
  var relationships: [Relationship]
}

/// A public declaration.
private struct Declaration {
  enum Role {
    case type, method, value, other

    init(kind: String) {
      self =
        switch kind {
        case "swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias",
          "swift.macro":
          .type
        case "swift.method": .method
        case "swift.type.property", "swift.type.method", "swift.enum.case": .value
        default: .other
        }
    }
  }

  var path: [String]
  var labels: [String] = []
  var role: Role
}

/// Collects the public declarations of a source.
private final class DeclarationReader: SyntaxVisitor {
  private(set) var declarations: [Declaration] = []
  private var owners: [(name: String, isPublic: Bool)] = []

  private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
    owners.last?.isPublic == true
      || modifiers.contains { ["public", "open"].contains($0.name.text) }
  }

  private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["static", "class"].contains($0.name.text) }
  }

  private func add(
    _ name: String, _ role: Declaration.Role, _ modifiers: DeclModifierListSyntax,
    labels: [String] = []
  ) {
    guard isPublic(modifiers) else { return }
    declarations.append(
      Declaration(
        path: owners.map(\.name) + [name], labels: labels,
        role: role == .method && isStatic(modifiers) ? .value : role))
  }

  private func labels(_ clause: FunctionParameterClauseSyntax) -> [String] {
    clause.parameters.map(\.firstName.text)
  }

  /// Members of a public protocol and cases of a public type are public without the word.
  private func enter(_ name: String, isPublic: Bool = false) -> SyntaxVisitorContinueKind {
    owners.append((name, isPublic))
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text, .type, node.modifiers)
    return enter(node.name.text)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text, .type, node.modifiers)
    return enter(node.name.text)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text, .type, node.modifiers)
    return enter(node.name.text)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text, .type, node.modifiers)
    return enter(node.name.text, isPublic: isPublic(node.modifiers))
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription, isPublic: isPublic(node.modifiers))
  }

  override func visitPost(_ node: StructDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { owners.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { owners.removeLast() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text, .type, node.modifiers)
    return .skipChildren
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name.text, .type, node.modifiers)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      node.name.text, .method, node.modifiers, labels: labels(node.signature.parameterClause))
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add("init", .other, node.modifiers, labels: labels(node.signature.parameterClause))
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      add(
        binding.pattern.trimmedDescription, isStatic(node.modifiers) ? .value : .other,
        node.modifiers)
    }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      declarations.append(
        Declaration(path: owners.map(\.name) + [element.name.text], role: .value))
    }
    return .skipChildren
  }
}
