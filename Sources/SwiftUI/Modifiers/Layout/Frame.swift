import ViewArchive

extension View {
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    inheriting { $0.narrow(to: width, height) }
      .modified(
        .frame(
          width: width.map { Double($0) }, height: height.map { Double($0) },
          alignment: alignment.guides))
  }

  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    func points(_ length: CGFloat?) -> Double? { length.map { Double($0) } }
    let frame = FlexFrame(
      minWidth: points(minWidth), idealWidth: points(idealWidth), maxWidth: points(maxWidth),
      minHeight: points(minHeight), idealHeight: points(idealHeight),
      maxHeight: points(maxHeight), alignment: alignment.guides)
    return inheriting { values in
      values.narrow(
        to: maxWidth.map { min($0, values.containerSize.width) },
        maxHeight.map { min($0, values.containerSize.height) })
    }.modified(.flexFrame(frame))
  }

  nonisolated public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    modified(.fixedSize(horizontal: horizontal, vertical: vertical))
  }

  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modified(.layoutPriority(value))
  }

  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modified(.aspectRatio(aspectRatio.map { Double($0) }, fills: contentMode == .fill))
  }

  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(
      aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil,
      contentMode: contentMode)
  }

  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(.offset(Point(x: x, y: y)))
  }

  nonisolated public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modified(.position(Point(x: x, y: y)))
  }

  nonisolated public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }

  nonisolated public func zIndex(_ value: Double) -> some View { modified(.zIndex(value)) }

}

extension EnvironmentValues {
  /// Reduces the known container size to a given width or height. Nil: unchanged.
  mutating func narrow(to width: CGFloat?, _ height: CGFloat?) {
    if let width, width.isFinite, width >= 0 { containerSize.width = width }
    if let height, height.isFinite, height >= 0 { containerSize.height = height }
  }
}
