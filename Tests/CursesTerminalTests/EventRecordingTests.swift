import CursesTerminal
import Testing

/// Streams of real terminals (`Recordings`), replayed with their own times.
@Suite struct EventRecordingTests {
  private static func isKitty(_ name: String) -> Bool { name.hasSuffix("kitty") }

  private func lines(_ name: String, _ section: String) throws -> [String] {
    let recording = try EventRecording(name)
    var replay = EventReplay(
      reportsRelease: Self.isKitty(name), isRemote: name.hasPrefix("ssh") || name == "mosh")
    return replay.play(try #require(recording.sections[section]))
  }

  /// What came out, without the times.
  private func events(_ name: String, _ section: String) throws -> [String] {
    try lines(name, section).map { String($0.drop { $0 != " " }.dropFirst()) }
  }

  @Test(arguments: EventRecording.names)
  func aShortPressOfSpaceIsATap(name: String) throws {
    #expect(try events(name, "tap") == ["began", "tap"])
    #expect(try events(name, "tap after hold") == ["began", "tap"])
  }

  @Test(arguments: EventRecording.names)
  func aHeldSpaceIsOneLongPress(name: String) throws {
    #expect(try events(name, "hold") == ["began", "long", "ended"])
  }

  @Test(arguments: ["kitty", "ssh-kitty"])
  func withReleasesTheHoldIsExact(name: String) throws {
    #expect(try lines(name, "hold")[1] == "500 long")
    // The tap is known at its release, not later.
    let tap = try lines(name, "tap")
    let release = try #require(try EventRecording(name).sections["tap"]?.last?.time)
    #expect(tap[1] == "\(Int(release.rounded())) tap")
  }

  /// Without them it is known at the second close repeat.
  @Test(arguments: [
    ("xterm", "741"), ("xterm-fast-keyboard", "317"), ("tmux", "741"), ("screen", "740"),
    ("ssh", "741"), ("mosh", "740"),
  ])
  func withoutReleasesTheSecondRepeatDecides(name: String, time: String) throws {
    #expect(try lines(name, "hold")[1] == "\(time) long")
  }

  @Test(arguments: EventRecording.names)
  func threeTapsAreNoLongPress(name: String) throws {
    let found = try events(name, "three taps")
    if Self.isKitty(name) {
      #expect(found == ["began", "tap", "began", "tap", "began", "tap"])
    } else {
      #expect(!found.contains("long"))
      #expect(found.first == "began" && found.last == "tap")
    }
  }

  /// A keyboard that repeats early was seen to: taps are known earlier from then on.
  @Test(arguments: [("xterm", 0.7), ("xterm-fast-keyboard", 0.434)])
  func theKeyboardsDelayIsLearnedFromAHold(name: String, delay: Double) throws {
    let recording = try EventRecording(name)
    var replay = EventReplay(reportsRelease: false, isRemote: false)
    _ = replay.play(try #require(recording.sections["hold"]))
    #expect(abs(replay.space.repeatDelay - delay) < 0.001)
    let tap = replay.play(try #require(recording.sections["tap after hold"]), from: 10)
    #expect(tap == ["0 began", "\(Int((delay * 1000).rounded())) tap"])
  }

  @Test(arguments: EventRecording.names)
  func everyKeyIsItself(name: String) throws {
    // Focus reports come when the terminal wants; tmux and screen keep Escape until the next key.
    #expect(
      try events(name, "keys") == [
        "key character(\"e\")", "key escape", "key up", "key enter", "key backTab",
        "key function(5)",
      ])
  }

  @Test(arguments: EventRecording.names)
  func theMouseTapsPressesAndDrags(name: String) throws {
    #expect(try events(name, "click") == ["began", "tap", "ended"])
    let press = try lines(name, "press")
    #expect(press.prefix(2) == ["0 began", "500 long"])
    #expect(press.count == 3 && press[2].hasSuffix(" ended"))
    #expect(
      try events(name, "drag") == ["began", "drag began", "drag ended", "swipe left", "ended"])
    #expect(try events(name, "wheel") == ["scrollUp", "scrollDown"])
  }

  /// Neither tmux nor screen tells of the focus as they come; the release comes late or never.
  @Test(arguments: EventRecording.names.filter { $0 != "tmux" && $0 != "screen" })
  func aPressEndsWithTheFocus(name: String) throws {
    #expect(try events(name, "press loses focus").prefix(2) == ["began", "ended"])
  }
}
