public import Foundation
package import ViewArchive

extension View {
  public func padding(_ insets: EdgeInsets) -> some View {
    modified(
      .padding(
        Insets(
          top: Double(insets.top), leading: Double(insets.leading),
          bottom: Double(insets.bottom), trailing: Double(insets.trailing))))
  }

  /// The default length is 16 points.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = Double(length ?? 16)
    return modified(
      .padding(
        Insets(
          top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
          bottom: edges.contains(.bottom) ? length : 0,
          trailing: edges.contains(.trailing) ? length : 0)))
  }

  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(
      .frame(
        width: Self.valid(width), height: Self.valid(height), alignment: alignment.guides))
  }

  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modified(
      .flexFrame(
        FlexFrame(
          minWidth: Self.valid(minWidth), idealWidth: Self.valid(idealWidth),
          maxWidth: Self.valid(maxWidth), minHeight: Self.valid(minHeight),
          idealHeight: Self.valid(idealHeight), maxHeight: Self.valid(maxHeight),
          alignment: alignment.guides)))
  }

  /// Negative lengths and those that are no number are left out (presentations.md §5.3).
  private static func valid(_ length: CGFloat?) -> Double? {
    guard let length, length >= 0 else { return nil }
    return Double(length)
  }

  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modified(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modified(.aspectRatio(ratio.map(Double.init), fills: contentMode == .fill))
  }

  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.width / size.height, contentMode: contentMode)
  }

  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  public func layoutPriority(_ value: Double) -> some View { modified(.layoutPriority(value)) }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(.offset(Point(x: Double(x), y: Double(y))))
  }

  public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(.position(Point(x: Double(x), y: Double(y))))
  }

  public func zIndex(_ value: Double) -> some View { modified(.zIndex(value)) }

  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let view = content()
    return modified { .overlay(Lowering.layer(of: view, in: $0), alignment: alignment.guides) }
  }

  @_disfavoredOverload
  public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  public func overlay<S: ShapeStyle>(_ style: S) -> some View {
    modified { .overlay(ViewNode(.style(style.style(in: $0))), alignment: .center) }
  }

  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let view = content()
    return modified { .background(Lowering.layer(of: view, in: $0), alignment: alignment.guides) }
  }

  @_disfavoredOverload
  public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }

  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modified { .background(ViewNode(.style(style.style(in: $0))), alignment: .center) }
  }

  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style) }
  }

  public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(BackgroundStyle()) }
  }

  public func mask<V: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> V
  ) -> some View {
    let view = mask()
    return modified { .mask(Lowering.layer(of: view, in: $0), alignment: alignment.guides) }
  }
}

extension Lowering {
  /// Several views behind or in front of another lie on top of each other.
  static func layer<Content: View>(of view: Content, in context: LoweringContext) -> ViewNode {
    let nodes = nodes(of: view, in: context)
    return nodes.count == 1 ? nodes[0] : ViewNode(.zstack(.center), children: nodes)
  }
}
