import ViewArchive

/// A bar between the labels of the range's bounds. If the lower bound has no label, the gauge's
/// label is drawn there.
struct AccessoryLinearGauge: View {
  let configuration: GaugeStyleConfiguration
  let form: GaugeContent.Form

  var body: some View {
    HStack {
      if let label = configuration.minimumValueLabel { label } else { configuration.label }
      GaugeScale(value: configuration.value, form: form)
      configuration.maximumValueLabel
    }
  }
}
