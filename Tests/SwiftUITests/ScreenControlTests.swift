import Foundation
import Testing
import ViewArchive

@testable import SwiftUI

/// The controls and containers of an app's screen.
@MainActor
struct ScreenControlTests {
  private struct Inputs: View {
    @State private var name = ""
    @State private var isOn = false
    @State private var level = 0.5
    @State private var count = 1
    @State private var choice = "b"

    var body: some View {
      Form {
        Section("First") {
          TextField("Name", text: $name)
          Toggle("Switch", isOn: $isOn)
        }
        Slider(value: $level, in: 0...1, step: 0.25)
        Stepper("Count \(count)", value: $count, in: 0...2)
        Picker("Choice", selection: $choice) {
          ForEach(["a", "b", "c"], id: \.self) { Text("option \($0)").tag($0) }
        }
      }
      Text("name \(name) \(isOn ? "on" : "off") \(Int(level * 100)) \(choice)")
    }
  }

  private func control(
    _ bench: ScreenBench, _ matches: (ScreenControl.Kind) -> Bool
  ) throws -> String {
    try #require(bench.screen.controls.first { matches($0.value.kind) }?.key)
  }

  @Test func fieldsTogglesSlidersSteppersAndPickersChangeTheirValues() throws {
    let bench = ScreenBench(Inputs())
    #expect(bench.texts.contains("First"))
    #expect(bench.texts.contains("name  off 50 b"))
    let field = try control(bench) { if case .text = $0 { true } else { false } }
    #expect(bench.graph.perform(.text(field, "Ada")))
    try bench.press("Switch")
    bench.render()
    #expect(bench.texts.contains("name Ada on 50 b"))
    #expect(bench.screen.controls[field]?.kind == .text("Ada", isSecure: false))
    for (id, control) in bench.screen.controls where control.kind == .adjustable {
      bench.graph.perform(.adjust(id, steps: 1))
    }
    try bench.press(" + ")
    bench.render()
    #expect(bench.texts.contains("name Ada on 75 c"))
    #expect(bench.texts.contains("option c"))
    #expect(bench.texts.contains("Count 2"))
    // At the end of its bounds the button is disabled.
    #expect(throws: (any Error).self) { try bench.press(" + ", isRequired: true) }
  }

  /// Reads its whole environment, which also contains what records that.
  private struct Reader: View {
    @Environment(\.self) private var values
    let isOn: Bool
    var body: some View { Text(isOn && values.isEnabled ? "on" : "off") }
  }

  private struct Whole: View {
    @State private var isOn = false

    var body: some View {
      TabView {
        NavigationStack {
          Form {
            Section("First") {
              Toggle("Switch", isOn: $isOn)
              Button("Button") {}
              Reader(isOn: isOn)
              NavigationLink("more") { Text("more") }
            }
          }
          .navigationTitle("Root")
          .toolbar { Button("Add") {} }
        }
        .tabItem { Text("One") }
      }
    }
  }

  @Test func whatAPressMakesIsReleased() throws {
    let bench = ScreenBench(Whole())
    try bench.press("Switch")
    bench.render()
    let nodes = bench.graph.nodeCount
    weak var released: AnyObject?
    for count in 0..<50 {
      try bench.press("Switch")
      bench.render()
      if count == 10 { released = bench.graph.anyReader }
    }
    #expect(bench.graph.nodeCount == nodes)
    #expect(released == nil)
  }

  private struct Detail: View {
    let number: Int
    @Environment(\.dismiss) private var dismiss
    @State private var count = 0

    var body: some View {
      Text("detail \(number)").navigationTitle("Title \(number)")
      Button("more \(count)") { count += 1 }
      Button("close") { dismiss() }
    }
  }

  private struct Stack: View {
    @State private var path: [Int] = []
    @State private var taps = 0

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("taps \(taps)") { taps += 1 }
          NavigationLink("to 7", value: 7)
          NavigationLink("plain") { Text("plain screen") }
          Text("depth \(path.count)")
        }
        .navigationTitle("Root")
        .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Add") { path = [1, 2] } } }
        .navigationDestination(for: Int.self) { Detail(number: $0) }
      }
    }
  }

  @Test func aStackOfScreensGoesDownAndBack() throws {
    let bench = ScreenBench(Stack())
    #expect(bench.texts == ["Add", "Root", "taps 0", "to 7", "plain", "depth 0"])
    #expect(!bench.screen.canGoBack)
    try bench.press("taps 0")
    bench.render()
    try bench.press("to 7")
    bench.render()
    #expect(bench.texts == ["‹ Back", "Title 7", "detail 7", "more 0", "close"])
    try bench.press("more 0")
    bench.render()
    #expect(bench.texts.contains("more 1"))
    #expect(bench.screen.canGoBack)
    #expect(bench.graph.perform(.back))
    bench.render()
    #expect(bench.texts.contains("taps 1"))
    try bench.press("Add")
    bench.render()
    #expect(bench.texts.contains("detail 2"))
    try bench.press("close")
    bench.render()
    #expect(bench.texts.contains("detail 1"))
    try bench.press("‹ Back")
    bench.render()
    try bench.press("plain")
    bench.render()
    #expect(bench.texts == ["‹ Back", "plain screen"])
  }

  private struct Presenter: View {
    @State private var isSheetShown = false
    @State private var isAlertShown = false
    @State private var result = "none"

    var body: some View {
      VStack {
        Button("sheet") { isSheetShown = true }
        Button("alert") { isAlertShown = true }
        Text("result \(result)")
      }
      .sheet(isPresented: $isSheetShown, onDismiss: { result = "dismissed" }) { Detail(number: 3) }
      .alert("Sure?", isPresented: $isAlertShown) {
        Button("Delete", role: .destructive) { result = "deleted" }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("It is gone then.")
      }
    }
  }

  @Test func sheetsAndAlertsAreInFrontUntilTheyAreClosed() throws {
    let bench = ScreenBench(Presenter())
    try bench.press("sheet")
    bench.render()
    #expect(bench.texts == ["detail 3", "more 0", "close"])
    try bench.press("close")
    // The screen is told once the sheet has gone.
    bench.render()
    bench.render()
    #expect(bench.texts == ["sheet", "alert", "result dismissed"])
    try bench.press("alert")
    bench.render()
    #expect(bench.texts.contains("Sure?"))
    #expect(bench.texts.contains("It is gone then."))
    // What is behind cannot be pressed.
    #expect(throws: (any Error).self) { try bench.press("sheet", isRequired: true) }
    try bench.press("Delete")
    bench.render()
    #expect(bench.texts == ["sheet", "alert", "result deleted"])
    #expect(!bench.screen.canGoBack)
  }

  private struct Tabs: View {
    @State private var tab = 1
    var body: some View {
      TabView(selection: $tab) {
        Text("first screen").tabItem { Label("One", systemImage: "1.circle") }.tag(0)
        Text("second screen").tabItem { Text("Two") }.tag(1)
      }
    }
  }

  @Test func tabsShowOneScreen() throws {
    let bench = ScreenBench(Tabs())
    #expect(bench.texts == ["second screen", "One", "Two"])
    try bench.press("One")
    bench.render()
    #expect(bench.texts == ["first screen", "One", "Two"])
  }

  @Test func whatAScreenCannotDrawIsNamed() {
    let bench = ScreenBench(List { Text("row").gesture(RotateGesture().onEnded { _ in }) })
    #expect(bench.texts == ["row"])
    #expect(bench.screen.unsupportedNames == ["gesture"])
  }

  /// In a widget nothing of this is drawn as on a screen.
  @Test func inAWidgetContainersAreStillReported() {
    let lowered = node(NavigationStack { List { Text("row").navigationTitle("Title") } })
    #expect(Set(lowered.unsupportedNames) == ["NavigationStack", "List", "navigationTitle"])
  }

  // MARK: Gestures

  private struct Touched: View {
    @State private var log: [String] = []
    @State private var name = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      List {
        Button("row") { log.append("tap") }
          .swipeActions { Button("Delete", role: .destructive) { log.append("delete") } }
          .contextMenu { Button("Share") { log.append("share") } }
        Text("plain").contextMenu { Button("Copy") { log.append("copy") } }
        Text("held").onLongPressGesture { log.append("held") }
        Text("tapped").gesture(TapGesture().onEnded { log.append("tapped") })
        Text("long").gesture(LongPressGesture().onEnded { _ in log.append("long") })
        Text("dragged").gesture(DragGesture().onEnded { _ in log.append("dragged") })
        TextField("Name", text: $name).focused($isFocused).onSubmit { log.append("sent \(name)") }
        Button("focus") { isFocused = true }
        Text(isFocused ? "editing" : "not editing")
      }
      .refreshable { log.append("refreshed") }
      Text(log.joined(separator: " "))
    }
  }

  /// The control that contains a text.
  private func control(_ bench: ScreenBench, of title: String) throws -> String {
    var found: String?
    bench.screen.root.walk { node in
      guard case .intent(let reference?) = node.kind.control else { return }
      node.walk { inner in
        if case .text(let text) = inner.kind, text.runs.first?.content == .literal(title) {
          found = found ?? reference.id
        }
      }
    }
    return try #require(found, "no control '\(title)'")
  }

  @Test func gesturesOpenMenusAndRunTheirClosures() async throws {
    let bench = ScreenBench(Touched())
    func perform(_ input: ScreenInput) {
      #expect(bench.graph.perform(input))
      bench.render()
    }
    let row = try control(bench, of: "row")
    #expect(bench.screen.controls[row]?.gestures == [.hold, .swipe])
    perform(.swipe(row))
    #expect(bench.screen.canGoBack)
    try bench.press("Delete")
    bench.render()
    #expect(!bench.screen.canGoBack && bench.texts.last == "delete")
    perform(.hold(try control(bench, of: "row")))
    try bench.press("Share")
    bench.render()
    // What is no control is one by its menu.
    perform(.press(try control(bench, of: "plain")))
    try bench.press("Copy")
    bench.render()
    try bench.press("row")
    bench.render()
    perform(.hold(try control(bench, of: "held")))
    perform(.press(try control(bench, of: "tapped")))
    perform(.hold(try control(bench, of: "long")))
    perform(.drag(try control(bench, of: "dragged"), Self.drag(.ended, to: (30, 0))))
    #expect(bench.texts.last == "delete share copy tap held tapped long dragged")
    #expect(bench.screen.unsupportedNames == [])
    #expect(bench.screen.canRefresh)
    #expect(bench.graph.perform(.refresh))
    while bench.texts.last?.hasSuffix("refreshed") != true {
      await Task.yield()
      bench.render()
    }
  }

  @Test func theFocusOfAFieldIsKnownAndSet() throws {
    let bench = ScreenBench(Touched())
    func perform(_ input: ScreenInput) {
      #expect(bench.graph.perform(input))
      bench.render()
    }
    let field = try control(bench) { if case .text = $0 { true } else { false } }
    #expect(bench.screen.controls[field]?.gestures == [.focus, .submit])
    #expect(bench.screen.controls[field]?.isFocused == false)
    perform(.focus(field, true))
    #expect(bench.texts.contains("editing"))
    #expect(bench.screen.controls[field]?.isFocused == true)
    perform(.text(field, "Ada"))
    perform(.submit(field))
    perform(.focus(field, false))
    #expect(bench.texts.contains("not editing") && bench.texts.last == "sent Ada")
    try bench.press("focus")
    bench.render()
    #expect(bench.screen.controls[field]?.isFocused == true)
  }

  private struct Opened: View {
    @State private var address = "none"
    var body: some View { Text(address).onOpenURL { address = $0.absoluteString } }
  }

  @Test func anAddressIsOpened() throws {
    let bench = ScreenBench(Opened())
    let url = try #require(URL(string: "match://score/1"))
    #expect(bench.graph.perform(.open(url)))
    bench.render()
    #expect(bench.texts == ["match://score/1"])
    let other = ScreenBench(Text("deaf"))
    #expect(!other.graph.perform(.open(url)))
  }

  // MARK: Drags

  private static func drag(_ phase: DragInput.Phase, to way: (x: Double, y: Double)) -> DragInput {
    DragInput(
      phase: phase, start: .init(x: 10, y: 10), location: .init(x: 10 + way.x, y: 10 + way.y),
      velocity: .init(x: 100, y: 0), size: .init(x: 200, y: 40))
  }

  private struct Dragged: View {
    @GestureState private var way = CGSize.zero
    @GestureState private var isHeld = false
    @State private var log = "none"
    @State private var level = 0.0
    @State private var taps = 0

    var body: some View {
      Text("card").offset(way).gesture(
        DragGesture()
          .updating($way) { value, state, _ in state = value.translation }
          .onChanged { log = "at \(Int($0.location.x))" }
          .onEnded { log = "ended \(Int($0.translation.width)) \(Int($0.velocity.width))" })
      Text("hold me").gesture(
        DragGesture(minimumDistance: 0)
          .updating($isHeld) { _, state, _ in state = true }.onEnded { _ in log = "let go" })
      Text("both").gesture(
        TapGesture().onEnded { taps += 1 }
          .simultaneously(with: DragGesture().onEnded { _ in taps += 10 }))
      Button("down") { taps += 100 }
        .simultaneousGesture(DragGesture(minimumDistance: 0).onEnded { _ in taps += 1_000 })
      Slider(value: $level, in: 0...10, step: 1)
      Text("\(Int(way.width)) \(isHeld) \(log) \(level.formatted()) \(taps)")
    }
  }

  @Test func dragsMoveWhatFollowsThem() throws {
    let bench = ScreenBench(Dragged())
    func perform(_ id: String, _ phase: DragInput.Phase, _ x: Double) {
      #expect(bench.graph.perform(.drag(id, Self.drag(phase, to: (x, 0)))))
      bench.render()
    }
    let card = try control(bench, of: "card")
    #expect(bench.screen.controls[card]?.gestures == [.drag])
    perform(card, .moved, 40)
    #expect(bench.texts.last == "40 false at 50 0 0")
    perform(card, .ended, 45)
    #expect(bench.texts.last == "0 false ended 45 100 0 0")
    perform(card, .moved, 20)
    perform(card, .cancelled, 20)
    #expect(bench.texts.last == "0 false at 30 0 0")
    let held = try control(bench, of: "hold me")
    perform(held, .moved, 1)
    #expect(bench.texts.last == "0 true at 30 0 0")
    perform(held, .ended, 1)
    // A press is a drag that does not move.
    bench.graph.perform(.press(held))
    bench.render()
    #expect(bench.texts.last == "0 false let go 0 0")
    let both = try control(bench, of: "both")
    bench.graph.perform(.press(both))
    perform(both, .ended, 30)
    #expect(bench.texts.last == "0 false let go 0 11")
    let slider = try #require(bench.screen.controls.first { $0.value.kind == .adjustable }?.key)
    perform(slider, .moved, 110)
    #expect(bench.texts.last == "0 false let go 6 11")
    perform(slider, .ended, 900)
    #expect(bench.texts.last == "0 false let go 10 11")
    // That of a button is both.
    try bench.press("down")
    bench.render()
    #expect(bench.texts.last == "0 false let go 10 1111")
  }

  // MARK: Scenes

  private final class Model: ObservableObject { @Published var count = 1 }

  @Observable
  final class Settings { var name = "plain" }

  private struct SceneRoot: View {
    @EnvironmentObject private var model: Model
    @Environment(Settings.self) private var settings
    @Environment(\.locale) private var locale

    var body: some View {
      Text("\(model.count) \(settings.name) \(locale.identifier)")
      Button("more") { model.count += 1 }
    }
  }

  private struct SceneApp: App {
    @StateObject private var model = Model()
    @State private var settings = Settings()

    var body: some Scene {
      WindowGroup { SceneRoot() }
        .environmentObject(model)
        .environment(settings)
        .environment(\.locale, Locale(identifier: "fr_FR"))
        .onChange(of: model.count) { settings.name = "changed" }
    }
  }

  @Test func modifiersOfASceneReachItsWindow() throws {
    let bench = ScreenBench(AppScreen<SceneApp>())
    #expect(bench.texts.first == "1 plain fr_FR")
    try bench.press("more")
    bench.render()
    bench.render()
    #expect(bench.texts.first == "2 changed fr_FR")
  }
}
