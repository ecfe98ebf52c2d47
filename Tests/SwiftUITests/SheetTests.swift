import Testing
import ViewArchive

@testable import SwiftUI

/// Sheets of an app's screen, and what is shown inside them.
@MainActor
struct SheetTests {
  private struct Root: View {
    let detents: Set<PresentationDetent>
    @State private var isShown = false
    @State private var selection = PresentationDetent.medium

    var body: some View {
      Button("Open") { isShown = true }
        .sheet(isPresented: $isShown) {
          NavigationStack {
            VStack {
              Content()
              NavigationLink("Push") { Text("pushed") }
              Button("Grow") { selection = .large }
            }
          }
          .presentationDetents(detents, selection: $selection)
        }
    }
  }

  private struct Content: View {
    @State private var hasAlert = false
    @State private var hasSheet = false

    var body: some View {
      Button("Alert") { hasAlert = true }
        .alert("Sure?", isPresented: $hasAlert) { Button("Yes") {} }
      Button("Sheet") { hasSheet = true }
        .sheet(isPresented: $hasSheet) { Text("the second") }
    }
  }

  private func opened(_ detents: Set<PresentationDetent> = []) throws -> ScreenBench {
    let bench = ScreenBench(Root(detents: detents))
    try bench.press("Open")
    bench.render()
    return bench
  }

  @Test func aSheetIsAsHighAsItsDetent() throws {
    let bench = try opened([.medium, .large])
    #expect(bench.screen.sheet?.height == .fraction(0.5))
    // What is behind is seen, and cannot be pressed.
    #expect(bench.texts.contains("Open") && bench.texts.contains("Alert"))
    #expect(throws: (any Error).self) { try bench.press("Open", isRequired: true) }
    try bench.press("Grow")
    bench.render()
    #expect(bench.screen.sheet == nil)
    #expect(!bench.texts.contains("Open"))
  }

  @Test func ofDetentsThatAreNotChosenItIsTheLowest() {
    #expect(Set([PresentationDetent.large, .height(300), .medium]).lowest == .height(300))
    #expect(PresentationDetent.fraction(1).sheetHeight == nil)
    struct Plain: View {
      @State private var isShown = true
      var body: some View {
        Text("a").sheet(isPresented: $isShown) { Text("b").presentationDetents([.height(200)]) }
      }
    }
    #expect(ScreenBench(Plain()).screen.sheet?.height == .points(200))
    struct Cover: View {
      @State private var isShown = true
      var body: some View {
        Text("a").fullScreenCover(isPresented: $isShown) {
          Text("b").presentationDetents([.medium])
        }
      }
    }
    #expect(ScreenBench(Cover()).screen.sheet == nil)
  }

  @Test func whatASheetPresentsIsBeforeIt() throws {
    let bench = try opened()
    try bench.press("Alert")
    bench.render()
    #expect(bench.screen.dialog != nil)
    try bench.press("Yes", isRequired: true)
    bench.render()
    #expect(bench.screen.dialog == nil)
    try bench.press("Sheet")
    bench.render()
    #expect(bench.texts == ["the second"])
    bench.graph.perform(.back)
    bench.render()
    #expect(bench.texts.contains("Push"))
  }

  /// One step back leads to the screen below inside the sheet, the next one closes it.
  @Test func aSheetHasAWayBackInsideIt() throws {
    let bench = try opened()
    try bench.press("Push")
    bench.render()
    #expect(bench.texts.contains("pushed"))
    bench.graph.perform(.back)
    bench.render()
    #expect(bench.texts.contains("Push"))
    bench.graph.perform(.back)
    bench.render()
    #expect(bench.texts == ["Open"])
  }

  /// As a tap beside it does, whatever is on it.
  @Test func aSheetIsClosedAtOnce() throws {
    let bench = try opened()
    try bench.press("Push")
    bench.render()
    #expect(bench.graph.perform(.closeSheet))
    bench.render()
    #expect(bench.texts == ["Open"])
    #expect(!bench.graph.perform(.closeSheet))
  }

  @Test func aSheetCanStayOpen() {
    struct Locked: View {
      @State private var isShown = true
      var body: some View {
        Text("a").sheet(isPresented: $isShown) { Text("b").interactiveDismissDisabled() }
      }
    }
    let bench = ScreenBench(Locked())
    #expect(!bench.screen.canGoBack)
    #expect(!bench.graph.perform(.back))
    #expect(!bench.graph.perform(.closeSheet))
    bench.render()
    #expect(bench.texts == ["b"])
  }
}
