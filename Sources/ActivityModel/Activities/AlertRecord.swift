/// The alert of an update; the island only expands for it, title and body are shown on a watch.
package struct AlertRecord: Codable, Hashable, Sendable {
  package var title: String
  package var body: String
  /// Nil: the default sound.
  package var sound: String?

  package init(title: String, body: String, sound: String? = nil) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}
