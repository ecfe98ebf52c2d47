import ActivityModel
import Foundation
import HostProtocol
import Testing
import ViewArchive
import WidgetKit

struct HostWireTests {
  @Test func infinityCrossesTheWire() throws {
    var archive = ActivityArchive()
    archive.lockScreen = ViewNode(.divider, modifiers: [.flexFrame(FlexFrame(maxWidth: .infinity))])
    let message = LineFromHost.reply(id: 1, .archived(archive))
    let line = try Wire.line(message)
    #expect(line.last == 0x0a)
    #expect(line.count { $0 == 0x0a } == 1)
    #expect(try Wire.message(LineFromHost.self, in: line) == message)
  }
}
