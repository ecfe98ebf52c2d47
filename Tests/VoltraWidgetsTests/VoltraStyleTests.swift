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
    ("clear", true), ("#123", true), ("#1234", true), ("hsl(0.5turn 20% 30%)", true),
    ("123", false), ("#12", false), ("", false), ("papaya", false), ("rgb(1, 2)", false),
  ])
  func colorsAreThoseOfVoltra(text: String, isColor: Bool) {
    #expect((VoltraColor.color(text) != nil) == isColor)
  }

  @Test(arguments: [
    ("linear-gradient(to right, #000000, rgba(1, 2, 3, 0.5) 80%)", true),
    ("linear-gradient(45deg, red, blue)", true), ("linear-gradient(red, nothing)", false),
    ("linear-gradient(red)", false), ("radial-gradient(red, blue)", true),
    ("radial-gradient(circle closest-side at left top, red 10% 20%, blue)", true),
    ("radial-gradient(square, red, blue)", false),
    ("conic-gradient(from 0.25turn at center, red, blue 90deg)", true),
    ("repeating-linear-gradient(red, blue)", false), ("#000000", false),
  ])
  func gradientsAreThoseOfCSS(text: String, isGradient: Bool) {
    #expect((VoltraGradientReader.read(text) != nil) == isGradient)
  }

  @Test func anAngleIsUpsideDown() throws {
    guard
      case .linear(let gradient, let start, let end)? = VoltraGradientReader.read(
        "linear-gradient(0deg, red, white, blue)")
    else {
      Issue.record("no gradient")
      return
    }
    #expect(abs(start.y - 0) < 1e-9 && abs(end.y - 1) < 1e-9)
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
  }

  @Test @MainActor func aRadialGradientReachesTheCorner() {
    let gradient = Gradient(colors: [.red, .blue])
    let size = CGSize(width: 60, height: 80)
    let circle = VoltraRadial(gradient: gradient, center: .topLeading, isCircle: true)
    #expect(circle.radii(in: size) == CGSize(width: 100, height: 100))
    let side = VoltraRadial(gradient: gradient, extent: .closestSide)
    #expect(side.radii(in: size) == CGSize(width: 30, height: 40))
  }

  @Test func linksWithoutASchemeAreOfTheApp() {
    #expect(VoltraLink.url("/a/b", scheme: "app") == URL(string: "app://a/b"))
    #expect(VoltraLink.url("https://a.b", scheme: nil) == URL(string: "https://a.b"))
    #expect(VoltraLink.url("/a", scheme: nil) == nil)
    #expect(VoltraLink.url("", scheme: "app") == nil)
  }
}
