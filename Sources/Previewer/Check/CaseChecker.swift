import ActivityModel
import CellRaster
import Emulator
package import Foundation
import HostProtocol
import LocalEngine
import PhoneScreen
package import Sandbox
import SourceRules
import ViewArchive
package import WidgetBuild
import WidgetLint

/// Compiles one case and archives every presentation that its widgets declare.
@MainActor
package struct CaseChecker {
  private let compiler: WidgetCompiler
  /// The program that runs as the widget process, and its arguments before the library's path.
  private let host: (path: String, arguments: [String])
  private let sandbox: SandboxPolicy?
  private let lint: CaseLint?
  private let pictures: CasePictures?
  /// The instant that widgets are drawn at, and the variables that freeze the clock of their process.
  private let clock: (now: Date, environment: [String: String])
  private let minimumTimeout: Double

  /// Creates a checker.
  ///
  /// - Parameters:
  ///   - host: The program that runs as the widget process, and its arguments before the library's
  ///     path.
  ///   - sandbox: What the widgets' code may touch besides a home of its own; nil: all that the user
  ///     may.
  ///   - lint: Applies the lint rules. Nil: the check covers only whether the widget compiles and
  ///     renders.
  ///   - pictures: Renders the images of a report. Nil: no SVG images are created.
  ///   - clock: The instant that widgets are drawn at, and the variables that freeze the clock of
  ///     their process at it.
  package init(
    compiler: WidgetCompiler, host: (path: String, arguments: [String]), sandbox: SandboxPolicy?,
    lint: CaseLint?,
    pictures: CasePictures?, clock: (now: Date, environment: [String: String]),
    minimumTimeout: Double = 0
  ) {
    self.clock = clock
    self.compiler = compiler
    self.host = host
    self.sandbox = sandbox
    self.lint = lint
    self.pictures = pictures
    self.minimumTimeout = minimumTimeout
  }

  /// The result of one case, with its contact sheets, if requested.
  package struct Checked: Sendable {
    package var result: CheckReport.Case
    package var sheets: [CheckPage.Sheet]
  }

  /// Compiles and renders several cases at the same time, and returns the results in their order.
  ///
  /// - Parameters:
  ///   - count: maximum number of cases at the same time.
  ///   - timeout: maximum time of one case; nil: unlimited.
  ///   - began: called with a case's name when a step of it begins.
  ///   - ended: called when a case is done, with the number of cases done so far.
  package func check(
    _ items: [CaseFolders.Case], atOnce count: Int, timeout: Duration? = nil,
    began: @escaping @Sendable (String, BuildStep) -> Void = { _, _ in },
    ended: @escaping @Sendable (CheckReport.Case, Int) -> Void = { _, _ in }
  ) async -> [Checked] {
    await withTaskGroup(of: (Int, Checked).self) { group in
      var results: [Int: Checked] = [:]
      var next = items.startIndex
      func start() {
        guard next < items.endIndex else { return }
        let index = next
        next += 1
        group.addTask {
          let name = items[index].name
          return await BuildStep.$report.withValue(BuildStep.Reporter { began(name, $0) }) {
            (index, await check(items[index], timeout: timeout))
          }
        }
      }
      for _ in 0..<max(count, 1) { start() }
      for await (index, checked) in group {
        results[index] = checked
        ended(checked.result, results.count)
        start()
      }
      return items.indices.compactMap { results[$0] }
    }
  }

  /// Compiles and renders one case; its compilers are ended when it takes longer than the timeout.
  private func check(_ item: CaseFolders.Case, timeout: Duration?) async -> Checked {
    let processes = CompilerProcesses()
    let clock = ContinuousClock()
    let start = clock.now
    let watchdog = timeout.map { timeout in
      Task.detached {
        try await Task.sleep(for: timeout)
        processes.end()
      }
    }
    let (result, sheets) = await check(item, processes)
    var checked = Checked(result: result, sheets: sheets)
    watchdog?.cancel()
    let spent = start.duration(to: clock.now)
    checked.result.seconds = spent / .seconds(1)
    checked.result.path = item.paths.first
    if let timeout, processes.isEnded, checked.result.outcome == .failed {
      let error = CheckReport.BuildError(
        message: "compiling took longer than \(timeout / .seconds(1)) seconds")
      checked.result.error = error
      checked.result.failure = error.message + "\n  try  a longer --timeout"
    }
    return checked
  }

  /// Compiles and renders one case.
  private func check(
    _ item: CaseFolders.Case, _ processes: CompilerProcesses
  ) async -> (CheckReport.Case, [CheckPage.Sheet]) {
    let name = item.name
    do throws(WidgetBuildError) {
      let scratch = try ScratchFolder(name: "island-check")
      defer { scratch.remove() }
      let build = try await compiled(item, in: scratch.path, processes).get()
      var result = CheckReport.Case(name: name, outcome: build.isWhole ? .whole : .withStandIns)
      result.standIns = build.standIns
      result.leftOut = build.leftOut
      result.ofLanguage = build.ofLanguage
      result.absentImports = build.absentImports
      result.notes = build.notes
      BuildStep.report?(.drawing)
      let home = ProcessHome(path: scratch.path + "/home")
      do throws(FileFailure) {
        try home.prepare()
      } catch {
        throw .cannotWrite(path: home.path, reason: error.message)
      }
      let sheets = await draw(
        build,
        home.environment(
          in: sandbox?.adding(readable: build.resources), reading: scratch.path
        ).merging(build.variables) { $1 },
        again: {
          let folder = scratch.path + "/lines"
          return await compiledWithLines(item, in: folder, processes)
        }, into: &result)
      return (result, sheets)
    } catch {
      var result = CheckReport.Case(name: name, outcome: .failed)
      result.failure = WidgetBuildMessage.text(for: error)
      result.error = CheckReport.BuildError(
        message: WidgetBuildMessage.headline(of: error), place: error.place)
      return (result, [])
    }
  }

  /// Compiles a case once more, with line tables, which cost time; nil: that does not succeed.
  private func compiledWithLines(
    _ item: CaseFolders.Case, in folder: String, _ processes: CompilerProcesses
  ) async -> BuildReport? {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: false)
    } catch {
      return nil
    }
    return try? await compiled(item, in: folder, processes, emitsLineTables: true).get()
  }

  /// Compiles a case on a thread of its own, since it blocks.
  private func compiled(
    _ item: CaseFolders.Case, in scratch: String, _ processes: CompilerProcesses,
    emitsLineTables: Bool = false
  ) async -> Result<BuildReport, WidgetBuildError> {
    var compiler = compiler
    compiler.emitsLineTables = emitsLineTables
    let configured = compiler
    // A thread does not inherit the values of the task.
    let report = BuildStep.report
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let result = BuildStep.$report.withValue(report) {
          CompilerProcesses.$current.withValue(processes) {
            Result { () throws(WidgetBuildError) in
              try configured.compile(configured.sources(of: item.paths), scratch: scratch)
            }
          }
        }
        continuation.resume(returning: result)
      }
    }
  }

  /// The symbols that every theme supports.
  private let symbols = SymbolTable()

  /// Archives the case's activities and returns the contact sheets, if requested.
  private func draw(
    _ build: BuildReport, _ environment: [String: String],
    again: @escaping @MainActor () async -> BuildReport?, into result: inout CheckReport.Case
  ) async -> [CheckPage.Sheet] {
    let start = { (library: String) in
      WidgetProcess(
        executable: host.path, arguments: host.arguments + [library],
        environment: clock.environment.merging(environment) { $1 },
        minimumTimeout: minimumTimeout)
    }
    let process = start(build.library)
    let lines = CrashLines(
      of: build.files, compiler: compiler.compiler, rebuild: again, start: start)
    defer {
      result.notes += process.denials.map(\.message)
      process.stop()
    }
    let now = clock.now
    guard let description = await ask(process, DescribeRequest(now: now), lines, &result)
    else { return [] }
    result.problems += description.problems.map { CheckReport.Problem($0) }
    let activities = description.liveActivities
    result.others = description.others
    if activities.isEmpty { result.problems.append("declares no Live Activity") }
    let sources =
      lint == nil
      ? nil : SourceLint(build.texts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    result.findings += sources?.findings() ?? []
    for activity in activities {
      let (type, presentations) = (activity.attributesType, activity.presentations)
      result.declared += presentations.count
      let requests = description.shownStates(of: type).flatMap { shown in
        shown.states.map {
          ArchiveRequest(
            activityID: "1", attributesType: type, attributes: shown.attributes, state: $0,
            environment: ArchiveEnvironment(now: now))
        }
      }
      guard let first = requests.first else {
        result.add("no state for '\(type)'")
        continue
      }
      guard let archive = await ask(process, first, lines, &result) else { continue }
      let empty = presentations.filter { archive.node(of: $0)?.showsSomething != true }
      result.drawn += presentations.count - empty.count
      result.empty += empty.map { "\(type): \($0.label)" }
      addNames(in: archive, to: &result)
      // The lint draws them all itself.
      for request in requests.dropFirst() where lint == nil {
        guard let archive = await ask(process, request, lines, &result) else { continue }
        addNames(in: archive, to: &result)
      }
    }
    if let lint, let sources, !activities.isEmpty {
      await check(description, lint, sources, in: process, lines, into: &result)
    }
    result.unsupported = Set(result.unsupported).sorted()
    guard let pictures, !activities.isEmpty else { return [] }
    return await pictures.sheets(of: description, in: process, now: now, &result)
  }

  /// Adds the names of what an archive has and nothing draws.
  private func addNames(in archive: ActivityArchive, to result: inout CheckReport.Case) {
    result.unsupported += archive.unsupportedNames
    result.unsupported += symbols.unknownNames(among: archive.symbolNames)
  }

  /// Applies the lint rules to every selected state. A state that cannot be rendered is a problem.
  private func check(
    _ description: HostDescription, _ lint: CaseLint, _ sources: SourceLint,
    in process: WidgetProcess, _ lines: CrashLines, into result: inout CheckReport.Case
  ) async {
    let selected: [SnapshotMatrix.Activity]
    do throws(SnapshotSources.Failure) {
      selected = try lint.activities(in: description, named: result.name)
    } catch {
      result.add(error.text)
      return
    }
    for activity in selected {
      var shown: [CaseLint.Shown] = []
      for state in activity.states {
        let request = ArchiveRequest(
          activityID: "1", attributesType: activity.attributesType,
          attributes: state.attributes.json, state: state.state.json,
          environment: lint.environment, keepsPlaces: true)
        let count = result.problems.count
        if let archive = await ask(process, request, lines, &result) {
          shown.append(CaseLint.Shown(state: state, archive: archive))
          addNames(in: archive, to: &result)
        }
        for index in result.problems.indices.dropFirst(count) {
          result.problems[index].message =
            "state “\(state.name)”: \(result.problems[index].message)"
        }
      }
      result.findings += lint.findings(in: shown, sources)
      result.linted += shown.map { "\(activity.attributesType): \($0.state.name)" }
    }
  }

  /// Sends a request and waits for the reply; nil, with a problem added to the result, on failure.
  private func ask<Call: HostCall>(
    _ process: WidgetProcess, _ request: Call, _ lines: CrashLines,
    _ result: inout CheckReport.Case
  ) async -> Call.Reply? {
    do throws(HostFailure) {
      return try await WidgetRequester(process: process).reply(to: request)
    } catch {
      result.problems.append(
        CheckReport.Problem(error.message, at: await lines.place(of: error, in: request)))
      return nil
    }
  }
}

extension HostDescription {
  /// The widgets that are not Live Activities.
  fileprivate var others: [CheckReport.OtherWidget] {
    widgets.compactMap { widget in
      guard case .other(let configuration) = widget.kind else { return nil }
      return CheckReport.OtherWidget(name: widget.name, configuration: configuration)
    }
  }
}

extension ViewNode {
  /// True when the tree contains visible content, or is an `EmptyView`, which is deliberate.
  fileprivate var showsSomething: Bool {
    var isSeen = false
    walk { node in
      switch node.kind {
      case .text, .image, .shape, .style, .divider, .progress, .gauge: isSeen = true
      case .empty, .spacer, .hstack, .vstack, .zstack, .grid, .gridRow, .viewThatFits,
        .geometryReader, .flex, .custom, .button, .toggle, .link, .island, .islandRegion,
        .unsupported:
        break
      }
    }
    return isSeen || kind == .empty
  }
}
