/// What the screen of the app in front shows, for scripts and tests. Lengths in points of the phone's
/// screen.
package struct ScreenReport: Codable, Hashable, Sendable {
  package struct Frame: Codable, Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  package struct Text: Codable, Hashable, Sendable {
    package var text: String
    package var frame: Frame

    package init(text: String, frame: Frame) {
      self.text = text
      self.frame = frame
    }
  }

  package struct Control: Codable, Hashable, Sendable {
    package var id: String
    /// The texts inside the control.
    package var title: String
    /// `button`, `toggle`, `text` or `adjustable`.
    package var kind: String
    /// The text of a field, or whether a toggle is on; nil: it has no value.
    package var value: String?
    package var isSelected: Bool
    package var frame: Frame

    package init(
      id: String, title: String, kind: String, value: String?, isSelected: Bool, frame: Frame
    ) {
      self.id = id
      self.title = title
      self.kind = kind
      self.value = value
      self.isSelected = isSelected
      self.frame = frame
    }
  }

  /// The bundle identifier of the app in front; nil: the home screen or the lock screen.
  package var app: String?
  /// In reading order.
  package var texts: [Text]
  /// In reading order.
  package var controls: [Control]

  package init(app: String?, texts: [Text] = [], controls: [Control] = []) {
    self.app = app
    self.texts = texts
    self.controls = controls
  }
}
