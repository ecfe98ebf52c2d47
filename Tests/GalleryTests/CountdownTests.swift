import ActivityKit
import Foundation
import Testing

@testable import Gallery

struct CountdownTests {
  private let noon = Date(timeIntervalSince1970: 1_735_732_800)

  private var fresh: CountdownAttributes.ContentState {
    CountdownAttributes.ContentState(duration: 180, startingAt: noon)
  }

  @Test func aPausedCountdownKeepsItsRest() {
    var state = fresh
    state.pause(at: noon + 45)
    #expect(state.remaining(at: noon + 1000) == 135)
    #expect(state.pausedFraction == 0.75)
    #expect(state.staleDate == nil)
  }

  @Test func resumingMovesTheEndByTheTimeOfThePause() {
    var state = fresh
    state.pause(at: noon + 45)
    state.resume(at: noon + 100)
    #expect(state.end == noon + 235)
    #expect(state.remaining(at: noon + 100) == 135)
    #expect(state.staleDate == state.end)
  }

  @Test func pausingTwiceOrAfterTheEndChangesNothing() {
    var paused = fresh
    paused.pause(at: noon + 10)
    let once = paused
    paused.pause(at: noon + 20)
    #expect(paused == once)
    var over = fresh
    over.pause(at: noon + 180)
    #expect(over == fresh)
  }

  @Test(arguments: [
    (0, CountdownAttributes.Stage.pour), (4, .pour), (5, .steep), (149, .steep), (150, .fetchCup),
    (179, .fetchCup), (180, .ready), (600, .ready),
  ])
  func theStageFollowsTheTimeLeft(seconds: Double, stage: CountdownAttributes.Stage) {
    var state = fresh
    state.refreshStage(at: noon + seconds)
    #expect(state.stage == stage)
  }

  @Test func anEndBeforeTheStartIsAnEmptyInterval() {
    let state = CountdownAttributes.ContentState(
      start: noon, end: noon - 5, pausedAt: nil, stage: .ready)
    #expect(state.interval == noon...noon)
    #expect(state.pausedFraction == 0)
  }

  @MainActor
  @Test func theButtonsChangeTheActivity() async throws {
    let engine = RecordingEngine(now: noon)
    try await engine.serve(GalleryApp.countdown.id) {
      // Real buttons read the real clock, which does not reach the end while the test runs.
      try CountdownApp.start(Date() + 3_600)
      let activity = try #require(Activity<CountdownAttributes>.activities.first)
      #expect(activity.content.state.pausedAt == nil)

      _ = try await PauseCountdownIntent().perform()
      #expect(activity.content.state.pausedAt != nil)
      #expect(activity.content.staleDate == nil)

      _ = try await ResumeCountdownIntent().perform()
      #expect(activity.content.state.pausedAt == nil)
      #expect(activity.content.staleDate == activity.content.state.end)

      _ = try await ResetCountdownIntent().perform()
      #expect(activity.content.state.pausedAt == activity.content.state.start)
      #expect(activity.content.state.pausedFraction == 1)
    }
  }
}
