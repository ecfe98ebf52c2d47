// AlarmKit: attributes and presentations of alarms, which the system shows as Live Activities.
@_exported import ActivityKit
@_exported import SwiftUI

public protocol AlarmMetadata: Codable, Hashable, Sendable {}

// A colour that is kept as a text, `#RRGGBBAA` in sRGB, since an alarm's attributes are stored.
private struct StoredColor: Codable, Hashable, Sendable {
  var text: String
  init(_ color: Color) {
    let resolved = color.resolve(in: EnvironmentValues())
    let parts = [resolved.red, resolved.green, resolved.blue, resolved.opacity]
    text =
      "#"
      + parts.map { String(format: "%02X", Int((max(0, min(1, $0)) * 255).rounded())) }
      .joined()
  }
  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
  // Nil when the text is no colour, as in a state that is made up.
  var color: Color? {
    guard text.count == 9, text.first == "#", let bits = UInt32(text.dropFirst(), radix: 16) else {
      return nil
    }
    func part(_ shift: UInt32) -> Double { Double(bits >> shift & 0xFF) / 255 }
    return Color(.sRGB, red: part(24), green: part(16), blue: part(8), opacity: part(0))
  }
}

public struct AlarmButton: Codable, Hashable, Sendable {
  public var text: LocalizedStringResource
  public var systemImageName: String
  private var color: StoredColor
  public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
    self.text = text
    self.systemImageName = systemImageName
    color = StoredColor(textColor)
  }
  public var textColor: Color { color.color ?? .white }
  public static func == (left: AlarmButton, right: AlarmButton) -> Bool {
    left.text == right.text && left.systemImageName == right.systemImageName
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(systemImageName) }
}

public struct AlarmPresentation: Codable, Hashable, Sendable {
  public struct Alert: Codable, Hashable, Sendable {
    public enum SecondaryButtonBehavior: String, Codable, Sendable { case countdown, custom }
    public var title: LocalizedStringResource
    public var stopButton: AlarmButton
    public var secondaryButton: AlarmButton?
    public var secondaryButtonBehavior: SecondaryButtonBehavior?
    public init(
      title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      self.title = title
      self.stopButton = stopButton
      self.secondaryButton = secondaryButton
      self.secondaryButtonBehavior = secondaryButtonBehavior
    }
    // Without a stop button the system shows its own.
    public init(
      title: LocalizedStringResource, secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      self.init(
        title: title,
        stopButton: AlarmButton(text: "Stop", textColor: .white, systemImageName: "xmark"),
        secondaryButton: secondaryButton, secondaryButtonBehavior: secondaryButtonBehavior)
    }
    public static func == (left: Alert, right: Alert) -> Bool { left.title == right.title }
    public func hash(into hasher: inout Hasher) { hasher.combine(stopButton) }
  }
  public struct Countdown: Codable, Hashable, Sendable {
    public var title: LocalizedStringResource
    public var pauseButton: AlarmButton?
    public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
      self.title = title
      self.pauseButton = pauseButton
    }
    public static func == (left: Countdown, right: Countdown) -> Bool { left.title == right.title }
    public func hash(into hasher: inout Hasher) { hasher.combine(pauseButton) }
  }
  public struct Paused: Codable, Hashable, Sendable {
    public var title: LocalizedStringResource
    public var resumeButton: AlarmButton
    public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
      self.title = title
      self.resumeButton = resumeButton
    }
    public static func == (left: Paused, right: Paused) -> Bool { left.title == right.title }
    public func hash(into hasher: inout Hasher) { hasher.combine(resumeButton) }
  }
  public var alert: Alert
  public var countdown: Countdown?
  public var paused: Paused?
  public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
    self.alert = alert
    self.countdown = countdown
    self.paused = paused
  }
}

public struct AlarmPresentationState: Codable, Hashable, Sendable {
  public enum Mode: Codable, Hashable, Sendable {
    public struct Alert: Codable, Hashable, Sendable {
      public var time: Alarm.Schedule.Relative.Time
      public init(time: Alarm.Schedule.Relative.Time) { self.time = time }
    }
    public struct Countdown: Codable, Hashable, Sendable {
      public var totalCountdownDuration: TimeInterval
      public var previouslyElapsedDuration: TimeInterval
      public var startDate: Date
      public var fireDate: Date
      public init(
        totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval,
        startDate: Date, fireDate: Date
      ) {
        self.totalCountdownDuration = totalCountdownDuration
        self.previouslyElapsedDuration = previouslyElapsedDuration
        self.startDate = startDate
        self.fireDate = fireDate
      }
    }
    public struct Paused: Codable, Hashable, Sendable {
      public var totalCountdownDuration: TimeInterval
      public var previouslyElapsedDuration: TimeInterval
      public init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval) {
        self.totalCountdownDuration = totalCountdownDuration
        self.previouslyElapsedDuration = previouslyElapsedDuration
      }
    }
    case countdown(Countdown)
    case paused(Paused)
    case alert(Alert)
  }
  public var alarmID: UUID
  public var mode: Mode
  public init(alarmID: UUID, mode: Mode) {
    self.alarmID = alarmID
    self.mode = mode
  }
}

public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes {
  public typealias ContentState = AlarmPresentationState
  public var presentation: AlarmPresentation
  public var metadata: Metadata?
  private var tint: StoredColor
  public var tintColor: Color { tint.color ?? .accentColor }
  public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
    self.presentation = presentation
    self.metadata = metadata
    tint = StoredColor(tintColor)
  }
}

public struct Alarm: Identifiable, Codable, Hashable, Sendable {
  public enum State: String, Codable, Sendable { case scheduled, countdown, paused, alerting }
  public struct CountdownDuration: Codable, Hashable, Sendable {
    public var preAlert: TimeInterval?
    public var postAlert: TimeInterval?
    public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
      self.preAlert = preAlert
      self.postAlert = postAlert
    }
  }
  public enum Schedule: Codable, Hashable, Sendable {
    public struct Relative: Codable, Hashable, Sendable {
      public struct Time: Codable, Hashable, Sendable {
        public var hour: Int
        public var minute: Int
        public init(hour: Int, minute: Int) {
          self.hour = hour
          self.minute = minute
        }
      }
      public enum Recurrence: Codable, Hashable, Sendable {
        case never
        case weekly([Locale.Weekday])
      }
      public var time: Time
      public var repeats: Recurrence
      public init(time: Time, repeats: Recurrence = .never) {
        self.time = time
        self.repeats = repeats
      }
    }
    case fixed(Date)
    case relative(Relative)
  }
  public typealias ID = UUID
  public var id: UUID
  public var state: State
  public var schedule: Schedule?
  public var countdownDuration: CountdownDuration?
}

public final class AlarmManager: Sendable {
  public enum AuthorizationState: String, Sendable { case notDetermined, denied, authorized }
  public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
    public init(
      countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
      attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) {}
    public static func timer(
      duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> Self { Self(attributes: attributes) }
    public static func alarm(
      schedule: Alarm.Schedule?, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> Self { Self(schedule: schedule, attributes: attributes) }
  }
  public enum AlarmError: Error, Sendable { case maximumLimitReached }
  // No alarm is ever scheduled in Island, so these streams end at once.
  public var alarmUpdates: AsyncStream<[Alarm]> { AsyncStream { $0.finish() } }
  public var authorizationUpdates: AsyncStream<AuthorizationState> { AsyncStream { $0.finish() } }
  public static let shared = AlarmManager()
  public var authorizationState: AuthorizationState { .notDetermined }
  public func requestAuthorization() async throws -> AuthorizationState { .denied }
  public var alarms: [Alarm] { [] }
  public func schedule<Metadata: AlarmMetadata>(
    id: UUID, configuration: AlarmConfiguration<Metadata>
  ) async throws -> Alarm { Alarm(id: id, state: .scheduled) }
  public func stop(id: UUID) throws {}
  public func cancel(id: UUID) throws {}
  public func pause(id: UUID) throws {}
  public func resume(id: UUID) throws {}
  public func countdown(id: UUID) throws {}
}
