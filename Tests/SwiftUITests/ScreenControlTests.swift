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
    let bench = ScreenBench(List { Text("row") }.refreshable {})
    #expect(bench.texts == ["row"])
    #expect(bench.screen.root.unsupportedNames == ["refreshable"])
  }

  /// In a widget nothing of this is drawn as on a screen.
  @Test func inAWidgetContainersAreStillReported() {
    let lowered = node(NavigationStack { List { Text("row").navigationTitle("Title") } })
    #expect(Set(lowered.unsupportedNames) == ["NavigationStack", "List", "navigationTitle"])
  }
}
