import ActivityModel
import ArgumentParser
import CellRaster
import Foundation
import PhoneScreen

/// `island screen`: prints what the app in front shows.
struct ScreenCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "screen", abstract: "Print the texts and controls of the app in front.")

  @Flag(help: "As JSON: texts and controls with their frames, in points of the phone's screen.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "Scroll first, by so many times what is seen; a negative number scrolls up.",
      valueName: "pages"))
  var scroll: Int?

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws {
    if let scroll { try island.call(WireCall.Scroll(pages: scroll)) }
    let screen = try island.call(WireCall.Screen())
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return print(TerminalText.json(String(decoding: try encoder.encode(screen), as: UTF8.self)))
    }
    guard let app = screen.app else { return print("no app is in front") }
    print(ActivityTableText.plain(app, upTo: 200))
    for text in screen.texts { print("  " + ActivityTableText.plain(text.text, upTo: 200)) }
    for control in screen.controls {
      let value = control.value.map { " = \(ActivityTableText.plain($0, upTo: 100))" } ?? ""
      let mark = control.isSelected ? "▸" : " "
      print(
        "\(mark) [\(control.kind)] \(ActivityTableText.plain(control.title, upTo: 100))\(value)")
    }
  }
}
