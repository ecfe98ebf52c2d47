import SwiftUI
import Testing
import ViewArchive
import ViewLayout

/// What a layout of the user's own reads from its views and says about itself, on the grid of
/// 8 × 16 points.
@MainActor
@Suite struct CustomLayoutTests {
  private struct Column: LayoutValueKey {
    static let defaultValue = 0
  }

  private struct Note: LayoutValueKey {
    static let defaultValue: String? = "none"
  }

  /// All views in one row of the columns that they ask for, eight points each.
  private struct Columns: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(width: 80, height: 16) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews {
        let column = subview[Column.self] + (subview[Note.self] == nil ? 5 : 0)
        subview.place(
          at: CGPoint(x: bounds.minX + CGFloat(column) * 8, y: bounds.minY), proposal: .unspecified)
      }
    }
  }

  /// Where the texts of a view lie when its finished tree is laid out in another process.
  private func origins(_ view: some View) -> [Point] {
    let time = TimedTextContext(now: Date(timeIntervalSinceReferenceDate: 0))
    var engine = LayoutEngine(context: LayoutContext(metrics: .cells, time: time))
    var origins: [Point] = []
    engine.layout(settled(view, in: 160, 96), in: Proposal(width: 160, height: 96)).walk {
      if case .view(.text) = $0.element { origins.append($0.bounds.origin) }
    }
    return origins
  }

  private func unsupportedNames(_ view: some View) -> [String] {
    ActivityArchive(expanded: settled(view, in: 160, 96)).unsupportedNames
  }

  @Test func aLayoutReadsTheValuesOfItsViews() {
    let view = Columns()() {
      Text("a").layoutValue(key: Column.self, value: 3)
      Text("b")
      Text("c").layoutValue(key: Column.self, value: 6).padding(0)
      Text("d").layoutValue(key: Note.self, value: nil)
    }
    #expect(origins(view).map(\.x) == [24, 0, 48, 40])
    #expect(unsupportedNames(view) == [])
  }

  @Test func theOuterValueOfAKeyCounts() {
    let view = Columns()() {
      Text("a").layoutValue(key: Column.self, value: 3).layoutValue(key: Column.self, value: 4)
    }
    #expect(origins(view).map(\.x) == [32])
  }

  @Test func everyViewOfAGroupHasTheValueAndNoneInsideAStack() {
    let view = Columns()() {
      Group {
        Text("a")
        Text("b")
      }.layoutValue(key: Column.self, value: 2)
      HStack { Text("c").layoutValue(key: Column.self, value: 5) }
    }
    #expect(origins(view).map(\.x) == [16, 16, 0])
  }

  @Test func valuesAreReadInEveryLayoutAroundTheirView() {
    let view = Columns()() {
      Columns()() { Text("a").layoutValue(key: Column.self, value: 1) }
        .layoutValue(key: Column.self, value: 2)
    }
    #expect(origins(view).map(\.x) == [24])
  }

  // MARK: Guides and wishes of the layout itself

  /// One view, and a line of its own: 16 points down.
  private struct Lowered: Layout {
    var line: CGFloat?

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(width: 8, height: 48) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout Void
    ) -> CGFloat? { guide == .top ? line : nil }
  }

  @Test(arguments: [(CGFloat?.none, 0.0), (32, 32), (.nan, 0), (.infinity, 0)])
  func aLayoutSaysWhereItsGuidesLie(line: CGFloat?, top: Double) {
    let row = HStack(alignment: .top, spacing: 0) {
      Lowered(line: line)() { Text("a") }
      Text("b")
    }
    #expect(origins(row) == [Point(x: 0, y: 0), Point(x: 8, y: top)])
    #expect(unsupportedNames(row) == [])
  }

  @Test func aLayoutThatSaysNothingHandsOutTheGuidesOfItsViews() {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Columns()() { Text("a").padding(.top, 16) }
      Text("b")
    }
    #expect(origins(row).map(\.y) == [16, 16])
  }

  /// A layout that wants nobody near, or everybody.
  private struct Lonely: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { CGSize(width: 8, height: 16) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}

    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { .zero }
  }

  @Test func wishesOfALayoutForItselfAreNamed() {
    #expect(unsupportedNames(Lonely()() { Text("a") }) == ["Layout.spacing"])
  }

  @Test func wishesOfSeveralViewsAreThoseOfTheLargest() {
    let ordinary = ViewSpacing()
    #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
    #expect(ordinary.distance(to: ordinary, along: .vertical) == 8)
    #expect(ordinary.union(.zero).distance(to: .zero, along: .horizontal) == 0)
    let below = ordinary.union(.zero, edges: .bottom)
    #expect(below.distance(to: ordinary, along: .vertical) == 0)
    #expect(below.distance(to: ordinary, along: .horizontal) == 8)
  }

  @Test func aGridAsALayoutIsTheGrid() {
    let rows = GridRow { Text("a") }
    #expect(
      node(AnyLayout(GridLayout(alignment: .leading, horizontalSpacing: 4)) { rows })
        == node(Grid(alignment: .leading, horizontalSpacing: 4) { rows }))
  }
}
