package import CellRaster

/// The terminal interface of a run loop as a value of closures: `live` in the program, fakes in
/// tests. `CursesDevice` documents each member.
package struct Display: Sendable {
  package var size: @Sendable () -> CellSize
  package var profile: @Sendable () -> TerminalProfile
  package var pollDescriptors: @Sendable () -> [(fd: Int32, wantsWrite: Bool)]
  package var deadline: @Sendable () -> Double?
  package var readEvents: @Sendable (_ uptime: Double) -> [TerminalEvent]
  package var frameInterval: @Sendable () -> Double
  package var canPresent: @Sendable (_ uptime: Double) -> Bool
  package var present: @Sendable (_ grid: CellGrid, _ uptime: Double) -> Void
  package var ring: @Sendable () -> Void
  package var reportMotion: @Sendable (Bool) -> Void
  package var wake: @Sendable () -> Void
  package var suspend: @Sendable () -> Void
  package var close: @Sendable () -> Void

  /// Creates a display without output and input that is always ready; tests replace the members
  /// they check.
  package init(size: CellSize, profile: TerminalProfile) {
    self.size = { size }
    self.profile = { profile }
    pollDescriptors = { [] }
    deadline = { nil }
    readEvents = { _ in [] }
    frameInterval = { 1.0 / 60 }
    canPresent = { _ in true }
    present = { _, _ in }
    ring = {}
    reportMotion = { _ in }
    wake = {}
    suspend = {}
    close = {}
  }

  package static func live(_ terminal: CursesDevice) -> Display {
    var display = Display(size: terminal.size, profile: terminal.profile)
    display.size = { terminal.size }
    display.profile = { terminal.profile }
    display.pollDescriptors = { terminal.pollDescriptors }
    display.deadline = { terminal.deadline }
    display.readEvents = { terminal.readEvents(at: $0) }
    display.frameInterval = { terminal.frameInterval }
    display.canPresent = { terminal.canPresent(at: $0) }
    display.present = { terminal.present($0, at: $1) }
    display.ring = { terminal.ring() }
    display.reportMotion = { terminal.reportMotion($0) }
    display.wake = { terminal.wake() }
    display.suspend = { terminal.suspend() }
    display.close = { terminal.close() }
    return display
  }
}
