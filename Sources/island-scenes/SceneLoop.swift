import CellRaster
import CursesTerminal

/// The run loop of a scene: reads keys and draws frames for the current time.
struct SceneLoop {
  private enum Motion {
    case none
    /// The island changes its size. The number of the change is counted from 1; odd ones expand.
    /// `since` is the uptime of its start, in seconds.
    case morph(Int, since: Double)
    /// The number of ticks shown so far.
    case ticks(Int, since: Double)
  }

  private static let duration = 0.4
  private static let tickCount = 20

  private let display: Display
  private let kind: SceneKind
  private let stage: SceneRenderer
  private var motion = Motion.none
  private var morphCount = 0
  private var lastFrame = -Double.infinity
  private var needsFrame = true
  private var isOver = false

  init(display: Display, kind: SceneKind) {
    self.display = display
    self.kind = kind
    stage = SceneRenderer()
  }

  mutating func run() {
    while true {
      let now = MonotonicClock.uptime()
      for event in display.readEvents(now) { handle(event, at: now) }
      if isOver { return }
      advance(to: now)
      present(at: now)
      DescriptorPoll.wait(for: display.pollDescriptors(), timeout: timeout())
    }
  }

  private mutating func handle(_ event: TerminalEvent, at uptime: Double) {
    switch event {
    case .closed: isOver = true
    case .resized, .resumed, .profile: needsFrame = true
    case .key(let press) where press.key == .character("q"): isOver = true
    case .key(let press) where press.key == .character(" ") && press.phase == .press:
      start(at: uptime)
    case .key, .mouse, .paste, .focus: break
    }
  }

  private mutating func start(at uptime: Double) {
    switch kind {
    case .morph:
      morphCount += 1
      motion = .morph(morphCount, since: uptime)
      lastFrame = uptime
    case .tick: motion = .ticks(0, since: uptime)
    case .startUp, .idle: break
    }
  }

  private mutating func advance(to uptime: Double) {
    switch motion {
    case .none: break
    case .morph: needsFrame = true
    case .ticks(let shown, let since):
      let due = min(Int(uptime - since), Self.tickCount)
      guard due > shown else { return }
      motion = .ticks(due, since: since)
      needsFrame = true
    }
  }

  private mutating func present(at uptime: Double) {
    guard needsFrame, display.canPresent(uptime) else { return }
    if case .morph = motion {
      guard uptime - lastFrame >= display.frameInterval() - 0.001 else { return }
    }
    lastFrame = uptime
    needsFrame = false
    display.present(frame(at: uptime), uptime)
  }

  private mutating func frame(at uptime: Double) -> CellGrid {
    switch motion {
    case .none: return kind == .tick ? stage.lock(0) : stage.island(0, fill: 0, marker: "READY")
    case .ticks(let count, _): return stage.lock(count)
    case .morph(let number, let since):
      let time = uptime - since
      let isDone = time >= Self.duration
      if isDone { motion = .none }
      let share = min(max(time / Self.duration, 0), 1)
      let spring = SceneRenderer.spring(time, duration: Self.duration)
      let isExpanding = number % 2 == 1
      return stage.island(
        isExpanding ? spring : 1 - spring, fill: 0.6 * (isExpanding ? share : 1 - share),
        marker: isDone ? Self.marker("DONE", number) : Self.rest(number - 1))
    }
  }

  private static func rest(_ number: Int) -> String {
    number == 0 ? "READY" : marker("DONE", number)
  }

  /// Returns the text of a marker: a word and a number of three digits.
  ///
  /// - Precondition: `number` has at most three digits.
  static func marker(_ word: String, _ number: Int) -> String {
    let digits = String(number)
    return word + " " + String(repeating: "0", count: 3 - digits.count) + digits
  }

  private func timeout() -> Double? {
    let now = MonotonicClock.uptime()
    var times = [display.deadline()]
    switch motion {
    case .none: break
    case .morph:
      if display.canPresent(now) { times.append(lastFrame + display.frameInterval()) }
    case .ticks(let shown, let since):
      if shown < Self.tickCount { times.append(since + Double(shown + 1)) }
    }
    return times.compactMap { $0 }.min().map { max($0 - now, 0) }
  }
}
