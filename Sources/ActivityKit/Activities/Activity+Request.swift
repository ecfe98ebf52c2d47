import ActivityModel
public import Foundation

extension Activity {
  /// Starts an activity.
  ///
  /// - Throws: `ActivityAuthorizationError` or `ActivityInputError` when the engine refuses the
  ///   request or no engine can be reached; `EncodingError` when the attributes or the state cannot
  ///   be encoded as JSON.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    try start(attributes, content, pushType, style: .standard, alert: nil, date: nil)
  }

  /// Starts an activity of a style.
  ///
  /// - Throws: The same errors as `request(attributes:content:pushType:)`.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle
  ) throws -> Activity<Attributes> {
    try start(attributes, content, pushType, style: style, alert: nil, date: nil)
  }

  /// Schedules an activity, which is pending until `start`.
  ///
  /// - Throws: The same errors as `request(attributes:content:pushType:)`.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle, alertConfiguration: AlertConfiguration, start date: Date
  ) throws -> Activity<Attributes> {
    try start(attributes, content, pushType, style: style, alert: alertConfiguration, date: date)
  }

  /// Schedules an activity; the older name of its last parameter.
  ///
  /// - Throws: The same errors as `request(attributes:content:pushType:)`.
  @available(
    *, deprecated, renamed: "request(attributes:content:pushType:style:alertConfiguration:start:)"
  )
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
    style: ActivityStyle, alertConfiguration: AlertConfiguration, startDate: Date
  ) throws -> Activity<Attributes> {
    try start(
      attributes, content, pushType, style: style, alert: alertConfiguration, date: startDate)
  }

  /// Starts an activity that never becomes stale.
  ///
  /// - Throws: The same errors as `request(attributes:content:pushType:)`.
  @available(*, deprecated, renamed: "request(attributes:content:pushType:)")
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> {
    let content = ActivityContent(state: contentState, staleDate: nil)
    return try start(attributes, content, pushType, style: .standard, alert: nil, date: nil)
  }

  private static func start(
    _ attributes: Attributes, _ content: ActivityContent<ContentState>, _ pushType: PushType?,
    style: ActivityStyle, alert: AlertConfiguration?, date: Date?
  ) throws -> Activity<Attributes> {
    guard let link = ActivityLink.current else { throw ActivityAuthorizationError.unsupported }
    let origin = link.origin
    if link.role == .widgetExtension, origin != .intent {
      throw ActivityAuthorizationError.unsupportedTarget
    }
    let request = ActivityRequest(
      id: link.newID(), app: link.app, attributesType: Attributes.wireName,
      attributes: try ActivityCoding.encode(attributes), content: try content.record(),
      style: style.record, alert: alert?.record, startDate: date, origin: origin,
      pushType: pushType?.record)
    let now = link.now()
    switch link.submit(.request(request)) {
    case .accepted: break
    case .refused(let refusal): throw RequestError.error(for: refusal)
    // The connection broke during the request: the activity may or may not exist.
    case .unreachable: throw ActivityAuthorizationError.persistenceFailure
    }
    let record = ActivityRecord(
      id: request.id, app: request.app, attributesType: request.attributesType,
      attributes: request.attributes, content: request.content, style: request.style,
      phase: date.map { $0 > now } == true ? .pending : .active, startDate: date ?? now,
      pushType: request.pushType)
    return Activity(record: record, attributes: attributes, content: content, link: link)
  }
}
