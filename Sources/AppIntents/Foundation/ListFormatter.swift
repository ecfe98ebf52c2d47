/// Words joined by commas and "and", in English; Foundation has none on Linux.
open class ListFormatter: Formatter, @unchecked Sendable {
  // Unchecked: as mutable as Apple's, and handed out as freely.
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
