import ViewArchive

/// The space that a box is offered along one axis, margins included.
struct Offer: Equatable {
  enum Mode {
    /// The box has to have the size.
    case exact
    /// The box may have any size up to this one.
    case atMost
    /// The box is as large as its content. A length may be known nevertheless: percentages below
    /// refer to it then.
    case unlimited
  }

  var mode: Mode
  /// In points; only nil where the mode is `unlimited`.
  var length: Double?

  static let unlimited = Offer(mode: .unlimited)

  init(mode: Mode, length: Double? = nil) {
    self.mode = mode
    self.length = length
  }

  static func exact(_ length: Double) -> Offer { Offer(mode: .exact, length: length) }

  static func atMost(_ length: Double) -> Offer { Offer(mode: .atMost, length: length) }

  /// Returns the offer without a margin.
  func without(_ margin: Double) -> Offer { Offer(mode: mode, length: length.map { $0 - margin }) }

  /// Returns the offer within a greatest length; nil: no such limit.
  func limited(to maximum: Double?) -> Offer {
    guard let maximum else { return self }
    switch mode {
    case .exact, .atMost: return Offer(mode: mode, length: length.map { min($0, maximum) })
    case .unlimited: return .atMost(maximum)
    }
  }

  /// True where the greatest length leaves no space.
  var isEmpty: Bool { mode == .atMost && (length ?? 0) <= 0 }
}
