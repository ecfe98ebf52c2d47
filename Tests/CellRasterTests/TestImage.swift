import Foundation

/// PNG files made on the spot, unpacked, so that a test says what is in its picture.
enum TestImage {
  /// - Parameter pixel: Red, green, blue and opacity.
  static func png(
    _ width: Int, _ height: Int, pixel: (Int, Int) -> (UInt8, UInt8, UInt8, UInt8)
  ) -> Data {
    var rows: [UInt8] = []
    for y in 0..<height {
      rows.append(0)
      for x in 0..<width {
        let (red, green, blue, alpha) = pixel(x, y)
        rows += [red, green, blue, alpha]
      }
    }
    return file(width, height, rows: rows)
  }

  /// A file that says another size than its rows have.
  static func file(_ width: Int, _ height: Int, rows: [UInt8]) -> Data {
    let header = bytes(UInt32(width)) + bytes(UInt32(height)) + [8, 6, 0, 0, 0]
    return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      + chunk("IHDR", header) + chunk("IDAT", stored(rows)) + chunk("IEND", [])
  }

  /// A zlib stream without compression.
  private static func stored(_ rows: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = rows[...]
    repeat {
      let part = rest.prefix(65_535)
      rest = rest.dropFirst(part.count)
      let count = UInt16(part.count)
      stream += [rest.isEmpty ? 1 : 0, UInt8(count & 255), UInt8(count >> 8)]
      stream += [UInt8(~count & 255), UInt8(~count >> 8)] + part
    } while !rest.isEmpty
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in rows {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + bytes(b << 16 | a)
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> Data {
    let body = Array(name.utf8) + content
    var check = UInt32.max
    for byte in body {
      check ^= UInt32(byte)
      for _ in 0..<8 { check = check & 1 == 1 ? check >> 1 ^ 0xEDB8_8320 : check >> 1 }
    }
    return Data(bytes(UInt32(content.count)) + body + bytes(~check))
  }

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// A JPEG of 16 × 16 pixels, all #C81E1E.
  static let jpeg = Data(
    base64Encoded: """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsL
      EBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU
      FBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAQABADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcI
      CQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRol
      JicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ip
      qrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAA
      AAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLR
      ChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaX
      mJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEA
      PwDwKiiivzI/uM//2Q==
      """, options: .ignoreUnknownCharacters)
}
