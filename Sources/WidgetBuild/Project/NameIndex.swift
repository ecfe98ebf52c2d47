import Foundation
import SwiftParser
import SwiftSyntax

/// Index of the names that each source file declares and uses; files are parsed on demand and
/// cached.
final class NameIndex {
  private struct Entry {
    /// Types, functions and variables at the top level, which other files can use.
    var topLevelNames: Set<String> = []
    /// Types nested in other declarations.
    var nested: Set<String> = []
    /// Members that extensions add to other types.
    var members: Set<String> = []
    /// Initialisers that extensions add, as `Type(label:)`.
    var initialisers: Set<String> = []
    var uses: Set<String> = []
    var imports: Set<String> = []
    /// Types that conform to `ActivityAttributes`.
    var attributes: Set<String> = []
  }

  private let paths: [String]
  private var entries: [String: Entry] = [:]

  init(_ paths: [String]) { self.paths = paths }

  private func entry(_ path: String) -> Entry {
    if let entry = entries[path] { return entry }
    // An unreadable file gets an empty entry; the error is reported when the file is compiled.
    let reader = NameReader(Parser.parse(source: (try? SourceFileReader.read(path)) ?? ""))
    var entry = Entry()
    entry.topLevelNames = reader.topLevelNames
    entry.nested = reader.nested
    entry.members = reader.members
    entry.initialisers = reader.initialisers
    entry.uses = reader.uses
    entry.imports = reader.imports
    entry.attributes = reader.attributes
    entries[path] = entry
    return entry
  }

  func attributes(in path: String) -> Set<String> { entry(path).attributes }

  func uses(in path: String) -> Set<String> { entry(path).uses }

  /// Returns `start` and, transitively, every file that declares a name used by them, sorted. Of
  /// several files that declare the same name, the closest one is chosen.
  ///
  /// - Parameters:
  ///   - onlyImported: searches only folders that have the name of an imported module.
  ///   - byMembers: also follows member names that extensions add to other types; these are
  ///     ambiguous when several files declare the same one.
  func dependencyClosure(
    of start: [String], onlyImported: Bool = false, byMembers: Bool = true
  ) -> [String] {
    var chosen = Set(start)
    var known: Set<String> = []
    for path in start { known.formUnion(entry(path).topLevelNames.union(entry(path).nested)) }
    var waiting = start
    var candidates = paths
    if onlyImported {
      let modules = start.reduce(into: Set<String>()) { $0.formUnion(entry($1).imports) }
        .subtracting(AppleModuleNames.onDevice)
      guard !modules.isEmpty else { return start.sorted() }
      candidates = paths.filter {
        !modules.isDisjoint(with: $0.split(separator: "/").map(String.init))
      }
    }
    var declaring: [String: [String]] = [:]
    for path in candidates {
      let entry = entry(path)
      // An initialiser is named with its type, so that it is rarely another file's.
      let names = entry.topLevelNames.union(entry.initialisers)
      for name in byMembers ? names.union(entry.members) : names {
        declaring[name, default: []].append(path)
      }
    }
    while let path = waiting.popLast() {
      for name in entry(path).uses where !known.contains(name) {
        guard let files = declaring[name], files.allSatisfy({ !chosen.contains($0) }),
          let closest = Self.closest(to: path, of: files)
        else { continue }
        chosen.insert(closest)
        known.formUnion(entry(closest).topLevelNames.union(entry(closest).nested))
        waiting.append(closest)
      }
    }
    return chosen.sorted()
  }

  /// Returns the file closest to `path` that declares a type, function or extension member with the
  /// name; nil when no file declares it or one of `chosen` already does.
  func file(declaring name: String, closestTo path: String, besides chosen: [String]) -> String? {
    let files = paths.filter { path in
      let entry = entry(path)
      return entry.topLevelNames.contains(name) || entry.members.contains(name)
        || entry.initialisers.contains(name)
    }
    guard Set(chosen).isDisjoint(with: files) else { return nil }
    return Self.closest(to: path, of: files)
  }

  /// Returns the file that shares the longest path prefix with `path`. Files of other platforms are
  /// considered only when there are no others.
  private static func closest(to path: String, of files: [String]) -> String? {
    let parts = path.split(separator: "/")
    func shared(_ other: String) -> Int {
      zip(parts, other.split(separator: "/")).prefix { $0 == $1 }.count
    }
    let ofPhone = files.filter { !isOfAnotherPlatform($0) }
    return (ofPhone.isEmpty ? files : ofPhone).max {
      (shared($0), $1.count) < (shared($1), $0.count)
    }
  }

  /// Returns true for a file in a folder named after a watch, a Mac or a television, such as
  /// `MyApp Watch App` or `macOS`.
  static func isOfAnotherPlatform(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { folder in
      let words = folder.lowercased().split { !$0.isLetter }
      return words.contains { otherPlatforms.contains(String($0)) }
    }
  }

  private static let otherPlatforms: Set<String> = [
    "watch", "watchos", "watchapp", "watchkit", "mac", "macos", "osx", "tvos", "visionos",
  ]
}

/// Collects the names that one parsed file declares and uses.
private final class NameReader: SyntaxVisitor {
  private(set) var topLevelNames: Set<String> = []
  private(set) var nested: Set<String> = []
  private(set) var members: Set<String> = []
  private(set) var initialisers: Set<String> = []
  private(set) var uses: Set<String> = []
  private(set) var imports: Set<String> = []
  private(set) var attributes: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  /// Returns true for declarations at the top level, including inside `#if`; declarations inside
  /// functions and types are not visible to other files by their plain name.
  private func isOfTheFile(_ node: some SyntaxProtocol) -> Bool {
    var parent = node.parent
    while let next = parent, Self.around.contains(next.kind) { parent = next.parent }
    return parent?.is(SourceFileSyntax.self) == true
  }

  private static let around: Set<SyntaxKind> = [
    .codeBlockItem, .codeBlockItemList, .ifConfigClause, .ifConfigClauseList, .ifConfigDecl,
  ]

  private func declare(_ node: some NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    if isOfTheFile(node) {
      topLevelNames.insert(node.name.text)
    } else {
      nested.insert(node.name.text)
    }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.inheritanceClause, of: node.name.text)
    return declare(node)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    declare(node)
  }

  private func note(_ inheritance: InheritanceClauseSyntax?, of type: String) {
    let names = inheritance?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    if names.contains("ActivityAttributes") || names.contains("ActivityKit.ActivityAttributes") {
      attributes.insert(type)
    }
  }

  /// Records the members of an extension: other files need the extension only for those names.
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.inheritanceClause, of: node.extendedType.trimmedDescription)
    for member in node.memberBlock.members {
      if let type = member.decl.asProtocol((any NamedDeclSyntax).self),
        !member.decl.is(FunctionDeclSyntax.self)
      {
        members.insert(type.name.text)
      } else if let function = member.decl.as(FunctionDeclSyntax.self) {
        members.insert(plain(function.name.text))
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings { members.insert(binding.pattern.trimmedDescription) }
      } else if let initialiser = member.decl.as(InitializerDeclSyntax.self),
        let label = initialiser.signature.parameterClause.parameters.first?.firstName.text
      {
        initialisers.insert("\(node.extendedType.trimmedDescription)(\(label):)")
      }
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if isOfTheFile(node) {
      topLevelNames.formUnion(node.bindings.map { $0.pattern.trimmedDescription })
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isOfTheFile(node) { topLevelNames.insert(node.name.text) }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.path.first?.name.text { imports.insert(name) }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    uses.insert(plain(node.baseName.text))
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

/// Removes the backticks around an escaped identifier.
private func plain(_ name: String) -> String { name.filter { $0 != "`" } }
