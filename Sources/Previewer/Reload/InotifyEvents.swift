import Glibc

/// What the kernel says of watched folders, taken apart (inotify(7); Linux on x86-64 and arm64 is
/// little-endian).
struct InotifyEvents {
  struct Event: Hashable {
    /// Which watch; negative when events were lost.
    var watch: Int32
    var mask: UInt32
    /// The entry of the folder; empty for the folder itself.
    var name: String

    func has(_ flags: UInt32...) -> Bool { flags.contains { mask & $0 != 0 } }
  }

  /// Bytes before a name: watch, mask, cookie, and the name's length, four each.
  private static let header = 16

  static func parse(_ bytes: UnsafeRawBufferPointer) -> [Event] {
    var events: [Event] = []
    var place = 0
    while place + header <= bytes.count {
      let length = Int(bytes.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
      let end = min(place + header + length, bytes.count)
      events.append(
        Event(
          watch: bytes.loadUnaligned(fromByteOffset: place, as: Int32.self),
          mask: bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self),
          name: String(decoding: bytes[(place + header)..<end].prefix { $0 != 0 }, as: UTF8.self)))
      place = end
    }
    return events
  }

  /// Everything that waits on a descriptor that never blocks.
  static func read(_ descriptor: Int32) -> [Event] {
    var events: [Event] = []
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { buffer in
      while true {
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        events += parse(UnsafeRawBufferPointer(rebasing: buffer[0..<count]))
      }
    }
    return events
  }
}
