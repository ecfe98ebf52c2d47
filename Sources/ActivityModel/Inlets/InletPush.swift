package import Foundation

/// A push in the form of a service that stands before Apple's: what it asks for, as APNs gets it.
package struct InletPush: Hashable, Sendable {
  package enum Service: String, Codable, Hashable, Sendable {
    case fcm = "FCM v1"
    case oneSignal = "OneSignal"
  }

  package enum Target: Hashable, Sendable {
    case token(Data)
    /// An activity by the identifier that its back end knows; nil: the body does not name it.
    case activity(String?)
    /// Every phone with a type that a push can start; nil: the body does not name it.
    case start(attributesType: String?)
  }

  package var service: Service
  package var target: Target
  /// The payload for APNs.
  package var payload: Data
  /// `apns-priority`: 10, 5 or 1.
  package var priority: Int
  /// `apns-expiration` in seconds since 1970; nil: absent.
  package var expiration: Int?
  /// True: it is only to be checked.
  package var isTrial = false
  /// What its sender probably did not mean.
  package var remarks: [PushFinding] = []

  package init(
    _ service: Service, to target: Target, payload: Data, priority: Int = 10,
    expiration: Int? = nil, isTrial: Bool = false, remarks: [PushFinding] = []
  ) {
    self.service = service
    self.target = target
    self.payload = payload
    self.priority = priority
    self.expiration = expiration
    self.isTrial = isTrial
    self.remarks = remarks
  }

  /// Reads the body of a request to a service.
  ///
  /// - Parameter now: The time that OneSignal's service puts into the payload.
  /// - Throws: `InletRefusal` when it cannot be sent.
  package init(_ body: Data, to route: InletRoute, now: Date) throws(InletRefusal) {
    self =
      switch route {
      case .fcm: try FCMMessage.push(body)
      case .oneSignalUpdate(let activity):
        try OneSignalMessage.update(body, activity: activity, now: now)
      case .oneSignalStart(let type): try OneSignalMessage.start(body, type: type, now: now)
      }
  }

  /// Reads the body of a push: that of a service, recognised by its keys; nil: another one, which
  /// is taken for a payload of APNs.
  ///
  /// - Parameters:
  ///   - type: The attributes type of a start, where its body does not name it.
  ///   - now: The time that OneSignal's service would put into the payload; called for its bodies.
  /// - Throws: `InletRefusal` when it is a service's, and cannot be sent.
  package init?(
    recognising body: Data, type: String? = nil, now: () -> Date
  ) throws(InletRefusal) {
    guard case .record(let fields)? = try? JSONParser.read(body), fields["aps"] == nil else {
      return nil
    }
    if fields["message"]?[["apns"]] != nil || fields["message"]?[["token"]] != nil {
      self = try FCMMessage.push(body)
    } else if fields["event"] == .text("start") || fields["event_attributes"] != nil {
      self = try OneSignalMessage.start(body, type: type, now: now())
    } else if fields["event_updates"] != nil {
      self = try OneSignalMessage.update(body, activity: nil, now: now())
    } else {
      return nil
    }
  }
}
