import Testing

@testable import SwiftUI

/// Tabs with values of the selection's type.
@MainActor
struct TabTests {
  private enum Place: Hashable { case home, list, other(Int), search }

  private struct Screens: View {
    @State private var place = Place.list
    @State private var hasMore = false

    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) {
          Button("more") { hasMore = true }
        }
        .badge(3)
        Tab("List", systemImage: "list.bullet", value: .list) { Text("a list") }
        TabSection("Others") {
          ForEach(1..<3, id: \.self) { index in
            Tab("Other \(index)", systemImage: "star", value: Place.other(index)) {
              Text("other \(index) of \(String(describing: place))")
            }
          }
        }
        if hasMore {
          Tab(value: .search, role: .search) { Text("found") }
        }
      }
    }
  }

  @Test func theSelectionIsTheValueOfATab() throws {
    let bench = ScreenBench(Screens())
    #expect(bench.texts.contains("a list"))
    for label in ["Home", "3", "List", "Other 1", "Other 2"] {
      #expect(bench.texts.contains(label))
    }
    #expect(!bench.texts.contains("Search"))
    try bench.press("Other 2")
    bench.render()
    #expect(bench.texts.contains("other 2 of other(2)"))
    try bench.press("Home")
    bench.render()
    try bench.press("more")
    bench.render()
    try bench.press("Search")
    bench.render()
    #expect(bench.texts.contains("found"))
  }

  private struct Plain: View {
    var body: some View {
      TabView {
        Tab("One", systemImage: "1.circle") { Text("first") }
        Tab {
          Text("second")
        } label: {
          Label("Two", systemImage: "2.circle")
        }
        Tab("Hidden", image: "none") { Text("third") }.hidden()
      }
    }
  }

  @Test func tabsWithoutValuesKeepTheirOwnSelection() throws {
    let bench = ScreenBench(Plain())
    #expect(bench.texts.contains("first") && !bench.texts.contains("Hidden"))
    try bench.press("Two")
    bench.render()
    #expect(bench.texts.contains("second"))
  }

  private struct Optionals: View {
    @State var place: String?

    var body: some View {
      TabView(selection: $place) {
        Tab("One", systemImage: "1.circle", value: "one") { Text("first") }
        Tab("Two", systemImage: "2.circle", value: "two") { Text("second \(place ?? "none")") }
      }
    }
  }

  @Test func aSelectionCanBeNothing() throws {
    let bench = ScreenBench(Optionals())
    #expect(bench.texts.contains("first"))
    try bench.press("Two")
    bench.render()
    #expect(bench.texts.contains("second two"))
  }
}
