import ActivityModel
import ArgumentParser

/// `island show standby --night on`: selects the surface that is shown.
struct ShowCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Select the surface to show: the phone, StandBy, a watch, a car or a Mac.")

  @Argument(
    help: "phone, \(ScreenMode.Surface.otherWords) (default: the surface shown now).")
  var surface: ScreenMode.Surface?

  @Option(help: "Always-On: the locked phone, dimmed and without motion.")
  var alwaysOn: Switch?

  @Option(help: "StandBy's night mode, in red only.")
  var night: Switch?

  @Option(help: "StandBy's card over the whole screen.")
  var open: Switch?

  @Option(help: "Hide cards while the phone is locked.")
  var hideWhenLocked: Switch?

  @Option(help: "The watch in millimetres: 40, 41, 44, 45 or 49.")
  var watch: WatchSize?

  @Option(help: "The car's card: 240x78, 240x100 or 170x78.")
  var car: CarSize?

  private var isChange: Bool {
    surface != nil || watch != nil || car != nil
      || [alwaysOn, night, open, hideWhenLocked].contains { $0 != nil }
  }

  /// Returns the surface and its settings as the words of this command.
  private static func text(for mode: ScreenMode) -> String {
    let switches = [
      ("--always-on", mode.isAlwaysOn), ("--night", mode.isNight), ("--open", mode.isStandByOpen),
      ("--hide-when-locked", mode.hidesCardsWhenLocked),
    ]
    let words = switches.map { "\($0) \(Switch($1))" }
    return ([mode.surface.rawValue] + words).joined(separator: " ")
      + " --watch \(mode.watch.rawValue) --car \(mode.car.rawValue)"
  }

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws {
    let report = try island.report()
    var mode = report.screen
    guard isChange else { return print(Self.text(for: mode)) }
    mode.surface = surface ?? mode.surface
    if let alwaysOn { mode.isAlwaysOn = alwaysOn.applied(to: mode.isAlwaysOn) }
    if let night { mode.isNight = night.applied(to: mode.isNight) }
    if let open { mode.isStandByOpen = open.applied(to: mode.isStandByOpen) }
    if let hideWhenLocked {
      mode.hidesCardsWhenLocked = hideWhenLocked.applied(to: mode.hidesCardsWhenLocked)
    }
    mode.watch = watch ?? mode.watch
    mode.car = car ?? mode.car
    if mode.isAlwaysOn, !report.isLocked { island.send(.setLocked(true)) }
    try island.call(WireCall.Show(mode))
  }
}
