/// The requests over one connection that wait for their replies: numbers them, passes each reply to
/// its request, and knows when replies are due. Every request gets a reply, or a failure when the
/// connection is closed, once.
///
/// It knows neither lines nor clocks: its owner writes the requests and passes the time. It is used
/// for every process and program that is asked for something.
package final class HostConnection<Reply, Failure: Error> {
  package typealias Completion = (Result<Reply, Failure>) -> Void

  private struct Waiting {
    var sent: Double
    /// The timeout in seconds; nil: none.
    var limit: Double?
    /// True for a request that is handled after those before it, so that its time begins with the
    /// last reply.
    var isQueued: Bool
    var completion: Completion
  }

  /// The lower limit of every timeout, in seconds.
  private let minimumTimeout: Double
  private var waiting: [Int: Waiting] = [:]
  private var lastID = 0
  /// When the last reply has arrived, in seconds of uptime.
  private var lastReply = -Double.infinity
  /// True after the first reply of the present connection.
  package private(set) var hasReplied = false

  package init(minimumTimeout: Double = 0) { self.minimumTimeout = minimumTimeout }

  /// The number of requests that wait.
  package var count: Int { waiting.count }

  /// Adds a request and returns its number, which is unique in the connection. It is added before it
  /// is written, and removed with `cancel` if that fails.
  ///
  /// - Parameters:
  ///   - limit: The timeout in seconds; nil: none.
  ///   - isQueued: True if the request is handled after those before it: its time begins with the
  ///     last reply.
  ///   - uptime: Now, in seconds.
  ///   - completion: Called with the reply, or with why there is none.
  package func add(
    limit: Double? = nil, isQueued: Bool = false, at uptime: Double = 0,
    _ completion: @escaping Completion
  ) -> Int {
    lastID += 1
    waiting[lastID] = Waiting(
      sent: uptime, limit: limit.map { max($0, minimumTimeout) }, isQueued: isQueued,
      completion: completion)
    return lastID
  }

  /// Removes a request that was not written, or whose reply is no longer wanted.
  package func cancel(_ id: Int) { waiting[id] = nil }

  /// Passes a reply to its request; false: none with this number waits.
  @discardableResult
  package func receive(_ reply: Reply, for id: Int, at uptime: Double = 0) -> Bool {
    hasReplied = true
    lastReply = max(lastReply, uptime)
    // Removed first: what is called may send the next request.
    guard let request = waiting.removeValue(forKey: id) else { return false }
    request.completion(.success(reply))
    return true
  }

  /// Fails all requests that wait, in the order in which they were added. Later ones are for the next
  /// connection, which has not replied yet.
  package func close(_ failure: Failure) {
    let all = waiting.sorted { $0.key < $1.key }
    waiting = [:]
    (hasReplied, lastReply) = (false, -.infinity)
    for (_, request) in all { request.completion(.failure(failure)) }
  }

  /// When the next timeout expires, in seconds of uptime; nil: no reply has one.
  package var deadline: Double? { waiting.values.compactMap { date(of: $0) }.min() }

  /// Returns the timeout, in seconds, of a request that is overdue; nil when none is.
  package func overdue(at uptime: Double) -> Double? {
    waiting.values.compactMap { request in date(of: request).map { ($0, request.limit) } }
      .filter { $0.0 <= uptime }.min { $0.0 < $1.0 }?.1
  }

  private func date(of request: Waiting) -> Double? {
    request.limit.map { (request.isQueued ? max(request.sent, lastReply) : request.sent) + $0 }
  }
}
