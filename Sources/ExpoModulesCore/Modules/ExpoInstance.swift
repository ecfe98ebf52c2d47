import Foundation
import React

/// A module of Expo's that is there.
final class ExpoInstance: _NativeModuleInstance, @unchecked Sendable {
  let name: String
  let parts: _ModuleParts
  /// The functions without a queue of their own run here, one after the other.
  private let queue: DispatchQueue
  private let module: any AnyModule
  /// Numbers of listeners by event. Used on the queue.
  private var listeners: [String: Int] = [:]

  init(_ module: any AnyModule) {
    self.module = module
    parts = module.definition().parts
    // Without a `Name` a module has that of its class.
    name = parts.name ?? "\(type(of: module))"
    queue = DispatchQueue(label: "expo.modules.\(name)")
    (module as? BaseModule)?.scriptName = name
    perform(.create)
  }

  private func perform(_ part: LifeCyclePart) { for body in parts.lifeCycle[part] ?? [] { body() } }

  func call(_ method: String, _ arguments: [_BridgeValue], _ reply: _BridgeReply) {
    if let property = parts.properties[method] { return access(property, arguments, reply) }
    guard let function = parts.functions[method] else {
      return reply.fail("\(name).\(method) is not a function of the native module")
    }
    guard !function.isSync else { return function.perform(arguments, reply) }
    (function.queue ?? queue).async { self.parts.functions[method]?.perform(arguments, reply) }
  }

  private func access(
    _ property: PropertyParts, _ arguments: [_BridgeValue], _ reply: _BridgeReply
  ) {
    do {
      if let value = arguments.first {
        try property.set?(value.object)
        reply.resolve(.null)
      } else {
        reply.resolve(Conversions.value(of: try property.get?()))
      }
    } catch {
      reply.reject(.init(error))
    }
  }

  func changeListeners(of event: String, by change: Int) {
    queue.async {
      let before = self.listeners
      self.listeners[event] = max((before[event] ?? 0) + change, 0)
      self.observe(before[event] ?? 0, self.listeners[event] ?? 0, of: event)
      self.observe(before.values.reduce(0, +), self.listeners.values.reduce(0, +), of: nil)
    }
  }

  private func observe(_ before: Int, _ now: Int, of event: String?) {
    guard (before == 0) != (now == 0) else { return }
    for observer in parts.observers where observer.event == event && observer.isStart == (now > 0) {
      observer.perform()
    }
  }

  func enter(_ phase: _BridgePhase) {
    switch phase {
    case .foreground: perform(.foreground)
    case .background: perform(.background)
    case .active: perform(.active)
    }
  }

  func invalidate() {
    perform(.contextDestroys)
    perform(.destroy)
  }
}
