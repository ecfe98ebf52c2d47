import SwiftUI
import Testing
import ViewArchive
import ViewLayout

/// Lowers a view for a room of so many points, as a host does.
@MainActor
func settled(_ view: some View, in width: Double, _ height: Double) -> ViewNode {
  var environment = EnvironmentValues()
  environment.present(in: CGSize(width: width, height: height))
  let context = LoweringContext(environment: environment, record: LoweringRecord())
  return GeometryResolver(in: context).settled(
    Lowering.node(of: view, in: context), in: .init(cells: CGSize(width: width, height: height)))
}

/// What geometry readers and layouts of the user's own are told, on the grid of 8 × 16 points.
@MainActor
@Suite struct RoomTests {
  /// A reader that keeps what it was told as a spacer's length.
  private struct Told: View {
    var length: @MainActor (GeometryProxy) -> CGFloat

    init(_ length: @escaping @MainActor (GeometryProxy) -> CGFloat = { $0.size.width }) {
      self.length = length
    }

    var body: some View { GeometryReader { proxy in Spacer(minLength: length(proxy)) } }
  }

  /// The lengths that the readers of a view were told, in tree order.
  private func told(_ view: some View, _ width: Double = 200, _ height: Double = 160) -> [Double] {
    var lengths: [Double] = []
    settled(view, in: width, height).walk { node in
      if case .spacer(let length?) = node.kind { lengths.append(length) }
    }
    return lengths
  }

  /// A fixed layout that asks for as much as its children have.
  private struct Row: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var x = bounds.minX
      for subview in subviews {
        subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        x += subview.sizeThatFits(.unspecified).width
      }
    }
  }

  @Test func picturesHaveTheirOwnRooms() throws {
    var environment = EnvironmentValues()
    environment.present(in: CGSize(width: 200, height: 160))
    let context = LoweringContext(environment: environment, record: LoweringRecord())
    let view = VStack {
      Row {
        Text("ill").font(.system(size: 20)); Text("Wow").font(.system(size: 20))
      }
      Told()
    }
    let node = GeometryResolver(in: context).settled(
      Lowering.node(of: view, in: context),
      in: .init(
        cells: CGSize(width: 200, height: 160), phone: CGSize(width: 211.5, height: 160)))
    func laidOut(_ metrics: LayoutMetrics, _ width: Double) -> PlacedNode {
      var engine = LayoutEngine(
        context: LayoutContext(
          metrics: metrics,
          time: TimedTextContext(now: .distantPast, locale: "en_US", timeZone: "UTC")))
      return engine.layout(node, in: Proposal(width: width, height: 160))
    }
    let (cells, phone) = (laidOut(.cells, 200), laidOut(.phone, 211.5))
    // Three letters are three cells, and on a phone as wide as they are.
    #expect(cells.children[0].children[1].bounds.minX - cells.children[0].bounds.minX == 24)
    let row = phone.children[0]
    let gap = row.children[1].bounds.minX - row.children[0].bounds.maxX
    #expect(abs(gap) < 0.01)
    #expect(row.children[0].bounds.width < 22)
    func lengths(_ node: PlacedNode) -> [Double] {
      var found: [Double] = []
      node.walk { if case .view(.spacer(let length?)) = $0.element { found.append(length) } }
      return found
    }
    #expect(lengths(cells) == [200])
    #expect(lengths(phone) == [211.5])
  }

  @Test func aReaderAloneIsToldTheRoom() {
    #expect(told(Told()) == [200])
    #expect(told(Told { $0.size.height }) == [160])
  }

  @Test func aReaderInAStackIsToldWhatTheOthersLeave() {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 64)
      Told()
      Text("abc")
    }
    #expect(told(row) == [200 - 64 - 24])
    let column = VStack(spacing: 0) {
      Text("one")
      Told { $0.size.height }
      Told { $0.size.height }
    }
    #expect(told(column) == [64, 80])
  }

  @Test func aReaderBehindAViewIsToldItsSize() {
    #expect(told(Text("four").background(Told())) == [32])
    #expect(told(Text("four").padding(8).overlay(Told { $0.size.height })) == [48])
  }

  @Test func aReaderIsToldItsFrameAndPadding() {
    #expect(told(Told().frame(width: 104)) == [104])
    #expect(told(Told().frame(maxWidth: 104)) == [104])
    #expect(told(Told().padding(.horizontal, 24).frame(width: 104)) == [56])
    #expect(told(Told().padding(8)) == [184])
  }

  @Test func aReaderInsideAReaderIsToldItsOwnRoom() {
    let view = GeometryReader { outer in
      HStack(spacing: 0) {
        Color.red.frame(width: outer.size.width / 2)
        Told()
      }
    }
    #expect(told(view) == [96])
  }

  @Test func everyCopyOfAReaderIsToldItsOwnRoom() {
    let group = Group {
      Text("ab")
      Text("abcd")
    }.background(Told())
    #expect(told(VStack { group }) == [16, 32])
  }

  @Test func aReaderThatIsNotShownStaysEmpty() {
    let view = ViewThatFits {
      Told().frame(width: 300)
      Told().frame(width: 96)
    }
    #expect(told(view) == [96])
  }

  @Test func aReaderKnowsItsPlaceInThePresentation() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Text("one")
      HStack(spacing: 0) {
        Text("two")
        Told { $0.frame(in: .global).minX }
      }
    }
    #expect(told(view) == [24])
    #expect(told(Told { $0.frame(in: .local).minX }.padding(16)) == [0])
  }

  // MARK: Layouts of the user's own

  /// Each view one step further to the right and down.
  private struct Stairs: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      var corner = bounds.origin
      for subview in subviews {
        let size = subview.sizeThatFits(.unspecified)
        subview.place(at: corner, proposal: .unspecified)
        corner.x += size.width
        corner.y += size.height
      }
    }
  }

  /// As wide as its widest view, all at the trailing end, measured once.
  private struct Ends: Layout {
    func makeCache(subviews: Subviews) -> [CGSize] {
      subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) -> CGSize {
      CGSize(
        width: proposal.replacingUnspecifiedDimensions().width,
        height: cache.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) {
      var y = bounds.minY
      for (subview, size) in zip(subviews, cache) {
        subview.place(
          at: CGPoint(x: bounds.maxX, y: y), anchor: .topTrailing, proposal: ProposedViewSize(size))
        y += size.height
      }
    }
  }

  /// The rectangles of all texts when the finished tree is laid out somewhere else.
  private func textBounds(_ view: some View, _ width: Double, _ height: Double) -> [Rect] {
    let time = TimedTextContext(now: Date(timeIntervalSinceReferenceDate: 0))
    var engine = LayoutEngine(context: LayoutContext(metrics: .cells, time: time))
    var bounds: [Rect] = []
    engine.layout(
      settled(view, in: width, height), in: Proposal(width: width, height: height)
    ).walk { if case .view(.text) = $0.element { bounds.append($0.bounds) } }
    return bounds
  }

  @Test func aLayoutPlacesItsViewsWhereverItsTreeIsDrawn() {
    let stairs = Stairs()() {
      Text("ab")
      Text("c")
    }
    #expect(
      textBounds(stairs, 80, 64) == [
        Rect(x: 0, y: 0, width: 16, height: 16), Rect(x: 16, y: 16, width: 8, height: 16),
      ])
    #expect(
      textBounds(stairs.padding(16), 160, 96).map(\.origin) == [
        Point(x: 16, y: 16), Point(x: 32, y: 32),
      ])
  }

  @Test func aLayoutInAStackIsAskedLikeAnyView() {
    let row = HStack(spacing: 0) {
      Ends() {
        Text("a")
        Text("bcd")
      }
      Text("end")
    }
    #expect(
      textBounds(row, 80, 32) == [
        Rect(x: 48, y: 0, width: 8, height: 16), Rect(x: 32, y: 16, width: 24, height: 16),
        Rect(x: 56, y: 0, width: 24, height: 16),
      ])
  }

  @Test func aLayoutInsideALayoutIsAskedToo() {
    let view = Stairs()() {
      Text("ab")
      Stairs()() {
        Text("c")
        Text("d")
      }
    }
    #expect(
      textBounds(view, 80, 64).map(\.origin) == [
        Point(x: 0, y: 0), Point(x: 16, y: 16), Point(x: 24, y: 32),
      ])
  }

  @Test func aReaderInsideALayoutIsToldItsRoom() {
    let view = Ends()() {
      Text("four").background(Told())
    }
    #expect(told(view) == [32])
  }

  @Test func stacksAsLayoutsAreTheStacks() {
    #expect(
      node(AnyLayout(HStackLayout(spacing: 4)) { Text("a") })
        == node(HStack(spacing: 4) { Text("a") }))
    #expect(
      node(VStackLayout(alignment: .leading)() { Text("a") })
        == node(VStack(alignment: .leading) { Text("a") }))
    #expect(node(ZStackLayout()() { Text("a") }) == node(ZStack { Text("a") }))
  }

  /// A stack, asked through its value.
  private struct Wrapped: Layout {
    let stack = VStackLayout(alignment: .trailing, spacing: 16)

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  @Test func aLayoutMayBeMadeOfAStack() {
    let view = Wrapped()() {
      Text("a")
      Text("bcd")
    }
    #expect(
      textBounds(view, 80, 64) == [
        Rect(x: 16, y: 0, width: 8, height: 16), Rect(x: 0, y: 32, width: 24, height: 16),
      ])
  }

  // MARK: Guides of the user's own

  private enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
  }

  private static let mark = VerticalAlignment(Mark.self)

  @Test func aGuideOfTheUsersOwnLinesUpViewsInDifferentStacks() {
    let row = HStack(alignment: Self.mark, spacing: 0) {
      VStack(spacing: 0) {
        Text("a")
        Text("b").alignmentGuide(Self.mark) { $0[VerticalAlignment.center] }
        Text("c")
      }
      VStack(spacing: 0) {
        Text("d").alignmentGuide(Self.mark) { $0[VerticalAlignment.center] }
        Text("e")
      }
    }
    #expect(textBounds(row, 80, 160).map(\.minY) == [0, 16, 32, 16, 32])
  }

  @Test func aGuideOfTheUsersOwnLiesWhereItsTypeSays() {
    let row = HStack(alignment: Self.mark, spacing: 0) {
      Color.red.frame(width: 8, height: 48)
      Text("a")
    }
    #expect(textBounds(row, 80, 160).map(\.minY) == [32])
  }

  @Test func aGuideMayFollowSeveralLengths() {
    let view = Text("a").alignmentGuide(.top) { $0[.firstTextBaseline] - $0.height / 2 + 3 }
    #expect(
      node(view).modifiers == [
        .alignVertical(
          .top,
          GuideValue(
            terms: [
              GuideValue.Term(.height, times: -0.5),
              GuideValue.Term(.vertical(.firstTextBaseline), times: 1),
            ], plus: 3))
      ])
  }

  // MARK: Safe area and containers

  @Test func aSafeAreaInsetTakesItsRoomFromTheView() {
    let view = Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Text("low") }
    #expect(textBounds(view, 80, 64) == [Rect(x: 28 - 4, y: 48, width: 24, height: 16)])
  }

  @Test func aContainerRelativeFrameIsAPartOfThePresentation() {
    let view = Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
    #expect(
      settled(view, in: 200, 160).modifiers == [
        .frame(width: 100, height: nil, alignment: .center)
      ])
  }

  // MARK: Direction and effects

  @Test func aDirectionOfItsOwnIsWrittenOntoTheView() {
    let view = Text("a").environment(\.layoutDirection, .rightToLeft)
    #expect(node(view).modifiers == [.layoutDirection(.rightToLeft)])
    #expect(node(Text("a").environment(\.layoutDirection, .leftToRight)).modifiers == [])
  }

  @Test func flippingViewsAreMirroredFromRightToLeftOnly() {
    let view = Text("a").flipsForRightToLeftLayoutDirection(true)
    #expect(node(view).modifiers == [])
    #expect(
      node(view.environment(\.layoutDirection, .rightToLeft)).modifiers == [
        .scale(x: -1, y: 1, anchor: .center), .layoutDirection(.rightToLeft),
      ])
  }

  @Test func effectsThatLettersCannotFollowAreNamed() {
    func names(_ view: some View) -> [String] {
      node(view).modifiers.compactMap {
        if case .picture(let effect) = $0 { effect.name } else { nil }
      }
    }
    #expect(names(Circle().rotationEffect(.degrees(30))) == [])
    #expect(names(Text("a").rotationEffect(.degrees(180))) == [])
    #expect(names(Text("a").rotationEffect(.degrees(90))) == ["rotationEffect"])
    #expect(names(Image(systemName: "arrow.up").rotationEffect(.degrees(90))) == [])
    #expect(names(Image(systemName: "arrow.up").rotationEffect(.degrees(45))) == ["rotationEffect"])
    #expect(names(Text("a").scaleEffect(x: -1, y: 1)) == [])
    #expect(names(Text("a").scaleEffect(1.2)) == ["scaleEffect"])
    #expect(names(HStack { Circle() }.scaleEffect(1.2)) == [])
  }
}
