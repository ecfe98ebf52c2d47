import React

/// Writes what a module logs.
public final class Logger: Sendable {
  public init(logHandlers: [any LogHandler]) {}

  public func trace(_ items: Any...) { write(.info, items) }
  public func debug(_ items: Any...) { write(.info, items) }
  public func info(_ items: Any...) { write(.info, items) }
  public func warn(_ items: Any...) { write(.warn, items) }
  public func error(_ items: Any...) { write(.error, items) }
  public func fatal(_ items: Any...) { write(.error, items) }
  public func callAsFunction(_ items: Any...) { write(.info, items) }

  private func write(_ level: _BridgeEvents.Level, _ items: [Any]) {
    _BridgeEvents.report(level, items.map { "\($0)" }.joined(separator: " "))
  }
}

/// Where a logger writes; here there is one place.
public protocol LogHandler: Sendable {}

private struct Place: LogHandler {}

public func createOSLogHandler(category: String) -> any LogHandler { Place() }
public func createPersistentFileLogHandler(category: String) -> any LogHandler { Place() }

/// The logger of Expo itself.
public let log = Logger(logHandlers: [])
