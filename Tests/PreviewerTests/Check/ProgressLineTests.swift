import Previewer
import Testing
import WidgetBuild

struct ProgressLineTests {
  @Test func oneCaseHasNoBar() {
    var line = ProgressLine()
    #expect(line.text(columns: 80) == "")
    line.begin(.compiling(files: 1, attempt: 1), of: "")
    #expect(line.text(columns: 80) == "compiling 1 file")
    line.addSecond()
    line.addSecond()
    #expect(line.text(columns: 80) == "compiling 1 file 2 s")
    line.begin(.compiling(files: 3, attempt: 2), of: "")
    #expect(line.text(columns: 80) == "compiling 3 files, attempt 2")
  }

  @Test func severalCasesHaveABar() {
    var line = ProgressLine(total: 4)
    line.begin(.module("UIKit"), of: "Ride\u{1b}[31m")
    line.done = 1
    let text = line.text(columns: 80)
    #expect(text.hasPrefix("###......... 1 of 4 Ride"))
    #expect(text.hasSuffix(": compiling the module UIKit, once"))
    #expect(!text.contains("\u{1b}"))
  }

  /// The case that is built longest is shown, until it is done.
  @Test func aCaseThatIsDoneIsNotShown() {
    var line = ProgressLine(total: 3)
    line.begin(.drawing, of: "A")
    line.begin(.compiling(files: 2, attempt: 1), of: "B")
    line.addSecond()
    line.addSecond()
    #expect(line.text(columns: 80).hasSuffix("A: drawing 2 s"))
    line.end("A")
    #expect(line.text(columns: 80).hasSuffix("B: compiling 2 files 2 s"))
    line.end("B")
    #expect(line.text(columns: 80) == "")
  }

  /// Else the terminal would wrap it, and a part of it would stay.
  @Test(arguments: [0, 1, 10, 24])
  func theLineFitsTheTerminal(columns: Int) {
    var line = ProgressLine(total: 2)
    line.begin(.drawing, of: "日本の配達")
    #expect(line.text(columns: columns).count < max(columns, 1))
  }
}
