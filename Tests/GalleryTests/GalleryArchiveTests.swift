import ActivityModel
import Foundation
import Testing
import ViewArchive
import WidgetKit

@testable import Gallery

/// The benchmark measures the gallery's own expanded islands without knowing the gallery: it reads
/// them from files, which are kept true here.
@MainActor
struct GalleryArchiveTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/island-bench/Islands")

  /// The expanded island of an activity that has just been started, at a time that is always the
  /// same.
  private func island(of app: GalleryApp) async throws -> ViewNode {
    let now = Date(timeIntervalSince1970: 1_735_724_460)
    let engine = RecordingEngine(now: now)
    try await engine.serve(app.id) { try app.start(now) }
    let record = try #require(engine.records.first)
    let archive = try WidgetHost(bundles: [GalleryBundle.self]).archive(
      ArchiveRequest(
        activityID: record.id.rawValue, attributesType: record.attributesType,
        attributes: record.attributes, state: record.content.state,
        environment: ArchiveEnvironment(now: now)))
    return try #require(archive.expanded)
  }

  /// `RECORD_GOLDENS=1` writes the files and fails all the same.
  @Test(arguments: GalleryApp.all())
  func theBenchmarkMeasuresTheIslandThatTheAppShows(app: GalleryApp) async throws {
    let island = try await island(of: app)
    let file = Self.folder.appendingPathComponent("\(app.name).json")
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(
        at: Self.folder, withIntermediateDirectories: true)
      try ArchiveFormat.encode(ActivityArchive(expanded: island)).write(to: file)
      Issue.record("recorded \(file.lastPathComponent)")
      return
    }
    let kept = try ArchiveFormat.decode(Data(contentsOf: file))
    #expect(kept.expanded == island, "RECORD_GOLDENS=1 records \(file.lastPathComponent) anew")
  }

  @Test func theBenchmarkMeasuresEveryApp() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(names.sorted() == GalleryApp.all().map { "\($0.name).json" }.sorted())
  }
}
