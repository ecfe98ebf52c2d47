import Foundation
import Testing

@testable import WidgetBuild

/// The table of Apple's names is well formed, and the page and the lists are read from it.
struct AppleAPITableTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/WidgetBuild")
  static let file = folder.appending(path: "AppleAPI/AppleAPI.tsv")
  private static let page = folder.appending(path: "WidgetBuild.docc/Surface.md")

  private static func text() throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }

  /// Reading it again gives the same text: each row has one way of being written.
  @Test func theTableIsWellFormed() throws {
    let text = try Self.text()
    let table = try AppleAPITable(text)
    #expect(text == AppleAPITable.text(of: table.rows))
    #expect(table.rows == AppleAPITable.standard.rows)
    #expect(Set(table.rows.map(\.kind)) == Set(AppleAPIRow.Kind.allCases))
  }

  @Test(arguments: [
    ("", 1, AppleAPIError.Fault.noHeader),
    ("kind\tname\n", 1, .noHeader),
    ("+", 1, .noHeader),
    ("+form\tText(\"a\")\tSwiftUI\t13\tdrawn\n", 2, .columns(5)),
    ("+form\tText(\"a\")\tSwiftUI\t13\tdrawn\t\n\n", 3, .columns(1)),
    ("+word\ta\t\t\there\t\n", 2, .kind("word")),
    ("+type\t\t\t\there\t\n", 2, .noName),
    ("+type\tText\tSwiftUI\tiOS 13\there\t\n", 2, .since("iOS 13")),
    ("+type\tText\tSwiftUI\t13\tdrawn\t\n", 2, .fate("drawn")),
    ("+form\t.a()\tSwiftUI\t\tquiet\t\n", 2, .noText(fate: "quiet")),
    ("+type\tWindow\tSwiftUI\t\tstand-in\t\n", 2, .noText(fate: "stand-in")),
    ("+static stand-in\tColor\tSwiftUI\t\tmakes\tColor\n", 2, .noText(fate: "makes")),
    ("+form\t.a()\tSwiftUI\t\tdrawn\twell\n", 2, .text("well")),
    ("+type\tB\t\t\there\t\ntype\tA\t\t\there\t\n", 3, .order),
    ("+type\tA\t\t\there\t\ntype\tA\tSwiftUI\t\there\t\n", 3, .order),
  ])
  func aFaultIsNamedByItsLine(text: String, line: Int, fault: AppleAPIError.Fault) {
    let header = AppleAPITable.columns.joined(separator: "\t") + "\n"
    let text = text.hasPrefix("+") ? header + text.dropFirst() : text
    #expect(throws: AppleAPIError(line: line, fault: fault)) { try AppleAPITable(text) }
    #expect("\(AppleAPIError(line: line, fault: fault))".hasPrefix("AppleAPI.tsv:\(line): "))
  }

  @Test func thePageIsThatOfTheTable() throws {
    let text = AppleAPIPage.text
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      try Data(text.utf8).write(to: Self.page)
    }
    #expect(
      try String(contentsOf: Self.page, encoding: .utf8) == text, "RECORD_GOLDENS=1 writes it")
  }

  /// Every form and every name that is not here stands on the page with what becomes of it.
  @Test func thePageHasEveryRowForPeople() {
    let lines = Set(AppleAPIPage.text.split(separator: "\n"))
    for row in AppleAPITable.standard.rows where row.kind == .form || row.isAbsent {
      #expect(
        lines.contains { $0.hasSuffix("| \(row.becomes) |") && $0.contains(row.name) },
        "\(row.name)")
    }
  }

  @Test func theModulesThatAreCarriedAreThoseOfTheTable() {
    for row in AppleAPITable.standard.rows(of: .module) {
      #expect(
        (row.fate == .carried) == CarriedModuleSources.names.contains(row.name), "\(row.name)")
    }
    let rows = Set(AppleAPITable.standard.rows(of: .module).map(\.name))
    let others: Set = ["OneSignalLiveActivities"]
    #expect(CarriedModuleSources.names.filter { !rows.contains($0) && !others.contains($0) } == [])
  }

  @Test func theListsAreReadFromTheTable() {
    #expect(AppleMemberNames.isModifier("padding") && !AppleMemberNames.isModifier("fry"))
    #expect(
      AppleMemberNames.isStatic("borderedProminent") && AppleMemberNames.areLabels(["_", "by"]))
    #expect(AppleMemberNames.isModifierOfViewsOnly("scrollNowhere"))
    #expect(AppleTypeNames.isApples("ImageRenderer") && AppleTypeNames.isApples("UIPDFView"))
    #expect(!AppleTypeNames.isApples("Person") && !AppleTypeNames.isOfAFramework("CAPPlugin"))
    #expect(
      AppleModuleNames.present.contains("Glibc") && !AppleModuleNames.onDevice.contains("Glibc"))
    #expect(AppleModuleNames.imported.count == 6 && AppleModuleNames.onDevice.contains("Vision"))
    #expect(RequiredNames.names(for: "Identifiable") == ["id", "ID"])
    #expect(
      RequiredNames.always.contains("callAsFunction") && RequiredNames.isRequiring("@resultBuilder")
    )
    #expect(StandInText.hasStatics("Color") && StandInText.colors.contains("teal"))
    #expect(
      StandInText.staticMember("brand", nil, of: "ShapeStyle")
        == """
        extension ShapeStyle where Self == Color {
          nonisolated static var `brand`: Color { Color("brand") }
        }

        """)
    #expect(CalledForms.names.contains("frame(width:height:)"))
    #expect(AppleAPITable.absentMembers.contains("Circle.lineSubtraction"))
  }
}
