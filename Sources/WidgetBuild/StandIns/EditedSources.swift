import SwiftSyntax

/// The prepared sources of one build, parsed, with the edits that errors have led to.
struct EditedSources {
  private(set) var prepared: PreparedSources
  /// Number of imports that were added, and of uses that were replaced without a stand-in.
  private(set) var changes = 0
  private var trees: [String: ParsedSource] = [:]
  /// Edits that are not yet applied, by file.
  private var edits: [String: SourceEdits] = [:]
  private let cache: ParseCache

  init(_ prepared: PreparedSources, parsed cache: ParseCache) {
    self.prepared = prepared
    self.cache = cache
    for file in prepared.files { trees[file.path] = cache.source(file.path, file.text) }
  }

  // MARK: Reading

  /// The paths of the files in their order by name.
  var paths: [String] { trees.keys.sorted() }

  /// The trees of the files, in the order in which they are compiled.
  var files: [(path: String, tree: SourceFileSyntax)] {
    prepared.files.compactMap { file in trees[file.path].map { (file.path, $0.tree) } }
  }

  /// The keys of the names that the files use (`UsedNames`).
  var usedNames: Set<String> {
    files.reduce(into: []) { $0.formUnion(UsedNames.of($1.tree)) }
  }

  func source(_ path: String) -> ParsedSource? { trees[path] }

  /// Returns what stands at the place of an error.
  func token(at error: Diagnostic) -> TokenSyntax? {
    trees[error.file]?.token(error.line, error.column)
  }

  /// Returns the modules of others that a file imports and whose sources were not given.
  func absentModules(of path: String) -> [String] {
    prepared.files.first { $0.path == path }?.absentModules ?? []
  }

  /// Returns an error as the compiler prints it, with the line of the source.
  func text(of error: Diagnostic) -> String {
    let file = prepared.files.first { $0.path == error.file }
    let lines = file?.text.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    let line = lines.indices.contains(error.line - 1) ? lines[error.line - 1] : ""
    let mark = String(repeating: " ", count: max(error.column - 1, 0)) + "^"
    return "\(error.place): error: \(error.message)\n\(line)\n\(mark)\n"
  }

  /// The keys that the sources read from the store of an app group.
  var appGroupKeys: [String] {
    guard prepared.files.contains(where: { $0.text.contains("_AppDefaults(") }) else { return [] }
    return AppGroupKeys.keys(in: files.map(\.tree))
  }

  /// What the widget's process has to know of the sources; nil: nothing.
  ///
  /// - Parameters:
  ///   - hasExamples: false for the sources of an app.
  ///   - sources: Where what the project makes attributes and states of is looked for.
  func notes(hasExamples: Bool, examplesFrom sources: [String]) -> String? {
    let trees = files.map(\.tree)
    let examples = hasExamples ? Examples.found(in: trees, callsIn: sources, cache.calls) : []
    return SourceNotes.source(of: trees, examples: examples)
  }

  // MARK: Editing

  /// Blanks out a range of bytes of a file.
  mutating func blank(_ range: Range<Int>, in path: String) {
    edits[path, default: SourceEdits()].blank(range)
  }

  /// Replaces a range of bytes of a file.
  mutating func replace(_ range: Range<Int>, in path: String, by text: String) {
    edits[path, default: SourceEdits()].replace(range, by: text)
  }

  /// Counts replacements that need no stand-in.
  mutating func count(_ replacements: Int) { changes += replacements }

  /// Adds the import of a carried module to a file; returns false for a path that is none of the
  /// sources'.
  mutating func addImport(of module: String, to path: String) -> Bool {
    guard let index = prepared.files.firstIndex(where: { $0.path == path }) else { return false }
    guard !prepared.files[index].addedImports.contains(module) else { return true }
    prepared.files[index].addedImports.append(module)
    prepared.modules.insert(module)
    changes += 1
    return true
  }

  /// Applies the edits.
  mutating func apply() {
    for index in prepared.files.indices {
      let path = prepared.files[index].path
      guard let edits = edits[path] else { continue }
      prepared.files[index].text = edits.applied(to: prepared.files[index].text)
      trees[path] = cache.source(path, prepared.files[index].text)
    }
    edits = [:]
  }

  // MARK: The author's values

  /// Adds what tells the widget's process the values that the author has declared; with a preview of
  /// an activity those are not asked for.
  mutating func addAuthorValues() {
    guard !hasPreviewOfActivity else { return }
    for (index, source) in AuthorValue.conformances(in: files.map(\.tree)) {
      let path = prepared.files[index].path
      prepared.files[index].text += source
      if !prepared.files[index].importsSwiftUI {
        prepared.files[index].addedImports.append("WidgetKit")
      }
      trees[path] = cache.source(path, prepared.files[index].text)
    }
  }

  private var hasPreviewOfActivity: Bool {
    prepared.files.contains { file in
      ["contentStates", "previewContext"].contains { name in
        file.text.contains(name)
          && trees[file.path]?.tree.tokens(viewMode: .sourceAccurate)
            .contains { $0.text == name } == true
      }
    }
  }
}
