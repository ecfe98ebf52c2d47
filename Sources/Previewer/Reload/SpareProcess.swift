import Emulator
import HostProtocol
import WidgetBuild

/// A widget process that is started ahead of time and waits for the path of its library.
@MainActor
struct SpareProcess {
  private let executable: String
  private let arguments: [String]
  /// What depends on the build whose library the process loads.
  struct Needs: Hashable {
    /// What it reads.
    var resources: [String] = []
    /// What it is told.
    var variables: [String: String] = [:]
  }

  /// The variables of a process with these needs.
  private let environment: (_ needs: Needs) -> [String: String]
  /// Those of the waiting process.
  private var needs = Needs()
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
    environment: @escaping (_ needs: Needs) -> [String: String],
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
      prestarting: executable, arguments: arguments, environment: environment(needs),
      clock: clock, minimumTimeout: minimumTimeout)
  }

  /// Returns and removes the waiting process; returns a new one when none waits, or when it has other
  /// needs.
  mutating func removeOrCreate(for needs: Needs) -> WidgetProcess {
    defer { process = nil }
    if needs != self.needs {
      self.needs = needs
      process?.stop()
      process = nil
    }
    return process
      ?? WidgetProcess(
        executable: executable, arguments: arguments, environment: environment(needs),
        minimumTimeout: minimumTimeout)
  }

  func stop() { process?.stop() }
}

extension SpareProcess.Needs {
  /// Nil: nothing is needed.
  init(_ build: BuildReport?) {
    self.init(resources: build?.resources ?? [], variables: build?.variables ?? [:])
  }
}
