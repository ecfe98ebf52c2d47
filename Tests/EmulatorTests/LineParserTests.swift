import ActivityModel
import Foundation
import HostProtocol
import Testing

@testable import Emulator

@Suite @MainActor struct LineParserTests {
  private func line(_ id: Int, padding: Int = 0) -> Data {
    Data("{\"id\":\(id),\"text\":\"\(String(repeating: "x", count: padding))\"}".utf8)
  }

  private struct Numbered: Decodable {
    var id: Int
    var text: String
  }

  /// Waits for the next line as the run loop does: until the descriptor is ready.
  private func next(_ parser: LineParser<Numbered>) -> Result<Numbered, any Error>? {
    while true {
      if let next = parser.next() { return next.result }
      guard let descriptor = parser.descriptor else { return nil }
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&entry, 1, -1)
    }
  }

  @Test func linesKeepTheirOrderWhicheverThreadParsesThem() throws {
    let parser = LineParser<Numbered>(longestAtOnce: 100)
    parser.add((0..<50).map { line($0, padding: $0 % 3 == 0 ? 5_000 : 0) })
    for id in 0..<50 {
      #expect(try next(parser)?.get().id == id)
    }
    #expect(next(parser) == nil && !parser.isBusy && parser.bufferedBytes == 0)
  }

  @Test func aLongLineIsNotParsedAtOnceAndShortOnesAre() throws {
    let parser = LineParser<Numbered>(longestAtOnce: 100)
    parser.add([line(1), line(2, padding: 200), line(3)])
    #expect(try parser.next()?.result.get().id == 1)
    #expect(parser.next() == nil && parser.isBusy)
    #expect(parser.bufferedBytes > 200)
    #expect(try next(parser)?.get().id == 2)
    #expect(try parser.next()?.result.get().id == 3)
  }

  @Test func whatCannotBeParsedIsReturnedWithItsLine() throws {
    let parser = LineParser<Numbered>(longestAtOnce: 10)
    let bad = Data("{\"id\": this is not JSON at all}".utf8)
    parser.add([bad, line(1)])
    let failure = try #require(next(parser))
    #expect(throws: (any Error).self) { try failure.get() }
    #expect(try next(parser)?.get().id == 1)
  }
}
