import ActivityModel
import Testing
import ViewArchive

@testable import ReactScreens

/// React Native's texts of colours.
struct ColorTests {
  private static func rgba(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1)
    -> ColorValue
  { .rgba(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha) }

  @Test(arguments: [
    ("#f00", rgba(255, 0, 0)), ("#F00F", rgba(255, 0, 0)), ("#336699", rgba(51, 102, 153)),
    ("#33669900", rgba(51, 102, 153, 0)), ("rgb(255, 0, 51)", rgba(255, 0, 51)),
    ("rgba(255,0,51,.5)", rgba(255, 0, 51, 0.5)), ("rgb(255 0 51 / 50%)", rgba(255, 0, 51, 0.5)),
    ("hsl(120, 100%, 50%)", rgba(0, 255, 0)),
    ("hsla(0, 0%, 100%, 0.25)", rgba(255, 255, 255, 0.25)),
    ("hsl(-120deg, 100%, 50%)", rgba(0, 0, 255)), ("hwb(0, 0%, 100%)", rgba(0, 0, 0)),
    ("hwb(240 0% 0%)", rgba(0, 0, 255)), ("tomato", rgba(255, 99, 71)), (" Red ", rgba(255, 0, 0)),
    ("transparent", rgba(0, 0, 0, 0)),
  ])
  func colorsOfTexts(text: String, color: ColorValue) throws {
    let found = try #require(ColorText.color(text))
    guard case .rgba(let red, let green, let blue, let alpha) = found,
      case .rgba(let r, let g, let b, let a) = color
    else { return #expect(found == color) }
    for (one, other) in [(red, r), (green, g), (blue, b), (alpha, a)] {
      #expect(abs(one - other) < 0.001)
    }
  }

  @Test(arguments: ["", "#", "#12", "#12345", "#ggg", "rgb(1,2)", "rgb(a,b,c)", "nocolor", "hsl("])
  func otherTextsAreNone(text: String) { #expect(ColorText.color(text) == nil) }

  @Test func colorsOfThePlatform() {
    #expect(
      ReactColor.style(.record(["semantic": .list([.text("nothing"), .text("label")])]))
        == .color(.system(.label)))
    #expect(
      ReactColor.style(.record(["semantic": .list([.text("systemBlueColor")])]))
        == .color(.system(.blue)))
    let dynamic = ReactColor.style(
      .record(["dynamic": .record(["light": .text("#fff"), "dark": .text("#000")])]))
    #expect(dynamic == .adaptive(light: .white, dark: .black))
    #expect(ReactColor.style(.whole(0xFF00_00FF)) == .color(Self.rgba(255, 0, 0)))
  }
}
