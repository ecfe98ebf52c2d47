import Synchronization
import ViewArchive

/// Looks up the colours, images and symbols of a bundle in its `.xcassets` folders; images also as
/// loose files.
package struct AssetLibrary: Sendable {
  /// Paths of `.imageset`, `.symbolset` and `.colorset` folders by the name that source code uses.
  private var images: [String: String] = [:]
  private var symbols: [String: String] = [:]
  private var colors: [String: String] = [:]
  private var emptyColors: [String: String] = [:]
  private let folder: String?

  private static let cache = Mutex<[String: AssetLibrary]>([:])
  /// The templates that were read, by the path of their folder.
  private static let templates = Mutex<[String: Result<SymbolTemplate, SymbolTemplate.Problem>]>(
    [:])

  package static func of(_ bundle: Bundle?) -> AssetLibrary {
    guard let folder = AppBundle.resolved(bundle).resourceURL?.path else {
      return AssetLibrary(folder: nil)
    }
    if let library = cache.withLock({ $0[folder] }) { return library }
    let library = AssetLibrary(folder: folder)
    cache.withLock { $0[folder] = library }
    return library
  }

  init(folder: String?) {
    self.folder = folder
    guard let folder else { return }
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for entry in entries.sorted() where entry.hasSuffix(".xcassets") {
      // The catalogue may be a symbolic link.
      let catalogue = URL(fileURLWithPath: "\(folder)/\(entry)").resolvingSymlinksInPath().path
      read(catalogue, prefix: "", depth: 0)
    }
    colors.merge(emptyColors) { defined, _ in defined }
    emptyColors = [:]
  }

  /// Reads nested folders; a folder that provides a namespace prefixes the names in it.
  private mutating func read(_ path: String, prefix: String, depth: Int) {
    guard depth < 16 else { return }
    for entry in (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? [] {
      let inner = "\(path)/\(entry)"
      let url = URL(fileURLWithPath: entry)
      let name = prefix + url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "imageset": images[name] = images[name] ?? inner
      case "symbolset": symbols[name] = symbols[name] ?? inner
      case "colorset":
        // Xcode's templates bring sets without a colour, which define nothing beside another.
        let isEmpty = AssetContents(in: inner)?.color == nil
        if isEmpty { emptyColors[name] = inner } else { colors[name] = colors[name] ?? inner }
      case "":
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: inner, isDirectory: &isFolder),
          isFolder.boolValue
        else { continue }
        let provides = AssetContents(in: inner)?.properties?.providesNamespace == true
        read(inner, prefix: provides ? "\(prefix)\(entry)/" : prefix, depth: depth + 1)
      default: break
      }
    }
  }

  /// The names of the images and colours in the catalogues, sorted.
  package var imageNames: [String] { Set(images.keys).union(symbols.keys).sorted() }
  package var colorNames: [String] { colors.keys.sorted() }

  /// Looks up a colour by name. Nil: no catalogue contains it.
  func color(named name: String) -> StyleValue? {
    guard let path = colors[name], let contents = AssetContents(in: path) else { return nil }
    return contents.color
  }

  /// Looks up an image by name. Nil: neither a catalogue nor the folder contains it.
  func picture(named name: String, isDark: Bool, scale: Double) -> ImageAsset? {
    if let path = images[name], let contents = AssetContents(in: path) {
      return ImageAsset(
        contents: contents, folder: path, isDark: isDark, scale: scale)
    }
    return folder.flatMap { ImageAsset(loose: name, in: $0, scale: scale) }
  }

  /// Looks up a symbol by name. Nil: no catalogue contains it.
  /// - Parameter weight: The weight of the font; the nearest that the file has is taken.
  func symbol(
    named name: String, weight: FontValue.Weight
  ) -> Result<CustomSymbol, SymbolTemplate.Problem>? {
    guard let folder = symbols[name] else { return nil }
    let template =
      Self.templates.withLock { $0[folder] }
      ?? Result { () throws(SymbolTemplate.Problem) in try SymbolTemplate(folder: folder) }
    Self.templates.withLock { $0[folder] = template }
    return template.flatMap { template in
      Result { () throws(SymbolTemplate.Problem) in
        try template.symbol(named: name, weight: weight)
      }
    }
  }

  /// True when a catalogue or the folder has an image or a symbol of this name.
  func hasImage(named name: String) -> Bool {
    images[name] != nil || symbols[name] != nil
      || folder.map { ImageAsset.loosePath(of: name, in: $0, scale: 1) != nil } == true
  }
}
