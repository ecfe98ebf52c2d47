import Synchronization
import Testing
import ViewArchive

@testable import SwiftUI

/// When views in tabs and in navigation stacks appear and disappear.
@MainActor
struct AppearanceTests {
  @MainActor private final class Log {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private struct Page: View {
    let name: String
    let log: Log
    @State private var presses = 0

    var body: some View {
      Button("\(name) \(presses)") { presses += 1 }
        .onAppear { log.add("\(name) appears") }
        .onDisappear { log.add("\(name) disappears") }
        .onChange(of: presses) { log.add("\(name) changes") }
    }
  }

  private struct Tabs: View {
    let log: Log
    @State private var tab = "one"

    var body: some View {
      Button("Third") { tab = "three" }
      TabView(selection: $tab) {
        Page(name: "one", log: log).tabItem { Text("One") }.tag("one")
        Page(name: "two", log: log).onAppear { log.add("two outside") }
          .tabItem { Text("Two") }.tag("two").onDisappear { log.add("two is left") }
        Page(name: "three", log: log).tabItem { Label("Three", systemImage: "star") }.tag("three")
      }
    }
  }

  @Test func aTabAppearsWhenItIsShown() throws {
    let log = Log()
    let bench = ScreenBench(Tabs(log: log))
    #expect(log.take() == ["one appears"])
    try bench.press("Two")
    bench.render()
    #expect(log.take() == ["one disappears", "two appears", "two outside"])
    try bench.press("two 0")
    bench.render()
    #expect(log.take() == ["two changes"])
    try bench.press("Third")
    bench.render()
    #expect(log.take().sorted() == ["three appears", "two disappears", "two is left"])
    try bench.press("Two")
    bench.render()
    #expect(log.take() == ["three disappears", "two appears", "two outside"])
    // It has kept its state.
    #expect(bench.texts.contains("two 1"))
    bench.render()
    #expect(log.take() == [])
  }

  private struct Stack: View {
    let log: Log

    var body: some View {
      NavigationStack {
        VStack {
          Page(name: "root", log: log)
          NavigationLink("Push") {
            VStack {
              Page(name: "detail", log: log)
              NavigationLink("Deeper") { Page(name: "deep", log: log) }
            }
          }
        }
      }
    }
  }

  @Test func aScreenBelowAnotherOneHasDisappeared() throws {
    let log = Log()
    let bench = ScreenBench(Stack(log: log))
    #expect(log.take() == ["root appears"])
    try bench.press("Push")
    bench.render()
    #expect(log.take() == ["root disappears", "detail appears"])
    try bench.press("Deeper")
    bench.render()
    #expect(log.take() == ["detail disappears", "deep appears"])
    bench.graph.perform(.back)
    bench.render()
    #expect(log.take() == ["deep disappears", "detail appears"])
    bench.graph.perform(.back)
    bench.render()
    #expect(log.take() == ["detail disappears", "root appears"])
  }

  private struct Working: View {
    let log: Log
    @State private var value = 0

    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Push") { Button("Change") { value += 1 } }
          Text("\(value)").task { log.add("task") }.onChange(of: value) { log.add("change") }
        }
      }
    }
  }

  /// What is covered is still told of changes; its task begins anew.
  @Test func aCoveredViewIsToldOfChanges() async throws {
    let log = Log()
    let bench = ScreenBench(Working(log: log))
    await Task.yield()
    try bench.press("Push")
    bench.render()
    try bench.press("Change")
    bench.render()
    #expect(log.lines.contains("change"))
    bench.graph.perform(.back)
    bench.render()
    while log.lines.count < 3 { await Task.yield() }
    #expect(log.lines == ["task", "change", "task"])
  }
}
