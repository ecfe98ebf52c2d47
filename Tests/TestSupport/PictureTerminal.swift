/// A terminal with the kitty graphics protocol in memory, as its documentation has it: images,
/// placements and text cells. What it is sent that is none of these is garbage.
package struct PictureTerminal {
  package struct Placement: Hashable {
    package var row: Int
    package var column: Int
    package var columns: Int
    package var rows: Int
    package var depth: Int

    package init(row: Int, column: Int, columns: Int, rows: Int, depth: Int) {
      self.row = row
      self.column = column
      self.columns = columns
      self.rows = rows
      self.depth = depth
    }
  }

  package private(set) var images: [Int: String] = [:]
  package private(set) var placements: [Int: Placement] = [:]
  /// The sizes of virtual placements, for placeholders.
  package private(set) var virtual: [Int: (columns: Int, rows: Int)] = [:]
  /// Text outside of sequences, with its cursor position.
  package private(set) var text: [(row: Int, column: Int, string: String)] = []
  package private(set) var longestPiece = 0
  package private(set) var garbage: [String] = []
  private var (row, column) = (0, 0)
  private var saved = (0, 0)
  private var upload: (keys: [String: String], data: String)?

  package init() {}

  package mutating func feed(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      guard byte == 0x1B else {
        var scalars = [byte]
        while let next = rest.first, next != 0x1B {
          scalars.append(next)
          rest.removeFirst()
        }
        text.append((row, column, String(decoding: scalars, as: UTF8.self)))
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "7"): saved = (row, column)
      case UInt8(ascii: "8"): (row, column) = saved
      case UInt8(ascii: "\\"): upload = nil
      case UInt8(ascii: "["):
        let body = Self.take(&rest) { (0x40...0x7E).contains($0) }
        if body.hasSuffix("H") {
          let numbers = body.dropLast().split(separator: ";").compactMap { Int($0) }
          (row, column) = ((numbers.first ?? 1) - 1, (numbers.last ?? 1) - 1)
        } else if body == "2J" || body == "?1049h" || body == "?1049l" {
          (images, placements) = ([:], [:])
        }
      case UInt8(ascii: "]"): _ = Self.take(&rest) { $0 == 0x07 || $0 == UInt8(ascii: "\\") }
      case UInt8(ascii: "("), UInt8(ascii: ")"): _ = rest.popFirst()
      case UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "M"): break
      case UInt8(ascii: "_"): command(Self.string(&rest))
      case UInt8(ascii: "P"):
        let body = Self.string(&rest, isWrapped: true)
        guard body.hasPrefix("tmux;") else {
          garbage.append(body)
          break
        }
        let inner = body.dropFirst(5).replacing("\u{1B}\u{1B}", with: "\u{1B}")
        feed(Array(inner.utf8))
      case let other: garbage.append("ESC \(other ?? 0)")
      }
    }
  }

  private static func take(_ rest: inout ArraySlice<UInt8>, until isEnd: (UInt8) -> Bool) -> String
  {
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      bytes.append(byte)
      if isEnd(byte) { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads up to `ESC \`; in tmux's wrapper a doubled ESC is part of the content.
  private static func string(_ rest: inout ArraySlice<UInt8>, isWrapped: Bool = false) -> String {
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == 0x1B {
        if rest.first == UInt8(ascii: "\\") {
          rest.removeFirst()
          break
        }
        if isWrapped, rest.first == 0x1B { bytes.append(rest.removeFirst()) }
      }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func command(_ body: String) {
    guard body.hasPrefix("G") else { return garbage.append(body) }
    let parts = body.dropFirst().split(
      separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    let data = parts.count > 1 ? String(parts[1]) : ""
    longestPiece = max(longestPiece, data.utf8.count)
    var keys: [String: String] = [:]
    for pair in parts[0].split(separator: ",") {
      let words = pair.split(separator: "=")
      if words.count == 2 { keys[String(words[0])] = String(words[1]) }
    }
    if let started = upload {
      guard keys["a"] == nil, Set(keys.keys).isSubset(of: ["m", "q"]) else {
        upload = nil
        return garbage.append("between pieces: \(body.prefix(40))")
      }
      upload = (started.keys, started.data + data)
      if keys["m"] != "1" { finish() }
      return
    }
    switch keys["a"] ?? "t" {
    case "t", "T":
      upload = (keys, data)
      if keys["m"] != "1" { finish() }
    case "p": place(keys)
    case "d": delete(keys)
    default: garbage.append(body)
    }
  }

  private mutating func finish() {
    guard let (keys, data) = upload, let id = keys["i"].flatMap({ Int($0) }) else { return }
    upload = nil
    images[id] = data
    placements[id] = nil
    if keys["a"] == "T" { place(keys) }
  }

  private mutating func place(_ keys: [String: String]) {
    guard let id = keys["i"].flatMap({ Int($0) }), images[id] != nil else {
      return garbage.append("no such image")
    }
    let size = (Int(keys["c"] ?? "") ?? 0, Int(keys["r"] ?? "") ?? 0)
    if keys["U"] == "1" {
      virtual[id] = (size.0, size.1)
    } else {
      placements[id] = Placement(
        row: row, column: column, columns: size.0, rows: size.1, depth: Int(keys["z"] ?? "0") ?? 0)
    }
  }

  private mutating func delete(_ keys: [String: String]) {
    let id = keys["i"].flatMap { Int($0) }
    switch keys["d"] {
    case "A": (images, placements, virtual) = ([:], [:], [:])
    case "i": if let id { placements[id] = nil }
    case "I":
      if let id { (images[id], placements[id], virtual[id]) = (nil, nil, nil) }
    default: garbage.append("d=\(keys["d"] ?? "")")
    }
  }

  /// The data of the images in the order in which they are seen, the upper ones last.
  package var seen: [String] {
    placements.sorted { ($0.value.depth, $0.key) < ($1.value.depth, $1.key) }
      .compactMap { images[$0.key] }
  }
}
