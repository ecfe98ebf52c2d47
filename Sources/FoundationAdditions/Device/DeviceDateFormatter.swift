/// A date formatter in the phone's locale, unless another is set. It replaces `DateFormatter` in a
/// widget's sources.
open class _DeviceDateFormatter: DateFormatter, @unchecked Sendable {
  // Unchecked: mutable without synchronisation, like Foundation's.
  private var followed = Locale.current

  open override func string(from date: Date) -> String {
    followDevice()
    return super.string(from: date)
  }

  open override func date(from string: String) -> Date? {
    followDevice()
    return super.date(from: string)
  }

  open override func setLocalizedDateFormatFromTemplate(_ template: String) {
    followDevice()
    super.setLocalizedDateFormatFromTemplate(template)
  }

  open override class func localizedString(
    from date: Date, dateStyle: DateFormatter.Style, timeStyle: DateFormatter.Style
  ) -> String {
    let formatter = _DeviceDateFormatter()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }

  /// Foundation's copy is of the base class.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = _DeviceDateFormatter()
    copy.locale = locale
    copy.followed = followed
    copy.timeZone = timeZone
    copy.calendar = calendar
    copy.isLenient = isLenient
    copy.dateStyle = dateStyle
    copy.timeStyle = timeStyle
    if dateStyle == .none, timeStyle == .none { copy.dateFormat = dateFormat }
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
