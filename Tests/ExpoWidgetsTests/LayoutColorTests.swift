import ActivityModel
import SwiftUI
import Testing

@testable import ExpoWidgets

struct LayoutColorTests {
  @Test(arguments: [
    ("#F80", 255, 136, 0, 255), ("#f808", 255, 136, 0, 136), ("#102030", 16, 32, 48, 255),
    // Alpha is last, whatever the documentation says.
    ("#10203040", 16, 32, 48, 64), ("rgb(16, 32, 48)", 16, 32, 48, 255),
    ("rgba(16 32 48 / 50%)", 16, 32, 48, 127), ("hsl(120, 100%, 25%)", 0, 127, 0, 255),
    ("hwb(0 50% 0%)", 255, 127, 127, 255), ("rebeccapurple", 102, 51, 153, 255),
  ])
  func textsAreColors(text: String, red: Int, green: Int, blue: Int, alpha: Int) throws {
    let color = try #require(LayoutColor.color(text))
    let parts = color.resolve(in: EnvironmentValues())
    let all = [parts.red, parts.green, parts.blue, parts.opacity].map { Int(Double($0) * 255) }
    for (found, wanted) in zip(all, [red, green, blue, alpha]) {
      #expect(abs(found - wanted) <= 1, "\(all)")
    }
  }

  @Test(arguments: ["", "#12", "#GGGGGG", "rgb(1, 2)", "no color", "#123456789"])
  func otherTextsAreNone(text: String) {
    #expect(LayoutColor.color(text) == nil)
  }

  @Test func numbersAndObjectsAreColors() {
    #expect(LayoutColor.color(.whole(0xFF10_2030)) == LayoutColor.color("#102030"))
    #expect(LayoutColor.color(.whole(-1)) == nil)
    #expect(LayoutColor.color(.text("red")) == .red)
    #expect(
      LayoutColor.color(.record(["semantic": .list([.text("nothing"), .text("label")])])) != nil)
    #expect(
      LayoutColor.color(
        .record(["dynamic": .record(["light": .text("#fff"), "dark": .text("#000")])])) != nil)
    #expect(LayoutColor.color(.truth(true)) == nil)
  }
}
