import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// A type with more than twelve stored properties is several types.
struct StoredPropertyTests {
  private static let limit = 12

  /// Values that are one list of facts, in which each property stands for itself.
  private static let records: Set = [
    // Options as their programs and files have them.
    "EmulatorConfiguration", "SheetSettings", "CheckCommand", "SnapshotCommand",
    // What is written to, or read from, a file or another process.
    "SnapshotJSON", "CheckReport.Case", "ArchiveEnvironment", "ActivityRecord", "ActivityReport",
    "ActivityListing", "EngineState", "ImageContent", "RequestHead",
    // What a terminal can do, and what it has said of itself.
    "TerminalProfile", "TerminalQueryResult",
    // What views inherit, and what a text is written with: Apple's lists.
    "EnvironmentValues", "TextTraits",
    // What the hints, a frame and a drawing are made from.
    "KeyBindings.Conditions", "PhoneDisplay.Surroundings", "DrawContext",
    // What the parser has found of a declaration.
    "Declaration",
  ]

  /// True when so many lines begin a property that one type may have too many; to parse every file
  /// takes long.
  private static func hasMany(_ text: String) -> Bool {
    let count = text.split(separator: "\n").count { line in
      let indent = line.prefix { $0 == " " }.count
      return indent == 2 || indent == 4 ? line.contains("let ") || line.contains("var ") : false
    }
    return count > limit
  }

  @Test func noTypeIsSeveralTypes() throws {
    var large: [String: Int] = [:]
    for file in Repository.swiftFiles where try Self.hasMany(Repository.text(file)) {
      let counter = StoredProperties(viewMode: .sourceAccurate)
      counter.walk(Parser.parse(source: try Repository.text(file)))
      for (type, count) in counter.counts where count > Self.limit { large[type] = count }
    }
    for (type, count) in large where !Self.records.contains(type) {
      Issue.record("\(type) has \(count) stored properties")
    }
    #expect(Self.records.subtracting(large.keys) == [], "these have no more than \(Self.limit)")
  }
}

/// Counts the stored properties of the types of a file.
private final class StoredProperties: SyntaxVisitor {
  private(set) var counts: [String: Int] = [:]
  private var path: [String] = []

  private func enter(_ name: TokenSyntax, _ members: MemberBlockSyntax) -> SyntaxVisitorContinueKind
  {
    path.append(name.text)
    for case let member? in members.members.map({ $0.decl.as(VariableDeclSyntax.self) })
    where !member.modifiers.contains(where: { $0.name.text == "static" }) {
      counts[path.joined(separator: "."), default: 0] += member.bindings.count(where: Self.isStored)
    }
    return .visitChildren
  }

  private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard case .accessors(let list) = block.accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.memberBlock)
  }

  override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.memberBlock)
  }

  override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name, node.memberBlock)
  }

  override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    path.append(node.name.text)
    return .visitChildren
  }

  override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    path.append(node.extendedType.trimmedDescription)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }
}
