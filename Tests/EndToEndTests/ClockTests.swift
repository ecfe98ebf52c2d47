import Foundation
import TestSupport
import Testing

/// One clock for the island, its widgets and its apps: frozen, stepped and fast.
@Suite(.serialized)
struct ClockTests {
  private static let app = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/ClockApp")
  /// 2026-01-01T09:41:00Z.
  private static let start = 1_767_260_460

  private func run(_ arguments: String, columns: Int = 120) throws -> TmuxTerminal {
    let terminal = try TmuxTerminal(
      columns: columns, rows: 40,
      command: "\(TmuxTerminal.program) run \(Self.app.path) --clock 2026-01-01T09:41:00Z "
        + "--clock frozen \(arguments)", environment: "TZ=UTC")
    try terminal.wait(for: "the phone") { $0.contains("frozen 9:41:00") }
    return terminal
  }

  private func island(_ terminal: TmuxTerminal, _ arguments: String...) throws -> Program.Run {
    try Program.run(arguments, environment: ["XDG_RUNTIME_DIR": terminal.folder.path])
  }

  @Test func widgetReadsTheIslandsClock() throws {
    let terminal = try run("--no-app")
    try terminal.send("l")
    // The preview's state was made by it, too.
    try terminal.wait(for: "the card") {
      $0.contains("drawn \(Self.start)") && $0.contains("started \(Self.start + 3_600)")
    }
    #expect(try island(terminal, "clock", "step", "600").code == 0)
    try terminal.wait(for: "the step") { $0.contains("frozen 9:51:00") }
    // A card is drawn again when its content changes.
    let state = #"{"started":\#(Self.start - 978_307_200)}"#
    #expect(try island(terminal, "update", "ClockAttributes", "--state", state).code == 0)
    try terminal.wait(for: "the new card") {
      $0.contains("drawn \(Self.start + 600)") && $0.contains("started \(Self.start)")
    }
    let list = try island(terminal, "activities", "--json").output
    #expect(!list.contains("refused"))
  }

  @Test func appRunsOnTheIslandsClock() throws {
    let terminal = try run("")
    try terminal.wait(for: "the dock") { $0.contains("1 open") }
    try terminal.send("1")
    func wait(_ minutes: Int) throws {
      try terminal.wait(for: "minute \(minutes)") {
        $0.contains("launched \(Self.start)") && $0.contains("date \(Self.start + 60 * minutes)")
          && $0.contains("timer \(minutes)") && $0.contains("task \(minutes)")
          && $0.contains("queue \(min(minutes, 1))")
      }
    }
    try wait(0)
    for minutes in 1...3 {
      #expect(try island(terminal, "clock", "step", "60").code == 0)
      try wait(minutes)
    }
    // Hours pass in seconds, and what the app asks of the island is answered meanwhile.
    #expect(try island(terminal, "clock", "x3600").code == 0)
    #expect(try island(terminal, "tap", "Start").code == 0)
    try terminal.wait(for: "an hour") { screen in
      ["timer", "task"].allSatisfy { name in
        screen.split(whereSeparator: \.isWhitespace).adjacentPairs().contains {
          $0 == name && Int($1).map { $0 > 60 } == true
        }
      }
    }
    #expect(try island(terminal, "clock", "freeze").code == 0)
    try terminal.send("Escape")
    try terminal.wait(for: "the island") { $0.contains("clock") && $0.contains("the only one") }
  }

  private static let fakeTime = [
    "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1",
    "/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1",
  ].first { FileManager.default.fileExists(atPath: $0) }

  /// A machine that is a day behind, then a day ahead, then right: nobody is told of it by an activity
  /// or a push that is refused.
  @Test(.enabled(if: fakeTime != nil, "no libfaketime (apt-get install faketime)"))
  func aWrongWallClockIsOverWithItsRun() throws {
    let run = try ShellScript().run(
      """
      # The library would move the environment, beside which Swift finds the arguments: the first `env`
      # has it done.
      faked() {
        LD_PRELOAD=${offset:+\(Self.fakeTime ?? "")} FAKETIME=$offset FAKETIME_DONT_FAKE_MONOTONIC=1 \
          env "$@"
      }
      state='{"start":1,"end":2,"stage":"pour"}'
      # A push that is so many seconds ahead: what is done by hand has set the time to now.
      try() {
        island update $1 --state "$state"; update=$?
        time=$(($(faked date +%s) + $2))
        echo '{"aps":{"timestamp":'$time',"event":"update","content-state":'$state'}}' |
          island push - --activity $1 > push; push=$?
        echo "$1: $update $push" $(grep ignored: push)
      }
      begin() {
        offset=$2
        exec 3< <(faked island demo --headless)
        read -r line <&3
        eval "$line"
        island start CountdownAttributes --id $1 --push --state "$state" --attributes '{}'
      }
      day=$(date -u +%F)
      begin behind -1d; try behind 60; kill $ISLAND_PID; cat <&3
      begin ahead +1d; try ahead 60; kill $ISLAND_PID; cat <&3
      begin right; try ahead 120; try right 60
      clock=$(island clock)
      [[ $clock == $day*running || $clock == $(date -u +%F)*running ]] && echo clock
      kill $ISLAND_PID
      """)
    #expect(
      run.output == """
        behind
        behind: 0 0
        ahead
        ahead: 0 0
        right
        ahead: 0 0
        right: 0 0
        clock

        """, "\(run)")
  }

  /// Code of a preview reads the clock of the preview: in the sheet, zoomed, and after a step.
  @Test func previewsReadTheirClock() throws {
    let terminal = try TmuxTerminal(
      columns: 140, rows: 50,
      command: "\(TmuxTerminal.program) preview \(Self.app.path) --clock 2026-01-01T09:41:00Z "
        + "--clock frozen", environment: "TZ=UTC")
    // Its state was made by it, too.
    try terminal.wait(for: "the sheet") {
      $0.contains("drawn \(Self.start)") && $0.contains("started \(Self.start + 3_600)")
    }
    try terminal.send(":")
    try terminal.wait(for: "the step") { $0.contains("frozen 9:42:00") }
    try terminal.send("Enter")
    try terminal.wait(for: "the phone") { $0.contains("drawn \(Self.start + 60)") }
    try terminal.send(":")
    try terminal.wait(for: "another step") { $0.contains("frozen 9:43:00") }
    try terminal.send("Escape")
    try terminal.wait(for: "the sheet") { $0.contains("Compact") }
    // What was drawn stays until it is drawn again.
    try terminal.send("R")
    try terminal.wait(for: "the next build") { $0.contains("drawn \(Self.start + 120)") }
    try terminal.send("q")
    try terminal.wait(for: "the shell") { $0.contains("THE SHELL IS BACK") }
  }

  /// A payload in a file is drawn as on the day that it was made for.
  @Test(arguments: [(900, "stale after 15m"), (-60, "as stale")])
  func payloadIsDrawnAtItsOwnTime(staleIn: Int, verdict: String) throws {
    let folder = try TemporaryFolder([
      "push.json": """
      {"aps":{"timestamp":\(Self.start),"event":"update","stale-date":\(Self.start + staleIn),
        "content-state":{"started":\(Self.start + 60 - 978_307_200)}}}
      """
    ])
    let file = folder.path + "/push.json"
    let plain = try Program.run(["push", file, "--against", Self.app.path])
    #expect(plain.code == 0)
    #expect(plain.output.contains("drawn at its own date, 2026-01-01T09:41:00Z"))
    #expect(plain.output.contains(verdict))
    #expect(plain.output.contains("drawn \(Self.start)"))
    #expect(plain.output.contains("started \(Self.start + 60)"))
    #expect(plain.output.contains("stale \(staleIn < 0)"))
    #expect(plain.output.split(separator: "\n").count < 60)
    #expect(!plain.output.contains("2025-01-01"))
    let styled = try Program.run(["push", file, "--against", Self.app.path, "--styles"])
    #expect(styled.output.count > 2 * plain.output.count)
    #expect(try Program.run(["push", file, "--styles"]).code == 64)
  }

  /// A person who waits for a button waits in real time, also while the phone's clock stands still.
  @Test func intentThatWaitsEndsWhileTheClockStandsStill() throws {
    let terminal = try run("--no-app", columns: 140)
    let screen = try terminal.wait(for: "the card") { $0.contains("Restart") }
    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("Restart") })
    let before = try #require(lines[row].range(of: "Restart"))
    let column = lines[row].distance(from: lines[row].startIndex, to: before.lowerBound)
    try terminal.click(column: column + 1, row: row)
    try terminal.wait(for: "the new state") { $0.contains("started \(Self.start)") }
  }
}

extension Sequence {
  fileprivate func adjacentPairs() -> [(Element, Element)] { Array(zip(self, dropFirst())) }
}
