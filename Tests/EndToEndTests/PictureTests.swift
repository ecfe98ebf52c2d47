import Foundation
import TestSupport
import Testing

/// Pictures in a terminal with the kitty protocol, of which only the bytes are there: a resize, a
/// stop, and every way out leave it as it has to be.
#if Pictures
  @Suite(.serialized)
  struct PictureTests {
    private func phone(_ environment: [String: String] = [:]) throws -> PtyProcess {
      let terminal = try PtyProcess(
        "\(TmuxTerminal.program) --ephemeral --motion none", columns: 120, rows: 40,
        environment: ["ISLAND_PICTURES": "kitty"].merging(environment) { $1 })
      try waitForPictures(on: terminal)
      return terminal
    }

    /// The terminal after everything that has left so far.
    private func state(of terminal: PtyProcess) -> PictureTerminal {
      var state = PictureTerminal()
      state.feed(terminal.bytes)
      return state
    }

    /// Waits until the screen has whole pictures and at least one of them is seen.
    private func waitForPictures(
      on terminal: PtyProcess, where isWanted: (PictureTerminal) -> Bool = { _ in true }
    ) throws {
      try terminal.wait(for: "a picture") {
        let state = state(of: terminal)
        return !state.seen.isEmpty && state.seen.allSatisfy { $0.hasPrefix("iVBOR") }
          && isWanted(state)
      }
    }

    @Test func picturesLieOnThePhone() throws {
      let terminal = try phone()
      let state = state(of: terminal)
      #expect(state.garbage.isEmpty)
      #expect(state.longestPiece <= 4096)
      for placement in state.placements.values {
        // The phone with its body or, beside it, the cards above the panel.
        let isPhone = placement.column + placement.columns <= 52
        #expect(placement.column >= (isPhone ? 0 : 54))
        #expect(placement.row + placement.rows <= (isPhone ? 39 : 29))
      }
      terminal.send("q")
      #expect(try terminal.exitCode() == 0)
      #expect(self.state(of: terminal).images.isEmpty)
    }

    @Test func aKeySwitchesThemOffAndOn() throws {
      let terminal = try phone()
      terminal.send("g")
      try terminal.wait(for: "cells") { state(of: terminal).placements.isEmpty }
      terminal.send("g")
      try waitForPictures(on: terminal)
      terminal.send("?")
      try terminal.wait(for: "the help") { state(of: terminal).placements.isEmpty }
      terminal.send("x")
      try waitForPictures(on: terminal)
      #expect(state(of: terminal).garbage.isEmpty)
    }

    @Test func afterAResizeTheyAreWhereThePhoneIs() throws {
      let terminal = try phone()
      // The phone and the Lock Screen come one after the other; patches lie over them.
      func places(_ state: PictureTerminal) -> Set<PictureTerminal.Placement> {
        Set(state.placements.values.filter { $0.depth == 1 })
      }
      try waitForPictures(on: terminal) { places($0).count == 2 }
      let first = places(state(of: terminal))
      for (columns, rows) in [(100, 30), (150, 45), (60, 30), (120, 40)] {
        // Also in the middle of an upload.
        terminal.resize(columns: columns, rows: rows)
      }
      try waitForPictures(on: terminal) { places($0) == first }
      terminal.resize(columns: 60, rows: 30)
      try waitForPictures(on: terminal) { state in
        state.placements.values.allSatisfy { $0.column + $0.columns <= 60 && $0.row < 30 }
      }
      #expect(state(of: terminal).garbage.isEmpty)
    }

    @Test func afterAStopTheyComeBack() throws {
      let terminal = try phone()
      let program = try terminal.program()
      // The shell would use the screen meanwhile; the program cannot know, and draws all anew.
      kill(program, SIGSTOP)
      try terminal.wait(for: "the stop") {
        (try? String(contentsOfFile: "/proc/\(program)/stat", encoding: .utf8))?
          .contains(") T ") == true
      }
      let mark = terminal.bytes.count
      kill(program, SIGCONT)
      try terminal.wait(for: "the pictures") {
        var state = PictureTerminal()
        state.feed(Array(terminal.bytes.dropFirst(mark)))
        return state.seen.count >= 2
      }
      #expect(state(of: terminal).seen.count == state(of: terminal).images.count)
    }

    @Test(arguments: [(SIGSEGV, 139), (SIGTERM, 143), (SIGABRT, 134)] as [(Int32, Int32)])
    func everyWayOutDeletesThem(signal: Int32, code: Int32) throws {
      let terminal = try phone()
      #expect(!state(of: terminal).images.isEmpty)
      kill(try terminal.program(), signal)
      #expect(try terminal.exitCode() == code)
      #expect(state(of: terminal).images.isEmpty)
      // Before the alternate screen is left, which would hide that some are still there.
      #expect(terminal.text.contains("\u{1B}_Ga=d,d=A"))
    }

    @Test func theirProcessEndsWithTheProgram() throws {
      let terminal = try phone()
      let program = try terminal.program()
      let children = try PtyProcess.children(of: program)
      #expect(children.count >= 2)
      kill(program, SIGTERM)
      _ = try terminal.exitCode()
      try terminal.wait(for: "the end of the children") {
        children.allSatisfy { !PtyProcess.isRunning($0) }
      }
    }

    @Test func aProcessThatDiesIsReplaced() throws {
      let terminal = try phone()
      let drawer = try #require(
        PtyProcess.children(of: terminal.program()).first { child in
          (try? String(contentsOfFile: "/proc/\(child)/cmdline", encoding: .utf8))?
            .contains("__pictures") == true
        })
      kill(drawer, SIGKILL)
      terminal.send("l")
      try waitForPictures(on: terminal) { $0.placements.values.contains { $0.row > 8 } }
    }

    @Test func withoutAProtocolNothingIsSent() throws {
      let terminal = try PtyProcess(
        "\(TmuxTerminal.program) --ephemeral", environment: ["ISLAND_PICTURES": "off"])
      try terminal.wait(for: "the phone") { terminal.text.contains("quit") }
      terminal.send("g")
      try terminal.wait(for: "the reason") { terminal.text.contains("no pictures: as requested") }
      #expect(!terminal.text.contains("\u{1B}_G"))
    }
  }
#endif
