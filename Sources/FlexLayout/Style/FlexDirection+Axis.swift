import ViewArchive

extension FlexDirection {
  var isRow: Bool { self == .row || self == .rowReverse }
  var isReverse: Bool { self == .rowReverse || self == .columnReverse }

  /// The size of a box along the axis.
  var dimension: Dimension { isRow ? .width : .height }

  /// The side at which the axis starts.
  var startSide: Side {
    switch self {
    case .row: .left
    case .rowReverse: .right
    case .column: .top
    case .columnReverse: .bottom
    }
  }

  /// The side at which the axis ends.
  var endSide: Side {
    switch self {
    case .row: .right
    case .rowReverse: .left
    case .column: .bottom
    case .columnReverse: .top
    }
  }

  /// Returns the axis in text of a direction: rows go with the text.
  func axis(in text: FlexWritingDirection) -> FlexDirection {
    guard text == .rightToLeft else { return self }
    switch self {
    case .row: return .rowReverse
    case .rowReverse: return .row
    case .column, .columnReverse: return self
    }
  }

  /// Returns the axis across this one in text of a direction.
  func crossAxis(in text: FlexWritingDirection) -> FlexDirection {
    isRow ? .column : FlexDirection.row.axis(in: text)
  }
}

extension FlexSize {
  subscript(dimension: Dimension) -> Double {
    get { dimension == .width ? width : height }
    set {
      switch dimension {
      case .width: width = newValue
      case .height: height = newValue
      }
    }
  }
}
