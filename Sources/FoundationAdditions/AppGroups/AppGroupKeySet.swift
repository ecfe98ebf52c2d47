import Synchronization

/// Keys of an app group's store by what the widget's sources do with their values.
final class AppGroupKeySet: Sendable {
  private let keys = Mutex<Set<String>>([])

  func use(_ keys: Set<String>) { self.keys.withLock { $0 = keys } }

  /// Returns true for one of the keys. The plug-in for Flutter puts the activity's identifier and an
  /// underscore before a key.
  func contains(_ key: String) -> Bool {
    keys.withLock { keys in
      keys.contains(key)
        || key.split(separator: "_", maxSplits: 1).dropFirst().first.map {
          keys.contains(String($0))
        } == true
    }
  }
}
