import CellRaster
import Foundation
import Testing
import ViewArchive

@testable import PhoneDrawing

struct PictureSvgTests {
  private let rect = Rect(x: 0, y: 0, width: 40, height: 20)
  private let red = Paint.solid(Tint(RGB(0xFF0000)))

  private func svg(_ items: [DisplayItem], title: String? = nil) -> String {
    PictureSvg(DisplayList(size: rect.size, items: items), title: title).text
  }

  @Test func aPathIsWrittenShortly() {
    #expect(
      svg([.fill(.rectangle(rect), red)]) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20">
        <path d="M0 0L40 0L40 20L0 20Z" fill="#FF0000"/>
        </svg>

        """)
  }

  @Test func aCutIsABlackPartOfAWhiteMask() {
    let hole = DisplayItem.fill(
      .rectangle(Rect(x: 10, y: 5, width: 5, height: 5)), .solid(Tint(RGB(0xFF8000), alpha: 0.5)))
    let text = svg([.group([.fill(.rectangle(rect), red)], [.cut([hole])])])
    let mask = text.firstMatch(
      of: /<mask id="([^"]+)" maskUnits="userSpaceOnUse"(.+?)>(.+?)<\/mask>/)
    // White around the whole group, so that nothing else is cut off.
    let area = " x=\"-10\" y=\"-10\" width=\"60\" height=\"40\""
    let inside =
      "<rect\(area) fill=\"#fff\"/>"
      + "<path d=\"M10 5L15 5L15 10L10 10Z\" fill=\"#000000\" fill-opacity=\"0.5\"/>"
    #expect(mask.map { String($0.2) } == area)
    #expect(mask.map { String($0.3) } == inside)
    let name = mask.map { String($0.1) } ?? "none"
    let use = "<g mask=\"url(#" + name + ")\">"
    #expect(text.contains(use))
  }

  @Test func textHasTheSystemsFontFirstAndTheWidthOfTheLayout() {
    let text = DrawnText(
      "A < B", origin: Point(x: 1, y: 12), width: 30.5, font: FontValue(weight: .bold), size: 17,
      paint: red)
    let line = svg([.text(text)])
    #expect(line.contains("font-family=\"-apple-system,"))
    #expect(line.contains("textLength=\"30.5\" lengthAdjust=\"spacing\""))
    #expect(line.contains("font-weight=\"700\"") && line.contains(">A &lt; B</text>"))
  }

  /// Two documents on one page do not use each other's definitions.
  @Test func definitionsHaveNamesOfTheirOwn() throws {
    func identifiers(_ color: UInt32) -> Set<Substring> {
      let gradient = GradientPaint(
        stops: [.init(tint: Tint(RGB(color)), location: 0)],
        form: .linear(start: .center, end: .center), rect: rect)
      let text = svg([.fill(.rectangle(rect), .gradient(gradient))])
      return Set(text.split(separator: "\"").filter { $0.hasPrefix("p") && $0.hasSuffix("-0") })
    }
    #expect(identifiers(0xFF0000).count == 1)
    #expect(identifiers(0xFF0000).isDisjoint(with: identifiers(0x00FF00)))
  }

  @Test func aPageLoadsAndRunsNothing() {
    let hostile = "<script>x</script><image href=\"http://evil\"/>\u{1B}[2J\u{0}"
    let text = DrawnText(
      hostile, origin: .zero, width: 9, font: .body, size: 9, paint: red)
    let line = svg([.text(text)], title: hostile)
    #expect(!line.contains("<script") && !line.contains("href=\"http"))
    #expect(!line.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test func numbersThatAreNoneBecomeZero() {
    let path: [PathElement] = [.move(Point(x: .nan, y: .infinity)), .line(Point(x: 1e300, y: -1))]
    let line = svg([.fill(path, red)])
    #expect(line.contains("M0 0L10000000 -1"))
  }

  @Test func effectsAreNestedGroups() {
    let item = DisplayItem.fill(.rectangle(rect), red)
    let line = svg([
      .group(
        [item],
        [.opacity(0.5), .shadow(Tint(.black), radius: 3, offset: Point(x: 0, y: 2))])
    ])
    #expect(line.contains("<g opacity=\"0.5\">") && line.contains("stdDeviation=\"3\""))
    #expect(line.components(separatedBy: "<g ").count == line.components(separatedBy: "</g>").count)
  }
}
