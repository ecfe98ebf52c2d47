import Testing

@testable import Previewer

/// What a save leads to, step by step.
struct ReloadMachineTests {
  /// A machine whose first build runs.
  private func running(at uptime: Double = 0) -> ReloadMachine {
    var machine = ReloadMachine()
    _ = machine.begin(at: uptime)
    _ = machine.handle(.built(1), at: uptime)
    _ = machine.handle(.replied(1), at: uptime)
    _ = machine.handle(.displayed(1), at: uptime)
    return machine
  }

  @Test func saveIsBuiltStartedAndAdopted() {
    var machine = ReloadMachine()
    #expect(machine.begin(at: 0) == [.build(1)])
    #expect(machine.handle(.built(1), at: 1) == [.start(1)])
    #expect(machine.current == nil)
    #expect(machine.handle(.replied(1), at: 2) == [.activate(1)])
    #expect(machine.current == 1)
    #expect(!machine.isBuilding)
  }

  @Test func savesCloseTogetherAreOneBuild() throws {
    var machine = running()
    #expect(machine.handle(.saved, at: 10) == [])
    #expect(machine.handle(.saved, at: 10.01) == [])
    #expect(machine.tick(at: 10.013) == [])
    let deadline = try #require(machine.deadline)
    #expect(machine.tick(at: deadline) == [.build(2)])
    #expect(machine.deadline == nil)
  }

  @Test func streamOfSavesIsBuiltAllTheSame() {
    var machine = running()
    var built: [ReloadMachine.Action] = []
    for step in 0...80 {
      let uptime = 10 + Double(step) * 0.01
      built += machine.tick(at: uptime)
      _ = machine.handle(.saved, at: uptime)
    }
    #expect(built == [.build(2)])
  }

  @Test func newerSavesDuringABuildEndItAndLeadToOneMore() {
    var machine = running()
    _ = machine.handle(.saved, at: 10)
    #expect(machine.tick(at: 11) == [.build(2)])
    #expect(machine.handle(.saved, at: 12) == [.cancelBuild])
    #expect(machine.handle(.saved, at: 12.001) == [])
    #expect(machine.handle(.saved, at: 12.002) == [])
    #expect(machine.tick(at: 13) == [.build(3)])
    // What still comes of the ended one is nobody's.
    #expect(machine.handle(.built(2), at: 13) == [])
    #expect(machine.handle(.notBuilt(2), at: 13) == [])
    #expect(machine.isBuilding)
    #expect(machine.handle(.built(3), at: 14) == [.start(3)])
  }

  @Test func oldChildStaysUntilTheNewOneAnswers() {
    var machine = running()
    _ = machine.handle(.saved, at: 10)
    _ = machine.tick(at: 11)
    #expect(machine.handle(.built(2), at: 12) == [.start(2)])
    #expect(machine.current == 1)
    #expect(machine.handle(.failed(2), at: 13) == [.discard(2)])
    #expect(machine.current == 1)
    // An answer of a child that is gone.
    #expect(machine.handle(.replied(2), at: 14) == [])
  }

  @Test func failedBuildLeavesWhatRuns() {
    var machine = running()
    _ = machine.handle(.saved, at: 10)
    _ = machine.tick(at: 11)
    #expect(machine.handle(.notBuilt(2), at: 12) == [])
    #expect(machine.current == 1)
    #expect(!machine.isBuilding)
  }

  @Test func childThatHasNotAnsweredGivesWayToANewerOne() {
    var machine = running()
    _ = machine.handle(.saved, at: 10)
    _ = machine.tick(at: 11)
    _ = machine.handle(.built(2), at: 12)
    _ = machine.handle(.saved, at: 12.1)
    _ = machine.tick(at: 13)
    #expect(machine.handle(.built(3), at: 14) == [.discard(2), .start(3)])
  }

  @Test func latencyIsFromTheFirstSaveToThePicture() {
    var machine = running()
    #expect(machine.latency == 0)
    _ = machine.handle(.saved, at: 10)
    _ = machine.handle(.saved, at: 10.01)
    _ = machine.tick(at: 11)
    _ = machine.handle(.built(2), at: 12)
    _ = machine.handle(.replied(2), at: 13)
    #expect(machine.handle(.displayed(1), at: 13.1) == [])
    #expect(machine.latency == 0)
    _ = machine.handle(.displayed(2), at: 13.5)
    #expect(machine.latency == 3.5)
    // The same picture again is no news.
    _ = machine.handle(.displayed(2), at: 20)
    #expect(machine.latency == 3.5)
  }

  @Test func nothingSavedNothingWakes() {
    #expect(running().deadline == nil)
  }
}
