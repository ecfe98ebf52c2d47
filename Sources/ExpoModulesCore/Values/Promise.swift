public import React

/// A promise of the script, which a function settles itself.
public struct Promise: AnyArgument {
  public typealias ResolveClosure = (Any?) -> Void
  public typealias RejectClosure = (Exception) -> Void

  public var resolver: ResolveClosure
  public var rejecter: RejectClosure

  public var legacyResolver: RCTPromiseResolveBlock { resolver }

  public var legacyRejecter: RCTPromiseRejectBlock {
    { code, message, error in
      reject(code ?? "", message ?? error?.localizedDescription ?? "")
    }
  }

  public func resolve(_ value: Any? = nil) { resolver(value) }

  public func reject(_ error: any Error) {
    rejecter(error as? Exception ?? UnexpectedException(error))
  }

  public func reject(_ code: String, _ description: String) {
    rejecter(Exception(name: code, description: description, code: code))
  }

  public func settle<Value, Failure: Error>(with result: Result<Value, Failure>) {
    switch result {
    case .success(let value): resolve(value)
    case .failure(let error): reject(error)
    }
  }
}

extension Promise {
  init(_ reply: _BridgeReply) {
    resolver = { reply.resolve(Conversions.value(of: $0)) }
    rejecter = { reply.reject(_BridgeReply.Rejection($0)) }
  }
}

extension _BridgeReply.Rejection {
  init(_ error: any Error) {
    let exception = error as? Exception ?? UnexpectedException(error)
    self.init(code: exception.code, message: exception.description)
  }
}
