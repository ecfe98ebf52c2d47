/// How a project wants its sources to be compiled.
struct ProjectLanguage: Hashable, Sendable {
  /// The Swift language mode: 5 or 6 (`SWIFT_VERSION`).
  var mode = 5
  /// True when declarations without an isolation of their own are isolated to the main actor
  /// (`SWIFT_DEFAULT_ACTOR_ISOLATION`).
  var isMainActor = false

  init() {}

  /// Reads the build settings of a target.
  init(settings: BuildSettings) {
    // `6.0`, as Xcode writes it.
    let version = settings["SWIFT_VERSION"]?.split(separator: ".").first.flatMap { Int($0) }
    mode = (version ?? 5) >= 6 ? 6 : 5
    isMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
  }

  /// What applies when the widget's sources come from both.
  func merged(with other: ProjectLanguage) -> ProjectLanguage {
    var both = self
    both.mode = max(mode, other.mode)
    both.isMainActor = isMainActor || other.isMainActor
    return both
  }

  /// The project's mode is a later one, and the sources do not compile in it. Then default values may
  /// still be isolated, as they may in that mode.
  var isFallback = false

  /// The options of the compiler.
  var options: [String] {
    ["-swift-version", "\(mode)"] + (isMainActor ? ["-default-isolation", "MainActor"] : [])
      + (isFallback ? ["-enable-upcoming-feature", "IsolatedDefaultValues"] : [])
  }
}
