import ViewArchive

/// A ring of one size around the current value, or around the label if there is no value label
/// (LAYOUT-17).
struct CircularGauge: View {
  let configuration: GaugeStyleConfiguration
  let form: GaugeContent.Form

  private static let side = 58.0
  /// The room for a text inside of the ring, and for one in its gap.
  private static let (width, gap) = (38.0, 26.0)

  var body: some View {
    GaugeScale(value: configuration.value, form: form)
      .frame(width: Self.side, height: Self.side)
      .overlay {
        Group {
          if let label = configuration.currentValueLabel { label } else { configuration.label }
        }
        .font(.system(size: 22, weight: .medium, design: .rounded))
        .lineLimit(1).minimumScaleFactor(0.4).frame(maxWidth: Self.width)
      }
      .overlay(alignment: .bottom) {
        if form == .circular { ends }
      }
  }

  /// What stands in the gap: the ends of the range, else the label.
  @ViewBuilder private var ends: some View {
    Group {
      if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
        HStack(spacing: 4) {
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        }.frame(maxWidth: Self.gap + 10)
      } else if configuration.currentValueLabel != nil {
        configuration.label.frame(maxWidth: Self.gap)
      }
    }
    .font(.system(size: 10, weight: .semibold, design: .rounded))
    .lineLimit(1).minimumScaleFactor(0.5)
  }
}
