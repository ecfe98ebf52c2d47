package import ActivityModel
public import FoundationAdditions

/// An alert that expands the island on an update; a watch shows its texts, all devices play its
/// sound.
public struct AlertConfiguration: Equatable, Sendable {
  public struct AlertSound: Equatable, Sendable {
    /// The name of the sound file. Nil: the system's default sound.
    package let name: String?

    public static var `default`: AlertSound { AlertSound(name: nil) }

    /// A file in the app's bundle or its `Library/Sounds`.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  public var title: LocalizedStringResource
  public var body: LocalizedStringResource
  public var sound: AlertSound

  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }

  package var record: AlertRecord {
    AlertRecord(title: String(localized: title), body: String(localized: body), sound: sound.name)
  }
}
