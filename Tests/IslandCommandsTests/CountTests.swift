import ActivityModel
import CellRaster
import Foundation
import Gallery
import Testing
import WidgetLint

/// Numbers in pages, help and sources are those of what they count.
struct CountTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The texts of the README, the pages, the sources and the tests, by path.
  private func texts() throws -> [(path: String, text: String)] {
    let folders = ["Sources", "Tests"].map { Self.root.appendingPathComponent($0) }
    let files = folders.flatMap { folder in
      FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)?
        .compactMap { $0 as? URL } ?? []
    }
    let read = files.filter {
      ["md", "swift"].contains($0.pathExtension) && !$0.path.contains("/AppleModules/")
        && !$0.path.contains("/Fixtures/")
    }
    return try ([Self.root.appendingPathComponent("README.md")] + read).map { file in
      (
        String(file.path.dropFirst(Self.root.path.count + 1)),
        try String(contentsOf: file, encoding: .utf8)
      )
    }
  }

  @Test func theLastLintRuleIsNamed() throws {
    let last = try #require(LintRule.allCases.last).rawValue
    var count = 0
    for (path, text) in try texts() {
      for match in text.matches(of: /L01 to (L[0-9]+)/) {
        #expect(String(match.1) == last, "\(path): \(match.0)")
        count += 1
      }
    }
    #expect(count > 3)
  }

  /// What is counted in texts, in words up to twenty or in digits.
  @Test func themesDemosAndDevicesAreCounted() throws {
    let counts = [
      "themes": Theme.builtInNames.count, "demos": GalleryApp.all().count,
      "devices": DeviceCatalog.all.count,
      "lint rules": LintRule.allCases.count,
    ]
    let words = [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
      "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
      "nineteen", "twenty",
    ]
    var found: Set<String> = []
    for (path, text) in try texts() where path.hasSuffix(".md") {
      for match in text.matches(
        of: /([A-Za-z]+|[0-9]+) (?:built-in )?(themes|demos|devices|lint rules)\b/)
      {
        guard let number = Int(match.1) ?? words.firstIndex(of: match.1.lowercased()) else {
          continue
        }
        #expect(counts[String(match.2)] == number, "\(path): \(match.0)")
        found.insert(String(match.2))
      }
    }
    #expect(found.isSuperset(of: ["themes", "demos"]))
  }
}
