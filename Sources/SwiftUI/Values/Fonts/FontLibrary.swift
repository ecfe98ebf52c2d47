import Synchronization
import ViewArchive

/// The font files in the folder of a widget's bundle.
struct FontLibrary: Sendable {
  private var files: [FontFile] = []
  /// Names of files that are no fonts, damaged or too large.
  private var unreadable: [String] = []

  private static let cache = Mutex<[String: FontLibrary]>([:])
  /// The most files that are read.
  private static let mostFiles = 64

  static var current: FontLibrary {
    guard let folder = AppBundle.current.resourceURL?.path else { return FontLibrary() }
    if let library = cache.withLock({ $0[folder] }) { return library }
    let library = FontLibrary(folder: folder)
    cache.withLock { $0[folder] = library }
    return library
  }

  private init() {}

  init(folder: String) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let fonts = names.filter { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") }
    for name in fonts.prefix(Self.mostFiles) {
      let path = URL(fileURLWithPath: "\(folder)/\(name)").resolvingSymlinksInPath().path
      let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
      let data = size <= FontFile.mostBytes ? FileManager.default.contents(atPath: path) : nil
      if let file = data.flatMap(FontFile.init) {
        files.append(file)
      } else {
        unreadable.append(name)
      }
    }
  }

  /// Finds a font by the name that UIKit knows it by, or its family's regular one. Nil: there is none.
  func face(named name: String) -> FontFace? {
    let exact = files.first { $0.postScriptName == name || $0.fullName == name }
    if let exact { return FontFace(exact) }
    for file in files {
      if let weight = file.weight(ofInstance: name) { return FontFace(file, weight: weight) }
    }
    let family = files.filter { $0.family == name }
    return family.min { Self.distance($0, 400, false) < Self.distance($1, 400, false) }
      .map { Self.face($0, 400) }
  }

  private static func face(_ file: FontFile, _ weight: Int) -> FontFace {
    FontFace(
      file, weight: file.weightRange.map { min(max(weight, $0.lowerBound), $0.upperBound) })
  }

  /// Returns the font of the same family that is nearest to a weight of 100 to 900.
  func relative(of face: FontFace, weight: Int, isItalic: Bool) -> FontFace {
    let family = files.filter { $0.family == face.file.family }
    let best = family.min {
      Self.distance($0, weight, isItalic) < Self.distance($1, weight, isItalic)
    }
    return best.map { Self.face($0, weight) } ?? face
  }

  private static func distance(_ file: FontFile, _ weight: Int, _ isItalic: Bool) -> Int {
    (file.weightRange?.contains(weight) == true ? 0 : abs(file.weight - weight))
      + (file.isItalic == isItalic ? 0 : 1_000)
  }

  /// Describes a name that no file has.
  func problem(of name: String) -> String {
    let call = "Font.custom(\"\(name)\")"
    if IOSFonts.has(name) { return "\(call): a font of iOS; the system's is drawn" }
    var text = "\(call): no such font in the widget; the system's is drawn"
    if !unreadable.isEmpty { text += "; cannot be read: \(unreadable.joined(separator: ", "))" }
    let near = files.map(\.postScriptName)
      .sorted { Self.shared($0, name) > Self.shared($1, name) }.prefix(3)
    if !near.isEmpty { text += "; there is \(near.joined(separator: ", "))" }
    return text
  }

  /// The count of equal letters at the beginning of two names.
  private static func shared(_ first: String, _ second: String) -> Int {
    zip(first.lowercased(), second.lowercased()).prefix { $0 == $1 }.count
  }
}
