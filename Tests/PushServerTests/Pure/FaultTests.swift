import Testing

@testable import PushServer

struct FaultTests {
  @Test(arguments: [
    ("429", Fault(.tooManyRequests)), ("503 every 5", Fault(.unavailable, .every(5))),
    ("500 next 1", Fault(.internalError, .next(1))), ("410", Fault(.unregistered)),
    ("GOAWAY", Fault(.goAway)), ("slow 2s", Fault(.slow(2))),
    ("slow 250ms every 2", Fault(.slow(0.25), .every(2))), ("drop", Fault(.drop)),
    ("  duplicate   next 3 ", Fault(.duplicate, .next(3))), ("reorder", Fault(.reorder)),
  ])
  func faultsAreParsed(text: String, fault: Fault) throws {
    #expect(try Fault(text) == fault)
    #expect(try Fault(fault.text) == fault)
  }

  @Test(arguments: [
    ("", "a fault is missing"), ("404", "'404' is not a fault"),
    ("dorp", "did you mean 'drop'?"), ("slow", "needs a time"), ("slow next 2", "needs a time"),
    ("503 2s", "takes no time"), ("503 often", "is not 'next' or 'every'"),
    ("503 next", "needs a number"), ("503 next 0", "needs a number"),
    ("503 every -1", "needs a number"), ("503 next 3 times", "'times' after 'next 3'"),
  ])
  func mistakesAreNamed(text: String, message: String) {
    let error = #expect(throws: PushServerError.self) { try Fault(text) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  /// Counts pushes; the text has `x` for each that meets the fault.
  private func pattern(_ schedule: FaultSchedule, _ count: Int) -> String {
    var schedule = schedule
    return (0..<count).map { _ in schedule.next().isEmpty ? "." : "x" }.joined()
  }

  @Test(arguments: [("503", "xxxxxxx"), ("503 next 3", "xxx...."), ("503 every 3", "..x..x.")])
  func faultsAreCounted(text: String, expected: String) throws {
    #expect(pattern(FaultSchedule([try Fault(text)]), 7) == expected)
  }

  @Test func scriptBeginsFaultsLater() throws {
    let script = try FaultScript(
      """
      # two of them
      after 2 requests: 503 next 2   # comment

      after 5 requests: drop next 1
      """, file: "script")
    #expect(pattern(FaultSchedule(script: script), 8) == "..xx.x..")
  }

  @Test(arguments: [
    ("after 2 requests 503", "script, line 1: a colon is missing"),
    ("\n# x\nafter x requests: 503", "script, line 3: 'after x requests'"),
    ("after 1 requests: 504", "script, line 1: '504' is not a fault"),
    ("after 1 requests:", "script, line 1: a fault is missing"),
  ])
  func mistakesOfAScriptHaveTheirLine(text: String, message: String) {
    let error = #expect(throws: PushServerError.self) { try FaultScript(text, file: "script") }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test func listSaysWhatIsLeft() throws {
    var schedule = FaultSchedule([try Fault("503 next 3"), try Fault("drop every 4")])
    _ = schedule.next()
    #expect(schedule.lines == ["503 next 3 (2 left)", "drop every 4 (in 3 pushes)"])
    schedule.clear()
    #expect(schedule.lines.isEmpty)
  }

  @Test(arguments: ["status", "wait", "fault", "fault clear", "fault 503 every 5"])
  func commandsAreTheirLines(line: String) throws {
    #expect(try AdminCommand(line).line == line)
  }

  @Test(arguments: ["", "stop", "fault x", "status now"])
  func unknownCommandsAreRefused(line: String) {
    #expect(throws: PushServerError.self) { try AdminCommand(line) }
  }
}
