import NIOCore

/// Splits what a socket delivers into lines, and tells when it is closed.
final class LineHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  private var buffer = ByteBuffer()
  /// The part of `buffer` in which no line feed was found.
  private var scanned = 0
  private let longestLine: Int
  private let onLine: (ByteBufferView) -> Void
  private let onClose: () -> Void

  /// - Parameters:
  ///   - onLine: Gets each line without its line feed; empty lines are left out.
  ///   - onClose: Called once, also when a line is too long.
  init(
    longestLine: Int, onLine: @escaping (ByteBufferView) -> Void, onClose: @escaping () -> Void
  ) {
    self.longestLine = longestLine
    self.onLine = onLine
    self.onClose = onClose
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = unwrapInboundIn(data)
    buffer.writeBuffer(&bytes)
    let view = buffer.readableBytesView
    var start = view.startIndex
    var search = view.startIndex + scanned
    while let end = view[search...].firstIndex(of: 0x0a) {
      if end > start { onLine(view[start..<end]) }
      start = end + 1
      search = start
    }
    buffer.moveReaderIndex(to: start)
    scanned = buffer.readableBytes
    if scanned == 0 { buffer.clear() } else { buffer.discardReadBytes() }
    if scanned > longestLine { context.close(promise: nil) }
  }

  func channelInactive(context: ChannelHandlerContext) {
    onClose()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
