/// An error that can have another one as its cause.
public protocol ChainableException: Error, AnyObject {
  var cause: (any Error)? { get set }
}

extension ChainableException {
  /// Sets the cause.
  public func causedBy(_ error: (any Error)?) -> Self {
    cause = error ?? cause
    return self
  }
}
