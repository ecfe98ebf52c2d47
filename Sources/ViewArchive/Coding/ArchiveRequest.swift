package import Foundation

/// A request to a widget process for the archive of an activity in a state.
package struct ArchiveRequest: Codable, Hashable, Sendable {
  package var activityID: String
  /// The name of the attributes type.
  package var attributesType: String
  /// JSON in ActivityKit's default encoding.
  package var attributes: Data
  /// JSON in ActivityKit's default encoding.
  package var state: Data
  package var isStale: Bool
  package var environment: ArchiveEnvironment
  /// True if every view is to record its source locations.
  package var keepsPlaces: Bool

  package init(
    activityID: String, attributesType: String, attributes: Data, state: Data,
    isStale: Bool = false, environment: ArchiveEnvironment, keepsPlaces: Bool = false
  ) {
    self.activityID = activityID
    self.attributesType = attributesType
    self.attributes = attributes
    self.state = state
    self.isStale = isStale
    self.environment = environment
    self.keepsPlaces = keepsPlaces
  }
}
