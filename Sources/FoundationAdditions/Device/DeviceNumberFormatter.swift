/// A number formatter in the phone's locale, unless another is set. It replaces `NumberFormatter`
/// in a widget's sources.
open class _DeviceNumberFormatter: NumberFormatter, @unchecked Sendable {
  // Unchecked: mutable without synchronisation, like Foundation's.
  private var ownLocale: Locale?

  open override var locale: Locale! {
    get { ownLocale ?? ._device }
    set {
      ownLocale = newValue
      super.locale = newValue
    }
  }

  open override func string(from number: NSNumber) -> String? {
    useDeviceLocale()
    return super.string(from: number)
  }

  open override func number(from string: String) -> NSNumber? {
    useDeviceLocale()
    return super.number(from: string)
  }

  /// Frames in several locales are drawn by one process, so a formatter in a static property has
  /// to follow.
  private func useDeviceLocale() {
    if ownLocale == nil, super.locale != ._device { super.locale = ._device }
  }
}
