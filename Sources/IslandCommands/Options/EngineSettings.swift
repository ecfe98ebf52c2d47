import ActivityEngine
import ActivityModel

/// The limits and options of the engine that can be set by name, with `--set NAME=VALUE` or in the
/// configuration file.
struct EngineSettings {
  var limits = SystemLimits.standard
  var options = EngineOptions()

  /// Sets the limit or option of a name.
  ///
  /// - Throws: `SettingError` when neither has the name, or the value is not valid.
  mutating func set(_ name: String, to text: String) throws(SettingError) {
    do throws(SettingError) {
      try limits.set(name, to: text)
    } catch {
      guard case .unknown = error else { throw error }
      do throws(SettingError) {
        try options.set(name, to: text)
      } catch {
        guard case .unknown = error else { throw error }
        let names = list.map(\.name)
        throw .unknown(name, nearest: Spelling.nearest(to: name, in: names), names: names)
      }
    }
  }

  /// All limits and options with their values.
  var list: [(name: String, value: String, expected: String)] {
    SystemLimits.settings.map { ($0.name, $0.read(limits), $0.expected) }
      + EngineOptions.settings.map { ($0.name, $0.read(options), $0.expected) }
  }
}
