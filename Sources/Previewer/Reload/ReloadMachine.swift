/// Decides what a save leads to: when to compile, what to end, which child to trust.
///
/// A value; `Reloader` does what it says. Saves that come close together are one; a save during a
/// compile ends it and leads to exactly one more; a new child takes over when it has answered, and
/// until then the old one stays. Times are uptimes in seconds.
///
///     saved ─► settling ─► building ─► starting ─► (the child answers) ─► running
///                 ▲            │ overtaken  │ overtaken
///                 └────────────┴────────────┘
package struct ReloadMachine: Hashable, Sendable {
  package enum Event: Hashable, Sendable {
    /// Files have changed.
    case saved
    /// The compile of this generation is through.
    case built(Int)
    case notBuilt(Int)
    /// The child of this generation has said what it offers.
    case answered(Int)
    /// The child of this generation ended before it did.
    case died(Int)
    /// A picture of this generation is on the screen.
    case shown(Int)
  }

  package enum Action: Hashable, Sendable {
    case build(Int)
    case endBuild
    /// Load what this generation became into a fresh child, and ask it.
    case start(Int)
    /// Stop a child that has not answered.
    case drop(Int)
    /// Let the child of this generation take over, and stop the one before.
    case adopt(Int)
  }

  /// Seconds without another save after which a save is complete: some editors write in several
  /// steps.
  package static let quiet = 0.012
  /// Seconds after which a stream of saves is compiled all the same.
  package static let patience = 0.5

  private struct Saves: Hashable, Sendable {
    var first: Double
    var settled: Double
  }

  /// What is under way for a generation, and when it was saved.
  private struct Work: Hashable, Sendable {
    var generation: Int
    var saved: Double
  }

  private var last = 0
  private var saves: Saves?
  private var building: Work?
  private var starting: Work?
  private var running: Work?
  /// Seconds from the last save whose picture was seen to that picture; nil before the first.
  package private(set) var latency: Double?
  /// The generation whose picture is awaited, when it is the first of its kind.
  private var awaited: Work?

  package init() {}

  /// The generation whose child answers; nil before the first.
  package var current: Int? { running?.generation }

  /// A new child answers, and nobody has seen its picture yet.
  package var isAwaited: Bool { awaited != nil }

  package var isBuilding: Bool { building != nil || starting != nil }

  /// When `tick` must be called.
  package var deadline: Double? { saves?.settled }

  /// Compiles for the first time.
  package mutating func begin(at uptime: Double) -> [Action] {
    saves = Saves(first: uptime, settled: uptime)
    return tick(at: uptime)
  }

  package mutating func tick(at uptime: Double) -> [Action] {
    guard let settled = saves, settled.settled <= uptime else { return [] }
    saves = nil
    last += 1
    building = Work(generation: last, saved: settled.first)
    return [.build(last)]
  }

  package mutating func handle(_ event: Event, at uptime: Double) -> [Action] {
    switch event {
    case .saved:
      let first = saves?.first ?? uptime
      saves = Saves(first: first, settled: min(uptime + Self.quiet, first + Self.patience))
      guard building != nil else { return [] }
      building = nil
      return [.endBuild]
    case .built(let generation):
      guard let work = building, work.generation == generation else { return [] }
      building = nil
      let overtaken = starting
      starting = work
      return overtaken.map { [.drop($0.generation), .start(generation)] } ?? [.start(generation)]
    case .notBuilt(let generation):
      if building?.generation == generation { building = nil }
      return []
    case .answered(let generation):
      guard let work = starting, work.generation == generation else { return [] }
      starting = nil
      running = work
      awaited = work
      return [.adopt(generation)]
    case .died(let generation):
      guard starting?.generation == generation else { return [] }
      starting = nil
      return [.drop(generation)]
    case .shown(let generation):
      guard let work = awaited, work.generation == generation else { return [] }
      awaited = nil
      latency = uptime - work.saved
      return []
    }
  }
}
