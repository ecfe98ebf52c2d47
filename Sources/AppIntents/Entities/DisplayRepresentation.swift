/// The name of a value as the system shows it.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  public struct Image: Sendable {
    /// The name of an SF Symbol. Nil: the image is an asset, whose name is not kept.
    public let systemName: String?

    public enum DisplayStyle: Hashable, Sendable { case `default`, circular }

    public init(systemName: String, isTemplate: Bool? = nil) { self.systemName = systemName }

    public init(named: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      systemName = nil
    }

    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      systemName = nil
    }

    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      systemName = nil
    }
  }

  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?
  public var synonyms: [LocalizedStringResource]

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }
}
