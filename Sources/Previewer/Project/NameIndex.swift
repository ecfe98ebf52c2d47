import Foundation
import SwiftParser
import SwiftSyntax

/// Which file declares which name, and which names a file uses.
final class NameIndex {
  private struct Entry {
    var types: Set<String> = []
    /// Members that an extension of someone else's type adds.
    var members: Set<String> = []
    var uses: Set<String> = []
    var imports: Set<String> = []
    /// Types that are declared to be attributes of an activity.
    var attributes: Set<String> = []
  }

  private let paths: [String]
  private var entries: [String: Entry] = [:]

  init(_ paths: [String]) { self.paths = paths }

  private func entry(_ path: String) -> Entry {
    if let entry = entries[path] { return entry }
    // What cannot be read has no names; it is reported when it is compiled.
    let reader = NameReader(Parser.parse(source: (try? SourceText.read(path)) ?? ""))
    var entry = Entry()
    entry.types = reader.types
    entry.members = reader.members
    entry.uses = reader.uses
    entry.imports = reader.imports
    entry.attributes = reader.attributes
    entries[path] = entry
    return entry
  }

  func attributes(in path: String) -> Set<String> { entry(path).attributes }

  func uses(in path: String) -> Set<String> { entry(path).uses }

  /// `start` and every file that declares what it uses, and what those use; a name that several
  /// files declare is taken from the closest.
  ///
  /// - Parameter onlyImported: looks only into folders named like a module that is imported.
  func closure(of start: [String], onlyImported: Bool = false) -> [String] {
    var chosen = Set(start)
    var known: Set<String> = []
    for path in start { known.formUnion(entry(path).types) }
    var waiting = start
    var candidates = paths
    if onlyImported {
      let modules = start.reduce(into: Set<String>()) { $0.formUnion(entry($1).imports) }
        .subtracting(AppleModules.onDevice)
      guard !modules.isEmpty else { return start.sorted() }
      candidates = paths.filter {
        !modules.isDisjoint(with: $0.split(separator: "/").map(String.init))
      }
    }
    var declaring: [String: [String]] = [:]
    for path in candidates {
      for name in entry(path).types.union(entry(path).members) {
        declaring[name, default: []].append(path)
      }
    }
    while let path = waiting.popLast() {
      for name in entry(path).uses where !known.contains(name) {
        guard let files = declaring[name], files.allSatisfy({ !chosen.contains($0) }),
          let closest = Self.closest(to: path, of: files)
        else { continue }
        chosen.insert(closest)
        known.formUnion(entry(closest).types)
        waiting.append(closest)
      }
    }
    return chosen.sorted()
  }

  /// The file that shares the most of the path.
  private static func closest(to path: String, of files: [String]) -> String? {
    let parts = path.split(separator: "/")
    func shared(_ other: String) -> Int {
      zip(parts, other.split(separator: "/")).prefix { $0 == $1 }.count
    }
    return files.max { (shared($0), $1.count) < (shared($1), $0.count) }
  }
}

/// The names of one file.
private final class NameReader: SyntaxVisitor {
  private(set) var types: Set<String> = []
  private(set) var members: Set<String> = []
  private(set) var uses: Set<String> = []
  private(set) var imports: Set<String> = []
  private(set) var attributes: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    types.insert(name.text)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.inheritanceClause, of: node.name.text)
    return declare(node.name)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node.name)
  }

  private func note(_ inheritance: InheritanceClauseSyntax?, of type: String) {
    let names = inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    if names.contains("ActivityAttributes") || names.contains("ActivityKit.ActivityAttributes") {
      attributes.insert(type)
    }
  }

  /// Members with names of their own are what an extension is found by.
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.inheritanceClause, of: node.extendedType.trimmedDescription)
    for member in node.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        members.insert(function.name.text)
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings { members.insert(binding.pattern.trimmedDescription) }
      } else if let initialiser = member.decl.as(InitializerDeclSyntax.self),
        let label = initialiser.signature.parameterClause.parameters.first?.firstName.text
      {
        members.insert("\(node.extendedType.trimmedDescription)(\(label):)")
      }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(CodeBlockItemSyntax.self) == true { types.insert(node.name.text) }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.path.first?.name.text { imports.insert(name) }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    uses.insert(node.baseName.text)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    uses.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      let label = node.arguments.first?.label?.text
    {
      uses.insert("\(callee.baseName.text)(\(label):)")
    }
    return .visitChildren
  }
}
