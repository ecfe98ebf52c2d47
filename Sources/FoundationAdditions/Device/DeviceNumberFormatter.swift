/// A number formatter in the phone's locale, unless another is set. It replaces `NumberFormatter`
/// in a widget's sources.
open class _DeviceNumberFormatter: NumberFormatter, @unchecked Sendable {
  // Unchecked: mutable without synchronisation, like Foundation's.
  private var followed = Locale.current

  open override func string(from number: NSNumber) -> String? {
    followDevice()
    return super.string(from: number)
  }

  open override func number(from string: String) -> NSNumber? {
    followDevice()
    return super.number(from: string)
  }

  open override class func localizedString(
    from number: NSNumber, number style: NumberFormatter.Style
  ) -> String {
    let formatter = _DeviceNumberFormatter()
    formatter.numberStyle = style
    return formatter.string(from: number) ?? "\(number)"
  }

  /// Foundation's copy is of the base class. The settings of digits and rounding are copied.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = _DeviceNumberFormatter()
    copy.locale = locale
    copy.followed = followed
    copy.numberStyle = numberStyle
    copy.minimumIntegerDigits = minimumIntegerDigits
    copy.maximumIntegerDigits = maximumIntegerDigits
    copy.minimumFractionDigits = minimumFractionDigits
    copy.maximumFractionDigits = maximumFractionDigits
    copy.usesGroupingSeparator = usesGroupingSeparator
    copy.roundingMode = roundingMode
    copy.multiplier = multiplier
    return copy
  }

  /// Uses the phone's locale now, unless the widget has set another. Frames in several locales are
  /// drawn by one process, so a formatter in a static property has to follow.
  private func followDevice() {
    guard locale == followed, followed != ._device else { return }
    followed = ._device
    locale = followed
  }
}
