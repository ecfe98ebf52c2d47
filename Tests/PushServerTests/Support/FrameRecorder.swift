import NIOCore
import NIOHPACK
import NIOHTTP2

/// Puts the frames of answers into a stream, in short.
final class FrameRecorder: ChannelInboundHandler {
  typealias InboundIn = HTTP2Frame

  private let frames: FrameClient.Frames.Continuation

  private let recordsSettings: Bool

  init(_ frames: FrameClient.Frames.Continuation, recordsSettings: Bool) {
    self.frames = frames
    self.recordsSettings = recordsSettings
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    switch frame.payload {
    case .headers(let headers):
      let names = headers.headers.map(\.name).filter { $0 != ":status" }.sorted()
      let status = headers.headers.first(name: ":status") ?? "?"
      frames.yield(
        "headers \(status) \(names.joined(separator: ","))\(headers.endStream ? " end" : "")")
    case .data(let data):
      guard case .byteBuffer(let bytes) = data.data else { return }
      frames.yield("data \(String(buffer: bytes))\(data.endStream ? " end" : "")")
    case .goAway(let last, _, let text):
      frames.yield("goaway \(Int(last)) \(text.map { String(buffer: $0) } ?? "")")
    case .rstStream(let code): frames.yield("reset \(code)")
    case .settings(.settings(let settings)):
      guard recordsSettings else { return }
      let streams = settings.first { $0.parameter == .maxConcurrentStreams }?.value
      frames.yield("streams \(streams ?? -1)")
    default: break
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    frames.yield("closed")
    frames.finish()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
