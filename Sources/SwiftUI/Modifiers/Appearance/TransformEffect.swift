import ViewArchive

extension View {
  /// Moves, scales and turns the view around its top left corner. Shears are not drawn.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    let width = hypot(transform.a, transform.b)
    let height = hypot(transform.c, transform.d)
    let isSheared = abs(transform.a * transform.c + transform.b * transform.d) > 1e-6
    let isMirrored = transform.a * transform.d - transform.b * transform.c < 0
    return scaleEffect(x: width, y: isMirrored ? -height : height, anchor: .topLeading)
      .rotationEffect(.radians(atan2(transform.b, transform.a)), anchor: .topLeading)
      .offset(x: transform.tx, y: transform.ty)
      .modified(by: { _ in isSheared ? [.unsupported("transformEffect")] : [] })
  }

  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    unsupported("projectionEffect")
  }
}
