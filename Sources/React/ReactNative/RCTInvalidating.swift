/// A module that is told when the script is gone.
public protocol RCTInvalidating {
  func invalidate()
}
