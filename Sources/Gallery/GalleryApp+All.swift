extension GalleryApp {
  /// Returns the gallery's apps.
  ///
  /// - Parameter locale: The phone's locale, such as `ja_JP`: the match has the names of its language.
  package static func all(locale: String = "en_US") -> [GalleryApp] {
    let isJapanese = locale == "ja" || locale.hasPrefix("ja_") || locale.hasPrefix("ja-")
    return [match(isJapanese ? .japanese : MatchNames()), .delivery, .countdown, .upload, .ride]
  }
}
