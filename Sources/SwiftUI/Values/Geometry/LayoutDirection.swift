import ViewArchive

public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight, rightToLeft

  var name: LayoutDirectionName {
    switch self {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
