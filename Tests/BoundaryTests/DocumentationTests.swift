import Foundation
import Testing

/// What pages and comments refer to is there.
struct DocumentationTests {
  // MARK: Links

  /// `<doc:Page>` names a page of the same catalogue.
  @Test func linksBetweenPagesOfACatalogueResolve() throws {
    for page in Repository.pages {
      let catalogue = page.deletingLastPathComponent()
      for match in try Repository.text(page).matches(of: /<doc:([A-Za-z]+)>/) {
        let file = catalogue.appendingPathComponent("\(match.1).md")
        #expect(
          FileManager.default.fileExists(atPath: file.path),
          "\(Repository.path(page)) links to the missing page \(match.1)")
      }
    }
  }

  /// `[text](path#heading)` names a file, and a heading in it.
  @Test func relativeLinksResolve() throws {
    let readme = Repository.root.appendingPathComponent("README.md")
    for page in Repository.pages + [readme] {
      let folder = page.deletingLastPathComponent()
      let text = try Repository.text(page)
      let links =
        text.matches(of: /\]\(([^)\s]+)\)/).map(\.1) + text.matches(of: /src="([^"]+)"/).map(\.1)
      for link in links where !link.contains("://") {
        let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let file = parts[0].isEmpty ? page : folder.appendingPathComponent(parts[0])
        #expect(
          FileManager.default.fileExists(atPath: file.path),
          "\(Repository.path(page)) links to the missing file \(link)")
        guard parts.count > 1 else { continue }
        #expect(
          try headings(of: file).contains { Self.anchor($0) == parts[1] },
          "\(Repository.path(page)) links to the missing heading \(link)")
      }
    }
  }

  private func headings(of file: URL) throws -> [String] {
    try Repository.text(file).matches(of: /(?m)^#+ (.+)$/).map { String($0.1) }
  }

  private static func anchor(_ heading: String) -> String {
    heading.lowercased().replacing(" ", with: "-").filter {
      $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_"
    }
  }

  // MARK: Rules

  /// The identifiers of all rules, `ORDER-3`, with the pages that state them.
  private func rules() throws -> [String: [String]] {
    var rules: [String: [String]] = [:]
    for page in Repository.pages {
      for match in try Repository.text(page).matches(of: #/(?m)^### ([A-Z]{3,8}-[0-9]+): /#) {
        rules[String(match.1), default: []].append(Repository.path(page))
      }
    }
    return rules
  }

  @Test func everyRuleIsStatedOnce() throws {
    let rules = try rules()
    #expect(!rules.isEmpty)
    for (rule, pages) in rules { #expect(pages.count == 1, "\(rule) is stated in \(pages)") }
  }

  /// A comment that cites a rule, such as `(ORDER-3)`, cites one that is stated.
  @Test func everyCitedRuleIsStated() throws {
    let rules = try rules()
    let prefixes = Set(rules.keys.map { $0.prefix { $0 != "-" } })
    for file in Repository.swiftFiles {
      for (number, comment) in try comments(of: file) {
        for rule in Self.citedRules(in: comment)
        where prefixes.contains(rule.prefix { $0 != "-" }) {
          #expect(
            rules[rule] != nil,
            "\(Repository.path(file)):\(number) cites the missing rule \(rule)")
        }
      }
    }
  }

  /// The code that keeps a rule, which may be carried as text, cites it by its own identifier: whoever
  /// wants to change the rule finds the code by searching for it. Both ends of `ORDER-1 to ORDER-6`
  /// do not count.
  @Test func everyRuleIsCited() throws {
    let range = /\b[A-Z]{3,8}-[0-9]+ to [A-Z]{3,8}-[0-9]+\b/
    var cited: Set<String> = []
    for file in Repository.files(in: Repository.sources, withExtension: "swift") {
      for (_, comment) in try comments(of: file) {
        let rules = Self.citedRules(in: comment)
        guard rules.count > 1 else {
          cited.formUnion(rules)
          continue
        }
        cited.formUnion(Self.citedRules(in: comment.replacing(range, with: "")))
      }
    }
    for (rule, pages) in try rules() where !cited.contains(rule) {
      Issue.record("\(rule) of \(pages) is cited by no code: cite it at the line that keeps it")
    }
  }

  /// Returns the identifiers of rules in a comment, by their form: a regular expression for each line
  /// of the package takes a minute in a debug build.
  private static func citedRules(in comment: String) -> [String] {
    guard comment.utf8.contains(UInt8(ascii: "-")) else { return [] }
    let letters = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    let small = UInt8(ascii: "a")...UInt8(ascii: "z")
    let words = comment.utf8.split {
      !(letters.contains($0) || digits.contains($0) || small.contains($0)
        || $0 == UInt8(ascii: "-"))
    }
    return words.compactMap { word in
      let prefix = word.prefix { letters.contains($0) }
      let number = word.dropFirst(prefix.count + 1)
      guard (3...8).contains(prefix.count), !number.isEmpty,
        word.dropFirst(prefix.count).first == UInt8(ascii: "-"),
        number.allSatisfy({ digits.contains($0) })
      else { return nil }
      return String(word)
    }
  }

  /// Rules are cited by their identifiers, and not by sections of documents that are elsewhere.
  @Test func noCommentCitesASectionOfADocument() throws {
    for file in Repository.swiftFiles {
      let text = try comments(of: file).map(\.text).joined(separator: " ")
      guard text.contains("§") else { continue }
      for match in text.matches(of: /[a-z-]+\.md,? *§ ?[0-9.]*/) {
        Issue.record("\(Repository.path(file)) cites \(match.0)")
      }
    }
  }

  /// Returns the texts of a file's comments by line, without the slashes.
  private func comments(of file: URL) throws -> [(number: Int, text: String)] {
    let lines = try Repository.text(file).components(separatedBy: "\n")
    return lines.enumerated().compactMap { index, line in
      guard let slashes = line.range(of: "// ") else { return nil }
      return (index + 1, String(line[slashes.upperBound...]))
    }
  }

  // MARK: Comments

  /// A throwing function that others call says what it throws: in `- Throws:`, or by the type of
  /// its error and a comment. Demos and sources that are only carried as text are left out.
  @Test func everyThrowingFunctionSaysWhatItThrows() throws {
    for file in Repository.swiftFiles where !file.path.contains("/Sources/Gallery/") {
      for function in SwiftDeclarations(try Repository.text(file)).throwingFunctions {
        let isSaid =
          function.documentation.contains { $0.contains("- Throws:") }
          || function.hasTypedThrows && !function.documentation.isEmpty
        #expect(
          isSaid,
          "\(Repository.path(file)):\(function.line) has no '- Throws:': \(function.declaration)")
      }
    }
  }

  // MARK: Size and layout

  @Test func readmeIsANewcomersPage() throws {
    let readme = try Repository.text(Repository.root.appendingPathComponent("README.md"))
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 201)
  }

  /// The page Architecture lists the folders of each target in a table below its name: all of them,
  /// or none for a target without folders.
  @Test func architectureNamesEveryFolder() throws {
    let page = try architecture()
    guard let begin = page.range(of: "\n## Folders\n") else {
      Issue.record("Architecture.md has no section Folders")
      return
    }
    let section = page[begin.upperBound...].components(separatedBy: "\n## ")[0]
    var described: [String: Set<String>] = [:]
    for part in section.components(separatedBy: "\n### ").dropFirst() {
      let rows = part.matches(of: /(?m)^\| `([^`]+)` \|/).map { String($0.1) }
      described[String(part.prefix { $0 != "\n" })] = Set(rows)
    }
    for target in try FileManager.default.contentsOfDirectory(atPath: Repository.sources.path) {
      let folders = try folders(of: target)
      let named = described.removeValue(forKey: target) ?? []
      #expect(named == folders, "Architecture.md, folders of \(target)")
    }
    #expect(described.isEmpty, "Architecture.md names targets that are not there")
  }

  /// Returns the folders of a target, without catalogues, resources and C headers.
  private func folders(of target: String) throws -> Set<String> {
    let folder = Repository.sources.appendingPathComponent(target)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return Set(
      names.filter { name in
        var isFolder: ObjCBool = false
        let path = folder.appendingPathComponent(name).path
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
          && isFolder.boolValue && !name.hasSuffix(".docc")
          && !["include", "Islands"].contains(name)
      })
  }

  /// Files and paths in code voice are there: the table "Where do I change …" stays true.
  @Test func pagesNameFilesThatExist() throws {
    let files = FileManager.default.enumerator(
      at: Repository.root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    let names = Set((files?.allObjects ?? []).compactMap { ($0 as? URL)?.lastPathComponent })
    for page in ["Architecture", "Contributing"] {
      let text = try documentation(page)
      for match in text.matches(of: /`([A-Za-z+]+\.(?:swift|md))`/) {
        #expect(names.contains(String(match.1)), "\(page).md names the missing file \(match.1)")
      }
      for match in text.matches(of: /`((?:Sources|Tests|Themes|\.ci)\/[A-Za-z0-9\/._-]+)`/) {
        let path = Repository.root.appendingPathComponent(String(match.1)).path
        #expect(
          match.1.contains("NAME") || FileManager.default.fileExists(atPath: path),
          "\(page).md names the missing path \(match.1)")
      }
    }
  }

  /// What a row of the table "Where do I change …" has in code voice is in the target that is named
  /// before it: a file, a folder, or a name that its sources have.
  @Test func rowsNameWhatTheirTargetsHave() throws {
    let page = try architecture()
    guard let begin = page.range(of: "\n## Where do I change …\n") else {
      Issue.record("Architecture.md has no section Where do I change …")
      return
    }
    let rows = page[begin.upperBound...].matches(of: /(?m)^\| (.+) \| (.+) \|$/)
      .filter { $0.1 != "change" && !$0.1.hasPrefix("---") }
    #expect(rows.count > 60)
    let targets = try FileManager.default.contentsOfDirectory(atPath: Repository.sources.path)
    var places: [String: TargetNames] = [:]
    for row in rows {
      var place = Repository.sources
      for word in row.2.matches(of: /`([^`]+)`|[A-Za-z-]+/) {
        guard let name = word.1.map({ String($0) }) else {
          if targets.contains(String(word.0)) {
            place = Repository.sources.appendingPathComponent(String(word.0))
          } else if word.0 == "Tests" {
            place = Repository.root.appendingPathComponent("Tests")
          }
          continue
        }
        // A command, as it is typed.
        guard !name.hasPrefix("island ") else { continue }
        let isPath = name.contains("/") || name == "Themes" || name == "Tests"
        let known = try places[place.path] ?? TargetNames(of: place)
        places[place.path] = known
        let isThere =
          isPath
          ? FileManager.default.fileExists(
            atPath: Repository.root.appendingPathComponent(name).path)
          : known.have(name)
        #expect(
          isThere, "Architecture.md, \(row.1): \(Repository.path(place)) has no \(name)")
      }
    }
  }

  private func architecture() throws -> String { try documentation("Architecture") }

  private func documentation(_ page: String) throws -> String {
    try Repository.text(
      Repository.sources.appendingPathComponent("IslandCommands/island.docc/\(page).md"))
  }
}
