import ViewArchive

/// A bar with the label above, the range's bounds at its ends and the current value below.
struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        GaugeScale(value: configuration.value, form: .linear)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
    }
  }
}
