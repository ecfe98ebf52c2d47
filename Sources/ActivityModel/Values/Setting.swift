/// A named value of a `Root` that a flag or the configuration file can set.
package struct Setting<Root> {
  package let name: String
  /// The accepted values, as text: `a number`, `a duration such as 30s, 5m or 8h`.
  package let expected: String
  /// Returns the value as text, in a form that `write` accepts.
  package let read: (Root) -> String
  /// Parses the text and sets the value; returns false and changes nothing when it is malformed.
  private let write: (inout Root, String) -> Bool

  package init(
    _ name: String, expected: String, read: @escaping (Root) -> String,
    write: @escaping (inout Root, String) -> Bool
  ) {
    self.name = name
    self.expected = expected
    self.read = read
    self.write = write
  }

  package static func seconds(
    _ name: String, _ path: WritableKeyPath<Root, Double>
  ) -> Setting {
    Setting(
      name, expected: "a duration such as 30s, 5m or 8h",
      read: { DurationText.exact($0[keyPath: path]) },
      write: { root, text in
        guard let seconds = DurationText.seconds(text) else { return false }
        root[keyPath: path] = seconds
        return true
      })
  }

  package static func count(_ name: String, _ path: WritableKeyPath<Root, Int>) -> Setting {
    Setting(
      name, expected: "a whole number, 0 or more", read: { String($0[keyPath: path]) },
      write: { root, text in
        guard let number = Int(text), number >= 0 else { return false }
        root[keyPath: path] = number
        return true
      })
  }

  package static func isOn(_ name: String, _ path: WritableKeyPath<Root, Bool>) -> Setting {
    Setting(
      name, expected: "on or off", read: { $0[keyPath: path] ? "on" : "off" },
      write: { root, text in
        guard let value = ["on": true, "off": false][text.lowercased()] else { return false }
        root[keyPath: path] = value
        return true
      })
  }

  /// Sets the setting called `name`; the comparison ignores case, hyphens and underscores.
  ///
  /// - Throws: `SettingError` when there is no such setting or the text is malformed.
  package static func set(
    _ name: String, to text: String, in root: inout Root, of settings: [Setting]
  ) throws(SettingError) {
    guard let setting = settings.first(where: { Self.plain($0.name) == Self.plain(name) }) else {
      let names = settings.map(\.name)
      throw .unknown(name, nearest: Spelling.nearest(to: name, in: names), names: names)
    }
    guard setting.write(&root, text) else {
      throw .malformed(name: setting.name, value: text, expected: setting.expected)
    }
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" }
  }
}
