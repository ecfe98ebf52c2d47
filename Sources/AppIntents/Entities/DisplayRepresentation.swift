/// The name of a value as the system shows it.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  public struct Image: Sendable {
    /// The name of an SF Symbol. Nil: the image is an asset, whose name is not kept.
    public let systemName: String?

    public init(systemName: String) { self.systemName = systemName }

    public init(named: String) { systemName = nil }
  }

  public let title: LocalizedStringResource
  public let subtitle: LocalizedStringResource?
  public let image: Image?

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }
}
