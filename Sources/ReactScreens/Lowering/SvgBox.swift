import ActivityModel

/// The part of the plane that a drawing shows, in its own units.
struct SvgBox {
  private(set) var x = 0.0
  private(set) var y = 0.0
  private(set) var width = 24.0
  private(set) var height = 24.0

  init(_ node: ReactNode) {
    let size = (node.props["width"]?.length, node.props["height"]?.length)
    if let own = size.0, own > 0 { width = own }
    if let own = size.1, own > 0 { height = own }
    let numbers = (node.text("viewBox") ?? "").split { $0 == " " || $0 == "," }
      .compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite), numbers[2] > 0, numbers[3] > 0 else {
      return
    }
    (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// Returns a number, or a percentage as a share.
  static func share(_ value: JSONValue?) -> Double? {
    if let text = value?.string, text.hasSuffix("%") {
      return Double(text.dropLast()).map { $0 / 100 }
    }
    return value?.length
  }
}
