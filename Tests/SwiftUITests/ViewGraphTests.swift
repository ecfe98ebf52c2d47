import Foundation
import Synchronization
import Testing
import ViewArchive

@testable import SwiftUI

/// A screen of an app in a test: renders it, reads its texts and presses its buttons by their titles.
@MainActor
final class ScreenBench {
  let graph: ViewGraph
  private(set) var screen = ScreenArchive(root: .empty)
  var environment = ArchiveEnvironment(now: Date(timeIntervalSinceReferenceDate: 0))

  init(_ root: some View) {
    let count = Counter()
    counter = count
    graph = ViewGraph(root) { count.value.withLock { $0 += 1 } }
    render()
  }

  final class Counter: Sendable { let value = Mutex(0) }
  private let counter: Counter

  /// How often the screen was reported as outdated.
  var invalidationCount: Int { counter.value.withLock { $0 } }

  func render() { screen = graph.render(environment, in: CGSize(width: 390, height: 700)) }

  /// Renders and returns how many bodies were evaluated.
  func bodies() -> Int {
    render()
    return bodyCount
  }

  /// How many bodies the last pass has evaluated, without those of our own views.
  var bodyCount: Int {
    graph.evaluated.count { !String(reflecting: $0).hasPrefix("SwiftUI.") }
  }

  var texts: [String] {
    var texts: [String] = []
    for part in screen.parts { part.walk { texts += [$0.plainText].compactMap(\.self) } }
    return texts
  }

  /// Presses the control that contains a text.
  ///
  /// - Throws: When there is no such control and `isRequired`; else an issue is recorded.
  func press(
    _ title: String, isRequired: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var found: String?
    for part in screen.parts {
      part.walk { node in
        guard case .intent(let reference?) = node.kind.control else { return }
        var isIt = false
        node.walk { isIt = isIt || $0.plainText == title }
        if isIt, found == nil { found = reference.id }
      }
    }
    struct Missing: Error {}
    if isRequired, found == nil { throw Missing() }
    let id = try #require(found, "no control '\(title)'", sourceLocation: sourceLocation)
    #expect(graph.perform(.press(id)), sourceLocation: sourceLocation)
  }
}

extension ViewNode {
  var plainText: String? {
    guard case .text(let text) = kind else { return nil }
    return text.runs.map { run in
      if case .literal(let text) = run.content { text } else { "?" }
    }.joined()
  }
}

private struct Counter: View {
  var name = "counter"
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

private struct Parent: View {
  @State private var isOn = false
  @State private var other = 0

  var body: some View {
    VStack {
      Button("switch") { isOn.toggle() }
      Button("other \(other)") { other += 1 }
      if isOn { Counter(name: "first") } else { Counter(name: "second") }
      Counter(name: "child")
    }
    .font(.title)
  }
}

private final class Score: ObservableObject {
  @Published var value = 0
  @Published private(set) var unused = 0
  func add() { value += 1 }
}

private struct ModelView: View {
  @ObservedObject var model: Score
  var body: some View { Text("model \(model.value)") }
}

private struct Owner: View {
  @StateObject private var model = Score()
  @State private var tick = 0

  var body: some View {
    Button("add") { model.add() }
    Button("tick \(tick)") { tick += 1 }
    ModelView(model: model)
    Text("owner \(model.value)")
  }
}

@Observable private final class Observed {
  var value = 0
  var other = 0
}

private struct ObservedView: View {
  let model: Observed
  var body: some View { Text("observed \(model.value)") }
}

private struct Editor: View {
  @Binding var value: Int
  var body: some View { Button("set") { value += 10 } }
}

private struct BindingOwner: View {
  @State private var value = 1
  var body: some View {
    Text("value \(value)")
    Editor(value: $value)
  }
}

private struct SchemeReader: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Text(scheme == .dark ? "dark" : "light") }
}

private struct Rows: View {
  @State private var ids = [1, 2, 3]
  var body: some View {
    Button("turn") { ids.reverse() }
    Button("drop") { ids.removeFirst() }
    ForEach(ids, id: \.self) { Counter(name: "row \($0)") }
  }
}

private struct Events: View {
  let log: (String) -> Void
  @State private var isShown = true
  @State private var value = 0

  var body: some View {
    Button("hide") { isShown.toggle() }
    Button("value") { value += 1 }
    if isShown {
      Text("shown")
        .onAppear { log("appear") }
        .onDisappear { log("disappear") }
        .onChange(of: value) { old, new in log("change \(old) \(new)") }
        .onChange(of: value, initial: true) { log("initial") }
    }
  }
}

@MainActor
struct ViewGraphTests {
  @Test func aButtonChangesTheStateOfItsView() throws {
    let bench = ScreenBench(Counter())
    #expect(bench.texts == ["counter 0"])
    try bench.press("counter 0")
    #expect(bench.invalidationCount == 1)
    bench.render()
    #expect(bench.texts == ["counter 1"])
    for count in 1..<1_000 {
      try bench.press("counter \(count)")
      #expect(bench.bodies() == 1)
    }
    #expect(bench.texts == ["counter 1,000"])
  }

  /// "A press on one of 100 counters evaluates one body."
  @Test func onlyTheViewWhoseStateChangedIsEvaluated() throws {
    let bench = ScreenBench(
      VStack { ForEach(0..<100, id: \.self) { Counter(name: "c\($0)") } })
    #expect(bench.bodyCount == 100)
    try bench.press("c41 0")
    #expect(bench.bodies() == 1)
    #expect(bench.texts[40...42] == ["c40 0", "c41 1", "c42 0"])
    #expect(bench.bodies() == 0)
  }

  @Test func aChildWithTheSameValuesIsNotEvaluatedWithItsParent() throws {
    let bench = ScreenBench(Parent())
    try bench.press("child 0")
    #expect(bench.bodies() == 1)
    try bench.press("other 0")
    #expect(bench.bodies() == 1)
    #expect(bench.texts == ["switch", "other 1", "second 0", "child 1"])
  }

  @Test func anotherBranchIsAnotherView() throws {
    let bench = ScreenBench(Parent())
    try bench.press("second 0")
    bench.render()
    #expect(bench.texts.contains("second 1"))
    try bench.press("switch")
    bench.render()
    #expect(bench.texts.contains("first 0"))
    try bench.press("switch")
    bench.render()
    #expect(bench.texts.contains("second 0"))
  }

  @Test func aStateObjectLivesAndItsChangesAreSeen() throws {
    let bench = ScreenBench(Owner())
    try bench.press("add")
    #expect(bench.bodies() == 2)
    #expect(bench.texts == ["add", "tick 0", "model 1", "owner 1"])
    try bench.press("tick 0")
    #expect(bench.bodies() == 1)
    #expect(bench.texts == ["add", "tick 1", "model 1", "owner 1"])
  }

  @Test func aPropertyThatIsReadIsObserved() {
    let model = Observed()
    let bench = ScreenBench(ObservedView(model: model))
    model.other += 1
    #expect(bench.invalidationCount == 0)
    model.value += 1
    #expect(bench.invalidationCount == 1)
    #expect(bench.bodies() == 1)
    #expect(bench.texts == ["observed 1"])
  }

  @Test func aBindingChangesTheOwnersState() throws {
    let bench = ScreenBench(BindingOwner())
    try bench.press("set")
    #expect(bench.bodies() == 1)
    #expect(bench.texts == ["value 11", "set"])
  }

  @Test func rowsKeepTheirStateByTheirIdentifiers() throws {
    let bench = ScreenBench(Rows())
    try bench.press("row 3 0")
    bench.render()
    try bench.press("turn")
    #expect(bench.bodies() == 1)
    #expect(bench.texts == ["turn", "drop", "row 3 1", "row 2 0", "row 1 0"])
    try bench.press("drop")
    bench.render()
    #expect(bench.texts == ["turn", "drop", "row 2 0", "row 1 0"])
  }

  @Test func onlyWhoReadsAnEnvironmentValueIsEvaluatedWhenItChanges() {
    let bench = ScreenBench(
      VStack {
        Counter()
        SchemeReader()
      })
    bench.environment.colorScheme = .dark
    #expect(bench.bodies() == 1)
    #expect(bench.texts == ["counter 0", "dark"])
  }

  @Test func eventsHappenWhenAViewAppearsChangesAndDisappears() throws {
    var log: [String] = []
    let bench = ScreenBench(Events { log.append($0) })
    #expect(log == ["initial", "appear"] || log == ["appear", "initial"])
    log = []
    try bench.press("value")
    bench.render()
    #expect(Set(log) == ["initial", "change 0 1"])
    log = []
    try bench.press("hide")
    bench.render()
    #expect(log == ["disappear"])
    try bench.press("hide")
    bench.render()
    #expect(Set(log) == ["disappear", "appear", "initial"])
  }

  @Test func aControlThatIsGoneCannotBePressed() throws {
    let bench = ScreenBench(Rows())
    let before = bench.screen
    try bench.press("drop")
    bench.render()
    var gone: [String] = []
    before.root.walk { node in
      if case .intent(let reference?) = node.kind.control,
        bench.screen.controls[reference.id] == nil
      {
        gone.append(reference.id)
      }
    }
    #expect(gone.count == 1)
    #expect(gone.allSatisfy { !bench.graph.perform(.press($0)) })
  }
}
