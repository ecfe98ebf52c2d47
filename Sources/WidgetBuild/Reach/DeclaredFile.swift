import SwiftParser
import SwiftSyntax

/// A source file, rewritten for this platform and divided into its declarations.
final class DeclaredFile {
  /// Absolute path.
  let path: String
  let declarations: [Declaration]
  /// Imported modules that are not Apple's.
  let modules: Set<String>
  /// Those of them that importers of this file's module see, too.
  let exported: Set<String>
  private var rewritten: SourceRewriter.Result
  private let hasSyntaxErrors: Bool

  /// - Parameters:
  ///   - conditions: compilation conditions that are set for `#if`.
  ///   - isType: returns true for a module that declares a type of its own name, so that a
  ///     qualification by it is kept; takes the module and what the file uses as types.
  ///   - declares: returns true for the name of a type of the sources' own.
  ///   - isOfApp: true for the sources of an app, which observes changes of its models.
  ///   - renaming: returns the new names of types for a file with these imports.
  /// - Throws: `WidgetBuildError` when the file is not readable UTF-8 text.
  init(
    _ path: String, conditions: Set<String>,
    isType: (String, () -> Set<String>) -> Bool = { _, _ in false },
    declares: @escaping (String) -> Bool = { _ in false }, isOfApp: Bool = false,
    renaming: (Set<String>) -> TypeRenames = { _ in TypeRenames() }
  ) throws(WidgetBuildError) {
    self.path = path
    let source = try SourceFileReader.read(path)
    var tree = Parser.parse(source: source)
    let imports = ImportReader(tree)
    modules = AppleModuleNames.others(of: imports.modules)
    exported = AppleModuleNames.others(of: imports.exported)
    let names = renaming(modules)
    // Before the names of modules are taken off.
    let text = TypeRenamer.rename(qualified: names.qualified, in: source)
    if text != source { tree = Parser.parse(source: text) }
    var types: Set<String>?
    func uses() -> Set<String> {
      let found = types ?? TypeUses(tree).names
      types = found
      return found
    }
    rewritten = SourceRewriter.rewrite(
      text, parsed: tree,
      for: ApplePlatform(
        ownModules: modules.union(Self.module(of: path)).filter { !isType($0, uses) },
        conditions: conditions.union(["DEBUG"]), isOfApp: isOfApp,
        declares: declares)
    ) { !AppleModuleNames.present.contains($0) && !CarriedModuleSources.names.contains($0) }
    rewritten.text = TypeRenamer.rename(names.plain, in: rewritten.text)
    let result = Parser.parse(source: rewritten.text)
    hasSyntaxErrors = result.hasError
    declarations = DeclarationReader(path: path).declarations(of: result)
  }

  /// Returns the module of a file in a package: the folder inside `Sources`.
  private static func module(of path: String) -> [String] {
    let folders = path.split(separator: "/").dropLast()
    guard let index = folders.lastIndex(of: "Sources"), index + 1 < folders.endIndex else {
      return []
    }
    return [String(folders[index + 1])]
  }

  /// Returns the needed declarations around the place of an error, innermost last.
  func declarations(at error: Diagnostic) -> [Declaration] {
    guard let offset = offset(of: error) else { return [] }
    return declarations.flatMap(\.all).filter { $0.isReached && $0.range.contains(offset) }
  }

  /// Returns the declaration that contains the error in its body.
  func body(at error: Diagnostic) -> Declaration? {
    guard let offset = offset(of: error) else { return nil }
    return declarations(at: error).first { $0.body?.range.contains(offset) == true }
  }

  private func offset(of error: Diagnostic) -> Int? {
    let lines = rewritten.text.utf8.split(
      separator: UInt8(ascii: "\n"), maxSplits: error.line, omittingEmptySubsequences: false)
    guard error.line >= 1, error.line <= lines.count else { return nil }
    let start = lines[error.line - 1].startIndex
    // Columns are those of the edited text, whose lines can be longer.
    let column = min(error.column - 1, lines[error.line - 1].count)
    return rewritten.text.utf8.distance(from: rewritten.text.startIndex, to: start) + column
  }

  /// Returns the file with the declarations blanked out that are not needed; nil when none is
  /// needed. A file with syntax errors is left whole, because its declarations may be read wrongly.
  ///
  /// - Parameters:
  ///   - keys: names (`FilePrivateForm.key`) of what becomes private to the file.
  ///   - copies: texts that are added.
  func part(privately keys: Set<String> = [], adding copies: [String] = []) -> SourcePart? {
    guard declarations.contains(where: \.isReached) else { return nil }
    var edits = SourceEdits()
    var left: Set<String> = []
    if !hasSyntaxErrors {
      for declaration in declarations { blank(declaration, keys, &edits, &left) }
    }
    return SourcePart(
      path: path, text: ([edits.applied(to: rewritten.text)] + copies).joined(separator: "\n"),
      imports: rewritten.imports, uses: usedKeys,
      mains: rewritten.mains.filter { !left.contains($0.type) })
  }

  /// The keys of the names in what is compiled.
  private var usedKeys: Set<String> {
    declarations.reduce(into: []) { keys, declaration in
      keys.formUnion(hasSyntaxErrors ? declaration.allUses : declaration.reachedUses)
    }
  }

  /// Returns the text of a declaration for another file, private to it, with the place that it is
  /// from.
  func copy(of declaration: Declaration) -> String {
    guard let form = declaration.filePrivate else { return "" }
    let bytes = Array(rewritten.text.utf8)
    let start = declaration.range.lowerBound
    var edits = SourceEdits()
    Self.makePrivate(form, &edits, from: start)
    if declaration.isCut, let body = declaration.body {
      edits.replace(
        body.range.lowerBound - start..<body.range.upperBound - start, by: body.replacement)
    }
    let text = edits.applied(to: String(decoding: bytes[declaration.range], as: UTF8.self))
    let line = bytes[..<start].count { $0 == UInt8(ascii: "\n") } + 1
    let imports = rewritten.imports.map(\.module).filter {
      AppleModuleNames.present.contains($0) || CarriedModuleSources.names.contains($0)
    }
    return """
      \(imports.map { "import \($0)" }.joined(separator: "; "))
      #sourceLocation(file: \(String(reflecting: path)), line: \(line))
      \(form.header.isEmpty ? text : "\(form.header) { \(text) }")
      """
  }

  private static func makePrivate(
    _ form: FilePrivateForm, _ edits: inout SourceEdits, from start: Int = 0
  ) {
    edits.replace(form.start - start..<form.start - start, by: "fileprivate ")
    for range in form.modifiers {
      edits.blank(range.lowerBound - start..<range.upperBound - start)
    }
  }

  private func blank(
    _ declaration: Declaration, _ keys: Set<String>, _ edits: inout SourceEdits,
    _ left: inout Set<String>
  ) {
    if declaration.isDropped, declaration.isBodyOfView, declaration.parent?.isReached == true {
      // The view shows that something is missing, instead of having no body at all.
      edits.replace(
        withSemicolon(declaration.range), by: "public var body: some View { Text(\"…\") }")
      return
    }
    guard declaration.isReached else {
      edits.blank(withSemicolon(declaration.range))
      left.formUnion(declaration.names)
      return
    }
    if declaration.isCut, let body = declaration.body {
      edits.replace(body.range, by: body.replacement)
    }
    if let form = declaration.filePrivate, keys.contains(form.key), !declaration.isPrivate {
      Self.makePrivate(form, &edits)
    }
    for child in declaration.children { blank(child, keys, &edits, &left) }
  }

  /// Returns the range with a semicolon that follows it, which would be an error by itself.
  private func withSemicolon(_ range: Range<Int>) -> Range<Int> {
    let text = rewritten.text.utf8
    let rest = text.dropFirst(range.upperBound)
    let spaces = rest.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    guard rest.dropFirst(spaces).first == UInt8(ascii: ";") else { return range }
    return range.lowerBound..<range.upperBound + spaces + 1
  }
}
