import Emulator
import Foundation
import LocalEngine
import Previewer

/// The state with which a widget was previewed last: `--state` is kept for the next preview of the same
/// paths.
struct RememberedState {
  private let folder: StateFolder
  /// The previewed paths, absolute.
  private let paths: String

  /// Nil: there is no folder for the user's state.
  init?(of paths: [String], environment: [String: String]) {
    guard let folder = StateFolder(environment: environment) else { return nil }
    self.folder = folder
    self.paths = paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
      .joined(separator: "\n")
  }

  private var file: String { folder.file("preview-states.json") }

  private var all: [String: String] {
    (try? FileReader.read(file, limit: FileReader.mostOfText))
      .flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
  }

  /// The state's name, number or file; nil: none was chosen.
  var state: String? { all[paths] }

  /// Keeps a state. Where it cannot be written, only the next preview begins with the first state.
  func keep(_ state: String) {
    var all = all
    // A file is found from every folder.
    let isFile = FileManager.default.fileExists(atPath: state)
    all[paths] = isFile ? URL(fileURLWithPath: state).standardizedFileURL.path : state
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    guard let data = try? encoder.encode(all), (try? folder.prepare()) != nil else { return }
    try? OutputFile.write(String(decoding: data, as: UTF8.self) + "\n", to: file)
  }
}
