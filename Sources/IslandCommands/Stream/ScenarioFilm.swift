import CellRaster
import CursesTerminal

/// A film of a scenario: the frame after each line, as long as a viewer needs to see it. It shows
/// what each line has led to, and not the motion, which takes as long as the machine is slow.
struct ScenarioFilm {
  private enum Output {
    case asciicast(Asciicast)
    case svg(SvgFilm)
  }

  /// How long a frame is shown, and the last one, in seconds.
  private static let (pause, lastPause) = (1.0, 3.0)

  private let format: FilmFormat
  private let title: String
  private var output: Output?
  private var shown: CellGrid?
  /// When the next frame is shown, in seconds since the start.
  private var time = 0.0

  init(_ format: FilmFormat, title: String) {
    self.format = format
    self.title = title
  }

  /// Adds the frame after a line.
  ///
  /// - Parameters:
  ///   - lines: The frame in the text format of a snapshot.
  ///   - line: The line of the scenario; nil: nothing has happened yet.
  /// - Throws: `CommandError` when the frame cannot be read.
  mutating func add(_ lines: [String], after line: String?) throws(CommandError) {
    let grid: CellGrid
    do throws(GridTextError) {
      grid = try GridText(parsing: lines.joined(separator: "\n")).grid
    } catch {
      throw CommandError("the island's frame cannot be read: \(error)", code: .failed)
    }
    guard grid != shown else { return }
    shown = grid
    switch output ?? begin(grid.size) {
    case .asciicast(var film):
      film.resize(to: grid.size, at: time)
      if let line { film.mark(line, at: time) }
      film.show(grid, at: time)
      output = .asciicast(film)
    case .svg(var film):
      film.show(grid, at: time)
      output = .svg(film)
    }
    time += Self.pause
  }

  /// The complete film; empty without a frame.
  var text: String {
    let end = time - Self.pause + Self.lastPause
    return switch output {
    case .asciicast(let film): film.text(endingAt: end)
    case .svg(let film): film.text(endingAt: end)
    case nil: ""
    }
  }

  private func begin(_ size: CellSize) -> Output {
    switch format {
    case .asciicast: .asciicast(Asciicast(size: size, depth: .direct, title: title))
    case .svg: .svg(SvgFilm(title: title))
    }
  }
}
