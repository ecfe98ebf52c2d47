package import React

/// Collects the answers of calls, and lets a test wait for them.
package final class Answers: Sendable {
  private let stream: AsyncStream<_BridgeReply.Answer>
  private let continuation: AsyncStream<_BridgeReply.Answer>.Continuation

  package init() { (stream, continuation) = AsyncStream.makeStream() }

  package var reply: _BridgeReply { _BridgeReply { [continuation] in continuation.yield($0) } }

  /// Waits for the next answer.
  package func next() async -> _BridgeReply.Answer? {
    var iterator = stream.makeAsyncIterator()
    return await iterator.next()
  }

  /// Calls a method, and waits for its answer.
  package static func of(
    _ module: any _NativeModuleInstance, _ method: String, _ arguments: [_BridgeValue] = []
  ) async -> _BridgeReply.Answer? {
    let answers = Answers()
    module.call(method, arguments, answers.reply)
    return await answers.next()
  }
}
