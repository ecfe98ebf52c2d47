package import ActivityModel
import Foundation
import FoundationAdditions

/// What the app's JavaScript stores, by area and key: a file in the home folder of the app, which outlives
/// the process.
@MainActor
final class ScriptStorage {
  private let path: String
  private(set) var areas: [String: JSONValue]
  private var isOutdated = false

  /// Reads the file; a file that is none is begun anew.
  ///
  /// - Parameter home: The app's home folder.
  init(home: String) {
    path = home + "/Library/JavaScript.json"
    let data = FileManager.default.contents(atPath: path) ?? Data()
    if case .record(let areas)? = try? JSONParser.read(data) {
      self.areas = areas
    } else {
      areas = [:]
    }
  }

  /// The areas that begin so are those of app groups, whose values are JSON.
  private static let group = "group:"

  /// Sets a value, nil removes it; the file is written once for all that is set at the same time.
  func set(_ value: String?, for key: String, in area: String) {
    guard !area.hasPrefix(Self.group) else {
      return share(value, for: key, in: String(area.dropFirst(Self.group.count)))
    }
    var values: [String: JSONValue] = [:]
    if case .record(let known)? = areas[area] { values = known }
    values[key] = value.map(JSONValue.text)
    areas[area] = .record(values)
    guard !isOutdated else { return }
    isOutdated = true
    DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.write() } }
  }

  /// Writes what is not written yet.
  func write() {
    guard isOutdated else { return }
    isOutdated = false
    try? JSONValue.record(areas).json.write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// Gives a value to the widget, as `UserDefaults` of the app group does.
  private func share(_ value: String?, for key: String, in group: String) {
    guard let defaults = _AppDefaults(suiteName: group) else { return }
    guard let value else { return defaults.removeObject(forKey: key) }
    let options: JSONSerialization.ReadingOptions = [.fragmentsAllowed]
    let object = try? JSONSerialization.jsonObject(with: Data(value.utf8), options: options)
    defaults.set(object ?? value, forKey: key)
  }
}
