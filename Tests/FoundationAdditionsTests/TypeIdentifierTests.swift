import Foundation
import FoundationAdditions
import Testing

struct TypeIdentifierTests {
  @Test func aBooleanIsNoNumber() {
    // As native modules tell the two apart in what a script has sent.
    #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID())
    for number in [NSNumber(value: 1), NSNumber(value: 1.5), NSNumber(value: 1_795_976_000_000.0)] {
      #expect(CFGetTypeID(number) == CFNumberGetTypeID())
    }
    #expect(CFGetTypeID(NSString("1")) == CFStringGetTypeID())
    #expect(CFBooleanGetTypeID() != CFNumberGetTypeID())
  }
}
