import ViewArchive
import ViewLayout

/// The layout of an `HStack`, as a value.
public struct HStackLayout: StackingLayout, Sendable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  nonisolated var container: BuiltInContainer {
    .hstack(StackContent(alignment: alignment.guide, spacing: spacing.map { Double($0) }))
  }
}

/// The layout of a `VStack`, as a value.
public struct VStackLayout: StackingLayout, Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  nonisolated var container: BuiltInContainer {
    .vstack(StackContent(alignment: alignment.guide, spacing: spacing.map { Double($0) }))
  }
}

extension BuiltInContainer {
  /// The node kind of this container.
  var kind: NodeKind {
    switch self {
    case .hstack(let content): .hstack(content)
    case .vstack(let content): .vstack(content)
    case .zstack(let alignment): .zstack(alignment)
    case .grid(let content): .grid(content)
    }
  }
}
