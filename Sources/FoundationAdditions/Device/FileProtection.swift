public import Foundation

/// How a file is protected while the phone is locked; nothing is protected here.
public struct URLFileProtection: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = Self(rawValue: "NSURLFileProtectionNone")
  public static let complete = Self(rawValue: "NSURLFileProtectionComplete")
  public static let completeUnlessOpen = Self(rawValue: "NSURLFileProtectionCompleteUnlessOpen")
  public static let completeUntilFirstUserAuthentication = Self(
    rawValue: "NSURLFileProtectionCompleteUntilFirstUserAuthentication")
}

extension URLResourceKey {
  public static let fileProtectionKey = URLResourceKey(rawValue: "NSURLFileProtectionKey")
}

extension NSURL {
  /// Does nothing: files have no such values here.
  ///
  /// - Throws: Nothing.
  public func setResourceValue(_ value: Any?, forKey key: URLResourceKey) throws {}
}

extension URL {
  /// Every file that a person has chosen may be read.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  public func stopAccessingSecurityScopedResource() {}
}
