import Testing

@testable import WidgetBuild

/// What is tried after which error, without a compiler.
struct BuildMachineTests {
  private static let own = "/w/W.swift"

  private static func diagnosis(
    _ message: String = "no [any]", file: String = own
  ) -> WidgetBuildError.Diagnosis {
    WidgetBuildError.Diagnosis(output: "\(file):2:3: error: \(message)\n")
  }

  private static let isolated = diagnosis("to an actor [actor_isolated_call_decl]")

  private func machine(
    mode: Int = 5, isMainActor: Bool = false, isApp: Bool = false
  ) -> BuildMachine {
    var language = ProjectLanguage()
    language.mode = mode
    language.isMainActor = isMainActor
    return BuildMachine(language: language, isApp: isApp, ownFiles: [Self.own])
  }

  /// A machine whose first compilation runs.
  private func compiling(
    mode: Int = 5, isApp: Bool = false, bytes: Int = 100
  ) -> BuildMachine {
    var machine = machine(mode: mode, isApp: isApp)
    #expect(machine.begin(bytes: 100) == .prepare)
    let action = machine.next(after: .prepared(.init(bytes: bytes)), at: 0)
    #expect(action == .compile(attempt: 1))
    return machine
  }

  /// Fails the compilation and says of all mends that they change nothing; returns what is tried then.
  private func fail(
    _ machine: inout BuildMachine, _ diagnosis: WidgetBuildError.Diagnosis, at seconds: Double = 1
  ) -> BuildMachine.Action {
    var action = machine.next(after: .notCompiled(diagnosis, requirements: []), at: seconds)
    while true {
      switch action {
      case .addCode, .standIn, .leaveOutAbsent, .leaveOutFaults:
        action = machine.next(after: .unchanged, at: seconds)
      default: return action
      }
    }
  }

  /// Prepares again and compiles.
  private func compileAgain(_ machine: inout BuildMachine, at seconds: Double = 1) {
    let action = machine.next(after: .prepared(.init(bytes: 100)), at: seconds)
    #expect(action == .compile(attempt: 1))
  }

  @Test func whatCompilesIsFinished() {
    var machine = compiling()
    #expect(machine.next(after: .compiled, at: 1) == .finish)
  }

  @Test func actionsAreLeftOutOfMuchCodeOfAWidget() {
    var machine = machine()
    #expect(machine.begin(bytes: 400_001) == .leaveOutActions(after: nil))
    #expect(machine.next(after: .codeChanged, at: 0) == .prepare)
    machine = self.machine()
    #expect(machine.begin(bytes: 400_001) == .leaveOutActions(after: nil))
    #expect(machine.next(after: .unchanged, at: 0) == .prepare)
    machine = self.machine(isApp: true)
    #expect(machine.begin(bytes: 400_001) == .prepare)
  }

  @Test func missingNamesGetStandInsBeforeTheFirstCompilation() {
    let missing = Self.diagnosis().errors
    var machine = machine()
    _ = machine.begin(bytes: 1)
    #expect(
      machine.next(after: .prepared(.init(bytes: 1, missing: missing)), at: 0) == .standIn(missing))
    #expect(machine.next(after: .changed(standIns: []), at: 0) == .compile(attempt: 1))
    // A file nearby declares them.
    machine = self.machine()
    _ = machine.begin(bytes: 1)
    _ = machine.next(after: .prepared(.init(bytes: 1, missing: missing)), at: 0)
    #expect(machine.next(after: .codeChanged, at: 0) == .prepare)
  }

  @Test func unknownNamesAreTheWidgetsErrorAndAreLeftOutOfAnApp() {
    let unknown = Self.diagnosis("cannot find 'X' in scope [cannot_find_in_scope]")
    var machine = machine()
    _ = machine.begin(bytes: 1)
    #expect(
      machine.next(after: .prepared(.init(bytes: 1, unknown: unknown)), at: 0)
        == .cut(unknown.errors))
    machine = self.machine(isApp: true)
    _ = machine.begin(bytes: 1)
    #expect(
      machine.next(after: .prepared(.init(bytes: 1, unknown: unknown)), at: 0)
        == .leaveOutFaults(unknown.errors))
    #expect(machine.next(after: .unchanged, at: 0) == .compile(attempt: 1))
  }

  @Test func theMostExactMendIsTriedFirst() {
    let errors = Self.diagnosis().errors
    var machine = compiling()
    #expect(
      machine.next(after: .notCompiled(Self.diagnosis(), requirements: ["a"]), at: 1)
        == .addCode(errors, requirements: ["a"]))
    #expect(machine.next(after: .unchanged, at: 1) == .standIn(errors))
    #expect(
      machine.next(after: .unchanged, at: 1) == .leaveOutAbsent(errors, everywhere: false))
    #expect(machine.next(after: .changed(standIns: []), at: 1) == .compile(attempt: 2))
    // Of an app the rest runs.
    machine = compiling(isApp: true)
    _ = machine.next(after: .notCompiled(Self.diagnosis(), requirements: []), at: 1)
    #expect(machine.next(after: .unchanged, at: 1) == .standIn(errors))
    #expect(machine.next(after: .unchanged, at: 1) == .leaveOutFaults(errors))
    #expect(machine.next(after: .codeChanged, at: 1) == .prepare)
  }

  @Test(arguments: [(false, 8), (true, 40)])
  func mendsEndAfterSomeCompilations(isApp: Bool, rounds: Int) {
    var machine = compiling(isApp: isApp)
    let standIns = [StandIn(name: "Chart", place: "/w/W.swift:2")]
    for round in 1...rounds {
      _ = machine.next(after: .notCompiled(Self.diagnosis(), requirements: []), at: 1)
      let action = machine.next(after: .changed(standIns: standIns), at: 1)
      // What is thrown in the end has no place, so that nothing is cut there.
      #expect(action == (round < rounds ? .compile(attempt: round + 1) : .cut([])))
    }
    let error = WidgetBuildError.tooManyStandIns(standIns)
    #expect(machine.next(after: .unchanged, at: 1) == .leaveOutActions(after: error))
    #expect(machine.next(after: .unchanged, at: 1) == .giveUp(error))
  }

  @Test func anotherLanguageModeIsTriedAndItsErrorsAreTold() {
    var machine = compiling(mode: 6)
    let diagnosis = WidgetBuildError.Diagnosis(
      output: "\(Self.own):1:1: error: a [a]\n/other.swift:1:1: error: b [b]\n")
    #expect(fail(&machine, diagnosis) == .prepare)
    #expect(machine.language.mode == 5 && machine.language.isFallback)
    #expect(machine.ofLanguage.map(\.message) == ["a"])
    compileAgain(&machine)
    // What fails in both is no error of the mode.
    #expect(fail(&machine, diagnosis) == .cut(diagnosis.errors))
    #expect(machine.ofLanguage == [])
  }

  @Test func anotherIsolationIsTriedOnceAndBeforeAnythingOfAnAppIsLeftOut() {
    for isApp in [false, true] {
      var machine = compiling(isApp: isApp)
      var action = machine.next(after: .notCompiled(Self.isolated, requirements: []), at: 1)
      while case .addCode = action { action = machine.next(after: .unchanged, at: 1) }
      #expect(action == .standIn(Self.isolated.errors))
      action = machine.next(after: .unchanged, at: 1)
      if !isApp { action = machine.next(after: .unchanged, at: 1) }
      #expect(action == .prepare && machine.language.isMainActor)
      compileAgain(&machine)
      #expect(fail(&machine, Self.isolated) == .cut(Self.isolated.errors))
    }
  }

  @Test func withoutAnIdentifierNoIsolationIsGuessed() {
    var machine = compiling()
    let error = Self.diagnosis("call to main actor-isolated function 'f()'")
    #expect(fail(&machine, error) == .cut(error.errors))
    #expect(!machine.language.isMainActor)
  }

  @Test func lessAndLessIsCompiledUntilTheFirstErrorIsTold() {
    var machine = compiling()
    let (first, second) = (Self.diagnosis("first [a]"), Self.diagnosis("second [a]"))
    #expect(fail(&machine, first) == .cut(first.errors))
    #expect(machine.next(after: .codeChanged, at: 1) == .prepare)
    compileAgain(&machine)
    #expect(fail(&machine, second) == .cut(second.errors))
    #expect(machine.next(after: .unchanged, at: 1) == .prepare)
    compileAgain(&machine)
    // Now all uses of absent names are left out.
    _ = machine.next(after: .notCompiled(second, requirements: []), at: 1)
    _ = machine.next(after: .unchanged, at: 1)
    #expect(
      machine.next(after: .unchanged, at: 1) == .leaveOutAbsent(second.errors, everywhere: true))
    #expect(machine.next(after: .unchanged, at: 1) == .cut(second.errors))
    #expect(
      machine.next(after: .unchanged, at: 1) == .leaveOutActions(after: .doesNotCompile(second)))
    #expect(machine.next(after: .unchanged, at: 1) == .giveUp(.doesNotCompile(first)))
  }

  @Test(arguments: [(100, 12), (400_001, 3)])
  func codeIsCutSomeTimes(bytes: Int, times: Int) {
    var machine = compiling(isApp: true, bytes: bytes)
    for _ in 1...times {
      #expect(fail(&machine, Self.diagnosis()) == .cut(Self.diagnosis().errors))
      #expect(machine.next(after: .codeChanged, at: 1) == .prepare)
      _ = machine.next(after: .prepared(.init(bytes: bytes)), at: 1)
    }
    #expect(fail(&machine, Self.diagnosis()) == .prepare)
    _ = machine.next(after: .prepared(.init(bytes: bytes)), at: 1)
    #expect(
      fail(&machine, Self.diagnosis())
        == .leaveOutActions(after: .doesNotCompile(Self.diagnosis())))
  }

  @Test func aSlowBodyIsLeftOutAndStaysOut() {
    let place = Self.diagnosis().errors[0]
    let slow = WidgetBuildError.compilerTooSlow(seconds: 20, place: place)
    var machine = compiling()
    #expect(machine.next(after: .failed(slow), at: 20) == .leaveOutFaults([place]))
    #expect(machine.next(after: .changed(standIns: []), at: 20) == .compile(attempt: 2))
    _ = machine.next(after: .notCompiled(Self.diagnosis(), requirements: []), at: 21)
    #expect(machine.next(after: .codeChanged, at: 21) == .prepare)
    #expect(
      machine.next(after: .prepared(.init(bytes: 1)), at: 21) == .leaveOutFaults([place]))
    #expect(machine.next(after: .unchanged, at: 21) == .compile(attempt: 1))
  }

  @Test func tooManySlowCompilationsAreTold() {
    let place = Self.diagnosis().errors[0]
    let slow = WidgetBuildError.compilerTooSlow(seconds: 20, place: place)
    var machine = compiling()
    _ = machine.next(after: .failed(slow), at: 20)
    #expect(machine.next(after: .unchanged, at: 20) == .cut([place]))
    #expect(machine.next(after: .codeChanged, at: 20) == .prepare)
    compileAgain(&machine, at: 20)
    _ = machine.next(after: .failed(slow), at: 40)
    #expect(machine.next(after: .unchanged, at: 40) == .giveUp(slow))
    // Where no place is known there is nothing to leave out.
    machine = compiling()
    let unknown = WidgetBuildError.compilerTooSlow(seconds: 20, place: nil)
    #expect(machine.next(after: .failed(unknown), at: 20) == .cut([]))
  }

  @Test func afterItsTimeNothingMoreIsTried() throws {
    var machine = compiling()
    let errors = Self.diagnosis().errors
    #expect(
      machine.next(after: .notCompiled(Self.diagnosis(), requirements: []), at: 61) == .cut(errors))
    guard case .giveUp(.doesNotCompile(let told)) = machine.next(after: .codeChanged, at: 61)
    else {
      Issue.record("it goes on")
      return
    }
    #expect(told.limit == 60 && told.message == "no")
  }

  @Test(arguments: [
    WidgetBuildError.cannotWrite(path: "/x", reason: "full"),
    .compilerStopped(path: "/bin/swiftc", signal: 9), .noCompiler(searched: []),
  ])
  func whatTheSourcesHaveNotCausedIsToldAtOnce(error: WidgetBuildError) {
    var machine = compiling()
    #expect(machine.next(after: .failed(error), at: 1) == .giveUp(error))
    machine = self.machine()
    _ = machine.begin(bytes: 1)
    #expect(machine.next(after: .failed(error), at: 1) == .giveUp(error))
  }
}
