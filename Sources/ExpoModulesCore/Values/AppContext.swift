public import Foundation
import React

/// What a module can ask for. The services of other Expo packages are not here.
public final class AppContext: NSObject, @unchecked Sendable {
  /// The only one: a process is one app.
  static let current = AppContext()

  /// Sends events of a module.
  public final class EventEmitter: Sendable {
    let module: String

    init(module: String) { self.module = module }

    public func sendEvent(withName name: String, body: Any?) {
      _BridgeEvents.send(module, name, Conversions.value(of: body))
    }
  }

  /// Nil: permissions are not asked for.
  public var permissions: (any EXPermissionsInterface)? { nil }
  /// Where a module may write files that need not be kept.
  public var cachesDirectory: URL? {
    FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
  }
}

/// Asks the person for permissions. Nothing here does.
public protocol EXPermissionsInterface {}
