import ActivityModel

/// Takes the reply to one request, later than the call.
typealias WireAnswer<Request: WireRequest> =
  @MainActor (Result<Request.Reply, WireRejection>) -> Void
