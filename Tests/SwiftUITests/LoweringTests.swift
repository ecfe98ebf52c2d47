import SwiftUI
import Testing
import ViewArchive

/// Lowers a view as a host does.
@MainActor
func nodes(
  _ view: some View, in environment: EnvironmentValues = EnvironmentValues()
) -> [ViewNode] {
  Lowering.nodes(of: view, in: LoweringContext(environment: environment, record: LoweringRecord()))
}

@MainActor
func node(
  _ view: some View, in environment: EnvironmentValues = EnvironmentValues()
) -> ViewNode {
  Lowering.node(of: view, in: LoweringContext(environment: environment, record: LoweringRecord()))
}

func text(_ string: String, _ style: RunStyle = RunStyle()) -> ViewNode {
  ViewNode(.text(TextContent(string, style: style)))
}

@MainActor
@Suite
struct LoweringTests {
  @Test func bodiesBecomeTheirNodes() {
    struct Two: View {
      var body: some View {
        Text("a")
        Text("b")
      }
    }
    #expect(nodes(Two()) == [text("a"), text("b")])
    #expect(
      node(Two())
        == ViewNode(.vstack(StackContent(alignment: .center)), children: [text("a"), text("b")]))
  }

  @Test func emptyViewsLeaveNothingToModify() {
    #expect(nodes(EmptyView().padding()) == [])
    #expect(nodes(Text?.none.background(Color.red)) == [])
    #expect(node(EmptyView()) == .empty)
  }

  @Test func modifiersOverAGroupApplyToEachChild() {
    let group = Group {
      Text("a")
      Text("b")
    }
    .padding(4)
    .opacity(0.5)
    #expect(
      nodes(group)
        == ["a", "b"].map { text($0).modified(.padding(Insets(all: 4))).modified(.opacity(0.5)) })
  }

  @Test func modifiersStandInTheOrderTheyWereWritten() {
    let view = Text("a").padding(.leading, 2).frame(width: 60).background(.red)
    #expect(
      nodes(view).first?.modifiers == [
        .padding(Insets(leading: 2)), .frame(width: 60, height: nil, alignment: .center),
        .background(ViewNode(.style(.color(.system(.red)))), alignment: .center),
      ])
  }

  @Test func conditionsChooseTheirNodes() {
    @ViewBuilder func view(_ flag: Bool) -> some View {
      if flag { Text("yes") } else { Color.red }
      if flag { Spacer() }
    }
    #expect(nodes(view(true)) == [text("yes"), ViewNode(.spacer(minLength: nil))])
    #expect(nodes(view(false)) == [ViewNode(.style(.color(.system(.red))))])
  }

  @Test func eachElementHasItsView() {
    struct Item: Identifiable { let id: String }
    let expected = [text("a"), text("b")]
    #expect(nodes(ForEach([Item(id: "a"), Item(id: "b")]) { Text($0.id) }) == expected)
    #expect(nodes(ForEach(["a", "b"], id: \.self) { Text($0) }) == expected)
    #expect(nodes(ForEach(0..<2) { Text(["a", "b"][$0]) }) == expected)
  }

  @Test func aViewInsideItselfEnds() {
    struct Endless: View {
      var body: some View { VStack { Endless() } }
    }
    struct Doubling: View {
      var body: some View {
        Doubling()
        Doubling()
      }
    }
    #expect(nodes(Endless()).contains { $0.hasUnsupported("Endless (recursion)") })
    #expect(nodes(Doubling()).contains { $0.hasUnsupported("Doubling (recursion)") })
  }

  @Test func whatCannotBeDrawnSaysSoByName() {
    #expect(
      nodes(Text("a").blur(radius: 2)).first?.modifiers == [
        .picture(.blur(radius: 2, isOpaque: false))
      ])
    #expect(
      nodes(Text("a").font(.custom("Own", size: 20))).first
        == ViewNode(
          .text(TextContent("a", style: RunStyle(font: FontValue(size: .points(20))))),
          modifiers: [
            .unsupported(
              #"Font.custom("Own"): no such font in the widget; the system's is drawn"#)
          ]))
    #expect(
      nodes(ScrollView { Text("a") }).first?.kind == .unsupported("ScrollView"))
  }

  @Test func modifiersOfTheUserWrapTheirContent() {
    struct Card: ViewModifier {
      @Environment(\.lineLimit) var limit
      func body(content: Content) -> some View {
        content.padding(CGFloat(limit ?? 0))
      }
    }
    #expect(
      nodes(Text("a").modifier(Card()).lineLimit(2)).first?.modifiers == [
        .padding(Insets(all: 2))
      ])
  }

  @Test func layersOfSeveralViewsLieOverEachOther() {
    let view = Color.red.overlay(alignment: .bottom) {
      Text("a")
      Text("b")
    }
    #expect(
      nodes(view).first?.modifiers == [
        .overlay(
          ViewNode(.zstack(GuidePair(.center, .bottom)), children: [text("a"), text("b")]),
          alignment: GuidePair(.center, .bottom))
      ])
  }

  @Test func alignmentGuidesFollowWhatTheyAreComputedFrom() {
    let cases: [(ViewNode?, NodeModifier)] = [
      (
        nodes(Text("a").alignmentGuide(.leading) { $0.width / 2 }).first,
        .alignHorizontal(.leading, GuideValue(of: .width, times: 0.5, plus: 0))
      ),
      (
        nodes(Text("a").alignmentGuide(.top) { $0[.bottom] - 4 }).first,
        .alignVertical(.top, GuideValue(of: .vertical(.bottom), times: 1, plus: -4))
      ),
      (
        nodes(Text("a").alignmentGuide(.bottom) { $0[.firstTextBaseline] }).first,
        .alignVertical(.bottom, GuideValue(of: .vertical(.firstTextBaseline), times: 1, plus: 0))
      ),
      (
        nodes(Text("a").alignmentGuide(.trailing) { _ in 7 }).first,
        .alignHorizontal(.trailing, GuideValue(of: .width, times: 0, plus: 7))
      ),
    ]
    for (node, modifier) in cases { #expect(node?.modifiers == [modifier]) }
  }

}

extension ViewNode {
  func hasUnsupported(_ name: String) -> Bool {
    var isFound = false
    walk { if $0.kind == .unsupported(name) { isFound = true } }
    return isFound
  }
}
