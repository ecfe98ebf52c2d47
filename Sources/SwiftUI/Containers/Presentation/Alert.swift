/// An alert with one or two buttons, in the form used before iOS 15.
public struct Alert: Sendable {
  public struct Button: Sendable {
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Self { Self() }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Self { Self() }
    public static func cancel(_ action: (() -> Void)? = {}) -> Self { Self() }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Self { Self() }
  }

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}

  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {}
}
