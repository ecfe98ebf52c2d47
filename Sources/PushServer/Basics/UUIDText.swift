import ActivityModel

/// Identifiers of requests: UUIDs as text.
package enum UUIDText {
  /// Returns whether the text is a UUID in its canonical form, 8-4-4-4-12. Apple asks for lower
  /// case, but its service takes both, and many clients send upper case.
  package static func isCanonical(_ text: String) -> Bool {
    guard text.utf8.count == 36 else { return false }
    for (index, character) in text.utf8.enumerated() {
      let isHyphen = index == 8 || index == 13 || index == 18 || index == 23
      if isHyphen ? character != 0x2d : TokenText.digit(character) == nil { return false }
    }
    return true
  }

  /// Returns a random UUID (version 4) in lower case.
  package static func random(using generator: inout some RandomNumberGenerator) -> String {
    let high = generator.next() & 0xffff_ffff_ffff_0fff | 0x4000
    let low = generator.next() & 0x3fff_ffff_ffff_ffff | 0x8000_0000_0000_0000
    return String(unsafeUninitializedCapacity: 36) { text in
      var index = 0
      for position in 0..<32 {
        if position == 8 || position == 12 || position == 16 || position == 20 {
          text[index] = 0x2d
          index += 1
        }
        let half = position < 16 ? high : low
        let digit = UInt8(truncatingIfNeeded: half >> UInt64((15 - position % 16) * 4)) & 15
        text[index] = digit < 10 ? 0x30 + digit : 0x57 + digit
        index += 1
      }
      return index
    }
  }
}
