/// Joins words as a list in a locale, such as `a, b, and c`; Foundation on Linux lacks this class.
open class ListFormatter: Formatter, @unchecked Sendable {
  // Unchecked: mutable without synchronisation, like Apple's.
  open var locale: Locale = ._device
  open var itemFormatter: Formatter?

  open class func localizedString(byJoining strings: [String]) -> String {
    joined(strings, in: ._device)
  }

  private class func joined(_ strings: [String], in locale: Locale) -> String {
    strings.formatted(.list(type: .and).locale(locale))
  }

  open func string(from items: [Any]) -> String? {
    Self.joined(items.map { itemFormatter?.string(for: $0) ?? "\($0)" }, in: locale)
  }
}
