import ViewArchive

extension StrokeLine {
  init(_ stroke: ShapeStroke) {
    let cap: Cap =
      switch stroke.cap {
      case nil, .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: Join =
      switch stroke.join {
      case nil, .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    let phase = stroke.dashPhase ?? 0
    self.init(
      width: stroke.lineWidth, cap: cap, join: join, miterLimit: stroke.miterLimit ?? 10,
      dash: stroke.dash, dashPhase: phase.isFinite ? phase : 0)
  }
}
