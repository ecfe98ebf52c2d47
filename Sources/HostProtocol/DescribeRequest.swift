package import Foundation

/// A request for the list of widgets, previews and samples.
package struct DescribeRequest: Hashable, Sendable {
  /// Sample dates are around it.
  package var now: Date

  package init(now: Date) { self.now = now }
}
