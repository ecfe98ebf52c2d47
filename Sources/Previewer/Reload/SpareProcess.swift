import Emulator
import HostProtocol

/// A widget process that is started ahead of time and waits for the path of its library.
@MainActor
struct SpareProcess {
  private let executable: String
  private let arguments: [String]
  /// The variables of the process that reads these resources.
  private let environment: (_ resources: [String]) -> [String: String]
  /// Those that the waiting process may read.
  private var resources: [String] = []
  private let minimumTimeout: Double
  /// The clock that all processes of the preview follow, and the next one begins with; nil: the
  /// machine's.
  var clock: HostClock?
  private var process: WidgetProcess?

  /// - Parameters:
  ///   - host: The program's own executable, and the arguments that start it as a widget process
  ///     which waits for its library.
  ///   - environment: The variables of the process that override those of this program.
  ///   - minimumTimeout: The lower limit of the timeout of every reply, in seconds.
  init(
    _ host: (executable: String, arguments: [String]),
    environment: @escaping (_ resources: [String]) -> [String: String],
    minimumTimeout: Double
  ) {
    (executable, arguments) = host
    self.environment = environment
    self.minimumTimeout = minimumTimeout
  }

  /// True when no process waits.
  var isMissing: Bool { process == nil }

  /// Starts the process, which then waits for the path of its library.
  mutating func start() {
    process = WidgetProcess(
      prestarting: executable, arguments: arguments, environment: environment(resources),
      clock: clock, minimumTimeout: minimumTimeout)
  }

  /// Returns and removes the waiting process; returns a new one when none waits, or when it may not
  /// read these resources.
  mutating func removeOrCreate(reading resources: [String]) -> WidgetProcess {
    defer { process = nil }
    if resources != self.resources {
      self.resources = resources
      process?.stop()
      process = nil
    }
    return process
      ?? WidgetProcess(
        executable: executable, arguments: arguments, environment: environment(resources),
        minimumTimeout: minimumTimeout)
  }

  func stop() { process?.stop() }
}
