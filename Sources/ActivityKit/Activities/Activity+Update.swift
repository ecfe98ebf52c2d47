import ActivityModel
public import Foundation

extension Activity {
  /// Replaces the content; ignored when the activity has ended or the content is too large.
  public func update(_ content: ActivityContent<ContentState>) async {
    submitUpdate(content, alert: nil, timestamp: nil)
  }

  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {
    submitUpdate(content, alert: alertConfiguration, timestamp: nil)
  }

  /// Replaces the content unless the activity already shows newer data.
  ///
  /// - Parameter timestamp: When the data was produced; the update is ignored when it is older than
  ///   the content shown.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
    timestamp: Date
  ) async {
    submitUpdate(content, alert: alertConfiguration, timestamp: timestamp)
  }

  /// Ends the activity; nil keeps its current content.
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

  private func submitUpdate(
    _ content: ActivityContent<ContentState>, alert: AlertConfiguration?, timestamp: Date?
  ) {
    guard let record = encoded(content, for: "update") else { return }
    submit(
      .update(
        ActivityUpdate(
          id: ActivityID(id), content: record, alert: alert?.record, timestamp: timestamp)))
  }

  /// Submits the end of the activity; if the last content cannot be encoded, ends without it.
  private func submitEnd(
    _ content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy,
    timestamp: Date?
  ) {
    let record = content.flatMap { encoded($0, for: "last content") }
    submit(
      .end(
        ActivityEnd(
          id: ActivityID(id), content: record, dismissal: policy.policy, timestamp: timestamp)))
  }

  // Apple's signatures cannot throw: content that cannot be encoded, or that the engine refuses,
  // changes nothing, and the reason is logged. `ActivityLink` logs refusals itself, since its
  // outcome does not contain their messages.

  private func encoded(
    _ content: ActivityContent<ContentState>, for purpose: String
  ) -> ActivityContentRecord? {
    do {
      return try content.record()
    } catch {
      link.report(
        "the \(purpose) of activity '\(id)' is ignored: \(ContentState.self) cannot be encoded as "
          + "JSON, \(error); check its encode(to:)")
      return nil
    }
  }

  private func submit(_ event: ActivityEvent) {
    if link.submit(event) == .unreachable {
      link.report("activity '\(id)' is not changed: the island that shows it does not answer")
    }
  }
}
