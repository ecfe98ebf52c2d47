import NIOCore
import NIOHTTP1

/// One HTTP/1.1 connection, for the clients of services that stand before APNs: Apple's own speaks
/// HTTP/2 only. One request at a time.
final class PlainHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let shared: ConnectionContext
  private let client: ClientConnection
  private var context: ChannelHandlerContext?
  private var head: HTTPRequestHead?
  private var body = RequestBody()

  init(_ shared: ConnectionContext, _ client: ClientConnection) {
    self.shared = shared
    self.client = client
  }

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }
  func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      self.head = head
      body = RequestBody()
      guard head.headers[canonicalForm: "expect"].contains("100-continue") else { return }
      let proceed = HTTPResponseHead(version: .http1_1, status: .continue)
      context.writeAndFlush(wrapOutboundOut(.head(proceed)), promise: nil)
    case .body(let bytes): bytes.withUnsafeReadableBytes { body.append($0) }
    case .end: handle()
    }
  }

  private func handle() {
    guard let head else { return }
    self.head = nil
    let names = [(":method", head.method.rawValue), (":path", head.uri)]
    let request = RequestHead(names + head.headers.map { ($0.name.lowercased(), $0.value) })
    shared.handle(request, body: body, from: client) { [weak self] answer in
      self?.answer(answer, isLast: !head.isKeepAlive)
    }
  }

  private func answer(_ answer: ServiceAnswer, isLast: Bool) {
    guard let context else { return }
    if answer.isGoAway { return context.close(promise: nil) }
    var headers = HTTPHeaders(answer.headers.map { ($0.name, $0.value) })
    headers.add(name: "content-length", value: "\(answer.body.utf8.count)")
    if isLast { headers.add(name: "connection", value: "close") }
    let head = HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: answer.status), headers: headers)
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(
      wrapOutboundOut(.body(.byteBuffer(ByteBuffer(string: answer.body)))), promise: nil)
    let end = context.writeAndFlush(wrapOutboundOut(.end(nil)))
    if isLast { end.assumeIsolated().whenComplete { _ in context.close(promise: nil) } }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is IdleStateHandler.IdleStateEvent { return context.close(promise: nil) }
    context.fireUserInboundEventTriggered(event)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if let text = ConnectionFailure.text(error) { shared.log.line(text) }
    context.close(promise: nil)
  }
}
