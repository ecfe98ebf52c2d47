import ArgumentParser
import Foundation
import Glibc
import IslandCommands

/// The option with the values of a widget's app group.
struct AppGroupOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A JSON file of values for UserDefaults(suiteName:), which the app would write.",
      discussion: "One object: keys, and texts, numbers, truth values or lists of texts."))
  var defaults: String?

  /// Makes the values known to widget processes, which inherit the environment. Exits the program
  /// when the file is not a JSON object.
  func apply() {
    guard let defaults else { return }
    let path = URL(fileURLWithPath: defaults).standardizedFileURL.path
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      guard try JSONSerialization.jsonObject(with: data) is [String: Any] else {
        ErrorPrinter.exit(
          "--defaults wants one JSON object of keys and values\n   at  \(path)", code: .badInput)
      }
    } catch {
      let reason = (error as NSError).localizedDescription
      ErrorPrinter.exit("cannot read '\(path)': \(reason)", code: .badInput)
    }
    // `_AppDefaults` of the module FoundationAdditions reads it.
    setenv("ISLAND_DEFAULTS", path, 1)
  }
}
