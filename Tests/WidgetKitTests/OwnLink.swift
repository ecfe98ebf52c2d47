import ActivityKit
import Testing

/// Gives each test a place of its own for its link, so that tests can run side by side.
struct OwnLink: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  @concurrent func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await ActivityLink.$slot.withValue(ActivityLink.Slot()) { try await function() }
  }
}

extension Trait where Self == OwnLink {
  static var ownLink: OwnLink { OwnLink() }
}
