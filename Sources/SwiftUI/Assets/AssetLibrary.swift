import Synchronization
import ViewArchive

/// The colours and pictures of a bundle: those of its `.xcassets` folders, and loose pictures.
struct AssetLibrary: Sendable {
  /// Folders of `.imageset` and `.colorset`, by the name that sources use.
  private var images: [String: String] = [:]
  private var colors: [String: String] = [:]
  private let folder: String?

  private static let cache = Mutex<[String: AssetLibrary]>([:])

  static func of(_ bundle: Bundle?) -> AssetLibrary {
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
      // What is linked here lies elsewhere.
      let catalogue = URL(fileURLWithPath: "\(folder)/\(entry)").resolvingSymlinksInPath().path
      read(catalogue, prefix: "", depth: 0)
    }
  }

  /// Folders in folders; one that provides a namespace is part of the names in it.
  private mutating func read(_ path: String, prefix: String, depth: Int) {
    guard depth < 16 else { return }
    for entry in (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? [] {
      let inner = "\(path)/\(entry)"
      let url = URL(fileURLWithPath: entry)
      let name = prefix + url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "imageset": images[name] = images[name] ?? inner
      case "colorset": colors[name] = colors[name] ?? inner
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

  /// The colour of a name; nil when no catalogue has it.
  func color(named name: String) -> ColorValue? {
    guard let path = colors[name], let contents = AssetContents(in: path) else { return nil }
    return contents.color
  }

  /// The picture of a name; nil when there is none.
  func picture(named name: String, isDark: Bool, scale: Double) -> PictureAsset? {
    if let path = images[name], let contents = AssetContents(in: path) {
      return PictureAsset(
        contents: contents, folder: path, name: name, isDark: isDark, scale: scale)
    }
    return folder.flatMap { PictureAsset(loose: name, in: $0, scale: scale) }
  }
}
