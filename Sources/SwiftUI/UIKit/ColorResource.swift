/// The identifier of an asset catalogue's colour; Xcode generates a constant for each of them.
public struct ColorResource: Hashable, Sendable {
  let name: String

  public init(name: String, bundle: Bundle) { self.name = name }
}
