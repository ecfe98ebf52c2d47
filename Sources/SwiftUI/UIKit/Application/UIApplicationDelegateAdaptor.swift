/// Stores an app's delegate, which is created with the app and told of its launch.
///
/// An object of a class that the app declares can only be made where its name is known: preparing the
/// source adds the argument `_make`.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate> {
  private let delegate: Delegate?

  /// Traps when the app has no delegate.
  public var wrappedValue: Delegate {
    guard let delegate else {
      preconditionFailure("the app has no delegate of the type \(Delegate.self)")
    }
    return delegate
  }

  public init(_ delegateType: Delegate.Type = Delegate.self) { delegate = nil }

  public init(
    _ delegateType: Delegate.Type = Delegate.self, _make make: @MainActor () -> Delegate
  ) {
    let delegate = make()
    self.delegate = delegate
    UIApplication.shared.use(delegate)
  }
}

extension UIApplicationDelegateAdaptor where Delegate: ObservableObject {
  public var projectedValue: ObservedObject<Delegate>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}
