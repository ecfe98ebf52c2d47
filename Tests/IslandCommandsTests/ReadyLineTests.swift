import Testing

@testable import IslandCommands

/// What a run without a terminal says.
struct ReadyLineTests {
  @Test func aShellReadsThePathAsItIs() {
    #expect(
      ReadyLine(socket: "/tmp/it's $HOME/island.sock", process: 7).text
        == #"export ISLAND_SOCKET='/tmp/it'\''s $HOME/island.sock' ISLAND_PID=7"#)
  }
}
