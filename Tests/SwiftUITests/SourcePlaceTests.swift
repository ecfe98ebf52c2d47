import SwiftUI
import Testing
import ViewArchive

/// Lowers a view for a person who wants to know which lines wrote it.
@MainActor
private func placed(_ view: some View) -> ViewNode {
  Lowering.node(
    of: view,
    in: LoweringContext(
      environment: EnvironmentValues(), record: LoweringRecord(keepsPlaces: true)))
}

/// Lines of a node, counted from `first`, the nearest first.
private func lines(_ node: ViewNode?, from first: Int) -> [Int]? {
  node.map { $0.places.map { $0.line - first } }
}

private struct Row: View {
  static let line = #line
  let flag: Bool

  var body: some View {
    HStack {
      Text("a")
        .bold()
        .padding()
      if flag {
        Text("b")
      } else {
        Text("c")
        Text("d")
      }
    }
    .frame(width: 10)
  }
}

@MainActor
@Suite
struct SourcePlaceTests {
  @Test func anExpressionIsKnownByTheLineItBeginsOn() {
    let row = placed(Row(flag: true))
    #expect(lines(row, from: Row.line) == [4])
    #expect(row.children.map { lines($0, from: Row.line) } == [[5], [9]])
    #expect(row.places.map(\.file) == [#filePath])
  }

  @Test func severalViewsOfABranchHaveTheirOwnLines() {
    #expect(
      placed(Row(flag: false)).children.map { lines($0, from: Row.line) } == [[5], [11], [12]])
  }

  @Test func aViewOfOnesOwnIsKnownByItsInsideAndByItsUse() {
    let first = #line
    let node = placed(
      VStack {
        Row(flag: true)
          .opacity(0.5)
        Spacer()
      })
    #expect(node.places == [])
    #expect(node.children[0].places.map(\.line) == [Row.line + 4, first + 3])
    #expect(node.children[1].places.map(\.line) == [first + 5])
  }

  @Test func contentsOfALoopAndOfALayerAreKnown() {
    let first = #line
    let node = placed(
      ZStack {
        ForEach(0..<2) { _ in
          Circle()
            .overlay {
              Text("o")
            }
        }
      })
    #expect(node.children.map { lines($0, from: first) } == [[4, 3], [4, 3]])
    guard case .overlay(let text, _)? = node.children.first?.modifiers.last else {
      Issue.record("no overlay")
      return
    }
    #expect(lines(text, from: first) == [6])
  }

  @Test func nothingIsKeptUnlessItIsAskedFor() {
    var count = 0
    node(VStack { Row(flag: true) }).walk { count += $0.places.count }
    #expect(count == 0)
  }

  @Test func aChainOfUsesStaysShort() {
    struct One: View { var body: some View { Text("x") } }
    struct Two: View { var body: some View { One() } }
    struct Three: View { var body: some View { Two() } }
    struct Four: View { var body: some View { Three() } }
    #expect(placed(Four()).places.count == 3)
  }
}

/// What is built has the type that it has on iOS, wherever a source names one.
@MainActor
@Suite
struct BuiltTypeTests {
  struct Card<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View { content }
  }

  struct Named: View {
    var body: VStack<TupleView<(Text, Text?)>> {
      VStack {
        Text("a")
        if Bool(true) { Text("b") }
      }
    }
  }

  struct Alone: View {
    var body: Text { Text("alone") }
  }

  @Test func aNamedTypeIsMet() {
    let tuple: TupleView<(Text, Text)> = Card {
      Text("a")
      Text("b")
    }.content
    #expect(nodes(tuple).count == 2)
    let single: Card<Text> = Card { Text("a") }
    #expect(nodes(single) == [text("a")])
    #expect(nodes(Card("s")) == [text("s")])
    #expect(nodes(Named()).first?.children == [text("a"), text("b")])
    #expect(nodes(Alone()) == [text("alone")])
  }
}

extension BuiltTypeTests.Card where Content == Text {
  init(_ text: String) { self.init { Text(text) } }
}

@MainActor
struct OwnSourcePlaceTests {
  /// A style's own lines are of no use to the author of a widget.
  @Test func linesOfThisModuleAreLeftOut() {
    let node = placed(
      VStack {
        Button("a") {}.buttonStyle(.borderedProminent)
        Label("b", systemImage: "star")
        ProgressView(value: 0.5)
      })
    var files: Set<String> = []
    var count = 0
    node.walk {
      files.formUnion($0.places.map(\.file))
      count += 1
    }
    #expect(count > 5)
    #expect(files == [#filePath])
  }
}
