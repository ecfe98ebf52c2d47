/// User-visible messages for rejected settings.
package enum SettingMessage {
  package static func text(for error: SettingError) -> String {
    switch error {
    case .unknown(let name, let nearest?, _):
      "there is no setting '\(name)'; did you mean '\(nearest)'?"
    case .unknown(let name, nil, let names):
      "there is no setting '\(name)'; available: \(names.joined(separator: ", "))"
    case .malformed(let name, let value, let expected):
      "'\(value)' is no value for '\(name)'; expected \(expected)"
    }
  }
}
