/// Draws the icon, then the title, 8 points apart (LAYOUT-10).
public struct TitleAndIconLabelStyle: Sendable {
  nonisolated public init() {}
}

extension TitleAndIconLabelStyle: LabelStyle {
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}
