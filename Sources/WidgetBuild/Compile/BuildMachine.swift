/// State machine for builds: decides what is tried next until the sources compile, or that they do
/// not.
///
/// A value without side effects; `BuildRun` carries out the actions, one at a time, and says what came
/// of each. Times are seconds of processor time since the build began.
///
///     prepare ─► (stand-ins for names that are missing) ─► compile ─► finish
///        ▲                                                │     ▲
///        │                                                ▼     │ changed
///        │◄──────────── needed code was added ─────────── mend ─┘
///        │                                                │ nothing helps
///        └────────── more, or less, is compiled ◄───── reduce ─► give up
///
/// A mend changes the prepared text. What `reduce` tries concerns the needed code or how all of it
/// is compiled, so it is prepared anew.
struct BuildMachine: Hashable, Sendable {
  enum Event: Hashable, Sendable {
    /// The needed code was prepared.
    case prepared(Preparation)
    /// The library was made.
    case compiled
    /// The compiler reported errors. `requirements` are the names of members that protocols require.
    case notCompiled(WidgetBuildError.Diagnosis, requirements: Set<String>)
    /// The action could not be carried out.
    case failed(WidgetBuildError)
    /// The prepared text was changed; all stand-ins so far.
    case changed(standIns: [StandIn])
    /// Other code is needed than before.
    case codeChanged
    /// There was nothing to change.
    case unchanged
  }

  /// The needed code, ready to be compiled.
  struct Preparation: Hashable, Sendable {
    /// Number of bytes of source.
    var bytes: Int
    /// Errors for names that the modules lack and that can be added, found without the compiler.
    var missing: [Diagnostic] = []
    /// The same for names that nothing can be done about; nil: there are none.
    var unknown: WidgetBuildError.Diagnosis?
  }

  enum Action: Hashable, Sendable {
    /// Prepare the needed code for the compiler.
    case prepare
    /// Compile the prepared text; attempts are counted from 1.
    case compile(attempt: Int)
    /// Make a report of the library that was compiled.
    case finish
    /// Throw the error.
    case giveUp(WidgetBuildError)

    // What changes the prepared text.

    /// Generate stand-ins for what is missing, or add needed code that declares it.
    case standIn([Diagnostic])
    /// Leave out what uses names that nothing declares: where errors are about them, or everywhere.
    case leaveOutAbsent([Diagnostic], everywhere: Bool)
    /// Leave out the smallest parts around the errors.
    case leaveOutFaults([Diagnostic])

    // What changes the needed code.

    /// Add what the compiler misses.
    case addCode([Diagnostic], requirements: Set<String>)
    /// Leave out the bodies or declarations around the errors, with what only they need.
    case cut([Diagnostic])
    /// Leave out the bodies of functions that perform actions; nil: because there is so much code.
    case leaveOutActions(after: WidgetBuildError?)
  }

  /// Maximum number of compilations of code that was prepared once.
  private static let rounds = 8
  /// The same for an app, of which faults are left out one after the other.
  private static let appRounds = 40
  /// Number of bytes of source above which the bodies of functions that perform actions are left
  /// out, because compiling them would delay the preview.
  static let much = 400_000
  /// Number of compilations that may reach the time limit; after each, something is left out.
  private static let slowCompilations = 1
  /// The same where the function body is known that takes so long.
  private static let mostSlowBodies = 3
  /// Processor time in seconds after which nothing more is left out of sources that do not compile.
  static let work = 60.0

  /// How often parts of the code are cut. Each time costs a compilation, and code that fails more
  /// often needs too much that is not here; a large one costs many seconds each time.
  private var mostCuts: Int { bytes > Self.much ? 3 : 12 }

  private enum Stage: Hashable, Sendable {
    /// Nothing is prepared yet.
    case beginning
    case preparing
    /// The text is changed before its first compilation; the rest of the changes.
    case editing(rest: [Action])
    case compiling
    /// A mend of a failed compilation is tried; the others, if it changes nothing.
    case mending(WidgetBuildError, rest: [Action])
    /// The code around errors is cut.
    case cutting(WidgetBuildError)
    /// Less is compiled, as the last resort.
    case leavingOutActions(WidgetBuildError)
  }

  /// What is built.
  private let isApp: Bool
  /// The files in which errors of the project's language mode are told.
  private let ownFiles: Set<String>

  /// How the sources are compiled.
  private(set) var language: ProjectLanguage
  /// Errors in the own files in the project's language mode, which was lowered.
  private(set) var ofLanguage: [Diagnostic] = []

  private var stage = Stage.beginning
  private var bytes = 0
  /// Number of compilations of what is prepared.
  private var attempt = 0
  /// The first error after which code was left out: what is told if nothing helps.
  private var first: WidgetBuildError?
  private var slow = 0
  private var cuts = 0
  /// Places of function bodies that took the compiler too long, so that they are left out from the
  /// beginning when the code is prepared again.
  private var slowBodies: [Diagnostic] = []
  /// True: all uses of names that nothing declares are left out.
  private var leavesOutAbsent = false

  /// - Parameters:
  ///   - isApp: False for a widget alone, which has to be shown as it is written; of an app the rest
  ///     runs.
  ///   - ownFiles: Paths of the files whose errors in the project's language mode are told.
  init(language: ProjectLanguage, isApp: Bool, ownFiles: Set<String>) {
    self.language = language
    self.isApp = isApp
    self.ownFiles = ownFiles
  }

  /// Returns the first action.
  ///
  /// - Parameter bytes: Number of bytes of source that are needed.
  mutating func begin(bytes: Int) -> Action {
    self.bytes = bytes
    guard bytes > Self.much, !isApp else { return prepare(at: 0) }
    return .leaveOutActions(after: nil)
  }

  /// Returns the next action after what came of the last one.
  mutating func next(after event: Event, at seconds: Double) -> Action {
    switch event {
    case .prepared(let preparation): edit(preparation, at: seconds)
    case .compiled: .finish
    case .notCompiled(let diagnosis, let requirements):
      mend(diagnosis, requirements, at: seconds)
    case .failed(let error): recover(from: error, at: seconds)
    case .changed(let standIns): afterChange(standIns, at: seconds)
    case .codeChanged: prepare(at: seconds)
    case .unchanged: afterNoChange(at: seconds)
    }
  }

  // MARK: One preparation

  private mutating func prepare(at seconds: Double) -> Action {
    if let first, first.isOfTheSources, seconds > Self.work {
      return .giveUp(first.stopped(after: Self.work))
    }
    stage = .preparing
    attempt = 0
    return .prepare
  }

  /// Changes what is known to fail before the first compilation.
  private mutating func edit(_ preparation: Preparation, at seconds: Double) -> Action {
    bytes = preparation.bytes
    var edits: [Action] = []
    if let unknown = preparation.unknown {
      guard isApp else { return reduce(after: .doesNotCompile(unknown), at: seconds) }
      edits.append(.leaveOutFaults(unknown.errors))
    }
    if !preparation.missing.isEmpty { edits.append(.standIn(preparation.missing)) }
    if !slowBodies.isEmpty { edits.append(.leaveOutFaults(slowBodies)) }
    stage = .editing(rest: edits)
    return afterNoChange(at: seconds)
  }

  private mutating func compile() -> Action {
    stage = .compiling
    attempt += 1
    return .compile(attempt: attempt)
  }

  /// Begins to try what can be done about the errors of a compilation, the most exact first.
  private mutating func mend(
    _ diagnosis: WidgetBuildError.Diagnosis, _ requirements: Set<String>, at seconds: Double
  ) -> Action {
    let error = WidgetBuildError.doesNotCompile(diagnosis)
    // Each mend can add what the last one missed, so that none fails.
    guard seconds <= Self.work else { return reduce(after: error, at: seconds) }
    let errors = diagnosis.errors
    var mends: [Action] = [.addCode(errors, requirements: requirements), .standIn(errors)]
    if !isApp {
      mends.append(.leaveOutAbsent(errors, everywhere: leavesOutAbsent))
    } else if mayLeaveOut(errors) {
      mends.append(.leaveOutFaults(errors))
    }
    stage = .mending(error, rest: mends)
    return afterNoChange(at: seconds)
  }

  /// False while another language mode, or another isolation, may make the errors disappear.
  private func mayLeaveOut(_ errors: [Diagnostic]) -> Bool {
    language.mode <= 5 && (language.isMainActor || !Self.areOfIsolation(errors))
  }

  private static func areOfIsolation(_ errors: [Diagnostic]) -> Bool {
    errors.contains { $0.identifier.isOne(of: DiagnosticIdentifier.isolation) }
  }

  private mutating func recover(from error: WidgetBuildError, at seconds: Double) -> Action {
    // It is found once; the rest is shown.
    if stage == .compiling, case .compilerTooSlow(_, let place?) = error,
      slowBodies.count < Self.mostSlowBodies
    {
      stage = .mending(error, rest: [])
      return .leaveOutFaults([place])
    }
    return reduce(after: error, at: seconds)
  }

  private mutating func afterChange(_ standIns: [StandIn], at seconds: Double) -> Action {
    guard case .mending(let error, _) = stage else { return afterNoChange(at: seconds) }
    if case .compilerTooSlow(_, let place?) = error { slowBodies.append(place) }
    guard attempt < (isApp ? Self.appRounds : Self.rounds) else {
      return reduce(after: .tooManyStandIns(standIns), at: seconds)
    }
    return compile()
  }

  private mutating func afterNoChange(at seconds: Double) -> Action {
    switch stage {
    case .beginning, .preparing, .compiling: return prepare(at: seconds)
    case .editing(var rest):
      guard !rest.isEmpty else { return compile() }
      let edit = rest.removeFirst()
      stage = .editing(rest: rest)
      return edit
    case .mending(let error, var rest):
      guard !rest.isEmpty else { return reduce(after: error, at: seconds) }
      let mend = rest.removeFirst()
      stage = .mending(error, rest: rest)
      return mend
    case .cutting(let error): return reduceMore(after: error, at: seconds)
    case .leavingOutActions(let error): return .giveUp(first ?? error)
    }
  }

  // MARK: Another preparation

  /// Compiles in another way, or less, after an error that no mend helps against.
  private mutating func reduce(after error: WidgetBuildError, at seconds: Double) -> Action {
    if language.mode > 5, case .doesNotCompile = error {
      // The files of other targets may be written for another mode, and what the modules here lack
      // may be an error in this mode only. So it is told, and does not keep the widget from being
      // drawn.
      ofLanguage = error.diagnostics.filter { ownFiles.contains($0.file) }
      language.mode = 5
      language.isFallback = true
      return prepare(at: seconds)
    }
    // What is an error in both modes is told by itself.
    let told = Set(error.diagnostics)
    ofLanguage.removeAll { told.contains($0) }
    // A package can have an isolation of its own, which its manifest states.
    if !language.isMainActor, Self.areOfIsolation(error.diagnostics) {
      language.isMainActor = true
      return prepare(at: seconds)
    }
    first = first ?? error
    guard error.isOfTheSources else { return .giveUp(error) }
    if case .compilerTooSlow = error {
      slow += 1
      guard slow <= Self.slowCompilations else { return .giveUp(error) }
    }
    guard cuts < mostCuts else { return reduceMore(after: error, at: seconds) }
    cuts += 1
    stage = .cutting(error)
    return .cut(error.diagnostics)
  }

  /// Leaves out more than what the errors are about.
  private mutating func reduceMore(after error: WidgetBuildError, at seconds: Double) -> Action {
    if case .doesNotCompile = error, !leavesOutAbsent {
      leavesOutAbsent = true
      return prepare(at: seconds)
    }
    stage = .leavingOutActions(error)
    return .leaveOutActions(after: error)
  }
}

extension WidgetBuildError {
  /// The error with the time after which no more was left out.
  fileprivate func stopped(after seconds: Double) -> WidgetBuildError {
    guard case .doesNotCompile(var diagnosis) = self else { return self }
    diagnosis.limit = Int(seconds)
    return .doesNotCompile(diagnosis)
  }
}
