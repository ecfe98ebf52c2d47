import ViewArchive

public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading, center, trailing

  var value: TextContent.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
