import Synchronization

/// Moments in the store of an app group, where no app has put any: a widget that counts to one which
/// is zero traps, or shows half a century.
package enum AppGroupMoments {
  /// How the sources read a moment.
  package enum Form: Sendable {
    /// As a `Date`.
    case date
    /// As a number since 1970.
    case seconds, milliseconds
  }

  private static let forms = Mutex<[String: Form]>([:])

  /// Sets the keys of which the widget's sources make dates.
  package static func use(_ forms: [String: Form]) { self.forms.withLock { $0 = forms } }

  /// Returns the value for the key of a moment: five minutes ahead, for a start five minutes ago; nil
  /// for another key. The plug-in for Flutter puts the activity's identifier and an underscore before
  /// a key.
  static func value(for key: String, now: Date = Date()) -> Any? {
    let form = forms.withLock { forms in
      forms[key]
        ?? key.split(separator: "_", maxSplits: 1).dropFirst().first.flatMap { forms[String($0)] }
    }
    guard let form else { return nil }
    let date = now + (KeyWords(key).isPast ? -300 : 300)
    return switch form {
    case .date: date
    case .seconds: date.timeIntervalSince1970.rounded()
    case .milliseconds: (date.timeIntervalSince1970 * 1000).rounded()
    }
  }
}

extension KeyWords {
  private static let past: Set<String> = [
    "start", "started", "starts", "begin", "began", "begun", "since", "created", "updated",
    "captured", "recorded", "measured", "received", "sent", "posted", "last", "latest",
  ]

  /// True for the name of a moment in the past: a start, or the time of the last change.
  package var isPast: Bool {
    lowercased.contains(where: Self.past.contains) || lowercased == ["timestamp"]
  }
}
