/// Why a setting was rejected; `SettingMessage` has the messages.
package enum SettingError: Error, Hashable, Sendable {
  case unknown(String, nearest: String?, names: [String])
  case malformed(name: String, value: String, expected: String)
}
