import ActivityModel
import Foundation
import Testing

struct TokenTextTests {
  @Test func bytesAndDigitsAreTheSame() {
    let bytes = Data([0, 9, 10, 0xab, 0xff])
    #expect(TokenText.hex(bytes) == "00090aabff")
    #expect(TokenText.bytes("00090AabFF") == bytes)
  }

  @Test(arguments: ["", "0", "0g", "é", "<00 11>", "0x00"])
  func othersAreNone(_ text: String) { #expect(TokenText.bytes(text) == nil) }

  @Test func logsHaveNoWholeToken() {
    #expect(TokenText.short(Data(repeating: 0xa5, count: 80)) == "a5a5…a5a5")
    #expect(TokenText.short(Data([1, 2])) == "0102")
  }
}
