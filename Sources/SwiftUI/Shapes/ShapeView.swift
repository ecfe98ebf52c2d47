package import ViewArchive

/// A view that draws a shape.
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape
  nonisolated var shape: Content { get }
}

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  public let shape: Content
  let style: Style
  private let isEvenOdd: Bool

  nonisolated init(shape: Content, style: Style, isEvenOdd: Bool = false) {
    self.shape = shape
    self.style = style
    self.isEvenOdd = isEvenOdd
  }
}

extension _ShapeView: ShapeView, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    if let paint = style as? any TiledShapeStyle {
      return Lowering.nodes(of: paint.tiles.clipShape(shape), in: context)
    }
    let shadows = (style as? any ShadowingShapeStyle)?.modifiers ?? []
    let style = style.foregroundValue(in: context.environment)
    let nodes = shape.nodes(in: context) {
      var content = $0.content(style)
      if isEvenOdd { content.isEvenOdd = true }
      return content
    }
    return shadows.isEmpty ? nodes : nodes.map { shadows.reduce($0) { $0.modified($1) } }
  }
}

/// A shape with a stroked outline.
struct LinedShapeView<Content: Shape, Style: ShapeStyle> {
  let shape: Content
  let style: Style
  let stroke: StrokeStyle
  let isInside: Bool
}

extension LinedShapeView: ShapeView, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    let style = style.styleValue(in: context.environment)
    return shape.nodes(in: context) { outline in
      var outline = outline
      outline.stroke = stroke
      outline.isInside = isInside
      return outline.content(style)
    }
  }
}

/// A shape that is filled or stroked again on top of itself.
struct RepeatedShapeView<Under: ShapeView, Over: View> {
  let under: Under
  let over: Over

  nonisolated var shape: Under.Content { under.shape }
}

extension RepeatedShapeView: ShapeView, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    guard let over = Lowering.layer(of: over, alignment: .center, in: context) else { return [] }
    return Lowering.nodes(of: under, in: context)
      .map { $0.modified(.overlay(over, alignment: .center)) }
  }
}

extension Shape {
  nonisolated public func fill<Style: ShapeStyle>(
    _ content: Style = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, Style> {
    _ShapeView(shape: self, style: content, isEvenOdd: style.isEOFilled)
  }

  nonisolated public func fill(style: FillStyle) -> _ShapeView<Self, ForegroundStyle> {
    fill(.foreground, style: style)
  }

  nonisolated public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    LinedShapeView(shape: self, style: content, stroke: style, isInside: false)
  }

  nonisolated public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(shape: self, style: style)
  }

  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    LinedShapeView(shape: self, style: content, stroke: style, isInside: true)
  }

  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView {
  nonisolated public func fill<Style: ShapeStyle>(
    _ content: Style = .foreground, style: FillStyle = FillStyle()
  ) -> some ShapeView<Content> {
    RepeatedShapeView(under: self, over: shape.fill(content, style: style))
  }

  nonisolated public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    RepeatedShapeView(under: self, over: shape.stroke(content, style: style))
  }

  nonisolated public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    RepeatedShapeView(under: self, over: shape.stroke(content, lineWidth: lineWidth))
  }
}

extension ShapeView where Content: InsettableShape {
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    RepeatedShapeView(under: self, over: shape.strokeBorder(content, style: style))
  }

  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    RepeatedShapeView(under: self, over: shape.strokeBorder(content, lineWidth: lineWidth))
  }
}
