import Foundation
import NIOCore
import NIOHPACK
import NIOHTTP2

/// One HTTP/2 connection: collects requests, hands them to the service, and writes its answers.
///
/// Streams have no channels of their own. That is several times faster, and decides which frames an
/// answer has: clients of the push service depend on it (HEADERS alone for a success, one DATA
/// frame for an error).
final class ConnectionHandler: ChannelDuplexHandler {
  typealias InboundIn = HTTP2Frame
  typealias OutboundIn = HTTP2Frame
  typealias OutboundOut = HTTP2Frame

  fileprivate struct Stream {
    var head: RequestHead
    var body = RequestBody()
    var begin: NIODeadline
    /// True: the service has the request; more of the body is discarded.
    var isHandled = false
    /// True: the client has sent everything.
    var isComplete = false
    /// Received bytes that are not given back to the client's window yet.
    var credit = 0
  }

  /// Bytes after which a window is opened again.
  private static let creditStep = 16_384

  private let shared: ConnectionContext
  private let client: ClientConnection
  /// True: the client was told that it may use many streams.
  private var hasManyStreams = false
  private var streams: [HTTP2StreamID: Stream] = [:]
  private var context: ChannelHandlerContext?
  private var credit = 0
  private var isReading = false
  private var needsFlush = false
  private var isReadHeld = false
  /// The last request that has begun; nil: there was none.
  private var last: (stream: HTTP2StreamID, begin: NIODeadline)?
  /// True: GOAWAY was sent; the connection is closed after the answers that are due.
  private var isEnding = false
  private var timer: Scheduled<Void>?

  init(_ shared: ConnectionContext, _ client: ClientConnection) {
    self.shared = shared
    self.client = client
  }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    shared.add(self)
    checkLater()
  }

  func handlerRemoved(context: ChannelHandlerContext) { left() }

  func channelInactive(context: ChannelHandlerContext) {
    left()
    context.fireChannelInactive()
  }

  private func left() {
    context = nil
    timer?.cancel()
    streams.removeAll()
    shared.remove(self)
  }

  // MARK: Time limits

  /// One timer for each connection, not one for each request.
  private func checkLater() {
    guard let context else { return }
    let seconds = last != nil ? shared.limits.body / 2 : shared.limits.firstRequest
    let this = NIOLoopBound(self, eventLoop: context.eventLoop)
    timer = context.eventLoop.scheduleTask(in: .milliseconds(Int64(seconds * 1_000))) {
      this.value.checkTimes()
    }
  }

  private func checkTimes() {
    guard let context else { return }
    let now = NIODeadline.now()
    guard let last else {
      shared.log.line(
        "a client has sent no request within \(Int(shared.limits.firstRequest)) s of connecting: "
          + "closed")
      return context.close(promise: nil)
    }
    let limit = TimeAmount.milliseconds(Int64(shared.limits.body * 1_000))
    for (id, stream) in streams where !stream.isComplete && now - stream.begin > limit {
      shared.log.line(
        "a request is not complete after \(Int(shared.limits.body)) s: stream closed")
      streams[id] = nil
      write(id, .rstStream(.cancel))
    }
    let idle = TimeAmount.milliseconds(Int64(shared.limits.idle * 1_000))
    if streams.isEmpty, now - last.begin > idle { return end(.idleTimeout) }
    checkLater()
  }

  // MARK: Frames of the client

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    isReading = true
    let frame = unwrapInboundIn(data)
    switch frame.payload {
    case .headers(let headers): begin(frame.streamID, headers)
    case .data(let data): add(frame.streamID, data)
    case .rstStream: streams[frame.streamID] = nil
    case .priority, .settings, .pushPromise, .ping, .goAway, .windowUpdate, .alternativeService,
      .origin:
      break
    }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    isReading = false
    if needsFlush {
      needsFlush = false
      context.flush()
    }
    context.fireChannelReadComplete()
  }

  private func begin(_ id: HTTP2StreamID, _ headers: HTTP2Frame.FramePayload.Headers) {
    if streams[id] != nil {
      // Trailers: they end the body.
      if headers.endStream { complete(id) }
      return
    }
    let now = NIODeadline.now()
    let isFirst = last == nil
    last = (max(last?.stream ?? .rootStream, id), now)
    if isFirst {
      // From now on with the limit for the rest of a request.
      timer?.cancel()
      checkLater()
    }
    let head = RequestHead(headers.headers.lazy.map { ($0.name, $0.value) })
    streams[id] = Stream(head: head, begin: now)
    if headers.endStream { complete(id) }
  }

  private func add(_ id: HTTP2StreamID, _ data: HTTP2Frame.FramePayload.Data) {
    guard case .byteBuffer(let bytes) = data.data else { return }
    // Padding and its length count against the windows, too.
    let size = bytes.readableBytes + (data.paddingBytes.map { $0 + 1 } ?? 0)
    credit += size
    if credit >= Self.creditStep {
      write(.rootStream, .windowUpdate(windowSizeIncrement: credit))
      credit = 0
    }
    guard streams[id] != nil else { return }
    if streams[id]?.isHandled == false {
      bytes.withUnsafeReadableBytes { streams[id]?.body.append($0) }
    }
    if data.endStream { return complete(id) }
    streams[id]?.credit += size
    if let due = streams[id]?.credit, due >= Self.creditStep {
      streams[id]?.credit = 0
      write(id, .windowUpdate(windowSizeIncrement: due))
    }
    // Answered at once: the rest of a body that is much too long is discarded.
    if streams[id]?.body.isCut == true, streams[id]?.isHandled == false { handle(id) }
  }

  private func complete(_ id: HTTP2StreamID) {
    guard let stream = streams[id] else { return }
    streams[id]?.isComplete = true
    if stream.isHandled {
      streams[id] = nil
      endIfDone()
    } else {
      handle(id)
    }
  }

  private func handle(_ id: HTTP2StreamID) {
    guard let stream = streams[id] else { return }
    streams[id]?.isHandled = true
    streams[id]?.body = RequestBody()
    shared.handle(stream.head, body: stream.body, from: client) { [weak self] answer in
      self?.answer(id, answer)
    }
    guard client.isAuthenticated, !hasManyStreams else { return }
    hasManyStreams = true
    let setting = HTTP2Setting(
      parameter: .maxConcurrentStreams, value: shared.limits.streams)
    write(.rootStream, .settings(.settings([setting])))
  }

  // MARK: Answers

  private func answer(_ id: HTTP2StreamID, _ answer: ServiceAnswer) {
    guard let stream = streams[id] else { return }
    if stream.isComplete {
      streams[id] = nil
    } else {
      // Stays until the client has sent the rest, which opens its window again.
      streams[id]?.isHandled = true
    }
    if answer.isGoAway { return refuse(id, answer) }
    var headers = HPACKHeaders()
    headers.reserveCapacity(answer.headers.count + 1)
    headers.add(name: ":status", value: Self.text(answer.status))
    // Identifiers are different each time: they would only push others out of the table.
    for (name, value) in answer.headers {
      headers.add(name: name, value: value, indexing: .nonIndexable)
    }
    write(id, .headers(.init(headers: headers, endStream: answer.body.isEmpty)))
    if !answer.body.isEmpty {
      write(id, .data(.init(data: .byteBuffer(ByteBuffer(string: answer.body)), endStream: true)))
    }
    endIfDone()
  }

  private static func text(_ status: Int) -> String { status == 200 ? "200" : String(status) }

  /// Ends the connection with GOAWAY in such a way that the request counts as not processed.
  private func refuse(_ id: HTTP2StreamID, _ answer: ServiceAnswer) {
    guard !isEnding else { return }
    let before = max(0, Int(id) - 2)
    goAway(HTTP2StreamID(before), answer.body)
    // Requests after it are not processed either.
    for other in streams.keys where other >= id { streams[other] = nil }
    endIfDone()
  }

  /// Sends GOAWAY with the reason, and closes the connection after the answers that are due.
  func end(_ reason: APNsReason) {
    guard !isEnding, context != nil else { return }
    goAway(last?.stream ?? .rootStream, RequestRefusal(reason, "").body)
    endIfDone()
  }

  private func goAway(_ last: HTTP2StreamID, _ body: String) {
    isEnding = true
    write(
      .rootStream,
      .goAway(lastStreamID: last, errorCode: .noError, opaqueData: ByteBuffer(string: body)))
  }

  private func endIfDone() {
    guard isEnding, streams.isEmpty, let context else { return }
    context.flush()
    context.close(promise: nil)
  }

  /// Closes the connection without waiting.
  func close() { context?.close(promise: nil) }

  private func write(_ id: HTTP2StreamID, _ payload: HTTP2Frame.FramePayload) {
    guard let context else { return }
    context.write(wrapOutboundOut(HTTP2Frame(streamID: id, payload: payload)), promise: nil)
    guard !needsFlush else { return }
    needsFlush = true
    // Answers to one read are written together; so are those to one read of the island's socket.
    guard !isReading else { return }
    let this = NIOLoopBound(self, eventLoop: context.eventLoop)
    context.eventLoop.execute {
      guard this.value.needsFlush else { return }
      this.value.needsFlush = false
      this.value.context?.flush()
    }
  }

  // MARK: Back-pressure

  /// Reads nothing more from a client that does not read its answers.
  func read(context: ChannelHandlerContext) {
    if context.channel.isWritable { context.read() } else { isReadHeld = true }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if context.channel.isWritable, isReadHeld {
      isReadHeld = false
      context.read()
    }
    context.fireChannelWritabilityChanged()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // HTTP/2 sends a GOAWAY of its own when it closes, which fails after that of this handler.
    if isEnding { return context.close(promise: nil) }
    // Only this stream is affected, and the client was told.
    if error is NIOHTTP2Errors.StreamError {
      shared.log.line("a request is malformed: \(SafeText.line("\(error)", limit: 160))")
      return
    }
    if let text = ConnectionFailure.text(error) { shared.log.line(text) }
    context.close(promise: nil)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if let closed = event as? StreamClosedEvent, closed.reason != nil {
      streams[closed.streamID] = nil
      endIfDone()
    }
    context.fireUserInboundEventTriggered(event)
  }
}
