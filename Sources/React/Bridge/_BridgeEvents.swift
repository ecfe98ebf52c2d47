import Foundation
import Synchronization

/// What native modules send to the script by themselves. The process of the app says where it goes.
public enum _BridgeEvents {
  /// How bad a message is.
  public enum Level: String, Sendable {
    case info, warn, error
  }

  private struct Sinks: Sendable {
    var send: @Sendable (_ module: String, _ event: String, _ body: _BridgeValue) -> Void = {
      _, _, _ in
    }
    var report: @Sendable (Level, String) -> Void = { level, text in
      FileHandle.standardError.write(Data("\(level.rawValue): \(text)\n".utf8))
    }
  }

  private static let sinks = Mutex(Sinks())

  /// Takes the events of all modules, on any thread: the module's name, the event's, and what comes with
  /// it. Without a script nothing does.
  public static var send:
    @Sendable (_ module: String, _ event: String, _ body: _BridgeValue) -> Void
  {
    get { sinks.withLock { $0.send } }
    set { sinks.withLock { $0.send = newValue } }
  }

  /// Takes what React Native logs, and shows in red when it is an error; at first standard error.
  public static var report: @Sendable (Level, String) -> Void {
    get { sinks.withLock { $0.report } }
    set { sinks.withLock { $0.report = newValue } }
  }
}
