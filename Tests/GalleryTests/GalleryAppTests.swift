import ActivityModel
import Foundation
import Testing

@testable import Gallery

@MainActor
struct GalleryAppTests {
  private let morning = Date(timeIntervalSince1970: 1_735_724_460)

  @Test func thereAreFiveAppsAndEachHasItsOwnNames() {
    let apps = GalleryApp.all()
    #expect(apps.count == 5)
    #expect(Set(apps.map(\.id)).count == 5)
    #expect(Set(apps.map(\.icon)).count == 5)
    #expect(Set(apps.map(\.letter)).count == 5)
    #expect(Set(apps.map(\.attributesType)).count == 5)
  }

  @Test func twoAppsStartByThemselves() {
    #expect(GalleryApp.all().filter(\.startsAutomatically).map(\.id).count == 2)
  }

  @Test(arguments: GalleryApp.all())
  func theIconIsOneEmojiAndItsStandInOneLetter(app: GalleryApp) {
    #expect(app.icon.count == 1)
    #expect(app.letter.utf8.count == 1)
  }

  @Test(arguments: GalleryApp.all())
  func stepsComeInAscendingOrder(app: GalleryApp) {
    let times = app.steps.map(\.after)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(arguments: GalleryApp.all())
  func theStepsBeginWithinEightSecondsAndGoOnForMinutes(app: GalleryApp) throws {
    let first = try #require(app.steps.first)
    let last = try #require(app.steps.last)
    #expect((4...8).contains(first.after))
    #expect(last.after >= 180)
  }

  @Test(arguments: GalleryApp.all())
  func startingRequestsOneActivityOfTheTypeThatTheAppNames(app: GalleryApp) async throws {
    let engine = RecordingEngine(now: morning)
    try await engine.serve(app.id) {
      try app.start(morning)
    }
    #expect(engine.records.map(\.attributesType) == [app.attributesType])
    #expect(engine.records.map(\.app) == [app.id])
  }

  @Test(arguments: GalleryApp.all())
  func theFirstStepChangesTheContent(app: GalleryApp) async throws {
    let engine = RecordingEngine(now: morning)
    try await engine.serve(app.id) {
      try app.start(morning)
      let first = try #require(app.steps.first)
      let before = try #require(engine.records.first).content
      await first.run(morning.addingTimeInterval(first.after))
      let after = try #require(engine.records.first).content
      #expect(after.state != before.state)
    }
  }

  @Test(arguments: GalleryApp.all())
  func theActivityIsStillOnScreenAfterTheLastStep(app: GalleryApp) async throws {
    let engine = RecordingEngine(now: morning)
    try await engine.serve(app.id) {
      try await run(app)
    }
    #expect(engine.records.count == 1)
  }

  @Test(arguments: GalleryApp.all())
  func everyContentFitsIntoFourKilobytes(app: GalleryApp) async throws {
    let engine = RecordingEngine(now: morning)
    try await engine.serve(app.id) {
      try await run(app)
      await app.end(morning.addingTimeInterval(7200))
    }
    var attributes = 0
    var sizes: [Int] = []
    for event in engine.events {
      switch event {
      case .request(let request):
        attributes = request.attributes.count
        sizes.append(request.content.state.count)
      case .update(let update):
        sizes.append(update.content.state.count)
      case .end(let end):
        sizes.append(end.content?.state.count ?? 0)
      case .push, .issueToken, .revokeToken, .gesture, .authenticate, .setLocked, .setLandscape,
        .setSystemItem, .setForeground, .setDevice, .setAuthorized, .setFrequentPushes,
        .setManifest, .uninstall, .reboot, .setClock, .tick:
        break
      }
    }
    #expect(attributes > 0)
    #expect(sizes.count > 3)
    #expect(sizes.allSatisfy { attributes + $0 < 4096 })
  }

  @Test(arguments: GalleryApp.all())
  func contentIsStaleOnlyAfterTheUpdateThatBroughtIt(app: GalleryApp) async throws {
    let engine = RecordingEngine(now: morning)
    try await engine.serve(app.id) {
      try app.start(morning)
      for step in app.steps {
        let now = morning.addingTimeInterval(step.after)
        await step.run(now)
        guard let record = engine.records.first, record.phase.isRunning,
          let staleDate = record.content.staleDate
        else { continue }
        // The countdown is stale from its end on, for good.
        #expect(staleDate > now || app.id == GalleryApp.countdown.id)
      }
    }
  }

  @Test(arguments: GalleryApp.all())
  func endingLeavesNothingRunning(app: GalleryApp) async throws {
    let engine = RecordingEngine(now: morning)
    try await engine.serve(app.id) {
      try app.start(morning)
      #expect(engine.records.contains { $0.phase.isRunning })
      await app.end(morning.addingTimeInterval(60))
    }
    #expect(!engine.records.contains { $0.phase.isRunning })
  }

  @Test func anAlertComesWithTheGoalsAndNothingElse() async throws {
    let engine = RecordingEngine(now: morning)
    try await engine.serve(GalleryApp.match(MatchNames()).id) {
      try await run(.match(MatchNames()))
    }
    let titles = engine.events.compactMap { event in
      if case .update(let update) = event { update.alert?.title } else { nil }
    }
    #expect(titles == ["Yokohama", "Yokohama", "Kobe", "Yokohama"].map { "Goal for \($0)!" })
  }

  private func run(_ app: GalleryApp) async throws {
    try app.start(morning)
    for step in app.steps {
      await step.run(morning.addingTimeInterval(step.after))
    }
  }
}
