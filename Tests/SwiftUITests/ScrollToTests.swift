import Testing
import ViewArchive

@testable import SwiftUI

/// What an app asks its screen to scroll to.
@MainActor
struct ScrollToTests {
  private struct Chat: View {
    @State private var messages = Array(0..<5)

    var body: some View {
      ScrollViewReader { proxy in
        Button("Add") {
          messages.append(messages.count)
          proxy.scrollTo(messages.last, anchor: .bottom)
        }
        Button("None") { proxy.scrollTo(messages.first { $0 > 99 }) }
        ScrollView {
          ForEach(messages, id: \.self) { Text("Message \($0)") }
          Text("The end").id("end")
        }
      }
    }
  }

  /// The texts of the view that is marked as what is scrolled to.
  private func target(in bench: ScreenBench) -> [String] {
    guard let scroll = bench.screen.scrolls.last, let target = scroll.target else { return [] }
    var texts: [String] = []
    bench.screen.root.walk { scope in
      guard scope.modifiers.contains(.role(.scrollScope(scroll.scope))) else { return }
      scope.walk { node in
        guard node.modifiers.contains(.role(.scrollTarget(target))) else { return }
        node.walk { texts += [$0.plainText].compactMap(\.self) }
      }
    }
    return texts
  }

  @Test func aProxyScrollsToAViewThatItsActionAdds() throws {
    let bench = ScreenBench(Chat())
    #expect(bench.screen.scrolls.isEmpty)
    try bench.press("Add")
    bench.render()
    let scroll = try #require(bench.screen.scrolls.first)
    #expect(scroll.place == .anchor(x: 0.5, y: 1))
    #expect(target(in: bench) == ["Message 5"])
    // Nothing to scroll to: the screen stays.
    try bench.press("None")
    bench.render()
    #expect(bench.screen.scrolls == [scroll])
    try bench.press("Add")
    bench.render()
    #expect(bench.screen.scrolls.last?.serial == scroll.serial + 1)
    #expect(target(in: bench) == ["Message 6"])
  }

  /// `1` and `"1"` read the same and are two identifiers.
  private struct Alike: View {
    var body: some View {
      ScrollViewReader { proxy in
        Button("Go") { proxy.scrollTo("1") }
        ScrollView {
          Text("number").id(1)
          Text("text").id("1")
        }
      }
    }
  }

  @Test func anIdentifierIsNotItsText() throws {
    let bench = ScreenBench(Alike())
    try bench.press("Go")
    bench.render()
    #expect(target(in: bench) == ["text"])
  }

  private struct Opened: View {
    let isLazy: Bool
    @State private var messages = Array(0..<200)

    var body: some View {
      TabView {
        ScrollViewReader { proxy in
          ScrollView {
            if isLazy {
              LazyVStack { ForEach(messages, id: \.self) { Text("Message \($0)") } }
            } else {
              ForEach(messages, id: \.self) { Text("Message \($0)") }
            }
          }
          .onAppear { proxy.scrollTo(messages.last, anchor: .bottom) }
        }
        .tabItem { Text("Chat") }
      }
    }
  }

  /// As a chat does.
  @Test(arguments: [false, true]) func aScreenScrollsWhenItAppears(isLazy: Bool) {
    let bench = ScreenBench(Opened(isLazy: isLazy))
    #expect(bench.invalidationCount == 1)
    bench.render()
    #expect(target(in: bench) == ["Message 199"])
  }

  private struct Long: View {
    let readsID: Bool
    @State private var id: Int?
    @State private var rows = 1_000

    var body: some View {
      ScrollViewReader { proxy in
        List {
          Button("Go") { if readsID { id = 700 } else { proxy.scrollTo(700) } }
          Button("Grow") {
            rows += 1_000
            proxy.scrollTo(1_900)
          }
          ForEach(0..<rows, id: \.self) { Text("Row \($0)") }
        }
        .scrollPosition(id: $id, anchor: .top)
      }
    }
  }

  /// Of a long list the rows around the wanted one are evaluated, those of new data too.
  @Test(arguments: [false, true])
  func rowsThatAreNotEvaluatedAreFound(readsID: Bool) throws {
    let bench = ScreenBench(Long(readsID: readsID))
    #expect(bench.screen.scrolls.isEmpty)
    try bench.press("Go")
    bench.render()
    if readsID { bench.render() }
    #expect(bench.screen.scrolls.last?.place == (readsID ? .anchor(x: 0.5, y: 0) : .nearest))
    #expect(target(in: bench) == ["Row 700"])
    try bench.press("Grow")
    bench.render()
    #expect(target(in: bench) == ["Row 1,900"])
    #expect(!bench.texts.contains("Row 700"))
  }

  private struct Positions: View {
    @State private var position = ScrollPosition(edge: .bottom)

    var body: some View {
      Button("Top") { position.scrollTo(edge: .top) }
      Button("Down") { position.scrollTo(y: 90) }
      Button("End") { position.scrollTo(id: "end", anchor: .center) }
      ScrollView { Text("The end").id("end") }.scrollPosition($position)
    }
  }

  @Test func aPositionIsWhereTheScreenScrollsTo() throws {
    let bench = ScreenBench(Positions())
    bench.render()
    #expect(bench.screen.scrolls.last?.place == .anchor(x: 1, y: 1))
    #expect(bench.screen.scrolls.last?.target == nil)
    for (title, place) in [
      ("Top", ScreenScroll.Place.offset(x: nil, y: 0)), ("Down", .offset(x: nil, y: 90)),
      ("Down", .offset(x: nil, y: 90)), ("End", .anchor(x: 0.5, y: 0.5)),
    ] {
      let serial = bench.screen.scrolls.last?.serial ?? 0
      try bench.press(title)
      bench.render()
      bench.render()
      #expect(bench.screen.scrolls.last?.serial == serial + 1)
      #expect(bench.screen.scrolls.last?.place == place)
    }
    #expect(target(in: bench) == ["The end"])
  }

  @Test func aDefaultAnchorIsShownFirst() {
    let bench = ScreenBench(ScrollView { Text("a") }.defaultScrollAnchor(.bottom))
    bench.render()
    #expect(bench.screen.scrolls.last?.place == .anchor(x: 0.5, y: 1))
    let serial = bench.screen.scrolls.last?.serial
    bench.render()
    #expect(bench.screen.scrolls.last?.serial == serial)
  }
}
