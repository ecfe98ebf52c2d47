import ViewArchive

/// The Liquid Glass material of iOS 26.
public struct Glass: Equatable, Sendable {
  private enum Kind { case regular, clear, identity }

  private let kind: Kind
  private var color: Color?

  public static let regular = Glass(kind: .regular)
  public static let clear = Glass(kind: .clear)
  public static let identity = Glass(kind: .identity)

  var style: StyleValue? { color?.resolvedStyle }

  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
