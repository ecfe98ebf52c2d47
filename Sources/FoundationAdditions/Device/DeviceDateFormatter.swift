/// A date formatter in the phone's locale, unless another is set. It replaces `DateFormatter` in a
/// widget's sources.
open class _DeviceDateFormatter: DateFormatter, @unchecked Sendable {
  // Unchecked: mutable without synchronisation, like Foundation's.
  private var ownLocale: Locale?

  open override var locale: Locale! {
    get { ownLocale ?? ._device }
    set {
      ownLocale = newValue
      super.locale = newValue
    }
  }

  open override func string(from date: Date) -> String {
    useDeviceLocale()
    return super.string(from: date)
  }

  open override func date(from string: String) -> Date? {
    useDeviceLocale()
    return super.date(from: string)
  }

  open override func setLocalizedDateFormatFromTemplate(_ template: String) {
    useDeviceLocale()
    super.setLocalizedDateFormatFromTemplate(template)
  }

  /// Frames in several locales are drawn by one process, so a formatter in a static property has
  /// to follow.
  private func useDeviceLocale() {
    if ownLocale == nil, super.locale != ._device { super.locale = ._device }
  }
}
