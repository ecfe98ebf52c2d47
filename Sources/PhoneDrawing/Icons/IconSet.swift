import Foundation
import Synchronization

/// The icons of an installed set, read when they are first needed.
///
/// Apple's symbols must not be shipped. The icons of Debian's `bootstrap-icons` are close to them;
/// another folder with files of the same names can be given.
package final class IconSet: Hashable, Sendable {
  /// The folder of SVG files. Nil: no icons, so that symbols are drawn as letters.
  package let folder: String?
  private let known = Mutex<[String: IconOutline?]>([:])

  package init(folder: String?) { self.folder = folder }

  package static let none = IconSet(folder: nil)

  /// The folder of Debian's package.
  package static let installedFolder = "/usr/share/bootstrap-icons/svg"

  /// Returns the icon set of a machine: the folder that the environment names, else the installed
  /// one, else none.
  package static func installed(environment: [String: String]) -> IconSet {
    let folder = environment["ISLAND_ICONS"].flatMap { $0.isEmpty ? nil : $0 } ?? installedFolder
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
    return exists && isFolder.boolValue ? IconSet(folder: folder) : none
  }

  /// The largest file that is read, in bytes; icons have about one thousand.
  private static let mostBytes = 65_536

  /// Returns the icon of a symbol. Nil: the set lacks it, or its file cannot be read.
  package func icon(_ symbol: String) -> IconOutline? {
    guard let folder else { return nil }
    if let icon = known.withLock({ $0[symbol] }) { return icon }
    let icon = BootstrapNames.name(of: symbol).flatMap { name -> IconOutline? in
      let path = "\(folder)/\(name).svg"
      guard let file = FileHandle(forReadingAtPath: path),
        let data = try? file.read(upToCount: Self.mostBytes + 1), data.count <= Self.mostBytes
      else { return nil }
      return SvgIconParser(String(decoding: data, as: UTF8.self)).icon
    }
    known.withLock { $0[symbol] = .some(icon) }
    return icon
  }

  package static func == (left: IconSet, right: IconSet) -> Bool { left.folder == right.folder }

  package func hash(into hasher: inout Hasher) { hasher.combine(folder) }
}
