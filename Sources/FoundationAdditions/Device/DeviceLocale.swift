// Foundation on Linux always uses the locale en_001. On a phone every format without a locale of
// its own is in the phone's. `ModuleShadow` of WidgetBuild declares Foundation's names again in a
// widget's own module, and those declarations use what is here.

extension Locale {
  /// The phone's locale.
  public static var _device: Locale { AppBundle.locale }
}

extension Calendar {
  /// The calendar of the phone's locale.
  public static var _device: Calendar {
    var calendar = Calendar(identifier: Locale._device.calendar.identifier)
    calendar.locale = ._device
    calendar.timeZone = .autoupdatingCurrent
    return calendar
  }
}

/// A format whose locale can be read, which the protocol `FormatStyle` does not require.
private protocol LocalizedFormat {
  var locale: Locale { get }
}

extension Date.FormatStyle: LocalizedFormat {}
extension Date.IntervalFormatStyle: LocalizedFormat {}
extension Date.RelativeFormatStyle: LocalizedFormat {}
extension IntegerFormatStyle: LocalizedFormat {}
extension IntegerFormatStyle.Percent: LocalizedFormat {}
extension IntegerFormatStyle.Currency: LocalizedFormat {}
extension FloatingPointFormatStyle: LocalizedFormat {}
extension FloatingPointFormatStyle.Percent: LocalizedFormat {}
extension FloatingPointFormatStyle.Currency: LocalizedFormat {}
extension Decimal.FormatStyle: LocalizedFormat {}
extension Decimal.FormatStyle.Percent: LocalizedFormat {}
extension Decimal.FormatStyle.Currency: LocalizedFormat {}
extension Duration.TimeFormatStyle: LocalizedFormat {}
extension Duration.UnitsFormatStyle: LocalizedFormat {}
extension ListFormatStyle: LocalizedFormat {}
extension ByteCountFormatStyle: LocalizedFormat {}
extension Measurement.FormatStyle: LocalizedFormat {}

extension FormatStyle {
  /// The style in the phone's locale, unless it has a locale of its own.
  public var _onDevice: Self {
    guard let format = self as? any LocalizedFormat, format.locale == .autoupdatingCurrent else {
      return self
    }
    return locale(._device)
  }
}
