import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import WidgetBuild

/// What the look-alikes have is computed from the built modules; the table of Apple's names says the
/// same.
@Suite(
  .enabled(
    if: SymbolGraph.tool != nil, "swift-symbolgraph-extract or the built modules are missing"))
struct SymbolGraphTests {
  private static let graph = Result { try SymbolGraph(tool: SymbolGraph.tool ?? "") }
  private let table = AppleAPITable.standard

  /// The modules of the toolchain, of which no graph is made.
  private var ofToolchain: Set<String> {
    AppleModuleNames.present.subtracting(SymbolGraph.lookAlikes)
  }

  /// Whether a module has the name; nil for names of which no graph is made.
  private func isHere(_ row: AppleAPIRow, _ graph: SymbolGraph) -> Bool? {
    guard row.module.isEmpty || !ofToolchain.contains(row.module) else { return nil }
    return switch row.kind {
    case .type: graph.types.contains(row.name)
    case .modifier: graph.methods.contains(row.name)
    case .member: graph.has(row.name)
    case .value where row.name.contains("."): graph.has(row.name)
    case .value: graph.values.contains(row.name)
    case .label: graph.labels.contains(row.name)
    default: nil
    }
  }

  @Test func whatTheTableCallsAbsentNoModuleHas() throws {
    let graph = try Self.graph.get()
    let rows = table.rows.filter { $0.isAbsent || $0.fate == .guess }
    let found = rows.filter { isHere($0, graph) == true }
    #expect(found.map(\.line) == [])
    #expect(rows.count { isHere($0, graph) == false } > 150)
  }

  @Test func whatTheTableCallsHereAModuleHas() throws {
    let graph = try Self.graph.get()
    let rows = table.rows.filter { $0.fate == .here }
    let missing = rows.filter { isHere($0, graph) == false }
    #expect(missing.map(\.line) == [])
    #expect(rows.count { isHere($0, graph) == true } > 600)
    for row in rows where SymbolGraph.lookAlikes.contains(row.module) {
      let name = row.name.split(separator: ".").last.map(String.init) ?? row.name
      #expect(graph.names[row.module]?.contains(name) == true, "\(row.line)")
    }
  }

  /// The modifiers that the modules have are not kept by hand: their rows are recorded.
  @Test func everyModifierOfTheModulesIsInTheTable() throws {
    let file = AppleAPITableTests.file
    func missing(in table: AppleAPITable) throws -> [AppleAPIRow] {
      let known = table.names(of: .modifier)
      return try Self.graph.get().modifiers.filter { !known.contains($0.key) }.map {
        AppleAPIRow(kind: .modifier, name: $0.key, module: $0.value, since: "", fate: .here)
      }
    }
    var table = try AppleAPITable(String(contentsOf: file, encoding: .utf8))
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      try Data(AppleAPITable.text(of: table.rows + missing(in: table)).utf8).write(to: file)
      table = try AppleAPITable(String(contentsOf: file, encoding: .utf8))
    }
    #expect(try missing(in: table).map(\.line).sorted() == [], "RECORD_GOLDENS=1 adds them")
  }

  /// The calls of a form, without those in its arguments, are names of its module or of another
  /// look-alike; the first of them is one of its module.
  @Test func theFormsNameWhatTheModulesHave() throws {
    let graph = try Self.graph.get()
    let all = graph.names.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    for row in table.rows(of: .form) {
      let names = Chain.names(of: row.name)
      #expect(!names.isEmpty, "\(row.name)")
      for name in names { #expect(all.contains(name) || name.hasPrefix("Probe"), "\(row.name)") }
      guard let first = names.first, !ofToolchain.contains(row.module) else { continue }
      #expect(
        graph.names[row.module]?.contains(first) == true || first.hasPrefix("Probe"),
        "\(row.name): \(first) is not of \(row.module)")
    }
  }
}

/// The chain of members and calls that an expression is.
private enum Chain {
  static func names(of form: String) -> [String] {
    let source = Parser.parse(source: form.hasPrefix(".") ? "_\(form)" : form)
    guard case .expr(let expression)? = source.statements.first?.item else { return [] }
    return names(of: expression).filter { $0 != "_" }
  }

  private static func names(of expression: ExprSyntax) -> [String] {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return names(of: call.calledExpression)
    }
    if let access = expression.as(MemberAccessExprSyntax.self) {
      return (access.base.map { names(of: $0) } ?? []) + [access.declName.baseName.text]
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return sequence.elements.flatMap { names(of: $0) }
    }
    return expression.as(DeclReferenceExprSyntax.self).map { [$0.baseName.text] } ?? []
  }
}
