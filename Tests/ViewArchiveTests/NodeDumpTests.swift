import Foundation
import Testing
import ViewArchive

struct NodeDumpTests {
  @Test func dumpListsModifiersThenChildren() {
    let node = ViewNode(
      .hstack(StackContent(alignment: .center, spacing: 4)),
      modifiers: [
        .padding(Insets(all: 8)), .frame(width: 60, height: nil, alignment: .center),
        .overlay(ViewNode(.divider), alignment: GuidePair(.leading, .top)),
      ],
      children: [
        ViewNode(
          .text(TextContent("Pizza\n", style: RunStyle(font: FontValue(size: .style(.headline)))))),
        ViewNode(.spacer(minLength: nil)),
        ViewNode(
          .shape(ShapeContent(.roundedRectangle(radius: 4.5), fill: .secondary)),
          modifiers: [.flexFrame(FlexFrame(maxWidth: .infinity)), .unsupported("blur(radius:)")]),
      ])
    #expect(
      node.dump() == #"""
        hstack center spacing 4
            .padding 8
            .frame w60
            .overlay leading top
              divider
          text "Pizza\n" headline
          spacer
          shape roundedRectangle 4.5 fill level 1
              .flexFrame maxW inf
              .unsupported "blur(radius:)"
        """#)
  }

  @Test func boxOfReactNativeIsInItsWords() {
    var style = FlexStyle()
    style.position = .absolute
    style.container.direction = .row
    style.container.gap = .points(8)
    style.item.flex = 1
    style.sizes.width = .percent(50)
    style.margin.left = .auto
    style.padding = FlexEdges(all: .points(4.5))
    #expect(
      ViewNode(.flex(style)).dump()
        == "flex absolute row gap 8 flex 1 width 50% marginLeft auto padding 4.5")
    #expect(ViewNode(.flex(FlexStyle())).dump() == "flex")
  }

  @Test func timedTextShowsItsDates() {
    let date = Date(timeIntervalSinceReferenceDate: 100)
    let text = TimedText.interval(
      start: date, end: date.addingTimeInterval(60.25), pause: nil, countsDown: true,
      showsHours: false)
    #expect(
      ViewNode(.text(TextContent(runs: [TextRun(.timed(text))]))).dump()
        == "text interval @100 @160.25 down without hours")
  }

  @Test func archiveNamesItsPresentations() {
    let archive = ActivityArchive(
      lockScreen: ViewNode(.divider), minimal: .empty, keylineTint: .color(.system(.red)))
    #expect(
      archive.dump() == """
        lockScreen:
        divider
        minimal:
        empty
        keylineTint: red
        """)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -0.0, 0.1 + 0.2])
  func everyNumberCanBeWritten(value: Double) {
    #expect(ViewNode(.spacer(minLength: value)).dump().hasPrefix("spacer min "))
  }
}
