import Synchronization

/// The outlines of symbols by their names, which are those of SF Symbols. The outlines are Island's
/// own: Apple's must not be shipped.
package final class OutlineLibrary: Sendable {
  /// The outlines of the files in `Outlines`, which are compiled in.
  package static let builtIn = OutlineLibrary(files: EmbeddedTexts.all)

  private let entries: [String: OutlineEntry]
  private let aliases: [String: String]
  /// What is wrong in the files, by file and line, apart from elements.
  private let wrongLines: [OutlineProblem]
  private let known = Mutex<[String: SymbolOutline?]>([:])

  /// The most names that are remembered: a widget may compute them.
  private static let mostKnown = 2_000
  /// The longest name that is looked up, in characters.
  private static let longestName = 100

  init(files: [String: String]) {
    var parser = OutlineParser()
    for (name, text) in files.sorted(by: { $0.key < $1.key }) { parser.read(text, file: name) }
    let (entries, aliases) = (parser.entries, parser.aliases.mapValues(\.name))
    (self.entries, self.aliases) = (entries, aliases)
    wrongLines =
      parser.problems
      + parser.aliases.sorted { $0.key < $1.key }.compactMap { name, alias in
        let message =
          entries[name] != nil
          ? "“\(name)” is a symbol, too"
          : Self.entry(name, entries, aliases) == nil ? "no symbol is named “\(alias.name)”" : nil
        return message.map { OutlineProblem(file: alias.file, line: alias.line, message: $0) }
      }
  }

  /// Returns the outline of a symbol: that of its full name, else one composed of its parts. Nil:
  /// there is none.
  package func outline(of name: String) -> SymbolOutline? {
    if let outline = known.withLock({ $0[name] }) { return outline }
    guard name.utf8.count <= Self.longestName else { return nil }
    let outline = OutlineComposer(library: self).outline(of: name)
    known.withLock {
      if $0.count >= Self.mostKnown { $0 = [:] }
      $0[name] = .some(outline)
    }
    return outline
  }

  /// Returns the symbol of exactly this name, or of one that it is another name of.
  func entry(_ name: String) -> OutlineEntry? { Self.entry(name, entries, aliases) }

  private static func entry(
    _ name: String, _ entries: [String: OutlineEntry], _ aliases: [String: String]
  ) -> OutlineEntry? {
    var name = name
    // Another name may have another name; a circle of them ends.
    for _ in 0..<4 {
      if let entry = entries[name] { return entry }
      guard let other = aliases[name] else { return nil }
      name = other
    }
    return nil
  }

  /// The names of the files that are symbols, aliases included, sorted; parts that only compositions
  /// have, digits and letters, are left out.
  package var names: [String] {
    (Array(entries.keys) + aliases.keys).filter { !OutlineComposer.isPart($0) }.sorted()
  }

  /// What is wrong in the files.
  var problems: [OutlineProblem] {
    var problems = wrongLines
    for entry in entries.values.sorted(by: { ($0.file, $0.line) < ($1.file, $1.line) }) {
      do throws(OutlineProblem) {
        if try entry.elements().isEmpty {
          problems.append(
            OutlineProblem(file: entry.file, line: entry.line, message: "nothing is drawn"))
        }
      } catch {
        problems.append(error)
      }
    }
    return problems
  }
}
