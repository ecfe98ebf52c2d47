import ActivityModel
import Foundation
import Glibc
import HostProtocol
import WidgetKit

/// A program at the other end of the control socket, as bytes; its own end never waits.
final class ControlPeer {
  let descriptor: Int32
  private var lines = LineBuffer()

  init(path: String) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    let code = try WireAddress(path: path).withSocketAddress { connect(descriptor, $0, $1) }
    if code != 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  deinit { close(descriptor) }

  /// How many bytes went.
  @discardableResult
  func send(_ bytes: Data) -> Int {
    bytes.withUnsafeBytes {
      Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
  }

  func send(_ text: String) { send(Data(text.utf8)) }

  func send(_ line: LineFromHost) throws { send(try Wire.line(line)) }

  func greet(_ app: String = "com.example.bakery", widgets: [String]? = nil) throws {
    try send(.greeting(WireGreeting(app: app, pid: 1, widgets: widgets)))
  }

  /// The lines that have come.
  func read() throws -> [LineToHost] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var data = Data()
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      data.append(contentsOf: buffer[..<count])
    }
    return try lines.lines(adding: data).map { try Wire.message(LineToHost.self, in: $0) }
  }

  /// True when the other side has closed, whether or not everything was read.
  var isClosed: Bool {
    // 0x2000 is POLLRDHUP, which the C library only shows to GNU sources.
    var state = pollfd(fd: descriptor, events: Int16(0x2000), revents: 0)
    return poll(&state, 1, 0) > 0 && state.revents & Int16(0x2000 | POLLHUP) != 0
  }
}

/// A runtime directory of its own, which goes with it.
final class RuntimeDirectory {
  let path: String

  init() {
    path = FileManager.default.temporaryDirectory.path + "/isl-\(UUID().uuidString.prefix(8))"
    mkdir(path, 0o700)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var environment: [String: String] { ["XDG_RUNTIME_DIR": path] }
}
