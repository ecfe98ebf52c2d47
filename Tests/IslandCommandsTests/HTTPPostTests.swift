import Foundation
import Glibc
import Synchronization
import Testing

@testable import IslandCommands

/// Posting a token to a back end on this machine.
struct HTTPPostTests {
  /// A server that takes one request and answers it.
  private struct OneAnswer {
    let port: UInt16
    private let descriptor: Int32

    init() throws {
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let result = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
          bind(listener, pointer, size) | listen(listener, 1)
            | getsockname(listener, pointer, &size)
        }
      }
      try #require(result == 0)
      (descriptor, port) = (listener, UInt16(bigEndian: address.sin_port))
    }

    /// Returns the request, up to its body's closing brace.
    func serve(_ answer: String) -> String {
      let client = accept(descriptor, nil, nil)
      defer {
        close(client)
        close(descriptor)
      }
      var text: [UInt8] = []
      var byte: UInt8 = 0
      while byte != UInt8(ascii: "}"), read(client, &byte, 1) == 1 { text.append(byte) }
      let bytes = Array(answer.utf8)
      _ = send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
      return String(decoding: text, as: UTF8.self)
    }
  }

  private final class Box: Sendable {
    let text = Mutex("")
  }

  private func exchange(_ answer: String) throws -> (request: String, error: String?) {
    let server = try OneAnswer()
    let post = try HTTPPost(
      "http://127.0.0.1:\(server.port)/tokens?app=1", allowsRemote: false, timeout: 600)
    let (box, done) = (Box(), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      let request = server.serve(answer)
      box.text.withLock { $0 = request }
      done.signal()
    }
    var message: String?
    do throws(CommandError) {
      try post.send(Data(#"{"token":"ab"}"#.utf8))
    } catch {
      message = error.message
    }
    done.wait()
    return (box.text.withLock { $0 }, message)
  }

  @Test func aTokenIsPostedAsJSON() throws {
    let (request, error) = try exchange("HTTP/1.1 204 No Content\r\n\r\n")
    #expect(error == nil)
    #expect(request.hasPrefix("POST /tokens?app=1 HTTP/1.1\r\nHost: 127.0.0.1:"))
    #expect(request.contains("\r\nContent-Type: application/json\r\nContent-Length: 14\r\n"))
    #expect(request.hasSuffix("\r\n\r\n{\"token\":\"ab\"}"))
  }

  @Test(arguments: [
    ("HTTP/1.1 500 No\r\n\r\n", "answered 500: the token was not taken"),
    ("SSH-2.0\r\n", "does not answer as HTTP"), ("", "does not answer as HTTP"),
  ])
  func anotherAnswerIsAFailure(answer: String, message: String) throws {
    let error = try exchange(answer).error
    #expect(error?.contains(message) == true, "\(error ?? "")")
  }

  @Test func aBackEndThatIsNotThereIsNamed() throws {
    let error = #expect(throws: CommandError.self) {
      try HTTPPost("http://127.0.0.1:1/", allowsRemote: false).send(Data("{}".utf8))
    }
    #expect(error?.message.contains("cannot be reached") == true)
  }

  @Test(arguments: ["https://localhost/x", "localhost:80", "http://", "ftp://localhost/"])
  func otherAddressesAreRefused(url: String) {
    #expect(throws: CommandError.self) { try HTTPPost(url, allowsRemote: false) }
  }

  @Test func otherMachinesHaveToBeAllowed() throws {
    let error = #expect(throws: CommandError.self) {
      try HTTPPost("http://192.0.2.1:8080/tokens", allowsRemote: false)
    }
    #expect(error?.message.contains("--allow-remote-webhook") == true)
    _ = try HTTPPost("http://192.0.2.1:8080/tokens", allowsRemote: true)
    _ = try HTTPPost("http://[::1]:8080/", allowsRemote: false)
  }
}
