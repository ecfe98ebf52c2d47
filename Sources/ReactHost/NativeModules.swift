import ActivityModel
import Foundation
import React
import ViewArchive

/// The native modules of an app, as its JavaScript calls them.
@MainActor
final class NativeModules {
  private let modules: [String: _NativeModule]
  /// Those that the script has asked for.
  private var made: [String: any _NativeModuleInstance] = [:]
  private let send: @Sendable (JSONValue) -> Void
  /// Shows an error that React Native shows in red.
  private let fail: @MainActor (String) -> Void

  /// - Parameters:
  ///   - send: Sends a message to the script, from any thread.
  ///   - print: Prints a line, from any thread.
  ///   - fail: Shows an error in red.
  init(
    _ modules: [_NativeModule], send: @escaping @Sendable (JSONValue) -> Void,
    print: @escaping @Sendable (String) -> Void,
    fail: @escaping @Sendable @MainActor (String) -> Void
  ) {
    self.modules = Dictionary(
      modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.send = send
    self.fail = fail
    _BridgeEvents.send = { module, event, body in
      send(
        ScriptMessage.of(
          "event", ["module": .text(module), "name": .text(event), "body": JSONValue(body)]))
    }
    _BridgeEvents.report = { level, text in
      switch level {
      case .info: print(text)
      case .warn: print("warn: \(text)")
      case .error: DispatchQueue.main.async { MainActor.assumeIsolated { fail(text) } }
      }
    }
    for module in modules { for note in module.notes { print("\(module.name): \(note)") } }
  }

  /// The modules as the script is told of them.
  var facts: JSONValue {
    .list(
      modules.values.sorted { $0.name < $1.name }.map { module in
        .record([
          "name": .text(module.name), "flavour": .text(module.flavour.rawValue),
          "methods": .record(module.methods.mapValues { .text($0.rawValue) }),
          "properties": .list(module.properties.map(JSONValue.text)),
          "constants": .record(module.constants.mapValues { JSONValue($0) }),
          "emitter": .truth(module.isEmitter),
        ])
      })
  }

  /// Returns the instance of a module, which is made when it is first asked for; nil: there is none.
  @discardableResult
  func instance(_ name: String) -> (any _NativeModuleInstance)? {
    if let instance = made[name] { return instance }
    let instance = modules[name]?.make()
    made[name] = instance
    return instance
  }

  /// Calls a method for the script.
  func call(_ message: ScriptMessage) {
    let id = message["id"]
    let (name, method) = (message.text("module") ?? "", message.text("method") ?? "")
    guard let instance = instance(name) else {
      return send(
        ScriptMessage.of(
          "reject",
          ["id": id, "code": .text("EUNSPECIFIED"), "message": .text("\(name) is not of the app")]))
    }
    let reply = _BridgeReply { [send, fail] answer in
      switch answer {
      case .resolve(let value):
        send(ScriptMessage.of("resolve", ["id": id, "value": JSONValue(value)]))
      case .reject(let rejection):
        send(ScriptMessage.of("reject", rejection.fields.merging(["id": id]) { $1 }))
      case .callback(let number, let arguments):
        send(
          ScriptMessage.of(
            "callback",
            ["id": .whole(Int64(number)), "args": .list(arguments.map { JSONValue($0) })]))
      case .failure(let text):
        DispatchQueue.main.async { MainActor.assumeIsolated { fail(text) } }
      }
    }
    instance.call(method, message.list("args").map(_BridgeValue.init), reply)
  }

  /// Notes that listeners of an event have come or gone.
  func changeListeners(_ message: ScriptMessage) {
    guard let name = message.text("module"), let change = message.number("change") else { return }
    instance(name)?.changeListeners(of: message.text("event") ?? "", by: change)
  }

  /// Tells the modules that the app comes to the front or leaves it.
  func enter(_ phase: AppPhase) {
    for instance in made.values {
      switch phase {
      case .active:
        instance.enter(.foreground)
        instance.enter(.active)
      case .inactive: break
      case .background: instance.enter(.background)
      }
    }
  }
}

extension _BridgeReply.Rejection {
  fileprivate var fields: [String: JSONValue] {
    var fields: [String: JSONValue] = ["code": .text(code), "message": .text(message)]
    fields["domain"] = domain.map(JSONValue.text)
    fields["userInfo"] = userInfo.map { .record($0.mapValues { JSONValue($0) }) }
    return fields
  }
}
