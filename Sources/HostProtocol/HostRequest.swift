package import Foundation
package import ViewArchive

/// What the program asks of the process that holds the widgets.
package enum HostRequest: Codable, Hashable, Sendable {
  /// What is there? Samples have their dates around `now`.
  case describe(now: Date)
  case archive(ArchiveRequest)
  case perform(PerformRequest)
}
