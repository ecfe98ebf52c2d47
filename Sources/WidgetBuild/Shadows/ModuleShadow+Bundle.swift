/// What is read from the widget's bundle.
extension ModuleShadow {
  static let ofTheBundle: [ModuleShadow] = [
    ModuleShadow(
      names: [.member(of: "Bundle", "main")],
      why: "it is the folder of the program, which lacks the widget's resources",
      declaration:
        "extension Foundation.Bundle { nonisolated public static var main: Foundation.Bundle { _own } }"
    ),
    ModuleShadow(
      names: [.function("NSLocalizedString")],
      why: "Foundation on Linux reads no string catalogues",
      declaration: """
        nonisolated public func NSLocalizedString(
          _ key: Swift.String, tableName: Swift.String? = nil, bundle: Foundation.Bundle = ._own,
          value: Swift.String = "", comment: Swift.String
        ) -> Swift.String {
          _localizedString(key, tableName: tableName, bundle: bundle, value: value, comment: comment)
        }
        """),
    ModuleShadow(
      names: [.member(of: "String", "localizedStringWithFormat")],
      why: "Foundation on Linux knows no plural forms",
      declaration: """
        extension Swift.String {
          nonisolated public static func localizedStringWithFormat(
            _ format: Swift.String, _ arguments: any Swift.CVarArg...
          ) -> Swift.String { _localizedStringWithFormat(format, arguments) }
        }
        """),
  ]
}
