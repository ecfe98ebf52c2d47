public struct DismissSearchAction: Sendable {
  public func callAsFunction() {}
}
