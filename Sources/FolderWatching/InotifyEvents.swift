import Glibc

/// Parser for the inotify events of watched folders (inotify(7)). Their fields are little-endian on
/// Linux on x86-64 and arm64.
package struct InotifyEvents {
  package struct Event: Hashable, Sendable {
    /// The watch descriptor; negative when events were lost (queue overflow).
    package var watch: Int32
    package var mask: UInt32
    /// Name of the changed entry in the folder; empty for the folder itself.
    package var name: String

    package init(watch: Int32, mask: UInt32, name: String) {
      self.watch = watch
      self.mask = mask
      self.name = name
    }

    package func has(_ flags: UInt32...) -> Bool { flags.contains { mask & $0 != 0 } }
  }

  /// Size in bytes of the fields before a name: watch, mask, cookie and name length, four bytes
  /// each.
  private static let header = 16

  /// Parses all events in a buffer.
  package static func parse(_ bytes: UnsafeRawBufferPointer) -> [Event] {
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

  /// Reads all pending events from a non-blocking descriptor.
  package static func read(_ descriptor: Int32) -> [Event] {
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
