package import Foundation

/// A request to decode what a push contains, as a device does before it applies the push.
package struct DecodeRequest: Codable, Hashable, Sendable {
  package var attributesType: String
  /// JSON; nil: the push contains none.
  package var attributes: Data?
  /// JSON; nil: the push contains none.
  package var state: Data?
  /// The date that decoded dates are compared with.
  package var now: Date

  package init(attributesType: String, attributes: Data?, state: Data?, now: Date) {
    self.attributesType = attributesType
    self.attributes = attributes
    self.state = state
    self.now = now
  }
}
