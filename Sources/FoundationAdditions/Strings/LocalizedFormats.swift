public import Foundation
import Synchronization

/// The formats that `_localizedString` has returned and that stand for several texts: on iOS such a
/// string carries its plural forms, and formatting it selects one.
enum LocalizedFormats {
  private static let translations = Mutex<[String: Translation]>([:])

  static func remember(_ translation: Translation, as format: String) {
    guard translation.forms.count > 1 || !translation.substitutions.isEmpty else { return }
    translations.withLock { $0[format] = translation }
  }

  /// Formats arguments as `printf` does, with the plural forms of a localized format.
  static func format(
    _ format: String, locale: Locale?, _ arguments: [any CVarArg]
  ) -> String {
    guard let translation = translations.withLock({ $0[format] }) else {
      return String(format: format, locale: locale, arguments: arguments)
    }
    let numbers = arguments.map(number)
    return translation.parts(numbers: numbers).map { part in
      switch part {
      case .literal(let text): text
      case .argument(let index, let specifier):
        arguments.indices.contains(index)
          ? String(format: "%" + specifier, locale: locale, arguments: [arguments[index]]) : ""
      }
    }.joined()
  }

  private static func number(_ argument: any CVarArg) -> Double? {
    switch argument {
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

extension String {
  /// What `localizedStringWithFormat` of a widget's module calls, because Foundation's function knows
  /// no plural forms and takes their variables for addresses.
  public static func _localizedStringWithFormat(
    _ format: String, _ arguments: [any CVarArg]
  ) -> String {
    LocalizedFormats.format(format, locale: AppBundle.locale, arguments)
  }

  /// These replace `String(format:)` and its forms in the prepared copy of a widget's source, where the
  /// format is no literal.
  public init(_formt format: String, _ arguments: any CVarArg...) {
    self = LocalizedFormats.format(format, locale: nil, arguments)
  }

  public init(_formt format: String, arguments: [any CVarArg]) {
    self = LocalizedFormats.format(format, locale: nil, arguments)
  }

  public init(_formt format: String, locale: Locale?, _ arguments: any CVarArg...) {
    self = LocalizedFormats.format(format, locale: locale, arguments)
  }

  public init(_formt format: String, locale: Locale?, arguments: [any CVarArg]) {
    self = LocalizedFormats.format(format, locale: locale, arguments)
  }
}
