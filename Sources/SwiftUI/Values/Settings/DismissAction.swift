import ViewArchive

/// Dismisses a presentation. Has no effect: a Live Activity presents nothing.
public struct DismissAction: Sendable {
  public func callAsFunction() {}
}
