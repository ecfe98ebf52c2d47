/// Joins words with commas and "and", in English; Foundation on Linux lacks this class.
open class ListFormatter: Formatter, @unchecked Sendable {
  // Unchecked: mutable without synchronisation, like Apple's.
  open var locale: Locale = .current
  open var itemFormatter: Formatter?

  open class func localizedString(byJoining strings: [String]) -> String {
    switch strings.count {
    case 0: ""
    case 1: strings[0]
    case 2: "\(strings[0]) and \(strings[1])"
    default: strings.dropLast().joined(separator: ", ") + ", and " + strings[strings.count - 1]
    }
  }

  open func string(from items: [Any]) -> String? {
    Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
  }
}
