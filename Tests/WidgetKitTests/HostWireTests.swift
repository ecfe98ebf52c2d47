import Foundation
import Testing
import ViewArchive
import WidgetKit

struct HostWireTests {
  @Test func infinityCrossesTheWire() throws {
    var archive = ActivityArchive()
    archive.lockScreen = ViewNode(.divider, modifiers: [.flexFrame(FlexFrame(maxWidth: .infinity))])
    let message = HostMessage(id: 1, HostReply.archived(archive))
    let line = try HostWire.line(message)
    #expect(line.last == 0x0a)
    #expect(line.count { $0 == 0x0a } == 1)
    #expect(try HostWire.message(HostReply.self, in: line) == message)
  }

  @Test func linesComeOutWholeHoweverTheyArrive() throws {
    var buffer = LineBuffer()
    #expect(try buffer.lines(adding: Data("ab".utf8)) == [])
    #expect(try buffer.lines(adding: Data("c\n\nd\ne".utf8)) == [Data("abc".utf8), Data("d".utf8)])
    #expect(try buffer.lines(adding: Data("\n".utf8)) == [Data("e".utf8)])
    #expect(try buffer.lines(adding: Data()) == [])
  }

  @Test func aLineWithoutEndIsRefused() {
    var buffer = LineBuffer(longestLine: 4)
    #expect(throws: LineBuffer.Failure.lineTooLong) {
      try buffer.lines(adding: Data("abcde".utf8))
    }
  }
}
