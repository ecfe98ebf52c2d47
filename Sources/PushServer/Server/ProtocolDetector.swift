import ActivityModel
import NIOCore
import NIOHTTP1
import NIOHTTP2
import NIOSSL

/// Waits for the first bytes of a client, which tell whether it speaks HTTP/2, and then makes room
/// for the handlers of HTTP/2, or of HTTP/1.1 for a path of a service that stands before APNs. The negotiation of TLS does not tell: some clients of the push
/// service offer no protocol there and speak HTTP/2 at once.
final class ProtocolDetector: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// The begin of the client's preface, `PRI * HTTP/2.0`.
  private static let preface = Array("PRI * HTTP/2.0".utf8)
  /// The begin of a request of HTTP/1.1 that another service may take.
  private static let plain = Array("POST /".utf8)
  /// The longest first line of such a request, in bytes.
  private static let longestLine = 8_192
  /// The text that a client of HTTP/1.1 gets; real servers close the connection without any.
  private static let refusal = """
    HTTP/1.1 505 HTTP Version Not Supported\r
    content-type: text/plain\r
    connection: close\r
    content-length: 43\r
    \r
    client speaks HTTP/1.1; APNs needs HTTP/2.\n
    """

  private let shared: ConnectionContext
  private let client: ClientConnection
  private var buffer = ByteBuffer()
  private var timer: Scheduled<Void>?
  private var isDone = false

  init(_ shared: ConnectionContext, _ client: ClientConnection) {
    self.shared = shared
    self.client = client
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let seconds = shared.limits.firstRequest
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    timer = context.eventLoop.scheduleTask(in: .milliseconds(Int64(seconds * 1_000))) {
      let (this, context) = bound.value
      this.end(
        context, "a client has not begun HTTP/2 within \(Int(seconds)) s of connecting: closed")
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) { timer?.cancel() }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = unwrapInboundIn(data)
    buffer.writeBuffer(&bytes)
    guard !isDone else { return }
    let count = min(buffer.readableBytes, Self.preface.count)
    guard buffer.readableBytesView.prefix(count).elementsEqual(Self.preface.prefix(count)) else {
      switch inlet {
      case true?:
        isDone = true
        return serve(context)
      case nil: return
      case false?: break
      }
      let isHTTP = buffer.readableBytesView.contains { $0 == 0x20 }
      if isHTTP { context.write(wrapOutboundOut(ByteBuffer(string: Self.refusal)), promise: nil) }
      end(
        context,
        isHTTP
          ? "client speaks HTTP/1.1; APNs needs HTTP/2: closed (use a client with HTTP/2, "
            + "as in curl --http2)"
          : "client speaks neither HTTP/2 nor HTTP/1.1: closed")
      return
    }
    guard count == Self.preface.count else { return }
    isDone = true
    upgrade(context)
  }

  /// True: the first line is of HTTP/1.1, with a path of another service; nil: more of it has to
  /// arrive.
  private var inlet: Bool? {
    let bytes = buffer.readableBytesView
    let count = min(bytes.count, Self.plain.count)
    guard bytes.prefix(count).elementsEqual(Self.plain.prefix(count)) else { return false }
    guard let end = bytes.firstIndex(of: 0x0a) else {
      return bytes.count < Self.longestLine ? nil : false
    }
    let words = String(decoding: bytes[..<end], as: UTF8.self).split(separator: " ")
    return words.count > 1 && InletRoute(path: String(words[1])) != nil
  }

  /// Makes room for HTTP/1.1.
  private func serve(_ context: ChannelHandlerContext) {
    do {
      let pipeline = context.pipeline.syncOperations
      let silence = TimeAmount.milliseconds(Int64(shared.limits.body * 1_000))
      try pipeline.addHandlers(
        [
          HTTPResponseEncoder(), ByteToMessageHandler(HTTPRequestDecoder()),
          IdleStateHandler(allTimeout: silence), HTTPServerPipelineHandler(),
          PlainHandler(shared, client),
        ], position: .after(self))
      context.fireChannelRead(wrapInboundOut(buffer))
      context.fireChannelReadComplete()
      pipeline.removeHandler(self, promise: nil)
    } catch {
      end(context, "a connection cannot be set up: \(error)")
    }
  }

  private func upgrade(_ context: ChannelHandlerContext) {
    var settings = NIOHTTP2Handler.ConnectionConfiguration()
    settings.initialSettings = [
      HTTP2Setting(parameter: .maxConcurrentStreams, value: shared.limits.streamsBeforeToken),
      HTTP2Setting(parameter: .maxHeaderListSize, value: 16_384),
    ]
    // PRIORITY frames, which some clients send with each request, are to be ignored.
    settings.controlFrameRateLimit.maximumCount = 100_000
    do {
      let pipeline = context.pipeline.syncOperations
      let connection = ConnectionHandler(shared, client)
      try pipeline.addHandler(
        NIOHTTP2Handler(mode: .server, connectionConfiguration: settings), position: .after(self))
      try pipeline.addHandler(connection)
      context.fireChannelRead(wrapInboundOut(buffer))
      context.fireChannelReadComplete()
      pipeline.removeHandler(self, promise: nil)
    } catch {
      end(context, "a connection cannot be set up: \(error)")
    }
  }

  func channelReadComplete(context: ChannelHandlerContext) { context.fireChannelReadComplete() }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    end(context, ConnectionFailure.text(error))
  }

  func channelInactive(context: ChannelHandlerContext) {
    isDone = true
    context.fireChannelInactive()
  }

  /// Logs why, and closes the connection.
  private func end(_ context: ChannelHandlerContext, _ text: String?) {
    guard !isDone else { return }
    isDone = true
    if let text { shared.log.line(text) }
    context.flush()
    context.close(promise: nil)
  }
}
