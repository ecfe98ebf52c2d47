package import ActivityModel
package import Foundation
package import ViewArchive

/// What the program asks of the process that holds the widgets.
package enum HostRequest: Codable, Hashable, Sendable {
  /// What is there? Samples have their dates around `now`.
  case describe(now: Date)
  case archive(ArchiveRequest)
  case perform(PerformRequest)
}

/// "This button was pressed."
package struct PerformRequest: Codable, Hashable, Sendable {
  /// The activity whose view carried the button.
  package var activityID: String
  package var intent: IntentReference

  package init(activityID: String, intent: IntentReference) {
    self.activityID = activityID
    self.intent = intent
  }
}

/// What the process that holds the widgets replies, one to each request.
package enum HostReply: Codable, Hashable, Sendable {
  case described(HostDescription)
  case archived(ActivityArchive)
  /// Nil when the intent ran through, else what it threw.
  case performed(error: String?)
  /// The request could not be served; number 0 when it could not even be read.
  case failed(String)
}

/// The lines between the emulator and a host (`Wire`).
package typealias LineToHost = ServerLine<HostRequest>
package typealias LineFromHost = ClientLine<HostReply>
