/// Draws the icon, then the title, 8 points apart (LAYOUT-10).
public struct TitleAndIconLabelStyle: Sendable {
  nonisolated public init() {}
}

extension TitleAndIconLabelStyle: LabelStyle {
  public func makeBody(configuration: Configuration) -> some View {
    TitledIcon(icon: configuration.icon, title: configuration.title)
  }
}

private struct TitledIcon<Icon: View, Title: View>: View {
  @Environment(\.self) private var values
  let icon: Icon
  let title: Title

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: values.labelSpacing ?? 8) {
      if let width = values.labelIconWidth {
        icon.frame(minWidth: width)
      } else {
        icon
      }
      title
    }
  }
}
