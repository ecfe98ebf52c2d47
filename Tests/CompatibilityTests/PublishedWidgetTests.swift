import Foundation
import HostProtocol
import Testing
import ViewArchive
import WidgetBuild
import WidgetKit

/// Where the published sources are.
private enum PublishedWidgets {
  static let folder = WidgetCompiler.packageFolder
    .deletingLastPathComponent().appending(path: "shared/compat")

  static var areThere: Bool { FileManager.default.fileExists(atPath: folder.path) }
}

/// The published Live Activities beside the repository, compiled as they stand.
@MainActor
@Suite(.enabled(if: PublishedWidgets.areThere, "../shared/compat is not there: skipped"))
struct PublishedWidgetTests {
  struct Case: CustomTestStringConvertible {
    var folders: [String]
    /// Attributes types, and whether there is an island.
    var activities: [String: Bool]
    /// Names of previews that show an activity.
    var previews: [String?]

    var testDescription: String { folders.joined(separator: " + ") }
    var module: String { "Case" + folders.joined().filter(\.isLetter) }
  }

  nonisolated static let cases = [
    Case(
      folders: ["1-hello"], activities: ["TimerWidgetAttributes": true],
      previews: ["Notification"]),
    Case(
      folders: ["2-timer"], activities: ["TimerWidgetAttributes": true],
      previews: ["Notification"]),
    Case(
      folders: ["3-tomato"],
      activities: ["TimerActivityAttributes": true, "OrderAttributes": true], previews: []),
    Case(folders: ["4-fifa"], activities: ["FIFAActivityAttributes": false], previews: []),
    Case(
      folders: ["5-match", "5-match-app"], activities: ["MatchLiveScoreAttributes": true],
      previews: ["Island Compact", "Island Expanded", "Minimal", "Notification"]),
  ]

  @Test(arguments: cases)
  func everyDeclaredPresentationIsDrawn(_ published: Case) async throws {
    let library = try WidgetCompiler.library(
      of: published.folders.map { PublishedWidgets.folder.appending(path: $0) },
      module: published.module)
    defer { try? FileManager.default.removeItem(at: library) }
    let hosted = try await HostedLibrary(library)

    #expect(hosted.description.problems == [])
    #expect(
      hosted.activities
        == published.activities.mapValues {
          $0 ? ArchivePart.declared : [.lockScreen]
        })
    for (type, presentations) in hosted.activities {
      let archive = try #require(hosted.archives[type])
      for presentation in presentations {
        #expect(archive.node(of: presentation)?.showsSomething == true, "\(type) \(presentation)")
      }
      #expect(archive.unsupportedNames == [])
    }
    let named = hosted.description.previews.filter {
      if case .activity = $0.kind { true } else { false }
    }
    #expect(named.map(\.name) == published.previews)
  }
}
