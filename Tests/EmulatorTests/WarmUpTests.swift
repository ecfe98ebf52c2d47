import Foundation
import Testing
import ViewArchive

@testable import Emulator

/// What a start does ahead of time.
struct WarmUpTests {
  @Test func itsArchiveIsOneOfTheFormat() throws {
    let archive = try ArchiveFormat.decode(Data(WarmUp.sample.utf8))
    #expect(archive.lockScreen?.children.count == 6)
    #expect(archive.compactLeading != nil)
  }
}
