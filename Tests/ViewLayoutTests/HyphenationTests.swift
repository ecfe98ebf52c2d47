import Testing
import ViewArchive
@testable import ViewLayout

/// LAYOUT-28.
struct HyphenationTests {
  private func text(_ string: String, size: Double = 15) -> ViewNode {
    ViewNode(
      .text(TextContent(string, style: RunStyle(font: FontValue(size: .points(size))))))
  }

  @Test(arguments: [
    ("Destination", "Des-ti-na-tion"), ("Delivery", "De-li-very"), ("Workout", "Wor-kout"),
    ("Passengers", "Pas-sen-gers"), ("Ticket", "Ticket"), ("Beautiful", "Beau-ti-ful"),
    ("complete", "com-plete"), ("Équipement", "Équi-pe-ment"), ("Frühstück", "Früh-stück"),
    ("Tickets", "Tick-ets"), ("Gate", "Gate"), ("strengths", "strengths"), ("rhythm", "rhythm"),
  ])
  func wordsAreDividedBySound(word: String, expected: String) {
    let letters = Array(word)
    var divided = ""
    for (index, letter) in letters.enumerated() {
      if Hyphenation.places(in: letters).contains(index) { divided += "-" }
      divided.append(letter)
    }
    #expect(divided == expected)
  }

  /// The widths of an expanded island in a screenshot.
  @Test func theFirstPartIsAsLongAsTheRoomAllows() {
    let text = text("Destination", size: 12)
    #expect(text.placed(50, nil, .phone).lineTexts == ["Destina-", "tion"])
    #expect(text.placed(44, nil, .phone).lineTexts == ["Desti-", "nation"])
    #expect(text.placed(200, nil, .phone).lineTexts == ["Destination"])
  }

  @Test func itHasTheHyphensWidth() {
    #expect(text("Airport").placed(5 * 8, nil, .cells).bounds.width == 4 * 8)
  }

  @Test(arguments: ["Wolkenkuckucksheim", "4711-0815-4711", "東京東京東京", "aeiouaeiou"])
  func noLineIsWiderThanItsRoom(word: String) {
    let text = text(word)
    for columns in 2...20 {
      let placed = text.placed(Double(columns) * 8, nil, .cells)
      #expect(placed.bounds.width <= Double(columns) * 8)
      #expect(
        placed.lineTexts.joined().replacing("-", with: "") == word.replacing("-", with: ""))
    }
  }
}
