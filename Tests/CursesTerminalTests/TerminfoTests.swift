import CellRaster
import Foundation
import Testing

@testable import CursesTerminal

@Suite struct TerminfoTests {
  static let names = [
    "xterm-256color", "xterm", "tmux-256color", "screen", "screen-256color", "linux", "vt100",
    "xterm-kitty", "rxvt-unicode-256color", "dumb",
  ]

  /// What `infocmp -1 -x` says about a compiled entry, one capability a line; nil without infocmp.
  private func described(_ entry: [UInt8], name: String) throws -> [String]? {
    let folder = FileManager.default.temporaryDirectory.appending(path: "terminfo-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let letter = folder.appending(path: String(name.prefix(1)))
    try FileManager.default.createDirectory(at: letter, withIntermediateDirectories: true)
    try Data(entry).write(to: letter.appending(path: name))
    return try infocmp(name, environment: ["TERMINFO": folder.path])
  }

  private func infocmp(_ name: String, environment: [String: String]) throws -> [String]? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/infocmp")
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/infocmp") else { return nil }
    process.arguments = ["-1", "-x", name]
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init).filter {
      $0.hasPrefix("\t")
    }
  }

  @Test(arguments: names)
  func whatWasReadIsWrittenAgain(name: String) throws {
    guard let entry = TerminfoDatabase.entry(named: name, environment: [:]) else {
      try Test.cancel("no entry for \(name) on this machine")
    }
    let copy = try #require(Terminfo(compiled: entry.compiled(name: name)))
    #expect(copy.strings == entry.strings)
    #expect(copy.numbers == entry.numbers)
    #expect(copy.extendedStrings == entry.extendedStrings)
    guard let mine = try described(entry.compiled(name: name), name: name),
      let theirs = try infocmp(name, environment: [:])
    else { try Test.cancel("no infocmp on this machine") }
    #expect(!mine.isEmpty)
    // A cancelled capability (`name@`) is written as an absent one.
    let difference = Set(mine).symmetricDifference(theirs)
    #expect(difference.filter { $0.contains("=") || !$0.hasSuffix("@,") }.isEmpty)
  }

  @Test func directColourChangesOnlyWhatItHasTo() throws {
    let entry = try #require(FallbackTerminfo.entry)
    var direct = entry
    direct.prepare(for: .direct)
    guard let before = try described(entry.compiled(name: "x"), name: "x"),
      let after = try described(direct.compiled(name: "x"), name: "x")
    else { try Test.cancel("no infocmp on this machine") }
    let changed = Set(after).subtracting(before)
    let dropped = Set(before).subtracting(after)
    let color = "8;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%dm,"
    #expect(
      changed == [
        "\tcolors#0x1000000,", "\tRGB,", "\tsetaf=\\E[3" + color, "\tsetab=\\E[4" + color,
      ])
    #expect(
      Set(dropped.map { String($0.dropFirst().prefix { $0.isLetter }) }) == [
        "bce", "ccc", "initc", "oc", "rep", "colors", "setaf", "setab", "smcup", "rmcup",
      ])
  }

  @Test(arguments: ColorDepth.allCases)
  func everyDepthCanBePrepared(depth: ColorDepth) throws {
    var entry = try #require(FallbackTerminfo.entry)
    entry[.colors] = -1
    entry[.setForeground] = nil
    entry[.setBackground] = nil
    entry.prepare(for: depth)
    let wanted: [ColorDepth: Int] = [.mono: -1, .sixteen: 8, .indexed: 256, .direct: 0x1000000]
    #expect(entry[.colors] == wanted[depth])
    #expect((entry[.setForeground] == nil) == (depth == .mono))
    let copy = try #require(Terminfo(compiled: entry.compiled(name: "bare")))
    #expect(copy[.setBackground] == entry[.setBackground])
  }

  @Test func whatIsNoEntryIsRefused() throws {
    let whole = try #require(FallbackTerminfo.entry).compiled(name: "x")
    #expect(Terminfo(compiled: []) == nil)
    #expect(Terminfo(compiled: Array("not an entry at all".utf8)) == nil)
    for length in stride(from: 0, to: whole.count, by: 7) {
      _ = Terminfo(compiled: Array(whole.prefix(length)))  // must not trap
    }
    for place in stride(from: 0, to: whole.count, by: 3) {
      var damaged = whole
      damaged[place] ^= 0xFF
      _ = Terminfo(compiled: damaged)
    }
    #expect(Terminfo(compiled: Array(whole.prefix(400))) == nil)
  }

  @Test func theFallbackIsXtermWith256Colours() throws {
    let entry = try #require(FallbackTerminfo.entry)
    #expect(entry[.colors] == 256)
    #expect(
      entry[.enterAlternate].map { String(decoding: $0, as: UTF8.self) }?.contains("1049") == true)
    #expect(entry.extendedStrings.contains { $0.name == Array("XM".utf8) })
  }

  @Test func entriesAreLookedUpInOrder() {
    let environment = [
      "TERMINFO": "/own", "HOME": "/home/me", "TERMINFO_DIRS": "/more::relative:/last",
    ]
    #expect(
      TerminfoDatabase.directories(environment: environment) == [
        "/own", "/home/me/.terminfo", "/more", "/last", "/etc/terminfo", "/lib/terminfo",
        "/usr/share/terminfo",
      ])
    var tried: [String] = []
    _ = TerminfoDatabase.entry(named: "foot", environment: ["TERMINFO": "/own"]) {
      tried.append($0)
      return nil
    }
    #expect(tried.prefix(3) == ["/own/f/foot", "/own/66/foot", "/etc/terminfo/f/foot"])
  }

  @Test(arguments: ["", "../x", "a/b", ".hidden"])
  func namesThatArePathsAreRefused(name: String) {
    let entry = TerminfoDatabase.entry(named: name, environment: [:]) { path in
      Issue.record("read \(path)")
      return nil
    }
    #expect(entry == nil)
  }

  @Test func anEntryInTheEnvironmentIsFound() throws {
    let entry = try #require(FallbackTerminfo.entry)
    let value = entry.environmentValue(name: "mine")
    let environment = ["TERMINFO": value]
    #expect(TerminfoDatabase.entry(named: "mine", environment: environment) { _ in nil } != nil)
    #expect(TerminfoDatabase.entry(named: "other", environment: environment) { _ in nil } == nil)
  }
}
