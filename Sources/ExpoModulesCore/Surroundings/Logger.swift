import React

/// Writes what a module logs.
public final class Logger: Sendable {
  public static let EXPO_MODULES_LOG_SUBSYSTEM = "dev.expo.modules"
  public static let EXPO_LOG_CATEGORY = "expo"

  private let handlers: [any LogHandler]

  public init(logHandlers: [any LogHandler]) { handlers = logHandlers }

  public func trace(_ items: Any...) { write(.trace, items) }
  public func debug(_ items: Any...) { write(.debug, items) }
  public func info(_ items: Any...) { write(.info, items) }
  public func warn(_ items: Any...) { write(.warn, items) }
  public func error(_ items: Any...) { write(.error, items) }
  public func fatal(_ items: Any...) { write(.fatal, items) }
  public func callAsFunction(_ items: Any...) { write(.debug, items) }

  private func write(_ type: LogType, _ items: [Any]) {
    let text = items.map { "\($0)" }.joined(separator: " ")
    for handler in handlers { handler.log(type: type, text) }
  }
}

/// How bad a message is.
public enum LogType: Int, Sendable {
  case trace, timer, stacktrace, debug, info, warn, error, fatal
}

/// Where a logger writes.
public protocol LogHandler: Sendable {
  func log(type: LogType, _ message: String)
}

/// All handlers of Expo's own write to the log of the app.
private struct AppLog: LogHandler {
  func log(type: LogType, _ message: String) {
    let level: _BridgeEvents.Level =
      switch type {
      case .trace, .timer, .stacktrace, .debug, .info: .info
      case .warn: .warn
      case .error, .fatal: .error
      }
    _BridgeEvents.report(level, message)
  }
}

public func createOSLogHandler(category: String) -> any LogHandler { AppLog() }
public func createPersistentFileLogHandler(category: String) -> any LogHandler { AppLog() }

/// The logger of Expo itself.
public let log = Logger(logHandlers: [createOSLogHandler(category: Logger.EXPO_LOG_CATEGORY)])
