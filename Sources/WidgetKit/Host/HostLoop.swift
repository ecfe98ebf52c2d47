import ActivityKit
import ActivityModel
import Dispatch
import Foundation

/// Serves a host over two descriptors, one line of JSON per message.
///
/// A thread of its own reads; requests are worked on the main actor one after the other, intents
/// beside them, so that a slow button does not keep the picture waiting. User code that calls the
/// engine blocks its own thread until the answer is read; the reader never waits for user code.
package enum HostLoop {
  /// Serves until the input ends.
  ///
  /// - Parameters:
  ///   - app: the bundle identifier that activities started from intents carry.
  ///   - makeHost: run on the main actor before the first request.
  @MainActor
  package static func run(
    input: Int32, output: Int32, app: String = "widget",
    makeHost: @MainActor () throws -> WidgetHost
  ) async throws {
    let channel = HostChannel(output: output)
    defer { channel.close() }
    let calls = PendingCalls()
    let changes = ChangeBroadcast()
    ActivityLink.current = HostLink(calls: calls, channel: channel, changes: changes)
      .link(app: app)

    let (requests, continuation) = AsyncStream<HostMessage<HostRequest>>.makeStream()
    let reader = HostReader(
      input: input, channel: channel, calls: calls, changes: changes, requests: continuation)
    let host: WidgetHost
    do {
      host = try makeHost()
    } catch {
      channel.send(.failed("\(error)"), id: 0)
      throw error
    }
    Thread.detachNewThread { reader.read() }
    for await request in requests { serve(request, host, channel) }
  }

  /// Serves the widgets of a library, or those linked into this program when `library` is nil.
  @MainActor
  package static func run(library: String?, input: Int32, output: Int32) async throws {
    try await run(input: input, output: output) {
      let image = try library.map { try LoadedImage(loading: $0) } ?? LoadedImage.program()
      return WidgetHost(image: image)
    }
  }

  /// `main()` of a bundle: serves the program's own widgets and ends with the input.
  package static func serveStandardStreams() -> Never {
    let output = claimStandardOutput()
    Task { @MainActor in
      do {
        try await run(library: nil, input: STDIN_FILENO, output: output)
        exit(0)
      } catch {
        exit(1)
      }
    }
    dispatchMain()
  }

  /// Keeps the protocol's output for itself: what user code prints goes to standard error.
  ///
  /// Returns the descriptor to write replies to.
  package static func claimStandardOutput() -> Int32 {
    let output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    return output
  }

  @MainActor
  private static func serve(
    _ message: HostMessage<HostRequest>, _ host: WidgetHost, _ channel: HostChannel
  ) {
    switch message.body {
    case .describe(let now):
      Task { channel.send(.described(await host.describe(now: now)), id: message.id) }
    case .archive(let request):
      do {
        channel.send(.archived(try host.archive(request)), id: message.id)
      } catch {
        channel.send(.failed("\(error)"), id: message.id)
      }
    case .perform(let request):
      Task {
        do {
          try await host.perform(request)
          channel.send(.performed(error: nil), id: message.id)
        } catch {
          channel.send(.performed(error: "\(error)"), id: message.id)
        }
      }
    case .answer, .changed:
      // The reader keeps these.
      break
    }
  }
}

/// Reads messages on a thread of its own and hands each to who waits for it.
private struct HostReader: Sendable {
  let input: Int32
  let channel: HostChannel
  let calls: PendingCalls
  let changes: ChangeBroadcast
  let requests: AsyncStream<HostMessage<HostRequest>>.Continuation

  func read() {
    var lines = LineBuffer()
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(input, &bytes, bytes.count)
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { break }
      do {
        for line in try lines.lines(adding: Data(bytes[..<count])) { take(line) }
      } catch {
        channel.send(.failed("a message is longer than \(HostWire.longestLine) bytes"), id: 0)
        break
      }
    }
    calls.close()
    changes.finish()
    requests.finish()
  }

  private func take(_ line: Data) {
    let message: HostMessage<HostRequest>
    do {
      message = try HostWire.message(HostRequest.self, in: line)
    } catch {
      let start = String(decoding: line.prefix(60), as: UTF8.self)
      channel.send(.failed("not a message: \(start)"), id: 0)
      return
    }
    switch message.body {
    case .answer(let answer): calls.resolve(message.id, with: answer)
    case .changed(let record): changes.send(record)
    case .describe, .archive, .perform: requests.yield(message)
    }
  }
}
