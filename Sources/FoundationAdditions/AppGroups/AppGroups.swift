extension FileManager {
  /// Returns the folder of an app group that an app and its widget share. Where no app runs it is in the
  /// temporary directory, and empty unless a program writes to it.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard let folder = ProcessInfo.processInfo.environment[AppGroupFile.variable] else {
      return temporaryDirectory.appendingPathComponent(
        "AppGroups/\(groupIdentifier)", isDirectory: true)
    }
    let name = groupIdentifier.split(separator: "/").joined(separator: "_")
    let group = URL(fileURLWithPath: folder).appendingPathComponent(
      "files-\(name)", isDirectory: true)
    try? createDirectory(
      at: group, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return group
  }

  /// Nil: no iCloud account exists on Linux.
  public var ubiquityIdentifierToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Returns nil, as on an iPhone without iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}

extension Bundle {
  /// The resource bundle of a Swift package. In Island all resources are in the main bundle.
  public static var module: Bundle { .main }
}

extension URL {
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
  public static var homeDirectory: URL { URL(fileURLWithPath: NSHomeDirectory()) }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? temporaryDirectory
  }
}

/// The key-value store that a user's devices share. In Island the values are kept in memory until
/// the process ends.
public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  // Unchecked: accessed under the lock only.
  public static let `default` = NSUbiquitousKeyValueStore()

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  public func object(forKey key: String) -> Any? { lock.withLock { values[key] } }
  public func set(_ value: Any?, forKey key: String) { lock.withLock { values[key] = value } }
  public func removeObject(forKey key: String) { set(nil, forKey: key) }
  public func string(forKey key: String) -> String? { object(forKey: key) as? String }
  public func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  public func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }
  public func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }
  public func longLong(forKey key: String) -> Int64 { object(forKey: key) as? Int64 ?? 0 }
  public func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  public func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }
  @discardableResult public func synchronize() -> Bool { true }
}
