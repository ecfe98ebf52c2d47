import Foundation

/// Addresses of links and activities.
enum VoltraLink {
  /// An address; one without a scheme is of the app. Nil: there is none, or the app has no scheme.
  ///
  /// - Parameter scheme: The first of the app's URL schemes, else its identifier.
  static func url(_ text: String?, scheme: String?) -> URL? {
    guard let text, !text.isEmpty else { return nil }
    if text.contains("://"), let url = URL(string: text) { return url }
    guard let scheme else { return nil }
    return URL(
      string: "\(scheme)://\(text.trimmingCharacters(in: CharacterSet(charactersIn: "/")))")
  }
}
