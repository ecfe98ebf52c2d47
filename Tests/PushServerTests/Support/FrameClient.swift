import NIOCore
import NIOHPACK
import NIOHTTP2
import NIOPosix
import NIOSSL

/// A client that sees the frames of HTTP/2: what an answer consists of is what clients depend on.
final class FrameClient: Sendable {
  /// A frame in short: `headers 200 end`, `data {"reason":…} end`, `goaway 1 {…}`.
  typealias Frames = AsyncStream<String>

  private let channel: any Channel
  private let frames: Frames

  private init(_ channel: any Channel, _ frames: Frames) {
    self.channel = channel
    self.frames = frames
  }

  /// Connects.
  ///
  /// - Parameters:
  ///   - protocols: What the client offers in TLS; none: it speaks HTTP/2 at once.
  ///   - certificate: What the client identifies itself with in TLS.
  ///   - recordsSettings: Whether `next` returns the limits of streams, too.
  static func connect(
    port: Int, authority: String, protocols: [String] = [],
    certificate: (NIOSSLCertificate, NIOSSLPrivateKey)? = nil, recordsSettings: Bool = false
  ) async throws -> FrameClient {
    var configuration = TLSConfiguration.makeClientConfiguration()
    configuration.trustRoots = .file(authority)
    configuration.applicationProtocols = protocols
    if let (certificate, key) = certificate {
      configuration.certificateChain = [.certificate(certificate)]
      configuration.privateKey = .privateKey(key)
    }
    let tls = try NIOSSLContext(configuration: configuration)
    let (frames, continuation) = Frames.makeStream()
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          try pipeline.addHandler(NIOSSLClientHandler(context: tls, serverHostname: "localhost"))
          try pipeline.addHandler(NIOHTTP2Handler(mode: .client))
          try pipeline.addHandler(
            FrameRecorder(continuation, recordsSettings: recordsSettings))
        }
      }
      .connect(host: "127.0.0.1", port: port).get()
    return FrameClient(channel, frames)
  }

  /// Sends a request's headers, and no body; they have no `:authority`, as those of some clients.
  func sendHead(_ request: TestRequest, stream: Int32 = 1) async throws {
    var headers = HPACKHeaders([
      (":method", request.method), (":scheme", "https"), (":path", request.path),
      ("host", "localhost"),
    ])
    for (name, value) in request.headers { headers.add(name: name, value: value) }
    try await channel.writeAndFlush(
      HTTP2Frame(
        streamID: HTTP2StreamID(integerLiteral: stream),
        payload: .headers(.init(headers: headers)))
    ).get()
  }

  /// Sends a request.
  func send(_ request: TestRequest, stream: Int32 = 1, bodies: [ByteBuffer]? = nil) async throws {
    try await sendHead(request, stream: stream)
    let id = HTTP2StreamID(integerLiteral: stream)
    let bodies = bodies ?? [ByteBuffer(bytes: request.body)]
    for (index, body) in bodies.enumerated() {
      let isLast = index == bodies.count - 1
      try await channel.write(
        HTTP2Frame(
          streamID: id, payload: .data(.init(data: .byteBuffer(body), endStream: isLast)))
      ).flush(channel)
    }
  }

  /// Returns the next frames, without those that only manage the connection.
  func next(_ count: Int) async -> [String] {
    var found: [String] = []
    for await frame in frames {
      found.append(frame)
      if found.count == count { break }
    }
    return found
  }

  func close() async { try? await channel.close().get() }
}

extension EventLoopFuture<Void> {
  /// Flushes what was written, and waits until it has been.
  fileprivate func flush(_ channel: any Channel) async throws {
    channel.flush()
    try await get()
  }
}
