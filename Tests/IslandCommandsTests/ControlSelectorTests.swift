import ActivityModel
import Testing

@testable import IslandCommands

/// How scripts name the controls of a screen.
struct ControlSelectorTests {
  private func control(_ title: String, of titles: [String]) throws -> String {
    let controls = titles.enumerated().map { index, title in
      ScreenReport.Control(
        id: "\(index + 1)", title: title, kind: "button", value: nil, isSelected: false,
        frame: .init(x: 0, y: 0, width: 1, height: 1))
    }
    let screen = ScreenReport(app: "a", texts: [], controls: controls)
    return try ControlSelector(screen).control(title).id
  }

  @Test func titlesAreFoundWhateverTheirCaseAndEmoji() throws {
    let titles = ["Place Order \u{2615}\u{FE0F}", "Place", "Stop now"]
    #expect(try control("place order \u{2615}", of: titles) == "1")
    #expect(try control("place", of: titles) == "2")
    #expect(try control("stop", of: titles) == "3")
  }

  @Test func numbersNameWhatHasNoTitle() throws {
    #expect(try control("#2", of: ["", "", "a"]) == "2")
    #expect(throws: ControlSelector.Failure.self) { try control("#4", of: ["", "", "a"]) }
    #expect(throws: ControlSelector.Failure.self) { try control("", of: ["", "", "a"]) }
  }
}
