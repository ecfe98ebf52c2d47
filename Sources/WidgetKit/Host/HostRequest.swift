package import ActivityModel
import Foundation
package import ViewArchive

/// What the program asks of the process that holds the widgets.
package enum HostRequest: Codable, Hashable, Sendable {
  /// What is there? Samples have their dates around `now`.
  case describe(now: Date)
  case archive(ArchiveRequest)
  case perform(PerformRequest)
  /// The answer to a `HostReply.call` of the same number.
  case answer(HostAnswer)
  /// An activity changed; needs no reply.
  case changed(ActivityRecord)
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

/// What the process that holds the widgets says: one reply to each request but `answer` and
/// `changed`, with the number of the request; and calls of its own, numbered by itself.
package enum HostReply: Codable, Hashable, Sendable {
  case described(HostDescription)
  case archived(ActivityArchive)
  /// Nil when the intent ran through, else what it threw.
  case performed(error: String?)
  /// User code wants something of the engine and waits for the answer.
  case call(HostCall)
  /// The request could not be served; number 0 when it could not even be read.
  case failed(String)
}

/// What user code asks for while it runs in the host.
package enum HostCall: Codable, Hashable, Sendable {
  case submit(ActivityEvent)
  /// The activities of one attributes type.
  case records(attributesType: String)
  case areActivitiesEnabled
}

package enum HostAnswer: Codable, Hashable, Sendable {
  case accepted
  case refused(ActivityRefusal)
  case records([ActivityRecord])
  case areActivitiesEnabled(Bool)
  /// There is no engine.
  case unreachable
}

/// A request or reply with the number that joins the two.
package struct HostMessage<Body: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  package var id: Int
  package var body: Body

  package init(id: Int, _ body: Body) {
    self.id = id
    self.body = body
  }
}
