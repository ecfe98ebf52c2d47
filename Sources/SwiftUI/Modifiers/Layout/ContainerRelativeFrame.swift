import ViewArchive

extension View {
  /// Adds a frame of the presentation's size along the given axes.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(count, 1))
      let one = (length - spacing * (count - 1)) / count
      return one * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping @Sendable (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modified(by: { values in
      let size = values.presentationSize
      return [
        .frame(
          width: axes.contains(.horizontal) ? Double(length(size.width, .horizontal)) : nil,
          height: axes.contains(.vertical) ? Double(length(size.height, .vertical)) : nil,
          alignment: alignment.guides)
      ]
    })
  }
}
