import Foundation

/// A method that Objective-C declares.
struct ClassicMethod: Sendable {
  /// With the module's: `Timer.start`.
  let name: String
  let kind: _NativeModule.Kind
  var parameters: [_BridgeParameter] = []
  var call: @Sendable (AnyObject, _BridgeArguments) throws -> Any? = { _, _ in nil }
  /// Why it cannot be called; nil: it can.
  var refusal: _BridgeReply.Rejection?

  /// Checks the arguments as React Native does, and calls the method.
  func perform(on object: AnyObject, _ arguments: [_BridgeValue], _ reply: _BridgeReply) {
    if let refusal { return refuse(refusal, reply) }
    let expected = parameters.count { !$0.isOfPromise }
    guard arguments.count == expected else {
      return refuse(Self.wrongCount(name, arguments.count, expected), reply)
    }
    // Those of a promise are the last two.
    let values = arguments + Array(repeating: .null, count: parameters.count - expected)
    for (index, parameter) in parameters.enumerated() {
      if let problem = nullability(of: parameter, values[index]) {
        guard problem.isFatal else {
          RCTLogWarn(about(index, parameter.type, problem.text))
          continue
        }
        report(index, parameter.type, problem.text)
        return abort(index, parameter.type, reply)
      }
      // What cannot be converted is nil, which the method does not take.
      if parameter.isOfNonnullObject,
        _BridgeArguments.convert(values[index], to: parameter.type) == nil
      {
        return abort(index, parameter.type, reply)
      }
      if Self.callbacks.contains(parameter.type), !Self.isFunction(values[index]) {
        report(index, "\(values[index].object ?? "null")", "should be a function")
        return abort(index, parameter.type, reply)
      }
    }
    do {
      let result = try call(
        object, _BridgeArguments(values: values, parameters: parameters, reply: reply))
      if kind == .sync { reply.resolve(_BridgeValue(cleaning: result)) }
    } catch let error as _BridgeArguments.Mismatch {
      refuse(mismatch(error, values), reply)
    } catch {
      refuse(.init(code: unspecifiedCode, message: error.localizedDescription), reply)
    }
  }

  static let callbacks: Set<String> = ["RCTResponseSenderBlock", "RCTResponseErrorBlock"]

  private static func isFunction(_ value: _BridgeValue) -> Bool {
    switch value {
    case .callback, .null: true
    default: false
    }
  }

  private func refuse(_ rejection: _BridgeReply.Rejection, _ reply: _BridgeReply) {
    switch kind {
    case .promise, .sync: reply.reject(rejection)
    case .void, .callback: reply.fail(rejection.message)
    }
  }

  private func abort(_ index: Int, _ type: String, _ reply: _BridgeReply) {
    refuse(
      .init(
        code: unspecifiedCode,
        message: "Argument \(index) (\(type)) of \(name) could not be processed. "
          + "Aborting method call."), reply)
  }

  private func about(_ index: Int, _ type: String, _ issue: String) -> String {
    "Argument \(index) (\(type)) of \(name) \(issue)"
  }

  private func report(_ index: Int, _ type: String, _ issue: String) {
    RCTLogError(about(index, type, issue))
  }

  private func nullability(
    of parameter: _BridgeParameter, _ value: _BridgeValue
  ) -> (text: String, isFatal: Bool)? {
    let isPlain = _BridgeParameter.numbers.contains(parameter.type)
    let isNumber = parameter.type == "NSNumber"
    // The bridge before the New Architecture refused null for any NSNumber; since then it is passed on.
    let isNonnull = parameter.nullability == .nonnull || isPlain
    if isNonnull, value == .null, !parameter.isOfPromise { return ("must not be null", true) }
    if isPlain, parameter.nullability == .nullable {
      return ("is marked as nullable, but is not a nullable type.", false)
    }
    guard isNumber, parameter.nullability != .nonnull else { return nil }
    let what =
      parameter.nullability == .nullable ? "is marked as nullable" : "has unspecified nullability"
    return (
      what + " but React requires that all NSNumber arguments are explicitly marked as `nonnull` "
        + "to ensure compatibility with Android.", false
    )
  }

  private static func wrongCount(
    _ name: String, _ count: Int, _ expected: Int
  ) -> _BridgeReply.Rejection {
    .init(
      code: unspecifiedCode,
      message: "\(name) was called with \(count) arguments but expects \(expected) arguments. "
        + "If you haven't changed this method yourself, this usually means that your versions of "
        + "the native code and JavaScript code are out of sync. Updating both should make this "
        + "error go away.")
  }

  private func mismatch(
    _ error: _BridgeArguments.Mismatch, _ values: [_BridgeValue]
  ) -> _BridgeReply.Rejection {
    let declared = parameters[error.index].type
    let value = values[error.index].object.map { "\($0)" } ?? "null"
    return .init(
      code: unspecifiedCode,
      message: "Argument \(error.index) of \(name) is '\(value)', declared as \(declared) in "
        + "Objective-C, and the method takes \(error.type): on a phone the app ends here. "
        + "Give both the same type.")
  }
}
