/// A query that is sent behind a frame, whose reply says that the frame is drawn. Two kinds take
/// turns, so that a reply that is lost is noticed by the next one.
enum StatusRequest: CaseIterable {
  /// `CSI 5n`, which not every terminal answers.
  case status
  /// `CSI c`, which every terminal answers that answers anything.
  case attributes

  var bytes: [UInt8] {
    switch self {
    case .status: Array("\u{1B}[5n".utf8)
    case .attributes: Array("\u{1B}[c".utf8)
    }
  }
}
