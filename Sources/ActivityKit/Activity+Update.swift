import ActivityModel
public import Foundation

extension Activity {
  /// Replaces the content; ignored when the activity is over, or the content is too large.
  public func update(_ content: ActivityContent<ContentState>) async {
    submitUpdate(content, alert: nil, timestamp: nil)
  }

  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {
    submitUpdate(content, alert: alertConfiguration, timestamp: nil)
  }

  /// `timestamp` says when the data was produced; data older than what is shown is ignored.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
    timestamp: Date
  ) async {
    submitUpdate(content, alert: alertConfiguration, timestamp: timestamp)
  }

  /// Ends the activity; nil keeps the content it has.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    submitEnd(content, dismissalPolicy, timestamp: nil)
  }

  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default, timestamp: Date
  ) async {
    submitEnd(content, dismissalPolicy, timestamp: timestamp)
  }

  @available(*, deprecated, renamed: "content")
  public var contentState: ContentState { content.state }

  @available(*, deprecated, renamed: "update(_:)")
  public func update(using contentState: ContentState) async {
    submitUpdate(ActivityContent(state: contentState, staleDate: nil), alert: nil, timestamp: nil)
  }

  @available(*, deprecated, renamed: "update(_:alertConfiguration:)")
  public func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async {
    submitUpdate(
      ActivityContent(state: contentState, staleDate: nil), alert: alertConfiguration,
      timestamp: nil)
  }

  @available(*, deprecated, renamed: "end(_:dismissalPolicy:)")
  public func end(
    using contentState: ContentState? = nil,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    let content = contentState.map { ActivityContent(state: $0, staleDate: nil) }
    submitEnd(content, dismissalPolicy, timestamp: nil)
  }

  /// Apple's signature cannot throw: what cannot be encoded or is refused changes nothing, and
  /// the engine's log says why.
  private func submitUpdate(
    _ content: ActivityContent<ContentState>, alert: AlertConfiguration?, timestamp: Date?
  ) {
    guard let record = try? content.record() else { return }
    _ = link.submit(
      .update(
        ActivityUpdate(
          id: ActivityID(id), content: record, alert: alert?.record, timestamp: timestamp)))
  }

  private func submitEnd(
    _ content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy,
    timestamp: Date?
  ) {
    let record = content.flatMap { try? $0.record() }
    _ = link.submit(
      .end(
        ActivityEnd(
          id: ActivityID(id), content: record, dismissal: policy.policy, timestamp: timestamp)))
  }
}
