import ActivityModel
import SwiftUI
import Testing

@testable import VoltraWidgets

struct VoltraStyleTests {
  @Test func keysAreShortInAPayload() throws {
    let values = VoltraValues(
      try JSONParser.read(
        ##"{"bg": "#fff", "padding": 4, "ph": 8, "pt": 1, "fl": 2, "own": true}"##))
    #expect(values.text("backgroundColor") == "#fff")
    #expect(values.edges("padding") == (1, 8, 4, 8))
    #expect(values.number("flex") == 2)
    #expect(values.truth("own") == true)
  }

  @Test(arguments: [
    ("#112233", true), ("11223344", true), ("rgb(1 2 3)", true), ("hsla(120, 50%, 50%, 0.5)", true),
    ("clear", true), ("#123", false), ("", false), ("papaya", false),
  ])
  func colorsAreThoseOfVoltra(text: String, isColor: Bool) {
    #expect((VoltraColor.color(text) != nil) == isColor)
  }

  @Test(arguments: [
    ("linear-gradient(to right, #000000, rgba(1, 2, 3, 0.5) 80%)", true),
    ("linear-gradient(45deg, red, blue)", true), ("linear-gradient(red, nothing)", false),
    ("#000000", false),
  ])
  func gradientsAreThoseOfCSS(text: String, isGradient: Bool) {
    #expect((VoltraGradient.gradient(text) != nil) == isGradient)
  }
}
