import Testing
import ViewArchive

@testable import SwiftUI

/// How the screens of apps look, and what their parts say about the whole screen.
@MainActor
struct ScreenLookTests {
  private func modifiers(_ bench: ScreenBench) -> [NodeModifier] {
    var found: [NodeModifier] = []
    bench.screen.root.walk { found += $0.modifiers }
    return found
  }

  private func roles(_ bench: ScreenBench) -> [NodeRole] {
    modifiers(bench).compactMap { if case .role(let role) = $0 { role } else { nil } }
  }

  private struct Tabs: View {
    @State private var shown = 0

    var body: some View {
      TabView(selection: $shown) {
        Text("first").tabItem { Text("One") }.tag(0)
        Text("second").refreshable {}.preferredColorScheme(.dark).tabItem { Text("Two") }.tag(1)
      }
    }
  }

  /// What a hidden tab says about the screen counts when it is shown.
  @Test func onlyTheTabThatIsShownSpeaksForTheScreen() throws {
    let bench = ScreenBench(Tabs())
    #expect(!bench.screen.canRefresh)
    #expect(bench.screen.colorScheme == nil)
    #expect(roles(bench).contains(.bottomBar))
    try bench.press("Two")
    bench.render()
    #expect(bench.screen.canRefresh)
    #expect(bench.screen.colorScheme == .dark)
  }

  private struct Pushed: View {
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        Button("push") { path = [1] }.refreshable {}
          .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
  }

  @Test func aScreenBelowDoesNotRefreshTheOneAboveIt() throws {
    let bench = ScreenBench(Pushed())
    #expect(bench.screen.canRefresh)
    try bench.press("push")
    bench.render()
    #expect(bench.texts.contains("number 1"))
    #expect(!bench.screen.canRefresh)
    #expect(bench.screen.canGoBack)
  }

  private struct Choice: View {
    @State private var choice = "a"

    var body: some View {
      Text("chosen \(choice)")
      Picker("Choice", selection: $choice) {
        ForEach(["a", "b", "c"], id: \.self) { Text("option \($0)").tag($0) }
      }
      .pickerStyle(.segmented)
    }
  }

  @Test func eachSegmentOfAPickerIsPressed() throws {
    let bench = ScreenBench(Choice())
    #expect(bench.texts == ["chosen a", "option a", "option b", "option c"])
    try bench.press("option c")
    bench.render()
    #expect(bench.texts.first == "chosen c")
  }

  private struct Pages: View {
    var body: some View {
      TabView {
        ForEach(1..<4) { Text("page \($0)") }
      }
      .tabViewStyle(.page)
    }
  }

  @Test func pagesAreShownOneByOne() throws {
    let bench = ScreenBench(Pages())
    #expect(bench.texts == ["page 1"])
    let dots = try #require(bench.screen.controls.first { $0.value.kind == .adjustable }?.key)
    bench.graph.perform(.adjust(dots, steps: 2))
    bench.render()
    #expect(bench.texts == ["page 3"])
    bench.graph.perform(.adjust(dots, steps: 1))
    bench.render()
    #expect(bench.texts == ["page 3"])
  }

  @Test func toolbarsShowIconsNamedByTheirTitles() {
    let bench = ScreenBench(
      NavigationStack {
        Text("content").toolbar { Button("Add", systemImage: "plus") {} }
      })
    #expect(bench.texts == ["content"])
    #expect(modifiers(bench).contains(.accessibilityLabel("Add")))
  }

  @Test func rowsHaveTheBackgroundsThatTheSourceGivesThem() {
    let row = StyleValue.groupedRow
    func fills(_ bench: ScreenBench) -> Set<StyleValue> {
      var found: Set<StyleValue> = []
      for case .background(let layer, _) in modifiers(bench) {
        layer.walk { node in
          switch node.kind {
          case .style(let style): found.insert(style)
          case .shape(let shape): found.formUnion([shape.fill].compactMap(\.self))
          default: break
          }
        }
      }
      return found
    }
    func list(_ change: (List<Never, TupleView<(Text, Text)>>) -> some View) -> ScreenBench {
      ScreenBench(
        change(
          List {
            Text("one")
            Text("two")
          }))
    }
    let grouped = StyleValue.groupedBackground
    #expect(fills(list { $0 }).isSuperset(of: [row, grouped]))
    #expect(fills(list { $0.listStyle(.plain) }).isDisjoint(with: [row, grouped]))
    let hidden = fills(list { $0.scrollContentBackground(.hidden) })
    #expect(hidden.contains(row) && !hidden.contains(grouped))
    let own = fills(
      ScreenBench(
        List {
          Text("one").listRowBackground(Color.red)
          Text("two")
        }))
    #expect(own.isSuperset(of: [row, Color.red.resolvedStyle]))
  }

  @Test func linesAreBetweenTheRowsThatWantThem() {
    func lines(_ visibility: Visibility) -> Int {
      let bench = ScreenBench(
        List {
          Text("one")
          Text("two").listRowSeparator(visibility)
        })
      return modifiers(bench).count { if case .overlay = $0 { true } else { false } }
    }
    #expect(lines(.automatic) == 1)
    #expect(lines(.hidden) == 0)
  }

  /// The roles that the page draws backgrounds up to the edges by; a widget has none.
  @Test func viewsThatIgnoreTheSafeAreaHaveARole() {
    let both = NodeRole.edgeToEdge(top: true, bottom: true)
    #expect(roles(ScreenBench(Color.red.ignoresSafeArea())) == [both])
    #expect(
      roles(ScreenBench(Color.red.ignoresSafeArea(edges: .top))) == [
        .edgeToEdge(top: true, bottom: false)
      ])
    #expect(
      roles(ScreenBench(Color.red.ignoresSafeArea(.keyboard))) == [
        .edgeToEdge(top: false, bottom: false)
      ])
  }

  /// An identifier of the source is a modifier of its own: whatever its text, a row stays a row, and
  /// no view gets a role.
  @Test(arguments: [
    "list section", "choice 1", "island.screen.bottomBar", "island.screen.safeArea",
    "lazy rows first 3 0 1", "role section",
  ])
  func anIdentifierOfTheSourceIsNoRole(text: String) {
    func screen(_ id: String) -> ScreenArchive {
      ScreenBench(
        List {
          Text("first").id(id)
          Text("second")
        }
      ).screen
    }
    var (own, usual) = (screen(text).root, screen("x").root)
    func withoutIdentifiers(_ node: ViewNode) -> ViewNode {
      node.mapped { node in
        node.modifiers.removeAll { if case .identifier = $0 { true } else { false } }
      }
    }
    (own, usual) = (withoutIdentifiers(own), withoutIdentifiers(usual))
    #expect(own == usual)
  }
}
