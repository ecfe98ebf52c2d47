import Foundation
import React
import Synchronization

/// The databases of a script, in the system's SQLite, as files in the app's home folder.
///
/// `run` takes a database's name, statements and the values of their parameters, and answers with the
/// rows of the last statement. Values are numbers, texts, null and, for bytes, `{"bytes": base64}`.
final class ScriptDatabase: _NativeModuleInstance {
  /// The name under which scripts find it.
  static let name = "IslandDatabase"
  /// The error code of everything that SQLite refuses, as Expo's.
  private static let code = "ERR_INTERNAL_SQLITE_ERROR"
  private static let memory = ":memory:"

  private let folder: String
  private let open = Mutex<[String: SQLiteConnection]>([:])

  /// - Parameter home: The app's home folder.
  init(home: String) { folder = home + "/Documents/SQLite" }

  /// The module, as a script is told of it.
  static func module(home: String) -> _NativeModule {
    _NativeModule(
      name: name, flavour: .expo,
      methods: ["run": .sync, "isInTransaction": .sync, "close": .sync, "remove": .sync],
      isEmitter: false
    ) { ScriptDatabase(home: home) }
  }

  func call(_ method: String, _ arguments: [_BridgeValue], _ reply: _BridgeReply) {
    guard case .string(let name)? = arguments.first else {
      return reply.reject(.init(code: Self.code, message: "a database has a name"))
    }
    do throws(SQLiteConnection.Failure) {
      reply.resolve(try result(of: method, name, Array(arguments.dropFirst())))
    } catch {
      reply.reject(.init(code: Self.code, message: error.message))
    }
  }

  private func result(
    of method: String, _ name: String, _ arguments: [_BridgeValue]
  ) throws(SQLiteConnection.Failure) -> _BridgeValue {
    switch method {
    case "run":
      guard case .string(let text)? = arguments.first else {
        throw SQLiteConnection.Failure(message: "a statement is a text")
      }
      return try connection(name).run(text, with: arguments.count > 1 ? arguments[1] : .null)
    case "isInTransaction": return .bool(try connection(name).isInTransaction)
    case "close": open.withLock { $0[name] = nil }
    case "remove":
      open.withLock { $0[name] = nil }
      if name != Self.memory { try? FileManager.default.removeItem(atPath: path(of: name)) }
    default: throw SQLiteConnection.Failure(message: "no method '\(method)'")
    }
    return .null
  }

  private func connection(
    _ name: String
  ) throws(SQLiteConnection.Failure) -> SQLiteConnection {
    if let known = open.withLock({ $0[name] }) { return known }
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    let made = try SQLiteConnection(path: path(of: name))
    open.withLock { $0[name] = made }
    return made
  }

  /// A script's name for a database can have folders in it; the app's own is the one that there is.
  private func path(of name: String) -> String {
    name == Self.memory ? name : folder + "/" + (name as NSString).lastPathComponent
  }

  func changeListeners(of event: String, by change: Int) {}
  func enter(_ phase: _BridgePhase) {}
  func invalidate() { open.withLock { $0 = [:] } }
}
