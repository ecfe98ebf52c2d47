import ActivityModel
import ArgumentParser
import Foundation
import Glibc
import IslandCommands
import LocalEngine

/// The option with the values of a widget's app group.
struct AppGroupOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A JSON file of values for UserDefaults(suiteName:), which the app would write.",
      discussion:
        "One object: keys and values; lists and objects in it are read as such, or as JSON text."))
  var defaults: String?

  /// The values of the file as texts; lists and objects as their JSON.
  var texts: [String: String] {
    guard let defaults,
      let data = try? FileReader.read(defaults, limit: FileReader.mostOfText),
      case .record(let fields)? = try? JSONValue(json: data)
    else { return [:] }
    return fields.compactMapValues { value in
      switch value {
      case .text(let text): text
      case .whole(let number): "\(number)"
      case .number(let number): "\(number)"
      case .truth(let truth): "\(truth)"
      case .list, .record: String(decoding: value.json, as: UTF8.self)
      case .null: nil
      }
    }
  }

  /// The absolute path of the file; nil: there is none.
  var path: String? { defaults.map { URL(fileURLWithPath: $0).standardizedFileURL.path } }

  /// Makes the values known to widget processes, which inherit the environment. Exits the program
  /// when the file is not a JSON object.
  func apply() {
    guard let path else { return }
    do {
      let data = try FileReader.read(path, limit: FileReader.mostOfText)
      guard try JSONSerialization.jsonObject(with: data) is [String: Any] else {
        ErrorPrinter.exit(
          "--defaults wants one JSON object of keys and values\n   at  \(path)", code: .badInput)
      }
    } catch let error as FileFailure {
      ErrorPrinter.exit(CommandError(error, for: "--defaults"))
    } catch {
      ErrorPrinter.exit("--defaults: no JSON\n   at  \(path)", code: .badInput)
    }
    // `_AppDefaults` of the module FoundationAdditions reads it.
    setenv("ISLAND_DEFAULTS", path, 1)
  }
}
