/// A format of images that only a program of another package reads. It runs as a process of its own
/// with limits, because image files are not to be trusted.
enum ForeignImageFormat: String, CaseIterable, Sendable {
  case svg
  case pdf
  case heic

  /// - Parameter path: The path of an image file; the end of its name states the format.
  init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let suffix = name[name.index(after: dot)...].lowercased()
    self.init(rawValue: suffix == "heif" ? "heic" : suffix)
  }

  /// The program, and Debian's package that has it.
  var tool: (name: String, package: String) {
    switch self {
    case .svg: ("rsvg-convert", "librsvg2-bin")
    case .pdf: ("pdftocairo", "poppler-utils")
    case .heic: ("heif-convert", "libheif-examples")
    }
  }

  /// True for drawings, which have no pixels of their own.
  var isVector: Bool { self != .heic }

  /// Bytes above which a photo becomes JPEG, not PNG: its pixels would be too many bytes.
  private static let mostBytesOfPng = 1 << 19

  /// The name of the file that is written.
  func output(of bytes: Int) -> String {
    !isVector && bytes > Self.mostBytesOfPng ? "out.jpg" : "out.png"
  }

  /// - Parameter zoom: Pixels for each unit of a drawing: a pixel of SVG, a point of PDF.
  func arguments(_ input: String, _ output: String, zoom: Int) -> [String] {
    switch self {
    case .svg: ["--zoom", "\(zoom)", "--output", output, input]
    case .pdf:
      // It appends `.png` to the name by itself.
      [
        "-png", "-singlefile", "-transp", "-r", "\(72 * zoom)", input,
        String(output.dropLast(".png".count)),
      ]
    case .heic: ["-q", "80", input, output]
    }
  }
}
