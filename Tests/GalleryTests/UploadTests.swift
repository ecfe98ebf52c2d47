import ActivityKit
import Foundation
import Testing

@testable import Gallery

struct UploadTests {
  @Test func theReportsEndWithEverythingSent() throws {
    let last = try #require(UploadApp.reports.last)
    #expect(last.phase == .finished)
    #expect(UploadApp.album.percentage(last) == "100%")
    #expect(UploadApp.album.sentFiles(last) == UploadApp.album.fileCount)
    #expect(UploadApp.reports.dropLast().allSatisfy { $0.phase == .sending })
  }

  @Test func anEmptyUploadIsComplete() {
    let nothing = UploadAttributes(album: "Empty", fileCount: 0, totalBytes: 0)
    let state = UploadAttributes.ContentState(phase: .sending, sentBytes: 0, speed: 0)
    #expect(nothing.fraction(state) == 1)
  }

  @Test func theSpeedHasOneDecimal() {
    let state = UploadAttributes.ContentState(phase: .sending, sentBytes: 0, speed: 12_400_000)
    #expect(state.speedLabel == "12.4 MB/s")
  }

  @MainActor
  @Test func cancellingTakesTheActivityAway() async throws {
    let noon = Date(timeIntervalSince1970: 1_735_732_800)
    let engine = RecordingEngine(now: noon)
    try await engine.serve(GalleryApp.upload.id) {
      try UploadApp.start(noon)
      #expect(Activity<UploadAttributes>.activities.count == 1)
      _ = try await CancelUploadIntent().perform()
      #expect(Activity<UploadAttributes>.activities.isEmpty)
    }
  }
}
