/// The identifier of an asset catalogue's image; Xcode generates a constant for each of them.
public struct ImageResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle) { self.name = name }
}
