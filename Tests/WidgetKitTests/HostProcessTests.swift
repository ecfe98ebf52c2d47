import Foundation
import HostProtocol
import Testing

@testable import WidgetKit

/// What a child does besides answering.
struct HostProcessTests {
  @Test @MainActor func warmUpDrawsAWholePicture() {
    #expect(HostWarmUp.run(now: Date(timeIntervalSince1970: 1_735_724_460)))
  }

  @Test(
    arguments: [
      ("", []), ("Fatal error: no\n", []), ("island-trace: 1f 2a3\n", [0x1f, 0x2a3]),
      ("words\nisland-trace: 10\nmore words\nisland-trace: ff\n", [0xff]), ("island-trace:\n", []),
    ] as [(String, [UInt])])
  func framesAreReadFromTheLastTrace(text: String, offsets: [UInt]) {
    #expect(CrashFrames.offsets(in: text) == offsets)
  }
}
