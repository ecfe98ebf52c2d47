package import ActivityModel
public import AppIntents

/// Makes an update open the island; the words are for a watch, the sound for all devices.
public struct AlertConfiguration: Equatable, Sendable {
  public struct AlertSound: Equatable, Sendable {
    /// Nil is the system's.
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
