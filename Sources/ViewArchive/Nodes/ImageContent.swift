package import Foundation

/// An image or symbol.
package struct ImageContent: Codable, Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// An SF Symbols name.
    case symbol(String)
    /// A symbol of an asset catalogue.
    case customSymbol(CustomSymbol)
    /// A name that no asset catalogue contains.
    case asset(String)
    /// The name of an image that exists and cannot be drawn, and why: its file, and what helps.
    case unreadable(String, reason: String)
    /// The bytes of a PNG, JPEG or other image, and the name of its asset.
    case data(Data, name: String? = nil)
  }

  package enum Scale: String, Codable, Hashable, Sendable { case small, medium, large }

  package var source: Source
  /// True if the image takes the proposed size instead of its own.
  package var isResizable: Bool
  /// The size in points: pixels divided by scale. Nil: unknown.
  package var naturalSize: Size?
  /// The font that determines the size of a symbol.
  package var font: FontValue
  package var scale: Scale
  package var foreground: StyleValue?
  /// The second style of a palette symbol.
  package var secondaryForeground: StyleValue?
  /// The third style of a palette symbol. In pictures only.
  package var tertiaryForeground: StyleValue?
  /// True for an image that is repeated instead of stretched. Nil: false. In pictures only.
  package var isTiled: Bool?
  /// The edges that keep their size in a stretched image, in points. Nil: none. In pictures only.
  package var capInsets: Insets?
  /// True for an image whose pixels stay squares when it is enlarged. Nil: false. In pictures only.
  package var isPixelated: Bool?
  /// True if the image is drawn in the foreground style alone.
  package var isTemplate: Bool
  /// 0…1 for symbols with a variable value.
  package var variableValue: Double?

  package init(
    source: Source, isResizable: Bool = false, naturalSize: Size? = nil, font: FontValue = .body,
    scale: Scale = .medium, foreground: StyleValue? = nil, secondaryForeground: StyleValue? = nil,
    isTemplate: Bool = false, variableValue: Double? = nil
  ) {
    self.source = source
    self.isResizable = isResizable
    self.naturalSize = naturalSize
    self.font = font
    self.scale = scale
    self.foreground = foreground
    self.secondaryForeground = secondaryForeground
    self.isTemplate = isTemplate
    self.variableValue = variableValue
  }
}
