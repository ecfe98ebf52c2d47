/// State machine for reloads: decides when to compile, which processes to stop, and which child
/// process to use.
///
/// A value without side effects; `Reloader` performs the returned actions. Saves in quick
/// succession count as one. A save during a compilation cancels it and starts exactly one more. A
/// new child process takes over after its first reply; until then the old one stays in use. Times
/// are uptimes in seconds.
///
///     saved ─► settling ─► building ─► starting ─► (the child replies) ─► running
///                 ▲            │ cancelled  │ superseded
///                 └────────────┴────────────┘
package struct ReloadMachine: Hashable, Sendable {
  package enum Event: Hashable, Sendable {
    /// Files were changed.
    case saved
    /// The build of this generation succeeded.
    case built(Int)
    /// The build of this generation failed.
    case notBuilt(Int)
    /// The child process of this generation sent its description.
    case replied(Int)
    /// The child process of this generation failed before it sent its description.
    case failed(Int)
    /// A frame of this generation is on the screen.
    case displayed(Int)
  }

  package enum Action: Hashable, Sendable {
    /// Start the build of this generation.
    case build(Int)
    /// Cancel the running build.
    case cancelBuild
    /// Load the library of this generation into a new child process and request its description.
    case start(Int)
    /// Stop the child process of this generation, which has not replied.
    case discard(Int)
    /// Use the child process of this generation, and stop the previous one.
    case activate(Int)
  }

  /// Debounce interval in seconds after the last save: some editors write a file in several steps.
  package static let debounceInterval = 0.012
  /// Maximum delay in seconds before continuous saves are compiled.
  package static let maximumDelay = 0.5

  /// A burst of saves: the time of the first, and when to start compiling; uptimes in seconds.
  private struct Saves: Hashable, Sendable {
    var first: Double
    var settled: Double
  }

  /// A generation in progress, with the uptime of the save that caused it.
  private struct Work: Hashable, Sendable {
    var generation: Int
    var saved: Double
  }

  private var last = 0
  private var saves: Saves?
  private var building: Work?
  private var starting: Work?
  private var running: Work?
  /// Seconds from the last displayed save to its first frame; nil before the first.
  package private(set) var latency: Double?
  /// The generation whose first frame has not been displayed yet.
  private var awaited: Work?

  package init() {}

  /// The generation of the child process in use; nil before the first.
  package var current: Int? { running?.generation }

  /// True while a new child process is in use but its first frame has not been displayed.
  package var isFrameAwaited: Bool { awaited != nil }

  package var isBuilding: Bool { building != nil || starting != nil }

  /// Uptime at which `tick` must be called; nil when no save is pending.
  package var deadline: Double? { saves?.settled }

  /// Starts the first build.
  package mutating func begin(at uptime: Double) -> [Action] {
    saves = Saves(first: uptime, settled: uptime)
    return tick(at: uptime)
  }

  /// Starts a build when the pending saves have settled.
  package mutating func tick(at uptime: Double) -> [Action] {
    guard let settled = saves, settled.settled <= uptime else { return [] }
    saves = nil
    last += 1
    building = Work(generation: last, saved: settled.first)
    return [.build(last)]
  }

  /// Updates the state for an event and returns the actions to perform. Events of an outdated
  /// generation are ignored.
  package mutating func handle(_ event: Event, at uptime: Double) -> [Action] {
    switch event {
    case .saved:
      let first = saves?.first ?? uptime
      saves = Saves(
        first: first, settled: min(uptime + Self.debounceInterval, first + Self.maximumDelay))
      guard building != nil else { return [] }
      building = nil
      return [.cancelBuild]
    case .built(let generation):
      guard let work = building, work.generation == generation else { return [] }
      building = nil
      let overtaken = starting
      starting = work
      return overtaken.map { [.discard($0.generation), .start(generation)] } ?? [.start(generation)]
    case .notBuilt(let generation):
      if building?.generation == generation { building = nil }
      return []
    case .replied(let generation):
      guard let work = starting, work.generation == generation else { return [] }
      starting = nil
      running = work
      awaited = work
      return [.activate(generation)]
    case .failed(let generation):
      guard starting?.generation == generation else { return [] }
      starting = nil
      return [.discard(generation)]
    case .displayed(let generation):
      guard let work = awaited, work.generation == generation else { return [] }
      awaited = nil
      latency = uptime - work.saved
      return []
    }
  }
}
