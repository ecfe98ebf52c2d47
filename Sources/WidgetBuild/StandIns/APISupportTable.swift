import Foundation
import SwiftParser
import SwiftSyntax

/// Parsed form of `Surface.md`: the support status of each form of Apple's API.
package struct APISupportTable: Sendable {
  /// Support status of a form.
  package enum Fate: Hashable, Sendable {
    case drawn
    /// Compiles and has no visible effect; the associated value is the reason.
    case quiet(String)
    /// Pictures draw it, cells do not; these names say so.
    case inPictures([String])
    /// Compiles but is not drawn; the preview lists these names.
    case notDrawn([String])
    /// Does not compile; the associated value is the compiler's message.
    case unavailable(String)
  }

  package struct Row: Hashable, Sendable {
    /// The Swift expression as users write it.
    package var form: String
    package var fate: Fate
    package var section: String
  }

  /// The complete document.
  package let text: String
  package let rows: [Row]

  package init() {
    self.init(EmbeddedTexts.all["WidgetBuild.docc/Surface.md"] ?? "")
  }

  init(_ text: String) {
    self.text = text
    var rows: [Row] = []
    var section = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
      guard line.hasPrefix("| `"), let end = line.range(of: "` | ") else { continue }
      let fate = line[end.upperBound...].dropLast(2)
      guard let known = Fate(fate) else { continue }
      let form = line[line.index(line.startIndex, offsetBy: 3)..<end.lowerBound]
      rows.append(Row(form: String(form), fate: known, section: section))
    }
    self.rows = rows
  }
}

extension APISupportTable.Fate {
  /// Parses a table entry; nil when the text is not one of the known statuses.
  init?(_ text: some StringProtocol) {
    func rest(after head: String) -> String? {
      text.hasPrefix(head) ? String(text.dropFirst(head.count)) : nil
    }
    if text == "drawn" {
      self = .drawn
    } else if let reason = rest(after: "quiet: ") {
      self = .quiet(reason)
    } else if let names = rest(after: "in pictures: ") {
      self = .inPictures(names.split(separator: ",").map { $0.filter { $0 != " " } })
    } else if let names = rest(after: "not drawn: ") {
      self = .notDrawn(names.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
    } else if let reason = rest(after: "unavailable: ") {
      self = .unavailable(reason)
    } else {
      return nil
    }
  }
}

extension APISupportTable {
  /// Names with labels of all calls in the table's forms, such as `frame(width:height:)`; trailing
  /// closures are `_:`.
  static let forms: Set<String> = {
    let text = APISupportTable().rows.map { $0.form.hasPrefix(".") ? "a\($0.form)" : $0.form }
    return CalledForms(Parser.parse(source: text.joined(separator: "\n"))).names
  }()
}

/// Collects the calls in a source by name and labels.
private final class CalledForms: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression
    let name =
      callee.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if let name { names.insert(name + CallSignature(node).labels) }
    return .visitChildren
  }
}

extension APISupportTable {
  /// Types of Apple's that the document lists as not here.
  static let absentTypes = Set(absentForms.filter { $0.wholeMatch(of: #/[A-Z]\w*/#) != nil })

  /// Members of Apple's types that the document lists as not here, as `Type.member`.
  static let absentMembers = Set(
    absentForms.filter { $0.wholeMatch(of: #/[A-Z]\w*\.[a-z]\w*/#) != nil })

  /// The forms in the document's list of what is not here.
  private static let absentForms: [String] = {
    let text = APISupportTable().text
    guard let start = text.range(of: "\nThese names of Apple's are not here.") else { return [] }
    return text[start.upperBound...].split(separator: "`", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset % 2 == 1 }
      .map { $0.element.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }()
}
