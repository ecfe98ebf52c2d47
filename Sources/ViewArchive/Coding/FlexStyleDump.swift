extension FlexStyle {
  /// What the style gives, in React Native's words; lengths are points.
  var dump: String {
    spaced(
      display == .flex ? nil : "display \(display.rawValue)",
      position == .relative ? nil : position.rawValue,
      overflow == .visible ? nil : "overflow \(overflow.rawValue)",
      writingDirection?.rawValue, formsContainingBlock ? "containing" : nil, container.dump,
      item.dump, sizes.dump, insets.dump("inset"), margin.dump("margin"), padding.dump("padding"),
      border.dump("border"))
  }
}

extension FlexLength {
  fileprivate var dump: String {
    switch self {
    case .points(let length): ViewArchive.points(length)
    case .percent(let percent): "\(ViewArchive.points(percent))%"
    case .auto: "auto"
    }
  }
}

extension FlexEdges {
  fileprivate func dump(_ name: String) -> String? {
    let edges: [(String, FlexLength?)] = [
      ("", all), ("Horizontal", horizontal), ("Vertical", vertical), ("Left", left), ("Top", top),
      ("Right", right), ("Bottom", bottom), ("Start", start), ("End", end),
    ]
    let given = edges.compactMap { suffix, length in length.map { "\(name)\(suffix) \($0.dump)" } }
    return given.isEmpty ? nil : given.joined(separator: " ")
  }
}

extension FlexSizes {
  fileprivate var dump: String {
    func named(_ name: String, _ length: FlexLength?) -> String? {
      length.map { "\(name) \($0.dump)" }
    }
    return spaced(
      named("width", width), named("height", height), named("minWidth", minimumWidth),
      named("minHeight", minimumHeight), named("maxWidth", maximumWidth),
      named("maxHeight", maximumHeight), aspectRatio.map { "aspectRatio \(points($0))" },
      boxSizing == .borderBox ? nil : boxSizing.rawValue)
  }
}

extension FlexContainerStyle {
  fileprivate var dump: String {
    spaced(
      direction == .column ? nil : direction.rawValue, wrap == .noWrap ? nil : wrap.rawValue,
      justifyContent == .flexStart ? nil : "justify \(justifyContent.rawValue)",
      alignItems == .stretch ? nil : "align \(alignItems.rawValue)",
      alignContent == .flexStart ? nil : "lines \(alignContent.rawValue)",
      gap.map { "gap \($0.dump)" }, rowGap.map { "rowGap \($0.dump)" },
      columnGap.map { "columnGap \($0.dump)" })
  }
}

extension FlexItemStyle {
  fileprivate var dump: String {
    spaced(
      flex.map { "flex \(points($0))" }, grow.map { "grow \(points($0))" },
      shrink.map { "shrink \(points($0))" }, basis.map { "basis \($0.dump)" },
      alignSelf.map { "self \($0.rawValue)" })
  }
}
