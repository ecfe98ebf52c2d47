/// Module names of iOS that the sources of widgets and their apps import.
enum AppleModuleNames {
  /// Modules that are installed beside the executable or in the toolchain: imports of them are
  /// kept.
  static let present = names(of: [.module, .moduleOfLinux], that: [.imported, .installed])
    .union(ofScripts)

  /// The modules of React Native and Expo, which native modules of an app import. They are not Apple's, and
  /// installed as the look-alikes are.
  static let ofScripts: Set<String> = ["React", "ExpoModulesCore"]

  /// The look-alike modules, and those that every copy of a source imports.
  static let imported = names(of: [.module], that: [.imported])

  /// Modules for which `canImport` is true on a device.
  static let onDevice = AppleAPITable.standard.names(of: .module)

  private static func names(
    of kinds: Set<AppleAPIRow.Kind>, that fates: Set<AppleAPIRow.Fate>
  ) -> Set<String> {
    let rows = AppleAPITable.standard.rows
    return Set(rows.filter { kinds.contains($0.kind) && fates.contains($0.fate) }.map(\.name))
  }

  /// Returns those of the imported modules that are not Apple's: frameworks of the same project, local
  /// packages and packages of others.
  static func others(of imported: Set<String>) -> Set<String> {
    imported.subtracting(present).subtracting(onDevice)
  }
}
