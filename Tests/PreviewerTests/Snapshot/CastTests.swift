import ActivityModel
import CellRaster
import CursesTerminal
import Emulator
import Foundation
import PhoneScreen
import TestSupport
import Testing

@testable import Previewer

@Suite struct CastTests {
  private struct Line {
    var interval: Double
    var code: String
    var data: String

    init(_ line: Substring) throws {
      let values = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
      try #require(values.count == 3)
      interval = try #require(values[0] as? Double)
      code = try #require(values[1] as? String)
      data = try #require(values[2] as? String)
    }
  }

  private struct Header: Decodable {
    struct Term: Decodable { var cols: Int, rows: Int }
    var version: Int, term: Term, timestamp: Int, title: String
  }

  private func read(_ text: String) throws -> (header: Header, lines: [Line]) {
    let lines = text.split(separator: "\n")
    let header = try JSONDecoder().decode(Header.self, from: Data(try #require(lines.first).utf8))
    return (header, try lines.dropFirst().map(Line.init))
  }

  private func film(_ presentation: SheetPresentation, motion: MotionLevel = .full) -> String {
    var settings = SheetSettings()
    settings.motion = motion
    let renderer = SheetRenderer(settings: settings, look: RenderStyle(), name: "Pizzeria")
    return SheetCast(presentation, renderer: renderer, now: goldenNow).text(
      of: [
        .init(title: "Baking", archive: SheetSample.archive(title: "In the oven")),
        .init(title: "On \u{1B}its way", archive: SheetSample.archive(title: "On its way")),
      ], title: "Pizzeria")
  }

  @Test func theHeaderIsThatOfVersionThree() throws {
    let header = try read(film(.lockScreen)).header
    #expect(header.version == 3)
    #expect(header.term.cols == 50)
    #expect(header.term.rows == 7)
    #expect(header.timestamp == 1_735_724_460)
  }

  @Test(arguments: [
    SheetPresentation.compact, .expanded, .lockScreen, .surface(.standBy), .surface(.watch),
  ])
  func everyStateIsAChapterAndLastsThreeSeconds(_ presentation: SheetPresentation) throws {
    let lines = try read(film(presentation)).lines
    var time = 0.0
    var chapters: [(String, Double)] = []
    for line in lines {
      time += line.interval
      #expect(line.interval >= 0)
      if line.code == "m" { chapters.append((line.data, (time * 1_000).rounded() / 1_000)) }
    }
    #expect(chapters.map(\.0) == ["Baking", "On  its way"])
    #expect(chapters.map(\.1) == [0, 3])
    #expect((time * 1_000).rounded() == 6_000)
    #expect(lines.last?.code == "x")
  }

  @Test func updatesFadeAndClocksTick() throws {
    let outputs = { (motion: MotionLevel) in
      try read(film(.lockScreen, motion: motion)).lines.filter { $0.code == "o" }.count
    }
    let (moving, still) = (try outputs(.full), try outputs(.none))
    // The first frame, four ticks of the countdown, the update, and the cursor's return.
    #expect(still == 7)
    #expect(moving > still + 4)
  }

  @Test func onlyWhatChangedIsWritten() throws {
    let outputs = try read(film(.lockScreen, motion: .none)).lines.filter { $0.code == "o" }
    let first = try #require(outputs.first?.data.utf8.count)
    let tick = try #require(outputs.dropFirst().first?.data)
    #expect(first > 1_000)
    #expect(tick.utf8.count < 150)
    #expect(tick.hasPrefix("\u{1B}[4;"))
  }

  @Test func framesOfOtherSizesAreCutOrFilledUp() throws {
    let style = CellStyle(foreground: .white, background: .black)
    var cast = Asciicast(size: CellSize(columns: 4, rows: 2), depth: .direct, title: "x")
    for columns in [2, 9] {
      var grid = CellGrid(size: CellSize(columns: columns, rows: 1), style: style)
      grid.write("夜夜夜", at: .zero, columns: columns, style: style)
      cast.show(grid, at: Double(columns))
    }
    let lines = cast.text(endingAt: 9).split(separator: "\n").dropFirst()
    #expect(lines.count == 4)
    #expect(try lines.map { try Line($0).interval } == [2, 7, 0, 0])
  }

  @Test func anotherTerminalSizeIsAnEvent() throws {
    let style = CellStyle(foreground: .white, background: .black)
    var cast = Asciicast(size: CellSize(columns: 4, rows: 2), depth: .direct, title: "x")
    cast.show(CellGrid(size: CellSize(columns: 4, rows: 2), style: style), at: 0)
    cast.resize(to: CellSize(columns: 6, rows: 3), at: 1)
    cast.show(CellGrid(size: CellSize(columns: 6, rows: 3), style: style), at: 1)
    let lines = try cast.text(endingAt: 1).split(separator: "\n").dropFirst().map(Line.init)
    #expect(lines.map(\.code) == ["o", "r", "o", "o", "x"])
    #expect(lines[1].data == "6x3")
    #expect(lines[2].data.contains("\u{1B}[3;1H"))
  }

  @Test func anActivityWithoutAnIslandHasAFilmThatSaysSo() throws {
    var settings = SheetSettings()
    settings.isLocked = true
    let renderer = SheetRenderer(settings: settings, look: RenderStyle())
    let frames = SheetCast(.compact, renderer: renderer, now: goldenNow)
      .frames(of: [.init(title: "a", archive: SheetSample.archive())])
    #expect(frames.count == 1)
  }
}
