package import CellRaster

/// The terminal interface of a run loop as a value of closures: `live` in the program, test doubles
/// in tests. `CursesDevice` documents each member.
package struct Display: Sendable {
  package var pollDescriptors: @Sendable () -> [(fd: Int32, wantsWrite: Bool)]
  package var deadline: @Sendable () -> Double?
  package var readEvents: @Sendable (_ uptime: Double) -> [TerminalEvent]
  package var frameInterval: @Sendable () -> Double
  package var secondsPerByte: @Sendable () -> Double?
  package var canPresent: @Sendable (_ uptime: Double) -> Bool
  package var present: @Sendable (_ grid: CellGrid, _ uptime: Double) -> Void
  /// Whether and how pictures are shown; it changes with the size of a cell.
  package var pictures: @Sendable () -> PictureSupport
  package var setLayers: @Sendable (_ layers: [PictureLayer]) -> Void
  package var show: @Sendable (_ layers: [PictureLayer], _ uptime: Double) -> Void
  package var reportMotion: @Sendable (Bool) -> Void
  package var suspend: @Sendable () -> Void

  /// Creates a display without output and input that is always ready; tests replace the members
  /// they check.
  package init() {
    pollDescriptors = { [] }
    deadline = { nil }
    readEvents = { _ in [] }
    frameInterval = { 1.0 / 60 }
    secondsPerByte = { nil }
    canPresent = { _ in true }
    present = { _, _ in }
    pictures = { PictureSupport(reason: "not a terminal") }
    setLayers = { _ in }
    show = { _, _ in }
    reportMotion = { _ in }
    suspend = {}
  }

  package static func live(_ terminal: CursesDevice) -> Display {
    var display = Display()
    display.pollDescriptors = { terminal.pollDescriptors }
    display.deadline = { terminal.deadline }
    display.readEvents = { terminal.readEvents(at: $0) }
    display.frameInterval = { terminal.frameInterval }
    display.secondsPerByte = { terminal.secondsPerByte }
    display.canPresent = { terminal.canPresent(at: $0) }
    display.present = { terminal.present($0, at: $1) }
    display.pictures = { terminal.profile.pictures }
    display.setLayers = { terminal.setLayers($0) }
    display.show = { terminal.show($0, at: $1) }
    display.reportMotion = { terminal.reportMotion($0) }
    display.suspend = { terminal.suspend() }
    return display
  }
}
