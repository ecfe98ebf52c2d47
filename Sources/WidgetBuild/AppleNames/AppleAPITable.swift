/// What Apple has and what becomes of it here: `AppleAPI/AppleAPI.tsv`, the one place for names of
/// Apple's.
///
/// Each line is a row, with tabs between its columns. The lists of this folder, the stand-ins, and
/// the page `Surface.md` are read from it.
package struct AppleAPITable: Sendable {
  /// The columns, as the first line names them.
  package static let columns = ["kind", "name", "module", "since", "becomes", "text"]

  /// In the order of the lines: by kind, then by name.
  package let rows: [AppleAPIRow]

  /// The table that is embedded in the program.
  package static let standard: AppleAPITable = {
    do throws(AppleAPIError) {
      return try AppleAPITable(EmbeddedTexts.all["AppleAPI/AppleAPI.tsv"] ?? "")
    } catch {
      // The text is a part of the program, and a test reads it.
      fatalError(error.description)
    }
  }()

  /// Reads the text of a table.
  ///
  /// - Throws: `AppleAPIError` for the first line that is wrong.
  package init(_ text: String) throws(AppleAPIError) {
    var rows: [AppleAPIRow] = []
    var last: Substring?
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    if lines.last == "" { lines.removeLast() }
    for (index, line) in lines.enumerated() {
      do throws(Fault) {
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard index > 0 else {
          if cells.map(String.init) != Self.columns { throw .noHeader }
          continue
        }
        guard cells.count == Self.columns.count else { throw .columns(cells.count) }
        let row = try Self.row(cells)
        // The fields before the fate: two rows of one kind and name differ in nothing else.
        let place = line[..<cells[1].endIndex]
        if let last, !last.utf8.lexicographicallyPrecedes(place.utf8) { throw .order }
        last = place
        rows.append(row)
      } catch {
        throw AppleAPIError(line: index + 1, fault: error)
      }
    }
    guard !rows.isEmpty else { throw AppleAPIError(line: 1, fault: .noHeader) }
    self.rows = rows
  }

  /// Returns the text of a table, with its rows in their order.
  static func text(of rows: [AppleAPIRow]) -> String {
    let lines = rows.map(\.line).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return ([columns.joined(separator: "\t")] + lines).joined(separator: "\n") + "\n"
  }

  private typealias Fault = AppleAPIError.Fault

  private static func row(_ cells: [Substring]) throws(Fault) -> AppleAPIRow {
    guard let kind = AppleAPIRow.Kind(rawValue: String(cells[0])) else {
      throw .kind(String(cells[0]))
    }
    guard !cells[1].isEmpty else { throw .noName }
    let since = String(cells[3])
    guard since.isEmpty || since.allSatisfy({ $0.isNumber || $0 == "." }) && Double(since) != nil
    else { throw .since(since) }
    let (word, text) = (String(cells[4]), String(cells[5]))
    guard kind.fates.contains(word) else { throw .fate(word) }
    let fate = try Self.fate(word, text, of: kind)
    if !Self.wantsText(fate), !text.isEmpty { throw .text(text) }
    return AppleAPIRow(
      kind: kind, name: String(cells[1]), module: String(cells[2]), since: since, fate: fate)
  }

  private static func wantsText(_ fate: AppleAPIRow.Fate) -> Bool {
    switch fate {
    case .drawn, .here, .guess, .imported, .installed, .carried, .notImported: false
    default: true
    }
  }

  private static func fate(
    _ word: String, _ text: String, of kind: AppleAPIRow.Kind
  ) throws(Fault) -> AppleAPIRow.Fate {
    func reason() throws(Fault) -> String {
      guard !text.isEmpty else { throw .noText(fate: word) }
      return text
    }
    func names() throws(Fault) -> [String] {
      try reason().split(separator: ",").map { String($0.drop { $0 == " " }) }
    }
    switch word {
    case "drawn": return .drawn
    case "quiet": return .quiet(try reason())
    case "in pictures": return .inPictures(try names())
    case "not drawn": return .notDrawn(try names())
    case "refused": return .refused(try reason())
    case "here": return .here
    case "stand-in": return .standIn(try reason())
    case "left out": return .leftOut(try reason())
    case "guess": return .guess
    case "imported": return .imported
    case "installed": return .installed
    case "carried": return .carried
    case "not imported": return .notImported
    case "requires": return .requires(text.split(separator: " ").map(String.init))
    case "makes": return try made(try reason(), of: kind)
    default: throw .fate(word)
    }
  }

  private static func made(
    _ text: String, of kind: AppleAPIRow.Kind
  ) throws(Fault) -> AppleAPIRow.Fate {
    guard kind == .staticStandIn else { return .makes(constraint: nil, value: text) }
    guard let end = text.firstIndex(of: ":") else { throw .noText(fate: "makes") }
    let value = text[end...].dropFirst().drop { $0 == " " }
    guard !value.isEmpty else { throw .noText(fate: "makes") }
    return .makes(constraint: String(text[..<end]), value: String(value))
  }
}

extension AppleAPITable {
  /// The rows of a kind, in the order of their names.
  package func rows(of kind: AppleAPIRow.Kind) -> [AppleAPIRow] { rows.filter { $0.kind == kind } }

  /// The names of a kind, whatever becomes of them.
  package func names(of kind: AppleAPIRow.Kind) -> Set<String> {
    Set(rows(of: kind).map(\.name))
  }

  /// The names of the static members of a type, without the type.
  package func values(of type: String) -> Set<String> {
    Set(
      rows(of: .value).filter { $0.name.hasPrefix(type + ".") }
        .map { String($0.name.dropFirst(type.count + 1)) })
  }
}

extension AppleAPIRow.Kind {
  /// The words for what can become of a row of the kind.
  fileprivate var fates: Set<String> {
    switch self {
    case .form: ["drawn", "quiet", "in pictures", "not drawn"]
    case .use: ["refused"]
    case .type, .modifier, .value: ["here", "stand-in"]
    case .member: ["left out"]
    case .label: ["here", "guess"]
    case .acronym, .modifierPrefix, .typePrefix, .viewPrefix: ["guess"]
    case .module: ["imported", "installed", "carried", "not imported"]
    case .moduleOfLinux: ["installed"]
    case .requirement: ["requires"]
    case .staticStandIn, .valueStandIn: ["makes"]
    }
  }
}

extension AppleAPITable {
  /// Modifiers that the modules have which every copy of a source imports.
  static let importedModifiers: Set<String> = {
    let modules = standard.rows(of: .module).filter { $0.fate == .imported }.map(\.name)
    let modifiers = standard.rows(of: .modifier).filter { $0.fate == .here }
    return Set(modifiers.filter { modules.contains($0.module) }.map(\.name))
  }()

  /// Members of Apple's types that nothing here has, as `Type.member`; modifiers are members of
  /// `View`.
  static let absentMembers: Set<String> = {
    let absent = standard.rows.filter(\.isAbsent)
    return Set(
      absent.filter { $0.kind == .member }.map(\.name)
        + absent.filter { $0.kind == .modifier }.map { "View." + $0.name })
  }()
}
