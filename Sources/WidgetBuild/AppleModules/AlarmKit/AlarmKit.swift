// AlarmKit: attributes and presentations of alarms, which the system shows as Live Activities.
@_exported import ActivityKit
@_exported import SwiftUI

public protocol AlarmMetadata: Codable, Hashable, Sendable {}

public struct AlarmButton: Codable, Hashable, Sendable {
  public var text: LocalizedStringResource
  public var systemImageName: String
  public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
    self.text = text
    self.systemImageName = systemImageName
  }
  public var textColor: Color { .white }
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
  private var tint = "accent"
  public var tintColor: Color { .accentColor }
  public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
    self.presentation = presentation
    self.metadata = metadata
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
      secondaryIntent: (any LiveActivityIntent)? = nil
    ) {}
  }
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
