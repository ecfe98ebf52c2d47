/// Draws a text line by line. Texts are drawn as without it, since a text is laid out only after its
/// widget has been archived.
public protocol TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A value that marks a part of a text for its renderer.
public protocol TextAttribute {}

/// The text that a renderer measures.
public struct TextProxy {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Text {
  /// The lines of a text. Always empty: see `TextRenderer`.
  public struct Layout: RandomAccessCollection, Equatable {
    public struct Line: RandomAccessCollection, Equatable {
      public var origin: CGPoint
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> Run { Run() }
    }

    public struct Run: RandomAccessCollection, Equatable {
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> RunSlice { RunSlice() }
      public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { nil }
    }

    public struct RunSlice: Equatable {
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public subscript<Attribute: TextAttribute>(key: Attribute.Type) -> Attribute? { nil }
    }

    public struct TypographicBounds: Equatable, Sendable {
      public var origin = CGPoint.zero
      public var width: CGFloat = 0
      public var ascent: CGFloat = 0
      public var descent: CGFloat = 0
      public var leading: CGFloat = 0
      public var rect: CGRect { .zero }
    }

    public var isTruncated: Bool { false }
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Line { Line(origin: .zero) }
  }

  public func customAttribute<Attribute: TextAttribute>(_ value: Attribute) -> Text { self }
}

extension GraphicsContext {
  /// Options of drawing a text's lines.
  public struct TextDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let disablesSubpixelQuantization = Self(rawValue: 1)
  }

  public func draw(_ line: Text.Layout.Line, options: TextDrawingOptions = []) {}
  public func draw(_ run: Text.Layout.Run, options: TextDrawingOptions = []) {}
  public func draw(_ slice: Text.Layout.RunSlice, options: TextDrawingOptions = []) {}
}

extension View {
  nonisolated public func textRenderer<Renderer: TextRenderer>(
    _ renderer: Renderer
  ) -> some View {
    unsupported("textRenderer")
  }

  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { self }

  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { self }
}

extension Text {
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> Text { self }

  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Text { self }
}

/// The language whose rules set the height of a text's lines.
public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?

  public static let automatic = Self(language: nil)

  public static func explicit(_ language: Locale.Language) -> Self { Self(language: language) }
}
