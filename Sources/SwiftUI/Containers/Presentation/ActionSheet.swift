/// An alert with several buttons, in the form used before iOS 15.
public struct ActionSheet: Sendable {
  public typealias Button = Alert.Button

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}
