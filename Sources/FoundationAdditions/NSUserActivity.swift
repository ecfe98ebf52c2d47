/// A user activity for Handoff and search.
open class NSUserActivity: NSObject, @unchecked Sendable {
  // Unchecked: mutable without synchronisation, like Apple's.
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var persistentIdentifier: String?
  open var isEligibleForSearch = false
  open var isEligibleForPrediction = false
  open var isEligibleForHandoff = true

  public init(activityType: String) { self.activityType = activityType }

  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
  open func addUserInfoEntries(from dictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(dictionary) { $1 }
  }
}
