import Foundation

/// A module of Objective-C that is there.
///
/// Unchecked because of the object, which is not known here: as in React Native, its queue is what keeps
/// calls from meeting, except for synchronous ones.
final class ClassicInstance: _NativeModuleInstance, @unchecked Sendable {
  /// The object of the sources. It is used on the queue, except for synchronous methods.
  let object: AnyObject
  private let methods: [String: ClassicMethod]
  private let queue: DispatchQueue

  /// - Parameter queue: Where the methods run; nil: on a queue of the module's own.
  init(
    _ object: AnyObject, name: String, methods: [String: ClassicMethod], queue: DispatchQueue?
  ) {
    self.object = object
    self.methods = methods
    (object as? RCTEventEmitter)?.scriptName = name
    self.queue = queue ?? DispatchQueue(label: "com.facebook.react.\(name)Queue")
  }

  /// Says that a thread works for the main queue: on Linux that need not be the main thread.
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  private static var isOnMainQueue: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
  }

  func call(_ method: String, _ arguments: [_BridgeValue], _ reply: _BridgeReply) {
    guard let method = methods[method] else {
      return reply.fail("\(method) is not a method of the native module")
    }
    guard method.kind == .sync else {
      return queue.async { method.perform(on: self.object, arguments, reply) }
    }
    if queue === DispatchQueue.main, !Self.isOnMainQueue {
      queue.sync { method.perform(on: object, arguments, reply) }
    } else {
      method.perform(on: object, arguments, reply)
    }
  }

  func changeListeners(of event: String, by change: Int) {
    queue.async {
      guard let emitter = self.object as? RCTEventEmitter else { return }
      if change < 0 {
        emitter.removeListeners(Double(-change))
      } else {
        for _ in 0..<change { emitter.addListener(event) }
      }
    }
  }

  func enter(_ phase: _BridgePhase) {}

  func invalidate() {
    queue.async { (self.object as? any RCTInvalidating)?.invalidate() }
  }
}
