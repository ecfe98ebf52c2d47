import Testing
import ViewArchive

@testable import SwiftUI

/// Bars, links and presentations of an app's screens, also in their older forms.
@MainActor
struct NavigationTests {
  private func press(_ title: String, in bench: ScreenBench) throws {
    try bench.press(title)
    bench.render()
  }

  private struct Links: View {
    @State private var isActive = false
    @State private var chosen: Int?

    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Active", isActive: $isActive) {
            Button("Leave") { isActive = false }
          }
          NavigationLink(destination: Text("first"), tag: 1, selection: $chosen) { Text("One") }
          NavigationLink(destination: Button("to first") { chosen = 1 }, tag: 2, selection: $chosen)
          {
            Text("Two")
          }
          Button("Go") { chosen = 2 }
          Text("\(isActive ? "active" : "inactive") \(chosen ?? 0)")
        }
      }
    }
  }

  @Test func aLinkIsActiveWhileItsScreenIsShown() throws {
    let bench = ScreenBench(Links())
    try press("Active", in: bench)
    #expect(bench.texts == ["‹ Back", "Leave"])
    try press("Leave", in: bench)
    #expect(bench.texts.last == "inactive 0")
    try press("Active", in: bench)
    bench.graph.perform(.back)
    bench.render()
    #expect(bench.texts.last == "inactive 0")
    try press("Go", in: bench)
    try press("to first", in: bench)
    #expect(bench.texts == ["‹ Back", "first"])
    bench.graph.perform(.back)
    bench.render()
    #expect(bench.texts.last == "inactive 0")
  }

  private struct Hidden: View {
    @Environment(\.presentationMode) private var mode

    var body: some View {
      VStack {
        Button("Leave") { mode.wrappedValue.dismiss() }
        Text(mode.wrappedValue.isPresented ? "presented" : "not presented")
      }
      .navigationTitle("Not shown")
      .navigationBarHidden(true)
      .toolbar(.hidden, for: .tabBar)
    }
  }

  private struct NoWayBack: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("Leave") { dismiss() }
        .navigationBarBackButtonHidden()
        .toolbar {
          ToolbarItem(placement: .principal) { Text("center") }
          ToolbarItem(placement: .bottomBar) { Text("bottom") }
          ToolbarItem(placement: .keyboard) { Text("keyboard") }
        }
    }
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        NavigationStack {
          VStack {
            NavigationLink("Hidden") { Hidden() }
            NavigationLink("No way back") { NoWayBack() }
          }
          .navigationTitle("Root")
        }
        .tabItem { Text("tab") }
      }
    }
  }

  @Test func barsAreHidden() throws {
    let bench = ScreenBench(Tabs())
    #expect(bench.texts == ["Root", "Hidden", "No way back", "tab"])
    try press("Hidden", in: bench)
    #expect(bench.texts == ["Leave", "presented"])
    #expect(bench.screen.canGoBack)
    try press("Leave", in: bench)
    #expect(bench.texts.last == "tab")
  }

  @Test func aScreenWithoutABackButtonIsLeftByTheApp() throws {
    let bench = ScreenBench(Tabs())
    try press("No way back", in: bench)
    #expect(bench.texts == ["center", "Leave", "bottom", "tab"])
    #expect(!bench.screen.canGoBack)
    #expect(bench.screen.unsupportedNames.contains { $0.contains("keyboard") })
    try press("Leave", in: bench)
    #expect(bench.texts.contains("Root"))
  }

  private struct Sheets: View {
    @State private var isShown = false
    @State private var dismissals = 0

    var body: some View {
      VStack {
        Button("Open") { isShown = true }
        Text("dismissed \(dismissals)")
      }
      .sheet(isPresented: $isShown) {
        dismissals += 1
      } content: {
        Button("Close") { isShown = false }
      }
    }
  }

  @Test func aDismissalIsToldWhoeverDismisses() throws {
    let bench = ScreenBench(Sheets())
    try press("Open", in: bench)
    try press("Close", in: bench)
    bench.render()
    #expect(bench.texts.last == "dismissed 1")
    try press("Open", in: bench)
    bench.graph.perform(.back)
    bench.render()
    bench.render()
    #expect(bench.texts.last == "dismissed 2")
  }

  private struct Found: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      Button(isSearching ? "searching" : "at rest") { dismissSearch() }
    }
  }

  private struct Searched: View {
    @State private var text = "abc"

    var body: some View {
      Found().searchable(text: $text)
    }
  }

  @Test func aSearchIsKnownAndDismissed() throws {
    let bench = ScreenBench(Searched())
    try press("searching", in: bench)
    #expect(bench.texts.last == "at rest")
  }

  // MARK: Scroll views

  /// The numbers of scroll views, with the ideal heights of those that have one.
  private func scrolls(_ view: some View) -> [Double?] {
    var found: [Double?] = []
    ScreenBench(view).screen.root.walk { node in
      for case .scrollFrame(let frame) in node.roles { found.append(frame.idealHeight) }
    }
    return found
  }

  /// The outermost ones get a part of the phone's height at least; one that does not scroll is as
  /// high as its content.
  @Test func scrollViewsHaveIdealHeights() {
    let nested = VStack {
      ScrollView { List { Text("inner") } }
      List { Text("second") }
    }
    let heights = scrolls(nested)
    #expect(heights.count == 3)
    #expect(heights[0] == heights[2])
    #expect((heights[0] ?? 0) > 0)
    #expect(heights[1] == nil)
    #expect(scrolls(nested.scrollDisabled(true)).isEmpty)
  }

  /// A large title belongs to the first scroll view below it.
  @Test(arguments: [
    (NavigationBarItem.TitleDisplayMode.automatic, true), (.large, true), (.inline, false),
  ])
  func aLargeTitleIsTakenAlong(mode: NavigationBarItem.TitleDisplayMode, isTakenAlong: Bool) {
    let bench = ScreenBench(
      NavigationStack {
        List { Text("row") }.navigationTitle("Title").navigationBarTitleDisplayMode(mode)
      })
    var marks: [String: Int] = [:]
    bench.screen.root.walk { node in
      for role in node.roles {
        switch role {
        case .largeTitle(let number): marks["large"] = number
        case .collapsedTitle(let number): marks["collapsed"] = number
        case .scrollContent(let number): marks["scroll"] = number
        default: break
        }
      }
    }
    #expect(marks.count == (isTakenAlong ? 3 : 1))
    #expect(Set(marks.values).count == 1)
  }
}
