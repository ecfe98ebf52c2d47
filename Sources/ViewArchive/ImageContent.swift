package import Foundation

/// A picture or symbol.
package struct ImageContent: Codable, Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// An SF Symbols name.
    case symbol(String)
    /// A name that no asset catalogue has, or that stands for something that is no picture.
    case asset(String)
    /// The bytes of a PNG, JPEG or other picture, and the name of the asset that they are.
    case data(Data, name: String? = nil)
  }

  package enum Scale: String, Codable, Hashable, Sendable { case small, medium, large }

  package var source: Source
  /// A resizable image takes all it is offered; others have their own size.
  package var isResizable: Bool
  /// Points: pixels by scale. Nil where the picture's own size is unknown.
  package var naturalSize: Size?
  /// Symbols follow the font.
  package var font: FontValue
  package var scale: Scale
  package var foreground: StyleValue?
  /// The second style of a palette symbol.
  package var secondaryForeground: StyleValue?
  /// Drawn in the foreground style alone.
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
