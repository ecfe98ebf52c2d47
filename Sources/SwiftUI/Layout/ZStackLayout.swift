import ViewArchive
import ViewLayout

/// The layout of a `ZStack`, as a value.
public struct ZStackLayout: StackingLayout, Sendable {
  public var alignment: Alignment

  nonisolated public init(alignment: Alignment = .center) { self.alignment = alignment }

  nonisolated var container: BuiltInContainer { .zstack(alignment.guides) }
}
