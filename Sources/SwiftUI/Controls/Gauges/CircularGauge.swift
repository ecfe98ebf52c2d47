import ViewArchive

/// A ring around the current value, or around the label if there is no value label.
struct CircularGauge: View {
  let configuration: GaugeStyleConfiguration
  let form: GaugeContent.Form

  var body: some View {
    GaugeScale(value: configuration.value, form: form)
      .overlay {
        if let label = configuration.currentValueLabel { label } else { configuration.label }
      }
      .overlay(alignment: .bottom) {
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
          HStack {
            configuration.minimumValueLabel
            configuration.maximumValueLabel
          }.font(.caption2)
        }
      }
  }
}
