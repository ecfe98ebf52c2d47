/// A version of iOS.
package struct SystemVersion: Codable, Hashable, Sendable, Comparable, CustomStringConvertible {
  package var major: Int
  package var minor: Int

  /// The version of a phone that is not told another.
  package static let newest = SystemVersion(27)

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Parses `27` or `26.2`; nil: malformed.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(parts.count), let major = parts[0], major >= 0 else { return nil }
    guard parts.count == 2 else {
      self.init(major)
      return
    }
    guard let minor = parts[1], minor >= 0 else { return nil }
    self.init(major, minor)
  }

  package var description: String { "\(major).\(minor)" }

  package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
