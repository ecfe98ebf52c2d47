import Foundation
import Testing

/// An island without a terminal, and scripts that wait for it.
@Suite(.serialized)
struct HeadlessTests {
  @Test func itSaysWhenItIsReadyAndEndsWhenItIsTold() throws {
    let script = try ShellScript()
    let run = try script.run(
      """
      exec 3< <(island demo --headless --ephemeral; echo "code $?")
      read -r line <&3
      echo "$line"
      eval "$line"
      echo "$ISLAND_SOCKET"
      cd /
      env -u XDG_RUNTIME_DIR island lock on
      env -u XDG_RUNTIME_DIR island lock
      kill $ISLAND_PID
      cat <&3
      """)
    #expect(run.code == 0 && run.errors == "", "\(run)")
    let lines = run.output.split(separator: "\n").map(String.init)
    let socket = script.folder.path + "/island/island.sock"
    #expect(lines.count == 4, "\(run)")
    #expect(
      lines.first?.wholeMatch(of: /export ISLAND_SOCKET='(.*)' ISLAND_PID=\d+/)?.1 == socket[...])
    #expect(lines.dropFirst() == [socket, "on", "code 0"])
  }

  /// Whoever waits may be there first, in a folder where nothing has been yet.
  @Test func whatIsWaitedForMayStartLater() throws {
    let script = try ShellScript()
    let run = try script.run(
      """
      export XDG_RUNTIME_DIR=$PWD/none
      island wait && echo here >> log &
      island wait --expect Yokohama && echo expected >> log &
      mkdir none
      exec 3< <(island demo --headless --ephemeral)
      wait $(jobs -p)
      read -r line <&3
      eval "$line"
      kill $ISLAND_PID
      sort log
      """)
    #expect(run.output == "expected\nhere\n", "\(run)")
  }

  @Test(arguments: [
    ("", "no island is running"), ("--activity Pizza", "no activity 'Pizza'"),
    ("--token Pizza", "no activity 'Pizza'"), ("--start Pizza", "no push-to-start token of"),
    ("--expect Pizza", "expected 'Pizza', which is not on the screen:"),
    ("--absent Kickoff", "'Kickoff' is still on the screen"),
  ])
  func whenTheTimeIsOverItIsSaidWhatIsMissing(words: String, message: String) throws {
    let script = try ShellScript()
    // The first one waits for an island that never comes.
    let begin =
      words.isEmpty
      ? "" : "exec 3< <(island demo --headless --ephemeral); read -r line <&3; eval \"$line\""
    let run = try script.run(
      """
      \(begin)
      island wait \(words) --timeout 0.25
      echo "code $?"
      [ -z "$ISLAND_PID" ] || kill $ISLAND_PID
      """)
    #expect(run.output == "code 1\n", "\(run)")
    #expect(run.errors.hasPrefix("island: after 0.25s: ") && run.errors.contains(message), "\(run)")
  }

  @Test func oneTokenIsPrinted() throws {
    let script = try ShellScript()
    let run = try script.run(
      """
      exec 3< <(island demo --headless --ephemeral)
      read -r line <&3
      eval "$line"
      for name in first second; do
        island start DeliveryAttributes --id $name --push --state '{}' --attributes '{}' > /dev/null
      done
      island wait --token second
      island tokens second --only
      island tokens second | tail -1
      island tokens --start DeliveryAttributes --only
      island tokens | grep -A1 '^start  DeliveryAttributes' | tail -1
      island tokens Nobody --only
      kill $ISLAND_PID
      """)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 4, "\(run)")
    #expect(lines.first?.count == 160 && lines.allSatisfy { $0.allSatisfy(\.isHexDigit) })
    #expect(lines.count == 4 && lines[0] == lines[1] && lines[2] == lines[3], "\(run)")
    #expect(run.errors.contains("no activity 'Nobody'"))
  }

  /// What shows nothing says so, instead of reading lines that do not come.
  @Test(arguments: ["dumb", "", "xterm-256color"])
  func withoutATerminalItIsSaidWhatToDo(term: String) throws {
    let run = try Program.run(["demo", "--ephemeral"], environment: ["TERM": term])
    #expect(run.code == 1 && run.output == "", "\(run)")
    #expect(run.errors.contains("--headless for scripts ('island help ci')"), "\(run.errors)")
    #expect(run.errors.contains("--plain"))
  }

  @Test func linesAndNothingAreTwoThings() throws {
    let run = try Program.run(["demo", "--plain", "--headless"])
    #expect(run.code == 64)
    #expect(run.errors.contains("--headless cannot be combined with --plain"))
  }

  /// Nobody reads what it prints, and nothing more is printed.
  @Test func aScenarioIsReportedLineByLine() throws {
    let script = try ShellScript()
    try script.write(
      """
      # A comment is no test.
      lock on
      expect Yokohama
      frame <one> --phone

      system call --sideways
      lock off
      """, to: "match.play")
    let run = try script.run(
      """
      exec 3< <(island demo --headless --ephemeral)
      read -r line <&3
      eval "$line"
      island play match.play --check Frames --record --format junit
      echo "code $?"
      ls Frames
      kill $ISLAND_PID
      """)
    #expect(run.output.contains("code 64\n<one>.txt\n"), "\(run)")
    #expect(run.errors.contains("match.play:6: "))
    let report = run.output.components(separatedBy: "code 64")[0]
    let times = report.replacing(/time="\d+\.\d{3}"/) { _ in "time=\"T\"" }
    #expect(
      times.contains(
        #"<testsuite name="match.play" tests="5" failures="1" errors="0" skipped="1" time="T">"#),
      "\(times)")
    for line in [
      #"<testcase name="2: lock on" classname="match.play" time="T"/>"#,
      #"<testcase name="4: frame &lt;one&gt; --phone" classname="match.play" time="T"/>"#,
      #"<testcase name="7: lock off" classname="match.play" time="T"><skipped/></testcase>"#,
    ] {
      #expect(times.contains(line), "\(times)")
    }
    #expect(
      times.contains(#"<testcase name="6: system call --sideways""#)
        && times.contains("<failure message="))
    let frame = try script.text(of: "Frames/<one>.txt")
    #expect(frame.contains("Yokohama") && !frame.contains("Events"))
  }
}
